"""Searching decks, and cards shown on the way (SEARCH, GEN-05)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import DARK, DECK, HAND, LIGHT, PLAYERS, UNIT
from swlcg_deck.engine.seats.view import observe
from swlcg_deck.engine.texts.verbs.cards import Reveal, Search, Send
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Order

CREATURES = ["creature"]


def is_creature(state, scope, card):
    return state.faces[card].kind == UNIT and "creature" in state.faces[card].traits


def anything(state, scope, card):
    return True


def swamp(*verbs):
    """Light's objective with an Action."""
    return objective("Swamp", side="light", abilities=(Ability(kind="action", effect=verbs),))


def deck_of(count: int, side: str = "light"):
    return [
        unit(f"Card {n}", side=side, traits=["Creature"] if n in (3, 7) else ["Trooper"])
        for n in range(1, count + 1)
    ]


def searching(scene, text, **parts):
    light = Side(objectives=[text], deck=deck_of(10), bare_deck=True)
    game = scene(phase="deployment", active="light", light=light, **parts)
    game.choose("use Swamp")
    return game


FIND_CREATURE = (Search("found", is_creature), Reveal("found"), Send("found", HAND))


@pytest.mark.rule("SEARCH-01")
@pytest.mark.rule("GEN-05")
def test_a_deck_that_was_searched_whole_is_shuffled(scene):
    game = searching(scene, swamp(*FIND_CREATURE))
    game.asks("search", "light")
    game.offers("find Card 3", "find Card 7")
    before = [name for name in game.pile("deck", "light") if name != "Card 3"]
    spare = game.pile("objective_deck", "light")
    game.choose("Card 3")
    assert game.pile("hand", "light") == ["Card 3"]
    assert game.pile("deck", "light") != before
    assert sorted(game.pile("deck", "light")) == sorted(before)
    assert game.pile("objective_deck", "light") == spare
    game.leave()


@pytest.mark.rule("SEARCH-01")
def test_the_owner_of_the_deck_shuffles_it_whoever_searched(scene):
    steal = swamp(Search("found", anything, who="opponent"), Send("found", HAND))
    dark = Side(deck=deck_of(10, "dark"), bare_deck=True)
    game = searching(scene, steal, dark=dark)
    game.asks("search", "light")
    own, other = game.pile("deck", "light"), game.pile("deck", "dark")
    game.choose("Card 2")
    assert game.pile("hand", "dark") == ["Card 2"]
    assert game.pile("deck", "light") == own
    left = [name for name in other if name != "Card 2"]
    assert game.pile("deck", "dark") != left
    assert sorted(game.pile("deck", "dark")) == sorted(left)
    game.leave()


@pytest.mark.rule("SEARCH-01")
def test_a_search_that_finds_nothing_shuffles_too(scene):
    game = searching(scene, swamp(*FIND_CREATURE))
    before = game.pile("deck", "light")
    game.choose()
    assert game.pile("deck", "light") != before
    assert game.pile("hand", "light") == []
    game.leave()


@pytest.mark.rule("SEARCH-02")
def test_a_search_of_the_top_cards_shuffles_nothing(scene):
    game = searching(scene, swamp(Search("found", is_creature, top=5), Send("found", HAND)))
    before = game.pile("deck", "light")
    game.offers("find Card 3")
    game.choose("Card 3")
    assert game.pile("hand", "light") == ["Card 3"]
    assert game.pile("deck", "light") == [name for name in before if name != "Card 3"]
    game.leave()


@pytest.mark.rule("SEARCH-02")
def test_cards_that_go_back_in_any_order_lie_as_their_player_likes(scene):
    guidance = swamp(Search("seen", anything, top=3, pick=3), Order("seen"), Send("seen", DECK))
    game = searching(scene, guidance)
    before = game.pile("deck", "light")
    assert before[-3:] == ["Card 3", "Card 2", "Card 1"]
    game.choose("Card 1", "Card 2", "Card 3")
    game.asks("order", "light")
    game.choose("Card 2")
    game.choose("Card 3")
    assert game.pile("deck", "light") == [*before[:-3], "Card 1", "Card 3", "Card 2"]
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_nobody_has_to_find_what_he_searches_for(scene):
    game = searching(scene, swamp(*FIND_CREATURE))
    game.asks("search", "light")
    assert game.decision.least == 0
    game.choose()
    assert game.pile("hand", "light") == []
    assert len(game.pile("deck", "light")) == 10
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_a_search_may_be_started_though_the_deck_holds_nothing_that_fits(scene):
    light = Side(objectives=[swamp(*FIND_CREATURE)], deck=[unit("Plain")], bare_deck=True)
    game = scene(phase="deployment", active="light", light=light)
    game.offers("use Swamp", "pass")
    game.choose("use Swamp")
    assert game.pile("hand", "light") == []
    game.leave()


@pytest.mark.rule("SEARCH-04")
def test_revealed_cards_stay_revealed_until_they_are_where_the_effect_puts_them(scene):
    omens = swamp(
        Search("found", is_creature, pick=2),
        Reveal("found"),
        Order("found"),
        Send("found", HAND),
        ChooseValue("more", (1, 2)),
    )
    game = searching(scene, omens)
    game.choose("Card 3", "Card 7")
    game.asks("order", "light")
    for player in PLAYERS:
        shown = observe(game.state, player).shown
        assert [card.title for card in shown] == ["Card 3", "Card 7"]
    game.choose("Card 7")
    assert sorted(game.pile("hand", "light")) == ["Card 3", "Card 7"]
    game.asks("value", "light")
    assert observe(game.state, LIGHT).shown == observe(game.state, DARK).shown == ()


@pytest.mark.rule("SEARCH-04")
def test_cards_that_were_only_looked_at_are_not_revealed(scene):
    game = searching(scene, swamp(Search("found", is_creature), Send("found", HAND)))
    game.asks("search", "light")
    assert observe(game.state, DARK).shown == ()
