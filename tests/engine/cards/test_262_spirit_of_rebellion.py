"""The cards of Spirit of Rebellion (set 262)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import REBELS, goes_by, pay

OWN = "light"
FOE = "dark"
WAY = "Smugglers and Spies"
AT = "Objective 1"


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize("used", [True, False])
def test_an_ambush_lets_unit_damage_hit_a_character_outside(scene, used):
    own = Side(
        units=[unit("Ace", side=OWN, capacity=9, icons=(2, 0, 0))],
        hand=["Well-Laid Ambush"],
        objectives=[objective("Den", side=OWN, affiliation=WAY, resources=3)],
    )
    foe = Side(
        units=[
            unit("Guard", side=FOE, capacity=9),
            unit("Hider", side=FOE, capacity=9, traits=["Character"]),
            unit("Tank", side=FOE, capacity=9, traits=["Vehicle"]),
        ]
    )
    game = scene(phase="conflict", active=OWN, **{OWN: own, FOE: foe}, abilities=True)
    game.skip_to("engage")
    game.choose(f"engage {AT}")
    game.asks("action", OWN)
    if used:
        game.choose("use Well-Laid Ambush")
        pay(game)
        if game.decision.kind == "target":
            game.offers("target Guard", "target Hider")
            game.choose("target Hider")
    while game.decision.kind == "action":
        game.pass_()
    game.choose("defend Guard")
    if not used:
        game.skip_to("commit")
        assert (game.damage("Guard"), game.damage("Hider")) == (2, 0)
        return
    game.skip_to("unit damage")
    game.offers("hit Guard", "hit Hider")
    game.choose("hit Hider")
    game.skip_to("commit")
    assert (game.damage("Guard"), game.damage("Hider"), game.damage("Tank")) == (0, 2, 0)


RARER_BOARD = {"262-2": "she attacks beside a Jedi or a Rebel, who strikes first"}


def _attacks(scene, affiliation):
    pals = [
        unit(title, affiliation=affiliation, icons=(0, 1, 0), capacity=5)
        for title in ("One", "Two")
    ]
    light = Side(units=["Jyn Erso", *pals])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Jyn Erso", "One", "Two")
    game.skip_to("strike", "light")
    return game


def test_jyn_erso_draws_two_cards_when_the_first_jedi_has_struck(scene):
    game = _attacks(scene, "Jedi")
    held = len(game.pile("hand", "light"))
    game.choose("One")
    game.asks("reaction", "light")
    game.choose("use Jyn Erso")
    assert len(game.pile("hand", "light")) == held + 2
    assert game.focus("One") == 1
    goes_by(game, "Jyn Erso", "commit", "light")


def test_jyn_erso_readies_the_first_rebel_that_has_struck(scene):
    game = _attacks(scene, REBELS)
    held = len(game.pile("hand", "light"))
    game.choose("One")
    game.skip_to("reaction", "light")
    game.choose("use Jyn Erso")
    assert (game.focus("One"), len(game.pile("hand", "light"))) == (0, held)
    goes_by(game, "Jyn Erso", "commit", "light")
