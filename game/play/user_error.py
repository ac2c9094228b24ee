"""What goes wrong outside the program (a full disk, a broken file), told to people in one line."""

from json import JSONDecodeError


class UserError(Exception):
    """A reason code and its terms; the sentence stands in the words under ``user_error.CODE``."""

    def __init__(self, code: str, **terms: object) -> None:
        super().__init__(code, terms)
        self.code = code
        self.terms = terms

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.terms.items())])


def why(error: Exception) -> object:
    """What an error says, in plain words: of the system without number and path, of files without their inside."""
    match error:
        case OSError():
            return error.strerror or type(error).__name__
        case UnicodeError():
            return UserError("why.signs")
        case JSONDecodeError():
            return UserError("why.json")
        case RecursionError():
            return UserError("why.nested")
    return error
