"""The cards of Heroes and Legends (set 97)."""

from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.game import describe

GAINED = (
    "Reaction: After you have won an edge battle by 2 or more Force icons, destroy target enemy "
    "participating unit."
)


def _trained(scene, *, attacker="Luke Skywalker", dark_hand=()):
    light = Side(
        units=["Luke Skywalker", dummy("Pal", "light", capacity=9)],
        enhancements=[("Ataru Training", "Luke Skywalker")],
        hand=["Yoda"],
    )
    dark = Side(units=[dummy("Guard"), dummy("Scout"), dummy("Away")], hand=list(dark_hand))
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose(attacker)
    game.choose("Guard", "Scout")
    return game


def test_ataru_training_gives_its_unit_a_reaction_to_a_clear_win(scene):
    game = _trained(scene)
    game.choose("place Yoda")
    game.asks("reaction", "light")
    (offer, _) = describe(game.state, game.decision).options
    assert offer.label == "Use Luke Skywalker by Ataru Training"
    assert offer.ability == GAINED
    game.choose("use Luke Skywalker")
    game.asks("target", "light")
    game.offers("target Guard", "target Scout")
    question = describe(game.state, game.decision)
    assert question.why == f"Luke Skywalker, by Ataru Training: “{GAINED}”"
    game.choose("target Scout")
    assert game.zone("Scout") == "discard pile"
    game.leave()


def test_ataru_training_does_nothing_while_its_unit_takes_no_part(scene):
    game = _trained(scene, attacker="Pal")
    game.choose("place Yoda")
    assert game.decision.kind != "reaction"
    game.leave()
