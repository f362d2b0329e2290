"""Setting up a game: objectives, hands, mulligan (SETUP-01..SETUP-10, SETUP-15)."""

import pytest
from kit.card_makers import affiliation_card, mission, objective, unit
from kit.scenario import Side

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, IN_PLAY, LIGHT, OBJECTIVE
from swlcg_deck.engine.core.driver import advance
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckToPlay, lay_out
from swlcg_deck.engine.texts.face_book import FaceBook

SITH = (19, 20, 21, 22, 23, 24, 25, 36)
JEDI = (1, 2, 3, 4, 5, 6, 7, 18)


def starter_deck(pool: CardPool, affiliation: str, sets: tuple[int, ...]) -> DeckToPlay:
    head = pool.affiliation_card(affiliation)
    assert head is not None
    return DeckToPlay(head, [card for number in sets for card in pool.set(number).cards])


def starter_game(pool: CardPool, seed: int = 1) -> State:
    dark, light = starter_deck(pool, "Sith", SITH), starter_deck(pool, "Jedi", JEDI)
    return lay_out(dark, light, seed)


def half(side: str, *, objectives: int = 10, **parts) -> Side:
    """A side that has not set up yet; its objectives are called "dark 1", "dark 2" ..."""
    spare = [objective(f"{side} {n}", side=side) for n in range(1, objectives + 1)]
    return Side(objectives=[], objective_deck=spare, **parts)


def setting_up(scene, **parts):
    parts.setdefault("dark", half("dark"))
    parts.setdefault("light", half("light"))
    return scene(phase="setup", **parts)


@pytest.mark.rule("SETUP-01")
@pytest.mark.rule("SETUP-02")
@pytest.mark.rule("GEN-01")
def test_each_side_begins_with_its_affiliation_card_in_play_and_three_force_cards(pool):
    state = starter_game(pool)
    assert state.force_supply == [3, 3]
    for player, title in ((DARK, "Sith"), (LIGHT, "Jedi")):
        head = state.affiliation_card[player]
        assert state.faces[head].title == pool.affiliation_card(title).title
        assert (state.zone[head], state.controller[head]) == (IN_PLAY, player)
    assert {state.faces[card].side for card in range(len(state.faces)) if state.owner[card]} == {
        LIGHT
    }


@pytest.mark.rule("SETUP-03")
@pytest.mark.rule("SETUP-05")
def test_the_balance_is_with_the_light_side_and_the_dial_at_nothing(pool):
    state = starter_game(pool)
    advance(state)
    assert (state.balance, state.dial) == (LIGHT, 0)


@pytest.mark.rule("SETUP-04")
def test_objectives_are_shuffled_apart_from_everything_else_missions_included(scene):
    raid = mission("Raid", side="dark")
    game = setting_up(scene, dark=half("dark", deck=[raid]))
    game.asks("objectives", "dark")
    state = game.state
    assert {state.faces[card].kind for card in state.objective_deck[DARK]} == {OBJECTIVE}
    assert len(state.objective_deck[DARK]) == 10
    assert "Raid" in game.pile("deck", "dark")
    assert len(game.pile("deck", "dark")) == 13


@pytest.mark.rule("SETUP-04")
@pytest.mark.rule("SETUP-08")
def test_both_decks_are_shuffled(pool):
    games = [starter_game(pool, seed) for seed in (1, 2)]
    before = [game.objective_deck[LIGHT] + game.deck[LIGHT] for game in games]
    for game in games:
        advance(game)
    after = [game.objective_deck[LIGHT] for game in games]
    assert before[0] == before[1]
    assert after[0] != after[1]
    assert sorted(after[0]) == sorted(after[1])
    assert games[0].deck[LIGHT] != games[1].deck[LIGHT]
    assert games[0].deck[LIGHT] != tuple(sorted(games[0].deck[LIGHT]))


@pytest.mark.rule("SETUP-06")
@pytest.mark.rule("SETUP-07")
@pytest.mark.rule("QS-01")
def test_three_of_the_top_four_objectives_are_kept_facedown_and_the_fourth_goes_under(scene):
    game = setting_up(scene)
    for side in ("dark", "light"):
        game.asks("objectives", side)
        top = game.pile("objective_deck", side)[-4:]
        game.offers(*(f"reject {name}" for name in top))
        rejected, *kept = top
        game.choose(rejected)
        assert sorted(game.pile("facedown", side)) == sorted(kept)
        assert [game.zone(name) for name in kept] == ["facedown objectives"] * 3
        assert game.pile("objective_deck", side)[0] == rejected
        assert len(game.pile("objective_deck", side)) == 7
        assert game.pile("objectives", side) == []
    game.asks("mulligan")


@pytest.mark.rule("SETUP-08")
@pytest.mark.rule("SETUP-10")
@pytest.mark.rule("RB-33")
def test_six_cards_are_drawn_after_the_objectives_are_chosen_and_before_they_are_turned(scene):
    game = setting_up(scene)
    assert (game.pile("hand", "dark"), game.pile("hand", "light")) == ([], [])
    game.choose(game.options[0])
    assert (game.pile("hand", "dark"), game.pile("hand", "light")) == ([], [])
    game.choose(game.options[0])
    game.asks("mulligan", "dark")
    for side in ("dark", "light"):
        assert len(game.pile("hand", side)) == 6
        assert len(game.pile("deck", side)) == 6
        assert game.pile("objectives", side) == []
        assert len(game.pile("facedown", side)) == 3


