"""Death and Despayre, Defense Protocol and The Endor Gambit (sets 29 to 31), with their fates."""

import pytest
from kit.card_makers import objective
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import NAVY, dummy, icons_of, pay

from swlcg_deck.engine.facts.characteristics import capacity, has_keyword

BASE = objective("Base", capacity=1)


def navy(**half):
    return Side(affiliation=NAVY, **half)


def _objective_falls(scene, *units, **half):
    dark = navy(units=units, objectives=[salvo("dark", 1, "Base", title="Gun")], **half)
    light = Side(objectives=[BASE, objective("Camp")])
    game = scene(active="dark", dark=dark, light=light, dial=3, abilities=True)
    game.choose("use Gun")
    return game


@pytest.mark.parametrize(("unit", "price"), [("Devastator", 1), ("Imperial Officer", 2)])
def test_the_dial_advances_for_resources_when_an_enemy_objective_is_destroyed(scene, unit, price):
    game = _objective_falls(scene, unit)
    # The dark side wins an objective: the dial has moved on by itself as well (WIN-06).
    before = game.dial
    game.asks("reaction", "dark")
    game.choose(f"use {unit}")
    pay(game)
    assert game.dial == before + 1
    assert game.focus(NAVY) + game.focus("Gun") == price
    game.leave()


def test_the_dial_does_not_advance_without_the_resources(scene):
    game = _objective_falls(scene, "Imperial Officer", focus={NAVY: 1})
    game.leave()
    assert game.decision.kind != "reaction"


def test_the_dial_does_not_advance_for_an_objective_of_your_own(scene):
    gun = salvo("dark", 1, "Fort", title="Gun")
    dark = navy(units=["Devastator"], objectives=[gun, objective("Fort", side="dark", capacity=1)])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Gun")
    game.leave()
    assert (game.zone("Fort"), game.decision.kind) == ("victory pile", "action")


def test_defense_upgrade_strengthens_an_objective_by_3(scene):
    dark = navy(hand=["Defense Upgrade"], damage={"Objective 1": 4})
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Defense Upgrade")
    pay(game)
    game.offers(*(f"attach Objective {number}" for number in range(1, 7)))
    game.choose("attach Objective 1")
    assert capacity(game.state, game.card("Objective 1")) == 8
    assert capacity(game.state, game.card("Objective 2")) == 5
    game.leave()


def _edge(scene, *, hand, foes=("Foe", "Second"), active="dark", own=("Raider",)):
    dark = navy(units=[dummy(title) for title in own], hand=hand)
    light = Side(units=[dummy(title, "light") for title in foes])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "dark":
        engage(game, "Objective 4", *own, defenders=(foes[0],))
    else:
        engage(game, "Objective 1", foes[0], defenders=own)
    return game


def test_heat_of_battle_deals_1_damage_to_a_participating_enemy(scene):
    game = _edge(scene, hand=["Heat of Battle"])
    game.choose("place Heat of Battle")
    # Only one enemy participates; it is hit without asking.
    game.leave()
    assert [game.damage(card) for card in ("Foe", "Second", "Raider")] == [1, 0, 0]


