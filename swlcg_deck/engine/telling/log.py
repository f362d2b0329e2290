"""A game as a log that players read, told from the journal of its state.

The atoms write the journal when `state.journal` is a list; whoever wants a transcript sets one
before the first decision. Hidden cards are not named, so that both players may read it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from swlcg_deck.engine.core.constants import (
    ASIDE,
    CAPTURED,
    DECK,
    DISCARD,
    EDGE_STACK,
    EVENT,
    HAND,
    OBJECTIVE_DECK,
    PLAYERS,
    SETTING_UP,
    SETUP,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.log_of_cards import CardTale
from swlcg_deck.engine.telling.names import PHASE_TITLES, ZONES, listed
from swlcg_deck.language import said, said_n

_ENDINGS = {
    "WIN-01": said("three objectives of the dark side are destroyed"),
    "WIN-03": said("the Death Star dial has reached 12"),
    "WIN-08": said("the Death Star dial has taken all the damage it can bear"),
    "REF-10": said("the enemy has no objective left to reveal"),
    "DRAW-05": said("the enemy has no card left to draw"),
}
_SILENT = (
    (HAND, DECK),
    (HAND, ASIDE),
    (HAND, EDGE_STACK),
    (EDGE_STACK, DISCARD),
    (OBJECTIVE_DECK, SETUP),
    (OBJECTIVE_DECK, OBJECTIVE_DECK),
)
"""Moves that another line tells, or that nobody but their player may see."""


def transcript(state: State, journal: Iterable[Sequence[Any]] | None = None) -> tuple[str, ...]:
    """The lines of a log; `journal` is the state's own unless another is given."""
    teller = Teller(state)
    for entry in journal if journal is not None else state.journal or ():
        teller.tell(entry)
    teller.flush()
    return tuple(teller.lines)


class Teller(CardTale):
    """Turns journal entries into lines, one after the other."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.drawn = [0, 0]
        self.discarded: tuple[list[str], list[str]] = ([], [])
        names = [state.faces[card].title for card in state.affiliation_card]
        self.lines.append(
            said(
                "Dark ({dark}) against Light ({light}), game {seed}.",
                dark=names[0],
                light=names[1],
                seed=state.game_seed,
            )
        )

    def tell(self, entry: Sequence[Any]) -> None:
        """Take up one entry: say it, or keep it for a line with what comes next."""
        name, *facts = entry
        if name == "moved" and self._collects(*facts):
            return
        if name == "focus" and self.belongs_to_payment(*facts):
            return
        if name != "role":
            self.flush_declared()
        self.flush_collected(name)
        getattr(self, "on_" + name.replace(" ", "_"))(*facts)

    def flush(self) -> None:
        self.flush_declared()
        self.flush_collected("")

    def flush_collected(self, name: str) -> None:
        """Say at once what came in several entries."""
        self._say_draws()
        self._say_discards()
        if self.refreshed and name != "focus":
            player, cards = self.who(self.active), listed(self.refreshed)
            self.say(said("{player} refreshes {cards}.", player=player, cards=cards))
            self.refreshed.clear()
        if self.play is not None and name not in ("pays", "entered", "attached"):
            self.say_play()

    def _say_draws(self) -> None:
        for player in PLAYERS:
            drawn, name = self.drawn[player], self.who(player)
            if drawn and self.phase != SETTING_UP:
                self.say(
                    said_n(
                        "{player} draws {n} card.", "{player} draws {n} cards.", drawn, player=name
                    )
                )
            self.drawn[player] = 0

    def _say_discards(self) -> None:
        for player in PLAYERS:
            if self.discarded[player]:
                cards = listed(self.discarded[player])
                self.say(said("{player} discards {cards}.", player=self.who(player), cards=cards))
                self.discarded[player].clear()

    # The turn

    def on_turn(self, player: int, number: int) -> None:
        self.active = player
        self.header("")
        self.header(said("Turn {number}: {player}", number=number, player=self.who(player)))

    def on_phase(self, phase: int) -> None:
        self.phase = phase
        self.section = PHASE_TITLES[phase]

    def on_mulligan(self, player: int) -> None:
        self.say(said("{player} draws a new hand.", player=self.who(player)))

    def on_dial(self, value: int) -> None:
        self.say(said("The Death Star dial stands at {dial}.", dial=value))

    def on_balance(self, side: int) -> None:
        self.say(said("The Balance of the Force turns to {player}.", player=self.who(side)))

    def on_committed(self, unit: int) -> None:
        player, name = self.controller(unit), self.name(unit)
        self.say(said("{player} commits {unit} to the Force.", player=player, unit=name))

    def on_uncommitted(self, unit: int) -> None:
        self.say(said("{unit} is no longer committed to the Force.", unit=self.name(unit)))

    def on_struggle(self, dark: int, light: int) -> None:
        self.say(said("Force struggle: Dark {dark}, Light {light}.", dark=dark, light=light))

    def on_won(self, winner: int, rule: str) -> None:
        self.flush()
        reason = _ENDINGS.get(rule, rule)
        self.header(said("{player} wins: {reason}.", player=self.who(winner), reason=reason))

    # Cards

    def _collects(self, card: int, zone: int, former: int) -> bool:
        """Draws and discards of several cards become one line; some moves are not told."""
        player = self.state.owner[card]
        if (former, zone) == (DECK, HAND):
            self.say_play()
            self._say_discards()
            self.drawn[player] += 1
            return True
        if (former, zone) == (HAND, DISCARD):
            self.say_play()
            self._say_draws()
            self.discarded[player].append(self.name(card))
            return True
        return (former, zone) in _SILENT

    def on_moved(self, card: int, zone: int, former: int) -> None:
        owner, name = self.who(self.state.owner[card]), self.name(card)
        if former == ASIDE and zone == DISCARD:
            if self.state.faces[card].kind != EVENT:
                self.say(
                    said("{card} goes to the discard pile of {player}.", card=name, player=owner)
                )
        elif former == CAPTURED and zone == HAND:
            self.say(said("A captured card goes to the hand of {player}.", player=owner))
        elif former in (DECK, OBJECTIVE_DECK) and zone in (DECK, OBJECTIVE_DECK, HAND, EDGE_STACK):
            self.say(
                said(
                    "{player} moves a card from the {former} to the {zone}.",
                    player=owner,
                    former=ZONES[former],
                    zone=ZONES[zone],
                )
            )
        else:
            self.say(
                said(
                    "{card} goes from the {former} to the {zone} of {player}.",
                    card=name,
                    former=ZONES[former],
                    zone=ZONES[zone],
                    player=owner,
                )
            )
