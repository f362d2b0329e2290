"""The cards of The Lost Commander (set 271)."""

from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, rebels


def test_captain_rex_gains_as_many_icons_as_affiliations_are_among_your_cards(scene):
    light = rebels(units=["Captain Rex", dummy("Jedi", "light", affiliation="Jedi")])
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Captain Rex", defenders=("Foe",))
    before = icons_of(game, "Captain Rex")
    game.skip_to("reaction", "light")
    game.choose("use Captain Rex")
    # Rebels and Jedi; the neutral objectives are of no affiliation.
    game.choose("value Captain Rex unit damage")
    game.choose("value Captain Rex tactics")
    after = icons_of(game, "Captain Rex")
    gained = {kind: after[kind] - before.get(kind, 0) for kind in after}
    assert {kind: n for kind, n in gained.items() if n} == {"damage": 1, "tactics": 1}
    game.leave()
