"""Protect: who may take damage over, and how much of it (DMG-04, DMG-20..22, KEY-07..10)."""

import pytest
from card_makers import objective, unit
from damage_parts import (
    about,
    button,
    constant,
    each,
    everything,
    protect,
    reaction,
    salvo,
)
from scenario import Side

from swlcg_deck.engine.verbs.captives import Capture
from swlcg_deck.engine.verbs.meta import Apply
from swlcg_deck.engine.verbs.tokens import Deal


def ward(title="Ward", side="light", capacity=9):
    return unit(title, side=side, capacity=capacity, traits=("Rebel",))


def guard(title="Guard", side="light", capacity=2, trait="Rebel", **facts):
    return unit(title, side=side, capacity=capacity, keywords=(protect(trait),), **facts)


def _under_fire(scene, amount, units, **light):
    """The dark side may deal damage to Ward."""
    return scene(
        dark=Side(objectives=[salvo("dark", amount, "Ward")]), light=Side(units=units, **light)
    )


@pytest.mark.rule("DMG-04")
@pytest.mark.rule("DMG-21")
@pytest.mark.rule("KEY-07")
@pytest.mark.rule("KEY-08")
@pytest.mark.rule("TC-71")
def test_a_protector_takes_any_part_up_to_its_remaining_capacity(scene):
    game = _under_fire(scene, 5, [ward(), guard(capacity=3)], damage={"Guard": 1})
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.offers("protect Guard 1 of Ward", "protect Guard 2 of Ward", "done")
    game.choose("protect Guard 1 of Ward")
    game.offers("protect Guard 1 of Ward", "done")
    game.choose("done")
    game.asks("action", "dark")
    assert (game.damage("Ward"), game.damage("Guard")) == (4, 2)


@pytest.mark.rule("KEY-07")
def test_protect_covers_only_friendly_cards_of_its_trait_and_never_itself(scene):
    others = [
        unit("Ward", side="light", capacity=9, traits=("Jedi",)),
        guard(traits=("Rebel",)),
    ]
    game = scene(
        dark=Side(
            objectives=[salvo("dark", 1, "Ward", "Guard", "Foe")],
            units=[unit("Foe", side="dark", traits=("Rebel",))],
        ),
        light=Side(units=others),
    )
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert [game.damage(name) for name in ("Ward", "Guard", "Foe")] == [1, 1, 1]


@pytest.mark.rule("DMG-20")
def test_several_protectors_share_the_damage_with_the_card_hit(scene):
    game = _under_fire(scene, 5, [ward(), guard(), guard("Second")])
    game.choose("use Salvo")
    game.choose("protect Guard 2 of Ward")
    game.offers("protect Second 1 of Ward", "protect Second 2 of Ward", "done")
    game.choose("protect Second 2 of Ward")
    game.asks("action", "dark")
    assert game.damage("Ward") == 1
    assert game.pile("discard", "light") == ["Guard", "Second"]


@pytest.mark.rule("DMG-20")
@pytest.mark.rule("FAQ-14b")
def test_direct_damage_of_the_same_event_counts_against_what_a_protector_takes_over(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Guard", "Ward", "Ward 2", "Ward 3", "Ward 4")]),
        light=Side(
            units=[guard(capacity=4), ward(), ward("Ward 2"), ward("Ward 3"), ward("Ward 4")]
        ),
    )
    game.choose("use Salvo")
    for name in ("Ward", "Ward 2", "Ward 3"):
        game.offers(f"protect Guard 1 of {name}", "done")
        game.choose("protect Guard")
    game.asks("action", "dark")
    assert [game.damage(name) for name in ("Ward", "Ward 2", "Ward 3", "Ward 4")] == [0, 0, 0, 1]
    assert game.pile("discard", "light") == ["Guard"]


@pytest.mark.rule("FAQ-14a")
def test_a_protector_under_lethal_direct_damage_takes_no_more(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Guard", "Ward")]),
        light=Side(units=[guard(capacity=2), ward()]),
    )
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.damage("Ward") == 2


