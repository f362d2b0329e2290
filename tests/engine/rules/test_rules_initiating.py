"""The seven steps of using an ability or playing an event (TIME-14..17, TC-63..69)."""

import pytest
from kit.abilities import FOCUS, NOTHING, action, action_event, enemy_unit, target
from kit.card_makers import fate, objective, unit
from kit.engagements import BOTH, edge_battle
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Ability, Trigger
from swlcg_deck.engine.facts.characteristics import has_trait
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Sacrifice
from swlcg_deck.engine.texts.verbs.flow import Then
from swlcg_deck.engine.texts.verbs.tokens import (
    Deal,
    FocusCard,
    MoveFocus,
    PlaceFocus,
)


def watcher(*events, side="light", title="Watcher"):
    """An objective that may interrupt all these and does nothing: it makes the moments show."""
    when = tuple(Trigger(kind, lambda *_: True, per_batch=True) for kind in events)
    return objective(
        title,
        side=side,
        abilities=(Ability(kind="interrupt", when=when, effect=(NOTHING,)),),
        resources=0,
    )


@pytest.mark.rule("TIME-14")
@pytest.mark.rule("TIME-17")
@pytest.mark.rule("TIME-28")
@pytest.mark.rule("TC-63")
@pytest.mark.rule("TC-65")
@pytest.mark.rule("TC-66")
@pytest.mark.rule("TC-67")
@pytest.mark.rule("CHG-09")
def test_an_event_is_shown_costed_paid_aimed_and_only_then_carried_out(scene):
    raid = action_event("Raid", Deal("target"), targets=(target(enemy_unit),), side="light", cost=2)
    moments = ("cost_set", "focus_placed", "targeted", "played", "damaged")
    game = scene(
        active="light",
        dark=Side(units=[unit("Guard", side="dark"), unit("Other", side="dark")]),
        light=Side(hand=[raid], objectives=[watcher(*moments), objective("Mine", side="light")]),
    )
    game.choose("use Raid")
    seen = []
    while len(seen) < 5:
        kind = asked(game).removeprefix("interrupt light on ")
        seen.append((kind, game.zone("Raid"), game.focus("Mine"), game.damage("Guard")))
        game.pass_()
        if kind == "focus_placed":
            # Paid: now, and not before, the target is chosen.
            assert asked(game) == "target light"
            game.choose("target Guard")
    assert seen == [
        ("cost_set", "aside", 0, 0),
        ("focus_placed", "aside", 0, 0),
        ("targeted", "aside", 1, 0),
        ("played", "aside", 1, 0),
        ("damaged", "aside", 1, 0),
    ]
    assert (game.damage("Guard"), game.zone("Raid")) == (1, "discard pile")
    goes_on(game)


@pytest.mark.rule("TIME-15")
@pytest.mark.rule("CHG-09")
@pytest.mark.parametrize("kind", ["action", "interrupt", "reaction"])
def test_every_triggered_ability_pays_first_and_aims_then(scene, kind):
    when = () if kind == "action" else (Trigger("left_play", lambda *_: True),)
    ability = Ability(
        kind=kind,
        when=when,
        cost=(FocusCard("self"),),
        targets=(target(enemy_unit),),
        effect=(Deal("target"),),
    )
    button = objective(
        "Button",
        side="dark",
        abilities=(action(Sacrifice("victim"), targets=(Select("victim", named),)),),
    )
    game = scene(
        dark=Side(
            objectives=[objective("Post", side="dark", abilities=(ability,)), button],
            units=[unit("Lost", side="dark")],
        ),
        light=Side(units=[unit("Left", side="light"), unit("Right", side="light")]),
    )
    if when:
        game.choose("use Button")
    game.choose("use Post")
    assert asked(game) == "target dark"
    assert (game.focus("Post"), game.damage("Right")) == (1, 0)
    game.choose("Right")
    assert game.damage("Right") == 1
    goes_on(game)


