"""The cards of Honor Among Thieves (set 174)."""

from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _dying(scene, title):
    """A unit dies to a Shooter; light may answer with One Last Trick."""
    light = Side(
        hand=["One Last Trick"],
        units=[unit("Two", side="light", cost=2, capacity=1), dummy("Friend", "light", cost=3)],
        affiliation="Smugglers and Spies",
    )
    dark = Side(
        units=[
            dummy("Shooter", icons=(1, 0, 0), cost=1),
            unit("Peer", side="dark", cost=2, capacity=1),
            dummy("Giant", cost=3),
        ]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Shooter", defenders=("Two",))
    game.skip_to("interrupt", "light")
    game.choose("use One Last Trick")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    return game


def test_one_last_trick_focuses_a_unit_that_costs_no_more_than_the_one_that_leaves(scene):
    game = _dying(scene, "Two")
    # Whose it is does not matter, but the Giant and the Friend cost more; Two itself is there yet.
    game.offers("target Shooter", "target Peer", "target Two")
    game.choose("target Peer")
    assert (game.focus("Peer"), game.focus("Giant"), game.focus("Friend")) == (1, 0, 0)
    assert game.zone("Two") == "discard pile"
    game.leave()
