"""Filters as noun phrases: `ready enemy Vehicle unit`."""

from dataclasses import dataclass, replace

from swlcg_deck.cards.abilities.english.speaker import PLAYERS, ZONES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import computed
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.bounds import Bound
from swlcg_deck.cards.filters import CardFilter, Range, with_article

_BEFORE = (
    *("ready", "exhausted", "damaged", "undamaged", "shielded", "unshielded"),
    *("attacking", "defending", "engaged", "unique", "limited"),
    *("piloted", "unpiloted", "attached", "facedown"),
)
_BEHIND = {"committed": "committed to the Force", "alone": "alone"}
_ROLES = ("attacking", "defending", "participating")
"""What a unit can be alone."""
_NON = {"engaged": "unengaged", "attached": "unattached"}
_COUNTED = {
    "printed_force": ("printed Force icon", "printed Force icons"),
    "force": ("Force icon", "Force icons"),
    "damage": ("damage", "damage"),
    "focus": ("focus token", "focus tokens"),
    "enhancements": ("enhancement", "enhancements"),
    "captured": ("captured card", "captured cards"),
}
"""What is counted on a card; a cost is a value and no count."""


@dataclass(frozen=True)
class Noun:
    """A noun phrase without an article, in both numbers."""

    before: str
    kinds: tuple[tuple[str, ...], ...]
    """Affiliations, what it is not, traits: one of each list."""
    heads: tuple[tuple[str, str], ...]
    behind: str

    def one(self, joint: str = "or") -> str:
        return self._said(either([head for head, _ in self.heads], joint), joint)

    def many(self) -> str:
        return self._said(either([heads for _, heads in self.heads]))

    def each(self) -> str:
        """`each enemy unit and objective`, `each Specter and neutral unit`."""
        return f"each {self.one('and')}"

    def a(self) -> str:
        return with_article(self.one())

    def called(self, word: str) -> "Noun":
        """With a word before everything: `target`; it does not part `other` from its article."""
        if self.before.startswith("other"):
            rest = self.before.removeprefix("other").strip()
            return replace(self, before=f"other {word} {rest}".strip())
        return replace(self, before=f"{word} {self.before}".strip())

    def adjectives(self) -> str:
        """All that stands before the noun."""
        return " ".join(part for part in (self.before, *map(either, self.kinds)) if part)

    def _said(self, head: str, joint: str = "or") -> str:
        kinds = (either(kind, joint) for kind in self.kinds)
        return " ".join(part for part in (self.before, *kinds, head, self.behind) if part)


def described(what: CardFilter, speaker: Speaker, place: str = "in") -> Noun:
    """A filter; `place` is the word before a hand, a deck or a pile: `in` or `from`."""
    alone = "alone" in (what.is_ or ())
    before = [
        *(["other"] if what.other_than else []),
        *(
            _CAPITAL.get(word, word)
            for word in _BEFORE
            if word in (what.is_ or ()) and not (alone and word in _ROLES)
        ),
        *(_NON.get(word, f"non-{word}") for word in what.is_not or () if word not in _NOT),
        *([what.side] if what.side else []),
        *(["participating"] if "participating" in (what.is_ or ()) and not alone else []),
        *([f"{'in' if what.faction == 'in' else 'out-of'}-faction"] if what.faction else []),
        *([f"{what.card_side.value} side"] if what.card_side else []),
        *(["captured"] if what.in_ == ("captured",) else []),
    ]
    kinds = [
        *([tuple(_of(one) for one in what.affiliation)] if what.affiliation else []),
        *([(_non(what.not_),)] if what.not_ and _non(what.not_) else []),
        *([_choices(what, speaker)] if _choices(what, speaker) else []),
        *([what.trait] if what.trait else []),
    ]
    behind = " ".join(_behind(what, speaker, place))
    return Noun(" ".join(before), tuple(kinds), _heads(what, speaker), behind)


_CAPITAL = {"limited": "Limited"}


def _choices(what: CardFilter, speaker: Speaker) -> tuple[str, ...]:
    """`Specter`, `neutral`, where all that `any` describes are words before a noun."""
    nouns = [described(one, speaker) for one in what.any_ or ()]
    if any(noun.behind or noun.heads != _CARD for noun in nouns):
        return ()
    return tuple(noun.adjectives() for noun in nouns)


_CARD = (("card", "cards"),)


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
    if what.any_ and not _choices(what, speaker):
        of_type = {"type": what.type}
        inner = [
            described(one if one.type else one.model_copy(update=of_type), speaker)
            for one in what.any_
        ]
        return tuple((noun.one(), noun.many()) for noun in inner)
    if what.resource_card:
        return (("resource card", "resource cards"),)
    return tuple(map(_type_noun, what.type or ())) or _CARD


def _type_noun(kind: CardType) -> tuple[str, str]:
    name = {CardType.FATE: "fate card", CardType.AFFILIATION: "affiliation card"}.get(kind, kind)
    return str(name), f"{name}s"


def _behind(what: CardFilter, speaker: Speaker, place: str) -> list[str]:
    """What stands behind the noun."""
    named = (
        (what.copy_of, "with the title of {}"),
        *((other, _IN_COMMON[name]) for name, other in (what.same.items() if what.same else ())),
        (what.attached_to, "attached to {}"),
        (what.at, "beneath {}" if what.in_ == ("beneath",) else "at {}"),
    )
    return [
        *([f"{_controls(what.controller, speaker)}"] if what.controller and not what.in_ else []),
        *(
            _alone(what) if word == "alone" else _BEHIND[word]
            for word in what.is_ or ()
            if word in _BEHIND
        ),
        *_not(what, speaker),
        *(["among them"] if what.among else []),
        *_numbers(what, speaker),
        *([f"with {either([f'[{_icon(one)}]' for one in what.icon])}"] if what.icon else []),
        *([f"with {what.keyword.replace('_', ' ').title()}"] if what.keyword else []),
        *([_NAMED.get(speaker.heard.named.get(what.named, ""), _TITLED)] if what.named else []),
        *([f"that was {_DONE[what.happened]} this {what.this}"] if what.happened else []),
        *(words.format(card_or_one(other, speaker)) for other, words in named if other),
        *_where(what, speaker, place),
    ]


