"""The cards of Imperial Entanglements (set 181)."""

import pytest
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of


@pytest.mark.rule("STRIKE-24")
@pytest.mark.parametrize("alone", [True, False])
def test_a_decimator_that_defends_alone_strikes_before_the_winner_of_the_edge(scene, alone):
    light = Side(units=[unit("Ace", capacity=1, icons=(2, 0, 0))], hand=[event("Skill", force=3)])
    dark = Side(units=["VT-49 Decimator", unit("Pal", side="dark", capacity=1)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    defenders = ("VT-49 Decimator",) if alone else ("VT-49 Decimator", "Pal")
    engage(game, "Objective 1", "Ace", defenders=defenders)
    game.choose("place Skill")
    game.skip_to("commit")
    assert game.zone("Ace") == ("discard pile" if alone else "in play")


def test_imperial_entanglements_gives_damage_to_the_first_striker_of_each_engagement(scene):
    dark = Side(
        units=[dummy(title, icons=(0, 0, 1)) for title in ("One", "Two", "Three")],
        objectives=["181-1"],
    )
    light = Side(units=[dummy("Guard", "light"), dummy("Sentry", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "One", "Two", defenders=("Guard",))
    game.skip_to("strike", "dark")
    game.choose("Two")
    assert icons_of(game, "Two") == {"tactics": 1, "damage": 1}
    assert icons_of(game, "One") == {"tactics": 1}
    game.skip_to("engage", "dark")
    assert icons_of(game, "Two") == {"tactics": 1}
    engage(game, "Objective 5", "Three", defenders=("Sentry",))
    game.skip_to("icon", "dark")
    assert icons_of(game, "Three") == {"tactics": 1, "damage": 1}
    game.leave()


def _waits(scene, **state):
    draw = "action: {do: [{draw: 1}]}"
    light = Side(hand=[event("Plan", text=draw), event("Scheme", text=draw)])
    dark = Side(enhancements=[("Customs Blockade", None)], **state)
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_customs_blockade_cancels_the_first_enemy_event_of_a_turn_for_two_tokens(scene):
    game = _waits(scene)
    game.choose("use Plan")  # nobody is asked
    assert game.focus("Customs Blockade") == 2
    assert (game.zone("Plan"), len(game.pile("hand", "light"))) == ("discard pile", 1)
    game.choose("use Scheme")
    assert game.focus("Customs Blockade") == 2
    assert len(game.pile("hand", "light")) == 1  # it drew 1
    game.leave()


def test_customs_blockade_that_is_exhausted_misses_the_first(scene):
    game = _waits(scene, focus={"Customs Blockade": 1})
    game.choose("use Plan")
    assert len(game.pile("hand", "light")) == 2
    game.leave()
