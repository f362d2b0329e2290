"""The cards of Heartless Tactics (set 235)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

from swlcg_deck.engine.facts.characteristics import capacity, force_icons


def _dengar(scene, held):
    dark = Side(units=["235-2"])
    light = Side(units=[dummy("Foe", "light")])
    light.captured = [(dummy(f"Prey {n}", "light"), cell) for n, cell in enumerate(held)]
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Dengar", defenders=("Foe",))
    return game


@pytest.mark.rule("DEF-02")
def test_dengar_gains_a_different_icon_for_each_objective_with_captives(scene):
    game = _dengar(scene, ["Objective 1", "Objective 1", "Objective 2"])
    before = icons_of(game, "Dengar")
    game.skip_to("reaction", "dark")
    game.choose("use Dengar")
    game.choose("value Dengar tactics")
    # Two cards at one objective count once, and no kind comes twice.
    game.offers("value Dengar unit damage", "value Dengar blast damage")
    game.choose("value Dengar blast damage")
    after = icons_of(game, "Dengar")
    gained = {kind: after[kind] - before.get(kind, 0) for kind in after}
    assert {kind: n for kind, n in gained.items() if n} == {"tactics": 1, "blast": 1}
    game.leave()


def test_dengar_gains_nothing_without_captives(scene):
    game = _dengar(scene, [])
    assert game.focus("Dengar") == 1
    game.leave()
    assert "use Dengar" not in game.options


WARDEN = (
    "constant: {modifiers: [{of: self, gain: {force: "
    "{count: {type: objective, controller: you, captured: {at_least: 2}}}}}]}"
)


@pytest.mark.rule("FAQ-27")
@pytest.mark.parametrize(("cells", "number"), [(True, 2), (False, 1)])
def test_fortified_holding_cells_hold_one_more_than_they_do(scene, cells, number):
    den = objective("Den", side="dark", affiliation="Scum and Villainy", capacity=4)
    dark = Side(
        objectives=[den, objective("Jail", side="dark")],
        units=[unit("Warden", side="dark", force=1, text=WARDEN)],
        enhancements=[("Fortified Holding Cells", "Den")] if cells else [],
    )
    light = Side(captured=[("Yoda", "Den"), ("Red Five", "Jail")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert force_icons(game.state, game.card("Warden")) == number
    assert capacity(game.state, game.card("Den")) == (5 if cells else 4)
    game.leave()


def test_security_operator_moves_a_captured_card_to_the_target_objective(scene):
    dark = Side(units=["Security Operator"])
    light = Side(captured=[(dummy("Prisoner", "light"), "Objective 1")])
    game = scene(phase="deployment", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Security Operator")
    game.choose("target Objective 2")
    assert game.host("Prisoner") == "Objective 2"
    game.leave()
