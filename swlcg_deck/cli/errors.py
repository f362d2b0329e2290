"""Errors that a user can do something about."""


class CallError(Exception):
    """The call is wrong or its input unreadable: said in a sentence, exit code 2."""
