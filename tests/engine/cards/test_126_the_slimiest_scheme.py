"""The cards of The Slimiest Scheme (set 126)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import NAVY, SCUM, dummy, pay


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


@pytest.mark.rule("ABIL-20")
def test_chain_reaction_is_not_offered_when_nothing_would_come_of_it(scene):
    """The token it would remove once more is nowhere: every card that could be meant is ready."""
    dark = Side(
        units=["Admiral Motti", "AT-ST"],
        hand=["Chain Reaction"],
        affiliation=NAVY,
        focus={"AT-ST": 2},
    )
    game = scene(phase="refresh", active="dark", dark=dark, abilities=True)
    game.choose("use Admiral Motti")
    game.choose("target AT-ST")
    assert game.focus("AT-ST") == 0
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.rule("ABIL-20")
def test_chain_reaction_does_not_capture_once_more_what_boba_fett_has_captured(scene):
    dark = Side(units=["33-2"], hand=["Chain Reaction"], affiliation=SCUM)
    light = Side(units=[dummy("Prey", "light", traits=["Character"], capacity=3)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Boba Fett", defenders=("Prey",))
    game.skip_to("reaction", "dark")
    game.choose("use Boba Fett")
    game.choose("capture at Objective 1")
    assert game.zone("Prey") == "captured"
    game.leave()
    assert "use Chain Reaction" not in game.options
