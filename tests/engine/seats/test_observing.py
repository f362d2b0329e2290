"""What a seat may know, and games as a seat may imagine them."""

import json
from dataclasses import replace

import pytest
from kit.invented_texts import InventedTexts
from kit.random_play import play_randomly
from kit.scenario import Side
from kit.starter_decks import GAMES, JEDI, REBELS, SCUM, SITH, SMUGGLERS

from swlcg_deck.engine.core.constants import opponent
from swlcg_deck.engine.game import (
    DARK,
    LIGHT,
    Decision,
    State,
    advance,
    answer,
    determinised,
    digest,
    new_game,
    observe,
    plain,
)
from swlcg_deck.engine.saved.soundness import fault_of
from swlcg_deck.engine.texts.face_book import FaceBook

BOOKS = (FaceBook(), FaceBook(abilities=True), InventedTexts())
BOOK_NAMES = ("blank", "printed", "invented")
PLAYERS = (DARK, LIGHT)


def midway(pool, decks=(SITH, JEDI), seed=5, until=60) -> State:
    """A game after some decisions of chance."""
    seen: list[State] = []

    def look(state: State, _decision: Decision) -> None:
        if len(seen) <= until:
            seen.append(state.clone())

    play_randomly(new_game(pool, *decks, seed), seed, on_decision=look)
    return seen[-1]


@pytest.mark.rule("INFO-01")
@pytest.mark.rule("INFO-07")
@pytest.mark.parametrize("player", PLAYERS)
def test_hidden_cards_of_the_opponent_are_only_numbers(pool, player):
    state = midway(pool)
    mine, theirs = observe(state, player), observe(state, opponent(player))
    enemy = mine.seats[opponent(player)]
    assert enemy.hand == ()
    assert enemy.hand_size == len(state.hand[opponent(player)])
    assert theirs.seats[opponent(player)].hand_size == enemy.hand_size
    assert [c.card for c in mine.seats[player].hand] == list(state.hand[player])
    assert enemy.deck_size == len(state.deck[opponent(player)])
    assert enemy.objective_deck_size == len(state.objective_deck[opponent(player)])
    assert "deck" not in {key for key in plain(mine)["seats"][player] if not key.endswith("size")}


@pytest.mark.rule("INFO-02")
def test_both_seats_see_the_open_cards_alike(pool):
    state = midway(pool, until=200)
    dark, light = observe(state, DARK), observe(state, LIGHT)
    for player in PLAYERS:
        mine, theirs = dark.seats[player], light.seats[player]
        assert mine.discard == theirs.discard
        assert mine.victory == theirs.victory
        assert mine.force_supply == theirs.force_supply
        assert [replace(card, captured_cards=()) for card in mine.in_play] == list(theirs.in_play)
    assert (dark.dial, dark.balance, dark.phase) == (light.dial, light.balance, light.phase)


@pytest.mark.rule("INFO-07")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("book", BOOKS, ids=BOOK_NAMES)
def test_games_that_differ_only_in_hidden_cards_look_the_same(pool, player, name, book):
    """The other player, who sees his own cards, can tell them apart."""
    dark, light, seed = GAMES[name]
    told_apart = 0
    number = 0

    def look(state: State, _decision: Decision) -> None:
        nonlocal told_apart, number
        number += 1
        if number % 17:
            return
        before = digest(state)
        other = determinised(state, player, number)
        assert digest(state) == before
        assert observe(other, player) == observe(state, player)
        assert fault_of(other) is None
        enemy = opponent(player)
        told_apart += observe(other, enemy) != observe(state, enemy)

    play_randomly(new_game(pool, dark, light, seed, book=book), seed, on_decision=look)
    assert told_apart > 3


@pytest.mark.parametrize("player", PLAYERS)
def test_imagined_games_conserve_the_cards_and_can_be_played_to_the_end(pool, player):
    state = midway(pool, (SCUM, SMUGGLERS), seed=9, until=80)
    for seed in range(20):
        other = determinised(state, player, seed)
        for side in PLAYERS:
            piles = ("hand", "deck", "edge_stack")
            assert sorted(c for p in piles for c in getattr(other, p)[side]) == sorted(
                c for p in piles for c in getattr(state, p)[side]
            )
            assert [len(getattr(other, p)[side]) for p in piles] == [
                len(getattr(state, p)[side]) for p in piles
            ]
        play_randomly(other, seed)


