"""The habits of the greedy bot are those of a sensible player, in whole games and on paper."""

from collections import Counter

import pytest
from kit.random_decks import RandomDecks
from kit.starter_decks import JEDI, NAVY, REBELS, SITH
from starter_games import play_through, starter_game

from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.constants import CONFLICT_PHASE, FORCE_PHASE
from swlcg_deck.engine.core.decision import PASS
from swlcg_deck.engine.facts.characteristics import remaining_capacity
from swlcg_deck.engine.game import DARK, LIGHT, Result, State, advance, answer, determinised
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.playtest.bots import GreedyBot, Situation
from swlcg_deck.playtest.habits import pick
from swlcg_deck.playtest.skirmish import Fighter, fight
from swlcg_deck.playtest.worth import WON, position

GREEDY = (GreedyBot(), GreedyBot())
GAMES = [
    (seed, dark, light) for seed in range(4) for dark in (SITH, NAVY) for light in (JEDI, REBELS)
]


@pytest.fixture(scope="module")
def answers(pool):
    """Every decision of some games: the state before it, the decision, and what was chosen."""
    found = []
    for seed, dark, light in GAMES:
        state = starter_game(pool, seed, dark, light)
        number = 0
        while not isinstance(step := advance(state), Result):
            number += 1
            picks = GreedyBot().choose(Situation(state, step, number))
            found.append((state.clone(), step, [step.options[place] for place in picks]))
            answer(state, picks)
    return found


def of_kind(answers, kind):
    return [entry for entry in answers if entry[1].kind == kind]


def test_the_damage_of_the_balance_goes_where_least_is_left(answers):
    found = of_kind(answers, "balance")
    assert len(found) > 10
    for state, _, [(_, card)] in found:
        open_ones = [c for c in state.objectives[DARK] if not state.shield[c]]
        least = min(remaining_capacity(state, c) for c in open_ones or state.objectives[DARK])
        assert remaining_capacity(state, card) == least


def test_nobody_pays_more_than_a_card_costs(answers):
    found = of_kind(answers, "pay")
    assert len(found) > 100
    for _, decision, [(_, _, tokens)] in found:
        assert tokens <= decision.still


def test_resources_are_spent_from_the_first_turn_on(pool):
    spent = 0
    for seed, dark, light in GAMES:
        state = starter_game(pool, seed, dark, light)
        keep_journal(state)
        while state.turn < 3 and not isinstance(step := advance(state), Result):
            answer(state, GreedyBot().choose(Situation(state, step, seed)))
        spent += len({entry[2] for entry in state.journal if entry[0] == "pays"}) == 2
    assert spent == len(GAMES)


def test_units_are_committed_early(answers):
    """After each side has had two Force phases somebody serves the Force."""
    late = [
        state
        for state, decision, _ in answers
        if state.turn == 5 and state.phase == CONFLICT_PHASE and decision.kind == "engage"
    ]
    assert late
    committed = sum(3 - state.force_supply[DARK] > 0 for state in late)
    assert committed >= 0.8 * len(late)
    assert any(state.phase == FORCE_PHASE for state, _, _ in answers)


def test_an_open_gate_is_attacked(answers):
    """With nobody ready to defend, and nobody who could strike back next turn."""
    safe = [
        (decision, chosen)
        for state, decision, chosen in of_kind(answers, "engage")
        if not state.units[1 - decision.player]
    ]
    assert len(safe) > 5
    assert all(chosen != [PASS] for _, chosen in safe)


def test_games_of_sensible_players_are_fought_over(answers):
    kinds = Counter(
        (decision.kind, chosen == [PASS] or not chosen) for _, decision, chosen in answers
    )
    for kind in ("engage", "edge", "action"):
        assert kinds[kind, False] > 20, f"{kind} is always passed"
        assert kinds[kind, True] > 20, f"{kind} is never passed"
    assert kinds["defenders", False] > 20


def test_a_winning_position_is_worth_more_than_anything(pool):
    state = starter_game(pool, 1)
    result = play_through(state, GREEDY, lambda *_: None)
    assert position(state, result.winner) == WON
    assert position(state, 1 - result.winner) == -WON


def test_positions_are_the_mirror_of_each_other(answers):
    for state, _, _ in answers[::40]:
        assert position(state, DARK) == pytest.approx(-position(state, LIGHT))


def fighter(card: int, left: int, plain: tuple[int, ...], edge: tuple[int, ...] | None = None):
    one = object.__new__(Fighter)
    one.card, one.left, one.plain, one.edge = card, left, plain, edge or plain
    one.worth, one.ready = 2.0, True
    return one


@pytest.mark.rule("CONF-18")
def test_on_paper_an_attack_without_defence_gets_the_bonus():
    assert fight([fighter(1, 2, (0, 1, 0), (0, 2, 0))], [], True) == (3, 0.0, 0.0)


def test_on_paper_the_edge_strikes_first():
    attacker, defender = fighter(1, 1, (1, 1, 0)), fighter(2, 1, (1, 0, 0))
    assert fight([attacker], [defender], True) == (2, 0.0, 2.0)
    assert fight([attacker], [defender], False) == (0, 2.0, 0.0)


def test_on_paper_tactics_stop_a_strike():
    attacker, defender = fighter(1, 1, (0, 1, 1)), fighter(2, 1, (1, 0, 0))
    assert fight([attacker], [defender], True) == (1, 0.0, 0.0)


def test_greedy_plays_any_legal_deck_to_the_end(pool):
    """Random decks of the whole pool, with every text that is written."""
    decks = RandomDecks(pool, FaceBook(abilities=True))
    for number in range(12):
        play_through(decks.game(number), GREEDY, lambda *_: None)


def test_a_habit_answers_for_whoever_decides_and_leaves_the_game_alone(pool):
    def look(state: State, decision, number: int) -> None:
        if number % 10 == 0:
            imagined = determinised(state, decision.player, number)
            before = imagined.digest()
            pick(imagined, decision)
            assert imagined.digest() == before

    play_through(starter_game(pool, 3), GREEDY, look)
