"""Which objective is engaged, moved to, and engaged again (CONF-11..CONF-14, CONF-28, CONF-30)."""

import pytest
from kit.abilities import Do, about_this, action, constant, interrupt, nothing, reaction, this
from kit.card_makers import objective, unit
from kit.engagements import asked
from kit.instructions import on, ready
from kit.scenario import Side
from kit.usual_cards import clock, fighter

from swlcg_deck.engine.atoms.table import permit_engagement
from swlcg_deck.engine.core.ability import Ability, Modifier, Trigger
from swlcg_deck.engine.core.constants import LIGHT, OBJECTIVE, OBJECTIVE_DECK
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.rules.play_card import bring_into_play
from swlcg_deck.engine.texts.verbs.engagement import RedirectEngagement


@pytest.mark.rule("CONF-11")
@pytest.mark.rule("TC-26")
def test_an_objective_is_engaged_after_the_attackers_are_named_and_before_the_window(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("A"), fighter("B")]),
        light=Side(
            objectives=[
                objective(
                    "Base",
                    text=(
                        "reaction: {when: {engaged: self}, do: [{apply: {unopposed: 1}, to: you, "
                        "until: turn}]}"
                    ),
                ),
                objective(
                    "Camp",
                    text=(
                        "reaction: {when: {engaged: self}, do: [{apply: {unopposed: 1}, to: you, "
                        "until: turn}]}"
                    ),
                ),
                clock("light"),
            ],
            units=[unit("C")],
        ),
    )
    game.pass_()
    game.choose("Base")
    assert asked(game) == "attackers dark"
    assert game.state.engaged == -1
    game.choose("A")
    assert asked(game) == "reaction engaged light"
    game.offers("use Base", "pass")
    assert game.names([game.state.engaged]) == ["Base"]
    game.pass_()
    assert asked(game) == "window light"
    game.pass_()
    assert asked(game) == "defenders light"


def _another(_state, scope, event, _subject):
    return scope.source not in event.cards


def _redirecting(title):
    return objective(title, abilities=(_moves_here("reaction", _another),))


def _moves_here(kind, matches):
    """The engagement goes on at the card itself; the ability does something else besides."""
    when = (Trigger("engaged", matches, per_batch=True),)
    return Ability(kind=kind, when=when, effect=(Do(nothing), RedirectEngagement("self")))


@pytest.mark.rule("CONF-13")
@pytest.mark.rule("CONF-14")
@pytest.mark.rule("CONF-28")
@pytest.mark.rule("TC-26")
def test_a_redirected_engagement_was_declared_against_the_first_objective(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("A", icons=(0, 1, 0)), fighter("B")]),
        light=Side(
            objectives=[objective("Base"), _redirecting("Decoy")],
            units=[unit("C", keywords=["shielding"]), unit("D")],
        ),
    )
    game.choose("Base")
    game.choose("A")
    assert asked(game) == "reaction engaged light"
    game.choose("Decoy")
    assert asked(game) == "defenders light", "defenders are named after the redirection"
    assert game.role("A") == "attacking"
    game.choose("C")
    game.asks("shielding", "light")
    game.offers("shield C", "shield Decoy", "pass")
    game.pass_()
    game.skip_to("engage")
    assert (game.damage("Base"), game.damage("Decoy")) == (0, 1)
    game.offers("engage Decoy", "pass")


@pytest.mark.rule("CONF-12")
def test_an_engagement_cannot_go_on_at_an_objective_of_the_attacker(scene):
    trick = objective("Own", side="dark", abilities=(_moves_here("interrupt", _another),))
    game = scene(
        phase="conflict",
        dark=Side(objectives=[trick], units=[fighter("A")]),
        light=Side(units=[unit("C")]),
    )
    game.choose("Objective 4")
    game.choose("Own")
    game.asks("defenders", "light")
    assert game.names([game.state.engaged]) == ["Objective 4"]
    game.choose()
    game.asks("commit")
    assert (game.damage("Own"), game.damage("Objective 4")) == (0, 1)


