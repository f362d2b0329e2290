"""What a strike does: its icons, type by type (STRIKE-06..STRIKE-21, TC-54..TC-57)."""

import pytest
from kit.abilities import about_this, button, constant, interrupt, reaction, this
from kit.card_makers import enhancement, objective, unit
from kit.engagements import asked, edge_battle
from kit.instructions import destroy, hurt, remove
from kit.scenario import Side
from kit.usual_cards import fighter

from swlcg_deck.engine.core.ability import Ability, Modifier, Trigger
from swlcg_deck.engine.core.event import EFFECT
from swlcg_deck.engine.texts.verbs.effects import Cancel
from swlcg_deck.engine.timing.occur import cancel


def one_attacker(scene, walker, *, defend=("Guard",), **more):
    """Walker attacks and has the edge unless the light side has two Force icons or more."""
    return edge_battle(
        scene,
        attack=("Walker",),
        defend=defend,
        dark_too={"units": [walker, *more.pop("pals", ())], **more.pop("dark_too", {})},
        **more,
    )


@pytest.mark.rule("STRIKE-06")
@pytest.mark.rule("STRIKE-07")
@pytest.mark.rule("STRIKE-08")
@pytest.mark.rule("STRIKE-09")
@pytest.mark.rule("STRIKE-10")
@pytest.mark.rule("TC-56")
def test_icons_resolve_by_type_in_the_order_the_striker_likes(scene):
    game = one_attacker(
        scene,
        fighter("Walker", icons=(2, 3, 2), keywords=[{"edge": 1}]),
        defend=("Guard", "Spare"),
        light_too={
            "units": [unit("Guard", capacity=9), unit("Spare"), unit("Idle")],
            "enhancements": [(enhancement("Wall"), None)],
        },
    )
    game.asks("icon", "dark")
    assert game.focus("Walker") == 1, "focused before any icon"
    game.offers(*(f"icon Walker {kind}" for kind in ("unit damage", "blast damage", "tactics")))
    game.choose("icon Walker tactics")
    game.asks("tactics", "dark")
    game.offers("hit Guard", "hit Spare", "hit Idle")  # any enemy unit, nothing but units
    game.choose("Idle")
    game.choose("Spare")
    assert (game.focus("Idle"), game.focus("Spare"), game.damage("Guard")) == (1, 1, 0)
    game.asks("icon", "dark")
    game.offers("icon Walker unit damage", "icon Walker blast damage")
    game.choose("icon Walker unit damage")
    game.asks("unit damage", "dark")
    game.offers("hit Guard", "hit Spare")  # only who participates, all of it to one
    game.choose("Guard")
    game.asks("commit")
    assert (game.damage("Guard"), game.damage("Spare")) == (2, 0)
    assert game.damage("Objective 4") == 3


@pytest.mark.rule("STRIKE-11")
@pytest.mark.rule("STRIKE-10")
def test_blast_of_a_defender_does_nothing(scene):
    game = one_attacker(
        scene, fighter("Walker"), light_too={"units": [unit("Guard", icons=(0, 4, 0))]}
    )
    game.asks("commit")
    assert game.focus("Guard") == 1
    for name in ("Objective 1", "Objective 4"):
        assert game.damage(name) == 0


@pytest.mark.rule("EDGE-01")
@pytest.mark.rule("STRIKE-17")
@pytest.mark.rule("RB-18")
@pytest.mark.parametrize(("edge", "blast"), [(1, 3), (0, 1)])
def test_edge_enabled_icons_count_only_with_the_edge(scene, edge, blast):
    walker = fighter(
        "Walker", icons=(0, 1, 0), edge_icons=(0, 2, 0), keywords=[{"edge": edge}] if edge else []
    )
    guard = unit("Guard", edge_icons=(1, 0, 0), capacity=9)
    game = one_attacker(scene, walker, light_too={"units": [guard]})
    game.asks("commit")
    assert game.damage("Objective 4") == blast
    assert game.damage("Walker") == (0 if edge else 1)


