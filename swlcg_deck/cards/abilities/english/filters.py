"""Filters as noun phrases: `ready enemy Vehicle unit`."""

from dataclasses import dataclass, replace

from swlcg_deck.cards.abilities.english.speaker import PLAYERS, ZONES, Speaker, either
from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.filters import CardFilter, Range, with_article

_BEFORE = (
    *("ready", "exhausted", "damaged", "undamaged", "shielded", "unshielded"),
    *("attacking", "defending", "engaged", "unique", "limited"),
    *("piloted", "unpiloted", "facedown"),
)
_BEHIND = {
    "participating": "in the engagement",
    "committed": "committed to the Force",
    "alone": "alone in the engagement",
}
_NON = ("unique", "limited")
_BOUNDS = {
    "printed_cost": "printed cost",
    "force": "Force icons",
    "damage": "damage",
    "focus": "focus tokens",
    "enhancements": "enhancements",
    "captured": "captured cards",
}


@dataclass(frozen=True)
class Noun:
    """A noun phrase without an article, in both numbers."""

    before: str
    heads: tuple[tuple[str, str], ...]
    behind: str

    def one(self, joint: str = "or") -> str:
        return self._said(either([head for head, _ in self.heads], joint))

    def many(self) -> str:
        return self._said(either([heads for _, heads in self.heads]))

    def each(self) -> str:
        """`each enemy unit and objective`."""
        return f"each {self.one('and')}"

    def a(self) -> str:
        return with_article(self.one())

    def called(self, word: str) -> "Noun":
        """With a word before everything: `target`; it does not part `other` from its article."""
        if self.before.startswith("other"):
            rest = self.before.removeprefix("other").strip()
            return replace(self, before=f"other {word} {rest}".strip())
        return replace(self, before=f"{word} {self.before}".strip())

    def _said(self, head: str) -> str:
        return " ".join(part for part in (self.before, head, self.behind) if part)


def described(what: CardFilter, speaker: Speaker, place: str = "in") -> Noun:
    """A filter; `place` is the word before a hand, a deck or a pile: `in` or `from`."""
    before = [
        *(["other"] if what.other_than else []),
        *(word for word in _BEFORE if word in (what.is_ or ())),
        *([what.side] if what.side else []),
        *(f"non-{word}" for word in what.is_not or () if word in _NON),
        *([f"{what.faction}-of-faction"] if what.faction else []),
        *([f"{what.card_side.value} side"] if what.card_side else []),
        *([either([_of(one) for one in what.affiliation])] if what.affiliation else []),
        *([_non(what.not_)] if what.not_ and _non(what.not_) else []),
        *([either(what.trait)] if what.trait else []),
    ]
    return Noun(" ".join(before), _heads(what, speaker), " ".join(_behind(what, speaker, place)))


def kind_of(what: CardFilter) -> str:
    """`unit` where a filter speaks of units only, else `card`."""
    return what.type[0].value if what.type and len(what.type) == 1 else "card"


def only_says(what: CardFilter, *names: str) -> bool:
    """Whether a filter says these things and nothing else."""
    said = {name for name in type(what).model_fields if getattr(what, name) is not None}
    return said == set(names)


def _non(what: CardFilter) -> str:
    """The opposite of a filter that says one thing, as one word: `non-Vehicle`."""
    if only_says(what, "trait") and what.trait:
        return f"non-{either(what.trait)}"
    if only_says(what, "type") and what.type:
        return f"non-{either([one.value for one in what.type])}"
    if only_says(what, "affiliation") and what.affiliation:
        return f"non-{either([_of(one) for one in what.affiliation])}"
    return ""


def _of(affiliation: Affiliation) -> str:
    return "neutral" if affiliation is Affiliation.NEUTRAL else affiliation.value


def _heads(what: CardFilter, speaker: Speaker) -> tuple[tuple[str, str], ...]:
    if what.title:
        return tuple((title, title) for title in what.title)
    if what.any_:
        inner = [described(one, speaker) for one in what.any_]
        return tuple((noun.one(), noun.many()) for noun in inner)
    if what.resource_card:
        return (("resource card", "resource cards"),)
    return tuple(map(_type_noun, what.type or ())) or (("card", "cards"),)


def _type_noun(kind: CardType) -> tuple[str, str]:
    name = {CardType.FATE: "fate card", CardType.AFFILIATION: "affiliation card"}.get(kind, kind)
    return str(name), f"{name}s"


def _behind(what: CardFilter, speaker: Speaker, place: str) -> list[str]:
    """What stands behind the noun."""
    named = (
        (what.same_title, "with the title of {}"),
        (what.same_set, "from the objective set of {}"),
        (what.attached_to, "attached to {}"),
        (what.at, "captured at {}"),
    )
    return [
        *([f"{_controls(what.controller, speaker)}"] if what.controller and not what.in_ else []),
        *(_BEHIND[word] for word in what.is_ or () if word in _BEHIND),
        *_not(what, speaker),
        *(["among them"] if what.among else []),
        *(
            f"with {_bound(getattr(what, name), words, speaker)}"
            for name, words in _BOUNDS.items()
            if getattr(what, name) is not None
        ),
        *([f"with {what.keyword.replace('_', ' ').title()}"] if what.keyword else []),
        *(["with the named title"] if what.named else []),
        *(words.format(speaker.reference(ref)) for ref, words in named if ref),
        *([f"{place} {_zone(what, speaker)}"] if what.in_ and not what.among else []),
    ]


def _not(what: CardFilter, speaker: Speaker) -> list[str]:
    said = [
        f"that is not {_BEHIND.get(word, word)}" for word in what.is_not or () if word not in _NON
    ]
    if what.not_ and what.not_.among:
        return [*said, "not chosen"]
    if what.not_ and not _non(what.not_):
        return [*said, f"that is not {described(what.not_, speaker).a()}"]
    return said


def _controls(player: str, speaker: Speaker) -> str:
    if player == "you":
        return "you control"
    if player == speaker.actor:
        return "they control"
    return f"{PLAYERS[player]} controls"


def _zone(what: CardFilter, speaker: Speaker) -> str:
    if what.in_ == "edge_stack" and what.controller is None:
        return "either edge stack"
    return f"{speaker.whose(what.controller or 'you')} {ZONES[what.in_ or 'hand']}"


def _bound(bound: Range, name: str, speaker: Speaker) -> str:
    if bound.equals is not None:
        return f"{name} {bound.equals}"
    if bound.below:
        return f"a lower {name} than {speaker.reference(bound.below)}"
    if bound.above:
        return f"a higher {name} than {speaker.reference(bound.above)}"
    if bound.at_least is not None and bound.at_most is not None:
        return f"{name} {bound.at_least} to {bound.at_most}"
    if bound.at_most == 0:
        return f"no {name}"
    if bound.at_most is not None:
        return f"{name} {bound.at_most} or less"
    return f"{name} {bound.at_least} or more"