def named(state, scope, card):
    return state.faces[card].title == "Lost"


@pytest.mark.rule("TIME-15")
@pytest.mark.rule("CHG-09")
def test_a_fate_card_pays_first_and_aims_then(scene):
    line = (
        "fate: {cost: [{spend: 1}], do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}"
    )
    game = edge_battle(scene, **BOTH, light=[fate("Omen", text=line, side="light")])
    game.skip_to("edge", "light")
    game.choose("Omen")
    game.skip_to("fate cost", "light")
    game.choose("use Omen")
    game.choose("generate Objective 5")
    assert asked(game) == "target light"
    assert (game.focus("Objective 5"), game.damage("Pal")) == (1, 0)
    game.choose("target Pal")
    assert game.damage("Pal") == 1
    goes_on(game)


@pytest.mark.rule("TIME-16")
@pytest.mark.rule("DEF-01")
def test_what_was_sacrificed_as_the_cost_is_no_target_any_more(scene):
    heroic = (
        "action: {cost: [{sacrifice: {choose: {type: unit, side: friendly}}}], "
        "do: [{place: shield, to: {target: {type: unit, side: friendly}}}]}"
    )
    units = [unit(title, side="dark") for title in ("One", "Two", "Three")]
    game = scene(dark=Side(objectives=[objective("Altar", side="dark", text=heroic)], units=units))
    game.choose("use Altar")
    assert asked(game) == "choose dark"
    game.choose("One")
    assert game.zone("One") == "discard pile"
    game.offers("target Two", "target Three")


@pytest.mark.rule("OPEN-40")
@pytest.mark.rule("ABIL-16")
def test_with_no_target_left_after_paying_nothing_happens_and_the_cost_stays_paid(scene):
    heroic = (
        "action: {cost: [{sacrifice: {choose: {type: unit, side: friendly}}}], "
        "do: [{place: shield, to: {target: {type: unit, side: friendly}}}], "
        "limit: {per: turn}}"
    )
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {initiated: any}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(
            objectives=[objective("Altar", side="dark", text=heroic), told],
            units=[unit("A", side="dark")],
        )
    )
    game.choose("use Altar")
    assert game.zone("A") == "discard pile"
    # It never counted as triggered: nobody may react to that.
    assert not asked(game).startswith("reaction")


@pytest.mark.rule("ABIL-16")
@pytest.mark.rule("TC-66")
def test_an_ability_counts_as_triggered_once_its_targets_are_chosen(scene):
    hit = (
        "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}], "
        "limit: {per: turn}}"
    )
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {initiated: any}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(objectives=[objective("Gun", side="dark", text=hit), told]),
        light=Side(units=[unit("A", side="light"), unit("B", side="light")]),
    )
    game.choose("use Gun")
    assert asked(game) == "target dark"
    game.choose("A")
    assert asked(game) == "reaction dark on initiated"


@pytest.mark.rule("ABIL-20")
@pytest.mark.rule("CHG-07")
@pytest.mark.rule("TC-64")
def test_an_ability_that_could_do_nothing_is_not_offered_for_its_cost(scene):
    medic = unit(
        "Medic",
        side="dark",
        text="action: {cost: [{focus: self}], do: [{remove: damage, from: self}]}",
    )
    healthy = scene(dark=Side(units=[medic]))
    assert healthy.decision.kind != "action"
    hurt = scene(dark=Side(units=[medic], damage={"Medic": 1}))
    hurt.offers("use Medic", "pass")
    goes_on(healthy)