@pytest.mark.rule("RB-18")
@pytest.mark.rule("EDGE-01")
def test_the_printed_edge_icons_of_a_real_card_are_read_apart_from_the_normal_ones(scene, pool):
    printed = next(
        card
        for card in pool.cards
        if card.side == "dark"
        and card.type == "unit"
        and card.edge_icons.blast_damage
        and not card.icons.blast_damage
        and not card.has_keyword("edge")
        and not card.icons.unit_damage + card.edge_icons.unit_damage
    )
    with_edge, without = (
        edge_battle(
            scene,
            attack=(printed.title,),
            defend=("Guard",) if defended else (),
            dark_too={"units": [f"{printed.set}-{printed.position}"]},
            light_too={"units": [unit("Guard", capacity=9)]},
        )
        for defended in (False, True)
    )
    with_edge.skip_to("commit")
    without.skip_to("commit")
    assert with_edge.damage("Objective 4") == printed.edge_icons.blast_damage + 1
    assert without.damage("Objective 4") == 0


@pytest.mark.rule("STRIKE-13")
def test_what_stops_card_effects_does_not_stop_icons(scene):
    def by_an_effect(_state, _scope, happening, _subject):
        return happening.cause == EFFECT

    immune = constant(
        *(
            Modifier(what="cannot", of=this, key=kind, against=by_an_effect)
            for kind in ("damaged", "focus_placed")
        )
    )
    game = one_attacker(
        scene,
        fighter("Walker", icons=(1, 0, 1), keywords=[{"edge": 1}]),
        dark_too={"objectives": [button("Shot", hurt("Guard"), side="dark")]},
        light_too={"units": [unit("Guard", capacity=9, abilities=(immune,))]},
    )
    game.choose("Shot")
    assert game.damage("Guard") == 0
    game.skip_to("icon")
    game.choose("icon Walker tactics")
    game.skip_to("commit")
    assert (game.damage("Guard"), game.focus("Guard")) == (1, 1)


@pytest.mark.rule("STRIKE-18")
@pytest.mark.rule("STRIKE-09")
def test_all_tactics_tokens_go_on_the_only_enemy_unit(scene):
    game = one_attacker(
        scene, fighter("Walker", icons=(0, 0, 2)), light_too={"units": [unit("Guard")]}, defend=()
    )
    game.asks("commit")
    assert game.focus("Guard") == 2


@pytest.mark.rule("STRIKE-18")
def test_no_type_and_no_token_can_be_left_out(scene):
    game = one_attacker(
        scene,
        fighter("Walker", icons=(1, 1, 2), keywords=[{"edge": 1}]),
        defend=("Guard", "Spare"),
    )
    game.asks("icon")
    assert "pass" not in game.options
    game.choose("icon Walker tactics")
    for _ in range(2):
        game.asks("tactics")
        game.offers("hit Guard", "hit Spare")
        game.choose("Guard")
    assert game.focus("Guard") == 2, "both tokens may go on one unit"
    game.choose("icon Walker blast damage")
    game.offers("hit Guard", "hit Spare")
    game.choose("Spare")
    game.skip_to("commit")
    assert (game.damage("Spare"), game.damage("Objective 4")) == (1, 1)


@pytest.mark.rule("STRIKE-19")
def test_a_type_without_a_recipient_does_nothing(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker", icons=(2, 0, 2))]),
        light=Side(objectives=[objective("Base")]),
    )
    game.choose("Base")
    game.asks("commit")  # no enemy unit at all: nothing was asked
    assert (game.focus("Walker"), game.damage("Base")) == (1, 1)


