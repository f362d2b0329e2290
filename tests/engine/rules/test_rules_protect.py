"""Protect: who may take damage over, and how much of it (DMG-04, DMG-20..22, KEY-07..10)."""

import pytest
from kit.abilities import about, button, reaction, the
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import protect, protector, salvo, ward

from swlcg_deck.engine.texts.verbs.captives import Capture
from swlcg_deck.engine.texts.verbs.tokens import Deal


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
    game = _under_fire(scene, 5, [ward(), protector(capacity=3)], damage={"Guard": 1})
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.offers("protect Guard 1 of Ward", "protect Guard 2 of Ward", "done")
    game.choose("protect Guard 1 of Ward")
    game.offers("protect Guard 1 of Ward", "done")
    game.choose("done")
    game.asks("action", "dark")
    assert (game.damage("Ward"), game.damage("Guard")) == (4, 2)


@pytest.mark.rule("DMG-20")
def test_several_protectors_share_the_damage_with_the_card_hit(scene):
    game = _under_fire(scene, 5, [ward(), protector(), protector("Second")])
    game.choose("use Salvo")
    assert game.decision.shares == ((game.card("Ward"), 5),)
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
            units=[protector(capacity=4), ward(), ward("Ward 2"), ward("Ward 3"), ward("Ward 4")]
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
        light=Side(units=[protector(capacity=2), ward()]),
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
        light=Side(units=[ward(), protector()], focus={"Guard": 2}),
    )
    game.choose("engage Objective 4")
    game.asks("defenders", "light")
    game.choose("Ward")
    game.asks("protect", "light")
    game.offers("protect Guard 1 of Ward", "protect Guard 2 of Ward", "done")
    assert game.role("Guard") == ""


@pytest.mark.rule("DMG-11")
@pytest.mark.rule("DMG-04")
def test_damage_protected_away_was_dealt_to_the_protector_by_the_same_source(scene):
    hunter = objective(
        "Hunter",
        side="dark",
        abilities=(
            button("Button", the("Ward"), Deal("them", 1), side="dark").abilities[0],
            reaction("damaged", Capture("it"), matches=about("Ward", "Guard")),
        ),
    )
    game = scene(dark=Side(objectives=[hunter]), light=Side(units=[ward(), protector(capacity=2)]))
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
    trust = objective(
        "Trust",
        side="light",
        text=(
            "action: {cost: [{place: damage, amount: 2, to: {each: {title: Ward}}}], "
            "do: [{place: damage, to: {each: {title: Foe}}}]}"
        ),
    )
    for moved, done in ((True, 0), (False, 1)):
        game = scene(
            active="light",
            dark=Side(units=[unit("Foe", side="dark")]),
            light=Side(objectives=[trust], units=[ward(), protector()], shields={"Ward": 1}),
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
            units=[ward(), ward("Ward 2"), protector(capacity=9)],
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
    game = _under_fire(scene, 1, [ward(), protector(capacity=3, traits=("Guardian",)), second])
    game.choose("use Salvo")
    game.choose("protect Guard 1 of Ward")
    game.asks("action", "dark")
    assert [game.damage(name) for name in ("Ward", "Guard", "Second")] == [0, 1, 0]


@pytest.mark.rule("OPEN-43")
def test_only_the_direct_damage_of_a_protector_may_be_moved_on(scene):
    second = unit("Second", side="light", capacity=9, keywords=(protect("Guardian"),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ward", "Guard")]),
        light=Side(units=[ward(), protector(capacity=9, traits=("Guardian",)), second]),
    )
    game.choose("use Salvo")
    game.choose("protect Guard 2 of Ward")
    game.asks("protect", "light")
    game.offers("protect Second 1 of Guard", "protect Second 2 of Guard", "done")
