"""Noun phrases: which cards, which players, how many."""

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selecting import Cards, Select
from swlcg_deck.cards.filters import CardFilter, Range, with_article

PLAYERS = {
    "you": "you",
    "opponent": "your opponent",
    "owner": "its owner",
    "controller": "its controller",
    "active": "the active player",
    "that_player": "that player",
    "each_player": "each player",
}
POSSESSIVES = {
    "you": "your",
    "opponent": "your opponent's",
    "owner": "its owner's",
    "controller": "its controller's",
    "active": "the active player's",
    "that_player": "that player's",
    "each_player": "each player's",
}
ZONES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard pile",
    "edge_stack": "edge stack",
    "captured": "captured cards",
    "objective_deck": "objective deck",
    "victory_pile": "victory pile",
}
_CONDITIONS_BEFORE = (
    "ready",
    "exhausted",
    "damaged",
    "undamaged",
    "shielded",
    "unshielded",
    "participating",
    "attacking",
    "defending",
    "engaged",
    "unique",
    "limited",
    "piloted",
    "unpiloted",
    "facedown",
)
_STATS = {
    "printed_cost": "the printed cost",
    "printed_force": "the printed Force icons",
    "force": "the Force icons",
    "capacity": "the damage capacity",
    "remaining_capacity": "the remaining damage capacity",
}


class Speaker:
    """What an ability calls its own card: "this unit", and the card it sits on."""

    def __init__(self, kind: str, host: str = "enhanced card") -> None:
        self.me = f"this {kind}"
        self.host = f"the {host}"

    def reference(self, ref: str) -> str:
        """A card that the ability already knows."""
        known = {
            "self": self.me,
            "host": self.host,
            "it": "it",
            "that": "it",
            "engaged": "the engaged objective",
            "striker": "the striking unit",
            "any": "any card",
        }
        return known.get(ref, "it")


def icon(name: str) -> str:
    """`[edge blast damage]`."""
    return f"[{name.replace('_', ' ')}]"


def plural(noun: str) -> str:
    """The plural of the last word that carries it: `unit of yours` becomes `units of yours`."""
    for word in ("unit", "objective", "enhancement", "event", "card", "mission"):
        head, found, tail = noun.partition(f"{word} ")
        if found:
            return f"{head}{word}s {tail}"
    if noun.endswith("fate"):
        return f"{noun} cards"
    return noun if noun.endswith("s") else f"{noun}s"


def described(what: CardFilter, speaker: Speaker) -> str:
    """A filter as a noun phrase without an article: `ready enemy Vehicle unit`."""
    before = [
        *(["other"] if what.other_than else []),
        *([what.side] if what.side else []),
        *(word for word in _CONDITIONS_BEFORE if word in (what.is_ or ())),
        *(f"non-{word}" for word in what.is_not or () if word != "committed"),
        *([f"{what.faction}-of-faction"] if what.faction else []),
        *([f"non-{_one_word(what.not_)}"] if what.not_ and _one_word(what.not_) else []),
        *([f"{what.card_side.value} side"] if what.card_side else []),
        *([_either([one.value for one in what.affiliation])] if what.affiliation else []),
        *([_either(list(what.trait))] if what.trait else []),
    ]
    noun = _noun(what, speaker)
    return " ".join([*before, noun, *_after(what, speaker)])


def _one_word(what: CardFilter) -> str:
    """A filter that says one thing, as one word: `Vehicle`, `unit`; otherwise nothing."""
    said = [name for name in type(what).model_fields if getattr(what, name) is not None]
    if said == ["trait"] and what.trait:
        return _either(list(what.trait))
    if said == ["type"] and what.type:
        return _either([one.value for one in what.type])
    return ""


def _noun(what: CardFilter, speaker: Speaker) -> str:
    if what.title:
        return _either(list(what.title))
    if what.any_:
        return _either([described(one, speaker) for one in what.any_])
    if what.resource_card:
        return "resource card"
    if what.type:
        names = [
            f"{one.value} card" if one.value in ("event", "fate") else one.value
            for one in what.type
        ]
        return _either(names)
    return "card"