@pytest.mark.rule("STRIKE-21")
@pytest.mark.rule("RB-34")
@pytest.mark.rule("STRIKE-03")
def test_a_unit_without_a_usable_icon_focuses_all_the_same(scene):
    game = one_attacker(
        scene,
        fighter("Walker", edge_icons=(2, 2, 2)),
        light_too={"units": [unit("Guard", icons=(0, 3, 0))]},
    )
    game.asks("commit")
    assert (game.focus("Walker"), game.focus("Guard")) == (1, 1)
    assert game.damage("Guard") == game.damage("Objective 4") == game.damage("Objective 1") == 0


@pytest.mark.rule("STRIKE-20")
@pytest.mark.rule("TC-55")
def test_reactions_to_the_focusing_come_before_the_icons_and_may_replace_them(scene):
    walker = fighter(
        "Walker",
        icons=(0, 2, 0),
        abilities=(
            reaction("focused_to_strike", destroy("Wall"), matches=about_this),
            Ability(
                kind="interrupt", when=(Trigger("icons_resolved", about_this),), effect=(Cancel(),)
            ),
            reaction("strike_resolved", matches=about_this),
        ),
    )
    game = one_attacker(
        scene, walker, light_too={"enhancements": [(enhancement("Wall"), None)]}, defend=()
    )
    assert asked(game) == "reaction focused_to_strike dark"
    assert (game.focus("Walker"), game.damage("Objective 4")) == (1, 0)
    game.choose("Walker")
    assert game.zone("Wall") == "discard pile"
    assert asked(game) == "interrupt icons_resolved dark"
    game.choose("Walker")
    assert asked(game) == "reaction strike_resolved dark"
    assert game.damage("Objective 4") == 0
    game.pass_()
    game.asks("commit")


@pytest.mark.rule("STRIKE-20")
@pytest.mark.rule("TC-56")
def test_strength_is_read_when_its_type_is_resolved(scene):
    def rising(state, scope):
        return state.damage[next(n for n, f in enumerate(state.faces) if f.title == "Guard")]

    rage = constant(Modifier(what="icons", of=this, key=1, add=rising))
    game = one_attacker(
        scene,
        fighter("Walker", icons=(2, 1, 0), keywords=[{"edge": 1}], abilities=(rage,)),
        light_too={"units": [unit("Guard", capacity=9)]},
    )
    game.choose("icon Walker unit damage")
    game.asks("commit")
    assert (game.damage("Guard"), game.damage("Objective 4")) == (2, 3)


@pytest.mark.rule("OPEN-50")
@pytest.mark.parametrize("way", [destroy, remove])
def test_a_unit_that_leaves_between_two_types_resolves_no_more(scene, way):
    trap = objective("Trap", abilities=(reaction("damaged", way("Walker")),))
    game = one_attacker(
        scene,
        fighter("Walker", icons=(1, 2, 1), keywords=[{"edge": 1}]),
        pals=[fighter("Pal")],
        light_too={
            "units": [unit("Guard", capacity=9)],
            "objectives": [trap, objective("Base")],
        },
        at="Base",
    )
    game.choose("icon Walker unit damage")
    game.choose("Trap")
    game.asks("engage")
    assert (game.damage("Guard"), game.damage("Base"), game.focus("Guard")) == (1, 0, 1)


@pytest.mark.rule("TC-56")
def test_an_interrupt_may_replace_one_type_and_leaves_the_others(scene):
    def instead(state, effect):
        cancel(state, state.stack[effect.within])

    def blast(_state, scope, happening, _subject):
        return scope.source in happening.cards and happening.detail[0] == 1

    hunter = fighter(
        "Walker",
        icons=(1, 2, 0),
        keywords=[{"edge": 1}],
        abilities=(interrupt("icons_resolved", instead, matches=blast),),
    )
    game = one_attacker(scene, hunter, light_too={"units": [unit("Guard", capacity=9)]})
    game.choose("icon Walker blast damage")
    game.asks("interrupt", "dark")
    game.choose("Walker")
    game.asks("commit")
    assert (game.damage("Objective 4"), game.damage("Guard")) == (0, 1)
