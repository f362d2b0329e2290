"""The cards of The Slave Trade (set 111)."""

import pytest
from force_struggles import struggle
from kit.card_makers import event, objective
from kit.scenario import Side
from real_cards import SCUM, dummy, journal, pay, treasury

SLAVES = ("Slave", "Captive")


def _struggle(scene, dark_force, light_force):
    dark = Side(objectives=["The Slave Trade"], units=[dummy("Sith", force=dark_force)])
    dark.committed = ["Sith"]
    light = Side(units=[dummy("Jedi", "light", force=light_force)], committed=["Jedi"])
    light.captured = [(dummy(title, "light"), "The Slave Trade") for title in SLAVES]
    return scene(phase="force", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("CAP-10")
def test_the_slave_trade_captures_the_top_card_of_the_enemy_deck_after_a_victory(scene):
    game = _struggle(scene, 4, 1)
    *_, below, top = game.pile("deck", "light")
    game.skip_to("reaction", "dark")
    game.choose("use The Slave Trade")
    assert (game.zone(top), game.host(top)) == ("captured", "The Slave Trade")
    assert game.zone(below) != "captured"
    assert [game.zone(title) for title in SLAVES] == ["captured"] * 2
    game.leave()


@pytest.mark.rule("CAP-07")
def test_the_slave_trade_loses_a_captive_after_a_defeat(scene):
    game = _struggle(scene, 1, 4)
    while [game.zone(title) for title in SLAVES] == ["captured"] * 2:
        game.decline()
    assert sorted(game.zone(title) for title in SLAVES) == ["captured", "hand"]
    game.leave()


def _slaver(scene, captives):
    dark = Side(units=["111-2"], objectives=[objective("Den", side="dark")])
    light = Side(captured=[(dummy(f"Slave {n}", "light"), "Den") for n in range(captives)])
    return scene(active="dark", dark=dark, light=light, abilities=True)


def test_a_zygerrian_slaver_sells_a_captive_for_2_cards_once_a_turn(scene):
    game = _slaver(scene, 2)
    game.choose("use Zygerrian Slaver")
    game.asks("choose", "dark")
    game.offers("choose Slave 0", "choose Slave 1")
    game.choose("choose Slave 1")
    assert game.pile("hand", "light") == ["Slave 1"]
    assert game.zone("Slave 0") == "captured"
    assert len(game.pile("hand", "dark")) == 2
    assert "use Zygerrian Slaver" not in game.options
    game.leave()


def test_a_zygerrian_slaver_has_nothing_to_sell_without_a_captive(scene):
    game = _slaver(scene, 0)
    assert "use Zygerrian Slaver" not in game.options
    game.leave()


@pytest.mark.parametrize(("dark", "damage"), [(1, 1), (3, 0)])
@pytest.mark.parametrize("active", ["light", "dark"])
def test_galactic_scum_are_hurt_by_a_struggle_lost(scene, dark, damage, active):
    game = struggle(scene, light=2, dark=dark, active=active, dark_too={"units": ["111-3"]})
    assert (game.damage("Galactic Scum"), game.damage("Seer")) == (damage, 0)
    game.leave()


def _pursuit(scene, deck):
    dark = Side(hand=["111-6"], objectives=[treasury(SCUM), objective("Den", side="dark")])
    prey = [event("Prey", side="light"), dummy("Other", "light")]
    light = Side(captured=[(prey[0], "Den"), (prey[1], "Den")], deck=deck)
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Relentless Pursuit")
    pay(game)
    game.asks("choose", "dark")
    assert len(game.options) == 2
    game.choose(next(one for one in game.options if one.startswith("choose Prey")))
    return game


@pytest.mark.rule("SEARCH-03")
@pytest.mark.parametrize("finds", [True, False])
def test_relentless_pursuit_captures_a_copy_of_a_captive_from_the_enemys_deck(scene, finds):
    game = _pursuit(scene, [dummy("Top", "light"), event("Prey", side="light")])
    game.asks("search", "dark")
    assert len([one for one in game.options if one.startswith("find")]) == 1
    game.choose(*(["find Prey"] if finds else []))
    if finds:
        game.asks("capture at", "dark")
        game.choose("capture at Treasury")
        assert game.host("Prey") == "Treasury"
    assert game.zone("Prey") == ("captured" if finds else "deck")
    assert (game.zone("Prey #2"), game.host("Prey #2")) == ("captured", "Den")
    game.leave()


def test_relentless_pursuit_shows_both_players_what_it_finds(scene):
    game = _pursuit(scene, [dummy("Top", "light"), event("Prey", side="light")])
    assert ("shown", (game.card("Prey"),)) in journal(game, "find Prey")
    game.choose("capture at Treasury")
    game.leave()


def test_relentless_pursuit_finds_no_card_of_another_title(scene):
    game = _pursuit(scene, [dummy("Other", "light")])
    assert game.decision.kind != "capture at"
    assert (game.zone("Other"), game.zone("Other #2")) == ("deck", "captured")
    game.leave()
