"""Single cards of the later cycles: a text that another card gains, and an opponent who chooses."""

from kit.card_makers import objective
from kit.damage_parts import engage
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.game import describe

GAINED = (
    "Reaction: After you win an edge battle by 2 or more, destroy a target enemy unit in the "
    "engagement."
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


def _ezra(scene, **half):
    base = objective("Base", affiliation="Jedi")
    dark = Side(units=[dummy("Guard"), dummy("Scout"), dummy("Away")], **half)
    light = Side(units=["Ezra Bridger"], objectives=[base])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    engage(game, "Objective 1", "Ezra Bridger", defenders=("Guard", "Scout"))
    game.skip_to("reaction", "light")
    game.choose("use Ezra Bridger")
    return game


def test_ezra_bridger_lets_the_opponent_choose_a_focus_token(scene):
    game = _ezra(scene, hand=["Rancor", "Nightsister", "AT-ST"])
    game.asks("either", "dark")
    assert len(game.options) == 2
    game.choose(game.options[0])
    game.asks("choose", "dark")
    game.offers("choose Guard", "choose Scout")
    game.choose("choose Scout")
    assert game.focus("Scout") == 1
    assert len(game.pile("hand", "dark")) == 3
    game.leave()


def test_ezra_bridger_lets_the_opponent_discard_two_cards_instead(scene):
    game = _ezra(scene, hand=["Rancor", "Nightsister", "AT-ST"])
    game.choose(game.options[1])
    assert len(game.pile("hand", "dark")) == 1
    assert len(game.pile("discard", "dark")) == 2
    assert game.focus("Scout") == 0
    game.leave()
