"""The cards of Behind Enemy Lines (set 113)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from real_cards import REBELS, dummy, pay, rebels

BASE = objective("Base", affiliation=REBELS, resources=4)


def _infiltrating(scene):
    light = rebels(
        hand=["Infiltration", "Twi'lek Loyalist", "X-Wing"],
        units=[dummy("Pal", "light"), dummy("Idle", "light")],
        objectives=[BASE],
    )
    dark = Side(units=[dummy("Guard", icons=(1, 0, 0))])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose("Pal")
    game.choose("use Infiltration")
    pay(game)
    return game


def test_infiltration_puts_a_character_into_the_engagement_until_the_phase_ends(scene):
    game = _infiltrating(scene)
    # The only Character in hand; nothing is paid for it.
    assert game.role("Twi'lek Loyalist") == "attacking"
    assert game.focus("Base") + game.focus(REBELS) == 1
    game.choose()  # no defenders
    game.skip_to("engage", "light")
    assert game.zone("Twi'lek Loyalist") == "in play"
    game.skip_to("commit", "light")
    assert sorted(game.pile("hand", "light")) == ["Twi'lek Loyalist", "X-Wing"]


def test_infiltration_does_not_fetch_a_character_that_has_left_play(scene):
    game = _infiltrating(scene)
    game.choose("Guard")
    game.pass_()
    game.choose("hit Twi'lek Loyalist")
    game.skip_to("commit", "light")
    assert game.zone("Twi'lek Loyalist") == "discard pile"


def test_infiltration_is_only_for_engagements(scene):
    light = rebels(hand=["Infiltration", "Rebel Trooper"], objectives=[BASE])
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Rebel Trooper unit", "pass")


def test_behind_enemy_lines_sinks_the_top_of_an_enemy_deck_when_an_objective_enters(scene):
    light = rebels(objectives=["Behind Enemy Lines", objective("Camp")])
    light.objective_deck = [objective("Next")]
    game = scene(phase="balance", active="light", dark=Side(), light=light, abilities=True)
    before = game.pile("deck", "dark")
    game.skip_to("reaction", "light")
    game.choose("use Behind Enemy Lines")
    game.offers(
        "value Behind Enemy Lines objective deck",
        "value Behind Enemy Lines deck",
    )
    game.choose("value Behind Enemy Lines deck")
    game.choose("do")
    assert game.pile("deck", "dark") == [before[-1], *before[:-1]]
    game.leave()


def test_observation_point_discards_one_of_the_top_cards_of_both_decks(scene):
    light = rebels(enhancements=[("Observation Point", None)])
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    tops = [game.pile("deck", side)[-1] for side in ("dark", "light")]
    game.choose("use Observation Point")
    game.choose("do")
    game.choose("either Observation Point 1")
    assert (game.zone(tops[0]), game.zone(tops[1])) == ("discard pile", "deck")
    assert game.focus("Observation Point") == 1
    game.leave()


@pytest.mark.rule("FORCE-14")
@pytest.mark.parametrize(("enemy", "won"), [(1, True), (3, False)])
def test_winter_sends_an_enemy_enhancement_back_after_you_win_the_struggle(scene, enemy, won):
    """To the top of the deck of its owner, who is its controller here."""
    traps = [(enhancement(title, side="dark"), None) for title in ("Trap", "Snare")]
    dark = Side(enhancements=traps, units=[dummy("Sith", force=enemy)], committed=["Sith"])
    light = Side(
        units=["Winter"],
        committed=["Winter"],
        enhancements=[(enhancement("Camp"), None)],
    )
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction" if won else "action")
    if won:
        game.asks("reaction", "light")
        game.choose("use Winter")
        game.asks("target", "light")
        game.offers("target Trap", "target Snare")
        game.choose("Snare")
        assert game.pile("deck", "dark")[-1] == "Snare"
    assert game.zone("Snare") == ("deck" if won else "in play")
    assert game.zone("Trap") == "in play"
    game.leave()


def test_tactical_genius_readies_a_unit_committed_to_the_force(scene):
    light = Side(
        hand=["Tactical Genius"],
        units=[dummy(title, "light") for title in ("Tired", "Ready", "Absent")],
        committed=["Tired", "Ready"],
        focus={"Tired": 2, "Absent": 1},
    )
    dark = Side(units=[dummy("Sith")], committed=["Sith"], focus={"Sith": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Tactical Genius")
    pay(game)
    game.choose("use Tactical Genius")
    # Of either player, and ready ones as well.
    game.offers("target Tired", "target Ready", "target Sith")
    game.choose("Tired")
    assert [game.focus(card) for card in ("Tired", "Absent", "Sith")] == [1, 1, 1]
    game.leave()
