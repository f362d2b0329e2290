"""The cards of A Journey to Dagobah (set 4)."""

import pytest
from fate_battles import battle_of_two, duel
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy


def _dagobah_falls(scene, **light):
    strike = salvo("dark", 4, "A Journey to Dagobah")
    return scene(
        active="dark",
        dark=Side(objectives=[strike]),
        light=Side(
            objectives=["A Journey to Dagobah", objective("Second"), objective("Third")],
            objective_deck=["Jedi Training", "Last Minute Rescue", "Forgotten Heroes"],
            **light,
        ),
        abilities=True,
    )


@pytest.mark.rule("FAQ-10")
def test_the_objective_fetched_by_a_journey_to_dagobah_is_not_engaged(scene):
    dark = Side(
        units=[dummy("First", icons=(0, 4, 0)), dummy("Second", icons=(0, 3, 0))],
    )
    light = Side(
        objectives=["A Journey to Dagobah", objective("Other")],
        objective_deck=["Jedi Training", "Forgotten Heroes"],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "A Journey to Dagobah", "First", "Second")
    game.skip_to("strike", "dark")
    game.choose("strike First")
    game.choose("use A Journey to Dagobah")
    game.choose("Jedi Training")
    game.leave()
    # The second attacker had to strike, and the new objective took nothing.
    assert (game.focus("First"), game.focus("Second")) == (1, 1)
    assert (game.zone("Jedi Training"), game.damage("Jedi Training")) == ("in play", 0)


def test_target_of_opportunity_damages_the_engaged_objective_of_an_attacker(scene):
    game = duel(scene, active="light", dark=[], light=["4-6"])
    game.leave()
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_target_of_opportunity_does_nothing_for_a_defender(scene):
    game = duel(scene, active="dark", dark=[], light=["4-6"])
    game.leave()
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3, 4, 5, 6)] == [0] * 6


def test_double_strike_readies_a_character_that_was_focused_to_strike(scene):
    light = Side(hand=["Double Strike"], units=["Jedi in Hiding"])
    dark = Side(units=[dummy("Sith")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Jedi in Hiding", defenders=("Sith",))
    game.skip_to("reaction", "light")
    # Focused, and no icon of the strike has been resolved yet.
    assert (game.focus("Jedi in Hiding"), game.damage("Sith")) == (1, 0)
    game.offers("use Double Strike", "pass")
    game.choose("use Double Strike")
    # The strike goes on, and a ready participant has to strike again (STRIKE-25).
    game.skip_to("engage")
    assert (game.damage("Sith"), game.focus("Jedi in Hiding")) == (4, 1)


def test_double_strike_serves_a_character_of_either_side_but_no_vehicle(scene):
    light = Side(hand=["Double Strike"], units=["Red Five"])
    dark = Side(units=[dummy("Sith", traits=["Character"])])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Red Five", defenders=("Sith",))
    game.skip_to("reaction", "light")
    assert game.focus("Sith") == 1
    game.choose("use Double Strike")
    assert game.zone("Double Strike") == "discard pile"
    game.leave()


def test_double_strike_has_no_use_for_a_vehicle(scene):
    light = Side(hand=["Double Strike"], units=["Red Five"])
    dark = Side(units=[dummy("Walker", traits=["Vehicle"])])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Red Five", defenders=("Walker",))
    kinds = {game.decision.kind}
    while game.decision.kind != "engage":
        game.pass_() if "pass" in game.options else game.choose(game.options[0])
        kinds.add(game.decision.kind)
    assert (game.focus("Red Five"), "reaction" in kinds) == (1, False)
    game.leave()


def test_a_journey_to_dagobah_chooses_the_next_objective_at_once(scene):
    game = _dagobah_falls(scene)
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use A Journey to Dagobah")
    game.asks("search", "light")
    game.offers("find Jedi Training", "find Last Minute Rescue", "find Forgotten Heroes")
    game.choose("Forgotten Heroes")
    assert game.pile("objectives", "light") == ["Second", "Third", "Forgotten Heroes"]
    assert game.zone("A Journey to Dagobah") == "victory pile"
    assert sorted(game.pile("objective_deck", "light")) == ["Jedi Training", "Last Minute Rescue"]
    game.leave()


def test_without_its_interrupt_a_journey_to_dagobah_leaves_a_gap(scene):
    game = _dagobah_falls(scene)
    game.choose("use Salvo")
    game.pass_()
    assert game.pile("objectives", "light") == ["Second", "Third"]
    game.leave()


@pytest.mark.rule("CONF-30")
def test_the_objective_dagobah_has_fetched_may_be_engaged_next(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Bomber", icons=(0, 4, 0)), dummy("Second bomber")]),
        light=Side(objectives=["A Journey to Dagobah"], objective_deck=["Jedi Training"]),
        abilities=True,
    )
    engage(game, "A Journey to Dagobah", "Bomber")
    game.skip_to("interrupt", "light")
    game.choose("use A Journey to Dagobah")
    game.choose("Jedi Training")
    game.skip_to("engage")
    game.offers("engage Jedi Training", "pass")


@pytest.mark.parametrize(("side", "card"), [("light", "18-5"), ("dark", "21-6")])
def test_target_of_opportunity_damages_the_engaged_objective_for_the_attacker_only(
    scene, side, card
):
    attacked = "Objective 1" if side == "light" else "Objective 4"
    game = battle_of_two(scene, **{side: [card]}, active=side)
    assert game.damage(attacked) == 1
    game.leave()
    other = "dark" if side == "light" else "light"
    defended = "Objective 4" if side == "light" else "Objective 1"
    idle = battle_of_two(scene, **{side: [card]}, active=other)
    assert idle.damage(defended) == 0
    idle.leave()
