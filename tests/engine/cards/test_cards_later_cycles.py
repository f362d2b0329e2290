"""Single cards of the later cycles, one of each kind that is hard to say."""

import pytest
from kit.card_makers import event, fate, objective
from kit.damage_parts import button, engage, salvo
from kit.scenario import Side
from real_cards import dummy, pay

from swlcg_deck.engine.facts.characteristics import force_icons

SCUM = "Scum and Villainy"
DEN = objective("Den", side="dark", affiliation=SCUM, resources=3)


def _saved(scene, hit, **half):
    light = Side(
        units=["Luke Skywalker"],
        enhancements=[("Old Ben's Spirit", "Luke Skywalker")],
        **half,
    )
    dark = Side(objectives=[salvo("dark", hit, "Luke Skywalker", title="Gun")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


def test_old_bens_spirit_saves_its_unit_and_clears_its_damage(scene):
    game = _saved(scene, 9, focus={"Luke Skywalker": 1})
    game.asks("interrupt", "light")
    game.choose("use Old Ben's Spirit")
    assert (game.zone("Luke Skywalker"), game.damage("Luke Skywalker")) == ("in play", 0)
    assert game.focus("Luke Skywalker") == 1
    assert game.pile("discard", "light") == ["Old Ben's Spirit"]
    game.leave()


def test_old_bens_spirit_may_let_its_unit_die(scene):
    game = _saved(scene, 9)
    game.pass_()
    assert sorted(game.pile("discard", "light")) == ["Luke Skywalker", "Old Ben's Spirit"]
    game.leave()


def test_old_bens_spirit_waits_for_destruction(scene):
    game = _saved(scene, 1)
    game.leave()
    assert (game.damage("Luke Skywalker"), game.decision.kind) == (1, "action")


@pytest.mark.rule("FAQ-23")
def test_chewbacca_saved_by_the_spirit_pays_back_the_damage_that_was_dealt(scene):
    light = Side(
        units=["69-2"],
        enhancements=[("Old Ben's Spirit", "Chewbacca")],
        damage={"Chewbacca": 2},
    )
    dark = Side(units=[dummy("Raider", icons=(3, 0, 0), capacity=9), dummy("Idle")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Chewbacca",))
    # The Wookiee has the edge and has struck for 2; then 3 damage, of which 1 can be dealt.
    game.asks("interrupt", "light")
    assert game.damage("Raider") == 2
    game.choose("use Old Ben's Spirit")
    game.asks("reaction", "light")
    assert (game.zone("Chewbacca"), game.damage("Chewbacca")) == ("in play", 0)
    game.choose("use Chewbacca")
    assert game.damage("Raider") == 4
    game.leave()


def _solo(scene, *hand, active="dark"):
    dark = Side(
        affiliation=SCUM,
        hand=["Get Me Solo!"],
        objectives=[DEN, objective("Cell", side="dark")],
        units=["Boba Fett"],
    )
    light = Side(hand=hand, units=["Yoda"])
    return scene(active=active, dark=dark, light=light, abilities=True)


def test_get_me_solo_captures_every_copy_of_the_named_unit_in_the_enemy_hand(scene):
    game = _solo(scene, "Red Five", "Twi'lek Loyalist", "Twi'lek Loyalist", "Counter-stroke")
    game.choose("use Get Me Solo!")
    pay(game)
    game.pass_()
    game.asks("value", "dark")
    # Units, of either player; no event.
    named = {option.removeprefix("value Get Me Solo! ") for option in game.options}
    assert {"Red Five", "Twi'lek Loyalist", "Boba Fett", "Yoda"} <= named
    assert not {"Counter-stroke", "Get Me Solo!", "Den"} & named
    game.choose("value Get Me Solo! Twi'lek Loyalist")
    game.choose("capture at Cell")
    assert len(game.state.captured) == 2
    assert sorted(game.pile("hand", "light")) == ["Counter-stroke", "Red Five"]
    game.leave()


def test_get_me_solo_that_names_wrong_captures_nothing_but_shows_the_hand(scene):
    game = _solo(scene, "Red Five", "Twi'lek Loyalist")
    game.choose("use Get Me Solo!")
    pay(game)
    game.choose("value Get Me Solo! Yoda")
    # The Yoda in play is not in hand.
    assert (game.zone("Yoda"), game.state.captured) == ("in play", ())
    game.leave()


@pytest.mark.rule("FAQ-21a")
def test_get_me_solo_is_cancelled_before_a_unit_is_named_or_not_at_all(scene):
    game = _solo(scene, "Counter-stroke", "Red Five")
    game.choose("use Get Me Solo!")
    pay(game)
    game.asks("interrupt", "light")
    game.offers("use Counter-stroke", "pass")
    game.pass_()
    # The name comes after that, and there is no second chance.
    game.choose("value Get Me Solo! Red Five")
    game.choose("capture at Den")
    assert game.zone("Red Five") == "captured"
    game.leave()


@pytest.mark.rule("FAQ-21a")
def test_get_me_solo_cancelled_names_nothing(scene):
    game = _solo(scene, "Counter-stroke", "Red Five")
    game.choose("use Get Me Solo!")
    pay(game)
    game.choose("use Counter-stroke")
    assert game.zone("Get Me Solo!") == "discard pile"
    assert game.zone("Red Five") == "hand"
    game.leave()


def test_get_me_solo_is_not_played_in_the_enemy_turn(scene):
    game = _solo(scene, "Twi'lek Loyalist", active="light")
    game.asks("action", "light")
    game.pass_()
    game.leave()
    assert all("Get Me Solo!" not in option for option in game.options)


def _headhunter(scene, held):
    dark = Side(units=["Z-95 Headhunter", dummy("Idle")], objectives=[DEN])
    light = Side(units=[dummy("Foe", "light")], hand=[held])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Z-95 Headhunter", defenders=("Foe",))
    game.pass_()
    game.asks("interrupt", "dark")
    game.choose("use Z-95 Headhunter")
    return game


def test_z95_headhunter_captures_a_unit_it_reveals_at_random_when_it_strikes(scene):
    game = _headhunter(scene, "Red Five")
    assert (game.zone("Red Five"), game.host("Red Five")) == ("captured", "Den")
    game.leave()


@pytest.mark.parametrize("held", ["Counter-stroke", fate("Luck")])
def test_z95_headhunter_leaves_a_card_that_is_no_unit(scene, held):
    game = _headhunter(scene, held)
    assert (len(game.pile("hand", "light")), game.state.captured) == (1, ())
    game.leave()


def _cache(scene, *deck):
    light = Side(hand=["Hidden Cache"], deck=deck, bare_deck=True)
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Hidden Cache")
    pay(game)
    return game


def test_hidden_cache_finds_a_weapon_in_the_deck(scene):
    fill = [dummy(f"Card {number}", "light") for number in range(8)]
    game = _cache(scene, *fill, "Jedi Lightsaber", "Blaster Pistol", "Force Rejuvenation")
    game.asks("search", "light")
    game.offers("find Jedi Lightsaber", "find Blaster Pistol")
    game.choose("Jedi Lightsaber")
    assert game.pile("hand", "light") == ["Jedi Lightsaber"]
    # The deck is shuffled afterwards (SEARCH-01).
    assert len(game.pile("deck", "light")) == 10
    assert game.pile("deck", "light")[::-1][:8] != [f"Card {number}" for number in range(8)]
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_hidden_cache_need_not_find(scene):
    game = _cache(scene, "Jedi Lightsaber", "Twi'lek Loyalist")
    game.choose()
    assert game.pile("hand", "light") == []
    game.leave()


@pytest.mark.parametrize(("icons", "comes"), [(3, True), (2, False)])
def test_shistavanen_wolfman_comes_out_of_the_discard_pile_after_a_clear_struggle(
    scene, icons, comes
):
    dark = Side(
        units=[dummy("Master", force=icons + 1)],
        committed=["Master"],
        discard=["Shistavanen Wolfman"],
    )
    light = Side(units=[dummy("Pupil", "light")], committed=["Pupil"])
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    while game.decision.kind in ("commit", "action"):
        game.decline()
    if comes:
        game.asks("reaction", "dark")
        game.choose("use Shistavanen Wolfman")
    assert game.zone("Shistavanen Wolfman") == ("in play" if comes else "discard pile")
    game.leave()


def test_join_me_takes_control_of_a_common_character_for_good(scene):
    dark = Side(hand=["Join Me"], units=["Nightsister"])
    light = Side(
        units=["Twi'lek Loyalist", "Yoda", "R2-D2", "X-Wing", "Jedi in Hiding"],
        committed=["Twi'lek Loyalist"],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Join Me")
    pay(game)
    game.asks("target", "dark")
    # No unique one, no Droid, no Vehicle; that it is an enemy is not asked for.
    common = ("Nightsister", "Twi'lek Loyalist", "Jedi in Hiding")
    game.offers(*(f"target {card}" for card in common))
    game.choose("Twi'lek Loyalist")
    assert game.controller("Twi'lek Loyalist") == "dark"
    assert not game.is_committed("Twi'lek Loyalist")
    game.skip_to("action", "light")
    assert game.controller("Twi'lek Loyalist") == "dark"


@pytest.mark.parametrize(("phase", "active"), [("draw", "dark"), ("deployment", "light")])
def test_join_me_is_only_for_your_own_deployment_phase(scene, phase, active):
    dark = Side(hand=["Join Me"], objectives=[button("dark")])
    light = Side(units=["Twi'lek Loyalist"])
    game = scene(phase=phase, active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert "use Join Me" not in game.options
    assert "use Button" in game.options


def test_green_squadron_deployment_doubles_the_force_icons_of_committed_vehicles(scene):
    light = Side(
        objectives=["Green Squadron Deployment"],
        units=["X-Wing", "Red Five", "Yoda"],
        committed=["Red Five", "Yoda"],
    )
    dark = Side(units=["AT-ST"], committed=["AT-ST"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    for title, doubled in (("Red Five", 2), ("X-Wing", 1), ("Yoda", 1), ("AT-ST", 1)):
        card = game.card(title)
        printed = game.state.faces[card].force_icons
        assert force_icons(game.state, card) == printed * doubled


def _calculated(scene, *, light_hand):
    dark = Side(
        affiliation=SCUM,
        units=[dummy("Raider"), dummy("Idle")],
        hand=["Calculated Wager", event("Plan", side="dark")],
    )
    light = Side(units=[dummy("Foe", "light")], hand=light_hand)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Foe",))
    game.choose("place Plan")
    return game


def test_calculated_wager_takes_a_card_of_an_edge_stack_back_to_its_owners_hand(scene):
    game = _calculated(scene, light_hand=[event("Trick", force=2), event("Spare")])
    game.choose("place Trick")
    game.pass_(2)
    game.asks("reaction", "dark")
    game.choose("use Calculated Wager")
    game.asks("choose", "dark")
    # Of either stack.
    game.offers("choose Plan", "choose Trick")
    game.choose("Plan")
    assert game.pile("hand", "dark") == ["Plan"]
    assert game.zone("Trick") == "discard pile"
    game.leave()


def test_calculated_wager_is_not_for_the_winner(scene):
    game = _calculated(scene, light_hand=[])
    game.pass_()
    game.leave()
    assert game.decision.kind != "reaction"
