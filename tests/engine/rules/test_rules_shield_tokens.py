"""Shield tokens: where they go, and what they do against focus tokens (SHIELD, TC-76)."""

import pytest
from kit.abilities import anything, button, gains, the, titled
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo

from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import (
    PlaceFocus,
    PlaceShield,
)


def shielder(*titles, again=False, side="light"):
    """An action that puts a shield on one of the cards."""
    return button(
        "Shielder",
        PlaceShield("target", again=again),
        side=side,
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
    return button("Freezer", the(*titles), PlaceFocus("them", amount), side=side, **parts)


@pytest.mark.rule("SHIELD-01")
@pytest.mark.rule("SHIELD-02")
def test_a_shield_goes_on_an_unshielded_unit_or_objective_and_nowhere_else(scene):
    put = objective(
        "All",
        side="light",
        text="action: {do: [{place: shield, to: {each: {title: [Ace, Bel, Base, Armour]}}}]}",
    )
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
            objectives=[
                shielder("Ace"),
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
            units=[unit("Ace", side="light")],
            shields={"Ace": 1},
        ),
    )
    game.offers("use Button", "pass")


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
    watch = objective(
        "Watch",
        side="light",
        text=(
            "interrupt: {when: {focus_placed: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
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
    watch = objective(
        "Watch",
        side="dark",
        text=(
            "interrupt: {when: {focus_placed: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    own = objective(
        "Button",
        side="dark",
        text=(
            "action: {cost: [{focus: {each: {title: Payer}}}], do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
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
        "Watch",
        side="dark",
        text=(
            (
                "interrupt: {when: {initiated: any}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: {initiated: any}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    game = scene(
        phase="conflict",
        dark=Side(
            objectives=[
                watch,
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
            units=[unit("Brute", side="dark", icons=(2, 0, 0))],
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
        "Piercing", side="dark", abilities=(gains("cannot", anything, key="shielded"),)
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
    mover = objective(
        "Mover",
        side="light",
        text=(
            "action: {do: [{move: shield, from: {each: {title: Ace}}, to: {each: {title: Bel}}}]}"
        ),
    )
    game = scene(
        active="light",
        light=Side(
            objectives=[
                mover,
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
            units=[unit("Ace", side="light"), unit("Bel", side="light")],
            shields={"Ace": 1, "Bel": 1},
        ),
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("RB-13")
def test_there_is_no_limit_on_tokens(scene):
    game = scene(
        dark=Side(objectives=[freezer(500, "Ace")]), light=Side(units=[unit("Ace", side="light")])
    )
    game.choose("use Freezer")
    game.choose("use Freezer")
    assert game.focus("Ace") == 1000
    game.asks("action")


@pytest.mark.rule("SHIELD-08")
def test_a_card_whose_only_token_a_shield_has_taken_has_had_none_placed(scene):
    """What reacts to the tokens sees the other card alone."""
    watch = objective(
        "Watch",
        side="light",
        text=(
            "reaction: {when: {focus_placed: {title: Ace}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    for answer, seen in (("shield", False), ("take", True)):
        game = scene(
            dark=Side(objectives=[freezer(1, "Ace", "Bel")]),
            light=Side(
                objectives=[watch],
                units=[unit(name, side="light") for name in ("Ace", "Bel")],
                shields={"Ace": 1},
            ),
        )
        game.choose("use Freezer")
        game.choose(f"{answer} Ace")
        assert (game.focus("Ace"), game.focus("Bel")) == (int(seen), 1)
        assert (game.decision.kind == "reaction") is seen
        game.leave()
