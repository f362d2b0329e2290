"""Words with a fixed meaning: effect, limit, switch, your, copy, play, damaged (DEF)."""

import pytest
from kit.abilities import action, enemy_unit, filtered, is_unit, reaction, target
from kit.card_makers import TestCard, objective, unit, written
from kit.looking import asked, goes_on
from kit.scenario import Side
from kit.usual_cards import salvo
from pydantic import ValidationError

from swlcg_deck.cards.abilities.lines import Limit as WrittenLimit
from swlcg_deck.engine.core.ability import Limit
from swlcg_deck.engine.facts.characteristics import capacity, icons
from swlcg_deck.engine.texts.verbs.engagement import Join, Leave
from swlcg_deck.engine.texts.verbs.flow import when
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus, PlaceShield


def by_effect(state, scope, event, subject):
    return event.cause == "effect"


@pytest.mark.rule("DEF-03")
@pytest.mark.rule("DEF-04")
def test_combat_icons_are_a_framework_effect_and_a_text_is_a_card_effect(scene):
    bell = objective(
        "Bell",
        side="light",
        abilities=(reaction("damaged", PlaceShield("self"), matches=by_effect),),
    )
    gun = objective(
        "Gun", side="dark", abilities=(action(Deal("target"), targets=(target(enemy_unit),)),)
    )
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Trooper", side="dark", icons=(1, 1, 0))], objectives=[gun]),
        light=Side(objectives=[bell], units=[unit("Rebel", side="light", capacity=9)]),
    )
    game.choose("use Gun")
    assert asked(game) == "reaction light on damaged"
    game.pass_()
    game.skip_to("engage")
    game.choose("Bell")
    game.skip_to("defenders")
    game.choose("Rebel")
    # Unit damage and blast damage are dealt in the strike without the bell being offered.
    while game.damage("Bell") == 0:
        assert game.decision.kind != "reaction"
        game.decline()
    assert game.damage("Rebel") == 2
    goes_on(game)


@pytest.mark.rule("DEF-03")
def test_the_damage_of_the_balance_phase_is_no_card_effect(scene):
    bell = objective(
        "Bell",
        side="dark",
        text="reaction: {when: {damaged: any, via: effect}, do: [{place: shield, to: self}]}",
    )
    game = scene(phase="balance", active="light", dark=Side(objectives=[bell]))
    game.choose("damage Bell")
    assert game.damage("Bell") == 1
    assert not asked(game).startswith("reaction")


@pytest.mark.rule("DEF-05")
@pytest.mark.rule("CHG-10")
def test_a_cost_is_no_effect_so_a_text_about_effects_does_not_see_it(scene):
    lab = objective(
        "Lab",
        side="dark",
        abilities=(action(Deal("target"), cost=(PlaceFocus("self"),), targets=(target(),)),),
    )
    bell = objective(
        "Bell",
        side="dark",
        abilities=(reaction("focus_placed", PlaceShield("self"), matches=by_effect),),
    )
    tire = objective(
        "Tire", side="dark", abilities=(action(PlaceFocus("target"), targets=(target(),)),)
    )
    game = scene(
        dark=Side(objectives=[lab, bell, tire], units=[unit("Guard", side="dark", capacity=9)])
    )
    game.choose("use Lab")
    assert (game.focus("Lab"), asked(game)) == (1, "action dark")
    game.choose("use Tire")
    assert asked(game) == "reaction dark on focus_placed"


def support(limit, side="dark", title="Support"):
    return unit(
        title,
        side=side,
        abilities=(action(PlaceShield("target"), targets=(target(bare),), limit=limit),),
    )


def bare(state, scope, card):
    return is_unit(state, scope, card) and not state.shield[card]


@pytest.mark.rule("DEF-06")
def test_once_per_turn_is_for_each_copy(scene):
    helper = support(Limit(1, "turn"))
    game = scene(dark=Side(units=[helper, helper, unit("A", side="dark"), unit("B", side="dark")]))
    game.offers("use Support", "use Support #2", "pass")
    game.choose("use Support")
    game.choose("target A")
    game.offers("use Support #2", "pass")
    game.choose("use Support #2")
    game.choose("target B")
    assert game.decision.kind != "action"
    goes_on(game)


@pytest.mark.rule("DEF-07")
@pytest.mark.rule("DEF-11")
def test_one_per_turn_is_for_all_copies_of_the_title_of_a_player(scene):
    bird = Limit(1, "turn", by_title=True)
    # Two versions of a title are copies of one another; the opponent counts for himself.
    game = scene(
        dark=Side(
            units=[support(bird), support(bird), unit("A", side="dark"), unit("B", side="dark")]
        ),
        light=Side(units=[support(bird, "light")]),
    )
    game.offers("use Support", "use Support #2", "pass")
    game.choose("use Support #2")
    game.choose("target A")
    assert asked(game) == "action light"
    game.choose("use Support #3")
    game.choose("target B")
    assert game.decision.kind != "action"
    goes_on(game)


