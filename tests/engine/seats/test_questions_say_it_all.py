"""What a player is told with a question, so that nobody has to look behind the scenes for it."""

from collections import Counter

import pytest
from kit.random_play import play_randomly
from kit.starter_decks import GAMES

from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import DARK, LIGHT, Decision, FaceBook, new_game, observe

PARTS = ["attackers", "defenders", "edge battle", "strikes", "reward"]


@pytest.fixture(scope="module")
def asked(pool) -> list[tuple[State, Decision]]:
    """The decisions of some games by chance, each with the game as it was."""
    found: list[tuple[State, Decision]] = []
    for number, (dark, light, seed) in enumerate(GAMES.values()):
        state = new_game(pool, dark, light, seed + number, book=FaceBook(abilities=True))
        play_randomly(
            state, seed, on_decision=lambda now, decision: found.append((now.clone(), decision))
        )
    return found


def test_a_question_names_the_procedure_that_asks(asked):
    assert {decision.procedure for _, decision in asked} >= {"Turn", "ActionWindow", "Strike"}
    for state, decision in asked:
        assert decision.procedure == type(state.stack[-1]).__name__


def test_who_pays_is_told_how_much_is_still_to_be_paid(asked):
    pays = [(state, decision) for state, decision in asked if decision.kind == "pay"]
    assert {decision.still for _, decision in pays} >= {1, 2, 3}
    for state, decision in pays:
        assert decision.still == state.stack[-1].need


def test_who_splits_tokens_is_told_what_each_card_has_got(asked):
    splits = [(state, decision) for state, decision in asked if decision.procedure == "Strike"]
    assert any(decision.shares for _, decision in splits)
    for state, decision in splits:
        assert dict(decision.shares) == Counter(state.stack[-1].split)


def test_a_view_names_the_part_of_the_engagement_in_the_order_of_the_rules(asked):
    seen: dict[tuple[int, int, int], list[str]] = {}
    for state, _ in asked:
        view = observe(state, DARK)
        fights = any(type(frame).__name__ == "Engagement" for frame in state.stack)
        assert bool(view.engagement_part) == fights
        if fights:
            this = (state.game_seed, view.turn, view.engagement)
            seen.setdefault(this, []).append(view.engagement_part)
    assert {part for parts in seen.values() for part in parts} >= set(PARTS[:4])
    for parts in seen.values():
        assert parts == sorted(parts, key=PARTS.index)


def test_an_edge_battle_is_counted_for_a_seat_only_when_it_may_look_at_the_whole_stack(asked):
    hidden = known = 0
    for state, _ in asked:
        for player in (DARK, LIGHT):
            for seat in observe(state, player).seats:
                whole = len(seat.edge_stack) == seat.edge_stack_size
                assert (seat.edge_total is not None) == whole
                hidden += not whole
                known += whole and seat.edge_stack_size > 0
    assert hidden
    assert known
