"""Conditions as clauses: `the light side has the Balance of the Force`."""

from typing import Any

from swlcg_deck.cards.abilities.conditions import All, During, Happened, HowMany, Matches
from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import bound_text, described, only_says
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import NoEnglishError, Teller, condition
from swlcg_deck.cards.abilities.english.tenses import Tense
from swlcg_deck.cards.abilities.english.triggers import trigger
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.bounds import BOUNDS, Bounds
from swlcg_deck.cards.filters import CardFilter, with_article


def opening(node: Node, speaker: Speaker, word: str = "if") -> str:
    """At the beginning of a sentence: `during your turn, if you are attacking`. What is a time
    comes first and needs no `if`."""
    parts = node.all if isinstance(node, All) else (node,)
    said = [condition(part, speaker) for part in parts]
    times = [part for part in said if part.startswith("during")]
    facts = [part for part in said if not part.startswith("during")]
    when = [" and ".join(times)] if times else []
    return ", ".join([*when, *([f"{word} {' and '.join(facts)}"] if facts else [])])


def is_named_by(node: Node | None) -> str:
    """The card that a condition speaks of, if it speaks of one."""
    return node.ref if isinstance(node, Matches) else ""


def state_of(node: Node, speaker: Speaker) -> str:
    """`attacking alone`, `committed to the Force`: how a card is, where nothing else is asked."""
    what = node.matches if isinstance(node, Matches) else None
    return _is(what, speaker) if what is not None and only_says(what, "is_") else ""


def unless_so(node: Any, speaker: Speaker) -> str:
    """The opposite of a condition, with its verb turned: `it is not the draw phase`."""
    return _OPPOSITES[node.word](node, speaker)


def _has(player: str) -> str:
    return "you have" if player == "you" else f"{PLAYERS[player]} has"


def _is(what: CardFilter, speaker: Speaker) -> str:
    """`undamaged`, `attacking alone`, `Darth Vader`, `a Fighter unit`: what stands behind `is`."""
    words = [*(what.is_ or ()), *(f"not {word}" for word in what.is_not or ())]
    plain = CardFilter.model_construct(is_=what.is_, is_not=what.is_not)
    if words and what == plain:
        said = " and ".join(
            f"{word} to the Force" if word.endswith("committed") else word for word in words
        )
        return said.replace(" and alone", " alone")
    if what.title and what == CardFilter.model_construct(title=what.title):
        return either(what.title)
    return described(what, speaker).a()


def _matches(node: Matches, speaker: Speaker, verb: str = "is") -> str:
    card, what = speaker.reference(node.ref), _is(node.matches, speaker.briefly(node.ref))
    if what.startswith("a card with "):
        has = "has" if verb == "is" else "does not have"
        return f"{card} {has} {what.removeprefix('a card with ')}"
    return f"{card} {verb} {what}"


def _how_many(node: HowMany, speaker: Speaker) -> str:
    if node.compared:
        noun = described(node.count, speaker).many()
        return f"the number of {noun} {_keeps_to(node, speaker)}"
    strictly = node.more_than is not None or node.fewer_than is not None
    return _number_of(node.count, node.lowest or None, node.highest, speaker, strictly=strictly)


def _not_so_many(node: HowMany, speaker: Speaker) -> str:
    if node.compared:
        noun = described(node.count, speaker).many()
        return f"the number of {noun} {_keeps_to(node, speaker, 'is not')}"
    low, high = node.lowest, node.highest
    if low and high is not None:
        raise NoEnglishError("not between two numbers")
    if low:
        return _number_of(node.count, None, low - 1, speaker)
    return _number_of(node.count, (high or 0) + 1, None, speaker)


_THAN = {
    "equals": "equal to",
    "at_least": "at least",
    "at_most": "at most",
    "more_than": "more than",
    "fewer_than": "less than",
}


def _keeps_to(node: Bounds, speaker: Speaker, verb: str = "is") -> str:
    """`is more than the number of cards in your hand`, `is at least 3 and at most 5`."""
    bounds = [(name, getattr(node, name)) for name in BOUNDS if getattr(node, name) is not None]
    if verb == "is not" and len(bounds) > 1:
        raise NoEnglishError("not between two numbers")
    said = [f"{_THAN[name]} {bound_text(bound, speaker)}" for name, bound in bounds]
    return f"{verb} {' and '.join(said)}"


def _number_of(
    what: CardFilter,
    low: int | None,
    high: int | None,
    speaker: Speaker,
    *,
    strictly: bool = False,
) -> str:
    """`you control a Specter unit`, `there are at least 3 units`, or strictly `more than 2`."""
    if what.controller in ("you", "opponent") and what.in_ is None:
        who = "you control" if what.controller == "you" else "your opponent controls"
        noun = described(what.model_copy(update={"controller": None}), speaker)
        one, many = who, who
    else:
        noun, one, many = described(what, speaker), "there is", "there are"
    if high == 0:
        return f"{one} no {noun.one()}"
    if low == 1 and high is None and what.title and only_says(what, "title"):
        return f"{noun.one()} is in play"
    if low == 1 and high is None:
        return f"{one} {noun.a()}"
    if low is not None and low == high:
        return (
            f"{one if low == 1 else many} exactly {low} {noun.one() if low == 1 else noun.many()}"
        )
    if low is not None and high is not None:
        return f"{many} {low} to {high} {noun.many()}"
    if strictly:
        bound = f"more than {low - 1}" if low is not None else f"fewer than {(high or 0) + 1}"
        return f"{many} {bound} {noun.many()}"
    if low is not None:
        return f"{many} at least {low} {noun.many()}"
    return f"{one if high == 1 else many} at most {high} {noun.one() if high == 1 else noun.many()}"


