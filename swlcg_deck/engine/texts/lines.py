"""The lines of a text box as abilities of a face."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from swlcg_deck.cards.abilities.english.lines import PILOT, in_form, speaker_of
from swlcg_deck.cards.abilities.english.speaker import BEARER, Speaker
from swlcg_deck.cards.abilities.english.tables import line
from swlcg_deck.cards.abilities.lines import (
    Constant,
    Form,
    FormLine,
    PilotText,
    ScriptLine,
    UnwrittenLine,
    Used,
    Whenever,
)
from swlcg_deck.cards.abilities.lines import Limit as LimitWords
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.verbs.destroy import Control
from swlcg_deck.cards.abilities.verbs.effects import Change
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import WHENEVER, Ability, Limit, Modifier, Verb
from swlcg_deck.engine.core.constants import (
    ASIDE,
    EDGE_STACK,
    EVENT,
    FATE,
    GRANTED,
    HAND,
    IN_PLAY,
    VICTORY,
)
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.facts.bounds import AMOUNTS
from swlcg_deck.engine.facts.filter_words import ZONES
from swlcg_deck.engine.facts.printed_numbers import read_as
from swlcg_deck.engine.texts import amounts, conditions
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.compile import WORDS as VERB_WORDS
from swlcg_deck.engine.texts.history import asked_of
from swlcg_deck.engine.texts.modifiers import modifiers, whom
from swlcg_deck.engine.texts.scripts import SCRIPTS
from swlcg_deck.engine.texts.tables import CONDITIONS, VERBS, compile_verbs, condition
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.triggers import triggers
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.vocabulary import SCOPES


class FaceText:
    """The abilities of one face; granted ones stand among them for others to gain."""

    def __init__(self, face: Face, speaker: Speaker) -> None:
        self.face = face
        self.speaker = speaker
        """What the card calls itself and its host in English."""
        self.abilities: list[Ability] = []

    def add(
        self,
        node: Node,
        *,
        pilot: bool = False,
        zone: int | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        """Compile a line, and keep its English for decisions that it asks for."""
        first = len(self.abilities)
        WORDS[node.word](self, node, pilot, zone)
        said = line(node, speaker or self.speaker)
        self.abilities[first:] = [
            one if one.text else replace(one, text=said) for one in self.abilities[first:]
        ]

    def constant(self, constant: Constant, pilot: bool, zone: int | None) -> None:
        where = ZONES[constant.in_] if zone is None else zone
        changes: list[Modifier] = []
        with self.reading(zone) as text:
            active = condition(constant.while_) if constant.while_ is not None else None
        for one in constant.modifiers:
            with self.reading(zone) as text:
                changes += modifiers(one, text.amount)
            for granted in (one.gain.ability if one.gain is not None else None) or ():
                place = self.grant(granted)
                changes.append(Modifier(what="ability", of=whom(one.of), key=place))
        if changes:
            self.abilities.append(
                Ability(
                    kind="constant",
                    zone=where,
                    pilot=pilot,
                    active=active,
                    modifiers=tuple(changes),
                )
            )

    def grant(self, node: Node) -> int:
        """Compile a line that others gain; it stands at this place of the face."""
        self.add(node, zone=GRANTED, speaker=BEARER)
        return len(self.abilities) - 1

    @contextmanager
    def reading(self, zone: int | None) -> Iterator[Text]:
        """A part of the text, with the numerals that stand in it."""
        text = Text(len(self.face.numerals), self.face.code if zone == GRANTED else "")
        with read_as(text):
            yield text
        self.face.numerals += tuple(text.numerals)

    def used(self, kind: Any, node: Used, pilot: bool, zone: int | None) -> None:
        sets_cost = any(isinstance(verb, Change) and verb.change == "cost" for verb in node.do)
        with self.reading(zone) as text:
            when = tuple(
                trigger
                for one in getattr(node, "when", ())
                for trigger in triggers(one, before=kind == "interrupt", sets_cost=sets_cost)
            )
            holds = condition(node.if_) if node.if_ is not None else None
            text.paying = True
            cost = compile_verbs(node.cost, text)
            text.paying = False
            effect = compile_verbs(node.do, text)
        cost, targets, effect = (
            _deciding(verbs, text.spoken_of) for verbs in (cost, text.targets, effect)
        )
        branches = any(getattr(verb, "decides", False) for verb in (*cost, *targets, *effect))
        limit = node.limit
        for place, granted in text.granted.items():
            text.modifiers[place] = replace(text.modifiers[place], key=self.grant(granted))
        self.abilities.append(
            Ability(
                kind=kind,
                when=when,
                forced=getattr(node, "forced", False),
                unlabelled=getattr(node, "unlabelled", False),
                zone=self._zone(node, sets_cost) if zone is None else zone,
                pilot=pilot,
                condition=holds,
                cost=tuple(cost),
                targets=tuple(targets),
                effect=tuple(effect),
                branches=branches,
                limit=_limit(limit) if limit is not None else None,
                modifiers=tuple(text.modifiers),
            )
        )

    def whenever(self, node: Whenever, pilot: bool, zone: int | None) -> None:
        text = Text(len(self.face.numerals))
        effect = compile_verbs(node.do, text)
        self.face.numerals += tuple(text.numerals)
        self.abilities.append(
            Ability(
                kind=WHENEVER,
                zone=IN_PLAY if zone is None else zone,
                pilot=pilot,
                condition=condition(node.if_),
                effect=tuple(effect),
            )
        )

    def _zone(self, node: Used, sets_cost: bool) -> int:
        if node.usable_from is not None:
            return ZONES[node.usable_from]
        when = getattr(node, "when", ())
        if sets_cost and all(one.event == "played" and one.subject == "self" for one in when):
            return ASIDE  # what it costs is fixed while it is shown (TC-65)
        if self.face.kind == EVENT:
            return HAND
        if when and all(one.event == "completed" and one.subject == "self" for one in when):
            return VICTORY  # there a mission lies by then (MISSION-14)
        if self.face.kind == FATE:
            return EDGE_STACK
        return IN_PLAY


def _limit(words: LimitWords) -> Limit:
    return Limit(amount(words.times), SCOPES[words.per], words.by == "title")


def _deciding(verbs: list[Verb], spoken_of: set[str]) -> list[Verb]:
    """Choices of cards that other cards are described by decide what those may be."""
    return [
        replace(verb, decides=True)
        if isinstance(verb, Select) and _called(verb.name) & spoken_of
        else verb
        for verb in verbs
    ]


def _called(name: str) -> set[str]:
    """A target is called as the text calls it, or as the engine does."""
    return {name, name.removeprefix("target_")}


Compile = Callable[[FaceText, Any, bool, int | None], None]


def _used(kind: str, zone_of_all: int | None = None) -> Compile:
    def line(text: FaceText, node: Any, pilot: bool, zone: int | None) -> None:
        text.used(kind, getattr(node, kind), pilot, zone if zone_of_all is None else zone_of_all)

    return line


def _pilot_text(text: FaceText, node: PilotText, pilot: bool, zone: int | None) -> None:
    for one in node.pilot_text:
        text.add(one, pilot=True, speaker=PILOT)


def _staying(form: Form) -> CardFilter:
    """On what a card may stay in its form. That it takes the place of a pilot there, and that its
    own text takes control of what it is on, are no contradictions (145-2)."""
    host = form.attach_to
    states = tuple(word for word in host.is_ or () if word != "unpiloted") or None
    takes = any(isinstance(verb, Control) for line in form.text for verb in _verbs_of(line))
    changes: dict[str, Any] = {"is_": states, **({"side": None} if takes else {})}
    return host.model_copy(update=changes)


def _verbs_of(line: Node) -> tuple[Node, ...]:
    used = getattr(line, line.word)
    return used.do if isinstance(used, Used) else ()


def _form(text: FaceText, node: FormLine, pilot: bool, zone: int | None) -> None:
    face, cost = text.face, node.form.cost
    face.pilot_host, face.pilot_stays = node.form.attach_to, _staying(node.form)
    if cost is not None or not face.pilot_keyword:
        face.pilot_cost = face.cost if cost is None else cost
    for one in node.form.text:
        text.add(one, pilot=True, speaker=in_form(node))


def _scripted(text: FaceText, node: ScriptLine, pilot: bool, zone: int | None) -> None:
    with text.reading(zone) as digits:
        text.abilities += SCRIPTS[node.scripted](digits)


def _unwritten(text: FaceText, node: UnwrittenLine, pilot: bool, zone: int | None) -> None:
    """A partly written card is played with the lines it has."""


WORDS: dict[str, Compile] = {
    "constant": lambda text, node, pilot, zone: text.constant(node.constant, pilot, zone),
    "action": _used("action"),
    "reaction": _used("reaction"),
    "interrupt": _used("interrupt"),
    "fate": _used("fate", EDGE_STACK),
    "whenever": lambda text, node, pilot, zone: text.whenever(node.whenever, pilot, zone),
    "form": _form,
    "pilot_text": _pilot_text,
    "scripted": _scripted,
    "unwritten": _unwritten,
}

# Here every word is known that can stand in another.
VERBS.update(VERB_WORDS)
CONDITIONS.update(conditions.WORDS)
AMOUNTS.update(amounts.WORDS, X=amounts.amount)


def compile_card(card: Card, face: Face) -> None:
    """Give a face the abilities its card's text says."""
    text = FaceText(face, speaker_of(card))
    for node in card.text:
        text.add(node)
    face.abilities = tuple(text.abilities)
    face.asks_of = asked_of(card.text)
    if card.damage_capacity == "X" and card.is_written:
        face.capacity, face.sets_capacity = 0, True