def test_the_opening_hand_is_the_top_of_the_shuffled_deck(scene):
    names = [unit(f"Card {n}", side="dark") for n in range(20)]
    game = setting_up(scene, dark=half("dark", deck=names, bare_deck=True))
    game.asks("objectives", "dark")
    top = game.pile("deck", "dark")[-6:]
    game.skip_to("mulligan")
    assert game.pile("hand", "dark") == top[::-1]


@pytest.mark.rule("SETUP-09")
@pytest.mark.rule("RB-05")
@pytest.mark.rule("OPEN-07")
def test_a_mulligan_is_taken_once_and_drawn_when_both_have_decided(scene):
    names = [unit(f"Card {n}", side="dark") for n in range(30)]
    game = setting_up(scene, dark=half("dark", deck=names, bare_deck=True))
    game.skip_to("mulligan", "dark")
    game.offers("keep", "mulligan")
    dark, light = game.pile("hand", "dark"), game.pile("hand", "light")
    game.choose("mulligan")
    game.asks("mulligan", "light")
    assert game.pile("hand", "dark") == dark
    game.choose("keep")
    game.asks("flip", "dark")
    assert len(game.pile("hand", "dark")) == 6
    assert len(game.pile("deck", "dark")) == 24
    assert sorted(game.pile("hand", "dark")) != sorted(dark)
    assert game.pile("hand", "light") == light
    assert sorted(game.pile("hand", "dark") + game.pile("deck", "dark")) == sorted(
        f"Card {n}" for n in range(30)
    )


@pytest.mark.rule("SETUP-09")
def test_each_player_decides_about_the_mulligan_for_himself(scene):
    names = [unit(f"Card {n}") for n in range(30)]
    game = setting_up(scene, light=half("light", deck=names, bare_deck=True))
    game.skip_to("mulligan", "dark")
    dark, light = game.pile("hand", "dark"), game.pile("hand", "light")
    game.choose("keep")
    game.choose("mulligan")
    game.asks("flip")
    assert game.pile("hand", "dark") == dark
    assert len(game.pile("hand", "light")) == 6
    assert sorted(game.pile("hand", "light")) != sorted(light)


@pytest.mark.rule("SETUP-09")
@pytest.mark.rule("OPEN-07")
def test_both_players_may_take_a_mulligan_each_from_his_own_deck(scene):
    halves = {
        side: half(
            side, deck=[unit(f"{side} card {n}", side=side) for n in range(30)], bare_deck=True
        )
        for side in ("dark", "light")
    }
    game = setting_up(scene, **halves)
    game.skip_to("mulligan", "dark")
    before = {side: sorted(game.pile("hand", side)) for side in halves}
    game.choose("mulligan")
    game.choose("mulligan")
    game.asks("flip", "dark")
    for side, hand in before.items():
        now, deck = game.pile("hand", side), game.pile("deck", side)
        assert (len(now), len(deck)) == (6, 24)
        assert sorted(now) != hand
        assert sorted(now + deck) == sorted(f"{side} card {n}" for n in range(30))


@pytest.mark.rule("SETUP-09")
@pytest.mark.rule("RB-05")
def test_players_may_agree_to_play_without_mulligans(scene):
    game = setting_up(scene, options={"mulligan": False})
    game.choose(game.options[0])
    game.choose(game.options[0])
    game.asks("flip", "dark")


@pytest.mark.rule("SETUP-15")
@pytest.mark.rule("RB-33")
@pytest.mark.rule("OPEN-05")
def test_every_affiliation_card_that_says_nothing_else_gives_a_reserve_of_six(pool):
    book = FaceBook()
    reserves = {card.title: book.face(card).reserve for card in pool.affiliation_cards}
    assert len(reserves) == 18
    assert sorted(reserves.values()) == [6] * 14 + [7] * 4


@pytest.mark.rule("OPEN-04")
@pytest.mark.rule("CHG-30")
def test_a_starting_reserve_of_seven_fills_the_hand_in_the_first_draw_phase(scene):
    allies = affiliation_card("Sith", reserve=7)
    game = setting_up(scene, dark=half("dark", affiliation=allies))
    game.skip_to("mulligan")
    assert len(game.pile("hand", "dark")) == 6
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 7
    assert len(game.pile("hand", "light")) == 6


@pytest.mark.rule("OPEN-04")
def test_players_may_agree_to_open_with_as_many_cards_as_their_reserve(scene):
    allies = affiliation_card("Sith", reserve=7)
    options = {"hand_of_reserve": True}
    game = setting_up(scene, dark=half("dark", affiliation=allies), options=options)
    game.skip_to("mulligan")
    assert len(game.pile("hand", "dark")) == 7
    assert len(game.pile("hand", "light")) == 6
    game.choose("mulligan")
    game.choose("keep")
    game.asks("flip")
    assert len(game.pile("hand", "dark")) == 7


@pytest.mark.rule("RB-03")
def test_the_starter_decks_of_eight_sets_can_be_played(pool):
    state = starter_game(pool)
    advance(state)
    assert [len(pile) for pile in state.objective_deck] == [8, 8]
    assert [len(pile) for pile in state.deck] == [40, 40]
