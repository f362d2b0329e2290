"""Capturing cards (CAP-01..04, CAP-08..16, CAP-19)."""

import pytest
from kit.abilities import trap
from kit.card_makers import enhancement, mission, objective, unit
from kit.scenario import Side
from kit.usual_cards import light_units

from swlcg_deck.engine.core.constants import DECK, HAND


@pytest.mark.rule("CAP-01")
@pytest.mark.rule("CAP-13")
def test_only_light_side_cards_are_captured_whoever_controls_them(scene):
    take = objective(
        "Recruit",
        side="dark",
        text=(
            "action: {do: [{control: {each: {title: Traitor}}}, {apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
    turn = objective(
        "Win over",
        side="light",
        text=(
            "action: {do: [{control: {each: {title: Deserter}}}, {apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
    game = scene(
        dark=Side(
            units=[unit("Guard", side="dark"), unit("Deserter", side="dark")],
            objectives=[trap("Ace", "Guard", "Deserter", "Traitor", at="self"), take],
        ),
        light=Side(units=light_units("Ace", "Traitor"), objectives=[turn]),
    )
    game.choose("use Recruit")
    game.choose("use Win over")
    assert (game.controller("Traitor"), game.controller("Deserter")) == ("dark", "light")
    game.choose("use Trap")
    names = ("Ace", "Traitor", "Guard", "Deserter")
    assert [game.zone(name) for name in names] == ["captured", "captured", "in play", "in play"]
    game.asks("action")


@pytest.mark.rule("CAP-02")
def test_the_dark_side_picks_one_of_its_objectives_if_none_is_named(scene):
    game = scene(
        dark=Side(objectives=[trap("Ace"), objective("Cell", side="dark")]),
        light=Side(units=light_units("Ace")),
    )
    game.choose("use Trap")
    game.asks("capture at", "dark")
    game.offers("capture at Trap", "capture at Cell")
    game.choose("capture at Cell")
    assert (game.zone("Ace"), game.host("Ace")) == ("captured", "Cell")
    game.asks("action")


@pytest.mark.rule("CAP-02")
def test_a_named_objective_takes_the_captured_card(scene):
    game = scene(
        dark=Side(objectives=[trap("Ace", at="self"), objective("Cell", side="dark")]),
        light=Side(units=light_units("Ace")),
    )
    game.choose("use Trap")
    assert game.host("Ace") == "Trap"
    game.asks("action")


@pytest.mark.rule("CAP-03")
@pytest.mark.rule("CAP-15")
def test_a_captured_card_loses_its_tokens_enhancements_and_force_card(scene):
    armour = enhancement("Armour", {"type": "unit"}, side="light")
    game = scene(
        dark=Side(objectives=[trap("Ace", at="self")]),
        light=Side(
            units=[unit("Ace", side="light", capacity=5)],
            enhancements=[(armour, "Ace")],
            focus={"Ace": 2},
            damage={"Ace": 1},
            shields={"Ace": 1},
            committed=["Ace"],
        ),
    )
    game.choose("use Trap")
    assert (game.focus("Ace"), game.damage("Ace"), game.shields("Ace")) == (0, 0, 0)
    assert game.pile("discard", "light") == ["Armour"]
    assert game.state.force_supply == [3, 3]
    game.asks("action")


@pytest.mark.rule("CAP-09")
def test_an_objective_of_the_light_side_never_holds_captured_cards(scene):
    game = scene(
        dark=Side(
            objectives=[
                trap("Ace", at="cell"),
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
        light=Side(units=light_units("Ace"), objectives=[objective("Cell", side="light")]),
    )
    game.choose("use Trap")
    assert game.zone("Ace") == "in play"
    game.asks("action")


@pytest.mark.rule("CAP-09")
@pytest.mark.rule("OPEN-23")
def test_a_light_side_mission_that_the_dark_side_controls_may_hold_captured_cards(scene):
    raid = mission("Raid", side="light")
    game = scene(
        active="light",
        dark=Side(objectives=[trap("Ace")]),
        light=Side(
            hand=[raid],
            units=light_units("Ace"),
            objectives=[
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                )
            ],
        ),
    )
    game.choose("play Raid")
    game.choose("use Trap")
    game.offers("capture at Trap", "capture at Raid")
    game.choose("capture at Raid")
    assert game.host("Ace") == "Raid"
    game.asks("action")


@pytest.mark.rule("CAP-10")
def test_a_target_that_has_left_play_is_not_captured(scene):
    late = objective(
        "Late",
        side="dark",
        text=(
            "action: {do: [{sacrifice: {target: {title: [Ace, Bel]}, bind: prey}}, "
            "{capture: prey}]}"
        ),
    )
    game = scene(dark=Side(objectives=[late]), light=Side(units=light_units("Ace", "Bel")))
    game.choose("use Late")
    game.choose("target Ace")
    assert game.zone("Ace") == "discard pile"
    game.asks("action")


@pytest.mark.rule("CAP-10")
@pytest.mark.rule("CAP-15")
def test_a_text_that_says_so_captures_from_the_hand_which_is_not_leaving_play(scene):
    watch = objective(
        "Watch",
        side="light",
        text=(
            (
                "reaction: {when: {left_play: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: {captured: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    game = scene(
        dark=Side(objectives=[trap("Solo", at="self", zone=HAND)]),
        light=Side(hand=[unit("Solo", side="light")], objectives=[watch]),
    )
    game.choose("use Trap")
    game.asks("reaction", "light")
    assert game.state.stack[-1].event.kind == "captured"
    assert game.zone("Solo") == "captured"
    game.pass_()
    game.asks("action")


@pytest.mark.rule("CAP-15")
def test_a_card_captured_from_play_leaves_play_and_the_engagement(scene):
    escort = unit(
        "Escort",
        side="light",
        text=(
            "interrupt: {when: {left_play: self}, do: [{apply: {unopposed: 1}, to: you, "
            "until: turn}]}"
        ),
    )
    watch = objective(
        "Watch",
        side="light",
        text=(
            "reaction: {when: {captured: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(objectives=[trap("Escort", at="self")]),
        light=Side(units=[escort, *light_units("Ace")], objectives=[watch]),
    )
    game.skip_to("engage")
    game.choose("engage Trap")
    game.choose("Escort", "Ace")
    assert game.role("Escort") == "attacking"
    game.asks("action", "dark")
    game.choose("use Trap")
    game.asks("interrupt", "light")
    assert game.zone("Escort") == "in play"
    game.choose("use Escort")
    game.asks("reaction", "light")
    assert (game.zone("Escort"), game.role("Escort")) == ("captured", "")


@pytest.mark.rule("CAP-19")
def test_without_a_dark_objective_a_card_stays_where_it_is(scene):
    hunter = unit("Hunter", side="dark", abilities=trap("Ace").abilities)
    game = scene(dark=Side(units=[hunter], objectives=[]), light=Side(units=light_units("Ace")))
    game.choose("use Hunter")
    assert game.zone("Ace") == "in play"
    game.asks("action")


@pytest.mark.rule("CAP-10")
def test_a_card_of_the_deck_is_captured_only_by_a_text_about_the_deck(scene):
    for zone, place in ((None, "deck"), (DECK, "captured")):
        game = scene(
            dark=Side(objectives=[trap("Deep", at="self", zone=zone)]),
            light=Side(deck=[unit("Deep", side="light")]),
        )
        game.choose("use Trap")
        assert game.zone("Deep") == place
        game.asks("action")


DARK_PLACES = "{choose: {type: objective, card_side: dark}}"
INTO_CELLS = {
    "capture": f"{{capture: {{each: {{title: Ace}}}}, at: {DARK_PLACES}}}",
    "send": f"{{send: {{each: {{title: Ace}}}}, to: captured, at: {DARK_PLACES}}}",
    "instead": "{destroy: {each: {title: Ace}}}",
}


@pytest.mark.rule("CAP-09")
@pytest.mark.rule("MISSION-13")
@pytest.mark.parametrize("way", INTO_CELLS)
def test_no_text_offers_a_dark_mission_in_the_light_sides_area_for_a_captured_card(scene, way):
    """A text that asks for the side of the card does not ask for less than the rule does."""
    ends = (
        "interrupt: {when: {left_play: {title: Ace}, how: destroyed}, "
        f"do: [{{change: destination, to: captured, at: {DARK_PLACES}}}]}}"
    )
    trap_text = f"action: {{do: [{INTO_CELLS[way]}]}}"
    dark = Side(
        objectives=[
            objective("Trap", side="dark", text=trap_text),
            objective("Cell", side="dark", **({"text": ends} if way == "instead" else {})),
        ],
        hand=[mission("Plot", side="dark")],
    )
    game = scene(active="dark", dark=dark, light=Side(units=light_units("Ace")))
    game.choose("play Plot")
    assert game.controller("Plot") == "light"
    game.choose("use Trap")
    if way == "instead":
        game.choose("use Cell")
    verb = "lay at" if way == "send" else "choose"
    offered = {option.removeprefix(verb).split()[0] for option in game.options}
    assert offered == {"Trap", "Cell"}
    game.choose(f"{verb} Cell")
    assert (game.zone("Ace"), game.host("Ace")) == ("captured", "Cell")
    game.leave()