@pytest.mark.rule("DEF-06")
@pytest.mark.rule("DEF-07")
def test_a_limit_per_turn_is_new_in_the_next_turn(scene):
    tower = objective(
        "Tower",
        side="dark",
        text="action: {do: [{place: focus, to: {target: {type: unit}}}], limit: {per: turn}}",
    )
    game = scene(phase="force", dark=Side(units=[unit("A", side="dark")], objectives=[tower]))
    game.skip_to("action", "dark")
    game.choose("use Tower")
    game.skip_to("action", "dark")
    assert game.state.active == 1
    game.offers("use Tower", "pass")


@pytest.mark.rule("OPEN-37")
def test_no_limit_is_per_round(pool):
    with pytest.raises(ValidationError):
        WrittenLimit.model_validate({"per": "round"})
    home_one = pool.card(197, 2)
    changes = [erratum.change for erratum in pool.errata_of(home_one)]
    assert any("once per turn" in change for change in changes)


def participating(state, scope, card):
    return is_unit(state, scope, card) and bool(state.role[card])


def at_home(state, scope, card):
    return is_unit(state, scope, card) and not state.role[card]


def both_there(state, scope):
    return bool(scope.named("target") and scope.named("target_2"))


SWITCH = action(
    *when(both_there, (Leave("target"), Join("target_2"))),
    targets=(target(participating), target(at_home, "target_2")),
)


@pytest.mark.rule("DEF-09")
@pytest.mark.parametrize("reserve", [True, False])
def test_a_switch_needs_something_on_both_sides(scene, reserve):
    crisis = objective("Crisis", side="dark", abilities=(SWITCH,))
    units = [unit("Front", side="dark"), *([unit("Rear", side="dark")] if reserve else [])]
    game = scene(
        phase="conflict", dark=Side(units=units, objectives=[crisis]), light=Side(units=[])
    )
    game.choose("Objective 4")
    if not reserve:
        assert game.decision.kind == "commit"
        goes_on(game)
        return
    game.choose("Front")
    game.offers("use Crisis", "pass")
    game.choose("use Crisis")
    assert (game.role("Front"), game.role("Rear")) == ("", "attacking")
    goes_on(game)


@pytest.mark.rule("DEF-10")
@pytest.mark.rule("OPEN-45")
def test_your_leaves_out_the_card_that_says_it(scene):
    lord = unit(
        "Lord",
        side="dark",
        text=(
            "constant: {modifiers: {of: {type: unit, controller: you, other_than: self}, "
            "gain: {blast_damage: 1}}}"
        ),
    )
    game = scene(
        dark=Side(units=[lord, unit("Guard", side="dark")]),
        light=Side(units=[unit("Rebel", side="light")]),
    )
    shown = [icons(game.state, game.card(name))[1] for name in ("Lord", "Guard", "Rebel")]
    assert shown == [0, 1, 0]
    goes_on(game)


@pytest.mark.rule("ABIL-23")
def test_a_qualifier_before_a_list_goes_for_every_item(scene):
    storm = objective(
        "Storm",
        side="light",
        text=(
            "action: {do: [{place: damage, to: {each: {type: [unit, objective], side: enemy}}}]}"
        ),
    )
    game = scene(
        active="light",
        dark=Side(units=[unit("Trooper", side="dark")]),
        light=Side(
            objectives=[storm, objective("Own", side="light")], units=[unit("Rebel", side="light")]
        ),
    )
    game.choose("use Storm")
    hit = [game.damage(name) for name in ("Trooper", "Objective 1", "Own", "Storm", "Rebel")]
    assert hit == [1, 1, 0, 0, 0]
    goes_on(game)


@pytest.mark.rule("DEF-14")
@pytest.mark.rule("RB-22")
def test_friendly_is_what_the_player_controls_and_enemy_what_the_other_does(scene):
    both = objective(
        "Both",
        side="light",
        text=(
            "action: {do: [{place: shield, to: {each: {type: unit, side: friendly}}}, "
            "{place: focus, to: {each: {type: unit, side: enemy}}}]}"
        ),
    )
    game = scene(
        active="light",
        dark=Side(units=[unit("Trooper", side="dark")]),
        light=Side(objectives=[both], units=[unit("Rebel", side="light")]),
    )
    game.choose("use Both")
    assert (game.shields("Rebel"), game.focus("Rebel")) == (1, 0)
    assert (game.shields("Trooper"), game.focus("Trooper")) == (0, 1)
    goes_on(game)


