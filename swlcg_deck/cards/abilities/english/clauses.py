"""Clauses: when an ability may be used, and while or if what."""

from collections.abc import Callable

from swlcg_deck.cards.abilities import conditions
from swlcg_deck.cards.abilities.english.nouns import (
    PLAYERS,
    POSSESSIVES,
    Speaker,
    amount,
    described,
    plural,
)
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.filters import CardFilter, with_article

Clause = Callable[[Trigger, Speaker], str]
_HAPPENED = {
    "engaged": "declared an engagement",
    "fate_placed": "placed a fate card in an edge stack",
    "unit_played": "played a unit",
    "enhancement_played": "played an enhancement",
}


def _has(player: str) -> str:
    return "you have" if player == "you" else f"{PLAYERS[player]} has"


def condition(node: Node, speaker: Speaker) -> str:
    """A condition as a clause: `the Balance of the Force is with the light side`."""
    match node:
        case conditions.Matches():
            return f"{speaker.reference(node.ref)} {_is(node.matches, speaker)}"
        case conditions.HowMany():
            return f"there {_how_many(node, speaker)}"
        case conditions.Compare():
            more = node.more_than is not None
            other = node.more_than if more else node.fewer_than
            bound = amount(other, speaker) if other is not None else "0"
            return f"{amount(node.compare, speaker)} is {'more' if more else 'less'} than {bound}"
        case conditions.BalanceIs():
            return f"the Balance of the Force is with the {node.balance} side"
        case conditions.EdgeIs():
            return f"{_has(node.edge)} the edge"
        case conditions.TurnIs():
            return f"during {POSSESSIVES[node.turn]} turn"
        case conditions.PhaseIs():
            whose = "a" if node.whose is None else POSSESSIVES[node.whose]
            name = "Force" if node.phase == "force" else node.phase
            return f"during {whose} {name} phase"
        case conditions.During():
            return f"during an {node.during.replace('_', ' ')}"
        case conditions.RoleIs():
            verb = "attack" if node.role == "attacker" else "defend"
            return f"you {verb}" if node.of == "you" else f"{PLAYERS[node.of]} {verb}s"
        case conditions.Happened():
            return f"{_has(node.by)} {_HAPPENED[node.happened]} this {node.this}"
        case conditions.All():
            return " and ".join(condition(one, speaker) for one in node.all)
        case conditions.Any():
            return " or ".join(condition(one, speaker) for one in node.any)
        case conditions.Not():
            return f"it is not so that {condition(node.not_, speaker)}"
    raise TypeError(f"no words for {type(node).__name__}")


def _is(what: CardFilter, speaker: Speaker) -> str:
    """`is undamaged`, `is Darth Vader`, `is a Fighter unit`."""
    words = [*(what.is_ or ()), *(f"not {word}" for word in what.is_not or ())]
    plain = CardFilter.model_construct(is_=what.is_, is_not=what.is_not)
    if words and what == plain:
        return "is " + " and ".join(
            "committed to the Force" if word == "committed" else word for word in words
        )
    if what.title and what == CardFilter.model_construct(title=what.title):
        return f"is {' or '.join(what.title)}"
    return f"is {with_article(described(what, speaker))}"


def _how_many(node: conditions.HowMany, speaker: Speaker) -> str:
    noun = described(node.count, speaker)
    if node.at_most == 0:
        return f"is no {noun}"
    if node.at_least == 1 and node.at_most is None:
        return f"is {with_article(noun)}"
    if node.at_least is not None:
        return f"are at least {node.at_least} {plural(noun)}"
    return f"are at most {node.at_most} {plural(noun)}"


def trigger(node: Trigger, speaker: Speaker) -> str:
    """What happens, as a clause: `this unit leaves play`, `your opponent's turn begins`."""
    clause = _EVENTS[node.event](node, speaker)
    if node.role:
        clause += f" as {'an attacker' if node.role == 'attacker' else 'a defender'}"
    if node.from_:
        clause += f" from {node.from_.replace('_', ' ')}"
    if node.via:
        clause += f" by {node.via.replace('_', ' ')}"
    if node.during:
        clause += f" during {with_article(node.during)}"
    return clause


def _subject(node: Trigger, speaker: Speaker) -> str:
    if isinstance(node.subject, str):
        return "a card" if node.subject == "any" else speaker.reference(node.subject)
    noun = described(node.subject, speaker)
    return f"one or more {plural(noun)}" if node.one_or_more else with_article(noun)


def _source(node: Trigger, speaker: Speaker) -> str | None:
    if node.source is None:
        return None
    if isinstance(node.source, str):
        return speaker.reference(node.source)
    return with_article(described(node.source, speaker))


def _player_does(node: Trigger, does: str, do: str) -> str:
    return f"you {do}" if node.by == "you" else f"{PLAYERS[node.by or 'each_player']} {does}"


def _left_play(node: Trigger, speaker: Speaker) -> str:
    subject, source = _subject(node, speaker), _source(node, speaker)
    if source and node.how == ("destroyed",):
        return f"{source} destroys {subject}"
    if node.how is None:
        return f"{subject} leaves play"
    return f"{subject} is {' or '.join(node.how)}"


def _period(node: Trigger, ends: str) -> str:
    name = str(node.subject)
    whose = POSSESSIVES[node.whose] if node.whose else "a"
    if name == "phase":
        which = "Force" if node.which == "force" else node.which
        return f"{whose} {which} phase {ends}" if which else f"{whose} phase {ends}"
    if name == "turn":
        return f"{whose} turn {ends}"
    return f"the {'Force struggle' if name == 'struggle' else name} {ends}"


