"""The cards of The Reawakening (set 169)."""

from kit.scenario import Side
from real_cards import dummy


def test_the_reawakening_discards_one_of_the_top_two_cards_after_a_won_struggle(scene):
    dark = Side(objectives=["The Reawakening"], units=[dummy("Sith", force=3)], committed=["Sith"])
    game = scene(phase="force", active="light", dark=dark, light=Side(), abilities=True)
    before = game.pile("deck", "light")
    game.skip_to("reaction", "dark")
    game.choose("use The Reawakening")
    game.choose("value The Reawakening light")
    game.offers(f"choose {before[-1]}", f"choose {before[-2]}")
    game.choose(f"choose {before[-2]}")
    assert game.pile("deck", "light") == [*before[:-2], before[-1]]
    assert game.pile("discard", "light") == [before[-2]]
    game.leave()
