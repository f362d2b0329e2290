"""The cards of Calling in Favors (set 133)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock
from real_cards import dummy, pay

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE
from swlcg_deck.engine.facts.characteristics import capacity, has_trait, resource_value

RARER_BOARD = {"133-5": "an objective with a text is enhanced"}


def _ruse(scene, phase="conflict"):
    light = Side(affiliation="Smugglers and Spies", hand=["Clever Ruse"])
    light.objectives = [objective(name, resources=3) for name in "AB"]
    light.objectives = [*light.objectives, clock("light")]
    dark = Side(
        units=[dummy("Walker")],
        objectives=[objective(name, side="dark") for name in "CD"],
        focus={"C": 3, "D": 1, "Walker": 1},
    )
    return scene(active="light", phase=phase, dark=dark, light=light, abilities=True)


def test_clever_ruse_moves_any_number_of_focus_tokens_within_one_side(scene):
    game = _ruse(scene)
    game.choose("use Clever Ruse")
    pay(game)
    game.choose("target D")
    # Only the other objective of the same player can give, and no unit.
    game.offers("value C 0", "value C 1", "value C 2", "value C 3")
    game.choose("value C 2")
    assert [game.focus(card) for card in ("C", "D", "Walker")] == [1, 3, 1]
    game.leave()


def test_clever_ruse_is_played_during_the_conflict_phase_only(scene):
    game = _ruse(scene, phase="deployment")
    game.asks("action", "light")
    assert "use Clever Ruse" not in game.options


def test_calling_in_favors_keeps_its_tokens_in_the_refresh_phase(scene):
    """What a text takes off is no refreshing."""
    help_ = "action: {do: [{remove: focus, from: {each: {title: Calling in Favors}}}]}"
    light = Side(
        objectives=["Calling in Favors", objective("Help", text=help_), objective("Base")],
        focus={"Calling in Favors": 3, "Base": 1},
    )
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert (game.focus("Calling in Favors"), game.focus("Base")) == (3, 0)
    game.choose("use Help")
    assert game.focus("Calling in Favors") == 2
    game.leave()


KARRDE = "Talon Karrde"


def _karrde(scene, *, remover="light", phase="deployment"):
    """A helper takes a token off him by its action."""
    text = f"action: {{do: [{{remove: focus, from: {{each: {{title: {KARRDE}}}}}}}]}}"
    help_ = objective("Help", side=remover, text=text)
    light = Side(
        units=[
            KARRDE,
            *(dummy(trait, "light", traits=[trait]) for trait in ("Fighter", "Officer")),
            dummy("Barge", "light", traits=["Transport"]),
        ],
        objectives=[objective("Base")],
        focus={KARRDE: 3, "Fighter": 3, "Officer": 3, "Barge": 3},
    )
    dark = Side(
        units=[dummy("Tie", traits=["Fighter"])],
        objectives=[objective("Mine", side="dark")],
        focus={"Mine": 3, "Tie": 1},
    )
    half = light if remover == "light" else dark
    half.objectives = [*half.objectives, help_]
    return scene(phase=phase, active=remover, dark=dark, light=light, abilities=True)


def test_talon_karrde_passes_his_rest_on_once_a_phase(scene):
    game = _karrde(scene)
    game.choose("use Help")
    game.asks("reaction", "light")
    game.offers(f"use {KARRDE}", "pass")
    game.choose(f"use {KARRDE}")
    objectives = ("Base", "Help", "Mine")
    game.offers(*(f"target {card}" for card in ("Fighter", "Barge", "Tie", *objectives)))
    game.choose("target Mine")
    assert [game.focus(card) for card in (KARRDE, "Mine", "Tie", "Fighter")] == [2, 2, 1, 3]
    game.choose("use Help")
    assert game.focus(KARRDE) == 1
    game.asks("action", "light")
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "light")
    game.choose("use Help")
    game.asks("reaction", "light")


def test_talon_karrde_reacts_to_being_refreshed(scene):
    game = _karrde(scene, phase="refresh")
    game.choose(f"use {KARRDE}")
    game.choose("target Fighter")
    # It was refreshed as well.
    assert (game.focus("Fighter"), game.focus("Barge")) == (1, 2)
    game.leave()


def test_talon_karrde_does_not_care_for_what_the_enemy_takes_off(scene):
    game = _karrde(scene, remover="dark")
    game.choose("use Help")
    assert game.focus(KARRDE) == 2
    assert game.decision.kind != "reaction"
    game.leave()


def test_a_skipray_blastboat_is_tired_twice_by_its_strike(scene):
    light = Side(units=["Skipray Blastboat", unit("Pal", side="light", icons=(0, 1, 0))])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Skipray Blastboat", "Pal")
    game.skip_to("commit")
    assert (game.focus("Skipray Blastboat"), game.focus("Pal")) == (2, 1)
    assert game.damage("Objective 1") == 4
    game.leave()


@pytest.mark.parametrize("owner", ["dark", "light"])
def test_dirty_secrets_blank_the_text_of_an_objective_and_not_its_facts(scene, owner):
    facts = {"side": owner, "traits": ["Endor"], "resources": 2, "capacity": 4, "text": idle()}
    told, other = objective("Told", **facts), objective("Other", **facts)
    halves = {side: Side() for side in ("dark", "light")}
    halves[owner].objectives = [told, other]
    halves["light"].enhancements = [("Dirty Secrets", "Told")]
    game = scene(active=owner, **halves, abilities=True)
    assert "use Other" in game.options
    assert "use Told" not in game.options
    state, card = game.state, game.card("Told")
    assert (resource_value(state, card), capacity(state, card)) == (2, 4)
    assert has_trait(state, card, "endor")
    game.leave()