@pytest.mark.rule("CONF-03")
def test_an_engagement_cannot_go_on_at_an_objective_that_cannot_be_engaged(scene):
    cannot_be = constant(Modifier(what="cannot", key="engaged", of=this))
    decoy = objective("Decoy", abilities=(_moves_here("reaction", _another), cannot_be))
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("A")]),
        light=Side(objectives=[objective("Base"), decoy], units=[unit("C")]),
    )
    game.choose("Base")
    game.choose("Decoy")
    game.asks("defenders", "light")
    assert game.names([game.state.engaged]) == ["Base"]


@pytest.mark.rule("CONF-24")
def test_a_unit_that_was_readied_may_attack_again(scene):
    game = scene(
        phase="conflict",
        dark=Side(
            units=[fighter("Walker")],
            objectives=[objective("Drill", side="dark", abilities=(action(ready("Walker")),))],
        ),
    )
    game.pass_()
    game.choose("Objective 4")
    game.skip_to("action")
    while game.state.engagement:
        game.pass_()
    assert game.focus("Walker") == 1
    game.choose("Drill")
    game.pass_()
    game.offers("engage Objective 5", "engage Objective 6", "pass")


@pytest.mark.rule("CONF-30")
@pytest.mark.rule("CONF-22")
def test_an_objective_that_entered_play_this_phase_may_be_engaged(scene):
    def fetch(state, _):
        bring_into_play(state, state.objective_deck[LIGHT][-1], LIGHT, OBJECTIVE)

    fetching = interrupt("left_play", fetch, matches=about_this)
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter(name, icons=(0, 1, 0)) for name in "ABC"]),
        light=Side(
            objectives=[objective("Journey", capacity=1, abilities=(fetching,))],
            objective_deck=[objective("Found")],
        ),
    )
    game.choose("Journey")
    game.choose("A", "B")
    game.choose("strike A")
    game.asks("interrupt", "light")
    game.choose("Journey")
    game.asks("engage")
    assert game.zone("Journey") == "victory pile"
    assert game.focus("B") == 1, "B had to strike all the same"
    assert game.damage("Found") == 0, "the new objective is not engaged"
    game.offers("engage Found", "pass")


@pytest.mark.rule("CONF-30")
def test_an_objective_that_left_and_came_back_has_not_been_declared_against(scene):
    def fetch_back(state, card):
        send_from_play(state, (card,), "returned", to=OBJECTIVE_DECK)

    def put_back(state, card):
        bring_into_play(state, card, LIGHT, OBJECTIVE)

    away = objective("Away", side="dark", abilities=(action(on("Base", fetch_back)),))
    back = objective("Back", side="dark", abilities=(action(on("Base", put_back)),))
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("A"), fighter("B")], objectives=[away, back]),
        light=Side(objectives=[objective("Base"), objective("Camp")]),
    )
    game.pass_()
    game.choose("Base")
    game.choose("A")
    while game.state.engagement:
        game.pass_()
    game.choose("Away")
    assert game.zone("Base") == "objective deck"
    game.choose("Back")
    game.pass_()
    game.offers("engage Camp", "engage Base", "pass")


@pytest.mark.rule("CONF-30")
def test_card_text_may_allow_a_further_engagement(scene):
    def again(state, _):
        permit_engagement(state, state.engaged)

    navigator = fighter("Navigator", abilities=(reaction("survived", again, matches=about_this),))
    game = scene(
        phase="conflict",
        dark=Side(units=[navigator, fighter("Pal")]),
        light=Side(units=[unit("Guard")]),
    )
    game.choose("Objective 4")
    game.choose("Navigator")
    game.choose()
    game.choose("Navigator")
    game.offers("engage Objective 4", "engage Objective 5", "engage Objective 6", "pass")
    game.choose("Objective 4")
    game.asks("defenders")
    assert game.state.engagement == 2
