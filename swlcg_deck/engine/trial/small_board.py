"""The board of a trial: a card in its place, what its text speaks of around it, a turn going on."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from swlcg_deck.cards.base import CardType, Side
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.filters import CardFilter, Range
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.engine.atoms import moving, table, tokens
from swlcg_deck.engine.core.constants import (
    DARK,
    DECK,
    DISCARD,
    ENHANCEMENT,
    FORCE_CARDS,
    HAND,
    IN_PLAY,
    LIGHT,
    NOBODY,
    OBJECTIVE_DECK,
    PLAYERS,
    UNIT,
    opponent,
)
from swlcg_deck.engine.facts.attachable import hosts, may_enter
from swlcg_deck.engine.new_game import DeckToPlay, lay_out
from swlcg_deck.engine.rules.turn import Turn
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.trial.means import means
from swlcg_deck.engine.trial.spoken_of import SpokenOf, Wanted, spoken_of
from swlcg_deck.engine.trial.stand_ins import StandIns, merged

_STARTS = ("begin_deployment", "begin_refresh", "begin_conflict", "start_turn")
_ZONES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "objective_deck": OBJECTIVE_DECK}
_ENTERING = (CardType.UNIT, CardType.OBJECTIVE, CardType.ENHANCEMENT)
"""What lies in play at the beginning; everything else is played from hand."""
_TREASURE = 9
_FILLERS = 14


def player_of(card: Card) -> int:
    """Who plays a card."""
    return LIGHT if card.side is Side.LIGHT else DARK


class Circumstances(NamedTuple):
    """What one board has and another has not."""

    active: int
    start: str
    balance: int
    bare: bool
    """Without the cards that only conditions speak of."""
    host: int
    """Which of several hosts."""
    meek: int
    """Which player rather lets things be, if one does."""
    seed: int


def circumstances(you: int, number: int) -> Circumstances:
    """The boards that are tried, one after the other: the likely ones first."""
    return Circumstances(
        active=you if number % 2 == 0 else opponent(you),
        start=_STARTS[number // 4 % len(_STARTS)],
        balance=(you, opponent(you))[number // 4 % 2],
        bare=number // 2 % 4 == 3,
        host=number // 2,
        meek=(NOBODY, opponent(you), NOBODY, you)[number % 4],
        seed=number + 1,
    )


class _Laid(NamedTuple):
    """A card on its way to the board."""

    card: Card
    owner: int
    zone: str
    what: CardFilter | None = None
    tokens: tuple[str, ...] = ()


class SmallBoard:
    """A game in the middle of a turn, in which a card may do what it says."""

    def __init__(self, card: Card, here: Circumstances, place: str, book: FaceBook) -> None:
        self.card = card
        self.here = here
        self.you = player_of(card)
        self._makes = StandIns(card.affiliation)
        self._spoken = spoken_of(card)
        heads = [self._makes.head(player) for player in PLAYERS]
        if isinstance(card, AffiliationCard):
            heads[self.you] = card
        laid = [*self._on_trial(place), *self._around(), *self._spoken_cards(self._spoken)]
        decks = [
            DeckToPlay(heads[player], [one.card for one in laid if one.owner == player])
            for player in PLAYERS
        ]
        self.state = lay_out(decks[DARK], decks[LIGHT], here.seed, book=book)
        self.number = self.state.affiliation_card[self.you]
        """The card on trial."""
        self._lay(laid)
        self._begin()

    # -- what lies there -----------------------------------------------------------------------

    def _on_trial(self, place: str) -> Iterator[_Laid]:
        if not isinstance(self.card, AffiliationCard):
            yield _Laid(self.card, self.you, place)

    def _around(self) -> Iterator[_Laid]:
        """What every board has: something to fight with and about, to play, to pay with."""
        make = self._makes
        for player in PLAYERS:
            treasure = make.card(
                CardType.OBJECTIVE, "Treasury", player, resources=_TREASURE, damage_capacity=2
            )
            objective = make.card(CardType.OBJECTIVE, "Objective", player)
            unit = make.card(CardType.UNIT, "Fighter", player)
            strong = make.card(CardType.UNIT, "Captain", player, damage_capacity=5)
            play = {"action": {"do": [{"draw": 1}]}}
            fate = {"fate": {"do": [{"place": "damage", "to": "engaged"}]}}
            yield _Laid(treasure, player, "play")
            yield _Laid(objective, player, "play")
            if not (player == self.you and self.card.type is CardType.OBJECTIVE):
                yield _Laid(objective, player, "play")
            for one in (unit, unit, strong):
                yield _Laid(one, player, "play")
            event = make.card(CardType.EVENT, "Event", player, cost=1, abilities=(play,))
            burning = make.card(CardType.FATE, "Fate card", player, abilities=(fate,))
            for one in (unit, unit, event, burning, make.stranger(player)):
                yield _Laid(one, player, "hand")
            yield from [_Laid(unit, player, "deck")] * _FILLERS
            yield from [_Laid(objective, player, "objective_deck")] * 3
            if player == LIGHT and not self.here.bare:
                yield _Laid(unit, player, "captured")
            if lines := means(self._spoken.events):
                tool = make.card(CardType.ENHANCEMENT, "Means", player, abilities=lines)
                yield _Laid(tool, player, "play")

    def _spoken_cards(self, spoken: SpokenOf) -> Iterator[_Laid]:
        enhanced = self.card.enhance if isinstance(self.card.enhance, CardFilter) else None
        own = enhanced or self._vehicle()
        if own is not None:
            traits = (own.trait or ())[:1]
            for what in (*(merged(own, host) for host in spoken.hosts), own):
                yield from self._stand_ins(Wanted(what, 1, traits=traits))
        for wanted in spoken.cards:
            yield from self._stand_ins(wanted)
        if not self.here.bare:
            for wanted in spoken.conditions:
                yield from self._stand_ins(wanted)

    def _vehicle(self) -> CardFilter | None:
        """What a pilot sits on (PILOT-01)."""
        for line in self.card.text:
            if line.word == "form":
                found: CardFilter = line.form.attach_to  # type: ignore[attr-defined]
                return found
        if self.card.has_keyword(KeywordName.PILOT):
            return CardFilter(type=(CardType.UNIT,), trait=("Vehicle",), side="friendly")
        return None

    def _stand_ins(self, wanted: Wanted) -> Iterator[_Laid]:
        what = wanted.what
        place = what.in_[0] if what.in_ else "play"
        zone = place if place in _ZONES else "hand" if place == "edge_stack" else "play"
        if place in ("captured", "victory_pile"):
            zone = place
        elif what.at is not None:
            zone = "captured"
        for player in self._players(what):
            for kind in what.type or (CardType.UNIT,):
                if kind is CardType.AFFILIATION:
                    continue
                card = self._makes.fitting(wanted, player, kind)
                if zone != "play" or kind in _ENTERING:
                    laid = _Laid(card, player, zone, what, wanted.tokens)
                    yield from [laid] * wanted.how_many
                if zone == "play" and kind is not CardType.OBJECTIVE:
                    yield _Laid(card, player, "hand", what)

    def _players(self, what: CardFilter) -> Sequence[int]:
        """Whose the cards of a description are."""
        if what.card_side is not None:
            return (DARK if what.card_side is Side.DARK else LIGHT,)
        if what.in_ == ("captured",) or what.at is not None:
            return (LIGHT,)
        for one in what.affiliation or ():
            if one.side is not None:
                return (DARK if one.side is Side.DARK else LIGHT,)
        if what.side == "friendly" or what.controller == "you":
            return (self.you,)
        if what.side == "enemy" or what.controller == "opponent":
            return (opponent(self.you),)
        return (self.you, opponent(self.you))

    # -- putting it there ----------------------------------------------------------------------

    def _lay(self, laid: Sequence[_Laid]) -> None:
        """The card after what it may be attached to, and before what is attached to it."""
        numbered = list(self._numbered(laid))
        on_trial = [(number, one) for number, one in numbered if one.card is self.card]
        rest = [(number, one) for number, one in numbered if one.card is not self.card]
        attached = [(number, one) for number, one in rest if _is_attached(one)]
        for number, one in rest:
            if one.zone == "play" and not _is_attached(one):
                self._enter(number, one)
        for number, one in on_trial:
            self.number = number
            self._enter_on_trial(number, one)
        for number, one in attached:
            moving.enter_play(self.state, number, one.owner, ENHANCEMENT, self._host_of(one))
            self._mark(number, one)
        for number, one in rest:
            if one.zone != "play":
                self._put_away(number, one)
        for number, one in on_trial:
            if one.zone == "objective_deck":
                moving.move(self.state, number, OBJECTIVE_DECK)  # on top
        self._crowd(rest)
        self.spoken_of = frozenset(number for number, one in rest if one.what is not None)
        self.state.unscored = ()

    def _numbered(self, laid: Sequence[_Laid]) -> Iterator[tuple[int, _Laid]]:
        """The cards of a deck are numbered in the order in which they are listed."""
        for player in PLAYERS:
            objectives = iter(self.state.objective_deck[player])
            command = iter(self.state.deck[player])
            for one in laid:
                if one.owner == player:
                    is_objective = one.card.type is CardType.OBJECTIVE
                    yield next(objectives if is_objective else command), one

    def _enter(self, number: int, one: _Laid) -> None:
        state = self.state
        if not may_enter(state, number):
            moving.move(state, number, DECK, bottom=True)
            return
        moving.enter_play(state, number, one.owner, state.faces[number].kind)
        self._mark(number, one)

    def _mark(self, number: int, one: _Laid) -> None:
        """Tokens and the like that a description asks for."""
        what, state = one.what, self.state
        if what is None:
            return
        asked = what.is_ or ()
        damage = _at_least(what.damage) or int("damaged" in asked or "damage" in one.tokens)
        focus = _at_least(what.focus) or int("exhausted" in asked or "focus" in one.tokens)
        if damage:
            tokens.add_damage(state, number, damage)
        if focus:
            tokens.add_focus(state, number, focus)
        if "shielded" in asked or "shield" in one.tokens:
            tokens.add_shield(state, number)
        if "committed" in asked and state.force_supply[one.owner] > FORCE_CARDS - 2:
            table.commit(state, number)

    def _host_of(self, one: _Laid) -> int:
        state, what = self.state, one.what
        if what is not None and what.attached_to == "host":
            return state.host[self.number]
        if what is not None and what.attached_to is not None:
            return self.number
        return state.units[one.owner][0]

    def _enter_on_trial(self, number: int, one: _Laid) -> None:
        state = self.state
        if one.zone in ("hand", "discard", "objective_deck"):
            moving.move(state, number, _ZONES[one.zone])
        elif one.zone == "victory_pile":
            moving.move(state, number, 0)
            moving.add_to_victory_pile(state, number, one.owner)
        elif one.zone == "pilot" or state.faces[number].kind == ENHANCEMENT:
            found = hosts(state, number, one.owner)
            if found:
                host = found[self.here.host % len(found)]
                moving.enter_play(state, number, one.owner, ENHANCEMENT, host)
            else:
                moving.move(state, number, HAND)
        else:
            moving.enter_play(state, number, one.owner, state.faces[number].kind)

    def _put_away(self, number: int, one: _Laid) -> None:
        state = self.state
        if one.zone == "captured":
            at = self.number
            if state.zone[at] != IN_PLAY or state.kind[at] == UNIT:
                at = state.objectives[DARK][0]
            moving.place_captured(state, number, at)
        elif one.zone == "victory_pile":
            moving.move(state, number, 0)
            moving.add_to_victory_pile(state, number, opponent(one.owner))
        else:
            moving.move(state, number, _ZONES[one.zone])

    def _crowd(self, rest: Sequence[tuple[int, _Laid]]) -> None:
        """Enhancements on what a description wants enhanced, captives where it wants them."""
        state = self.state
        for number, one in rest:
            if one.what is None or one.zone != "play" or state.host[number] != NOBODY:
                continue
            if _at_least(one.what.enhancements):
                for other, extra in rest:
                    if extra.card.type is CardType.ENHANCEMENT and state.host[other] == NOBODY:
                        moving.attach(state, other, number)
            for _ in range(_at_least(one.what.captured)):
                moving.place_captured(state, state.deck[LIGHT][0], number)

    def _begin(self) -> None:
        state, here = self.state, self.here
        frame = Turn(here.active)
        frame.goto(here.start)
        state.stack = [frame]
        state.active = here.active
        state.balance = here.balance
        state.dial = 4
        state.turn = 3 if here.active == DARK else 4
        table.settled(state)


def _is_attached(one: _Laid) -> bool:
    is_enhancement = one.card.type is CardType.ENHANCEMENT
    return is_enhancement and one.what is not None and one.zone == "play"


def _at_least(bound: Range | None) -> int:
    return bound.lowest if bound is not None else 0
