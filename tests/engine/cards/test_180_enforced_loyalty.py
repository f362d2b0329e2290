"""The cards of Enforced Loyalty (set 180)."""

from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by, icons_of


def _vehicle(title):
    return unit(
        title,
        side="light",
        traits=["Vehicle"],
        icons=(1, 1, 0),
        edge_icons=(0, 1, 0),
        capacity=5,
    )


def test_lieutenant_mithel_takes_blast_from_the_first_vehicle_that_strikes_at_him(scene):
    light = Side(units=[_vehicle("One"), _vehicle("Two"), dummy("Man", "light", icons=(0, 1, 0))])
    dark = Side(units=["Lieutenant Mithel"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "One", "Two", "Man", defenders=("Lieutenant Mithel",))
    game.skip_to("strike", "light")
    game.choose("Man")  # no Vehicle, so not the first one
    game.skip_to("reaction", "dark")  # One was hit by his tactics: Two is the first
    game.choose("use Lieutenant Mithel")
    goes_by(game, "Lieutenant Mithel", "commit", "light")
    # The blast of the Man, and neither of Two's.
    assert game.damage("Objective 1") == 1
    assert icons_of(game, "Two") == {"damage": 1, "blast": 1, "edge blast": 1}
