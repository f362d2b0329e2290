"""The cards of The False Report (set 99)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, spent, treasury


def test_outmaneuver_returns_a_cheaper_enemy_for_a_smuggler_of_yours(scene):
    smugglers = "Smugglers and Spies"
    light = Side(
        hand=["Outmaneuver"],
        units=[
            unit("Crook", affiliation=smugglers, cost=3),
            dummy("Stranger", "light", cost=4),
            dummy("Cheap", "light", cost=1),
        ],
        objectives=[treasury(smugglers)],
    )
    foes = [dummy("Low", cost=1), dummy("Mid", cost=2), dummy("Same", cost=3)]
    dark = Side(units=[*foes, dummy("Turncoat", affiliation=smugglers, cost=4)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "use Outmaneuver") == 2
    game.offers("target Low", "target Mid")
    game.choose("target Mid")
    assert (game.zone("Crook"), game.zone("Mid")) == ("hand", "hand")
    left = ("Stranger", "Cheap", "Low", "Same", "Turncoat", "Treasury")
    assert [game.zone(name) for name in left] == ["in play"] * len(left)
    game.leave()


def test_outmaneuver_needs_a_cheaper_enemy(scene):
    light = Side(
        hand=["Outmaneuver", dummy("Spare", "light")],
        units=[unit("Crook", affiliation="Smugglers and Spies", cost=3)],
        affiliation="Smugglers and Spies",
    )
    dark = Side(units=[dummy("Same", cost=3)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.offers("play Spare unit", "pass")


SMUGGLERS = "Smugglers and Spies"


@pytest.mark.rule("RES-15")
@pytest.mark.rule("RES-18")
@pytest.mark.parametrize(("held", "cost"), [(0, 8), (5, 3), (9, 0)])
def test_aquaris_freeholders_cost_1_less_for_each_card_in_the_enemy_hand(scene, held, cost):
    own = [unit(f"Own {n}") for n in range(4)]
    light = Side(hand=["Aquaris Freeholders", *own], objectives=[treasury(SMUGGLERS)])
    dark = Side(hand=[unit(f"Card {n}", side="dark") for n in range(held)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "play Aquaris Freeholders") == cost
    game.leave()


@pytest.mark.rule("SEARCH-02")
def test_slicing_in_sinks_one_of_the_top_two_objectives_of_a_player(scene):
    light = Side(affiliation="Smugglers and Spies", hand=["Slicing In"])
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    before = game.pile("objective_deck", "dark")
    game.choose("use Slicing In")
    game.choose("value Slicing In dark")
    game.choose("do")
    top, second = before[-1], before[-2]
    game.offers(f"choose {top}", f"choose {second}")
    game.choose(f"choose {top}")
    assert game.pile("objective_deck", "dark") == [top, *before[:-2], second]
    game.leave()


def test_slicing_in_may_leave_both_on_top_in_another_order(scene):
    light = Side(affiliation="Smugglers and Spies", hand=["Slicing In"])
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    before = game.pile("objective_deck", "light")
    game.choose("use Slicing In")
    game.choose("value Slicing In light")
    game.choose("decline")
    game.choose(f"order {before[-2]}")
    assert game.pile("objective_deck", "light") == [*before[:-2], before[-1], before[-2]]
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_the_false_report_sends_every_unit_back_to_its_owner(scene, used):
    light = Side(
        objectives=[objective("Camp"), objective("Base")],
        objective_deck=["The False Report"],
        units=[dummy("Pal", "light")],
        enhancements=[("2-4", "Pal")],
    )
    dark = Side(units=[dummy("Foe"), dummy("Sith")], committed=["Sith"])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "light")
    game.choose("use The False Report" if used else "pass")
    zones = [game.zone(card) for card in ("Pal", "Foe", "Sith")]
    assert zones == [("hand" if used else "in play")] * 3
    if used:
        assert (game.pile("hand", "dark"), "Pal" in game.pile("hand", "light")) == (
            ["Foe", "Sith"],
            True,
        )
    assert game.pile("objectives", "light") == ["Camp", "Base", "The False Report"]
    game.leave()


@pytest.mark.rule("SETUP-13")
def test_the_false_report_of_the_first_setup_takes_back_what_the_dark_side_has_put_into_play(scene):
    """The light side flips after all dark objectives have come up with their reactions."""
    muster = objective(
        "Muster",
        side="dark",
        text="reaction: {when: {entered: self}, do: [{put_into_play: {choose: {type: unit, "
        "in: hand}}}]}",
    )
    dark_deck = [muster, *(objective(f"dark {n}", side="dark") for n in range(3))]
    light_deck = ["The False Report", *(objective(f"light {n}") for n in range(3))]
    wings = [unit("Wing", side="dark")] * 12
    dark = Side(objectives=[], objective_deck=dark_deck, deck=wings)
    light = Side(objectives=[], objective_deck=light_deck)
    game = scene(phase="setup", dark=dark, light=light, abilities=True)
    for choice in ("dark 2", "light 2", "keep", "keep", "Muster", "use Muster"):
        game.choose(choice)
    game.choose(game.options[0])
    game.choose("dark 0")
    assert len(game.pile("units", "dark")) == 1
    hand = len(game.pile("hand", "dark"))
    game.choose("The False Report")
    game.choose("use The False Report")
    assert game.pile("units", "dark") == []
    assert len(game.pile("hand", "dark")) == hand + 1
    game.leave()


def _drawing(scene, owner, do):
    """Somebody's effect, once; the light side has a Clearing House with 2 tokens."""
    act = objective("Act", side=owner, text=f"action: {{do: {do}, limit: {{per: turn}}}}")
    halves = {
        side: {
            "objectives": [clock(side), *([act] if side == owner else [])],
            "hand": [dummy(f"Card of {side} {n}", side) for n in range(2)],
        }
        for side in ("light", "dark")
    }
    light = Side(**halves["light"], enhancements=[("99-4", None)], focus={"Clearing House": 3})
    game = scene(active=owner, dark=Side(**halves["dark"]), light=light, abilities=True)
    game.choose("use Act")
    return game


