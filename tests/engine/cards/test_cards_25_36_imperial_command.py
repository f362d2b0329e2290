"""Imperial Command, Kuat Reinforcements and The Ultimate Power (sets 26 to 28)."""

import pytest
from kit.card_makers import event, objective
from kit.scenario import Side
from real_cards import NAVY, dummy, icons_of, pay

from swlcg_deck.engine.facts.characteristics import capacity

RICH = objective("Treasury", side="dark", affiliation="Imperial Navy", resources=6)


def navy(**half):
    return Side(affiliation=NAVY, **half)


def test_admiral_motti_takes_a_focus_token_off_a_unit_of_yours_after_you_refresh(scene):
    dark = navy(units=["Admiral Motti", "AT-ST"], focus={"Admiral Motti": 2, "AT-ST": 3})
    light = Side(units=["Yoda"], focus={"Yoda": 1})
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
    game.choose("use Admiral Motti")
    game.offers("target Admiral Motti", "target AT-ST")
    game.choose("target AT-ST")
    assert [game.focus(card) for card in ("Admiral Motti", "AT-ST", "Yoda")] == [1, 1, 1]
    game.leave()


def test_admiral_motti_does_nothing_in_the_enemy_refresh(scene):
    dark = navy(units=["Admiral Motti"], focus={"Admiral Motti": 2})
    game = scene(phase="refresh", active="light", dark=dark, abilities=True)
    game.leave()
    assert (game.focus("Admiral Motti"), game.decision.kind != "reaction") == (2, True)


def test_orbital_bombardment_gives_each_unit_of_yours_a_blast_icon(scene):
    dark = navy(units=["Duty Officer", "AT-ST"], enhancements=[("Orbital Bombardment", None)])
    game = scene(active="dark", dark=dark, light=Side(units=["R2-D2"]), abilities=True)
    game.leave()
    assert icons_of(game, "Duty Officer") == {"blast": 1}
    assert icons_of(game, "AT-ST")["blast"] == 2
    assert "blast" not in icons_of(game, "R2-D2")


def _kuat(scene, *hand, **half):
    dark = navy(objectives=["Kuat Reinforcements"], hand=hand, **half)
    return scene(active="dark", dark=dark, abilities=True)


def test_kuat_reinforcements_makes_a_vehicle_cheaper_by_the_cards_discarded(scene):
    scrap = [event(title, side="dark") for title in ("Scrap A", "Scrap B", "Scrap C")]
    game = _kuat(scene, "AT-ST", *scrap)
    # Costs 3; there are two resources.
    game.choose("play AT-ST")
    game.asks("interrupt", "dark")
    game.choose("use Kuat Reinforcements")
    game.asks("value", "dark")
    # As many as are in hand beside the Vehicle itself, at least one.
    game.offers(*(f"value Kuat Reinforcements {number}" for number in (1, 2, 3)))
    game.choose("value Kuat Reinforcements 2")
    game.asks("choose", "dark")
    game.choose("Scrap A", "Scrap C")
    assert sorted(game.pile("discard", "dark")) == ["Scrap A", "Scrap C"]
    game.choose(f"generate {NAVY} 1")
    assert game.zone("AT-ST") == "in play"
    assert game.focus("Kuat Reinforcements") == 0
    game.leave()


def test_kuat_reinforcements_never_make_it_cheaper_than_1(scene):
    scrap = [event(title, side="dark") for title in ("Scrap A", "Scrap B", "Scrap C")]
    game = _kuat(scene, "AT-ST", *scrap)
    game.choose("play AT-ST")
    game.choose("use Kuat Reinforcements")
    game.choose("value Kuat Reinforcements 3")
    assert len(game.pile("discard", "dark")) == 3
    game.asks("pay", "dark")
    game.choose(f"generate {NAVY} 1")
    assert game.zone("AT-ST") == "in play"
    game.leave()


def test_kuat_reinforcements_do_not_help_characters(scene):
    scrap = event("Scrap", side="dark")
    game = _kuat(scene, "Imperial Officer", scrap)
    game.choose("play Imperial Officer")
    assert game.zone("Imperial Officer") == "in play"
    assert game.pile("discard", "dark") == []
    game.leave()


def _at_war(scene, *, hand=('"Backstabber"',), **half):
    """The dark side attacks with a walker and is asked for an action before the strikes."""
    dark = navy(units=[dummy("Walker")], hand=hand, objectives=[RICH], **half)
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    return game


def test_backstabber_is_played_into_an_engagement_and_hits_the_engaged_objective(scene):
    game = _at_war(scene)
    game.asks("action", "dark")
    game.offers('use "Backstabber"', "pass")
    game.choose('use "Backstabber"')
    pay(game)
    game.asks("reaction", "dark")
    assert game.zone('"Backstabber"') == "in play"
    assert game.role('"Backstabber"') == "attacking"
    game.choose('use "Backstabber"')
    assert game.damage("Objective 4") == 1
    assert game.focus("Treasury") + game.focus(NAVY) == 3
    game.leave()


