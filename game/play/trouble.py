"""What goes wrong outside the program (a full disk, a broken file), told to people in one line."""


class Trouble(Exception):
    """A reason code and its terms; the sentence stands in the words under ``trouble.CODE``."""

    def __init__(self, code: str, **terms: object) -> None:
        super().__init__(code, terms)
        self.code = code
        self.terms = terms

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.terms.items())])


def why(error: OSError) -> str:
    """What the system says of an error, without number and path."""
    return error.strerror or type(error).__name__
