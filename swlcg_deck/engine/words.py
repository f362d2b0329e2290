"""Decisions in English: the question, why it is asked, and a label for every option."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from swlcg_deck.cards.filters import with_article
from swlcg_deck.engine.asking import Asker, asker, option_asker
from swlcg_deck.engine.characteristics import strength
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.questions import asked, is_worded
from swlcg_deck.engine.resources import play_cost
from swlcg_deck.engine.sentences import capital, card_name, condition, many, side
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    ENHANCEMENT,
    EVENT,
    HAND,
    ICON_NAMES,
    KIND_NAMES,
    NOBODY,
    UNIT,
    UNIT_DAMAGE,
)

Label = Callable[[State, Decision, Option], str]
LABELS: dict[str, Label] = {}
"""How options are put into words, by verb or by `kind/verb`."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """One option as a player reads it."""

    number: int
    """What `answer` takes."""
    label: str
    card: int
    """The card it is about; -1 for none."""
    ability: str = ""
    """The line of a card's text that it uses, in English."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as a player reads it."""

    player: int
    kind: str
    text: str
    why: str
    rule: str
    least: int
    most: int
    card: int
    """The card that asks; -1 if it is the rules."""
    options: tuple[OptionWords, ...]
    ability: str = ""
    """The line of its text that asks, in English; empty if it is the rules."""


def describe(state: State, decision: Decision) -> Question:
    """A pending decision in words; `state` is the game that asks it."""
    text, why = asked(state, decision)
    labels = _told_apart(state, decision, [label(state, decision, o) for o in decision.options])
    options = tuple(
        OptionWords(number, words, option[1], _ability(option_asker(state, decision, option)))
        for number, (words, option) in enumerate(zip(labels, decision.options, strict=True))
    )
    behind = asker(state, decision)
    return Question(
        decision.player,
        decision.kind,
        text,
        why,
        decision.why,
        decision.least,
        decision.most,
        decision.source if behind is None else behind.card,
        options,
        _ability(behind),
    )


def _ability(behind: Asker | None) -> str:
    return "" if behind is None else behind.line


def label(state: State, decision: Decision, option: Option) -> str:
    """One option in words."""
    words = LABELS.get(f"{decision.kind}/{option[0]}") or LABELS.get(option[0])
    if words is not None:
        return words(state, decision, option)
    return capital(f"{option[0]} {card_name(state, option[1])}" if option[1] >= 0 else option[0])


def unworded(decision: Decision) -> tuple[str, ...]:
    """What of a decision nobody has put into words: its kind, and verbs of its options."""
    verbs = dict.fromkeys(option[0] for option in decision.options)
    missing = [v for v in verbs if v not in LABELS and f"{decision.kind}/{v}" not in LABELS]
    return (*(() if is_worded(decision.kind) else (decision.kind,)), *missing)


def _told_apart(state: State, decision: Decision, labels: list[str]) -> list[str]:
    """Options that read alike say what lies on their cards."""
    alike = Counter(labels)
    told = []
    for words, option in zip(labels, decision.options, strict=True):
        facts = condition(state, option[1]) if alike[words] > 1 else ""
        told.append(f"{words} ({facts})" if facts else words)
    return told


def labels(*names: str) -> Callable[[Label], Label]:
    """Register words for the options of a verb, or of a `kind/verb`."""

    def register(words: Label) -> Label:
        for name in names:
            LABELS[name] = words
        return words

    return register


def _template(words: str) -> Label:
    """Words with the option's {card} and the {source} that asks."""
    return lambda state, decision, option: words.format(
        card=card_name(state, option[1]), source=card_name(state, decision.source)
    )


