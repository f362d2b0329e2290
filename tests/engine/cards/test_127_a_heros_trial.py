"""The cards of A Hero's Trial (set 127)."""

from kit.card_makers import enhancement, objective
from kit.scenario import Side
from real_cards import dummy

RARER_BOARD = {"127-2": "an enhancement is played on him"}
GEAR = enhancement("Gear", {"type": "unit"}, affiliation="Jedi", cost=0)
SPARE = enhancement("Spare", {"type": "unit"}, affiliation="Jedi", cost=0)


def _luke(scene, **more):
    light = Side(
        units=["127-2", dummy("Pal", "light")],
        objectives=[objective("Base", affiliation="Jedi")],
        affiliation="Jedi",
        **more,
    )
    dark = Side(units=[dummy("Foe"), dummy("Other")])
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_luke_skywalker_hurts_an_enemy_once_a_turn_when_he_is_enhanced(scene):
    game = _luke(scene, hand=[GEAR, SPARE])
    game.choose("play Gear")
    game.choose("attach Luke Skywalker")
    game.asks("reaction", "light")
    game.choose("use Luke Skywalker")
    game.offers("target Foe", "target Other")
    game.choose("target Foe")
    assert game.damage("Foe") == 1
    game.choose("play Spare")
    game.choose("attach Luke Skywalker")
    assert game.decision.kind != "reaction"
    game.leave()


def test_luke_skywalker_does_not_care_for_what_others_get(scene):
    game = _luke(scene, hand=[GEAR])
    game.choose("play Gear")
    game.choose("attach Pal")
    assert game.decision.kind != "reaction"
    game.leave()


def test_luke_skywalker_readies_by_an_enhancement_of_his(scene):
    on = [(GEAR, "Luke Skywalker"), (SPARE, "Pal")]
    game = _luke(scene, enhancements=on, focus={"Luke Skywalker": 2})
    game.choose("use Luke Skywalker")
    assert game.focus("Luke Skywalker") == 1
    assert (game.zone("Gear"), game.zone("Spare")) == ("discard pile", "in play")
    game.leave()
