"""Conditions as clauses: `the Balance of the Force is with the light side`."""

from typing import Any

from swlcg_deck.cards.abilities.conditions import HowMany, Matches
from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import Teller, condition
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.filters import CardFilter

_HAPPENED = {
    "engaged": "declared an engagement",
    "fate_placed": "placed a fate card in an edge stack",
    "unit_played": "played a unit",
    "enhancement_played": "played an enhancement",
}


def as_opening(node: Node, speaker: Speaker) -> str:
    """At the beginning of a sentence: `during your turn`, `if you are attacking`."""
    said = condition(node, speaker)
    return said if said.startswith("during") else f"if {said}"


def is_named_by(node: Node | None) -> str:
    """The card that a condition speaks of, if it speaks of one."""
    return node.ref if isinstance(node, Matches) else ""


def _has(player: str) -> str:
    return "you have" if player == "you" else f"{PLAYERS[player]} has"


def _is(what: CardFilter, speaker: Speaker) -> str:
    """`is undamaged`, `is Darth Vader`, `is a Fighter unit`."""
    words = [*(what.is_ or ()), *(f"not {word}" for word in what.is_not or ())]
    plain = CardFilter.model_construct(is_=what.is_, is_not=what.is_not)
    if words and what == plain:
        return "is " + " and ".join(
            f"{word} to the Force" if word.endswith("committed") else word for word in words
        )
    if what.title and what == CardFilter.model_construct(title=what.title):
        return f"is {either(what.title)}"
    return f"is {described(what, speaker).a()}"


def _how_many(node: HowMany, speaker: Speaker) -> str:
    noun = described(node.count, speaker)
    if node.at_most == 0:
        return f"there is no {noun.one()}"
    if node.at_least == 1 and node.at_most is None:
        return f"there is {noun.a()}"
    if node.at_least is not None:
        return f"there are at least {node.at_least} {noun.many()}"
    return f"there are at most {node.at_most} {noun.many()}"


def _compare(node: Any, speaker: Speaker) -> str:
    word, other = (
        ("more", node.more_than) if node.more_than is not None else ("less", node.fewer_than)
    )
    bound = amount(other if other is not None else 0, speaker)
    return f"{amount(node.compare, speaker)} is {word} than {bound}"


def _phase(node: Any, speaker: Speaker) -> str:
    name = "Force" if node.phase == "force" else node.phase
    whose = "any" if node.whose is None else POSSESSIVES[node.whose]
    return f"during {whose} {name} phase"


def _role(node: Any, speaker: Speaker) -> str:
    verb = "attacking" if node.role == "attacker" else "defending"
    return f"you are {verb}" if node.of == "you" else f"{PLAYERS[node.of]} is {verb}"


def _happened(node: Any, speaker: Speaker) -> str:
    return f"{_has(node.by)} {_HAPPENED[node.happened]} this {node.this}"


WORDS: dict[str, Teller] = {
    "ref": lambda n, s: f"{s.reference(n.ref)} {_is(n.matches, s.briefly(n.ref))}",
    "count": _how_many,
    "compare": _compare,
    "balance": lambda n, s: f"the Balance of the Force is with the {n.balance} side",
    "edge": lambda n, s: f"{_has(n.edge)} the edge",
    "turn": lambda n, s: f"during {POSSESSIVES[n.turn]} turn",
    "phase": _phase,
    "during": lambda n, s: f"during an {n.during.replace('_', ' ')}",
    "role": _role,
    "happened": _happened,
    "all": lambda n, s: " and ".join(condition(one, s) for one in n.all),
    "any": lambda n, s: " or ".join(condition(one, s) for one in n.any),
    "not": lambda n, s: f"it is not so that {condition(n.not_, s)}",
}
