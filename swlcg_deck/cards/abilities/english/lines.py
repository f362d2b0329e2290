"""Whole lines of a text box, with their bold word."""

from dataclasses import replace
from typing import Any

from swlcg_deck.cards.abilities.english import conditions, tables, verbs
from swlcg_deck.cards.abilities.english.conditions import as_opening, is_named_by
from swlcg_deck.cards.abilities.english.filters import described, kind_of
from swlcg_deck.cards.abilities.english.modifiers import change
from swlcg_deck.cards.abilities.english.sentences import sentence
from swlcg_deck.cards.abilities.english.speaker import ZONES, Speaker, capital, small
from swlcg_deck.cards.abilities.english.tables import Teller, condition, line
from swlcg_deck.cards.abilities.english.triggers import before_it_happens, kind_of_it, trigger
from swlcg_deck.cards.abilities.lines import ConstantLine, FormLine, Limit, Triggered, Used
from swlcg_deck.cards.abilities.verbs.effects import Instead
from swlcg_deck.cards.abilities.verbs.play import Play, PutIntoPlay
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.words.reminders import granted_keywords, reminder

_TIMES = {1: "once", 2: "twice"}
PILOT = Speaker("this card", "the piloted unit")


def text_lines(card: Card, *, remind: bool = False) -> tuple[str, ...]:
    """The abilities of a card as lines of English; with `remind` a line that gives keywords also
    says what they mean."""
    said = tuple(line(node, speaker_of(card)) for node in card.text)
    if not remind:
        return said
    return tuple(text + _meanings(data) for text, data in zip(said, card.abilities, strict=True))


def _meanings(data: str) -> str:
    return "".join(f" ({one.english()}: {reminder(one, 'it')})" for one in granted_keywords(data))


def speaker_of(card: Card) -> Speaker:
    """What a card calls itself and what it is attached to."""
    kind = "fate card" if card.type.value == "fate" else card.type.value
    host = kind_of(card.enhance) if isinstance(card.enhance, CardFilter) else "card"
    return Speaker(f"this {kind}", f"the enhanced {host}")


def _constant(node: ConstantLine, speaker: Speaker) -> str:
    while_ = node.constant.while_
    if while_ is None:
        said = "; ".join(change(one, speaker) for one in node.constant.modifiers)
    else:
        brief = speaker.briefly(is_named_by(while_))
        said = "; ".join(change(one, brief) for one in node.constant.modifiers)
        said = f"while {condition(while_, speaker)}, {said}"
    return capital(said if said.endswith(".”") else f"{said}.")


def _triggered(node: Triggered, word: str, speaker: Speaker) -> str:
    comes_otherwise = any(isinstance(verb, Instead) for verb in node.do)
    if word == "Interrupt" and (comes_otherwise or node.when[0].event == "damaged"):
        when = " or ".join(before_it_happens(one, speaker) for one in node.when)
    else:
        when = " or ".join(trigger(one, speaker) for one in node.when)
    moment = "after" if word == "Reaction" else "when"
    label = "" if node.unlabelled else f"Forced {word}: " if node.forced else f"{word}: "
    knowing = replace(speaker, its_kind=kind_of_it(node.when[0], speaker))
    if node.when[0].event == "focus_placed":
        knowing = replace(knowing, stake="focus")
    if node.when[0].subject == "host":
        knowing = replace(knowing, host="it")
    place = "play" if node.when[0].event == "completed" else node.usable_from
    return f"{label}{capital(f'{moment} {when}')}, {small(_used(node, knowing, place))}"


def _used(node: Used, speaker: Speaker, place: str | None = None) -> str:
    zone = ZONES.get(place or node.usable_from or "play", "")
    out_of_play = bool(zone) and zone not in ("play", "edge stack")
    moves = any(
        verb.word in (Play.word, PutIntoPlay.word) and getattr(verb, verb.word) == "self"
        for verb in node.do
    )
    if out_of_play and moves:
        speaker = replace(speaker, place=f" from your {zone}")
    price = f"{sentence(node.cost, speaker)} → " if node.cost else ""
    if price:
        # The cost stands between the trigger and what is done to its card.
        speaker = replace(speaker, it=f"that {speaker.its_kind}")
    said = price + (small(sentence(node.do, speaker)) if price else sentence(node.do, speaker))
    if node.if_ is not None:
        said = f"{capital(as_opening(node.if_, speaker))}, {small(said)}"
    note = f" (Used from your {zone}.)" if out_of_play and not moves else ""
    return f"{said}.{note}{_limit(node.limit)}"


def _fate(node: Any, speaker: Speaker) -> str:
    said = _used(node.fate, speaker, "play")
    return f"You may {small(said)}" if node.fate.cost else said


def _limit(limit: Limit | None) -> str:
    """`once` counts each copy, a plain number all copies of a player (DEF-06, DEF-07)."""
    if limit is None:
        return ""
    often = _TIMES.get(limit.times, f"{limit.times} times")
    times = str(limit.times) if limit.by == "title" else often
    return f" (Limit {times} per {limit.per.replace('_', ' ')}.)"


def in_form(node: FormLine) -> Speaker:
    """What a card in its other form calls itself and its host."""
    return Speaker("this card", f"the enhanced {kind_of(node.form.attach_to)}")


def _form(node: FormLine) -> str:
    host = described(node.form.attach_to, Speaker("this card")).a()
    said = " ".join(line(one, in_form(node)) for one in node.form.text)
    price = f" for {node.form.cost}" if node.form.cost is not None else ""
    return f"May enter play{price} as an enhancement on {host}, then with this text: “{said}”"


def _pilot(node: Any) -> str:
    return f"Pilot: {' '.join(line(one, PILOT) for one in node.pilot_text)}"


WORDS: dict[str, Teller] = {
    "constant": _constant,
    "action": lambda node, speaker: f"Action: {_used(node.action, speaker)}",
    "reaction": lambda node, speaker: _triggered(node.reaction, "Reaction", speaker),
    "interrupt": lambda node, speaker: _triggered(node.interrupt, "Interrupt", speaker),
    "fate": _fate,
    "form": lambda node, speaker: _form(node),
    "pilot_text": lambda node, speaker: _pilot(node),
    "scripted": lambda node, speaker: str(node.text),
}

# Here every word is known that can stand in another.
tables.LINES.update(WORDS)
tables.VERBS.update(verbs.WORDS)
tables.CONDITIONS.update(conditions.WORDS)
