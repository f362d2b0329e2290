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
from typing import Any

from kit.scenario_board import Board, Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    DIAL,
    ICON_NAMES,
    KIND_NAMES,
    NOBODY,
    SIDE_NAMES,
    ZONE_NAMES,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.state import State


class Scene:
    """A game in the middle of a scenario."""

    def __init__(self, pool: CardPool, cloning: bool) -> None:
        self._pool = pool
        self._cloning = cloning
        self._names: list[str] = []
        self._seen: Decision | None = None
        self.state: State = None  # type: ignore[assignment]

    def lay(self, dark: Side, light: Side, **wanted: Any) -> None:
        """State the board; `Board.lay` says what may be wanted."""
        board = Board(self._pool, dark, light)
        board.lay(**wanted)
        self.state, self._names = board.state, board.names

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
            words += ["on", self._name(rest[1])] if len(rest) > 1 else []
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
