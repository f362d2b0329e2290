"""The cards of Schemes and Intrigues (set 206)."""

import pytest
from kit.card_makers import enhancement, unit
from kit.scenario import Side
from real_cards import SCUM, dummy, pay, spent, treasury

from swlcg_deck.engine.game import describe

MERC = "Chevin Mercenary"
ON_UNITS = {"type": "unit"}


def _blaster(scene, cost, *, resources=12, units=(MERC, "Pal"), **more):
    blaster = enhancement("Blaster", ON_UNITS, cost=cost, affiliation=SCUM)
    dark = Side(
        affiliation=SCUM,
        hand=[blaster, *more.get("hand", ())],
        objectives=[treasury(SCUM, resources)],
        units=[name if name == MERC else dummy(name) for name in units],
        focus={SCUM: 1},
    )
    light = Side(units=[dummy("Foe", "light")])
    return scene(active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("DEPLOY-08")
@pytest.mark.rule("RES-15")
def test_an_enhancement_costs_1_less_on_the_chevin_mercenary_only(scene):
    game = _blaster(scene, 2)
    game.offers("play Blaster enhancement", f"play Blaster enhancement on {MERC}", "pass")
    labels = describe(game.state, game.decision).options
    assert f"Play Blaster on {MERC} (cost 1)" in [one.label for one in labels]
    assert spent(game, f"play Blaster enhancement on {MERC}") == 1
    assert game.host("Blaster") == MERC
    game.leave()


@pytest.mark.rule("DEPLOY-07")
def test_elsewhere_it_costs_what_it_did_and_the_mercenary_is_not_offered_again(scene):
    game = _blaster(scene, 2)
    before = game.focus("Treasury")
    game.choose("play Blaster enhancement")
    pay(game)
    game.asks("host", "dark")
    game.offers("attach Pal", "attach Foe")
    game.choose("attach Pal")
    assert game.focus("Treasury") - before == 2
    assert game.host("Blaster") == "Pal"
    game.leave()


@pytest.mark.rule("TC-64")
def test_what_can_only_be_paid_on_the_mercenary_is_offered_there_alone(scene):
    game = _blaster(scene, 2, resources=1)
    game.offers(f"play Blaster enhancement on {MERC}", "pass")


@pytest.mark.rule("RES-18")
def test_two_mercenaries_are_two_cards_and_a_free_enhancement_stays_free(scene):
    game = _blaster(scene, 0, units=(MERC, MERC))
    game.offers(
        "play Blaster enhancement",  # on the enemy unit
        f"play Blaster enhancement on {MERC}",
        f"play Blaster enhancement on {MERC} #2",
        "pass",
    )
    assert spent(game, f"play Blaster enhancement on {MERC} #2") == 0
    assert game.host("Blaster") == f"{MERC} #2"
    game.leave()


@pytest.mark.rule("PILOT-12")
def test_a_pilot_cost_is_no_cost_of_an_enhancement(scene):
    pilot = unit("Ace", side="dark", keywords=[{"pilot": 2}], affiliation=SCUM)
    vehicle = dummy("Walker", traits=["Vehicle"])
    dark = Side(hand=[pilot], objectives=[treasury(SCUM)], units=[MERC, vehicle])
    game = scene(active="dark", dark=dark, abilities=True)
    assert spent(game, "play Ace enhancement") == 2
    game.leave()


def test_the_opponent_pays_the_full_cost_on_the_mercenary(scene):
    blaster = enhancement("Blaster", ON_UNITS, cost=2, affiliation="Jedi")
    light = Side(hand=[blaster], objectives=[treasury("Jedi")])
    game = scene(active="light", dark=Side(units=[MERC]), light=light, abilities=True)
    assert spent(game, "play Blaster enhancement") == 2
    game.leave()
