"""The cards of Draw Their Fire (set 12)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, rebels


@pytest.mark.rule("FAQ-07")
@pytest.mark.rule("OPEN-40")
def test_the_escort_paid_for_heroic_sacrifice_may_take_its_only_target(scene):
    light = rebels(hand=["Heroic Sacrifice"], units=["X-Wing Escort"])
    dark = Side(units=["TIE Fighter", "Nightsister"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heroic Sacrifice")
    game.asks("interrupt", "light")
    assert game.zone("X-Wing Escort") == "in play"
    game.choose("use X-Wing Escort")
    # The dark side's only Vehicle is gone; the rest of the event does nothing.
    assert game.zone("TIE Fighter") == game.zone("X-Wing Escort") == "discard pile"
    assert game.zone("Heroic Sacrifice") == "discard pile"
    assert game.zone("Nightsister") == "in play"
    game.leave()


@pytest.mark.rule("FAQ-07")
@pytest.mark.rule("TIME-16")
def test_the_escort_resolves_before_heroic_sacrifice_chooses_its_target(scene):
    light = rebels(hand=["Heroic Sacrifice"], units=["X-Wing Escort"])
    dark = Side(units=["TIE Fighter", "AT-ST", "TIE Bomber"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heroic Sacrifice")
    game.choose("use X-Wing Escort")
    game.asks("choose", "dark")
    game.choose("TIE Fighter")
    game.asks("target", "light")
    game.offers("target AT-ST", "target TIE Bomber")
    game.choose("AT-ST")
    assert game.pile("units", "dark") == ["TIE Bomber"]
    game.leave()


@pytest.mark.rule("ERR-04")
@pytest.mark.rule("REF-07")
def test_a_fleet_command_center_shields_any_unit_when_your_refresh_phase_has_ended(scene):
    light = rebels(
        units=["Mon Mothma", "Y-Wing"],
        enhancements=[("Fleet Command Center", None)],
        hand=["Our Most Desperate Hour"],
    )
    dark = Side(units=[dummy("One")])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("action", "light")
    game.pass_()
    game.asks("reaction", "light")
    game.choose("use Fleet Command Center")
    game.offers("target Mon Mothma", "target Y-Wing", "target One")
    game.choose("Y-Wing")
    assert game.shields("Y-Wing") == 1
    game.leave()


@pytest.mark.rule("ERR-04")
def test_a_fleet_command_center_keeps_silent_in_the_enemy_turn(scene):
    light = rebels(units=["Y-Wing"], enhancements=[("Fleet Command Center", None)])
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert (game.decision.kind, game.shields("Y-Wing")) == ("action", 0)


def test_heroic_sacrifice_trades_a_vehicle_for_an_enemy_vehicle_of_cost_4_or_less(scene):
    light = rebels(hand=["Heroic Sacrifice"], units=["Y-Wing", "Red Two", "Mon Mothma"])
    tank = [dummy(f"Tank of {cost}", traits=["Vehicle"], cost=cost) for cost in (4, 5)]
    dark = Side(units=["TIE Fighter", "AT-ST", *tank, "Devastator", "Nightsister"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heroic Sacrifice")
    pay(game)
    game.asks("choose", "light")
    game.offers("choose Y-Wing", "choose Red Two")
    game.choose("Y-Wing")
    game.asks("target", "light")
    game.offers("target TIE Fighter", "target AT-ST", "target Tank of 4")
    game.choose("AT-ST")
    assert (game.zone("Y-Wing"), game.zone("AT-ST")) == ("discard pile", "discard pile")
    game.leave()


def test_heroic_sacrifice_needs_a_target_from_the_start(scene):
    light = rebels(hand=["Heroic Sacrifice", "X-Wing"], units=["Y-Wing"])
    dark = Side(units=["Devastator"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.offers("play X-Wing unit", "pass")


@pytest.mark.rule("DEPLOY-15")
def test_admiral_ackbar_spares_his_own_side(scene):
    light = rebels(hand=["Admiral Ackbar"], units=[dummy("Pal", "light", capacity=9)])
    dark = Side(units=[dummy("One", icons=(0, 0, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.skip_to("defenders", "light")
    game.choose("defend Pal")
    game.skip_to("action", "light")
    game.choose("use Admiral Ackbar")
    pay(game)
    game.choose("use Admiral Ackbar")
    assert [game.damage(name) for name in ("One", "Pal", "Admiral Ackbar")] == [1, 0, 0]
    game.leave()


@pytest.mark.rule("DEPLOY-15")
def test_admiral_ackbar_is_played_into_an_engagement_and_damages_the_enemies_there(scene):
    light = rebels(hand=["Admiral Ackbar"], units=["Red Two"])
    dark = Side(units=[dummy("One"), dummy("Two"), dummy("Away")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("One", "Two")
    game.asks("action", "light")
    game.offers("use Admiral Ackbar", "pass")
    game.choose("use Admiral Ackbar")
    pay(game)
    game.asks("reaction", "light")
    assert game.role("Admiral Ackbar") == "defending"
    spent = ("Rebel Alliance", "Objective 4", "Objective 5", "Objective 6")
    assert sum(game.focus(card) for card in spent) == 3
    game.choose("use Admiral Ackbar")
    assert [game.damage(name) for name in ("One", "Two", "Away")] == [1, 1, 0]
    game.leave()


def test_admiral_ackbar_is_not_played_outside_an_engagement_by_his_action(scene):
    light = rebels(hand=["Admiral Ackbar"], units=["Red Two"])
    game = scene(active="light", light=light, dark=Side(units=[dummy("One")]), abilities=True)
    # In deployment he is played like any unit, and nobody is damaged.
    game.offers("play Admiral Ackbar unit", "pass")
    game.choose("play Admiral Ackbar")
    pay(game)
    assert (game.zone("Admiral Ackbar"), game.role("Admiral Ackbar")) == ("in play", "")
    assert game.damage("One") == 0
    game.leave()


def test_an_x_wing_escort_leaving_play_takes_an_enemy_vehicle_along(scene):
    dark = Side(
        objectives=[salvo("dark", 1, "X-Wing Escort")],
        units=["TIE Fighter", "TIE Bomber", "Nightsister"],
    )
    game = scene(active="dark", dark=dark, light=rebels(units=["X-Wing Escort"]), abilities=True)
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use X-Wing Escort")
    game.asks("choose", "dark")
    game.offers("choose TIE Fighter", "choose TIE Bomber")
    game.choose("TIE Fighter")
    assert game.zone("TIE Fighter") == "discard pile"
    assert game.zone("X-Wing Escort") == "discard pile"
    assert game.zone("TIE Bomber") == "in play"
    game.leave()


@pytest.mark.rule("CAP-15")
def test_an_x_wing_escort_needs_an_enemy_vehicle_to_do_anything(scene):
    dark = Side(objectives=[salvo("dark", 1, "X-Wing Escort")], units=["Nightsister"])
    game = scene(active="dark", dark=dark, light=rebels(units=["X-Wing Escort"]), abilities=True)
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.zone("X-Wing Escort") == "discard pile"
