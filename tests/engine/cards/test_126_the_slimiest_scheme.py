"""The cards of The Slimiest Scheme (set 126)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import NAVY, SCUM, dummy, pay, treasury


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


@pytest.mark.parametrize("copies", [1, 2])
def test_chain_reaction_follows_forced_reactions_and_its_like(scene, copies):
    """A second copy resolves what the first one has done once more."""
    bell = "reaction: {when: {damaged: {title: Rock}}, do: [{dial: 1}], forced: true}"
    dark = Side(
        affiliation=SCUM,
        objectives=[objective("Bell", side="dark", text=bell), salvo("dark", 1, "Rock")],
        units=[dummy("Rock", capacity=2)],
        hand=["Chain Reaction"] * copies,
    )
    game = scene(active="dark", dark=dark, dial=1, abilities=True)
    game.choose("use Salvo")
    for copy in range(copies):
        game.asks("reaction", "dark")
        game.choose(game.options[0])
        pay(game)
        assert game.dial == 3 + copy
    game.leave()


SCHEME = "The Slimiest Scheme"


def test_the_slimiest_scheme_is_focused_to_bring_a_scum_unit_home(scene):
    dark = Side(
        objectives=[SCHEME],
        units=[unit("Thug", affiliation=SCUM), unit("Chief", affiliation=SCUM), dummy("Hired")],
    )
    light = Side(units=[dummy("Hero", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose(f"use {SCHEME}")
    game.asks("target", "dark")
    game.offers("target Thug", "target Chief")
    game.choose("target Chief")
    assert (game.zone("Chief"), game.zone("Thug")) == ("hand", "in play")
    assert game.focus(SCHEME) == 1
    assert f"use {SCHEME}" not in game.options
    game.leave()


def _crumb(scene, *, focus):
    boss = dummy("Boss", traits=["Character"])
    dark = Side(
        hand=["Salacious B. Crumb"],
        units=["Jabba the Hutt", boss, dummy("Barge", traits=["Vehicle"])],
        enhancements=[(enhancement("Pet", side="dark", traits=["Character"]), None)],
        objectives=[treasury(SCUM)],
        focus={**focus, "Pet": 1},
    )
    light = Side(units=[dummy("Han", "light", traits=["Character"])], focus={"Han": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Salacious B. Crumb")
    pay(game)
    game.asks("reaction", "dark")
    game.choose("use Salacious B. Crumb")
    game.asks("target", "dark")
    # Himself, too.
    game.offers("target Jabba the Hutt", "target Boss", "target Salacious B. Crumb")
    return game


@pytest.mark.parametrize("taken", [1, 2])
def test_salacious_crumb_cheers_up_jabba_twice_as_much(scene, taken):
    game = _crumb(scene, focus={"Jabba the Hutt": 3, "Boss": 3})
    game.choose("target Jabba the Hutt")
    game.asks("value", "dark")
    game.offers(*(f"value Jabba the Hutt {number}" for number in range(3)))
    game.choose(f"value Jabba the Hutt {taken}")
    assert (game.focus("Jabba the Hutt"), game.focus("Boss")) == (3 - taken, 3)
    game.leave()


def test_salacious_crumb_cheers_up_another_a_little(scene):
    game = _crumb(scene, focus={"Jabba the Hutt": 3, "Boss": 3})
    game.choose("target Boss")
    assert (game.focus("Jabba the Hutt"), game.focus("Boss")) == (3, 2)
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_palace_security_repairs_a_scum_objective(scene, used):
    dark = Side(
        hand=["Palace Security"],
        objectives=[
            treasury(SCUM),
            objective("Palace", affiliation=SCUM),
            objective("Dock", affiliation=NAVY),
        ],
        damage={"Palace": 2, "Treasury": 1, "Dock": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Palace Security")
    pay(game)
    game.asks("reaction", "dark")
    game.choose("use Palace Security" if used else "pass")
    if used:
        game.offers("target Palace", "target Treasury")
        game.choose("target Palace")
    cards = ("Palace", "Treasury", "Dock")
    assert [game.damage(card) for card in cards] == [1 if used else 2, 1, 1]
    game.leave()