def test_heat_of_battle_may_pick_among_the_participating_enemies(scene):
    dark = navy(units=[dummy("Raider")], hand=["Heat of Battle"])
    light = Side(units=[dummy(title, "light") for title in ("A", "B", "C")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("A", "B"))
    game.choose("place Heat of Battle")
    game.asks("target", "dark")
    game.offers("target A", "target B")
    game.choose("target B")
    assert [game.damage(card) for card in ("A", "B", "C")] == [0, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-04")
def test_a_player_whose_last_unit_dies_by_heat_of_battle_may_still_win_the_edge(scene):
    dark = navy(units=["TIE Fighter"], hand=["Heat of Battle"])
    weak = dummy("Weak", "light", capacity=1)
    light = Side(units=[weak], hand=["Yoda"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "TIE Fighter", defenders=("Weak",))
    game.choose("place Heat of Battle")
    game.choose("place Yoda")
    # 2 icons against more: the defender has won, though he has no unit left.
    assert game.zone("Weak") == "discard pile"
    game.leave()
    # No edge, so the fighter has no icons: only the unopposed damage.
    assert game.damage("Objective 4") == 1


def test_target_of_opportunity_damages_the_objective_you_attack(scene):
    game = _edge(scene, hand=["Target of Opportunity"])
    game.choose("place Target of Opportunity")
    game.leave()
    assert (game.damage("Objective 4"), game.damage("Objective 5")) == (1, 0)


def test_target_of_opportunity_does_nothing_for_the_defender(scene):
    game = _edge(scene, hand=["Target of Opportunity"], active="light")
    game.choose("place Target of Opportunity")
    game.leave()
    assert [game.damage(f"Objective {number}") for number in range(1, 7)] == [0] * 6


def _twist(scene, *units, hand=()):
    dark = navy(units=units, hand=["Twist of Fate", "Duty Officer"])
    light = Side(units=[dummy("Foe", "light")], hand=hand)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", *units, defenders=("Foe",))
    return game


def test_twist_of_fate_cancels_the_battle_and_the_other_fates_and_starts_a_new_one(scene):
    game = _twist(scene, "AT-ST", hand=["Heat of Battle", "Yoda"])
    game.choose("place Twist of Fate")
    game.choose("place Heat of Battle")
    game.pass_(2)
    # Priority 2 comes before 6: the heat is gone, and a new battle begins with empty stacks.
    assert game.damage("AT-ST") == 0
    assert game.pile("discard", "dark") == ["Twist of Fate"]
    assert game.pile("discard", "light") == ["Heat of Battle"]
    game.asks("edge", "dark")
    game.offers("place Duty Officer", "pass")
    assert game.state.edge_holder == -1


@pytest.mark.rule("FAQ-01")
def test_tie_attack_squadron_is_strong_after_a_fate_card_even_of_a_cancelled_battle(scene):
    game = _twist(scene, "TIE Attack Squadron", "AT-ST")
    assert icons_of(game, "TIE Attack Squadron")["damage"] == 1
    game.choose("place Twist of Fate")
    game.pass_()
    # The battle is cancelled and the new one has begun; the fate card was placed all the same.
    game.asks("edge", "dark")
    assert game.pile("discard", "dark") == ["Twist of Fate"]
    assert icons_of(game, "TIE Attack Squadron")["damage"] == 2
    squadron = game.card("TIE Attack Squadron")
    assert has_keyword(game.state, squadron, "targeted_strike")
    game.skip_to("engage")
    # The engagement is over.
    assert icons_of(game, "TIE Attack Squadron")["damage"] == 1
    assert not has_keyword(game.state, squadron, "targeted_strike")


def test_tie_attack_squadron_does_not_count_other_cards_or_the_enemys_fates(scene):
    dark = navy(units=["TIE Attack Squadron"], hand=["Duty Officer"])
    light = Side(units=[dummy("Foe", "light")], hand=["Target of Opportunity"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "TIE Attack Squadron", defenders=("Foe",))
    game.choose("place Duty Officer")
    game.choose("place Target of Opportunity")
    game.skip_to("engage")
    assert game.damage("Foe") == 1


def test_defense_protocol_draws_1_card_less_to_deal_1_damage(scene):
    dark = navy(objectives=["Defense Protocol"], units=[dummy("Pal")], hand=["Duty Officer"])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
    assert len(game.pile("hand", "dark")) == 1
    game.choose("use Defense Protocol")
    game.offers("target Pal", "target Foe")
    game.choose("target Foe")
    assert game.damage("Foe") == 1
    # The Navy's reserve is 6: five cards for this phase.
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 5


def test_defense_protocol_is_for_your_own_draw_phase(scene):
    dark = navy(objectives=["Defense Protocol"], units=[dummy("Pal")])
    game = scene(phase="draw", active="light", dark=dark, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"


def test_the_endor_gambit_takes_a_focus_token_off_a_vehicle_after_you_refresh(scene):
    dark = navy(
        objectives=["The Endor Gambit"],
        units=["AT-ST", "TIE Fighter", "Duty Officer"],
        focus={"AT-ST": 2, "Duty Officer": 2},
    )
    light = Side(units=["Red Five", "Yoda"], focus={"Red Five": 1})
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.choose("use The Endor Gambit")
    # Any Vehicle, an enemy one too.
    game.offers("target AT-ST", "target TIE Fighter", "target Red Five")
    game.choose("AT-ST")
    assert [game.focus(card) for card in ("AT-ST", "Duty Officer", "Red Five")] == [0, 1, 1]
    game.leave()


def test_at_st_commander_shields_a_participating_vehicle_for_a_resource(scene):
    dark = navy(
        units=["AT-ST Commander", "AT-ST", "TIE Fighter", "TIE Bomber"],
        shields={"TIE Fighter": 0},
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    # Not outside an engagement.
    game.asks("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("AT-ST", "TIE Fighter")
    game.asks("action", "dark")
    game.choose("use AT-ST Commander")
    pay(game)
    game.asks("choose", "dark")
    game.offers("choose AT-ST", "choose TIE Fighter")
    game.choose("AT-ST")
    assert (game.shields("AT-ST"), game.shields("TIE Fighter")) == (1, 0)
    spent = sum(game.focus(card) for card in (NAVY, *(f"Objective {n}" for n in (1, 2, 3))))
    assert spent == 1
    game.leave()


def test_at_st_draws_a_card_when_it_enters_play(scene):
    rich = objective("Treasury", side="dark", affiliation="Imperial Navy", resources=3)
    dark = navy(hand=["AT-ST"], units=["AT-ST"], objectives=[rich], deck=["Duty Officer"])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play AT-ST")
    pay(game)
    game.asks("reaction", "dark")
    # The other walker has not entered play.
    game.offers("use AT-ST #2", "pass")
    game.choose("use AT-ST #2")
    assert game.pile("hand", "dark") == ["Duty Officer"]
    game.leave()


def test_aft_armor_plating_gives_a_vehicle_shielding(scene):
    dark = navy(hand=["Aft Armor Plating"], units=["AT-ST", "Duty Officer"])
    light = Side(units=["Red Five"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Aft Armor Plating")
    game.offers("attach AT-ST", "attach Red Five")
    game.choose("AT-ST")
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("AT-ST")
    game.asks("shielding", "dark")
    game.choose("shield AT-ST")
    assert game.shields("AT-ST") == 1
    game.leave()
