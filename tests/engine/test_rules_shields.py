"""Shields against damage and focus tokens (SHIELD, TC-72, TC-76)."""

import pytest
from card_makers import enhancement, objective, unit
from damage_parts import (
    button,
    constant,
    each,
    engage,
    everything,
    interrupt,
    protect,
    reaction,
    salvo,
    titled,
)
from scenario import Side

from swlcg_deck.engine.verbs.choosing import Select
from swlcg_deck.engine.verbs.tokens import (
    Deal,
    FocusCard,
    MoveShield,
    PlaceFocus,
    PlaceShield,
)


def shielder(*titles, again=False, side="light"):
    """An action that puts a shield on one of the cards."""
    return button(
        side,
        PlaceShield("target", again=again),
        title="Shielder",
        targets=(
            Select(
                "target",
                titled(*titles),
                targeting=True,
            ),
        ),
    )


def freezer(amount, *titles, side="dark", **parts):
    """An action that puts focus tokens on cards."""
    return button(side, each(*titles), PlaceFocus("each", amount), title="Freezer", **parts)


@pytest.mark.rule("SHIELD-01")
@pytest.mark.rule("SHIELD-02")
def test_a_shield_goes_on_an_unshielded_unit_or_objective_and_nowhere_else(scene):
    put = button("light", each("Ace", "Bel", "Base", "Armour"), PlaceShield("each"), title="All")
    armour = enhancement("Armour", {"type": "unit"}, side="light")
    game = scene(
        active="light",
        light=Side(
            objectives=[put, objective("Base", side="light")],
            units=[unit("Ace", side="light"), unit("Bel", side="light")],
            enhancements=[(armour, "Ace")],
            shields={"Bel": 1},
        ),
    )
    game.choose("use All")
    names = ("Ace", "Bel", "Base", "Armour")
    assert [game.shields(name) for name in names] == [1, 1, 1, 0]
    game.skip_to("engage", "light")


@pytest.mark.rule("SHIELD-02")
def test_a_card_with_a_shield_cannot_get_another(scene):
    game = scene(
        active="light",
        light=Side(
            objectives=[shielder("Ace"), button("light")],
            units=[unit("Ace", side="light")],
            shields={"Ace": 1},
        ),
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("SHIELD-05")
@pytest.mark.rule("DMG-05")
@pytest.mark.rule("TC-72")
@pytest.mark.parametrize(("answer", "damage", "left"), [("shield", 1, 0), ("take", 2, 1)])
def test_a_shield_may_prevent_one_damage_of_an_enemy_effect(scene, answer, damage, left):
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace")]),
        light=Side(units=[unit("Ace", side="light", capacity=5)], shields={"Ace": 1}),
    )
    game.choose("use Salvo")
    game.asks("shield", "light")
    game.offers("shield Ace", "take Ace")
    game.choose(f"{answer} Ace")
    game.asks("action", "dark")
    assert (game.damage("Ace"), game.shields("Ace")) == (damage, left)


def _strike(scene, striking, **icons):
    """A dark attacker and a light defender, both shielded, of which one strikes first."""
    first = {"keywords": ({"edge": 1},)}
    ours = unit("Raider", side="dark", capacity=5, **(icons if striking == "dark" else {}), **first)
    theirs = unit("Ace", side="light", capacity=5, **(icons if striking == "light" else {}))
    game = scene(
        phase="conflict",
        dark=Side(units=[ours], shields={"Raider": 1}),
        light=Side(units=[theirs], shields={"Ace": 1, "Objective 4": 1}),
    )
    engage(game, "Objective 4", defenders=("Ace",))
    return game


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("OPEN-13")
@pytest.mark.rule("CHG-18")
@pytest.mark.parametrize(("striking", "hit"), [("dark", "Ace"), ("light", "Raider")])
def test_a_shield_stops_damage_of_attackers_and_of_defenders(scene, striking, hit):
    game = _strike(scene, striking, icons=(1, 0, 0))
    game.asks("shield", "light" if striking == "dark" else "dark")
    game.choose(f"shield {hit}")
    assert (game.damage(hit), game.shields(hit)) == (0, 0)
    game.skip_to("commit", "dark")


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("CHG-18")
def test_a_shield_on_the_objective_stops_the_unopposed_damage(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark")]),
        light=Side(shields={"Objective 4": 1}),
    )
    engage(game, "Objective 4")
    game.asks("shield", "light")
    game.choose("shield Objective 4")
    assert (game.damage("Objective 4"), game.shields("Objective 4")) == (0, 0)
    game.skip_to("balance")


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("FAQ-15")
@pytest.mark.rule("CHG-18")
def test_a_shield_stops_the_damage_of_the_balance_phase(scene):
    game = scene(phase="balance", active="light", dark=Side(shields={"Objective 2": 1}))
    game.choose("Objective 2")
    game.asks("shield", "dark")
    game.choose("shield Objective 2")
    assert (game.damage("Objective 2"), game.shields("Objective 2")) == (0, 0)
    game.asks("action")


