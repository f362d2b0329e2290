"""The cards of a transcript: what is played and used, where cards go, and their tokens."""

from collections.abc import Sequence
from typing import Any

from swlcg_deck.engine.core.constants import (
    ASIDE,
    DISCARD,
    ENHANCEMENT,
    EVENT,
    NOBODY,
    OBJECTIVE,
    REFRESH_PHASE,
    SETTING_UP,
    UNIT,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.log_of_engagements import EngagementTale
from swlcg_deck.engine.telling.names import ZONES, listed
from swlcg_deck.language import filled, joined, mark, said, said_n

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


class CardTale(EngagementTale):
    """Lines of a log, with the part that tells of cards."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.phase = SETTING_UP
        self.refreshed: list[str] = []
        self.play: dict[str, Any] | None = None
        self.paid: tuple[tuple[int, int], ...] = ()
        self.how = "discarded"

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

    def belongs_to_payment(self, card: int, tokens: int) -> bool:
        if (card, tokens) in self.paid:
            self.paid = tuple(pair for pair in self.paid if pair != (card, tokens))
            return True
        return False

    def on_entered(self, card: int, controller: int, kind: int, host: int) -> None:
        self.controllers[card] = controller
        if self.play is not None and self.play["card"] == card:
            self.play["host"] = host
            self.say_play()
            return
        if self.play is not None:
            self.say_play()
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

    def say_play(self) -> None:
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
