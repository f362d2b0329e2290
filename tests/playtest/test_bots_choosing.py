"""Bots choose only what is offered, by what their seat may know, and the same by the same seed."""

import pytest
from kit.starter_decks import JEDI, NAVY, REBELS, SITH
from starter_games import play_through, starter_game

from swlcg_deck.engine.game import (
    DARK,
    LIGHT,
    Decision,
    State,
    advance,
    answer,
    determinised,
    digest,
)
from swlcg_deck.playtest.bots import BOTS, GreedyBot, RandomBot, Situation, bot_named
from swlcg_deck.playtest.habits import pick
from swlcg_deck.playtest.searching import SearchBot

PAIRS = ((SITH, JEDI), (NAVY, REBELS))


def offered(picks, decision):
    """Different options of the decision, as many as it takes."""
    return (
        len(set(picks)) == len(picks)
        and all(0 <= pick < len(decision.options) for pick in picks)
        and decision.least <= len(picks) <= decision.most
    )


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot(playouts=2)], ids=list(BOTS))
@pytest.mark.parametrize("decks", PAIRS, ids=["sith-jedi", "navy-rebels"])
def test_a_bot_chooses_only_what_is_offered(pool, bot, decks):
    kinds = set()

    def look(state: State, decision: Decision, number: int) -> None:
        every = 25 if isinstance(bot, SearchBot) else 1
        if number % every == 0:
            before = digest(state)
            picks = bot.choose(Situation(state, decision, number))
            assert offered(picks, decision), decision
            assert digest(state) == before, "a bot may not touch the game"
        kinds.add(decision.kind)

    for seed in range(3):
        play_through(starter_game(pool, seed, *decks), (RandomBot(), GreedyBot()), look)
    assert len(kinds) > 15


@pytest.mark.rule("INFO-07")
@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot(playouts=4)], ids=list(BOTS))
@pytest.mark.parametrize("decks", PAIRS, ids=["sith-jedi", "navy-rebels"])
def test_other_hidden_cards_make_no_difference_to_a_bot(pool, bot, decks):
    """The game with all that its player cannot see dealt anew is the same game to him."""
    compared = 0

    def look(state: State, decision: Decision, number: int) -> None:
        nonlocal compared
        if number % (41 if isinstance(bot, SearchBot) else 3):
            return
        enemy = 1 - decision.player
        other = determinised(state, decision.player, number)
        same = advance(other)
        assert isinstance(same, Decision)
        compared += other.hand[enemy] != state.hand[enemy]
        assert bot.choose(Situation(other, same, 7)) == bot.choose(Situation(state, decision, 7)), (
            decision
        )

    for seed in range(2):
        play_through(starter_game(pool, seed, *decks), (GreedyBot(), GreedyBot()), look)
    assert compared > 3


@pytest.mark.rule("INFO-07")
@pytest.mark.parametrize("decks", PAIRS, ids=["sith-jedi", "navy-rebels"])
def test_all_that_a_bot_is_given_is_the_same_whatever_is_hidden(pool, decks):
    compared = 0

    def look(state: State, decision: Decision, number: int) -> None:
        nonlocal compared
        other = determinised(state, decision.player, number)
        same = advance(other)
        assert isinstance(same, Decision)
        compared += digest(other) != digest(state)
        one, two = Situation(state, decision, 7), Situation(other, same, 7)
        assert one.view == two.view
        for deal in range(2):
            assert digest(one.imagine(deal)) == digest(two.imagine(deal))

    play_through(starter_game(pool, 1, *decks), (GreedyBot(), GreedyBot()), look)
    assert compared > 20


@pytest.mark.rule("INFO-07")
def test_greedy_does_not_do_what_only_a_cheat_would_do(pool):
    """Game after game, until other hidden cards would have tempted whoever looks at them."""
    tempted = 0

    def look(state: State, decision: Decision, number: int) -> None:
        nonlocal tempted
        other = determinised(state, decision.player, number)
        same = advance(other)
        assert isinstance(same, Decision)
        if pick(state.clone(), decision) != pick(other.clone(), same):
            tempted += 1
            honest = GreedyBot().choose(Situation(state, decision, 7))
            assert GreedyBot().choose(Situation(other, same, 7)) == honest

    for seed in range(1, 20):
        play_through(starter_game(pool, seed, NAVY, REBELS), (GreedyBot(), GreedyBot()), look)
        if tempted:
            return
    pytest.fail("nobody was tempted")


def test_a_view_of_a_seat_is_that_of_the_player_who_decides(pool):
    state = starter_game(pool, 1)
    decision = advance(state)
    view = Situation(state, decision, 1).view
    assert (view.player, view.decision) == (DARK, decision.options)
    assert view.seats[LIGHT].hand == ()


def test_random_choices_follow_the_seed(pool):
    state = starter_game(pool, 1)
    decision = advance(state)
    picks = [RandomBot().choose(Situation(state, decision, seed)) for seed in (1, 1, *range(2, 30))]
    assert picks[0] == picks[1]
    assert set(picks) == {(0,), (1,), (2,), (3,)}


def test_a_wrong_name_of_a_bot_lists_the_right_ones():
    with pytest.raises(ValueError, match="random, greedy, search"):
        bot_named("clever")


def test_search_within_seconds_still_answers(pool):
    state = starter_game(pool, 1)
    for number in range(14):
        decision = advance(state)
        picks = SearchBot(seconds=0.01).choose(Situation(state, decision, number))
        assert offered(picks, decision)
        answer(state, picks)
