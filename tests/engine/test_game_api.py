"""The public face of the engine: decks, answers, copies, digests, ways to pay."""

import doctest

import pytest
from kit.random_play import play_answers, play_randomly
from kit.scenario import Side
from kit.starter_decks import JEDI, REBELS, SITH

from swlcg_deck.cards import pool as card_pool
from swlcg_deck.engine import game
from swlcg_deck.engine.game import AnswerError, DeckChoice, DeckError, Result


def test_the_worked_example_of_the_module_runs_as_it_is_written(monkeypatch, tmp_path):
    monkeypatch.setattr(card_pool, "default_cache_dir", lambda: tmp_path)
    failures, tried = doctest.testmod(game)
    assert (failures, tried > 10) == (0, True)


def test_all_names_of_the_door_are_there():
    assert [name for name in game.__all__ if not hasattr(game, name)] == []


def test_the_same_seed_is_the_same_game_and_another_seed_another(pool):
    games = [game.new_game(pool, SITH, JEDI, seed) for seed in (7, 7, 8)]
    for state in games:
        play_randomly(state, 1, most=20_000)
    first, again, other = map(game.digest, games)
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("dark", "light", "words"),
    [
        (SITH, DeckChoice("Jedi", (1, 2, 3)), "light side deck has 3 objective sets"),
        (SITH, DeckChoice("Jedi", ()), "has 0 objective sets. A game needs 4 to 100"),
        (DeckChoice("Sith", (1, 19, 20, 21)), JEDI, "cannot hold set 1, A Hero's Journey"),
        (DeckChoice("Sith", (19, 20, 21, 999)), JEDI, "the pool does not have: 999"),
        (DeckChoice("Sith", (19, 20, 21, "22")), JEDI, "the pool does not have: '22'"),
        (DeckChoice("Sithh", SITH.sets), JEDI, "names no affiliation card of the pool: 'Sithh'"),
        (DeckChoice("Jedi", SITH.sets), JEDI, "cannot be built on Jedi"),
        (JEDI, SITH, "dark side deck cannot be built on Jedi"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_in_a_sentence(pool, dark, light, words):
    with pytest.raises(DeckError, match="side deck") as caught:
        game.new_game(pool, dark, light, 1)
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


def test_an_unknown_house_rule_is_refused(pool):
    with pytest.raises(DeckError, match="no house rule 'mulligans', only mulligan"):
        game.new_game(pool, SITH, JEDI, 1, options={"mulligans": True})


@pytest.mark.rule("SETUP-09")
def test_without_the_mulligan_nobody_is_asked_for_one(pool):
    kinds = set()
    state = game.new_game(pool, SITH, JEDI, 1, options={"mulligan": False})
    play_randomly(state, 1, on_decision=lambda _, decision: kinds.add(decision.kind))
    assert "mulligan" not in kinds


def test_an_affiliation_card_itself_serves_as_well_as_its_title(pool):
    by_card = DeckChoice(pool.affiliation_card("Sith"), SITH.sets)
    states = [game.new_game(pool, deck, JEDI, 3) for deck in (SITH, by_card)]
    assert game.digest(states[0]) == game.digest(states[1])
    assert game.decks_of(states[1]) == (SITH, JEDI)


def test_an_illegal_answer_changes_nothing(pool):
    state = game.new_game(pool, SITH, REBELS, 5)
    play_answers(state, (0, 1))
    decision, before = game.advance(state), game.digest(state)
    for choice in (-1, 2, 99, (), (0, 1), (0, 0), True, (None,)):
        with pytest.raises(AnswerError, match="mulligan"):
            game.answer(state, choice)
        assert game.digest(state) == before
        assert game.advance(state) == decision


def test_a_finished_game_takes_no_answer(pool):
    state = game.new_game(pool, SITH, JEDI, 2)
    result = play_randomly(state, 2)
    assert game.advance(state) == result
    with pytest.raises(AnswerError, match="over"):
        game.answer(state, 0)


def test_a_clone_goes_its_own_way(pool):
    state = game.new_game(pool, SITH, JEDI, 2)
    play_answers(state, (0, 0))
    copy = game.clone(state)
    before = game.digest(state)
    assert isinstance(play_randomly(copy, 4), Result)
    assert game.digest(state) == before


@pytest.mark.rule("RES-03")
@pytest.mark.rule("RES-10")
def test_ways_to_pay_are_exact_and_hold_a_match(scene):
    light = Side(
        hand=["Believer in the Old Ways"],
        objectives=["A Hero's Journey", "Hit and Run", "Mission Briefing"],
    )
    board = scene(active="light", light=light)
    card, state = board.card("Believer in the Old Ways"), board.state
    assert "play Believer in the Old Ways unit" in board.options
    ways = [
        {board.names([source])[0]: tokens for source, tokens in way}
        for way in game.ways_to_pay(state, game.LIGHT, card)
    ]
    assert {"A Hero's Journey": 2} in ways
    assert {"Jedi affiliation": 1, "Hit and Run": 1} in ways
    assert {"Hit and Run": 1, "Mission Briefing": 1} not in ways
    assert all(sum(way.values()) == 2 for way in ways)
