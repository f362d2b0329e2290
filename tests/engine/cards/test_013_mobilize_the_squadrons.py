"""The cards of Mobilize the Squadrons (set 13)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, pay, rebels

_MOBILIZED = ("Base", "Hidden Outpost")
RUN = [("Trench Run", "dial")]
BOMBER = dummy("Bomber", "light", icons=(0, 3, 0))


def _at_the_dial(scene, *, dark: Side | None = None, **half):
    """The light side has declared its bombers against the dial."""
    light = rebels(enhancements=RUN, **{"units": [BOMBER, dummy("Pal", "light")], **half})
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Trench Run")
    return game


def test_mobilize_the_squadrons_takes_a_focus_token_off_an_objective_or_enhancement(scene):
    light = rebels(
        objectives=["Mobilize the Squadrons", objective("Base"), objective("Camp")],
        enhancements=[("Hidden Outpost", None)],
        units=[dummy("Pal", "light")],
        focus={"Base": 2, "Hidden Outpost": 2, "Pal": 2, "Camp": 1},
    )
    dark = Side(focus={"Objective 1": 1})
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose("use Mobilize the Squadrons")
    # Own ones, no unit; that a target has a token is not asked for.
    game.asks("target", "light")
    game.offers(*(f"target {card}" for card in (*_MOBILIZED, "Camp", "Mobilize the Squadrons")))
    game.choose("Base")
    assert (game.focus("Base"), game.focus("Hidden Outpost"), game.focus("Pal")) == (0, 1, 1)
    game.leave()


def test_mobilize_the_squadrons_needs_a_token_to_take(scene):
    light = rebels(objectives=["Mobilize the Squadrons"], units=["X-Wing"], focus={"X-Wing": 2})
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"


def test_mobilize_the_squadrons_does_nothing_when_the_enemy_refreshes(scene):
    light = rebels(objectives=["Mobilize the Squadrons"], focus={"Mobilize the Squadrons": 2})
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert game.focus("Mobilize the Squadrons") == 2
    assert game.decision.kind != "reaction"


def test_covering_fire_shields_every_friendly_participant(scene):
    light = rebels(
        hand=["Covering Fire"],
        units=[dummy(title, "light") for title in ("One", "Two", "Home", "Scapegoat")],
        shields={"Two": 1},
    )
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "One", "Two", "Scapegoat", defenders=("Foe",))
    game.skip_to("action", "light")
    game.choose("use Covering Fire")
    game.asks("choose", "light")
    game.offers("choose One", "choose Two", "choose Home", "choose Scapegoat")
    game.choose("Scapegoat")
    assert game.zone("Scapegoat") == "discard pile"
    assert [game.shields(card) for card in ("One", "Two", "Home", "Foe")] == [1, 1, 0, 0]
    game.leave()


def test_covering_fire_is_for_an_engagement(scene):
    light = rebels(hand=["Covering Fire"], units=[dummy("One", "light")])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.asks("engage", "light")
    assert game.zone("Covering Fire") == "hand"


@pytest.mark.rule("DEPLOY-07")
def test_trench_run_is_played_on_the_dial(scene):
    game = scene(active="light", light=rebels(hand=["Trench Run"]), abilities=True)
    game.choose("play Trench Run")
    assert (game.zone("Trench Run"), game.host("Trench Run")) == ("in play", "dial")
    assert game.focus("Rebel Alliance") == 1
    game.leave()


@pytest.mark.rule("WIN-08")
def test_trench_run_lets_the_dial_be_engaged_once_a_turn(scene):
    light = rebels(enhancements=RUN, units=[BOMBER, dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    places = ["engage Trench Run", *(f"engage Objective {n}" for n in (1, 2, 3)), "pass"]
    game.offers(*places)
    game.choose("engage Trench Run")
    game.choose("Bomber")
    game.skip_to("engage", "light")
    game.offers(*places[1:])
    # Blast damage and the unopposed bonus.
    assert game.damage("Trench Run") == 4


def test_the_dial_cannot_be_engaged_without_trench_run_or_by_the_dark_side(scene):
    light = rebels(units=[BOMBER])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.offers(*(f"engage Objective {n}" for n in (1, 2, 3)), "pass")
    dark = Side(units=[dummy("Raider")])
    other = scene(
        phase="conflict", active="dark", dark=dark, light=rebels(enhancements=RUN), abilities=True
    )
    other.offers(*(f"engage Objective {n}" for n in (4, 5, 6)), "pass")


def test_the_dial_can_be_defended(scene):
    game = _at_the_dial(scene, dark=Side(units=[dummy("Guard"), dummy("Other")]))
    game.choose("Bomber")
    game.skip_to("defenders", "dark")
    game.choose("Guard")
    game.skip_to("engage", "light")
    # Blast damage only: a defender has survived.
    assert game.damage("Trench Run") == 3


@pytest.mark.rule("WIN-08")
def test_the_light_side_wins_with_10_damage_on_the_dial(scene):
    game = _at_the_dial(scene, damage={"Trench Run": 7})
    game.choose("Bomber")
    assert game.winner == ("light", "WIN-08")


@pytest.mark.rule("WIN-08")
def test_9_damage_on_the_dial_is_not_enough(scene):
    game = _at_the_dial(scene, dark=Side(units=[dummy("Guard")]), damage={"Trench Run": 6})
    game.choose("Bomber")
    game.skip_to("defenders", "dark")
    game.choose("Guard")
    game.skip_to("engage", "light")
    assert (game.damage("Trench Run"), game.winner) == (9, None)


@pytest.mark.rule("FAQ-13")
def test_an_effect_that_damages_an_objective_cannot_damage_the_dial(scene):
    objective_list = [f"Objective {number}" for number in (1, 2, 3)]
    light = rebels(enhancements=RUN, hand=["Rebel Assault"], units=[BOMBER])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Rebel Assault")
    pay(game)
    game.asks("target", "light")
    game.offers(*(f"target {title}" for title in objective_list))


@pytest.mark.rule("FAQ-13")
def test_hit_and_run_does_not_hit_the_dial(scene):
    game = _at_the_dial(
        scene, dark=Side(units=[dummy("Guard")]), objectives=["Hit and Run"], hand=["Rookie Pilot"]
    )
    game.choose("Bomber")
    game.skip_to("defenders", "dark")
    game.choose("Guard")
    game.choose("place Rookie Pilot")
    # The edge is won, but there is no engaged objective to damage: nothing to react with.
    game.asks("engage", "light")
    assert game.damage("Trench Run") == 3


@pytest.mark.rule("FAQ-13")
def test_target_of_opportunity_does_not_hit_the_dial(scene):
    game = _at_the_dial(scene, dark=Side(units=[dummy("Guard")]), hand=["Target of Opportunity"])
    game.choose("Bomber")
    game.skip_to("defenders", "dark")
    game.choose("Guard")
    game.choose("place Target of Opportunity")
    game.asks("engage", "light")
    assert game.damage("Trench Run") == 3


def test_nobody_survives_at_an_objective_to_engage_the_dial_again(scene):
    game = _at_the_dial(scene, units=["Wookiee Navigator", "X-Wing"])
    game.choose("Wookiee Navigator")
    game.asks("engage", "light")
    game.offers(*(f"engage Objective {n}" for n in (1, 2, 3)), "pass")


def test_trench_run_cannot_be_targeted(scene):
    light = rebels(
        enhancements=[*RUN, ("Hidden Outpost", None), (enhancement("Shed"), None)],
        hand=["Yub Yub!"],
        units=["Ewok Scout"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Yub Yub!")
    game.asks("target", "light")
    game.offers("target Hidden Outpost", "target Shed")


def test_shielding_puts_no_shield_on_the_dial(scene):
    game = _at_the_dial(scene, units=["Guardian of Peace", "X-Wing"])
    game.choose("Guardian of Peace", "X-Wing")
    game.asks("shielding", "light")
    game.offers("shield Guardian of Peace", "shield X-Wing", "pass")


def test_engaging_an_objective_still_damages_that_objective(scene):
    light = rebels(enhancements=RUN, units=[BOMBER])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Bomber")
    game.leave()
    assert (game.damage("Objective 1"), game.damage("Trench Run")) == (4, 0)
