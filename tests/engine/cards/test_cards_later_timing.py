"""Single cards of the later cycles that change when things happen, or do them once more."""

import pytest
from kit.card_makers import objective
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import NAVY, REBELS, dummy, pay, rebels

from swlcg_deck.engine.facts.characteristics import edge_value, has_keyword

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


def test_chain_reaction_resolves_a_reaction_of_yours_again_with_a_new_target(scene):
    dark = Side(
        units=["Admiral Motti", "AT-ST", "Devastator"],
        hand=["Chain Reaction"],
        affiliation=NAVY,
        focus={"AT-ST": 3, "Devastator": 4},
    )
    game = scene(phase="refresh", active="dark", dark=dark, abilities=True)
    game.choose("use Admiral Motti")
    game.choose("target AT-ST")
    game.asks("reaction", "dark")
    game.choose("use Chain Reaction")
    pay(game)
    game.asks("target", "dark")
    game.choose("target Devastator")
    # Two less by its Elite refresh, one by the chain.
    assert (game.focus("AT-ST"), game.focus("Devastator")) == (1, 1)
    game.leave()


def test_chain_reaction_turns_a_reaction_of_the_enemy_to_your_use(scene):
    light = Side(hand=["Chain Reaction"], units=[dummy("Pal", "light")], focus={"Pal": 2})
    dark = Side(affiliation=NAVY, units=["Admiral Motti", "AT-ST"], focus={"AT-ST": 3})
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Admiral Motti")
    game.choose("target AT-ST")
    game.asks("reaction", "light")
    game.choose("use Chain Reaction")
    pay(game)
    # "You" is now the light side.
    assert (game.focus("Pal"), game.focus("AT-ST")) == (1, 1)
    game.leave()


def test_chain_reaction_ignores_the_cost_of_the_reaction(scene):
    gun = salvo("dark", 1, "Weak", title="Gun")
    dark = Side(affiliation=NAVY, units=["Devastator"], hand=["Chain Reaction"], objectives=[gun])
    light = Side(objectives=[objective("Weak", capacity=1), objective("Camp")])
    game = scene(active="dark", dark=dark, light=light, dial=1, abilities=True)
    game.choose("use Gun")
    dial = game.dial
    game.choose("use Devastator")
    pay(game)
    assert game.dial == dial + 1
    game.choose("use Chain Reaction")
    pay(game)
    assert game.dial == dial + 2
    # One for the Devastator, one for the event.
    assert game.focus(NAVY) + game.focus("Gun") == 2
    game.leave()


def test_chain_reaction_does_not_follow_actions(scene):
    dark = Side(
        affiliation=NAVY,
        units=["TIE Fighter"],
        hand=["Tallon Roll", "Chain Reaction"],
        focus={"TIE Fighter": 2},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Tallon Roll")
    game.leave()
    assert game.focus("TIE Fighter") == 1
    assert all("Chain Reaction" not in option for option in game.options)


def _fel(scene, host):
    """Who is Elite and what Edge they have, with the Baron on a host or as a unit."""
    titles = ["TIE Fighter", "TIE Bomber", "AT-ST"]
    dark = Side(
        affiliation=NAVY,
        units=titles if host else [*titles, "Baron Fel"],
        enhancements=[("Baron Fel", host)] if host else (),
    )
    game = scene(active="dark", dark=dark, light=Side(units=["Red Five"]), abilities=True)
    game.leave()
    cards = {title: game.card(title) for title in (*titles, "Red Five")}
    return {
        title: (has_keyword(game.state, card, "elite"), edge_value(game.state, card))
        for title, card in cards.items()
    }


def test_baron_fel_in_a_fighter_makes_all_friendly_fighters_elite_with_edge_1(scene):
    found = _fel(scene, "TIE Fighter")
    assert found["TIE Fighter"] == found["TIE Bomber"] == (True, 1)
    assert found["AT-ST"] == (False, 0)
    assert found["Red Five"] != (True, 1)


@pytest.mark.parametrize("host", ["AT-ST", None])
def test_baron_fel_elsewhere_gives_nothing(scene, host):
    found = _fel(scene, host)
    assert found["TIE Fighter"] == found["TIE Bomber"] == (False, 0)


def test_ground_support_damages_each_enemy_unit_and_objective_when_completed(scene):
    light = rebels(
        units=[dummy("Bomber", "light", icons=(0, 5, 0)), dummy("Pal", "light")],
        objectives=[objective("Camp")],
        hand=["Ground Support"],
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Ground Support")
    pay(game)
    game.skip_to("engage", "light")
    game.choose("engage Ground Support")
    game.choose("Bomber")
    game.choose()  # no defenders
    game.skip_to("reaction", "light")
    assert game.zone("Ground Support") == "victory pile"
    game.choose("use Ground Support")
    assert [game.damage(card) for card in ("Foe", "Objective 1", "Objective 2")] == [1, 1, 1]
    assert [game.damage(card) for card in ("Pal", "Bomber", "Camp")] == [0, 0, 0]
    game.leave()


def test_ewok_ambusher_is_played_in_the_conflict_phase(scene):
    light = Side(hand=["Ewok Ambusher"], units=[dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.asks("action", "light")
    game.offers("use Ewok Ambusher", "pass")
    game.choose("use Ewok Ambusher")
    pay(game)
    assert game.zone("Ewok Ambusher") == "in play"
    assert game.role("Ewok Ambusher") == ""
    payers = ("Jedi affiliation", *(f"Objective {number}" for number in (4, 5, 6)))
    assert sum(game.focus(card) for card in payers) == 1
    game.leave()


def test_ewok_ambusher_is_also_played_in_the_enemys_conflict_phase_but_in_no_other_phase(scene):
    light = Side(hand=["Ewok Ambusher"])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.asks("action", "light")
    game.offers("use Ewok Ambusher", "pass")
    other = scene(phase="draw", active="light", light=light, abilities=True)
    other.skip_to("action", "light")
    # The deployment phase has come: it is played like any unit.
    assert "play Ewok Ambusher unit" in other.options
    assert "use Ewok Ambusher" not in other.options


def _rivals(scene, *placed):
    """The dark side attacks and places these; the light side answers with Ancient Rivals."""
    dark = Side(units=[dummy("Raider")], hand=placed)
    light = Side(units=[dummy("Guard", "light")], hand=["Ancient Rivals"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Guard",))
    game.choose("place " + game.names(game.state.hand[0])[0])
    game.choose("place Ancient Rivals")
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_ancient_rivals_may_go_to_discard_a_sith_or_neutral_card_of_the_enemy_stack(scene):
    game = _rivals(scene, "Force Choke", "TIE Fighter", "AT-ST")
    game.asks("fate cost", "light")
    game.choose("use Ancient Rivals")
    game.asks("target", "light")
    # Not the Navy card.
    game.offers("target Force Choke", "target TIE Fighter")
    game.choose("Force Choke")
    assert game.zone("Force Choke") == "discard pile"
    assert game.zone("Ancient Rivals") == "discard pile"
    game.leave()


def test_ancient_rivals_may_stay(scene):
    game = _rivals(scene, "Force Choke")
    game.asks("fate cost", "light")
    game.offers("use Ancient Rivals", "pass")
    assert game.zone("Ancient Rivals") == "edge stack"
    game.pass_()
    game.leave()


@pytest.mark.parametrize("placed", ["Target of Opportunity", "AT-ST"])
def test_ancient_rivals_does_nothing_to_neutral_fates_and_other_affiliations(scene, placed):
    game = _rivals(scene, placed)
    game.leave()
    assert game.decision.kind != "fate cost"
