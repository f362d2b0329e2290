"""A game as a log that players read, told from the journal of its state.

The atoms write the journal when `state.journal` is a list; whoever wants a transcript sets one
before the first decision. Hidden cards are not named, so that both players may read it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from swlcg_deck.engine.engagement_tales import EngagementTale
from swlcg_deck.engine.sentences import PHASE_TITLES, ZONES, listed
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
    PLAYERS,
    REFRESH_PHASE,
    SETTING_UP,
    SETUP,
    UNIT,
)
from swlcg_deck.language import filled, joined, mark, said, said_n

_ENDINGS = {
    "WIN-01": said("three objectives of the dark side are destroyed"),
    "WIN-03": said("the Death Star dial has reached 12"),
    "WIN-08": said("the Death Star dial has taken all the damage it can bear"),
    "REF-10": said("the enemy has no objective left to reveal"),
    "DRAW-05": said("the enemy has no card left to draw"),
}
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
            player, cards = self.who(self.active), listed(self.refreshed)
            self.say(said("{player} refreshes {cards}.", player=player, cards=cards))
            self.refreshed.clear()
        if self.play is not None and name not in ("pays", "entered", "attached"):
            self._say_play()

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
        self.say(said("The Death Star dial stands at {value}.", value=value))

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

    def on_plays(self, card: int, player: int, kind: int) -> None:
        self.play = {"card": card, "player": player, "kind": kind, "host": NOBODY, "paid": ""}

    def on_used(self, card: int, player: int, origin: int, place: int) -> None:
        event = self.state.faces[card].kind == EVENT
        verb = "plays" if event else "uses"
        self.play = {"card": card, "player": player, "verb": verb, "host": NOBODY, "paid": ""}

    def on_pays(self, card: int, player: int, given: tuple[tuple[int, int], ...]) -> None:
        self.paid = given
        payment = listed(
            [
                said("{amount} with {card}", amount=tokens, card=self.name(source))
                for source, tokens in given
            ]
        )
        if self.play is not None and self.play["card"] == card:
            self.play["paid"] = payment
        else:
            self.say(said("{player} pays {payment}.", player=self.who(player), payment=payment))

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
            player, name = self.who(controller), self.name(card)
            self.say(said("{player} turns up {objective}.", player=player, objective=name))
        else:
            self.say(self._enters(self.name(card), self.who(controller), host))

    def _enters(self, name: str, player: str, host: int) -> str:
        if host == NOBODY:
            return said("{card} enters play, with {player}.", card=name, player=player)
        return said(
            "{card} enters play on {host}, with {player}.",
            card=name,
            host=self.name(host),
            player=player,
        )

    def _say_play(self) -> None:
        play, self.play = self.play, None
        if play is None:
            return
        words, payment = self._played(play), play["paid"]
        if payment:
            self.say(said("{play}, paying {payment}.", play=words, payment=payment))
        else:
            self.say(joined((words, "."), ""))

    def _played(self, play: dict[str, Any]) -> str:
        """`Dark plays Darth Vader`: who plays or uses what, and on which card."""
        card, host, on = play["card"], play["host"], self.name(play["host"])
        gaps = {"player": self.who(play["player"]), "card": self.name(card)}
        pilot = play.get("kind") == ENHANCEMENT and self.state.faces[card].kind == UNIT
        if play.get("verb") == "uses":
            return filled(_USES, **gaps) if host == NOBODY else filled(_USES_ON, **gaps, host=on)
        if host == NOBODY:
            return filled(_PLAYS_PILOT if pilot else _PLAYS, **gaps)
        return filled(_PLAYS_PILOT_ON if pilot else _PLAYS_ON, **gaps, host=on)

    def on_leaving(self, how: str, by: int, source: int) -> None:
        self.how = how

    def on_left(self, card: int, zone: int) -> None:
        self.damage.pop(card, None)
        if zone == ASIDE:
            return  # the next entry says where it really goes
        words = filled(_LEAVES[self.how], card=self.name(card))
        if zone == DISCARD:
            self.say(joined((words, "."), ""))
        else:
            self.say(said("{event} and goes to the {zone}.", event=words, zone=ZONES[zone]))

    def on_destroyed(self, card: int, player: int) -> None:
        self.victories[player] += 1
        self.say(
            said(
                "{card} is destroyed: number {number} in the victory pile of {player}.",
                card=self.name(card),
                number=self.victories[player],
                player=self.who(player),
            )
        )

    def on_captured(self, card: int, at: int) -> None:
        where = self.name(at)
        self.say(
            said("{card} is captured at {objective}.", card=self.name(card), objective=where)
            if self.how == "captured"
            else said("A card is captured at {objective}.", objective=where)
        )
        self.how = "discarded"

    def on_control(self, card: int, player: int) -> None:
        self.controllers[card] = player
        name = self.name(card)
        self.say(said("{player} takes control of {card}.", player=self.who(player), card=name))

    def on_attached(self, card: int, host: int) -> None:
        name, whom = self.name(card), self.name(host)
        self.say(said("{card} is attached to {host}.", card=name, host=whom))

    def on_form(self, card: int, kind: int, host: int) -> None:
        name, whom = self.name(card), self.name(host)
        self.say(
            said("{card} becomes a unit.", card=name)
            if kind == UNIT
            else said("{card} becomes an enhancement on {host}.", card=name, host=whom)
        )

    def on_looked(self, player: int, cards: Sequence[int]) -> None:
        count, name = len(cards), self.who(player)
        self.say(
            said_n(
                "{player} looks at {n} card.", "{player} looks at {n} cards.", count, player=name
            )
        )

    def on_searched(self, player: int, zone: int) -> None:
        name = self.who(player)
        self.say(said("{player} searches the {zone}.", player=name, zone=ZONES[zone]))

    def on_shown(self, cards: Sequence[int]) -> None:
        names = listed([self.name(card) for card in cards])
        self.say(
            said("Both players see {cards}.", cards=names)
            if names
            else said("Both players see nothing.")
        )

    # Tokens

    def on_focus(self, card: int, tokens: int) -> None:
        if tokens < 0 and self.phase == REFRESH_PHASE:
            self.refreshed.append(self.name(card))
        elif tokens < 0:
            self.say(
                said_n(
                    "{card} loses {n} focus token.",
                    "{card} loses {n} focus tokens.",
                    -tokens,
                    card=self.name(card),
                )
            )
        elif not self.focuses_to_strike(card, tokens):
            self.say(
                said_n(
                    "{card} gets {n} focus token.",
                    "{card} gets {n} focus tokens.",
                    tokens,
                    card=self.name(card),
                )
            )

    def on_shield(self, card: int, change: int) -> None:
        if change > 0:
            self.say(said("{card} gets a shield.", card=self.name(card)))
        elif self.phase == REFRESH_PHASE:
            self.say(said("The shield of {card} is removed.", card=self.name(card)))
        else:
            self.say(said("The shield of {card} is used.", card=self.name(card)))
