"""The board of a scenario: what each player has, laid out as the test states it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import swlcg_deck.engine.rules.immediate  # noqa: F401 - registers its procedure
from kit.card_makers import PRODUCT, TestCard, affiliation_card, objective, unit
from swlcg_deck.cards.base import Side as CardSide
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.atoms import moving, table, tokens
from swlcg_deck.engine.core.constants import (
    DARK,
    DECK,
    DIAL,
    DISCARD,
    ENHANCEMENT,
    HAND,
    LIGHT,
    NOBODY,
    OBJECTIVE_DECK,
    SETUP,
    SIDE_NAMES,
    opponent,
)
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckToPlay, lay_out
from swlcg_deck.engine.rules.turn import Turn
from swlcg_deck.engine.texts.face_book import FaceBook

Named = str | TestCard
_FIRST_STEPS = {
    "turn": "start_turn",
    "balance": "start_turn",
    "refresh": "begin_refresh",
    "draw": "begin_draw",
    "deployment": "begin_deployment",
    "conflict": "begin_conflict",
    "force": "begin_force",
}
_FILLERS = 12


class SceneBook(FaceBook):
    """Invented cards always do what they say, real ones only if a scenario asks for it."""

    def __init__(self, *, real: bool) -> None:
        super().__init__()
        self._speaking = FaceBook(abilities=True)
        self._silent = self._speaking if real else FaceBook()

    def face(self, card: Card) -> Face:
        invented = card.product == PRODUCT
        return (self._speaking if invented else self._silent).face(card)


@dataclass
class Side:
    """One player's half of the board. Decks and hands are listed from the top."""

    units: Sequence[Named] = ()
    hand: Sequence[Named] = ()
    objectives: Sequence[Named] | None = None
    """Three plain ones if not given: "Objective 1" to "3" of the dark side, "4" to "6" of light."""
    enhancements: Sequence[tuple[Named, str | None]] = ()
    """With the name of the host, None for the play area."""
    deck: Sequence[Named] = ()
    """On top of twelve plain units, unless `bare_deck`."""
    objective_deck: Sequence[Named] | None = None
    discard: Sequence[Named] = ()
    victory: Sequence[Named] = ()
    """What lies in this player's victory pile: objectives of the opponent, missions of his own."""
    captured: Sequence[tuple[Named, str]] = ()
    """Cards of this player, captured at the named card."""
    facedown: Sequence[Named] = ()
    """Objectives that lie facedown, not in play (SETUP-17)."""
    beneath: Sequence[tuple[Named, str]] = ()
    """Cards of this player, facedown beneath the named card."""
    affiliation: Named | None = None
    bare_deck: bool = False
    focus: dict[str, int] = field(default_factory=dict)
    damage: dict[str, int] = field(default_factory=dict)
    shields: dict[str, int] = field(default_factory=dict)
    committed: Sequence[str] = ()


