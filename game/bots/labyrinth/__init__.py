"""How Labyrinth is played well: walking the maze, laying the landscape, and weighing both."""