_TEMPLATES = {
    "again": "Resolve {card} again",
    "attach": "Attach {source} to {card}",
    "attack": "Attack with {card}",
    "balance/pass": "Deal no damage",
    "capture at": "At {card}",
    "choose": "Choose {card}",
    "choose/pass": "Choose no more",
    "commit": "Commit {card} to the Force",
    "commit/pass": "Commit no more units",
    "damage": "Deal 1 damage to {card}",
    "decline": "Decline",
    "defend": "Defend with {card}",
    "discard one/pass": "Keep all cards",
    "discard": "Discard {card}",
    "divide/hit": "1 damage to {card}",
    "do": "Do it",
    "done": "Move no more damage",
    "engage": "Engage {card}",
    "engage/pass": "Engage no more objectives",
    "expire": "Lasting effects end",
    "find": "Take {card}",
    "flip": "Turn up {card}",
    "instruction": "What {card} has announced",
    "mulligan": "Draw a new hand",
    "mulligan/keep": "Keep this hand",
    "order": "{card} next",
    "pass": "Pass",
    "pilot/keep": "Keep {card}",
    "place": "Place {card} in your edge stack",
    "reject": "Put {card} on the bottom",
    "rescue at": "At {card}",
    "shield": "Put a shield on {card}",
    "shield/shield": "Use the shield of {card}",
    "shield/take": "Keep the shield of {card}",
    "shielding/pass": "Put no shield anywhere",
    "strike": "Strike with {card}",
    "tactics/hit": "Put a focus token on {card}",
    "target": "Target {card}",
    "target/pass": "Choose no more",
    "unit damage/split": "1 damage to {card}",
    "unless/pay": "Pay",
}
LABELS.update({name: _template(words) for name, words in _TEMPLATES.items()})


@labels("play")
def _play(state: State, decision: Decision, option: Option) -> str:
    _, card, kind = option
    form = " as a pilot" if kind == ENHANCEMENT and state.faces[card].kind == UNIT else ""
    cost = play_cost(state, card, decision.player, kind)
    return f"Play {card_name(state, card)}{form} (cost {cost})"


@labels("use")
def _use(state: State, decision: Decision, option: Option) -> str:
    _, card, *rest = option
    origin, place, subject = rest if len(rest) == 3 else (card, rest[0], NOBODY)
    name = card_name(state, card)
    if state.faces[card].kind == EVENT and state.zone[card] == HAND:
        words = f"Play {name} (cost {play_cost(state, card, decision.player, EVENT)})"
    else:
        words = f"Use {name}"
    if origin != card:
        words += f" by {card_name(state, origin)}"
    others = [o for o in decision.options if o[:2] == option[:2] and o[:4] != option[:4]]
    ability = state.faces[origin].abilities[place]
    if others and ability.text:
        words += f": {ability.text}"
    if any(trigger.per_batch for trigger in ability.when):
        return words
    return words if subject in (NOBODY, card) else f"{words}, for {card_name(state, subject)}"


@labels("form")
def _form(state: State, decision: Decision, option: Option) -> str:
    return f"As {with_article(KIND_NAMES[option[2]])}"


@labels("either")
def _either(state: State, decision: Decision, option: Option) -> str:
    return f"Part {option[2] + 1} of {card_name(state, option[1])}"


@labels("value")
def _value(state: State, decision: Decision, option: Option) -> str:
    value = str(option[2])
    word, _, place = value.partition(" ")
    return f"Number {place} in its text" if word == "text" and place else capital(value)


@labels("generate")
def _generate(state: State, decision: Decision, option: Option) -> str:
    return f"Pay {option[2]} with {card_name(state, option[1])}"


@labels("host/attach")
def _attach(state: State, decision: Decision, option: Option) -> str:
    if option[1] == NOBODY:
        return f"Put {card_name(state, decision.source)} into the play area"
    return f"Attach {card_name(state, decision.source)} to {card_name(state, option[1])}"


@labels("resolve")
def _resolve(state: State, decision: Decision, option: Option) -> str:
    return f"Resolve {card_name(state, option[1])} of {side(state.owner[option[1]])}"


@labels("score")
def _score(state: State, decision: Decision, option: Option) -> str:
    return f"Count the victory pile of {side(option[2])} first"


@labels("icon")
def _icon(state: State, decision: Decision, option: Option) -> str:
    _, unit, icon = option
    return f"Resolve {strength(state, unit, icon)} {ICON_NAMES[icon]}"


@labels("unit damage/hit")
def _hit(state: State, decision: Decision, option: Option) -> str:
    power = strength(state, decision.source, UNIT_DAMAGE)
    return f"Deal {power} damage to {card_name(state, option[1])}"


@labels("protect")
def _protect(state: State, decision: Decision, option: Option) -> str:
    _, protector, amount, _ = option
    return f"{card_name(state, protector)} takes {amount} of the damage"


def how_many(question: Question) -> str:
    """`Choose 1.`, `Choose 1 to 3.`, `Choose up to 3.`"""
    least, most = question.least, min(question.most, len(question.options))
    if least == most:
        return f"Choose {many(least, 'option')}."
    return f"Choose up to {most}." if least == 0 else f"Choose {least} to {most}."