def _after(what: CardFilter, speaker: Speaker) -> list[str]:
    """What stands behind the noun."""
    after = []
    if what.controller and what.in_ is None:
        after.append(
            {"you": "of yours", "opponent": "of your opponent's"}.get(
                what.controller, "that player controls"
            )
        )
    if what.in_ and not what.among:
        whose = POSSESSIVES.get(what.controller or "you", "your")
        if what.in_ == "edge_stack" and what.controller is None:
            whose = "either"
        after.append(f"in {whose} {ZONES[what.in_]}")
    if "committed" in (what.is_ or ()):
        after.append("committed to the Force")
    if "committed" in (what.is_not or ()):
        after.append("not committed to the Force")
    if "alone" in (what.is_ or ()):
        after.append("that is alone in the engagement")
    for bound, name in (
        (what.printed_cost, "printed cost"),
        (what.force, "Force icons"),
        (what.damage, "damage"),
        (what.focus, "focus tokens"),
        (what.enhancements, "enhancements"),
        (what.captured, "captured cards"),
    ):
        if bound is not None:
            after.append(f"with {_bound(bound, name, speaker)}")
    if what.keyword:
        after.append(f"with {what.keyword.replace('_', ' ').title()}")
    if what.at:
        after.append(f"captured at {speaker.reference(what.at)}")
    if what.attached_to:
        after.append(f"attached to {speaker.reference(what.attached_to)}")
    if what.among:
        after.append("among them")
    if what.named:
        after.append("with the named title")
    if what.same_title:
        after.append(f"with the title of {speaker.reference(what.same_title)}")
    if what.same_set:
        after.append(f"from the set of {speaker.reference(what.same_set)}")
    if what.not_ and what.not_.among:
        after.append("not chosen")
    elif what.not_ and not _one_word(what.not_):
        after.append(f"that is not {with_article(described(what.not_, speaker))}")
    return after


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


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def selected(cards: Cards, speaker: Speaker) -> str:
    """What an effect acts on: `a target enemy unit`, `each attacking unit`, `this objective`."""
    return speaker.reference(cards) if isinstance(cards, str) else _selection(cards, speaker)


def _selection(select: Select, speaker: Speaker) -> str:
    # A player who picks among his own cards need not be told that the choice is his.
    chooser = f" of {POSSESSIVES[select.by]} choice"
    own = select.choose is not None and all(one.controller == select.by for one in select.choose)
    if select.by == "you" or own:
        chooser = ""
    if select.each is not None:
        return f"each {described(select.each, speaker)}"
    if select.random is not None:
        return f"{_counted(select, described(select.random, speaker), 'random')}"
    if select.top is not None:
        place = f"{POSSESSIVES[select.whose]} {ZONES[select.of]}"
        if isinstance(select.top, amounts.Conditional):
            return _top_if(select.top, place, speaker)
        if select.top == 1:
            return f"the top card of {place}"
        return f"the top {amount(select.top, speaker)} cards of {place}"
    if select.topmost is not None:
        return f"the topmost {described(select.topmost, speaker)}"
    if select.lowest is not None:
        return f"the {described(select.lowest, speaker)} of the lowest printed cost"
    kinds = select.target or select.choose or ()
    word = "target" if select.target else ""
    parts = [_counted(select, described(kind, speaker), word) for kind in kinds]
    return " and ".join(parts) + chooser


def _top_if(top: amounts.Conditional, place: str, speaker: Speaker) -> str:
    """The one number of top cards or the other."""
    from swlcg_deck.cards.abilities.english.clauses import condition  # noqa: PLC0415 - clauses name nouns

    few, many = amount(top.else_, speaker), amount(top.then, speaker)
    cards = "top card" if few == "1" else f"top {few} cards"
    return f"the {cards} (the top {many} if {condition(top.if_, speaker)}) of {place}"


def _counted(select: Select, noun: str, word: str) -> str:
    noun = f"{word} {noun}".strip()
    if select.pick in {"all", "any"}:
        return f"any number of {plural(noun)}"
    if select.pick == 1:
        return f"up to 1 {noun}" if select.up_to else with_article(noun)
    number = amount(select.pick, speaker=Speaker("card"))
    return f"{'up to ' if select.up_to else ''}{number} {plural(noun)}"


def amount(value: Amount, speaker: Speaker) -> str:
    """A number in a sentence."""
    if isinstance(value, int) or value == "X":
        return str(value)
    if isinstance(value, str):
        return "all" if value == "all" else "any number of"
    if isinstance(value, amounts.Conditional):
        return amount(value.else_, speaker)
    return _with_changes(value, _counted_thing(value, speaker))


def _counted_thing(value: Node, speaker: Speaker) -> str:
    if isinstance(value, amounts.CountOf):
        noun = plural(described(value.count, speaker))
        if value.distinct:
            return f"the number of different {value.distinct}s among {noun}"
        return f"the number of {noun}"
    if isinstance(value, amounts.StatOf):
        name = _STATS.get(value.stat) or f"the {icon(value.stat)} icons"
        return f"{name} of {speaker.reference(value.of)}"
    if isinstance(value, amounts.TokensOn):
        noun = "damage" if value.tokens == "damage" else f"{value.tokens} tokens"
        return f"the {noun} on {speaker.reference(value.of)}"
    if isinstance(value, amounts.SizeOf):
        if value.size == "hand":
            return f"the number of cards in {POSSESSIVES[value.of]} hand"
        return f"the number of {value.size.replace('_', ' ')}"
    if isinstance(value, amounts.Dial):
        return "the number on the Death Star dial"
    return "that much"


def _with_changes(value: Node, text: str) -> str:
    times, plus, minus = (getattr(value, name) for name in ("times", "plus", "minus"))
    if times > 1:
        text = f"{'twice' if times == 2 else f'{times} times'} {text}"
    if plus:
        text = f"{text} plus {plus}"
    if minus:
        text = f"{text} minus {minus}"
    highest = getattr(value, "at_most", None)
    return f"{text} (at most {highest})" if highest is not None else text
