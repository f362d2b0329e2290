"""Numbers that texts change: recalculated all the time, never below zero (MOD-01..MOD-06)."""

import pytest
from kit.abilities import action, gains, is_unit, own_unit, target, titled
from kit.card_makers import objective, unit
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Ability, Limit, Modifier
from swlcg_deck.engine.core.constants import BLAST, DARK, EDGE, UNIT_DAMAGE
from swlcg_deck.engine.facts.characteristics import force_icons, has_trait, icons
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Sacrifice
from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.flow import ForEachPlayer

GUARD = titled("Guard")


def aura(title, **parts):
    """An objective that changes the unit damage icons of the Guard."""
    return objective(
        title, side="dark", abilities=(gains("icons", of=GUARD, key=UNIT_DAMAGE, **parts),)
    )


def with_auras(scene, *auras, printed=1):
    units = [
        unit("Guard", side="dark", icons=(printed, 0, 0)),
        unit("Other", side="dark", icons=(1, 0, 0)),
    ]
    game = scene(phase="force", dark=Side(units=units, objectives=auras))
    game.asks(game.decision.kind)
    return icons(game.state, game.card("Guard"))[0]


@pytest.mark.rule("MOD-04")
@pytest.mark.rule("MOD-05")
def test_the_whole_is_recalculated_and_there_is_no_floor_in_between(scene):
    minus, plus = aura("Minus", add=-2), aura("Plus", add=2)
    assert with_auras(scene, minus) == 0
    assert with_auras(scene, minus, plus) == 1
    assert with_auras(scene, plus, minus) == 1


@pytest.mark.rule("MOD-06")
def test_additions_come_first_and_doubling_last_whatever_came_first(scene):
    plus, double = aura("Plus", add=1), aura("Double", double=True)
    assert with_auras(scene, plus, double) == 4
    assert with_auras(scene, double, plus) == 4
    assert with_auras(scene, double, aura("Less", add=-1)) == 0


@pytest.mark.rule("MOD-03")
@pytest.mark.rule("MOD-05")
def test_a_quantity_is_updated_the_moment_what_it_depends_on_changes(scene):
    def per_damage(state, scope):
        return state.damage[scope.source]

    rage = unit(
        "Rage",
        side="dark",
        abilities=(gains("icons", key=UNIT_DAMAGE, add=per_damage),),
        capacity=9,
    )
    gun = objective(
        "Gun", side="dark", text="action: {do: [{place: damage, to: {target: {title: Rage}}}]}"
    )
    game = scene(dark=Side(units=[rage], objectives=[gun]))
    seen = []
    for _ in range(3):
        seen.append(icons(game.state, game.card("Rage"))[0])
        game.choose("use Gun")
    assert seen == [0, 1, 2]
    goes_on(game)


@pytest.mark.rule("MOD-03")
@pytest.mark.rule("MOD-05")
def test_a_modifier_that_ends_takes_its_share_with_it(scene):
    minus = aura("Minus", add=-2)
    camp = objective(
        "Camp",
        side="dark",
        abilities=(
            Ability(
                kind="action",
                effect=(Apply(0, on="target"),),
                targets=(target(GUARD),),
                modifiers=(Modifier(what="icons", of=GUARD, key=UNIT_DAMAGE, add=2),),
                limit=Limit(1, "turn"),
            ),
        ),
    )
    game = scene(
        dark=Side(units=[unit("Guard", side="dark", icons=(1, 0, 0))], objectives=[minus, camp])
    )
    game.choose("use Camp")
    assert icons(game.state, game.card("Guard"))[0] == 0
    goes_on(game)


@pytest.mark.rule("MOD-04")
def test_a_cost_does_not_go_below_nothing(scene):
    shop = objective("Shop", side="dark", abilities=(gains("cost", of=own_unit, add=-3),))
    game = scene(dark=Side(hand=[unit("Cheap", side="dark", cost=2)], objectives=[shop]))
    game.choose("play Cheap")
    assert game.zone("Cheap") == "in play"
    assert (game.focus("Shop"), game.focus("Sith affiliation")) == (0, 0)
    goes_on(game)