def _compare(node: Any, speaker: Speaker, verb: str = "is") -> str:
    return f"{amount(node.compare, speaker)} {_keeps_to(node, speaker, verb)}"


def _balance(node: Any, speaker: Speaker, verb: str = "is") -> str:
    has = "has" if verb == "is" else "does not have"
    return f"the {node.balance} side {has} the Balance of the Force"


def _edge_not(node: Any, speaker: Speaker) -> str:
    do = "you do" if node.edge == "you" else f"{PLAYERS[node.edge]} does"
    return f"{do} not have the edge"


def _phase(node: Any, speaker: Speaker) -> str:
    whose = "any" if node.whose is None else POSSESSIVES[node.whose]
    return f"during {whose} {_name_of(node)} phase"


def _not_phase(node: Any, speaker: Speaker) -> str:
    whose = "the" if node.whose is None else POSSESSIVES[node.whose]
    return f"it is not {whose} {_name_of(node)} phase"


def _name_of(node: Any) -> str:
    return "Force" if node.phase == "force" else str(node.phase)


def _role(node: Any, speaker: Speaker, not_: str = "") -> str:
    verb = "attacking" if node.role == "attacker" else "defending"
    who = "you are" if node.of == "you" else f"{PLAYERS[node.of]} is"
    return f"{who} {not_}{verb}"


def _happened(node: Happened, speaker: Speaker, tense: Tense = "done") -> str:
    """`you have placed a fate card in an edge stack this engagement`, `... 5 or more times ...`."""
    if node.highest == 0 and tense == "done" and not node.compared:
        return f"{trigger(node.happened, speaker, 'not done')} this {node.this}"
    return f"{trigger(node.happened, speaker, tense)}{_often(node, speaker)} this {node.this}"


def _often(node: Happened, speaker: Speaker) -> str:
    if node.compared:
        said = [f"{_THAN[name]} {bound_text(bound, speaker)}" for name, bound in node.compared]
        return f" a number of times {' and '.join(said)}"
    low, high = node.lowest, node.highest
    if high is None:
        return f" {low} or more times" if low > 1 or node.at_least == 1 else ""
    return f" {low} to {high} times" if low else f" {high} or fewer times"


def _during(node: During, speaker: Speaker) -> str:
    """`engagement`, `first engagement each turn against a Hoth objective`."""
    said = "Force struggle" if node.during == "struggle" else node.during.replace("_", " ")
    if node.first_each:
        said = f"first {said} of each {node.first_each}"
    return f"{said} against {described(node.against, speaker).a()}" if node.against else said


def _time(node: During, speaker: Speaker) -> str:
    said = _during(node, speaker)
    return f"the {said}" if node.first_each else with_article(said)


def _not_during(node: During, speaker: Speaker) -> str:
    said = _during(node, speaker)
    return f"it is not the {said}" if node.first_each else f"there is no {said}"


def _any(node: Any, speaker: Speaker) -> str:
    """Times alone are times (`during your turn or during an engagement`), and beside anything else
    they are facts: `it is your turn or you have the edge`."""
    said = [condition(one, speaker) for one in node.any]
    if any(not one.startswith("during") for one in said):
        said = [_as_a_fact(one) for one in said]
    return " or ".join(said)


def _as_a_fact(said: str) -> str:
    when = said.removeprefix("during ")
    if when == said:
        return said
    if when.startswith(("a ", "an ")):
        return f"there is {when}"
    return f"it is {when.replace('any ', 'the ', 1) if when.startswith('any ') else when}"


WORDS: dict[str, Teller] = {
    "ref": _matches,
    "count": _how_many,
    "compare": _compare,
    "balance": _balance,
    "edge": lambda n, s: f"{_has(n.edge)} the edge",
    "turn": lambda n, s: f"during {POSSESSIVES[n.turn]} turn",
    "phase": _phase,
    "during": lambda n, s: f"during {_time(n, s)}",
    "role": _role,
    "happened": _happened,
    "all": lambda n, s: " and ".join(condition(one, s) for one in n.all),
    "any": _any,
    "not": lambda n, s: unless_so(n.not_, s),
}

_OPPOSITES: dict[str, Teller] = {
    "ref": lambda n, s: _matches(n, s, "is not"),
    "count": _not_so_many,
    "compare": lambda n, s: _compare(n, s, "is not"),
    "balance": lambda n, s: _balance(n, s, "is not"),
    "edge": _edge_not,
    "turn": lambda n, s: f"it is not {POSSESSIVES[n.turn]} turn",
    "phase": _not_phase,
    "during": _not_during,
    "role": lambda n, s: _role(n, s, "not "),
    "happened": lambda n, s: _happened(n, s, "not done"),
    "all": lambda n, s: " or ".join(unless_so(one, s) for one in n.all),
    "any": lambda n, s: " and ".join(unless_so(one, s) for one in n.any),
    "not": lambda n, s: condition(n.not_, s),
}
"""For each word what it says behind `not`: the same words, turned."""
