"""The cards of Echo Base Defense (set 39)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of


@pytest.mark.parametrize("bases", [0, 1, 2])
def test_wilderness_fighters_gain_unit_damage_for_each_hoth_objective_of_yours(scene, bases):
    light = Side(
        objectives=[
            *(objective(f"Base {n}", side="light", traits=["Hoth"]) for n in range(bases)),
            objective("Elsewhere", side="light", traits=["Endor"]),
        ],
        units=["Wilderness Fighters", dummy("Beast", "light", traits=["Hoth"])],
    )
    dark = Side(objectives=[objective("Theirs", side="dark", traits=["Hoth"])])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    assert icons_of(game, "Wilderness Fighters").get("damage", 0) == bases
    game.leave()


HOTH = objective("Ice Field", side="dark", traits=["Hoth"])
HOME = objective("Cave", side="light", traits=["Hoth"])


@pytest.mark.rule("CONF-18")
@pytest.mark.parametrize(
    ("theirs", "at", "damage"),
    [([], "Echo Base Defense", 0), ([], "Town", 1), ([HOTH], "Echo Base Defense", 1)],
)
def test_more_hoth_objectives_than_the_enemy_take_no_unopposed_damage(scene, theirs, at, damage):
    light = Side(objectives=["Echo Base Defense", objective("Town")])
    light.units = [dummy("Yak", "light", traits=["Hoth"])]
    dark = Side(units=[dummy("Walker"), dummy("Beast", traits=["Hoth"])])
    dark.objectives = [*theirs, objective("Den", side="dark")]
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, at, "Walker")
    game.skip_to("engage")
    assert game.damage(at) == damage


@pytest.mark.rule("CONF-18")
def test_echo_base_defense_protects_no_hoth_objective_of_the_enemy(scene):
    light = Side(objectives=["Echo Base Defense", HOME], units=[dummy("Wing", "light")])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(objectives=[HOTH]),
        light=light,
        abilities=True,
    )
    engage(game, "Ice Field", "Wing")
    game.skip_to("commit")
    assert game.damage("Ice Field") == 1
    game.leave()


def test_echo_base_defense_takes_damage_of_blast_icons(scene):
    light = Side(objectives=["Echo Base Defense"])
    dark = Side(units=[dummy("Walker", icons=(0, 2, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Echo Base Defense", "Walker")
    game.skip_to("engage") if game.decision.kind != "engage" else None
    assert game.damage("Echo Base Defense") == 2
    game.leave()


def _attacked(scene, *bases):
    dark = Side(units=[dummy(title, icons=(0, 1, 0)) for title in ("First", "Second", "Third")])
    light = Side(enhancements=[("Subzero Defenses", None)], objectives=bases)
    return scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)


def test_subzero_defenses_destroys_the_first_that_strikes_against_hoth_each_turn(scene):
    game = _attacked(scene, HOME, objective("Yavin", side="light"))
    engage(game, "Yavin", "First")
    engage(game, "Cave", "Second", "Third")
    while game.decision.kind != "commit":
        game.decline()
    # The first strike of the turn was none against a Hoth objective; the third was not the first.
    assert [game.zone(card) for card in ("First", "Second", "Third")] == [
        *("in play", "discard pile", "in play")
    ]
    assert game.damage("Cave") == 3  # both strikes, and the bonus
    game.leave()


def test_subzero_defenses_remembers_what_the_first_strike_destroyed(scene):
    weak = objective("Weak", side="light", traits=["Hoth"], capacity=1)
    game = _attacked(scene, HOME, weak)
    engage(game, "Weak", "First")
    engage(game, "Cave", "Second")
    game.skip_to("commit")
    assert (game.zone("Weak"), game.zone("First")) == ("victory pile", "discard pile")
    assert game.zone("Second") == "in play"
    game.leave()


@pytest.mark.parametrize(
    ("active", "at", "attacker", "defender"),
    [("dark", "Cave", "First", "Guard"), ("light", "Ice Field", "Guard", "First")],
)
def test_subzero_defenses_destroys_no_defender(scene, active, at, attacker, defender):
    """Neither its own side's, nor an enemy of which a Hoth objective of the enemy is attacked."""
    dark = Side(units=[dummy("First")], objectives=[HOTH])
    light = Side(units=[dummy("Guard", "light")], objectives=[HOME])
    light.enhancements = [("Subzero Defenses", None)]
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    engage(game, at, attacker, defenders=(defender,))
    game.skip_to("commit")
    zones = [game.zone(title) for title in ("First", "Guard")]
    assert zones == ["discard pile" if active == "dark" else "in play", "in play"]
    game.leave()


@pytest.mark.parametrize("turns", [1, 2])
def test_subzero_defenses_counts_anew_each_turn(scene, turns):
    game = _attacked(scene, HOME, objective("Yavin", side="light"))
    for title in ("First", "Second")[:turns]:
        engage(game, "Cave", title)
        game.skip_to("commit", "dark")
        game.decline()
    gone = [title for title in ("First", "Second") if game.zone(title) == "discard pile"]
    assert gone == ["First", "Second"][:turns]
    game.leave()


@pytest.mark.parametrize("via", ["unopposed", "unit_damage", "blast_damage", "icons", "effect"])
def test_what_is_damaged_by_a_text_asks_of_any_means_that_cannot_be(scene, via):
    """A look ahead knows of a cause, but not yet of the way in which the damage will come about."""
    ward = f"constant: {{modifiers: {{of: {{title: Town}}, cannot: {{be: damaged, via: {via}}}}}}}"
    light = Side(objectives=[objective("Town", text=ward), objective("Camp")])
    blow = "{place: damage, to: {target: {type: objective, side: enemy}}}"
    gun = objective("Gun", side="dark", text=f"action: {{do: [{blow}], limit: {{per: turn}}}}")
    game = scene(active="dark", dark=Side(objectives=[gun]), light=light, abilities=True)
    game.choose("use Gun")
    if via == "effect":  # it cannot be chosen to take damage; there is one other
        assert (game.damage("Town"), game.damage("Camp")) == (0, 1)
    else:
        game.offers("target Town", "target Camp")
        game.choose("target Town")
        assert (game.damage("Town"), game.damage("Camp")) == (1, 0)
    game.leave()
