"""Who speaks and of whom: what an ability calls its own card, other cards and the players."""

from dataclasses import dataclass, field, replace

PLAYERS = {
    "you": "you",
    "opponent": "your opponent",
    "owner": "its owner",
    "controller": "its controller",
    "active": "the active player",
    "that_player": "that player",
    "each_player": "each player",
    "partner": "each other friendly player",
}
POSSESSIVES = {
    "you": "your",
    "opponent": "your opponent's",
    "owner": "its owner's",
    "controller": "its controller's",
    "active": "the active player's",
    "that_player": "that player's",
    "each_player": "each player's",
    "partner": "each other friendly player's",
}
ZONES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard pile",
    "edge_stack": "edge stack",
    "captured": "captured cards",
    "objective_deck": "objective deck",
    "victory_pile": "victory pile",
    "common_reserve": "common reserve",
    "play": "play",
    "beneath": "cards beneath it",
}


UNATTACHED = "the enhanced card"
"""What a card calls its host that has none, or one of any kind."""


@dataclass(frozen=True)
class Heard:
    """What was said before, of names that cards were given."""

    yours: set[str]
    """The cards can only be your own."""
    found: set[str]
    """They were found in your deck."""
    several: set[str]
    """There may be more than one."""
    taken: set[str]
    """Some of them were taken, so that there are others."""
    objectives: set[str]
    """They are objectives."""
    named: dict[str, str]
    """They are words that a player has named, and of which kind."""
    numbers: set[str]
    """They are numbers: how much was done."""
    ahead: set[str]
    """They are targets that the text comes to later."""
    shown: dict[str, bool]
    """They were revealed; and whether a target was spoken of since, which is now what `it` is."""


def nothing_heard() -> Heard:
    return Heard(set(), set(), set(), set(), set(), {}, set(), set(), {})


@dataclass(frozen=True)
class Speaker:
    """What an ability knows while it speaks; `heard` grows from verb to verb."""

    me: str
    host: str = UNATTACHED
    it: str = "it"
    """The card that the trigger is about."""
    its_kind: str = "card"
    stake: str = "damage"
    """What the trigger puts on cards, and an interrupt may prevent."""
    event: str = ""
    """What the trigger waits for."""
    how: tuple[str, ...] = ()
    """In which ways it has to happen, if the trigger says so."""
    under_way: str = ""
    """What an interrupt may cancel, where it is not a card's effects."""
    actor: str = "you"
    """Who does what the sentence says."""
    name: str = ""
    """What the actor is called, where that is not what he is always called."""
    told: str = ""
    """Another player who was spoken of: what you do has to say so."""
    bare: bool = False
    """Behind "may" or "unless": the actor was named already."""
    place: str = ""
    """Where the card has to be, if not in play."""
    heard: Heard = field(default_factory=nothing_heard)

    def reference(self, ref: str) -> str:
        """A card that the ability already knows."""
        known = {
            "self": self.me,
            "host": self.host,
            "it": self.it,
            "those": "them",
            "engaged": "the engaged objective",
            "striker": "the striking unit",
            "struck": "the one they were resolved against",
            "any": "any card",
        }
        if ref in self.heard.ahead:
            return "the target"
        if self.heard.shown.get(ref):
            return "the revealed card"
        return known.get(ref, "them" if ref in self.heard.several else "it")

    @property
    def is_attached(self) -> bool:
        """Whether the card that speaks is attached to another."""
        return self.host != UNATTACHED

    def anew(self) -> "Speaker":
        """The same at the beginning of a line, where nothing has been said."""
        return replace(self, heard=nothing_heard())

    def briefly(self, ref: str) -> "Speaker":
        """The same, to whom a card just named is `it`."""
        if ref == "self":
            return replace(self, me="it")
        return replace(self, host="it") if ref == "host" else self

    def acting(self, player: str, name: str = "") -> "Speaker":
        """The same, with another player who acts."""
        if player == self.actor:
            return self
        return replace(self, actor=player, name=name, bare=False)

    def does(self, verb: str) -> str:
        """`draw`; of another player `your opponent draws`."""
        if self.actor == "you":
            return f"you {verb}" if self.told else verb
        if self.bare:
            return verb
        return f"{self.name or PLAYERS[self.actor]} {verb_of_other(verb)}"

    def whose(self, player: str) -> str:
        """`your`; of the player who acts `their`."""
        is_the_actor = player == self.actor and player != "you"
        return "their" if is_the_actor else POSSESSIVES[player]


BEARER = Speaker("this card")
"""A card that has gained a text."""


def verb_of_other(verb: str) -> str:
    """`draws`, `chooses`, `searches`; only the first word changes."""
    word, space, rest = verb.partition(" ")
    ending = "es" if word.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{word}{ending}{space}{rest}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def either(words: "list[str] | tuple[str, ...]", joint: str = "or") -> str:
    """`a, b or c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"
