"""A game as a log that players read, told from the journal of its state.

The atoms write the journal when `state.journal` is a list; whoever wants a transcript sets one
before the first decision. Hidden cards are not named, so that both players may read it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from swlcg_deck.engine.engagement_tales import EngagementTale
from swlcg_deck.engine.sentences import capital, listed, many
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    ASIDE,
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
    PHASE_NAMES,
    PLAYERS,
    REFRESH_PHASE,
    SETTING_UP,
    SETUP,
    UNIT,
    ZONE_NAMES,
)

_ENDINGS = {
    "WIN-01": "three objectives of the dark side are destroyed",
    "WIN-03": "the Death Star dial has reached 12",
    "WIN-08": "the Death Star dial has taken all the damage it can bear",
    "REF-10": "the enemy has no objective left to reveal",
    "DRAW-05": "the enemy has no card left to draw",
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


class Teller(EngagementTale):
    """Turns journal entries into lines, one after the other."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.phase = SETTING_UP
        self.drawn = [0, 0]
        self.discarded: tuple[list[str], list[str]] = ([], [])
        self.refreshed: list[str] = []
        self.play: dict[str, Any] | None = None
        self.paid: tuple[tuple[int, int], ...] = ()
        self.how = "discarded"
        names = [state.faces[card].title for card in state.affiliation_card]
        self.lines.append(f"Dark ({names[0]}) against Light ({names[1]}), game {state.game_seed}.")

    def tell(self, entry: Sequence[Any]) -> None:
        """Take up one entry: say it, or keep it for a line with what comes next."""
        name, *facts = entry
        if name == "moved" and self._collects(*facts):
            return
        if name == "focus" and self._belongs_to_payment(*facts):
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
            self.say(f"{self.who(self.active)} refreshes {listed(self.refreshed)}.")
            self.refreshed.clear()
        if self.play is not None and name not in ("pays", "entered", "attached"):
            self._say_play()

    def _say_draws(self) -> None:
        for player in PLAYERS:
            if self.drawn[player] and self.phase != SETTING_UP:
                self.say(f"{self.who(player)} draws {many(self.drawn[player], 'card')}.")
            self.drawn[player] = 0

    def _say_discards(self) -> None:
        for player in PLAYERS:
            if self.discarded[player]:
                self.say(f"{self.who(player)} discards {listed(self.discarded[player])}.")
                self.discarded[player].clear()

    # The turn

    def on_turn(self, player: int, number: int) -> None:
        self.active = player
        self.header("")
        self.header(f"Turn {number}: {self.who(player)}")

    def on_phase(self, phase: int) -> None:
        self.phase = phase
        self.section = f"{capital(PHASE_NAMES[phase])} phase"

    def on_mulligan(self, player: int) -> None:
        self.say(f"{self.who(player)} draws a new hand.")

    def on_dial(self, value: int) -> None:
        self.say(f"The Death Star dial stands at {value}.")

    def on_balance(self, side: int) -> None:
        self.say(f"The Balance of the Force turns to {self.who(side)}.")

    def on_committed(self, unit: int) -> None:
        self.say(f"{self.controller(unit)} commits {self.name(unit)} to the Force.")

    def on_uncommitted(self, unit: int) -> None:
        self.say(f"{self.name(unit)} is no longer committed to the Force.")

    def on_struggle(self, dark: int, light: int) -> None:
        self.say(f"Force struggle: Dark {dark}, Light {light}.")

    def on_won(self, winner: int, rule: str) -> None:
        self.flush()
        self.header(f"{self.who(winner)} wins: {_ENDINGS.get(rule, rule)}.")

    # Cards

    def _collects(self, card: int, zone: int, former: int) -> bool:
        """Draws and discards of several cards become one line; some moves are not told."""
        player = self.state.owner[card]
        if (former, zone) == (DECK, HAND):
            self._say_play()
            self._say_discards()
            self.drawn[player] += 1
            return True
        if (former, zone) == (HAND, DISCARD):
            self._say_play()
            self._say_draws()
            self.discarded[player].append(self.name(card))
            return True
        return (former, zone) in _SILENT

    def on_moved(self, card: int, zone: int, former: int) -> None:
        owner, name = self.who(self.state.owner[card]), self.name(card)
        if former == ASIDE and zone == DISCARD:
            if self.state.faces[card].kind != EVENT:
                self.say(f"{name} goes to the discard pile of {owner}.")
        elif former == CAPTURED and zone == HAND:
            self.say(f"A captured card goes to the hand of {owner}.")
        elif former in (DECK, OBJECTIVE_DECK) and zone in (DECK, OBJECTIVE_DECK, HAND, EDGE_STACK):
            self.say(f"{owner} moves a card from the {_zone(former)} to the {_zone(zone)}.")
        else:
            self.say(f"{name} goes from the {_zone(former)} to the {_zone(zone)} of {owner}.")

    def on_plays(self, card: int, player: int, kind: int) -> None:
        self.play = {"card": card, "player": player, "kind": kind, "host": NOBODY, "paid": ""}

    def on_used(self, card: int, player: int, origin: int, place: int) -> None:
        event = self.state.faces[card].kind == EVENT
        verb = "plays" if event else "uses"
        self.play = {"card": card, "player": player, "verb": verb, "host": NOBODY, "paid": ""}

    def on_pays(self, card: int, player: int, given: tuple[tuple[int, int], ...]) -> None:
        self.paid = given
        how = listed([f"{tokens} with {self.name(source)}" for source, tokens in given])
        if self.play is not None and self.play["card"] == card:
            self.play["paid"] = f", paying {how}"
        else:
            self.say(f"{self.who(player)} pays {how}.")

    def _belongs_to_payment(self, card: int, tokens: int) -> bool:
        if (card, tokens) in self.paid:
            self.paid = tuple(pair for pair in self.paid if pair != (card, tokens))
            return True
        return False

    def on_entered(self, card: int, controller: int, kind: int, host: int) -> None:
        self.controllers[card] = controller
        if self.play is not None and self.play["card"] == card:
            self.play["host"] = host
            self._say_play()
            return
        if self.play is not None:
            self._say_play()
        if kind == OBJECTIVE:
            self.say(f"{self.who(controller)} turns up {self.name(card)}.")
        else:
            on = f" on {self.name(host)}" if host != NOBODY else ""
            self.say(f"{self.name(card)} enters play{on}, with {self.who(controller)}.")

    def _say_play(self) -> None:
        play, self.play = self.play, None
        if play is None:
            return
        card = play["card"]
        pilot = play.get("kind") == ENHANCEMENT and self.state.faces[card].kind == UNIT
        form = " as a pilot" if pilot else ""
        on = f" on {self.name(play['host'])}" if play["host"] != NOBODY else ""
        verb = play.get("verb", "plays")
        self.say(f"{self.who(play['player'])} {verb} {self.name(card)}{form}{on}{play['paid']}.")

    def on_leaving(self, how: str, by: int, source: int) -> None:
        self.how = how

    def on_left(self, card: int, zone: int) -> None:
        self.damage.pop(card, None)
        if zone == ASIDE:
            return  # the next entry says where it really goes
        where = "" if zone == DISCARD else f" and goes to the {_zone(zone)}"
        self.say(f"{self.name(card)} is {self.how}{where}.")

    def on_destroyed(self, card: int, player: int) -> None:
        self.victories[player] += 1
        pile = f"number {self.victories[player]} in the victory pile of {self.who(player)}"
        self.say(f"{self.name(card)} is destroyed: {pile}.")

    def on_captured(self, card: int, at: int) -> None:
        what = self.name(card) if self.how == "captured" else "A card"
        self.say(f"{what} is captured at {self.name(at)}.")
        self.how = "discarded"

    def on_control(self, card: int, player: int) -> None:
        self.controllers[card] = player
        self.say(f"{self.who(player)} takes control of {self.name(card)}.")

    def on_attached(self, card: int, host: int) -> None:
        self.say(f"{self.name(card)} is attached to {self.name(host)}.")

    def on_form(self, card: int, kind: int, host: int) -> None:
        form = "a unit" if kind == UNIT else f"an enhancement on {self.name(host)}"
        self.say(f"{self.name(card)} becomes {form}.")

    def on_looked(self, player: int, cards: Sequence[int]) -> None:
        self.say(f"{self.who(player)} looks at {many(len(cards), 'card')}.")

    def on_searched(self, player: int, zone: int) -> None:
        self.say(f"{self.who(player)} searches the {_zone(zone)}.")

    def on_shown(self, cards: Sequence[int]) -> None:
        self.say(f"Both players see {listed([self.name(card) for card in cards]) or 'nothing'}.")

    # Tokens

    def on_focus(self, card: int, tokens: int) -> None:
        if tokens < 0 and self.phase == REFRESH_PHASE:
            self.refreshed.append(self.name(card))
        elif tokens < 0:
            self.say(f"{self.name(card)} loses {many(-tokens, 'focus token')}.")
        elif not self.focuses_to_strike(card, tokens):
            self.say(f"{self.name(card)} gets {many(tokens, 'focus token')}.")

    def on_shield(self, card: int, change: int) -> None:
        if change > 0:
            self.say(f"{self.name(card)} gets a shield.")
        elif self.phase == REFRESH_PHASE:
            self.say(f"The shield of {self.name(card)} is removed.")
        else:
            self.say(f"The shield of {self.name(card)} is used.")


def _zone(zone: int) -> str:
    return ZONE_NAMES[zone]