@pytest.mark.rule("DMG-21")
@pytest.mark.rule("KEY-07")
def test_an_exhausted_protector_outside_the_engagement_may_protect(scene):
    brute = unit("Brute", side="dark", icons=(2, 0, 0))
    game = scene(
        phase="conflict",
        dark=Side(units=[brute]),
        light=Side(units=[ward(), guard()], focus={"Guard": 2}),
    )
    game.choose("engage Objective 4")
    game.asks("defenders", "light")
    game.choose("Ward")
    game.asks("protect", "light")
    game.offers("protect Guard 1 of Ward", "protect Guard 2 of Ward", "done")
    assert game.role("Guard") == ""


@pytest.mark.rule("DMG-21")
@pytest.mark.rule("KEY-19")
@pytest.mark.rule("KEY-10")
def test_an_objective_may_protect(scene, pool):
    blessings = pool.cards_numbered(2138)[0]
    trait = blessings.keywords[0].protects.trait[0]
    ward_ = unit("Ward", side="light", capacity=9, traits=(trait,))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ward")]),
        light=Side(units=[ward_], objectives=[blessings.title]),
    )
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.choose(f"protect {blessings.title} 2 of Ward")
    assert (game.damage("Ward"), game.damage(blessings.title)) == (0, 2)
    game.asks("action")


@pytest.mark.rule("DMG-11")
@pytest.mark.rule("DMG-04")
def test_damage_protected_away_was_dealt_to_the_protector_by_the_same_source(scene):
    hunter = objective(
        "Hunter",
        side="dark",
        abilities=(
            button("dark", each("Ward"), Deal("each", 1)).abilities[0],
            reaction("damaged", Capture("it"), matches=about("Ward", "Guard")),
        ),
    )
    game = scene(dark=Side(objectives=[hunter]), light=Side(units=[ward(), guard(capacity=2)]))
    game.choose("use Hunter")
    game.choose("protect Guard 1 of Ward")
    game.asks("reaction", "dark")
    event = game.state.stack[-1].event
    assert (event.source, game.names(event.cards)) == (game.card("Hunter"), ["Guard"])
    game.offers("use Hunter", "pass")
    game.choose("use Hunter")
    assert (game.zone("Ward"), game.zone("Guard")) == ("in play", "captured")
    game.asks("action")


@pytest.mark.rule("DMG-22")
@pytest.mark.rule("DMG-12")
def test_protect_works_against_your_own_cost_which_is_then_not_paid(scene):
    trust = button(
        "light",
        each("Foe", name="hit"),
        Deal("hit", 1),
        title="Trust",
        cost=(each("Ward"), Deal("each", 2)),
    )
    for moved, done in ((True, 0), (False, 1)):
        game = scene(
            active="light",
            dark=Side(units=[unit("Foe", side="dark")]),
            light=Side(objectives=[trust], units=[ward(), guard()], shields={"Ward": 1}),
        )
        game.choose("use Trust")
        game.asks("protect", "light")
        game.choose("protect Guard 1 of Ward" if moved else "done")
        if moved:
            game.choose("done")
        game.asks("action", "light")
        assert game.damage("Foe") == done
        assert game.shields("Ward") == 1


@pytest.mark.rule("DMG-23")
@pytest.mark.rule("TC-71")
@pytest.mark.rule("TC-72")
def test_each_step_is_done_for_all_cards_before_the_next(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ward", "Ward 2")]),
        light=Side(
            units=[ward(), ward("Ward 2"), guard(capacity=9)],
            shields={"Ward": 1, "Ward 2": 1},
        ),
    )
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.choose("done")
    game.asks("protect", "light")
    game.choose("done")
    game.asks("shield", "light")
    game.choose("shield Ward")
    game.asks("shield", "light")
    assert (game.damage("Ward"), game.damage("Ward 2")) == (0, 0)
    game.choose("take Ward 2")
    assert (game.damage("Ward"), game.damage("Ward 2")) == (0, 1)
    game.asks("action")


@pytest.mark.rule("OPEN-43")
def test_damage_taken_over_is_not_passed_on(scene):
    second = unit("Second", side="light", capacity=5, keywords=(protect("Guardian"),))
    game = _under_fire(scene, 1, [ward(), guard(capacity=3, traits=("Guardian",)), second])
    game.choose("use Salvo")
    game.choose("protect Guard 1 of Ward")
    game.asks("action", "dark")
    assert [game.damage(name) for name in ("Ward", "Guard", "Second")] == [0, 1, 0]


