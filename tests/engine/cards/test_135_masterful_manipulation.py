"""The cards of Masterful Manipulation (set 135)."""

from kit.card_makers import event, fate
from kit.engagements import engage
from kit.scenario import Side
from real_cards import SCUM, dummy


def _scheme(scene, *, unique=True):
    prince = dummy("Prince", affiliation=SCUM, unique=unique)
    dark = Side(units=[prince, dummy("Guard")], hand=["The Prince's Scheme"])
    light = Side(
        units=[dummy("Foe", "light")], hand=[event("Trick", force=2), fate("Luck", force=1)]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Prince", "Guard", defenders=("Foe",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_the_princes_scheme_takes_a_card_of_the_enemy_stack_for_this_battle(scene):
    """The Trick counts for the dark side, and goes to its owner's pile afterwards."""
    game = _scheme(scene)
    game.asks("strike", "dark")
    assert game.edge == "dark"
    game.skip_to("commit", "dark")
    assert "Trick" in game.pile("discard", "light")


def test_the_princes_scheme_needs_a_unique_scoundrel_in_the_engagement(scene):
    game = _scheme(scene, unique=False)
    game.asks("strike", "dark")
    assert game.edge == "light"
