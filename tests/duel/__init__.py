"""Duel, a title for the tests alone: two players lay Labyrinth tiles in one landscape; most completed cities win.

It proves that a title needs no change of shared code: a folder for each layer and an entry in each of two lists, which
`tests/duel/listed.py` makes for the time of a test.
"""
