"""General Veers (283-2): a Walker that reacts in its strike strikes twice."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import has_keyword

REACTS = (
    "reaction: {when: {focused_to_strike: self}, do: [{place: focus, to: {each: {title: Idle}}}]}"
)
GIVES = (
    "constant: {modifiers: [{of: {title: Walker}, gain: {ability: [{reaction: "
    "{when: {focused_to_strike: self}, do: [{place: focus, to: {each: {title: Idle}}}]}}]}}]}"
)
RARER_BOARD = {"283-2": "a Walker with a Reaction of its own strikes, with him as its pilot"}


def _strike(scene, *, text=REACTS, kind="Walker", piloted=True, reacts=True, gift=()):
    """A walker attacks; it may react to being focused."""
    traits = ("Vehicle", kind)
    walker = unit("Walker", side="dark", icons=(1, 1, 0), traits=traits, text=text, capacity=5)
    dark = Side(
        units=[walker, dummy("Idle")],
        enhancements=[("283-2", "Walker")] if piloted else [],
        objectives=[objective("Lair", side="dark"), clock("dark"), *gift],
    )
    light = Side(objectives=[objective("Base", side="light", capacity=9), clock("light")])
    light.units = [dummy("Foe", "light", capacity=9)]
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Base", "Walker", defenders=("Foe",))
    while "use Walker" not in game.options and "use General Veers" not in game.options:
        if game.decision.kind == "engage":
            return game
        game.decline()
    if "use Walker" in game.options:
        game.choose("use Walker") if reacts else game.pass_()
    return game


def _to_the_end(game):
    """Whether Veers is offered before the engagement is over."""
    offered = False
    while game.decision.kind != "engage":
        if "use General Veers" in game.options:
            offered = True
            game.choose("use General Veers")
        else:
            game.decline()
    game.leave()
    return offered


@pytest.mark.rule("STRIKE-07")
def test_the_icons_of_a_walker_that_reacted_resolve_again(scene):
    game = _strike(scene)
    assert _to_the_end(game)
    assert (game.damage("Foe"), game.damage("Base")) == (2, 2)


@pytest.mark.parametrize(
    "more",
    [
        {"reacts": False},
        {"text": ()},
        {"kind": "Fighter"},
        {"piloted": False},
        {"text": (), "gift": (objective("Gift", side="dark", text=GIVES),)},
    ],
)
def test_only_a_walker_that_used_its_own_reaction_strikes_on(scene, more):
    game = _strike(scene, **more)
    assert not _to_the_end(game)
    assert (game.damage("Foe"), game.damage("Base")) == (1, 1)


@pytest.mark.rule("PILOT-05")
@pytest.mark.parametrize("as_pilot", [True, False])
def test_walkers_of_his_side_are_elite(scene, as_pilot):
    walker = dummy("Walker", traits=["Vehicle", "Walker"])
    dark = Side(units=[walker, dummy("Wing", traits=["Vehicle"])])
    if as_pilot:
        dark.enhancements = [("283-2", "Wing")]
    else:
        dark.units = [*dark.units, "283-2"]
    light = Side(units=[dummy("Their walker", "light", traits=["Walker"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    names = ("Walker", "Wing", "Their walker")
    elite = [has_keyword(game.state, game.card(name), "elite") for name in names]
    assert elite == [True, False, False]
    game.leave()
