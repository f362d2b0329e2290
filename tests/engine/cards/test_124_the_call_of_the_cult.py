"""The cards of The Call of the Cult (set 124)."""

from kit.card_makers import enhancement
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

RARER_BOARD = {"124-2": "an enhancement is moved to another unit of the same player that fits it"}
GEAR = enhancement("Gear", {"type": "unit", "trait": "Character"})
PERSON = {"traits": ["Character"]}


def _strike(scene, *, friends=("Friend",), own=()):
    light = Side(
        units=[dummy("Hero", "light", **PERSON), dummy("Bot", "light", traits=["Droid"])],
        enhancements=[(GEAR, "Hero")],
    )
    light.units = [*light.units, *(dummy(name, "light", **PERSON) for name in friends)]
    dark = Side(units=["Cularin Cultist", *(dummy(name, **PERSON) for name in own)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Cularin Cultist", defenders=("Bot",))
    while game.decision.kind != "reaction" and game.zone("Cularin Cultist") == "in play":
        if game.state.focus[game.card("Cularin Cultist")] and game.decision.kind == "action":
            break
        game.decline()
    return game


def test_cularin_cultist_moves_an_enhancement_to_an_eligible_unit_of_the_same_player(scene):
    game = _strike(scene, own=("Acolyte",))
    game.choose("use Cularin Cultist")
    # The Droid is not eligible, the dark side's Character is another player's.
    assert game.host("Gear") == "Friend"
    game.leave()


def test_cularin_cultist_is_not_used_where_no_other_unit_would_do(scene):
    game = _strike(scene, friends=(), own=("Acolyte",))
    game.leave()
    assert "use Cularin Cultist" not in game.options
