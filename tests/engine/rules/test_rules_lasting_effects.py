"""Effects that last, what ends them, and what waits for the end of a period (ABIL-22, TIME-31)."""

import pytest
from kit.abilities import action, is_unit, own_unit, target
from kit.card_makers import objective, unit
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Limit, Modifier
from swlcg_deck.engine.facts.characteristics import capacity, icons
from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.flow import later
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceShield, RemoveDamage

ICON = Modifier(what="icons", of=is_unit, key=0, add=1)


def drill(until="phase", **parts):
    """Action: a target unit gains an icon for a time."""
    return action(
        Apply(0, on="target", until=until), targets=(target(),), modifiers=(ICON,), **parts
    )


def shown(game, title):
    return icons(game.state, game.card(title))[0]


@pytest.mark.rule("ABIL-22")
@pytest.mark.rule("TIME-31")
@pytest.mark.parametrize(("until", "lasts"), [("phase", False), ("turn", True)])
def test_a_lasting_effect_ends_with_the_period_it_names(scene, until, lasts):
    camp = objective("Camp", side="dark", abilities=(drill(until, limit=Limit(1, "turn")),))
    late = objective("Late", side="dark", text="action: {do: [{place: shield, to: self}]}")
    game = scene(
        phase="draw", dark=Side(objectives=[camp, late], units=[unit("Guard", side="dark")])
    )
    game.skip_to("action", "dark")
    game.choose("use Camp")
    assert shown(game, "Guard") == 1
    game.pass_()
    game.asks("action", "dark")
    assert shown(game, "Guard") == int(lasts)


@pytest.mark.rule("ABIL-22")
@pytest.mark.rule("ABIL-30")
def test_a_card_that_leaves_play_and_returns_is_new(scene):
    camp = objective("Camp", side="dark", abilities=(drill(limit=Limit(1, "turn")),))
    trip = objective(
        "Trip",
        side="dark",
        text=(
            "action: {do: [{send: {target: {type: unit}, bind: prey}, to: hand}, "
            "{put_into_play: prey}]}"
        ),
    )
    guard = unit(
        "Guard", side="dark", text="action: {do: [{place: focus, to: self}], limit: {per: turn}}"
    )
    game = scene(dark=Side(objectives=[camp, trip], units=[guard]))
    game.choose("use Camp")
    game.choose("use Guard")
    assert (shown(game, "Guard"), game.focus("Guard")) == (1, 1)
    game.offers("use Trip", "pass")
    game.choose("use Trip")
    assert game.zone("Guard") == "in play"
    assert (shown(game, "Guard"), game.focus("Guard")) == (0, 0)
    # Its limit is forgotten too, that of the camp is not.
    game.offers("use Trip", "use Guard", "pass")


@pytest.mark.rule("ABIL-22")
def test_a_lasting_effect_stays_on_the_cards_it_was_put_on(scene):
    def exhausted(state, scope, card):
        return is_unit(state, scope, card) and state.focus[card] > 0

    wake = (
        "action: {do: [{apply: {gain: {unit_damage: 1}}, to: {target: {type: unit, "
        "is: exhausted}}, until: phase}]}"
    )
    game = scene(
        dark=Side(
            objectives=[objective("Camp", side="dark", text=wake)],
            units=[unit("Tired", side="dark"), unit("Fresh", side="dark")],
            focus={"Tired": 1},
        )
    )
    game.choose("use Camp")
    assert (shown(game, "Tired"), shown(game, "Fresh")) == (1, 0)
    goes_on(game)


def planner(title, *block):
    """Action: at the end of the phase do something; a use a turn."""
    return objective(
        title,
        side="dark",
        abilities=(action(*later("phase", *block), limit=Limit(1, "turn")),),
    )


@pytest.mark.rule("TIME-31")
@pytest.mark.rule("OPEN-51")
def test_what_waits_for_the_end_is_done_between_interrupts_and_reactions_to_it(scene):
    first = objective(
        "First",
        side="dark",
        text=(
            "interrupt: {when: [{ends: turn}, {ends: phase}, {ends: engagement}, "
            "{ends: edge_battle}, {ends: struggle}], do: [{place: focus, to: self}]}"
        ),
        resources=0,
    )
    plan = planner("Plan", PlaceShield("self"))
    last = objective(
        "Last",
        side="dark",
        text=(
            "reaction: {when: [{ends: turn}, {ends: phase}, {ends: engagement}, "
            "{ends: edge_battle}, {ends: struggle}], do: [{place: focus, to: self}]}"
        ),
        resources=0,
    )
    game = scene(dark=Side(objectives=[first, plan, last]))
    game.choose("use Plan")
    assert asked(game) == "interrupt dark on ends"
    assert game.shields("Plan") == 0
    game.pass_()
    assert asked(game) == "reaction dark on ends"
    assert game.shields("Plan") == 1
    game.pass_()
    # Done once: the next phase ends without it.
    assert asked(game) != "delayed dark on ends"
    goes_on(game)