def test_backstabber_played_in_the_deployment_phase_hits_nothing(scene):
    dark = navy(hand=['"Backstabber"'], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    # Its action is for engagements only: it is played like any unit.
    game.offers('play "Backstabber" unit', "pass")
    game.choose('play "Backstabber"')
    pay(game)
    game.leave()
    assert game.decision.kind != "reaction"
    assert [game.damage(f"Objective {n}") for n in (4, 5, 6)] == [0, 0, 0]


def test_tallon_roll_takes_a_focus_token_off_a_fighter(scene):
    dark = navy(
        hand=["Tallon Roll"],
        units=["TIE Fighter", "AT-ST"],
        focus={"TIE Fighter": 2, "AT-ST": 1},
    )
    light = Side(units=["Red Five"], focus={"Red Five": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Tallon Roll")
    game.offers("target TIE Fighter", "target Red Five")
    game.choose("TIE Fighter")
    assert (game.focus("TIE Fighter"), game.focus("AT-ST")) == (1, 1)
    game.leave()


def test_tallon_roll_needs_a_token_on_a_fighter(scene):
    dark = navy(hand=["Tallon Roll"], units=["TIE Fighter", "AT-ST"], focus={"AT-ST": 1})
    game = scene(active="dark", dark=dark, abilities=True)
    game.leave()
    assert game.zone("Tallon Roll") == "hand"
    assert game.decision.kind != "action"


def test_death_from_above_gives_up_to_2_attacking_vehicles_a_blast_icon(scene):
    dark = navy(
        hand=["Death from Above"],
        units=["TIE Fighter", "TIE Bomber", "AT-ST", "TIE Attack Squadron", "Duty Officer"],
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("TIE Fighter", "TIE Bomber", "AT-ST", "Duty Officer")
    game.choose("use Death from Above")
    game.choose(f"generate {NAVY} 1")
    game.asks("target", "dark")
    game.offers("target TIE Fighter", "target TIE Bomber", "target AT-ST")
    assert (game.decision.least, game.decision.most) == (0, 2)
    game.choose("TIE Fighter", "AT-ST")
    blasts = {card: icons_of(game, card).get("blast") for card in ("TIE Fighter", "TIE Bomber")}
    assert blasts == {"TIE Fighter": 1, "TIE Bomber": 1}
    assert icons_of(game, "AT-ST")["blast"] == 2
    game.skip_to("engage")
    # It is over with the engagement.
    assert icons_of(game, "AT-ST")["blast"] == 1


def test_the_ultimate_power_is_attacked_by_2_units_at_most(scene):
    light = Side(units=[dummy(title, "light") for title in ("A", "B", "C")])
    dark = navy(objectives=["The Ultimate Power", objective("Fort", side="dark")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("engage The Ultimate Power")
    game.asks("attackers", "light")
    assert (game.decision.least, game.decision.most) == (1, 2)
    other = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    other.choose("engage Fort")
    other.asks("attackers", "light")
    assert other.decision.most == 3


def test_grand_moff_tarkin_makes_enemy_objectives_easier_to_destroy(scene):
    dark = navy(hand=["Grand Moff Tarkin"], objectives=[RICH])
    light = Side(damage={"Objective 4": 4, "Objective 5": 3})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Grand Moff Tarkin")
    pay(game)
    # 4 of 5 is enough now, at once.
    assert (game.zone("Objective 4"), game.zone("Objective 5")) == ("victory pile", "in play")
    assert capacity(game.state, game.card("Treasury")) == 5
    game.leave()


def test_superlaser_engineer_keeps_the_dear_navy_events_and_enhancements(scene):
    top = ["Superlaser Blast", "Control Room", "Orbital Bombardment", "Force Lightning", "AT-ST"]
    dark = navy(hand=["Superlaser Engineer"], deck=[*top, "Duty Officer"], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Superlaser Engineer")
    pay(game)
    game.choose("use Superlaser Engineer")
    # Not the Sith event, not the unit, not what costs 2.
    assert sorted(game.pile("hand", "dark")) == ["Orbital Bombardment", "Superlaser Blast"]
    game.asks("order", "dark")
    game.offers("order Control Room", "order Force Lightning", "order AT-ST")
    game.choose("AT-ST")
    game.choose("Control Room")
    assert game.pile("deck", "dark")[:3] == ["Force Lightning", "Control Room", "AT-ST"]
    assert game.pile("deck", "dark")[-1] == "Duty Officer"
    game.leave()


def test_superlaser_blast_destroys_an_objective_in_your_turn(scene):
    dark = navy(hand=["Superlaser Blast"], objectives=[RICH])
    light = Side(shields={"Objective 4": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Superlaser Blast")
    pay(game)
    game.asks("target", "dark")
    game.offers("target Treasury", *(f"target Objective {n}" for n in (4, 5, 6)))
    game.choose("Objective 4")
    assert game.zone("Objective 4") == "victory pile"
    assert game.focus("Treasury") + game.focus(NAVY) == 4
    game.leave()


def test_superlaser_blast_is_not_played_in_the_enemy_turn(scene):
    dark = navy(hand=["Superlaser Blast", "Tallon Roll"], objectives=[RICH])
    light = Side(units=["Red Five"], focus={"Red Five": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.asks("action", "dark")
    game.offers("use Tallon Roll", "pass")


@pytest.mark.rule("KEY-04")
def test_control_room_is_limited(scene):
    dark = navy(hand=["Control Room", "Control Room"], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Control Room enhancement")
    pay(game)
    game.leave()
    assert game.zone("Control Room") == "in play"
    assert all("Control Room" not in option for option in game.options)