@pytest.mark.rule("ABIL-20")
@pytest.mark.rule("ABIL-31")
@pytest.mark.rule("RB-09")
def test_one_part_that_could_resolve_is_enough_unless_it_waits_for_another(scene):
    apart = unit(
        "Apart",
        side="dark",
        text="action: {do: [{remove: damage, from: self}, {place: shield, to: self}]}",
    )
    bound = unit(
        "Bound",
        side="dark",
        text=("action: {do: [{remove: damage, from: self}, {then: [{place: shield, to: self}]}]}"),
    )
    game = scene(dark=Side(units=[apart, bound]))
    game.offers("use Apart", "pass")
    game.choose("use Apart")
    # Nothing could be healed; the other part stands alone.
    assert game.shields("Apart") == 1
    goes_on(game)


@pytest.mark.rule("ABIL-31")
@pytest.mark.rule("RB-09")
def test_then_waits_for_what_stands_before_it_to_succeed(scene):
    def charge(title, *between):
        return unit(
            title,
            side="dark",
            abilities=(
                action(Deal("target"), *between, PlaceFocus("self"), targets=(target(enemy_unit),)),
            ),
        )

    saved = unit("Saved", side="light")
    game = scene(
        dark=Side(units=[charge("Strict", Then())]),
        light=Side(units=[saved], shields={"Saved": 1}),
    )
    game.choose("use Strict")
    game.choose("shield Saved")
    assert (game.damage("Saved"), game.focus("Strict")) == (0, 0)
    game.choose("use Strict")
    # Without the shield the damage is dealt, and so is what follows.
    assert (game.damage("Saved"), game.focus("Strict")) == (1, 1)
    goes_on(game)


@pytest.mark.rule("ABIL-31")
def test_without_then_as_much_as_possible_is_done(scene):
    loose = (
        "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}, "
        "{place: focus, to: self}]}"
    )
    game = scene(
        dark=Side(units=[unit("Loose", side="dark", text=loose)]),
        light=Side(units=[unit("Saved", side="light")], shields={"Saved": 1}),
    )
    game.choose("use Loose")
    game.choose("shield Saved")
    assert (game.damage("Saved"), game.focus("Loose")) == (0, 1)
    goes_on(game)


def a_character(*conditions):
    def test(state, scope, card):
        return has_trait(state, card, "character") and all(
            c(state, scope, card) for c in conditions
        )

    return test


def exhausted(state, scope, card):
    return state.focus[card] > 0


def not_the_first(state, scope, card):
    return card not in scope.named("target")


def bamboozle():
    """Moves a focus token from a target Character to another target Character."""
    return action_event(
        "Swindle",
        MoveFocus("target", "target_2"),
        targets=(target(a_character(exhausted)), target(a_character(not_the_first), "target_2")),
        side="light",
        cost=1,
    )


@pytest.mark.rule("FAQ-28")
@pytest.mark.rule("ABIL-21")
@pytest.mark.rule("ABIL-32")
@pytest.mark.rule("RB-10")
@pytest.mark.parametrize(
    ("tired", "offered"), [((), False), (("Payer",), False), (("Idle",), True)]
)
def test_what_paying_would_change_may_not_be_anticipated(scene, tired, offered):
    payer = unit("Payer", traits=["Character"], resources=1, affiliation="Jedi")
    idle = unit("Idle", traits=["Character"])
    friends = [payer] if tired == ("Payer",) else [payer, idle]
    game = scene(
        active="light",
        light=Side(units=friends, hand=[bamboozle()], objectives=[], focus=dict.fromkeys(tired, 1)),
    )
    assert ("use Swindle" in game.options) is offered


@pytest.mark.rule("ABIL-21")
def test_the_check_is_made_once_and_not_again_after_paying(scene):
    def ready(state, scope):
        return not state.focus[scope.source]

    post = objective(
        "Post",
        side="dark",
        abilities=(action(FOCUS, targets=(target(),), cost=(FocusCard("self"),), condition=ready),),
    )
    game = scene(dark=Side(objectives=[post], units=[unit("Guard", side="dark")]))
    game.choose("use Post")
    # By now the post is exhausted, which would not let it be used: the effect came all the same.
    assert (game.focus("Post"), game.focus("Guard")) == (1, 1)
    goes_on(game)