_TITLED = "with the named title"
_NAMED = {"type": "of the named type", "trait": "with the named trait"}
_IN_COMMON = {
    "controller": "controlled by the same player as {}",
    "trait": "with a trait in common with {}",
    "affiliation": "with an affiliation in common with {}",
    "printed_cost": "with the same printed cost as {}",
    "set": "from the objective set of {}",
}


def card_or_one(what: str | CardFilter, speaker: Speaker) -> str:
    """A card that is known, or one that fits: `a Vehicle unit`."""
    return described(what, speaker).a() if isinstance(what, CardFilter) else speaker.reference(what)


def _alone(what: CardFilter) -> str:
    """`attacking alone`."""
    return f"{next((word for word in _ROLES if word in (what.is_ or ())), 'participating')} alone"


def _numbers(what: CardFilter, speaker: Speaker) -> list[str]:
    cost = [
        f"with {_value(bound, name, speaker)}"
        for bound, name in ((what.printed_cost, "printed cost"), (what.priority, "priority"))
        if bound
    ]
    counted = [
        f"with {_counted(getattr(what, name), *nouns, speaker)}"
        for name, nouns in _COUNTED.items()
        if getattr(what, name) is not None
    ]
    return [*cost, *counted]


_DONE = {
    "engaged": "engaged",
    "declared": "declared as an attacker or defender",
    "damaged": "dealt damage",
    "focused_to_strike": "focused to strike",
    "played": "played",
}


_NOT = {word: f"not {said}" for word, said in _BEHIND.items()} | {"limited": "that is not Limited"}
"""What stands behind the noun."""


def _not(what: CardFilter, speaker: Speaker) -> list[str]:
    said = [_NOT[word] for word in what.is_not or () if word in _NOT]
    if what.not_ and what.not_.happened and only_says(what.not_, "happened", "this"):
        return [*said, f"that was not {_DONE[what.not_.happened]} this {what.not_.this}"]
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


def _icon(name: str) -> str:
    return name.replace("_", " ")


def _where(what: CardFilter, speaker: Speaker, place: str) -> list[str]:
    """Captured cards lie at objectives and still have their owner; `they` is who acts."""
    if what.in_ in (None, ("beneath",)) or what.among:
        return []
    if what.in_ == ("captured",):
        owner = what.controller
        if owner in (None, "any"):
            return []
        return ["you own" if owner == "you" else f"{PLAYERS[owner]} owns"]
    places = either([ZONES[one] for one in what.in_ or ()])
    if what.controller == "any":
        return [f"{place} any player's {places}"]
    if what.in_ == ("common_reserve",) and what.controller is None:
        return [f"{place} a common reserve"]
    if what.in_ == ("edge_stack",) and what.controller is None:
        return [f"{place} either edge stack"]
    return [f"{place} {speaker.whose(what.controller or _side_of(what))} {places}"]


def _side_of(what: CardFilter) -> str:
    return "opponent" if what.side == "enemy" else "you"


def _value(bound: Range, name: str, speaker: Speaker) -> str:
    """`a printed cost of at most 3`, `a lower printed cost than it`."""
    low, high = bound.lowest, bound.highest
    if low == high:
        plain = f"{name} {low}"
    elif high is not None:
        plain = f"{name} {low} to {high}" if low else f"a {name} of at most {high}"
    else:
        plain = f"a {name} of at least {low}"
    compared = [
        f"{_COST_THAN[key]} {name} {_than(key)} {bound_text(other, speaker)}"
        for key, other in bound.compared
    ]
    return " and ".join([*([plain] if low or high is not None else []), *compared])


_COST_THAN = {
    "equals": "the same",
    "at_least": "no lower",
    "at_most": "no higher",
    "more_than": "a higher",
    "fewer_than": "a lower",
}


def _counted(bound: Range, one: str, many: str, speaker: Speaker) -> str:
    """`1 or more captured cards`, `no damage`, `fewer focus tokens than it`."""
    low, high = bound.lowest, bound.highest
    if high == 0:
        plain = f"no {many}"
    elif low == high:
        plain = f"exactly {low} {one if low == 1 else many}"
    elif high is not None:
        noun = one if high == 1 else many
        plain = f"{low} to {high} {many}" if low else f"at most {high} {noun}"
    else:
        plain = f"1 or more {many}" if low == 1 else f"at least {low} {many}"
    compared = [
        f"{_than_many(name, one == many)} {many} {_than(name)} {bound_text(other, speaker)}"
        for name, other in bound.compared
    ]
    return " and ".join([*([plain] if low or high is not None else []), *compared])


def _than_many(name: str, is_much: bool) -> str:
    """`more` tokens, `no less` damage, `as many` cards."""
    less = "less" if is_much else "fewer"
    return {
        "equals": "as much" if is_much else "as many",
        "at_least": f"no {less}",
        "at_most": "no more",
        "more_than": "more",
        "fewer_than": less,
    }[name]


def _than(name: str) -> str:
    return "as" if name == "equals" else "than"


def bound_text(bound: Bound, speaker: Speaker) -> str:
    """What a number is compared with: a card that has one too, or an amount."""
    if isinstance(bound, Node):
        return computed(bound, speaker)
    return str(bound) if bound == "X" or isinstance(bound, int) else speaker.reference(bound)
