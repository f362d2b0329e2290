"""What a player is asked: the options in a fixed order, and how many of them to take."""

from typing import Any, Final

Option = tuple[Any, ...]
"""`(verb, card, ...)`: what it does, the card it is about (-1 for none), and details."""

PASS: Final[Option] = ("pass", -1)


class Decision:
    """A question to one player. Never changed once made; `words.py` puts it into English."""

    __slots__ = ("kind", "least", "most", "options", "player", "source", "why")

    def __init__(
        self,
        player: int,
        kind: str,
        options: tuple[Option, ...],
        *,
        least: int = 1,
        most: int = 1,
        why: str,
        source: int = -1,
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.least = least
        self.most = most
        self.why = why
        """The rule that asks, or the ability's place on its card."""
        self.source = source
        """The card that asks, -1 if it is the rules."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and all(
            getattr(self, name) == getattr(other, name) for name in Decision.__slots__
        )

    def __hash__(self) -> int:
        return hash((self.player, self.kind, self.options))

    def __repr__(self) -> str:
        return f"<{self.kind} of player {self.player}: {self.options}>"


class AnswerError(ValueError):
    """An answer the decision does not offer; the game is unchanged."""
