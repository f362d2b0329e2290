"""Whole lines of a text box, with their bold word."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from swlcg_deck.cards.abilities.english import amounts, conditions, tables, verbs
from swlcg_deck.cards.abilities.english.conditions import is_named_by, opening, state_of
from swlcg_deck.cards.abilities.english.filters import described, kind_of
from swlcg_deck.cards.abilities.english.modifiers import change
from swlcg_deck.cards.abilities.english.sentences import clauses, sentences
from swlcg_deck.cards.abilities.english.speaker import ZONES, Speaker, capital
from swlcg_deck.cards.abilities.english.tables import Teller, condition, line
from swlcg_deck.cards.abilities.english.tenses import Tense
from swlcg_deck.cards.abilities.english.triggers import kind_of_it, trigger
from swlcg_deck.cards.abilities.lines import (
    ActionLine,
    Constant,
    ConstantLine,
    FormLine,
    Limit,
    Triggered,
    UnwrittenLine,
    Used,
)
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.abilities.verbs.effects import Instead
from swlcg_deck.cards.abilities.verbs.play import Play, PutIntoPlay
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.words.reminders import ARROW, ARROW_MEANING, granted_keywords, reminder

_TIMES = {1: "once", 2: "twice"}
PILOT = Speaker("this card", "the piloted unit")


def text_lines(card: Card, *, remind: bool = False) -> tuple[str, ...]:
    """The abilities of a card as lines of English; with `remind` a line that gives keywords also
    says what they mean."""
    said = tuple(line(node, speaker_of(card)) for node in card.text)
    if not remind:
        return said
    return tuple(text + _meanings(text, d) for text, d in zip(said, card.abilities, strict=True))


def _meanings(text: str, data: str) -> str:
    """Of keywords that a line gives, and of the arrow in it."""
    arrow = f" ({ARROW} {ARROW_MEANING})" if ARROW in text else ""
    given = (f" ({one.english()}: {reminder(one, 'it')})" for one in granted_keywords(data))
    return "".join((*given, arrow))


def in_english(node: Node, bearer: str = "this card") -> str:
    """A line as any card would say it; raises `NoEnglishError` for one that has no sentence."""
    return line(node, Speaker(bearer))


def speaker_of(card: Card) -> Speaker:
    """What a card calls itself and what it is attached to; what may be a pilot keeps its text in
    that form, in which it is no unit (PILOT-05, PILOT-10)."""
    if any(keyword.name is KeywordName.PILOT for keyword in card.keywords):
        return Speaker("this card")
    kind = "fate card" if card.type.value == "fate" else card.type.value
    host = kind_of(card.enhance) if isinstance(card.enhance, CardFilter) else "card"
    return Speaker(f"this {kind}", f"the enhanced {host}")


def _constant(node: ConstantLine, speaker: Speaker) -> str:
    constant, where = node.constant, _where(node.constant, speaker)
    if constant.while_ is None:
        said = _changes(constant, speaker.briefly("self" if where else ""))
    elif where:
        brief = speaker.briefly("self")
        said = f"{opening(constant.while_, brief, 'while')}, {_changes(constant, brief)}"
    else:
        said = _while(constant, constant.while_, speaker)
    said = f"{where}, {said}" if where else said
    return capital(said if said.endswith("”") else f"{said}.")


def _changes(constant: Constant, speaker: Speaker) -> str:
    return "; ".join(change(one, speaker) for one in constant.modifiers)


def _while(constant: Constant, condition_: Node, speaker: Speaker) -> str:
    """`while attacking, this unit gains Elite`; of other things what holds comes first, unless it
    is long or has a time of its own: `you win tied edge battles while this unit is attacking`."""
    said, when = _changes(constant, speaker), opening(condition_, speaker, "while")
    first = next((ref for ref in ("self", "host") if _begins(said, speaker.reference(ref))), "")
    named, state = is_named_by(condition_), state_of(condition_, speaker)
    if state and named == first:
        rest = _changes(constant, speaker.briefly(named)).removeprefix("it")
        return f"while {state}, {speaker.reference(named)}{rest}"
    if when.startswith("while ") and not any(mark in said for mark in _NO_END):
        return f"{said} {opening(condition_, speaker.briefly(first), 'while')}"
    return f"{when}, {_changes(constant, speaker.briefly(named))}"


_NO_END = ("”", ";", ",", " while ", " as if ", " during ", " until ")
"""Behind what has these in it, it would be unclear of what the condition is one."""


def _begins(said: str, who: str) -> bool:
    return said.startswith(f"{who} ")


def _where(constant: Constant, speaker: Speaker) -> str:
    """Where the card has to lie, unless that is in play or the change says it already."""
    if constant.in_ == "play" or any(
        one.may is not None and one.may.be == "played" for one in constant.modifiers
    ):
        return ""
    if constant.in_ == "hand" and all(map(_is_about_paying, constant.modifiers)):
        return ""  # a card costs something where it is played from
    return f"while {speaker.me} is in your {ZONES[constant.in_]}"


def _is_about_paying(one: Modifier) -> bool:
    barred = one.cannot.do if one.cannot is not None else None
    is_own = one.cost is not None or one.ignore_match or one.also_matches is not None
    return is_own or barred == ("pay",)


_WOULD = ("damaged", "edge_card_placed")
"""What is interrupted while it can still come otherwise."""
_COMES_OTHERWISE = ("left_play", "focus_placed", "focus_removed", "drawn", "entered", "captured")
"""The same where it is replaced; an event card that is played stays played."""


def _triggered(node: Triggered, word: str, speaker: Speaker) -> str:
    replaced = any(isinstance(verb, Instead) for verb in node.do)

    def tense(one: Trigger) -> Tense:
        if word == "Reaction":
            return "done"
        if one.source is None and one.event in _WOULD:
            return "yet"
        return "yet" if replaced and one.event in _COMES_OTHERWISE else "now"

    when = " or ".join(trigger(one, speaker, tense(one)) for one in node.when)
    moment = "after" if word == "Reaction" else "when"
    label = "" if node.unlabelled else f"Forced {word}: " if node.forced else f"{word}: "
    first = node.when[0]
    knowing = replace(
        speaker, its_kind=kind_of_it(first, speaker), event=first.event, how=first.how or ()
    )
    if first.event == "focus_placed":
        knowing = replace(knowing, stake="focus")
    if first.event in _UNDER_WAY:
        knowing = replace(knowing, under_way=_UNDER_WAY[first.event])
    if first.subject == "host":
        knowing = replace(knowing, host="it")
    place = "play" if first.event == "completed" else node.usable_from
    freely = "if you like, " if node.unlabelled and not node.forced else ""
    return f"{label}{capital(f'{moment} {when}')}, {freely}{_used(node, knowing, place)}"


_UNDER_WAY = {"targeted": "that effect"}


def _action(node: ActionLine, speaker: Speaker) -> str:
    if node.action.unlabelled:
        return capital(_used(node.action, speaker, freely="you may "))
    return f"Action: {capital(_used(node.action, speaker))}"


def _used(node: Used, speaker: Speaker, place: str | None = None, freely: str = "") -> str:
    """What is paid and done; its first letter is small."""
    speaker.heard.ahead.update(_names_of_targets(node))
    zone = ZONES.get(place or node.usable_from or "play", "")
    out_of_play = bool(zone) and zone not in ("play", "edge stack")
    moves = any(
        verb.word in (Play.word, PutIntoPlay.word) and getattr(verb, verb.word) == "self"
        for verb in node.do
    )
    if out_of_play and moves:
        speaker = replace(speaker, place=f" from your {zone}")
    price = f"{', '.join(clauses(node.cost, speaker))} {ARROW} " if node.cost else ""
    if price:
        # The cost stands between the trigger and what is done to its card.
        speaker = replace(speaker, it=f"that {speaker.its_kind}")
    said = freely + price + sentences(node.do, speaker)
    if node.if_ is not None:
        said = f"{opening(node.if_, speaker)}, {said}"
    note = f" (Used from your {zone}.)" if out_of_play and not moves else ""
    return f"{said}.{note}{_limit(node.limit, speaker)}"


def _names_of_targets(node: Used) -> Iterator[str]:
    """Targets are picked first, so that what stands before them may speak of them."""
    for verb in node.do:
        for key in type(verb).model_fields:
            part = getattr(verb, key)
            if isinstance(part, Select) and part.target and part.bind:
                yield part.bind


def _fate(node: Any, speaker: Speaker) -> str:
    said = _used(node.fate, speaker, "play")
    return f"You may {said}" if node.fate.cost else capital(said)


def _whenever(node: Any, speaker: Speaker) -> str:
    """`As soon as this unit has 4 or more focus tokens, sacrifice it.`"""
    when = condition(node.whenever.if_, speaker)
    brief = speaker.briefly(is_named_by(node.whenever.if_))
    return f"As soon as {when}, {sentences(node.whenever.do, brief)}."


def _limit(limit: Limit | None, speaker: Speaker) -> str:
    """`once` counts each copy, a plain number all copies of a player (DEF-06, DEF-07)."""
    if limit is None:
        return ""
    often, per = limit.times, f"per {limit.per.replace('_', ' ')}"
    if not isinstance(often, int):
        return f" (Limit {per}: {amounts.amount(often, speaker)}.)"
    times = str(often) if limit.by == "title" else _TIMES.get(often, f"{often} times")
    if limit.by == "title":
        return f" (Limit {times} {per}.)"
    return f" (Limit {times} each {per.removeprefix('per ')}.)"


def in_form(node: FormLine) -> Speaker:
    """What a card in its other form calls itself and its host."""
    return Speaker("this card", f"the enhanced {kind_of(node.form.attach_to)}")


def _form(node: FormLine) -> str:
    host = described(node.form.attach_to, Speaker("this card")).a()
    said = " ".join(line(one, in_form(node)) for one in node.form.text)
    price = f" for {node.form.cost}" if node.form.cost is not None else ""
    return f"May enter play{price} attached to {host}, as an enhancement with this text: “{said}”"


def _pilot(node: Any) -> str:
    return f"Pilot: {' '.join(line(one, PILOT) for one in node.pilot_text)}"


_MISSING = {
    "constant": "text that holds all the time",
    "action": "an Action",
    "reaction": "a Reaction",
    "interrupt": "an Interrupt",
    "fate": "what happens when it resolves",
    "form": "another form",
    "pilot_text": "Pilot text",
}


def _unwritten(node: UnwrittenLine) -> str:
    return f"({capital(_MISSING[node.unwritten])}, not written down yet.)"


WORDS: dict[str, Teller] = {
    "constant": _constant,
    "action": _action,
    "reaction": lambda node, speaker: _triggered(node.reaction, "Reaction", speaker),
    "interrupt": lambda node, speaker: _triggered(node.interrupt, "Interrupt", speaker),
    "fate": _fate,
    "whenever": _whenever,
    "form": lambda node, speaker: _form(node),
    "pilot_text": lambda node, speaker: _pilot(node),
    "scripted": lambda node, speaker: str(node.text),
    "unwritten": lambda node, speaker: _unwritten(node),
}

# Here every word is known that can stand in another.
tables.LINES.update(WORDS)
tables.VERBS.update(verbs.WORDS)
tables.CONDITIONS.update(conditions.WORDS)
tables.AMOUNTS.update(amounts.WORDS)