@pytest.mark.rule("DEF-17")
@pytest.mark.parametrize(
    ("word", "fitting"),
    [
        ("damaged", ["Hurt"]),
        ("undamaged", ["Safe", "Sound"]),
        ("shielded", ["Safe"]),
        ("unshielded", ["Hurt", "Sound"]),
    ],
)
def test_damaged_and_shielded_are_about_tokens(scene, word, fitting):
    scan = action(
        PlaceFocus("target"), targets=(target(filtered(**{"type": "unit", "is": word}), pick=2),)
    )
    single = action(
        PlaceFocus("target"), targets=(target(filtered(**{"type": "unit", "is": word})),)
    )
    text = scan if len(fitting) == 2 else single
    game = scene(
        dark=Side(objectives=[objective("Scan", side="dark", abilities=(text,))]),
        light=Side(
            units=[unit(title, side="light") for title in ("Hurt", "Safe", "Sound")],
            damage={"Hurt": 1},
            shields={"Safe": 1},
        ),
    )
    game.choose("use Scan")
    while game.decision.kind == "shield":
        game.choose("take Safe")
    assert [title for title in ("Hurt", "Safe", "Sound") if game.focus(title)] == fitting
    goes_on(game)


@pytest.mark.rule("RB-10")
def test_effects_reach_only_cards_in_play(scene):
    sweep = objective(
        "Sweep",
        side="dark",
        text=(
            "action: {do: [{place: focus, to: {each: {any: [{side: friendly}, {side: enemy}]}}}]}"
        ),
    )
    game = scene(
        dark=Side(
            objectives=[sweep],
            hand=[unit("Kept", side="dark")],
            discard=[unit("Gone", side="dark")],
        ),
        light=Side(units=[unit("Rebel", side="light")]),
    )
    game.choose("use Sweep")
    assert [game.focus(name) for name in ("Rebel", "Kept", "Gone")] == [1, 0, 0]
    goes_on(game)


@pytest.mark.rule("DEF-02")
def test_an_x_is_what_the_text_of_the_card_says_and_kills_when_it_is_nothing(scene):
    many = {"count": {"type": "objective", "affiliation": "Jedi", "controller": "you"}}
    line = {"constant": {"modifiers": [{"of": "self", "gain": {"capacity": many}}]}}
    bird = written(unit("Bird", capacity="X"), line)
    camp = objective("Camp", affiliation="Jedi", capacity=1)
    light = Side(units=[bird], objectives=[camp, objective("Cave", affiliation="Jedi")])
    guns = [salvo("dark", 1, aim, title=gun) for aim, gun in (("Bird", "Gun"), ("Camp", "Cannon"))]
    dark = Side(objectives=guns)
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert capacity(game.state, game.card("Bird")) == 2
    game.choose("use Gun")
    assert (game.zone("Bird"), game.damage("Bird")) == ("in play", 1)
    game.choose("use Cannon")  # one Jedi objective less
    assert game.zone("Bird") == "discard pile"
    game.leave()


@pytest.mark.rule("DEF-02")
def test_a_unit_whose_x_is_nothing_does_not_stay_in_play(scene):
    line = {"constant": {"modifiers": [{"of": "self", "gain": {"capacity": {"dial": True}}}]}}
    bird = written(unit("Bird", side="dark", capacity="X", cost=0), line)
    for dial, zone in ((0, "discard pile"), (1, "in play")):
        game = scene(active="dark", dark=Side(hand=[bird]), dial=dial, abilities=True)
        game.choose("play Bird")
        assert game.zone("Bird") == zone
        game.leave()


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("text", ["unwritten", "not spoken"])
def test_a_unit_whose_x_nothing_says_can_be_damaged_and_dies(scene, pool, text):
    """Of capacity 0 it could never leave play: until a text is written, and in games in which the
    cards are silent, an X is 1."""
    bogwing = next(card for card in pool.cards if card.damage_capacity == "X" and card.set == 128)
    line = {"constant": {"modifiers": [{"of": "self", "gain": {"capacity": {"dial": True}}}]}}
    said = "unwritten" if text == "unwritten" else written(TestCard(bogwing), line).card.abilities
    unknown = TestCard(bogwing.model_copy(update={"abilities": said}))
    dark = Side(objectives=[salvo("dark", 1, "Bogwing", title="Gun")])
    silent = text == "not spoken"
    game = scene(active="dark", dark=dark, light=Side(units=[unknown]), abilities=not silent)
    assert game.zone("Bogwing") == "in play"
    game.choose("use Gun")
    assert game.zone("Bogwing") == "discard pile"
    game.leave()