@pytest.mark.rule("OPEN-43")
def test_only_the_direct_damage_of_a_protector_may_be_moved_on(scene):
    second = unit("Second", side="light", capacity=9, keywords=(protect("Guardian"),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ward", "Guard")]),
        light=Side(units=[ward(), guard(capacity=9, traits=("Guardian",)), second]),
    )
    game.choose("use Salvo")
    game.choose("protect Guard 2 of Ward")
    game.asks("protect", "light")
    game.offers("protect Second 1 of Guard", "protect Second 2 of Guard", "done")


@pytest.mark.rule("OPEN-44")
@pytest.mark.parametrize("player", ["dark", "light"])
def test_the_player_of_the_effect_decides_first_about_protect(scene, player):
    other = "light" if player == "dark" else "dark"
    halves = {
        side: Side(
            units=[ward(f"Ward {side}", side=side), guard(f"Guard {side}", side=side)],
            objectives=[salvo(side, 1, "Ward dark", "Ward light", title=f"Salvo {side}")],
        )
        for side in ("dark", "light")
    }
    game = scene(active="dark", **halves)
    if player == "light":
        game.pass_()
    game.choose(f"use Salvo {player}")
    game.asks("protect", player)
    game.choose("done")
    game.asks("protect", other)
    game.choose("done")
    game.asks("action")


@pytest.mark.rule("OPEN-44")
@pytest.mark.rule("OPEN-14")
def test_only_the_other_player_may_use_shields_against_an_effect(scene):
    game = scene(
        dark=Side(
            units=[ward("Own", side="dark")],
            objectives=[salvo("dark", 1, "Own", "Ward")],
            shields={"Own": 1},
        ),
        light=Side(units=[ward()], shields={"Ward": 1}),
    )
    game.choose("use Salvo")
    game.asks("shield", "light")
    game.choose("shield Ward")
    game.asks("action", "dark")
    assert (game.damage("Own"), game.shields("Own")) == (1, 1)


@pytest.mark.rule("KEY-10")
@pytest.mark.rule("CHG-15")
@pytest.mark.parametrize(
    ("number", "covered", "not_covered"),
    [
        (705, {"affiliation": "Smugglers and Spies"}, {"affiliation": "Jedi"}),
        (2203, {"affiliation": "Sith"}, {"affiliation": "Imperial Navy"}),
    ],
)
def test_protect_may_name_objectives_by_affiliation(scene, pool, number, covered, not_covered):
    card = pool.cards_numbered(number)[0]
    side = "light" if number == 705 else "dark"
    other = "dark" if number == 705 else "light"
    places = [
        objective("Covered", side=side, **covered),
        objective("Uncovered", side=side, **not_covered),
    ]
    own = Side(units=[card.title], objectives=places)
    enemy = Side(objectives=[salvo(other, 1, "Covered", "Uncovered")])
    game = scene(active=other, **{side: own, other: enemy})
    game.choose("use Salvo")
    game.asks("protect", side)
    game.offers(f"protect {card.title} 1 of Covered", "done")


@pytest.mark.rule("KEY-10")
@pytest.mark.rule("CHG-15")
def test_protect_may_name_a_title(scene, pool):
    trooper = pool.cards_numbered(2093)[0]
    title = trooper.keywords[0].protects.title[0]
    game = scene(
        active="light",
        dark=Side(units=[trooper.title, unit(title, side="dark"), unit("Other", side="dark")]),
        light=Side(objectives=[salvo("light", 1, title, "Other")]),
    )
    game.choose("use Salvo")
    game.offers(f"protect {trooper.title} 1 of {title}", "done")


@pytest.mark.rule("KEY-10")
def test_protect_gained_for_the_phase_works_on_the_card_that_gained_it(scene):
    def rebel(state, _scope, card):
        return "rebel" in state.faces[card].traits

    teach = button(
        "light",
        each("Friend"),
        Apply(0, on="each", until="phase"),
        title="Teach",
        modifiers=constant("protect", everything, key=rebel).modifiers,
    )
    game = scene(
        active="light",
        dark=Side(objectives=[salvo("dark", 1, "Ward")]),
        light=Side(
            units=[ward(), unit("Friend", side="light"), unit("Other", side="light")],
            objectives=[teach],
        ),
    )
    game.choose("use Teach")
    game.choose("use Salvo")
    game.offers("protect Friend 1 of Ward", "done")
