"""A label for every option of a decision."""

from collections.abc import Callable

from swlcg_deck.engine.core.constants import (
    BLAST,
    ENHANCEMENT,
    EVENT,
    HAND,
    NOBODY,
    SIDE_NAMES,
    TACTICS,
    UNIT,
    UNIT_DAMAGE,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import strength
from swlcg_deck.engine.facts.costs import play_cost
from swlcg_deck.engine.telling.names import PLAYER_NAMES, card_name, side
from swlcg_deck.language import capital, filled, mark, said

Label = Callable[[State, Decision, Option], str]
LABELS: dict[str, Label] = {}
"""How options are put into words, by verb or by `kind/verb`."""


def label(state: State, decision: Decision, option: Option) -> str:
    """One option in words."""
    words = LABELS.get(f"{decision.kind}/{option[0]}") or LABELS.get(option[0])
    if words is not None:
        return words(state, decision, option)
    return capital(f"{option[0]} {card_name(state, option[1])}" if option[1] >= 0 else option[0])


def labels(*names: str) -> Callable[[Label], Label]:
    """Register words for the options of a verb, or of a `kind/verb`."""

    def register(words: Label) -> Label:
        for name in names:
            LABELS[name] = words
        return words

    return register


def _template(words: str) -> Label:
    """Words with the option's {card} and the {source} that asks."""
    return lambda state, decision, option: filled(
        words, card=card_name(state, option[1]), source=card_name(state, decision.source)
    )


_TEMPLATES = {
    "again": mark("Resolve {card} again"),
    "attach": mark("Attach {source} to {card}"),
    "attack": mark("Attack with {card}"),
    "balance/pass": mark("Deal no damage"),
    "capture at": mark("At {card}"),
    "choose": mark("Choose {card}"),
    "choose/pass": mark("Choose no more"),
    "commit": mark("Commit {card} to the Force"),
    "commit/pass": mark("Commit no more units"),
    "damage": mark("Deal 1 damage to {card}"),
    "decline": mark("Decline"),
    "defend": mark("Defend with {card}"),
    "defend/pass": mark("Declare no defenders"),
    "defend/several": mark("Declare several defenders"),
    "discard one/pass": mark("Keep all cards"),
    "discard": mark("Discard {card}"),
    "divide/hit": mark("1 damage to {card}"),
    "do": mark("Do it"),
    "done": mark("Move no more damage"),
    "engage": mark("Engage {card}"),
    "engage/pass": mark("Engage no more objectives"),
    "expire": mark("Lasting effects end"),
    "find": mark("Take {card}"),
    "flip": mark("Turn up {card}"),
    "instruction": mark("What {card} has announced"),
    "mulligan": mark("Draw a new hand"),
    "mulligan/keep": mark("Keep this hand"),
    "order": mark("{card} next"),
    "pass": mark("Pass"),
    "pilot/keep": mark("Keep {card}"),
    "place": mark("Place {card} in your edge stack"),
    "reject": mark("Put {card} on the bottom"),
    "rescue at": mark("At {card}"),
    "shield": mark("Put a shield on {card}"),
    "shield/shield": mark("Use the shield of {card}"),
    "shield/take": mark("Keep the shield of {card}"),
    "shielding/pass": mark("Put no shield anywhere"),
    "strike": mark("Strike with {card}"),
    "tactics/hit": mark("Put a focus token on {card}"),
    "target": mark("Target {card}"),
    "target/pass": mark("Choose no more"),
    "unit damage/done": mark("Deal no unit damage"),
    "unit damage/split": mark("1 damage to {card}"),
    "unless/pay": mark("Pay"),
}
LABELS.update({name: _template(words) for name, words in _TEMPLATES.items()})


@labels("play")
def _play(state: State, decision: Decision, option: Option) -> str:
    _, card, kind, *on = option
    host = on[0] if on else NOBODY
    name, cost = card_name(state, card), play_cost(state, card, decision.player, kind, host)
    if on:
        return said(
            "Play {card} on {host} (cost {cost})", card=name, host=card_name(state, host), cost=cost
        )
    if kind == ENHANCEMENT and state.faces[card].kind == UNIT:
        return said("Play {card} as a pilot (cost {cost})", card=name, cost=cost)
    return said("Play {card} (cost {cost})", card=name, cost=cost)


@labels("use")
def _use(state: State, decision: Decision, option: Option) -> str:
    _, card, *rest = option
    origin, place, subject = rest if len(rest) == 3 else (card, rest[0], NOBODY)
    name = card_name(state, card)
    if state.faces[card].kind == EVENT and state.zone[card] == HAND:
        cost = play_cost(state, card, decision.player, EVENT)
        words = said("Play {card} (cost {cost})", card=name, cost=cost)
    else:
        words = said("Use {card}", card=name)
    if origin != card:
        words = said("{use} by {card}", use=words, card=card_name(state, origin))
    others = [o for o in decision.options if o[:2] == option[:2] and o[:4] != option[:4]]
    ability = state.faces[origin].abilities[place]
    if others and ability.text:
        words = said("{use}: {text}", use=words, text=ability.text)
    if subject in (NOBODY, card) or any(trigger.per_batch for trigger in ability.when):
        return words
    return said("{use}, for {card}", use=words, card=card_name(state, subject))


@labels("lay at")
def _lay_at(state: State, decision: Decision, option: Option) -> str:
    return said("At {card}", card=card_name(state, option[1]))


@labels("form")
def _form(state: State, decision: Decision, option: Option) -> str:
    return said("As an enhancement") if option[2] == ENHANCEMENT else said("As a unit")


@labels("either")
def _either(state: State, decision: Decision, option: Option) -> str:
    name = card_name(state, option[1])
    return said("Part {number} of {card}", number=option[2] + 1, card=name)


_VALUES = {
    "unit damage": said("Unit damage"),
    "blast damage": said("Blast damage"),
    "tactics": said("Tactics"),
    "edge unit damage": said("Edge-enabled unit damage"),
    "edge blast damage": said("Edge-enabled blast damage"),
    "edge tactics": said("Edge-enabled tactics"),
    **dict(zip(SIDE_NAMES, PLAYER_NAMES, strict=True)),
    "deck": said("Command deck"),
    "objective deck": said("Objective deck"),
    "increase": said("Increase"),
    "decrease": said("Decrease"),
    "cost": said("Cost"),
    "damage capacity": said("Damage capacity"),
    "resources": said("Resources"),
    "reserve": said("Reserve"),
    "edge": said("Edge"),
    "pilot": said("Pilot"),
    "reminder": said("The number that reminds of a keyword"),
}
"""Words that a player names; all others are titles and numbers."""


@labels("value")
def _value(state: State, decision: Decision, option: Option) -> str:
    value = str(option[2])
    word, _, place = value.partition(" ")
    if word == "text" and place:
        return said("Number {place} in its text", place=place)
    return _VALUES.get(value) or (value.title() if value.islower() else capital(value))


@labels("generate")
def _generate(state: State, decision: Decision, option: Option) -> str:
    return said("Pay {amount} with {card}", amount=option[2], card=card_name(state, option[1]))


@labels("host/attach")
def _attach(state: State, decision: Decision, option: Option) -> str:
    source = card_name(state, decision.source)
    if option[1] == NOBODY:
        return said("Put {card} into the play area", card=source)
    return said("Attach {source} to {card}", source=source, card=card_name(state, option[1]))


@labels("resolve")
def _resolve(state: State, decision: Decision, option: Option) -> str:
    _, card, *_ = option
    owner = side(state.owner[card])
    return said("Resolve {card} of {side}", card=card_name(state, card), side=owner)


@labels("score")
def _score(state: State, decision: Decision, option: Option) -> str:
    return said("Count the victory pile of {side} first", side=side(option[2]))


_ICONS = {
    UNIT_DAMAGE: mark("Resolve {power} unit damage"),
    BLAST: mark("Resolve {power} blast damage"),
    TACTICS: mark("Resolve {power} tactics"),
}


@labels("icon")
def _icon(state: State, decision: Decision, option: Option) -> str:
    _, unit, icon = option
    return filled(_ICONS[icon], power=strength(state, unit, icon))


@labels("blast/hit")
def _blast(state: State, decision: Decision, option: Option) -> str:
    power = strength(state, decision.source, BLAST)
    return said("Deal {amount} damage to {card}", amount=power, card=card_name(state, option[1]))


@labels("unit damage/hit")
def _hit(state: State, decision: Decision, option: Option) -> str:
    power = strength(state, decision.source, UNIT_DAMAGE)
    return said("Deal {amount} damage to {card}", amount=power, card=card_name(state, option[1]))


@labels("protect")
def _protect(state: State, decision: Decision, option: Option) -> str:
    _, protector, amount, _ = option
    name = card_name(state, protector)
    return said("{card} takes {amount} of the damage", card=name, amount=amount)