def _entered(node: Trigger, speaker: Speaker) -> str:
    clause = f"{_subject(node, speaker)} enters play"
    if node.as_ == "pilot":
        clause += " as a pilot"
    return clause


def _played(node: Trigger, speaker: Speaker) -> str:
    if node.by is None:
        return f"{_subject(node, speaker)} is played"
    return f"{_player_does(node, 'plays', 'play')} {_subject(node, speaker)}"


def _by_or_passive(word: str, does: str, do: str) -> Clause:
    def clause(node: Trigger, speaker: Speaker) -> str:
        if node.by is None:
            return f"{_subject(node, speaker)} is {word}"
        return f"{_player_does(node, does, do)} {_subject(node, speaker)}"

    return clause


def _edge_resolved(node: Trigger, speaker: Speaker) -> str:
    kind = "a contested edge battle" if node.contested else "an edge battle"
    text = _won_or_lost(node, kind)
    if node.ratio:
        text += " with at least double the Force icons"
    return text


def _won_or_lost(node: Trigger, what: str) -> str:
    if node.winner:
        text = f"you win {what}" if node.winner == "you" else f"{PLAYERS[node.winner]} wins {what}"
    elif node.loser:
        text = f"you lose {what}" if node.loser == "you" else f"{PLAYERS[node.loser]} loses {what}"
    else:
        text = f"{what} is decided"
    return f"{text} by {node.margin} or more" if node.margin else text


def _declared(node: Trigger, speaker: Speaker) -> str:
    alone = " alone" if node.alone else ""
    if node.subject == "any":
        kind = "attackers" if node.role == "attacker" else "defenders"
        return f"{kind} are declared"
    return f"{_subject(node, speaker)} is declared{alone}"


def _survived(node: Trigger, speaker: Speaker) -> str:
    kind = "an unopposed engagement" if node.unopposed else "an engagement"
    return f"{_subject(node, speaker)} survives {kind}"


def _damaged(node: Trigger, speaker: Speaker) -> str:
    source = _source(node, speaker)
    if source:
        return f"{source} damages {_subject(node, speaker)}"
    return f"{_subject(node, speaker)} would take damage"


def _resources(node: Trigger, speaker: Speaker) -> str:
    return f"{_subject(node, speaker)} generates any resources"


def _initiated(node: Trigger, speaker: Speaker) -> str:
    kind = node.kind or "ability"
    other = "another " if node.subject == "any" else ""
    where = "" if node.subject == "any" else f" of {_subject(node, speaker)}"
    return f"{other or 'an '}{kind} effect{where} is carried out"


def _effect_resolved(node: Trigger, speaker: Speaker) -> str:
    return _initiated(node, speaker).replace("is carried out", "has resolved")


def _simple(text: str) -> Clause:
    return lambda node, speaker: text.format(it=_subject(node, speaker))


_EVENTS: dict[str, Clause] = {
    "left_play": _left_play,
    "entered": _entered,
    "focused_to_strike": _simple("{it} is focused to strike"),
    "strike_chosen": _simple("{it} is chosen to strike"),
    "icons_resolved": _simple("{it} resolves its icons"),
    "strike_resolved": _simple("{it} has resolved a strike"),
    "played": _played,
    "begins": lambda node, speaker: _period(node, "begins"),
    "ends": lambda node, speaker: _period(node, "ends"),
    "refreshed": lambda node, speaker: _player_does(node, "refreshes", "refresh"),
    "edge_resolved": _edge_resolved,
    "struggle_resolved": lambda node, speaker: _won_or_lost(node, "the Force struggle"),
    "declared": _declared,
    "engaged": _simple("{it} is engaged"),
    "survived": _survived,
    "joined_engagement": _simple("{it} joins an engagement"),
    "damaged": _damaged,
    "focus_placed": _simple("a focus token is put on {it}"),
    "focus_removed": _simple("a focus token leaves {it}"),
    "readied": _simple("{it} readies"),
    "shield_removed": _simple("a shield leaves {it}"),
    "resources_generated": _resources,
    "committed": _by_or_passive("committed to the Force", "commits", "commit"),
    "uncommitted": _simple("{it} is no longer committed to the Force"),
    "captured": _by_or_passive("captured", "captures", "capture"),
    "rescued": _by_or_passive("rescued", "rescues", "rescue"),
    "discarded": _by_or_passive("discarded", "discards", "discard"),
    "drawn": lambda node, speaker: _player_does(node, "draws a card", "draw a card"),
    "attached": _simple("{it} is attached"),
    "completed": _simple("{it} is completed"),
    "edge_card_placed": lambda node, speaker: _player_does(
        node, "would place an edge card", "would place an edge card"
    ),
    "edge_placing_done": _simple("all edge cards are placed"),
    "edge_revealed": _simple("edge stacks are revealed"),
    "fate_resolved": _simple("{it} has resolved"),
    "edge_stack_discarded": _simple("an edge stack is discarded"),
    "targeted": _simple("{it} is targeted"),
    "initiated": _initiated,
    "effect_resolved": _effect_resolved,
    "balance_changed": _simple("the Balance of the Force changes sides"),
    "dial_changed": _simple("the Death Star dial turns"),
}
