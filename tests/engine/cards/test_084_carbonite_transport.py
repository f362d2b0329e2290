"""The cards of Carbonite Transport (set 84)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("CAP-18")
def test_carbonite_transport_moves_a_captured_card_to_another_objective_of_yours(scene):
    cells = [objective(name, side="dark") for name in ("Cell", "Pit")]
    dark = Side(objectives=["Carbonite Transport", *cells])
    light = Side(captured=[(dummy("Prisoner", "light"), "Cell")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Carbonite Transport")
    assert {option.split(" ")[0] for option in game.options} == {"lay"}
    names = {game.names([option[1]])[0] for option in game.decision.options}
    assert names == {"Carbonite Transport", "Pit"}
    game.choose("Pit")
    assert (game.zone("Prisoner"), game.host("Prisoner")) == ("captured", "Pit")
    game.leave()
