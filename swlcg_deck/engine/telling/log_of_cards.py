"""The cards of a log: what is played and used, where cards go, and their tokens."""

from collections.abc import Sequence
from typing import Any

from swlcg_deck.engine.core.constants import (
    ASIDE,
    BENEATH,
    CAPTURED,
    DECK,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENT,
    EVENT,
    HAND,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    PLAYERS,
    REFRESH_PHASE,
    SETTING_UP,
    SETUP,
    UNIT,
)
from swlcg_deck.engine.telling.log_lines import Log, told
from swlcg_deck.engine.telling.log_of_engagements import focuses_to_strike
from swlcg_deck.engine.telling.names import ZONES, listed
from swlcg_deck.language import filled, joined, mark, said, said_n

_SILENT = (
    (HAND, DECK),
    (HAND, ASIDE),
    (HAND, EDGE_STACK),
    (EDGE_STACK, DISCARD),
    (BENEATH, ASIDE),
    (OBJECTIVE_DECK, SETUP),
    (OBJECTIVE_DECK, OBJECTIVE_DECK),
)
"""Moves that another line tells, or that nobody but their player may see."""
_LEAVES = {
    "captured": mark("{card} is captured"),
    "destroyed": mark("{card} is destroyed"),
    "discarded": mark("{card} is discarded"),
    "returned": mark("{card} is returned"),
    "sacrificed": mark("{card} is sacrificed"),
    "shuffled": mark("{card} is shuffled"),
}
"""How cards leave play."""
_USES = mark("{player} uses {card}")
_USES_ON = mark("{player} uses {card} on {host}")
_PLAYS = mark("{player} plays {card}")
_PLAYS_ON = mark("{player} plays {card} on {host}")
_PLAYS_PILOT = mark("{player} plays {card} as a pilot")
_PLAYS_PILOT_ON = mark("{player} plays {card} as a pilot on {host}")


@told("plays")
def _plays(log: Log, card: int, player: int, kind: int) -> None:
    log.play = {"card": card, "player": player, "kind": kind, "host": NOBODY, "paid": ""}


@told("used")
def _used(log: Log, card: int, player: int, origin: int, place: int) -> None:
    event = log.state.faces[card].kind == EVENT
    verb = "plays" if event else "uses"
    log.play = {"card": card, "player": player, "verb": verb, "host": NOBODY, "paid": ""}


@told("pays")
def _pays(log: Log, card: int, player: int, given: tuple[tuple[int, int], ...]) -> None:
    log.paid = given
    payment = listed(
        [
            said("{amount} with {card}", amount=tokens, card=log.name(source))
            for source, tokens in given
        ]
    )
    if log.play is not None and log.play["card"] == card:
        log.play["paid"] = payment
    else:
        log.say(said("{player} pays {payment}.", player=log.who(player), payment=payment))


def belongs_to_payment(log: Log, card: int, tokens: int) -> bool:
    if (card, tokens) in log.paid:
        log.paid = tuple(pair for pair in log.paid if pair != (card, tokens))
        return True
    return False


@told("entered")
def _entered(log: Log, card: int, controller: int, kind: int, host: int) -> None:
    log.controllers[card] = controller
    if log.play is not None and log.play["card"] == card:
        log.play["host"] = host
        say_play(log)
        return
    if log.play is not None:
        say_play(log)
    if kind == OBJECTIVE:
        player, name = log.who(controller), log.name(card)
        log.say(said("{player} turns up {objective}.", player=player, objective=name))
    else:
        log.say(_enters(log, log.name(card), log.who(controller), host))


def _enters(log: Log, name: str, player: str, host: int) -> str:
    if host == NOBODY:
        return said("{card} enters play, with {player}.", card=name, player=player)
    return said(
        "{card} enters play on {host}, with {player}.",
        card=name,
        host=log.name(host),
        player=player,
    )


def say_play(log: Log) -> None:
    play, log.play = log.play, None
    if play is None:
        return
    words, payment = _played(log, play), play["paid"]
    if payment:
        log.say(said("{play}, paying {payment}.", play=words, payment=payment))
    else:
        log.say(joined((words, "."), ""))


def _played(log: Log, play: dict[str, Any]) -> str:
    """`Dark plays Darth Vader`: who plays or uses what, and on which card."""
    card, host, on = play["card"], play["host"], log.name(play["host"])
    gaps = {"player": log.who(play["player"]), "card": log.name(card)}
    pilot = play.get("kind") == ENHANCEMENT and log.state.faces[card].kind == UNIT
    if play.get("verb") == "uses":
        return filled(_USES, **gaps) if host == NOBODY else filled(_USES_ON, **gaps, host=on)
    if host == NOBODY:
        return filled(_PLAYS_PILOT if pilot else _PLAYS, **gaps)
    return filled(_PLAYS_PILOT_ON if pilot else _PLAYS_ON, **gaps, host=on)


@told("leaving")
def _leaving(log: Log, how: str, by: int, source: int) -> None:
    log.how = how


@told("left")
def _left(log: Log, card: int, zone: int) -> None:
    log.damage.pop(card, None)
    if zone == ASIDE:
        return  # the next entry says where it really goes
    words = filled(_LEAVES[log.how], card=log.name(card))
    if zone == DISCARD:
        log.say(joined((words, "."), ""))
    else:
        log.say(said("{event} and goes to the {zone}.", event=words, zone=ZONES[zone]))


