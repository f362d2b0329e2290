"""The cards of Defense Protocol (set 30)."""

import pytest
from fate_battles import attack_with_twist_of_fate
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, navy

from swlcg_deck.engine.facts.characteristics import has_keyword


@pytest.mark.rule("FAQ-01")
def test_tie_attack_squadron_is_strong_after_a_fate_card_even_of_a_cancelled_battle(scene):
    game = attack_with_twist_of_fate(scene, "TIE Attack Squadron", "AT-ST")
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