@pytest.mark.parametrize(
    "do",
    [
        "[{draw: 1}]",
        "[{draw: 3}]",
        "[{draw: 1}, {draw: 1}]",
        "[{for_each_player: [{draw: 1, by: that_player}]}]",
        "[{draw: 1, by: opponent}]",
    ],
)
def test_a_clearing_house_gives_back_a_token_for_an_enemy_effect_that_has_drawn(scene, do):
    """Once for each effect, however many cards it draws and for whom."""
    game = _drawing(scene, "dark", do)
    game.asks("reaction", "light")
    game.choose("use Clearing House")
    assert game.focus("Clearing House") == 2
    assert "use Clearing House" not in game.options
    game.leave()


@pytest.mark.parametrize(
    ("owner", "do"),
    [
        ("light", "[{draw: 2}]"),
        ("light", "[{draw: 2, by: opponent}]"),
        ("dark", "[{discard: {random: {in: hand, controller: you}}}]"),
    ],
)
def test_a_clearing_house_asks_who_has_resolved_an_effect_that_drew(scene, owner, do):
    game = _drawing(scene, owner, do)
    assert "use Clearing House" not in game.options
    assert game.focus("Clearing House") == 3
    game.leave()


def test_what_an_effect_does_later_counts_when_it_is_done(scene):
    game = _drawing(scene, "dark", "[{later: [{draw: 1}], at: {ends: phase}}]")
    assert "use Clearing House" not in game.options
    game.skip_to("reaction", "light")
    game.choose("use Clearing House")
    assert game.focus("Clearing House") == 2
    game.leave()


def test_a_draw_is_of_the_effect_that_makes_it(scene):
    """Not of the one that is under way meanwhile: the dark side reacts to a light draw."""
    spy = objective(
        "Spy",
        side="dark",
        text="reaction: {when: {drawn: any, by: opponent}, do: [{draw: 1}], limit: {per: turn}}",
    )
    act = objective("Act", text="action: {do: [{draw: 2}], limit: {per: turn}}")
    dark = Side(objectives=[spy, clock("dark")])
    light = Side(
        objectives=[act, clock("light")],
        enhancements=[("99-4", None)],
        focus={"Clearing House": 3},
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Act")
    game.choose("use Spy")
    game.asks("reaction", "light")
    game.choose("use Clearing House")
    assert game.focus("Clearing House") == 2
    assert "use Clearing House" not in game.options
    game.leave()


@pytest.mark.rule("DRAW-02")
def test_the_draw_phase_is_no_card_effect(scene):
    light = Side(enhancements=[("99-4", None)], focus={"Clearing House": 3})
    game = scene(phase="draw", active="dark", light=light, abilities=True)
    game.skip_to("action")
    assert (len(game.pile("hand", "dark")), game.focus("Clearing House")) == (6, 3)
    game.leave()