def test_imagining_is_by_seed(pool):
    state = midway(pool)
    deals = [digest(determinised(state, LIGHT, seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.rule("SETUP-06")
def test_kept_objectives_are_seen_by_their_player_only(pool):
    state = new_game(pool, SITH, JEDI, 1)
    first = advance(state)
    looks_at = observe(state, DARK)
    assert looks_at.decision == first.options
    assert observe(state, LIGHT).decision is None
    assert (observe(state, LIGHT).decider, observe(state, LIGHT).decision_kind) == (
        DARK,
        "objectives",
    )
    assert determinised(state, DARK, 3).objective_deck[DARK][-4:] == state.objective_deck[DARK][-4:]
    answer(state, 0)
    assert len(observe(state, DARK).seats[DARK].facedown) == 3
    hidden = observe(state, LIGHT).seats[DARK]
    assert (hidden.facedown_objectives, hidden.facedown) == (3, ())


@pytest.mark.rule("EDGE-08")
@pytest.mark.rule("EDGE-09")
def test_edge_cards_are_seen_by_their_player_until_they_are_revealed(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Nightsister"], hand=["Twist of Fate", "Force Choke"]),
        light=Side(units=["Yoda"], hand=["Double Strike"]),
    )
    game.choose("engage Objective 4")
    game.choose("Yoda")
    game.choose("place Force Choke")
    state = game.state
    assert [c.title for c in observe(state, DARK).seats[DARK].edge_stack] == ["Force Choke"]
    enemy = observe(state, LIGHT).seats[DARK]
    assert (enemy.edge_stack_size, enemy.edge_stack) == (1, ())
    game.choose("place Double Strike")
    game.pass_()
    assert game.decision.kind == "strike" or game.state.stacks_revealed
    assert observe(game.state, LIGHT).seats[DARK].discard[-1:]
    assert game.options


@pytest.mark.rule("CAP-08")
@pytest.mark.rule("CAP-12")
@pytest.mark.rule("INFO-10")
def test_captured_cards_are_seen_by_the_dark_side_where_they_lie(scene):
    light = Side(captured=[("Yoda", "Objective 2"), ("R2-D2", "Objective 2")])
    game = scene(active="dark", light=light, dark=Side(hand=["Nightsister"]))
    assert game.options
    state, host = game.state, game.card("Objective 2")
    dark, light_view = observe(state, DARK), observe(state, LIGHT)
    mine = next(card for card in dark.seats[DARK].in_play if card.card == host)
    theirs = next(card for card in light_view.seats[DARK].in_play if card.card == host)
    assert [card.title for card in mine.captured_cards] == ["Yoda", "R2-D2"]
    assert (theirs.captured, theirs.captured_cards) == (2, ())
    others = [determinised(state, LIGHT, seed) for seed in range(8)]
    assert len({other.captured for other in others}) > 1
    assert all(observe(other, LIGHT) == light_view for other in others)
    assert all(fault_of(other) is None for other in others)


@pytest.mark.rule("DISC-05")
def test_discard_piles_keep_their_order(pool):
    state = midway(pool, (SITH, REBELS), until=150)
    seat = observe(state, LIGHT).seats[DARK]
    assert [card.card for card in seat.discard] == list(state.discard[DARK])


def test_a_view_is_what_json_can_hold_and_never_changes(pool):
    state = midway(pool)
    view = observe(state, DARK)
    read = json.loads(json.dumps(plain(view)))
    assert read["seats"][0]["hand"][0]["title"] == view.seats[0].hand[0].title
    with pytest.raises(AttributeError):
        view.dial = 12  # type: ignore[misc]


def test_the_view_of_a_finished_game_names_the_winner(pool):
    state = new_game(pool, SITH, JEDI, 3)
    result = play_randomly(state, 3)
    view = observe(state, LIGHT)
    assert view.result == (result.winner, result.rule)
    assert (view.decider, view.decision, view.decision_kind) == (-1, None, "")
