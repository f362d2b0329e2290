"""Triggers as clauses: `this unit leaves play`, `your opponent's turn begins`."""

from collections.abc import Callable

from swlcg_deck.cards.abilities.english.filters import described, kind_of
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker, either
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.filters import CardFilter, with_article

Clause = Callable[[Trigger, Speaker], str]


def trigger(node: Trigger, speaker: Speaker) -> str:
    """What happens."""
    clause = WORDS[node.event](node, speaker)
    if node.role:
        role = "an attacker" if node.role == "attacker" else "a defender"
        clause += f" {role}" if node.event == "declared" else f" as {role}"
    if node.from_:
        clause += f" from {node.from_.replace('_', ' ')}"
    if node.via:
        clause += f" by {node.via.replace('_', ' ')}"
    if node.during:
        clause += f" during {with_article(node.during.replace('_', ' '))}"
    return clause


def before_it_happens(node: Trigger, speaker: Speaker) -> str:
    """What is about to happen and may yet come otherwise: `it would be destroyed`."""
    if node.event == "damaged" and node.source is None:
        return f"{_subject(node, speaker)} would take damage"
    said = trigger(node, speaker)
    if node.event == "left_play" and node.source is None:
        return said.replace(" is ", " would be ").replace(" leaves ", " would leave ")
    return said


def kind_of_it(node: Trigger, speaker: Speaker) -> str:
    """What the card of a trigger is, as far as the trigger knows."""
    if isinstance(node.subject, CardFilter):
        return kind_of(node.subject)
    return speaker.reference(node.subject).split()[-1] if node.subject != "any" else "card"


def _subject(node: Trigger, speaker: Speaker) -> str:
    if isinstance(node.subject, str):
        return "a card" if node.subject == "any" else speaker.reference(node.subject)
    noun = described(node.subject, speaker)
    return f"one or more {noun.many()}" if node.one_or_more else noun.a()


def _source(node: Trigger, speaker: Speaker) -> str | None:
    if isinstance(node.source, CardFilter):
        return described(node.source, speaker).a()
    return speaker.reference(node.source) if node.source else None


def _player_does(node: Trigger, does: str, do: str) -> str:
    return f"you {do}" if node.by == "you" else f"{PLAYERS[node.by or 'each_player']} {does}"


def _left_play(node: Trigger, speaker: Speaker) -> str:
    subject, source = _subject(node, speaker), _source(node, speaker)
    if source and node.how == ("destroyed",):
        return f"{source} destroys {subject}"
    if node.how is None:
        return f"{subject} leaves play"
    return f"{subject} is {either(node.how)}"


def _period(ends: str) -> Clause:
    def clause(node: Trigger, speaker: Speaker) -> str:
        name = str(node.subject)
        which = "Force" if node.which == "force" else node.which
        if name in ("phase", "turn"):
            whose = POSSESSIVES[node.whose] if node.whose else "a" if which else "the"
            return f"{whose} {f'{which} ' if which else ''}{name} {ends}"
        return f"the {'Force struggle' if name == 'struggle' else name} {ends}"

    return clause


def _entered(node: Trigger, speaker: Speaker) -> str:
    pilot = " as a pilot" if node.as_ == "pilot" else ""
    return f"{_subject(node, speaker)} enters play{pilot}"


def _by_or_passive(word: str, does: str, do: str, behind: str = "") -> Clause:
    def clause(node: Trigger, speaker: Speaker) -> str:
        if node.by is None:
            return f"{_subject(node, speaker)} is {word}{behind}"
        return f"{_player_does(node, does, do)} {_subject(node, speaker)}{behind}"

    return clause


def _edge_resolved(node: Trigger, speaker: Speaker) -> str:
    kind = "a contested edge battle" if node.contested else "an edge battle"
    double = " with at least double the Force icons" if node.ratio else ""
    return _won_or_lost(node, kind) + double


def _won_or_lost(node: Trigger, what: str) -> str:
    if node.winner:
        text = f"you win {what}" if node.winner == "you" else f"{PLAYERS[node.winner]} wins {what}"
    elif node.loser:
        text = f"you lose {what}" if node.loser == "you" else f"{PLAYERS[node.loser]} loses {what}"
    else:
        text = f"{what} is decided"
    return f"{text} by {node.margin} or more" if node.margin else text


def _declared(node: Trigger, speaker: Speaker) -> str:
    if node.subject == "any":
        return "attackers or defenders are declared" if not node.role else "units are declared"
    alone = " alone" if node.alone else ""
    role = "" if node.role else " an attacker or defender"
    return f"{_subject(node, speaker)} is declared{alone}{role}"


def _survived(node: Trigger, speaker: Speaker) -> str:
    kind = "an unopposed engagement" if node.unopposed else "an engagement"
    return f"{_subject(node, speaker)} survives {kind}"


def _damaged(node: Trigger, speaker: Speaker) -> str:
    source = _source(node, speaker)
    if source:
        return f"{source} damages {_subject(node, speaker)}"
    return f"{_subject(node, speaker)} takes damage"


def _ability(does: str) -> Clause:
    def clause(node: Trigger, speaker: Speaker) -> str:
        kind = node.kind or "ability"
        if node.subject == "any":
            return f"another {kind} {does}"
        return f"{with_article(kind)} of {_subject(node, speaker)} {does}"

    return clause


def _simple(text: str) -> Clause:
    return lambda node, speaker: text.format(it=_subject(node, speaker))


def _player(does: str, do: str) -> Clause:
    return lambda node, speaker: _player_does(node, does, do)


WORDS: dict[str, Clause] = {
    "left_play": _left_play,
    "entered": _entered,
    "focused_to_strike": _simple("{it} is focused to strike"),
    "strike_chosen": _simple("{it} is chosen to strike"),
    "icons_resolved": _simple("{it} resolves its icons"),
    "strike_resolved": _simple("{it} has resolved a strike"),
    "played": _by_or_passive("played", "plays", "play"),
    "begins": _period("begins"),
    "ends": _period("ends"),
    "refreshed": _player("refreshes", "refresh"),
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
    "resources_generated": _simple("{it} generates any resources"),
    "committed": _by_or_passive("committed", "commits", "commit", " to the Force"),
    "uncommitted": _simple("{it} is no longer committed to the Force"),
    "captured": _by_or_passive("captured", "captures", "capture"),
    "rescued": _by_or_passive("rescued", "rescues", "rescue"),
    "discarded": _by_or_passive("discarded", "discards", "discard"),
    "drawn": _player("draws a card", "draw a card"),
    "attached": _simple("{it} is attached"),
    "completed": _simple("{it} is completed"),
    "edge_card_placed": _player("would place an edge card", "would place an edge card"),
    "edge_placing_done": _simple("all edge cards are placed"),
    "edge_revealed": _simple("edge stacks are revealed"),
    "fate_resolved": _simple("{it} has resolved"),
    "edge_stack_discarded": _simple("an edge stack is discarded"),
    "targeted": _simple("{it} is targeted"),
    "initiated": _ability("is used"),
    "effect_resolved": _ability("has resolved"),
    "balance_changed": _simple("the Balance of the Force changes sides"),
    "dial_changed": _simple("the Death Star dial turns"),
}