@pytest.mark.rule("OPEN-51")
@pytest.mark.rule("MOD-02")
def test_the_active_player_orders_what_happens_at_the_end_and_what_ends_then(scene):
    tough = action(
        Apply(0, on="target"),
        targets=(target(own_unit),),
        modifiers=(Modifier(what="capacity", of=is_unit, add=1),),
        limit=Limit(1, "turn"),
    )
    mend = later("phase", RemoveDamage("target"))
    mender = action(*mend, targets=(target(own_unit),), limit=Limit(1, "turn"))
    heal = objective("Heal", side="dark", abilities=(mender,))
    gun = objective(
        "Gun",
        side="light",
        abilities=(action(Deal("target", 2), targets=(target(),), limit=Limit(1, "turn")),),
    )

    def at_the_end():
        game = scene(
            phase="deployment",
            active="dark",
            dark=Side(
                objectives=[objective("Camp", side="dark", abilities=(tough,)), heal],
                units=[unit("Guard", side="dark")],
            ),
            light=Side(objectives=[gun]),
        )
        game.choose("use Camp")
        game.choose("use Gun")
        game.choose("use Heal")
        assert asked(game) == "delayed dark on ends"
        game.offers("instruction Heal 0", "expire")
        return game

    game = at_the_end()
    assert (capacity(game.state, game.card("Guard")), game.damage("Guard")) == (3, 2)
    game.choose("instruction Heal")
    assert (game.zone("Guard"), game.damage("Guard")) == ("in play", 1)
    assert capacity(game.state, game.card("Guard")) == 2
    goes_on(game)
    other = at_the_end()
    other.choose("expire")
    assert other.zone("Guard") == "discard pile"
    goes_on(other)


@pytest.mark.rule("MOD-02")
def test_two_instructions_for_one_moment_come_in_the_active_players_order(scene):
    game = scene(
        dark=Side(
            objectives=[planner("One", PlaceShield("self")), planner("Two", PlaceShield("self"))]
        )
    )
    game.choose("use One")
    game.choose("use Two")
    assert asked(game) == "delayed dark on ends"
    game.offers("instruction One 0", "instruction Two 1")
    game.choose("instruction Two")
    assert (game.shields("One"), game.shields("Two")) == (1, 1)
    goes_on(game)


@pytest.mark.rule("ABIL-24")
def test_the_player_who_controls_a_card_starts_its_abilities_and_chooses_for_them(scene):
    gun = unit(
        "Gun",
        side="light",
        text=(
            "action: {do: [{place: damage, to: {target: {type: unit, side: friendly}}}]}",
            "reaction: {when: {damaged: any}, do: [{place: shield, to: self}]}",
        ),
    )
    take = "action: {do: [{control: {target: {title: Gun}}}], limit: {per: turn}}"
    game = scene(
        dark=Side(
            objectives=[objective("Take", side="dark", text=take)],
            units=[unit("A", side="dark"), unit("B", side="dark")],
        ),
        light=Side(units=[gun]),
    )
    game.choose("use Take")
    # "Friendly" on it is now said by the dark side, who also has the options.
    assert asked(game) == "action dark"
    game.choose("use Gun")
    assert asked(game) == "target dark"
    game.offers("target A", "target B", "target Gun")
    game.choose("target A")
    assert asked(game) == "reaction dark on damaged"


@pytest.mark.rule("ABIL-24")
@pytest.mark.rule("RB-22")
@pytest.mark.rule("DEF-14")
def test_enemy_and_friendly_are_about_control_not_ownership(scene):
    guard = objective(
        "Guard",
        side="light",
        text="constant: {modifiers: {of: {type: unit, side: enemy}, gain: {unit_damage: 1}}}",
    )
    take = objective(
        "Take", side="dark", text="action: {do: [{control: {target: {type: unit, side: enemy}}}]}"
    )
    game = scene(
        dark=Side(objectives=[take], units=[unit("Own", side="dark")]),
        light=Side(objectives=[guard], units=[unit("Turncoat", side="light")]),
    )
    assert (shown(game, "Own"), shown(game, "Turncoat")) == (1, 0)
    game.choose("use Take")
    assert game.controller("Turncoat") == "dark"
    assert (shown(game, "Own"), shown(game, "Turncoat")) == (1, 1)
    goes_on(game)
