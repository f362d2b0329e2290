"""The cards of Questionable Contacts (set 15)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

SMUGGLERS = "Smugglers and Spies"
TANK = dummy("Tank", "light", traits=["Vehicle"])


def _contacts(scene, active: str = "light", **half):
    light = Side(
        objectives=["Questionable Contacts", objective("Base")],
        units=[dummy("Hurt", "light"), dummy("Whole", "light")],
        **{"damage": {"Hurt": 2}, **half},
    )
    dark = Side(units=[dummy("Foe"), dummy("Other foe")], damage={"Foe": 1})
    return scene(phase="refresh", active=active, dark=dark, light=light, abilities=True)


def _crossfire(scene, *striking, foes=()):
    light = Side(units=[*striking, "X-Wing"], hand=["Crossfire"])
    game = scene(
        phase="conflict", active="light", dark=Side(units=list(foes)), light=light, abilities=True
    )
    attackers = [test.card.title for test in striking]
    engage(game, "Objective 1", *attackers, defenders=tuple(test.card.title for test in foes))
    return game


def test_questionable_contacts_takes_damage_to_move_damage_to_an_enemy_unit(scene):
    game = _contacts(scene)
    game.asks("reaction", "light")
    game.offers("use Questionable Contacts", "pass")
    game.choose("use Questionable Contacts")
    assert game.damage("Questionable Contacts") == 1
    game.asks("target", "light")
    game.offers("target Hurt", "target Whole")
    game.choose("Hurt")
    game.offers("target Foe", "target Other foe")
    game.choose("Foe")
    assert (game.damage("Hurt"), game.damage("Foe"), game.damage("Other foe")) == (1, 2, 0)
    game.leave()


def test_questionable_contacts_may_die_of_its_cost_and_still_moves_the_damage(scene):
    game = _contacts(scene, damage={"Hurt": 2, "Questionable Contacts": 4})
    game.choose("use Questionable Contacts")
    assert game.zone("Questionable Contacts") == "victory pile"
    game.choose("Hurt")
    game.choose("Foe")
    assert (game.damage("Hurt"), game.damage("Foe")) == (1, 2)
    game.leave()


def test_questionable_contacts_needs_a_damaged_friendly_unit(scene):
    game = _contacts(scene, damage={"Base": 2})
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.damage("Questionable Contacts") == 0


def test_questionable_contacts_is_for_its_own_players_refresh(scene):
    game = _contacts(scene, active="dark")
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.parametrize("active", ["light", "dark"])
def test_han_solo_shoots_first_as_attacker_and_as_defender(scene, active):
    dark = Side(units=[dummy("Foe"), dummy("Far")])
    light = Side(units=["Han Solo", dummy("Pal", "light")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "Han Solo")
    else:
        engage(game, "Objective 4", "Foe", defenders=("Han Solo",))
    game.asks("reaction", "light")
    game.offers("use Han Solo", "pass")
    game.choose("use Han Solo")
    game.offers("target Foe", "target Far")
    game.choose("Far")
    assert (game.damage("Foe"), game.damage("Far")) == (0, 1)
    game.leave()


def test_han_solo_stays_calm_when_others_are_declared(scene):
    dark = Side(units=[dummy("Foe"), dummy("Far")])
    light = Side(units=["Han Solo", dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Pal")
    game.skip_to("engage", "light")
    assert (game.damage("Foe"), game.damage("Far")) == (0, 0)


def test_han_solo_strikes_units_that_take_no_part_when_he_attacks(scene):
    dark = Side(units=[dummy("Near"), dummy("Far")])
    game = scene(
        phase="conflict", active="light", dark=dark, light=Side(units=["Han Solo"]), abilities=True
    )
    engage(game, "Objective 1", "Han Solo")
    game.pass_()
    game.choose("defend Near")
    game.skip_to("icon", "light")
    game.choose("icon Han Solo unit damage")
    game.offers("hit Near", "hit Far")


def test_swindled_returns_a_cheap_unit_of_either_side_to_its_owners_hand(scene):
    cheap = dummy("Cheap", cost=2)
    dear = dummy("Dear", cost=3)
    light = Side(affiliation=SMUGGLERS, hand=["Swindled"], units=["Twi'lek Smuggler", "Han Solo"])
    dark = Side(units=[cheap, dear], enhancements=[("Sith Library", None)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Swindled")
    game.asks("target", "light")
    game.offers("target Cheap", "target Twi'lek Smuggler")
    game.choose("Cheap")
    assert game.pile("hand", "dark") == ["Cheap"]
    assert game.focus(SMUGGLERS) == 1
    game.leave()


def test_crossfire_gives_a_striking_character_a_combat_icon_for_the_strike(scene):
    scout = dummy("Scout", "light", traits=["Character"])
    game = _crossfire(scene, scout, TANK, foes=[dummy("Foe", traits=["Vehicle"])])
    game.skip_to("strike", "light")
    game.choose("strike Scout")
    game.asks("reaction", "light")
    game.choose("use Crossfire")
    game.skip_to("value", "light")
    game.offers(*(f"value Crossfire {icon}" for icon in ("unit damage", "blast damage", "tactics")))
    game.choose("value Crossfire blast damage")
    # The strike is over and the icon gone.
    game.asks("engage", "light")
    assert (game.damage("Objective 1"), icons_of(game, "Scout")) == (1, {})


def test_crossfire_is_not_for_vehicles(scene):
    game = _crossfire(scene, TANK, dummy("Pal", "light"))
    game.skip_to("strike", "light")
    game.choose("strike Tank")
    game.leave()
    assert game.decision.kind != "reaction"


def test_crossfire_may_help_a_unit_of_the_enemy(scene):
    foes = [dummy("Foe", traits=["Character"])]
    bomber = dummy("Bomber", "light", traits=["Vehicle"], icons=(0, 2, 0))
    game = _crossfire(scene, bomber, foes=foes)
    game.skip_to("reaction", "light")
    game.offers("use Crossfire", "pass")
    game.choose("use Crossfire")
    game.skip_to("value", "light")
    game.choose("value Crossfire tactics")
    # The enemy resolves it, and the bomber never gets to strike.
    game.asks("tactics", "dark")
    game.choose("hit Bomber")
    game.leave()
    assert (game.focus("Bomber"), game.damage("Objective 1")) == (1, 0)
