"""The cards of Lord Vader's Command (set 41)."""

import pytest
from kit.card_makers import event, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock, salvo
from real_cards import NAVY, dummy, icons_of, spent, treasury

RARER_BOARD = {"41-2": "an attack with another unit beside Darth Vader"}


@pytest.mark.parametrize(("damage", "event_costs"), [(0, 2), (1, 1)])
def test_lord_vaders_command_makes_enemy_events_dearer_while_undamaged(scene, damage, event_costs):
    trick = event("Trick", cost=1, text="action: {do: [{draw: 1}]}")
    ruse = event("Ruse", side="dark", cost=1, text="action: {do: [{draw: 1}]}")
    recruit = dummy("Recruit", "light", cost=1)
    light = Side(objectives=[treasury("Jedi")], hand=[trick, recruit])
    dark = Side(
        objectives=["Lord Vader's Command", treasury(NAVY)],
        hand=[ruse],
        damage={"Lord Vader's Command": damage},
    )
    for active, choice, cost in (
        ("light", "use Trick", event_costs),
        ("light", "play Recruit", 1),
        ("dark", "use Ruse", 1),
    ):
        game = scene(active=active, light=light, dark=dark, abilities=True)
        assert spent(game, choice) == cost
        game.leave()


@pytest.mark.rule("DEF-10")
@pytest.mark.rule("OPEN-45")
def test_darth_vader_gives_your_other_attackers_blast_damage_while_he_attacks(scene):
    dark = Side(units=["41-2", dummy("One"), dummy("Home")])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Darth Vader", "One", defenders=("Foe",))
    assert [icons_of(game, name).get("blast", 0) for name in ("One", "Home", "Foe")] == [1, 0, 0]
    assert "blast" not in icons_of(game, "Darth Vader")
    game.leave()


def test_darth_vader_at_home_gives_nothing(scene):
    dark = Side(units=["41-2", dummy("One")])
    light = Side(units=[dummy("Foe", "light")], objectives=[clock("light"), objective("Town")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Town", "One", defenders=("Foe",))
    assert (game.decision.kind, game.role("One")) == ("action", "attacking")
    assert icons_of(game, "One") == {}
    game.leave()


@pytest.mark.parametrize("way", ["damage", "hand", "sacrifice"])
def test_probe_droid_damages_an_enemy_objective_however_it_leaves_play(scene, way):
    each = "{each: {title: Probe Droid}}"
    gun = {
        "damage": salvo("light", 1, "Probe Droid", title="Gun"),
        "hand": objective("Gun", text=action(f"send: {each}, to: hand")),
        "sacrifice": objective("Gun", text=action(f"sacrifice: {each}")),
    }[way]
    light = Side(objectives=[gun, clock("light")])
    game = scene(active="light", light=light, dark=Side(units=["Probe Droid"]), abilities=True)
    game.choose("use Gun")
    game.asks("interrupt", "dark")
    game.choose("use Probe Droid")
    game.offers("target Gun", "target Clock of light")
    game.choose("target Gun")
    zone = "hand" if way == "hand" else "discard pile"
    assert (game.damage("Gun"), game.zone("Probe Droid")) == (1, zone)
    game.leave()


def _suppressed(scene):
    dark = Side(affiliation=NAVY, hand=["Imperial Suppression"])
    dodge = event("Dodge", side="light", text="action: {do: [{draw: 2}]}")
    game = scene(active="light", dark=dark, light=Side(hand=[dodge]), abilities=True)
    game.choose("use Dodge")
    return game


def test_imperial_suppression_puts_an_event_back_on_its_deck_without_effect(scene):
    game = _suppressed(scene)
    game.asks("interrupt", "dark")
    game.choose("use Imperial Suppression")
    assert game.pile("deck", "light")[-1] == "Dodge"
    assert (game.pile("hand", "light"), game.pile("discard", "light")) == ([], [])
    assert game.pile("discard", "dark") == ["Imperial Suppression"]
    game.leave()


def test_imperial_suppression_takes_back_an_event_of_ones_own(scene):
    dodge = event("Dodge", side="dark", text="action: {do: [{draw: 2}]}")
    dark = Side(affiliation=NAVY, hand=["Imperial Suppression", dodge])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Dodge")
    game.choose("use Imperial Suppression")
    assert (game.pile("deck", "dark")[-1], game.pile("hand", "dark")) == ("Dodge", [])
    game.leave()


def test_imperial_suppression_may_let_an_event_happen(scene):
    game = _suppressed(scene)
    game.pass_()
    assert len(game.pile("hand", "light")) == 2
    assert game.pile("discard", "light") == ["Dodge"]
    game.leave()