class Board:
    """Cards are named by their title; a second copy is "Title #2"."""

    def __init__(self, pool: CardPool, dark: Side, light: Side) -> None:
        self._pool = pool
        self._halves = (dark, light)
        self._ids: list[dict[str, list[int]]] = []
        """The cards of each player by the zone in which they were listed."""
        self.names: list[str] = []
        self.state: State = None  # type: ignore[assignment]

    def lay(
        self,
        *,
        phase: str,
        active: str,
        turn: int | None,
        dial: int,
        balance: str,
        seed: int,
        options: dict[str, bool] | None,
        abilities: bool = False,
    ) -> None:
        listed = self._all_listed()
        book = SceneBook(real=abilities)
        decks = [self._deck(listed[player], book) for player in (DARK, LIGHT)]
        self.state = lay_out(*decks, seed, book=book, options=options)
        self._name_cards()
        self.state.balance = SIDE_NAMES.index(balance)
        self.state.dial = dial
        for player in (DARK, LIGHT):
            self._place(player, listed[player])
        for player in (DARK, LIGHT):
            self._attach(player)
        for half in self._halves:
            self._mark(half)
        self._start(SIDE_NAMES.index(active), phase, turn)

    def card(self, name: str) -> int:
        return self.names.index(name)

    def _all_listed(self) -> list[dict[str, list[TestCard]]]:
        """The cards of each player by zone; a victory pile may hold cards of both."""
        listed = [self._listed(player, half) for player, half in enumerate(self._halves)]
        for player, half in enumerate(self._halves):
            for test in self._cards(half.victory, opponent(player)):
                owner = DARK if test.card.side is CardSide.DARK else LIGHT
                listed[owner][f"victory {player}"].append(test)
        return listed

    def _deck(self, listed: dict[str, list[TestCard]], book: FaceBook) -> DeckToPlay:
        for test in (test for zone in listed.values() for test in zone):
            face = book.face(test.card)
            # A real card has what its text was compiled to, a test card what it is given.
            face.abilities = test.abilities or face.abilities
        cards = [test.card for zone in listed for test in listed[zone] if zone != "affiliation"]
        head = listed["affiliation"][0].card
        assert isinstance(head, AffiliationCard)
        return DeckToPlay(head, cards)

    def _listed(self, player: int, half: Side) -> dict[str, list[TestCard]]:
        first = 1 if player == DARK else 4
        side = SIDE_NAMES[player]
        objectives: Sequence[Named] | None = half.objectives
        if objectives is None:
            objectives = [objective(f"Objective {first + n}", side=side) for n in range(3)]
        spare = half.objective_deck
        if spare is None:
            spare = [objective(f"Spare objective {first + n}", side=side) for n in range(3)]
        fillers = [] if half.bare_deck else [unit("Filler", side=side)] * _FILLERS
        default = "Sith" if player == DARK else "Jedi"
        return {
            "affiliation": [
                self._real(half.affiliation, player)
                if half.affiliation
                else affiliation_card(default)
            ],
            "objectives": self._cards(objectives, player),
            "objective_deck": self._cards(spare, player),
            "units": self._cards(half.units, player),
            "hand": self._cards(half.hand, player),
            "enhancements": self._cards([named for named, _ in half.enhancements], player),
            "facedown": self._cards(half.facedown, player),
            "deck": [*self._cards(half.deck, player), *fillers],
            "discard": self._cards(half.discard, player),
            "captured": self._cards([named for named, _ in half.captured], player),
            "beneath": self._cards([named for named, _ in half.beneath], player),
            # A pile may hold cards of either player: destroyed objectives, completed missions.
            f"victory {DARK}": [],
            f"victory {LIGHT}": [],
        }

    def _cards(self, named: Sequence[Named], player: int) -> list[TestCard]:
        return [self._real(name, player) for name in named]

    def _real(self, name: Named, player: int) -> TestCard:
        if isinstance(name, TestCard):
            return name
        side = CardSide.DARK if player == DARK else CardSide.LIGHT
        head = self._pool.affiliation_card(name)
        if head is not None:
            return TestCard(head)
        found: Card | None = None
        place, _, position = name.partition("-")
        if place.isdigit() and position.isdigit():
            found = self._pool.card(int(place), int(position))
        else:
            cards = self._pool.cards_titled(name)
            found = next((card for card in cards if card.side is side), None) or (
                cards[0] if cards else None
            )
        assert found is not None, f"no card is called {name!r}"
        return TestCard(found)

    def _name_cards(self) -> None:
        seen: dict[str, int] = {}
        for face in self.state.faces:
            seen[face.title] = seen.get(face.title, 0) + 1
            times = seen[face.title]
            self.names.append(face.title if times == 1 else f"{face.title} #{times}")

    def _place(self, player: int, listed: dict[str, list[TestCard]]) -> None:
        state = self.state
        # The cards of a deck are numbered in the order in which they were listed here.
        objectives, command = list(state.objective_deck[player]), list(state.deck[player])
        ids: dict[str, list[int]] = {}
        for zone, cards in listed.items():
            if zone == "affiliation":
                continue
            ids[zone] = [
                (objectives if test.card.type.value == "objective" else command).pop(0)
                for test in cards
            ]
        self._ids.append(ids)
        for card in ids["objectives"]:
            moving.enter_play(state, card, player, state.faces[card].kind)
        for card in ids["units"]:
            moving.enter_play(state, card, player, state.faces[card].kind)
        for card in ids["hand"]:
            moving.move(state, card, HAND)
        for card in ids["discard"]:
            moving.move(state, card, DISCARD)
        for card in ids["facedown"]:
            moving.move(state, card, SETUP)
        for card in reversed(ids["objective_deck"]):
            moving.move(state, card, OBJECTIVE_DECK)
        for card in reversed(ids["deck"]):
            moving.move(state, card, DECK)
        for pile in (DARK, LIGHT):
            for card in ids[f"victory {pile}"]:
                moving.move(state, card, 0)
                moving.add_to_victory_pile(state, card, pile)
        state.unscored = ()

    def _attach(self, player: int) -> None:
        state, half, ids = self.state, self._halves[player], self._ids[player]
        for card, (_, host) in zip(ids["enhancements"], half.enhancements, strict=True):
            at = NOBODY if host is None else DIAL if host == "dial" else self.card(host)
            moving.enter_play(state, card, player, ENHANCEMENT, at)
        for card, (_, host) in zip(ids["captured"], half.captured, strict=True):
            moving.place_captured(state, card, self.card(host))
        for card, (_, host) in zip(ids["beneath"], half.beneath, strict=True):
            moving.place_beneath(state, card, self.card(host))

    def _mark(self, half: Side) -> None:
        state = self.state
        for name, amount in half.focus.items():
            tokens.add_focus(state, self.card(name), amount)
        for name, amount in half.damage.items():
            tokens.add_damage(state, self.card(name), amount)
        for name, amount in half.shields.items():
            for _ in range(amount):
                tokens.add_shield(state, self.card(name))
        for name in half.committed:
            table.commit(state, self.card(name))

    def _start(self, active: int, phase: str, turn: int | None) -> None:
        state = self.state
        if phase == "setup":
            return
        frame = Turn(active)
        frame.goto(_FIRST_STEPS[phase])
        state.stack = [frame]
        state.active = active
        state.turn = turn if turn is not None else (3 if active == DARK else 4)
        if phase in ("turn", "balance"):
            state.turn -= 1
        table.settled(state)