@pytest.mark.rule("SHIELD-04")
@pytest.mark.rule("RB-16")
@pytest.mark.rule("QS-10")
@pytest.mark.rule("OPEN-14")
def test_a_shield_does_nothing_against_its_own_controllers_costs_and_effects(scene):
    own = button(
        "dark",
        each("Ace"),
        Deal("each", 1),
        PlaceFocus("each", 1),
        title="Own",
        cost=(each("Payer", name="payer"), FocusCard("payer"), Deal("payer", 1)),
    )
    game = scene(
        dark=Side(
            objectives=[own],
            units=[unit("Ace", side="dark", capacity=3), unit("Payer", side="dark", capacity=3)],
            shields={"Ace": 1, "Payer": 1},
        ),
    )
    game.choose("use Own")
    assert [game.damage(name) for name in ("Ace", "Payer")] == [1, 1]
    assert [game.focus(name) for name in ("Ace", "Payer")] == [1, 1]
    assert [game.shields(name) for name in ("Ace", "Payer")] == [1, 1]
    game.skip_to("balance")


@pytest.mark.rule("SHIELD-04")
@pytest.mark.rule("RB-16")
def test_paying_and_striking_are_not_stopped_by_shields(scene):
    mine = unit("Mine", side="dark", resources=2)
    game = scene(
        phase="deployment",
        dark=Side(
            units=[mine],
            objectives=[],
            hand=[unit("Recruit", side="dark", cost=2)],
            shields={"Mine": 1},
        ),
    )
    game.choose("play Recruit")
    game.choose("generate Mine 2")
    assert (game.focus("Mine"), game.shields("Mine")) == (2, 1)
    game.skip_to("commit")
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark")], shields={"Raider": 1}),
    )
    engage(game, "Objective 4")
    game.skip_to("balance")
    assert (game.focus("Raider"), game.shields("Raider")) == (1, 1)


@pytest.mark.rule("SHIELD-06")
@pytest.mark.rule("FAQ-11")
@pytest.mark.rule("FAQ-12")
@pytest.mark.rule("KEY-09")
@pytest.mark.rule("DMG-08")
def test_the_protectors_shield_prevents_one_but_lets_it_take_no_more(scene):
    ward = unit("Ward", side="light", capacity=9, traits=("Rebel",))
    guard = unit("Guard", side="light", capacity=2, keywords=(protect(),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 4, "Ward")]),
        light=Side(units=[ward, guard], shields={"Guard": 1, "Ward": 1}),
    )
    game.choose("use Salvo")
    game.offers("protect Guard 1 of Ward", "protect Guard 2 of Ward", "done")
    game.choose("protect Guard 2 of Ward")
    game.asks("shield", "light")
    game.choose("take Ward")
    game.asks("shield", "light")
    game.choose("shield Guard")
    game.asks("action", "dark")
    assert (game.damage("Ward"), game.damage("Guard")) == (2, 1)


@pytest.mark.rule("DMG-08")
def test_the_shield_of_a_card_whose_damage_was_moved_is_not_used(scene):
    ward = unit("Ward", side="light", capacity=9, traits=("Rebel",))
    guard = unit("Guard", side="light", capacity=2, keywords=(protect(),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ward")]),
        light=Side(units=[ward, guard], shields={"Ward": 1}),
    )
    game.choose("use Salvo")
    game.choose("protect Guard 1 of Ward")
    game.asks("action", "dark")
    assert (game.damage("Guard"), game.shields("Ward")) == (1, 1)


@pytest.mark.rule("SHIELD-07")
def test_shields_go_at_their_controllers_refresh_only(scene):
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(shields={"Objective 1": 1}),
        light=Side(shields={"Objective 4": 1}, hand=[unit("Card", side="light")]),
    )
    game.skip_to("action", "dark")
    assert (game.shields("Objective 1"), game.shields("Objective 4")) == (0, 1)


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("SHIELD-08")
@pytest.mark.rule("SHIELD-10")
@pytest.mark.rule("TC-76")
@pytest.mark.parametrize(
    ("tactics", "answer", "focus"), [(2, "shield", 1), (1, "shield", 0), (2, "take", 2)]
)
def test_a_shield_may_take_one_focus_token_of_tactics(scene, tactics, answer, focus):
    raider = unit("Raider", side="dark", icons=(0, 0, tactics), keywords=({"edge": 1},))
    game = scene(
        phase="conflict",
        dark=Side(units=[raider]),
        light=Side(units=[unit("Ace", side="light", icons=(1, 0, 0))], shields={"Ace": 1}),
    )
    engage(game, "Objective 4", defenders=("Ace",))
    game.asks("shield", "light")
    game.choose(f"{answer} Ace")
    game.skip_to("commit", "dark")
    struck = not focus
    assert game.damage("Raider") == int(struck)
    assert game.focus("Ace") == focus + int(struck)
    assert game.shields("Ace") == (0 if answer == "shield" else 1)


