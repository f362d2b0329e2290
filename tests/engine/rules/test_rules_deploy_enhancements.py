"""Enhancements: what they go on (DEPLOY-07..DEPLOY-12, DEPLOY-16)."""

import pytest
from kit.abilities import action
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.rules.leave_play import send_from_play


def guard(title="Guard", **facts):
    return unit(title, side="dark", **facts)


def on(**description):
    """What an enhancement enhances."""
    return description


@pytest.mark.rule("DEPLOY-07")
@pytest.mark.rule("DEPLOY-08")
@pytest.mark.rule("DEPLOY-12")
def test_an_enhancement_goes_to_a_card_of_the_kind_it_names(scene):
    blade = enhancement("Blade", on(trait=["Force User"]), side="dark", cost=0)
    adept, other = guard("Adept", traits=["Force User"]), guard("Second", traits=["Force User"])
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(units=[adept, guard("Clerk"), other], hand=[blade]),
    )
    game.choose("Blade")
    game.asks("host", "dark")
    game.offers("attach Adept", "attach Second")
    game.choose("Second")
    assert game.host("Blade") == "Second"
    game.leave()


@pytest.mark.rule("DEPLOY-12")
def test_without_its_host_an_enhancement_cannot_be_played(scene):
    blade = enhancement("Blade", on(trait=["Force User"]), side="dark", cost=0)
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(units=[guard("Clerk")], hand=[blade, guard("Held", cost=0)]),
    )
    game.offers("play Held unit", "pass")


@pytest.mark.rule("DEPLOY-12")
def test_a_real_training_needs_a_force_user(scene):
    for units, offered in ((["Luke Skywalker"], True), ([unit("Clerk")], False)):
        game = scene(
            phase="deployment",
            active="light",
            light=Side(units=units, hand=["Shii-Cho Training", unit("Held", cost=0)]),
        )
        assert ("play Shii-Cho Training enhancement" in game.options) is offered


@pytest.mark.rule("DEPLOY-07")
def test_the_dial_can_be_enhanced(scene):
    light = Side(hand=["Trench Run"], affiliation="Rebel Alliance")
    game = scene(phase="deployment", active="light", light=light)
    game.choose("Trench Run")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert game.host("Trench Run") == "dial"
    game.leave()


@pytest.mark.rule("DEPLOY-09")
def test_enhancements_of_a_card_that_leaves_play_go_to_their_owners_piles(scene):
    def destroy(state, effect):
        send_from_play(state, state.units[DARK], "destroyed", by=effect.scope.you)

    bomb = objective("Bomb", side="light", abilities=(action(destroy),))
    own = enhancement("Armour", on(type="unit"), side="dark")
    bug = enhancement("Bug", on(type="unit"), side="light")
    game = scene(
        phase="deployment",
        active="light",
        dark=Side(units=[guard()], enhancements=[(own, "Guard")]),
        light=Side(objectives=[bomb], enhancements=[(bug, "Guard")]),
    )
    game.choose("use Bomb")
    assert game.pile("discard", "dark") == ["Guard", "Armour"]
    assert game.pile("discard", "light") == ["Bug"]
    game.leave()


@pytest.mark.rule("DEPLOY-10")
def test_a_card_may_carry_any_number_of_enhancements(scene):
    armour = [enhancement(f"Armour {n}", on(type="unit"), side="dark", cost=0) for n in range(4)]
    game = scene(phase="deployment", active="dark", dark=Side(units=[guard()], hand=armour))
    for n in range(4):
        game.choose(f"Armour {n}")
    assert [game.host(f"Armour {n}") for n in range(4)] == ["Guard"] * 4
    game.leave()


@pytest.mark.rule("DEPLOY-11")
def test_a_play_area_enhancement_lies_in_its_players_area_without_a_host(scene):
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(hand=[enhancement("Base", side="dark", cost=0)]),
    )
    game.choose("Base")
    assert game.pile("enhancements", "dark") == ["Base"]
    assert game.host("Base") is None
    game.leave()


@pytest.mark.rule("DEPLOY-16")
@pytest.mark.rule("RB-22")
def test_an_enhancement_may_go_on_enemy_cards_and_is_its_players(scene):
    bug = enhancement("Bug", on(any=[{"type": "unit"}, {"type": "objective"}]), side="dark", cost=0)
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(hand=[bug]),
        light=Side(units=[unit("Rebel")]),
    )
    game.choose("Bug")
    game.offers(*(f"attach Objective {n}" for n in range(1, 7)), "attach Rebel")
    game.choose("Rebel")
    assert (game.host("Bug"), game.controller("Bug")) == ("Rebel", "dark")
    assert game.pile("enhancements", "dark") == ["Bug"]
    game.leave()