@pytest.mark.rule("MOD-01")
@pytest.mark.parametrize(("active", "user"), [("dark", "dark"), ("dark", "light")])
def test_the_player_of_the_effect_chooses_first(scene, active, user):
    def theirs(state, scope, card):
        return is_unit(state, scope, card) and state.controller[card] == scope.named("that_player")

    purge = action(
        *(ForEachPlayer(2), Select("victim", theirs, by="that_player"), Sacrifice("victim")),
        limit=Limit(1, "turn"),
    )
    pit = objective("Pit", side=user, abilities=(purge,))
    other = "light" if user == "dark" else "dark"
    units = {
        side: [unit(f"{side} 1", side=side), unit(f"{side} 2", side=side)] for side in (user, other)
    }
    objectives = {user: [pit], other: None}
    game = scene(
        active=active,
        dark=Side(units=units["dark"], objectives=objectives["dark"]),
        light=Side(units=units["light"], objectives=objectives["light"]),
    )
    game.skip_to("action", user)
    game.choose("use Pit")
    assert asked(game) == f"choose {user}"
    game.choose(f"{user} 1")
    assert asked(game) == f"choose {other}"
    game.choose(f"{other} 2")
    assert game.zone(f"{user} 1") == game.zone(f"{other} 2") == "discard pile"
    goes_on(game)


@pytest.mark.rule("DEF-02")
def test_an_undefined_x_is_nothing_and_a_text_may_define_it(scene):
    def units_there(state, scope):
        return len(state.units[DARK])

    domain = objective(
        "Domain", side="dark", resources="X", abilities=(gains("resources", add=units_there),)
    )
    blank = objective("Blank", side="dark", resources="X")
    three = [unit(f"Unit {n}", side="dark") for n in range(3)]
    game = scene(
        dark=Side(objectives=[domain, blank], units=three, hand=[unit("Big", side="dark", cost=4)])
    )
    # 3 from the domain and 1 from the affiliation card pay exactly; the blank one gives nothing.
    game.choose("play Big")
    assert [game.focus(name) for name in ("Domain", "Blank", "Sith affiliation")] == [3, 0, 1]
    goes_on(game)


def walker_attacks(scene, *, defended, jammed=False):
    """A unit with 1 blast and 2 bracketed blast icons; the damage it does to the objective."""
    no_blast = tuple(
        Modifier(what="icons", of=titled("Walker"), key=key, fixed=0)
        for key in (BLAST, BLAST + EDGE)
    )
    jammer = objective(
        "Jammer", side="light", abilities=(Ability(kind="constant", modifiers=no_blast),)
    )
    walker = unit("Walker", side="dark", icons=(0, 1, 0), edge_icons=(0, 2, 0))
    game = scene(
        phase="conflict",
        dark=Side(units=[walker]),
        light=Side(
            objectives=[objective("Goal", side="light", capacity=9), *([jammer] if jammed else [])],
            units=[unit("Guard", side="light")],
            hand=[unit("Card")],
        ),
    )
    game.choose("Goal")
    game.choose("Guard") if defended else game.choose()
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    goes_on(game)
    return game.damage("Goal")


@pytest.mark.rule("DEF-18")
def test_a_bracketed_icon_counts_only_with_the_edge(scene):
    assert walker_attacks(scene, defended=True) == 1
    # Unopposed he has the edge: 1 icon, 2 bracketed ones, and 1 damage as the reward.
    assert walker_attacks(scene, defended=False) == 4


@pytest.mark.rule("DEF-18")
def test_who_loses_all_icons_of_a_type_loses_both_kinds(scene):
    assert walker_attacks(scene, defended=False, jammed=True) == 1


@pytest.mark.rule("ABIL-25")
def test_what_is_asked_of_captured_cards_is_what_is_printed_on_them(scene):
    crowd = objective(
        "Crowd",
        side="light",
        text=(
            (
                "constant: {modifiers: {of: {any: [{side: friendly}, {side: enemy}]}, "
                "gain: {force: 2}}}"
            ),
            (
                "constant: {modifiers: {of: {any: [{side: friendly}, {side: enemy}]}, "
                "gain: {trait: Spy}}}"
            ),
        ),
    )
    game = scene(
        phase="force",
        light=Side(
            objectives=[crowd],
            units=[unit("Free", side="light", force=1)],
            captured=[(unit("Held", side="light", force=1), "Objective 1")],
        ),
    )
    free, held = game.card("Free"), game.card("Held")
    assert (force_icons(game.state, free), has_trait(game.state, free, "spy")) == (3, True)
    assert (force_icons(game.state, held), has_trait(game.state, held, "spy")) == (1, False)
    goes_on(game)