@pytest.mark.rule("SHIELD-08")
@pytest.mark.rule("TC-76")
def test_every_controller_decides_before_any_focus_token_is_placed(scene):
    watch = objective("Watch", side="light", abilities=(interrupt("focus_placed"),))
    game = scene(
        dark=Side(objectives=[freezer(1, "Ace", "Bel", "Cal")]),
        light=Side(
            objectives=[watch],
            units=[unit(name, side="light") for name in ("Ace", "Bel", "Cal")],
            shields={"Ace": 1, "Bel": 1},
        ),
    )
    game.choose("use Freezer")
    game.choose("shield Ace")
    game.asks("shield", "light")
    assert game.focus("Cal") == 0
    game.choose("take Bel")
    game.asks("interrupt", "light")
    assert game.names(game.state.stack[-1].event.cards) == ["Bel", "Cal"]
    assert game.focus("Bel") == game.focus("Cal") == 0
    game.pass_()
    assert [game.focus(name) for name in ("Ace", "Bel", "Cal")] == [0, 1, 1]
    game.asks("action")


@pytest.mark.rule("TC-76")
def test_tokens_of_a_cost_are_not_shielded_but_may_be_interrupted(scene):
    watch = objective("Watch", side="dark", abilities=(interrupt("focus_placed"),))
    own = button("dark", cost=(each("Payer"), FocusCard("each")))
    game = scene(
        dark=Side(objectives=[own, watch], units=[unit("Payer", side="dark")], shields={"Payer": 1})
    )
    game.choose("use Button")
    game.asks("interrupt", "dark")
    game.pass_()
    assert (game.focus("Payer"), game.shields("Payer")) == (1, 1)
    game.skip_to("balance")


@pytest.mark.rule("SHIELD-09")
def test_using_a_shield_opens_no_window_and_cannot_be_interrupted(scene):
    watch = objective(
        "Watch", side="dark", abilities=(interrupt("initiated"), reaction("initiated"))
    )
    game = scene(
        phase="conflict",
        dark=Side(
            objectives=[watch, button("dark")], units=[unit("Brute", side="dark", icons=(2, 0, 0))]
        ),
        light=Side(units=[unit("Ace", side="light", capacity=5)], shields={"Ace": 1}),
    )
    engage(game, "Objective 4", defenders=("Ace",))
    game.skip_to("shield")
    assert game.damage("Ace") == 0
    game.choose("shield Ace")
    assert game.damage("Ace") == 1
    game.asks("action", "dark")


@pytest.mark.rule("SHIELD-10")
@pytest.mark.parametrize("kind", ["damage", "focus"])
def test_a_text_may_take_the_choice_of_a_shield_away(scene, kind):
    piercing = objective(
        "Piercing", side="dark", abilities=(constant("cannot", everything, key="shielded"),)
    )
    source = salvo("dark", 1, "Ace", title="Go") if kind == "damage" else freezer(1, "Ace")
    game = scene(
        dark=Side(objectives=[source, piercing]),
        light=Side(units=[unit("Ace", side="light")], shields={"Ace": 1}),
    )
    game.choose("use")
    game.asks("action", "dark")
    assert game.damage("Ace") + game.focus("Ace") == 1
    assert game.shields("Ace") == 1


@pytest.mark.rule("SHIELD-11")
@pytest.mark.rule("OPEN-48")
def test_by_card_text_a_card_has_two_shields_and_each_prevents_one(scene):
    game = scene(
        active="light",
        dark=Side(objectives=[salvo("dark", 3, "Ace")]),
        light=Side(
            objectives=[shielder("Ace", again=True)],
            units=[unit("Ace", side="light", capacity=5)],
            shields={"Ace": 1},
        ),
    )
    game.choose("use Shielder")
    assert game.shields("Ace") == 2
    game.choose("use Salvo")
    game.choose("shield Ace")
    game.asks("shield", "light")
    game.choose("shield Ace")
    game.asks("action")
    assert (game.damage("Ace"), game.shields("Ace")) == (1, 0)


@pytest.mark.rule("SHIELD-02")
def test_a_shield_is_not_moved_to_a_shielded_card(scene):
    mover = button(
        "light",
        each("Ace", name="giver"),
        each("Bel", name="taker"),
        MoveShield("giver", "taker"),
        title="Mover",
    )
    game = scene(
        active="light",
        light=Side(
            objectives=[mover, button("light")],
            units=[unit("Ace", side="light"), unit("Bel", side="light")],
            shields={"Ace": 1, "Bel": 1},
        ),
    )
    game.offers("use Button", "pass")