@told("destroyed")
def _destroyed(log: Log, card: int, player: int) -> None:
    log.victories[player] += 1
    log.say(
        said(
            "{card} is destroyed: number {number} in the victory pile of {player}.",
            card=log.name(card),
            number=log.victories[player],
            player=log.who(player),
        )
    )


@told("laid beneath")
def _laid_beneath(log: Log, card: int, at: int) -> None:
    log.say(said("A card is laid facedown beneath {card}.", card=log.name(at)))


@told("captured")
def _captured(log: Log, card: int, at: int) -> None:
    where = log.name(at)
    log.say(
        said("{card} is captured at {objective}.", card=log.name(card), objective=where)
        if log.how == "captured"
        else said("A card is captured at {objective}.", objective=where)
    )
    log.how = "discarded"


@told("control")
def _control(log: Log, card: int, player: int) -> None:
    log.controllers[card] = player
    name = log.name(card)
    log.say(said("{player} takes control of {card}.", player=log.who(player), card=name))


@told("attached")
def _attached(log: Log, card: int, host: int) -> None:
    name, whom = log.name(card), log.name(host)
    log.say(said("{card} is attached to {host}.", card=name, host=whom))


@told("form")
def _form(log: Log, card: int, kind: int, host: int) -> None:
    name, whom = log.name(card), log.name(host)
    log.say(
        said("{card} becomes a unit.", card=name)
        if kind == UNIT
        else said("{card} becomes an enhancement on {host}.", card=name, host=whom)
    )


@told("looked")
def _looked(log: Log, player: int, cards: Sequence[int]) -> None:
    count, name = len(cards), log.who(player)
    log.say(
        said_n("{player} looks at {n} card.", "{player} looks at {n} cards.", count, player=name)
    )


@told("searched")
def _searched(log: Log, player: int, zone: int) -> None:
    name = log.who(player)
    log.say(said("{player} searches the {zone}.", player=name, zone=ZONES[zone]))


@told("shown")
def _shown(log: Log, cards: Sequence[int]) -> None:
    names = listed([log.name(card) for card in cards])
    log.say(
        said("Both players see {cards}.", cards=names)
        if names
        else said("Both players see nothing.")
    )


# Tokens


@told("focus")
def _focus(log: Log, card: int, tokens: int) -> None:
    if tokens < 0 and log.phase == REFRESH_PHASE:
        log.refreshed.append(log.name(card))
    elif tokens < 0:
        log.say(
            said_n(
                "{card} loses {n} focus token.",
                "{card} loses {n} focus tokens.",
                -tokens,
                card=log.name(card),
            )
        )
    elif not focuses_to_strike(log, card, tokens):
        log.say(
            said_n(
                "{card} gets {n} focus token.",
                "{card} gets {n} focus tokens.",
                tokens,
                card=log.name(card),
            )
        )


@told("shield")
def _shield(log: Log, card: int, change: int) -> None:
    if change > 0:
        log.say(said("{card} gets a shield.", card=log.name(card)))
    elif log.phase == REFRESH_PHASE:
        log.say(said("The shield of {card} is removed.", card=log.name(card)))
    else:
        log.say(said("The shield of {card} is used.", card=log.name(card)))


# Draws, discards and other moves


def say_draws(log: Log) -> None:
    for player in PLAYERS:
        drawn, name = log.drawn[player], log.who(player)
        if drawn and log.phase != SETTING_UP:
            log.say(
                said_n("{player} draws {n} card.", "{player} draws {n} cards.", drawn, player=name)
            )
        log.drawn[player] = 0


def say_discards(log: Log) -> None:
    for player in PLAYERS:
        if log.discarded[player]:
            cards = listed(log.discarded[player])
            log.say(said("{player} discards {cards}.", player=log.who(player), cards=cards))
            log.discarded[player].clear()


def collects(log: Log, card: int, zone: int, former: int) -> bool:
    """Draws and discards of several cards become one line; some moves are not told."""
    player = log.state.owner[card]
    if (former, zone) == (DECK, HAND):
        say_play(log)
        say_discards(log)
        log.drawn[player] += 1
        return True
    if (former, zone) == (HAND, DISCARD):
        say_play(log)
        say_draws(log)
        log.discarded[player].append(log.name(card))
        return True
    return (former, zone) in _SILENT


@told("moved")
def _moved(log: Log, card: int, zone: int, former: int) -> None:
    owner, name = log.who(log.state.owner[card]), log.name(card)
    if former == ASIDE and zone == DISCARD:
        if log.state.faces[card].kind != EVENT:
            log.say(said("{card} goes to the discard pile of {player}.", card=name, player=owner))
    elif former == CAPTURED and zone == ASIDE:
        log.say(said("A Force card goes back to the supply of {player}.", player=owner))
    elif former == CAPTURED and zone == HAND:
        log.say(said("A captured card goes to the hand of {player}.", player=owner))
    elif former == BENEATH and zone == EDGE_STACK:
        log.say(said("{player} places a card that lay beneath another.", player=owner))
    elif former in (DECK, OBJECTIVE_DECK) and zone in (DECK, OBJECTIVE_DECK, HAND, EDGE_STACK):
        log.say(
            said(
                "{player} moves a card from the {former} to the {zone}.",
                player=owner,
                former=ZONES[former],
                zone=ZONES[zone],
            )
        )
    else:
        log.say(
            said(
                "{card} goes from the {former} to the {zone} of {player}.",
                card=name,
                former=ZONES[former],
                zone=ZONES[zone],
                player=owner,
            )
        )
