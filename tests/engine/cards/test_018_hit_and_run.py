"""The cards of Hit and Run (set 18)."""

from fate_battles import battle_of_two
from kit.card_makers import event, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _edge(scene, *, active: str = "light", light_hand=(), dark_hand=(), **half):
    """An engagement in which both place all they have; the light side's objective is at hand."""
    own = {"units": [dummy("Guard", "light"), dummy("Spare", "light")], **half}
    dark = Side(units=[dummy("Foe"), dummy("Other")], hand=dark_hand)
    light = Side(hand=light_hand, **own)
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    game.skip_to("engage", active)
    return game


def _fight(game, at: str, attacker: str, defender: str) -> None:
    engage(game, at, attacker, defenders=(defender,))
    while game.decision.kind == "edge":
        game.choose(game.options[0])


def test_hit_and_run_damages_the_engaged_objective_when_the_attacker_wins_the_edge(scene):
    game = _edge(scene, light_hand=["X-Wing"], objectives=["Hit and Run", objective("Base")])
    _fight(game, "Objective 1", "Guard", "Foe")
    game.asks("reaction", "light")
    game.offers("use Hit and Run", "pass")
    game.choose("use Hit and Run")
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [1, 0, 0]
    game.leave()


def test_hit_and_run_works_once_a_turn(scene):
    plans = [event(f"Plan {n}") for n in (1, 2)]
    game = _edge(scene, light_hand=plans, objectives=["Hit and Run"])
    engage(game, "Objective 1", "Guard", defenders=("Foe",))
    game.choose("place Plan 1")
    game.pass_()
    game.choose("use Hit and Run")
    game.skip_to("engage", "light")
    _fight(game, "Objective 2", "Spare", "Other")
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.damage("Objective 2") == 0


def test_hit_and_run_is_not_for_the_defender_nor_for_a_lost_edge(scene):
    game = _edge(
        scene, active="dark", light_hand=["X-Wing"], objectives=["Hit and Run", objective("Base")]
    )
    _fight(game, "Base", "Foe", "Guard")
    game.asks("engage", "dark")
    lost = _edge(scene, dark_hand=["Advisor to the Emperor"], objectives=["Hit and Run"])
    _fight(lost, "Objective 1", "Guard", "Foe")
    lost.asks("engage", "light")
    assert lost.damage("Objective 1") == 0


def test_a_participating_secret_informant_may_resolve_fate_cards_an_additional_time(scene):
    game = battle_of_two(scene, light=["18-4"], units=["Secret Informant", dummy("Guard", "light")])
    game.choose("Foe")
    game.asks("fate again", "light")
    game.offers("again Heat of Battle", "pass")
    game.choose("again Heat of Battle")
    game.offers("target Foe", "target Other")
    game.choose("Other")
    assert (game.damage("Foe"), game.damage("Other")) == (1, 1)
    # One additional time.
    game.leave()
    assert game.decision.kind != "fate again"


def test_the_secret_informant_need_not(scene):
    game = battle_of_two(scene, light=["18-5"], units=["Secret Informant", dummy("Guard", "light")])
    game.asks("fate again", "light")
    game.pass_()
    assert game.damage("Objective 1") == 1
    game.leave()


def test_two_secret_informants_may_resolve_a_fate_card_two_additional_times(scene):
    game = battle_of_two(scene, light=["18-5"], units=["Secret Informant", "Secret Informant"])
    game.choose("again Target of Opportunity")
    game.choose("again Target of Opportunity")
    assert game.damage("Objective 1") == 3
    game.leave()
    assert game.decision.kind != "fate again"


def test_a_secret_informant_at_home_or_the_enemys_fate_cards_change_nothing(scene):
    light = Side(units=["Secret Informant", dummy("Guard", "light")], hand=["18-5"])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "Guard", defenders=("Foe",))
    game.choose("place Target of Opportunity")
    game.asks("engage", "light")
    assert game.damage("Objective 1") == 1
    other = battle_of_two(
        scene, dark=["21-6"], active="dark", units=["Secret Informant", dummy("Guard", "light")]
    )
    assert other.damage("Objective 4") == 1
    other.leave()
    assert other.decision.kind != "fate again"
