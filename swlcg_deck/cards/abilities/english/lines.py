"""Whole lines of a text box, with their bold word."""

from swlcg_deck.cards.abilities.ability import (
    ActionLine,
    ConstantLine,
    FateLine,
    FormLine,
    InterruptLine,
    Limit,
    PilotText,
    ReactionLine,
    ScriptLine,
    Triggered,
    Used,
)
from swlcg_deck.cards.abilities.english.changes import change
from swlcg_deck.cards.abilities.english.clauses import condition, trigger
from swlcg_deck.cards.abilities.english.nouns import Speaker, described
from swlcg_deck.cards.abilities.english.sentences import sentence
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter, with_article


def text_lines(card: Card) -> tuple[str, ...]:
    """The abilities of a card as lines of English."""
    speaker = Speaker(card.type.value, _host(card))
    return tuple(line(node, speaker) for node in card.text)


def _host(card: Card) -> str:
    kinds = card.enhance.type if isinstance(card.enhance, CardFilter) else None
    noun = kinds[0].value if kinds and len(kinds) == 1 else "card"
    return f"enhanced {noun}"


def line(node: Node, speaker: Speaker) -> str:
    """One ability."""
    match node:
        case ConstantLine():
            return _constant(node, speaker)
        case ActionLine():
            return f"Action: {_used(node.action, speaker)}"
        case ReactionLine():
            return _triggered(node.reaction, "Reaction", "after", speaker)
        case InterruptLine():
            return _triggered(node.interrupt, "Interrupt", "when", speaker)
        case FateLine():
            return _used(node.fate, speaker)
        case FormLine():
            return _form(node)
        case PilotText():
            inner = Speaker("card", "piloted unit")
            return f"As a pilot: {' '.join(line(one, inner) for one in node.pilot_text)}"
        case ScriptLine():
            return node.text
    raise TypeError(f"no words for {type(node).__name__}")


def _constant(node: ConstantLine, speaker: Speaker) -> str:
    said = "; ".join(change(one, speaker) for one in node.constant.modifiers)
    if node.constant.while_ is not None:
        said = f"while {condition(node.constant.while_, speaker)}, {said}"
    return f"{_capital(said)}."


def _triggered(node: Triggered, word: str, moment: str, speaker: Speaker) -> str:
    when = " or ".join(trigger(one, speaker) for one in node.when)
    label = "" if node.unlabelled else f"Forced {word.lower()}: " if node.forced else f"{word}: "
    return f"{label}{_capital(f'{moment} {when}')}, {_lower(_used(node, speaker))}"


def _used(node: Used, speaker: Speaker) -> str:
    said = sentence(node.do, speaker)
    if node.cost:
        said = f"{sentence(node.cost, speaker)} → {_lower(said)}"
    if node.if_ is not None:
        when = condition(node.if_, speaker)
        when = when if when.startswith("during") else f"if {when}"
        said = f"{_capital(when)}: {_lower(said)}"
    return f"{_capital(said)}.{_place(node)}{_limit(node.limit)}"


def _place(node: Used) -> str:
    """Where the card has to be, if not in play."""
    if node.usable_from in ("play", "edge_stack"):
        return ""
    zone = {"hand": "hand", "discard": "discard pile", "victory_pile": "victory pile"}
    return f" (Used from your {zone[node.usable_from]}.)"


def _limit(limit: Limit | None) -> str:
    if limit is None:
        return ""
    per = limit.per.replace("_", " ")
    if limit.by == "title":
        return f" (Limit {limit.times} per {per}.)"
    times = {1: "once", 2: "twice"}.get(limit.times, f"{limit.times} times")
    return f" (Limit {times} per {per}.)"


def _form(node: FormLine) -> str:
    host = with_article(described(node.form.attach_to, Speaker("card")))
    inner = Speaker("card", "enhanced unit")
    said = " ".join(line(one, inner) for one in node.form.text)
    price = f" for {node.form.cost}" if node.form.cost is not None else ""
    return f"May enter play{price} as an enhancement on {host}, then with this text: “{said}”"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _lower(text: str) -> str:
    return text if text[1:2].isupper() or text.startswith("(") else text[:1].lower() + text[1:]
