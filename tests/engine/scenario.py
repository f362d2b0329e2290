"""Scenarios: state a board, act as a player would, look at what came of it.

    def test_a_unit_without_damage_icons_still_focuses_to_strike(scene):
        game = scene(phase="conflict", active="dark", dark=Side(units=["Stormtrooper Elite"]))
        game.choose("engage Objective 1")
        game.choose("attack Stormtrooper Elite")

`scene` comes from conftest.py and runs every test twice: straight, and with a clone of the game
swapped in at every decision. Cards are named by their title; a second copy is "Title #2". Options
read "verb Card detail": `play Luke Skywalker unit`, `generate Objective 1 2`, `pass`; a text that
may be used for several cards reads `use Card for Other`. A choice may be written as the start of
an option, as the card alone, or in full; it has to fit exactly one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from card_makers import TestCard, affiliation_card, objective, unit

import swlcg_deck.engine.settling  # noqa: F401 - registers its procedure
from swlcg_deck.cards.base import Side as CardSide
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.atoms import moving, table, tokens
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.driver import Result, advance, answer
from swlcg_deck.engine.faces import FaceBook
from swlcg_deck.engine.state import State
from swlcg_deck.engine.table import DeckToPlay, lay_out
from swlcg_deck.engine.terms import (
    ATTACKING,
    DARK,
    DECK,
    DIAL,
    DISCARD,
    ENHANCEMENT,
    HAND,
    ICON_NAMES,
    KIND_NAMES,
    LIGHT,
    NOBODY,
    OBJECTIVE_DECK,
    SIDE_NAMES,
    ZONE_NAMES,
    opponent,
)
from swlcg_deck.engine.turn import Turn

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
    affiliation: Named | None = None
    bare_deck: bool = False
    focus: dict[str, int] = field(default_factory=dict)
    damage: dict[str, int] = field(default_factory=dict)
    shields: dict[str, int] = field(default_factory=dict)
    committed: Sequence[str] = ()


class Scene:
    """A game in the middle of a scenario."""

    def __init__(self, pool: CardPool, cloning: bool) -> None:
        self._pool = pool
        self._cloning = cloning
        self._names: list[str] = []
        self._seen: Decision | None = None
        self.state: State = None  # type: ignore[assignment]

    # -- stating the board ---------------------------------------------------------------------

    def lay(
        self,
        dark: Side,
        light: Side,
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
        halves = {DARK: dark, LIGHT: light}
        listed = {player: self._listed(player, half) for player, half in halves.items()}
        for player, half in halves.items():
            for test in self._cards(half.victory, opponent(player)):
                owner = DARK if test.card.side is CardSide.DARK else LIGHT
                listed[owner][f"victory {player}"].append(test)
        book = FaceBook(abilities=abilities)
        decks = {}
        for player in (DARK, LIGHT):
            for name in listed[player].values():
                for test in name:
                    face = book.face(test.card)
                    # A real card has what its text was compiled to, a test card what it is given.
                    face.abilities = test.abilities or face.abilities
            own = listed[player]
            own_cards = [test.card for zone in own for test in own[zone] if zone != "affiliation"]
            head = own["affiliation"][0].card
            assert isinstance(head, AffiliationCard)
            decks[player] = DeckToPlay(head, own_cards)
        self.state = lay_out(decks[DARK], decks[LIGHT], seed, book=book, options=options)
        self._name_cards()
        state = self.state
        state.balance = SIDE_NAMES.index(balance)
        state.dial = dial
        for player in (DARK, LIGHT):
            self._place(player, listed[player])
        for player in (DARK, LIGHT):
            self._attach(player, halves[player])
        for player in (DARK, LIGHT):
            self._mark(halves[player])
        self._start(SIDE_NAMES.index(active), phase, turn)

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
            "deck": [*self._cards(half.deck, player), *fillers],
            "discard": self._cards(half.discard, player),
            "captured": self._cards([named for named, _ in half.captured], player),
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
            self._names.append(face.title if times == 1 else f"{face.title} #{times}")

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
        self._ids = getattr(self, "_ids", {})
        self._ids[player] = ids
        for card in ids["objectives"]:
            moving.enter_play(state, card, player, state.faces[card].kind)
        for card in ids["units"]:
            moving.enter_play(state, card, player, state.faces[card].kind)
        for card in ids["hand"]:
            moving.move(state, card, HAND)
        for card in ids["discard"]:
            moving.move(state, card, DISCARD)
        for card in reversed(ids["objective_deck"]):
            moving.move(state, card, OBJECTIVE_DECK)
        for card in reversed(ids["deck"]):
            moving.move(state, card, DECK)
        for pile in (DARK, LIGHT):
            for card in ids[f"victory {pile}"]:
                moving.move(state, card, 0)
                moving.add_to_victory_pile(state, card, pile)
        state.unscored = ()

    def _attach(self, player: int, half: Side) -> None:
        state = self.state
        ids = self._ids[player]
        for card, (_, host) in zip(ids["enhancements"], half.enhancements, strict=True):
            at = NOBODY if host is None else DIAL if host == "dial" else self.card(host)
            moving.enter_play(state, card, player, ENHANCEMENT, at)
        for card, (_, host) in zip(ids["captured"], half.captured, strict=True):
            moving.place_captured(state, card, self.card(host))

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

    # -- acting --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        asked = advance(self.state)
        assert isinstance(asked, Decision), f"the game is over: {asked}"
        return asked

    @property
    def options(self) -> list[str]:
        """The options as they read; looking at them counts as having seen the decision."""
        self._seen = self.decision
        read = [self.reads(option) for option in self.decision.options]
        return [
            f"{words} for {self._name(option[-1])}"
            if option[0] == "use" and read.count(words) > 1 and len(option) == 5
            else words
            for words, option in zip(read, self.decision.options, strict=True)
        ]

    def reads(self, option: Option) -> str:
        verb, card, *rest = option
        words = [str(verb)]
        if verb == "use":
            words.append(self._name(card))
            return " ".join(words)
        if card == DIAL:
            words.append("dial")
        elif card != NOBODY:
            words.append(self._name(card))
        if verb == "play":
            words.append(KIND_NAMES[rest[0]])
        elif verb == "icon":
            words.append(ICON_NAMES[rest[0]])
        elif verb == "protect":
            words += [str(rest[0]), "of", self._name(rest[1])]
        elif verb == "keep" and rest:
            words += ["on", self._name(rest[0])]
        else:
            words += [str(part) for part in rest]
        return " ".join(words)

    def choose(self, *choices: str) -> None:
        """Take the options that the words name; none at all where none may be taken."""
        options = self.options
        picks = sorted(self._pick(choice, options) for choice in choices)
        if self._cloning:
            before = self.state
            self.state = before.clone()
            assert self.state.digest() == before.digest(), "a clone differs from its game"
            answer(before, picks)  # the game left behind must not touch the clone
        answer(self.state, picks)
        self._seen = None
        advance(self.state)

    def _pick(self, choice: str, options: list[str]) -> int:
        exact = [place for place, text in enumerate(options) if text == choice]
        by_card = [
            place
            for place, option in enumerate(self.decision.options)
            if option[1] >= 0 and self._name(option[1]) == choice
        ]
        begins = [place for place, text in enumerate(options) if text.startswith(choice)]
        for found in (exact, by_card, begins):
            if len(found) == 1:
                return found[0]
        raise AssertionError(f"{choice!r} is none, or several, of the options {options}")

    def pass_(self, times: int = 1) -> None:
        for _ in range(times):
            self.choose("pass")

    def skip_to(self, kind: str, player: str | None = None, most: int = 200) -> None:
        """Decline everything until a decision of this kind comes up."""
        for _ in range(most):
            decision = self.decision
            if decision.kind == kind and (player is None or SIDE_NAMES[decision.player] == player):
                self._seen = decision
                return
            self.decline()
        raise AssertionError(f"no decision of kind {kind!r} came up")

    def decline(self) -> None:
        """Pass, or take as little as may be taken."""
        options = self.options
        if "pass" in options:
            self.pass_()
        elif "done" in options:
            self.choose("done")
        else:
            self.choose(*options[: self.decision.least])

    def leave(self) -> None:
        """The scenario is over; what is asked next does not matter to it."""
        asked = advance(self.state)
        self._seen = asked if isinstance(asked, Decision) else None

    def asks(self, kind: str, player: str | None = None) -> None:
        """The decision is of this kind, and of this player."""
        self._seen = self.decision
        assert self.decision.kind == kind, f"asked is {self.decision.kind}: {self.options}"
        if player is not None:
            assert SIDE_NAMES[self.decision.player] == player

    def offers(self, *options: str) -> None:
        """Exactly these options are there, in any order."""
        offered = sorted(self.options)
        plain = sorted(self.reads(option) for option in self.decision.options)
        assert sorted(options) in (offered, plain), f"offered ({self.decision.kind}): {offered}"

    # -- looking -------------------------------------------------------------------------------

    def _name(self, card: int) -> str:
        return self._names[card]

    def card(self, name: str) -> int:
        return self._names.index(name)

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self._names[card] for card in cards]

    def focus(self, name: str) -> int:
        return self.state.focus[self.card(name)]

    def damage(self, name: str) -> int:
        return self.state.damage[self.card(name)]

    def shields(self, name: str) -> int:
        return self.state.shield[self.card(name)]

    def zone(self, name: str) -> str:
        return ZONE_NAMES[self.state.zone[self.card(name)]]

    def controller(self, name: str) -> str:
        return SIDE_NAMES[self.state.controller[self.card(name)]]

    def role(self, name: str) -> str:
        role = self.state.role[self.card(name)]
        return "" if not role else "attacking" if role == ATTACKING else "defending"

    def host(self, name: str) -> str | None:
        host = self.state.host[self.card(name)]
        return None if host == NOBODY else "dial" if host == DIAL else self._names[host]

    def is_committed(self, name: str) -> bool:
        return bool(self.state.committed[self.card(name)])

    def pile(self, zone: str, side: str) -> list[str]:
        """The cards of a zone, the top (newest) last: hand, deck, discard, victory, units ..."""
        cards: tuple[int, ...] = getattr(self.state, zone)[SIDE_NAMES.index(side)]
        return self.names(cards)

    @property
    def dial(self) -> int:
        return self.state.dial

    @property
    def balance(self) -> str:
        return SIDE_NAMES[self.state.balance]

    @property
    def phase(self) -> int:
        return self.state.phase

    @property
    def edge(self) -> str | None:
        holder = self.state.edge_holder
        return None if holder == NOBODY else SIDE_NAMES[holder]

    @property
    def winner(self) -> tuple[str, str] | None:
        """Who has won and by which rule; None while the game goes on."""
        result = advance(self.state)
        return (SIDE_NAMES[result.winner], result.rule) if isinstance(result, Result) else None

    def check_finished(self) -> None:
        """A scenario answers or looks at every decision it brings about."""
        result: Any = advance(self.state)
        if isinstance(result, Decision) and result != self._seen:
            raise AssertionError(f"a decision was left unanswered and unseen: {self.options}")
