"""Sonic Detonation (121-5): a Force card as a captured card."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import SCUM, dummy, pay

from swlcg_deck.engine.facts.board import captured_at
from swlcg_deck.engine.game import determinised, observe

DEN = objective("Den", side="dark", affiliation=SCUM, resources=3)
JAIL = objective("Jail", side="dark", affiliation=SCUM, resources=3)


def _detonate(scene, *, at="Den", objectives=(DEN, JAIL), light=None, copies=1, **half):
    dark = Side(affiliation=SCUM, hand=["121-5"] * copies, objectives=objectives, **half)
    game = scene(active="dark", dark=dark, light=light or Side(), abilities=True)
    for _ in range(copies):
        game.choose("use Sonic Detonation")
        pay(game)
        game.offers(*(f"capture at {one.card.title}" for one in objectives))
        game.choose(f"capture at {at}")
    return game


@pytest.mark.rule("CAP-02")
def test_a_force_card_of_the_supply_is_captured(scene):
    game = _detonate(scene)
    assert (game.zone("Force card"), game.host("Force card")) == ("captured", "Den")
    assert game.state.force_supply == [3, 2]
    # It is one more captured card there, and nobody sees the other two lie about.
    assert len(captured_at(game.state, game.card("Den"))) == 1
    assert observe(game.state, 0).aside == ()
    game.leave()


@pytest.mark.rule("FORCE-04")
def test_the_light_side_commits_one_unit_fewer(scene):
    units = [dummy(name, "light") for name in "ABC"]
    game = _detonate(scene, light=Side(units=units, committed=["A"]))
    assert game.state.force_supply[1] == 1
    game.skip_to("commit", "light")
    game.choose("commit B")
    game.leave()
    assert game.state.force_supply[1] == 0
    assert "commit C" not in game.options


def test_without_a_force_card_in_the_supply_it_cannot_be_played(scene):
    names = "ABC"
    light = Side(units=[dummy(name, "light") for name in names], committed=list(names))
    dark = Side(affiliation=SCUM, hand=["121-5"], objectives=[DEN])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    assert "use Sonic Detonation" not in game.options


@pytest.mark.rule("CAP-05")
def test_a_rescued_force_card_is_in_the_supply_again(scene):
    gun = salvo("light", 5, "Den", title="Gun")
    game = _detonate(scene, light=Side(objectives=[gun]))
    game.skip_to("action", "light")
    game.choose("use Gun")
    assert game.state.force_supply == [3, 3]
    assert (game.zone("Force card"), game.pile("hand", "light")) == ("aside", [])
    game.leave()


@pytest.mark.rule("CAP-07")
@pytest.mark.parametrize("held", [False, True])
def test_a_rescue_at_random_may_find_it(scene, held):
    rescue = objective("Raid", side="light", text="action: {do: [{rescue: 1}]}")
    light = Side(objectives=[rescue], captured=[(dummy("Prey", "light"), "Den")] if held else [])
    game = _detonate(scene, light=light)
    game.skip_to("action", "light")
    game.choose("use Raid")
    home = (game.zone("Force card"), game.state.force_supply[1]) == ("aside", 3)
    # One of both is free, the other still lies there.
    assert home is not bool(held and game.pile("hand", "light"))
    assert len(captured_at(game.state, game.card("Den"))) == int(held)
    game.leave()


@pytest.mark.rule("CAP-18")
def test_a_force_card_that_is_moved_stays_captured(scene):
    text = (
        "action: {do: [{send: {choose: {in: captured}}, to: captured, "
        "at: {choose: {type: objective, controller: you}}}]}"
    )
    cart = objective("Cart", side="dark", affiliation=SCUM, text=text)
    game = _detonate(scene, objectives=(DEN, cart))
    game.choose("use Cart")
    assert (game.host("Force card"), game.state.force_supply[1]) == ("Cart", 2)
    game.leave()


def test_a_discarded_force_card_is_in_the_supply_again(scene):
    text = "action: {do: [{discard: {choose: {in: captured}}}]}"
    pit = objective("Pit", side="dark", affiliation=SCUM, text=text)
    game = _detonate(scene, objectives=(DEN, pit))
    game.choose("use Pit")
    assert (game.state.force_supply[1], game.pile("discard", "light")) == (3, [])
    game.leave()


def test_two_detonations_take_two(scene):
    game = _detonate(scene, copies=2, focus={})
    assert game.state.force_supply[1] == 1
    assert len(captured_at(game.state, game.card("Den"))) == 2
    game.leave()


@pytest.mark.rule("INFO-07")
def test_the_light_side_imagines_other_captives_but_no_other_force_card(scene):
    light = Side(captured=[(dummy("Prey", "light"), "Den")], deck=[dummy("Top", "light")])
    game = _detonate(scene, light=light)
    for seed in range(3):
        other = determinised(game.state, 1, seed)
        assert other.zone[game.card("Force card")] == game.state.zone[game.card("Force card")]
    game.leave()


def test_games_without_such_a_card_have_no_force_cards_among_their_cards(scene):
    game = scene(active="dark")
    assert "Force card" not in game.names(range(len(game.state.faces)))
    game.leave()
