"""What a player is asked: the options in a fixed order, and how many of them to take."""

from typing import Any, Final

Option = tuple[Any, ...]
"""`(verb, card, ...)`: what it does, the card it is about (-1 for none), and details."""

PASS: Final[Option] = ("pass", -1)


class Decision:
    """A question to one player, with all that he needs to know about how it is asked. Never
    changed once it is asked; `telling` puts it into words."""

    __slots__ = (
        "kind",
        "least",
        "most",
        "options",
        "player",
        "procedure",
        "shares",
        "source",
        "still",
        "why",
    )

    def __init__(  # noqa: PLR0913 - who, what, how many, why
        self,
        player: int,
        kind: str,
        options: tuple[Option, ...],
        *,
        least: int = 1,
        most: int = 1,
        why: str,
        source: int = -1,
        still: int = 1,
        shares: tuple[tuple[int, int], ...] = (),
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
        self.still = still
        """How much is still to be given in all, if it is asked for bit by bit: resources."""
        self.shares = shares
        """`(card, amount)`: what each card has been assigned so far, of damage or tokens."""
        self.procedure = ""
        """The procedure that asks, by the name of its frame; the driver puts it down."""

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
