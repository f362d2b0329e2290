"""The cards of Hoth Operations (set 38)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of

from swlcg_deck.engine.facts.characteristics import edge_value

SPEEDER = dummy("Speeder", "light", traits=["Vehicle", "Speeder"])


def hoth(side, number):
    return objective(f"{side} base {number}", side=side, traits=["Hoth"])


@pytest.mark.parametrize(("light", "dark", "edge"), [(1, 0, 1), (1, 1, 0), (2, 1, 1), (1, 2, 0)])
def test_hoth_operations_give_speeders_edge_while_you_control_more_of_hoth(
    scene, light, dark, edge
):
    """Hoth Operations are a Hoth objective themselves; Hoth units do not count."""
    town = objective("Town", traits=["Endor"])
    mine = Side(
        objectives=["Hoth Operations", *(hoth("light", n) for n in range(light - 1)), town],
        units=[SPEEDER, dummy("Pal", "light", traits=["Hoth"])],
    )
    theirs = Side(
        objectives=[*(hoth("dark", n) for n in range(dark)), objective("Den", side="dark")],
        units=[dummy("Racer", traits=["Speeder"]), dummy("Beast", traits=["Hoth"])],
    )
    game = scene(active="light", light=mine, dark=theirs, abilities=True)
    values = [edge_value(game.state, game.card(name)) for name in ("Speeder", "Pal", "Racer")]
    assert values == [edge, 0, 0]
    game.leave()


@pytest.mark.parametrize(("traits", "fits"), [(["Speeder"], 1), (["Fighter"], 1), (["Walker"], 0)])
def test_wedge_antilles_flies_along_with_a_friendly_speeder_or_fighter(scene, traits, fits):
    craft = dummy("Craft", "light", traits=["Vehicle", *traits])
    light = Side(
        affiliation="Rebel Alliance", units=[craft], hand=["Wedge Antilles"], focus={"Craft": 2}
    )
    dark = Side(units=[dummy("Foe", traits=["Vehicle", *traits])])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    ways = [option for option in game.options if option.startswith("play Wedge")]
    assert len(ways) == 1 + fits
    if fits:
        game.choose("play Wedge Antilles enhancement")
        while game.decision.kind == "pay":
            game.choose(game.options[0])
        assert game.host("Wedge Antilles") == "Craft"
        game.choose("use Wedge Antilles")
        assert (game.focus("Wedge Antilles"), game.focus("Craft")) == (1, 1)
        # Focused, it is of no use until it is refreshed.
    assert "use Wedge Antilles" not in game.options
    game.leave()


def test_rogue_three_gains_both_icons_for_each_enhancement_on_it(scene):
    gear = [("Old Ben's Spirit", "Rogue Three")] * 2
    for count in range(3):
        on = [*gear[:count], ("Old Ben's Spirit", "Pal")]
        light = Side(units=["Rogue Three", dummy("Pal", "light")], enhancements=on)
        game = scene(active="light", light=light, abilities=True)
        seen = icons_of(game, "Rogue Three")
        assert (seen.get("damage", 0), seen["blast"]) == (count, 2 + count)
        game.leave()


@pytest.mark.parametrize(("bases", "zone"), [(0, "discard pile"), (1, "in play")])
def test_hoth_survival_gear_adds_a_point_of_capacity_for_each_hoth_objective(scene, bases, zone):
    light = Side(
        objectives=[*(hoth("light", n) for n in range(bases)), objective("Town")],
        units=[
            dummy("Scout", "light", capacity=2, traits=["Character"]),
            dummy("Beast", "light", traits=["Hoth"]),
        ],
        enhancements=[("Hoth Survival Gear", "Scout")],
    )
    dark = Side(objectives=[salvo("dark", 2, "Scout", title="Gun"), hoth("dark", 1)])
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    assert game.zone("Scout") == zone
    game.leave()


@pytest.mark.rule("ERR-07")
@pytest.mark.parametrize(("form", "host"), [(0, None), (1, "Craft")])
def test_wedge_antilles_enters_in_either_form_when_he_is_put_into_play_too(scene, form, host):
    door = "action: {do: [{put_into_play: {choose: {title: Wedge Antilles, in: hand}}}]}"
    light = Side(
        objectives=[objective("Door", side="light", text=door)],
        units=[dummy("Craft", "light", traits=["Vehicle", "Speeder"])],
        hand=["Wedge Antilles"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Door")
    game.asks("form", "light")
    game.choose(game.options[form])
    assert (game.zone("Wedge Antilles"), game.host("Wedge Antilles")) == ("in play", host)
    game.leave()
