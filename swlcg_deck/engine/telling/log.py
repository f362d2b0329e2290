"""A game as a log that players read, told from the journal of its state.

The atoms write the journal when `state.journal` is a list; whoever wants a transcript sets one
before the first decision. Hidden cards are not named, so that both players may read it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.log_lines import TOLD, Log, told
from swlcg_deck.engine.telling.log_of_cards import (
    belongs_to_payment,
    collects,
    say_discards,
    say_draws,
    say_play,
)
from swlcg_deck.engine.telling.log_of_engagements import say_declared
from swlcg_deck.engine.telling.names import PHASE_TITLES, listed
from swlcg_deck.language import said

_ENDINGS = {
    "WIN-01": said("three objectives of the dark side are destroyed"),
    "WIN-03": said("the Death Star dial has reached 12"),
    "WIN-08": said("the Death Star dial has taken all the damage it can bear"),
    "REF-10": said("the enemy has no objective left to reveal"),
    "DRAW-05": said("the enemy has no card left to draw"),
}


def transcript(state: State, journal: Iterable[Sequence[Any]] | None = None) -> tuple[str, ...]:
    """The lines of a log; `journal` is the state's own unless another is given."""
    teller = Teller(state)
    for entry in journal if journal is not None else state.journal or ():
        teller.tell(entry)
    teller.flush()
    return tuple(teller.lines)


class Teller:
    """Turns journal entries into lines, one after the other."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._log = Log(state)
        names = [state.faces[card].title for card in state.affiliation_card]
        self.lines.append(
            said(
                "Dark ({dark}) against Light ({light}), game {seed}.",
                dark=names[0],
                light=names[1],
                seed=state.game_seed,
            )
        )

    @property
    def lines(self) -> list[str]:
        return self._log.lines

    def tell(self, entry: Sequence[Any]) -> None:
        """Take up one entry: say it, or keep it for a line with what comes next."""
        name, *facts = entry
        log = self._log
        if name == "moved" and collects(log, *facts):
            return
        if name == "focus" and belongs_to_payment(log, *facts):
            return
        if name != "role":
            say_declared(log)
        _say_collected(log, name)
        TOLD[name](log, *facts)

    def flush(self) -> None:
        """Say what still waits for more of its kind."""
        _flush(self._log)


def _flush(log: Log) -> None:
    say_declared(log)
    _say_collected(log, "")


def _say_collected(log: Log, name: str) -> None:
    """Say at once what came in several entries."""
    say_draws(log)
    say_discards(log)
    if log.refreshed and name != "focus":
        player, cards = log.who(log.active), listed(log.refreshed)
        log.say(said("{player} refreshes {cards}.", player=player, cards=cards))
        log.refreshed.clear()
    if log.play is not None and name not in ("pays", "entered", "attached"):
        say_play(log)


@told("turn")
def _turn(log: Log, player: int, number: int) -> None:
    log.active = player
    log.header("")
    log.header(said("Turn {number}: {player}", number=number, player=log.who(player)))


@told("phase")
def _phase(log: Log, phase: int) -> None:
    log.phase = phase
    log.section = PHASE_TITLES[phase]


@told("mulligan")
def _mulligan(log: Log, player: int) -> None:
    log.say(said("{player} draws a new hand.", player=log.who(player)))


@told("dial")
def _dial(log: Log, value: int) -> None:
    log.say(said("The Death Star dial stands at {dial}.", dial=value))


@told("balance")
def _balance(log: Log, side: int) -> None:
    log.say(said("The Balance of the Force turns to {player}.", player=log.who(side)))


@told("committed")
def _committed(log: Log, unit: int) -> None:
    player, name = log.controller(unit), log.name(unit)
    log.say(said("{player} commits {unit} to the Force.", player=player, unit=name))


@told("uncommitted")
def _uncommitted(log: Log, unit: int) -> None:
    log.say(said("{unit} is no longer committed to the Force.", unit=log.name(unit)))


@told("force card")
def _force_card(log: Log, giver: int, taker: int) -> None:
    names = {"giver": log.name(giver), "taker": log.name(taker)}
    log.say(said("The Force card of {giver} goes to {taker}.", **names))


@told("state trigger")
def _state_trigger(log: Log, card: int) -> None:
    log.say(said("What the text of {card} waits for has come.", card=log.name(card)))


@told("struggle")
def _struggle(log: Log, dark: int, light: int) -> None:
    log.say(said("Force struggle: Dark {dark}, Light {light}.", dark=dark, light=light))


@told("won")
def _won(log: Log, winner: int, rule: str) -> None:
    _flush(log)
    reason = _ENDINGS.get(rule, rule)
    log.header(said("{player} wins: {reason}.", player=log.who(winner), reason=reason))
