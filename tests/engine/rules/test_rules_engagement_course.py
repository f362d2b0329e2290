"""Who takes part in an engagement, until when, and who survives (CONF-09..CONF-19)."""

import pytest
from kit.abilities import button, interrupt, reaction
from kit.card_makers import objective, unit
from kit.engagements import asked, chronicle
from kit.instructions import destroy, on, remove
from kit.scenario import Side
from kit.usual_cards import fighter

from swlcg_deck.engine.atoms.moving import change_control
from swlcg_deck.engine.core.constants import LIGHT


def took_part(_state, scope, happening, _subject):
    """The unit that bears the ability took part in the engagement that has ended."""
    return happening.detail[0] == "engagement" and scope.source in happening.detail[1:]


def veteran(title, side="dark", **facts):
    return fighter(title, side, abilities=(reaction("ends", matches=took_part),), **facts)


@pytest.mark.rule("CONF-09")
@pytest.mark.rule("CONF-16")
@pytest.mark.rule("CHG-33")
@pytest.mark.rule("TC-45")
def test_who_was_taken_out_has_not_participated(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[veteran("Stayer"), veteran("Leaver")]),
        light=Side(objectives=[button("Hook", remove("Leaver")), objective("Base")]),
    )
    game.pass_()
    game.choose("Base")
    game.choose("Stayer", "Leaver")
    assert game.role("Leaver") == "attacking"
    game.choose("Hook")
    assert (game.role("Leaver"), game.zone("Leaver")) == ("", "in play")
    chronicle(game, {}, "reaction ends engagement dark")
    game.offers("use Stayer", "pass")
    assert game.role("Stayer") == "", "nobody participates when reactions to the end come"
    assert game.focus("Leaver") == 0, "it did not strike"


@pytest.mark.rule("CONF-09")
@pytest.mark.rule("TC-45")
def test_units_still_participate_when_the_end_is_interrupted(scene):
    ending = interrupt(
        "ends", matches=lambda _s, _c, happening, _: "engagement" in happening.detail
    )
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("A"), fighter("B")]),
        light=Side(objectives=[objective("Base", abilities=(ending,)), objective("Camp")]),
    )
    game.choose("Base")
    game.choose("A")
    assert asked(game) == "interrupt ends engagement light"
    assert game.role("A") == "attacking"
    game.pass_()
    game.asks("engage")
    assert game.role("A") == ""


@pytest.mark.rule("CONF-10")
@pytest.mark.rule("CONF-18")
@pytest.mark.rule("STRIKE-05")
@pytest.mark.rule("RB-17")
def test_an_attacker_exhausted_before_it_strikes_still_survives(scene):
    tactician = unit("Tactician", icons=(0, 0, 1), edge_icons=(0, 0, 0))
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker", icons=(0, 2, 0))]),
        light=Side(
            units=[tactician],
            objectives=[objective("Base"), button("Trap", destroy("Tactician"))],
        ),
    )
    game.pass_()
    game.choose("Base")
    game.pass_()
    game.choose("Tactician")
    game.pass_()  # after defenders
    assert game.edge == "light"
    game.pass_()  # after the edge battle; the first slot exhausts Walker
    assert (game.focus("Walker"), game.role("Walker")) == (1, "attacking")
    game.choose("Trap")
    game.skip_to("commit")
    assert game.focus("Walker") == 1, "it never struck"
    assert game.damage("Base") == 1, "no blast, but the bonus of a surviving attacker"


@pytest.mark.rule("CONF-15")
def test_a_unit_that_passes_to_the_opponent_leaves_the_engagement(scene):
    steal = on("Walker", lambda state, card: change_control(state, card, LIGHT))
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker"), fighter("Pal")]),
        light=Side(objectives=[objective("Base"), button("Bribe", steal)]),
    )
    game.pass_()
    game.choose("Base")
    game.choose("Walker", "Pal")
    game.choose("Bribe")
    assert (game.controller("Walker"), game.role("Walker")) == ("light", "")
    game.pass_()
    game.asks("defenders", "light")
    game.offers("defend Walker")  # it is the light side's ready unit now
    game.choose()
    game.skip_to("commit")
    assert game.focus("Walker") == 0


@pytest.mark.rule("CONF-15")
@pytest.mark.rule("OPEN-52")
def test_control_until_the_end_of_the_engagement_lasts_past_the_survivors(scene):
    feelings = (
        "action: {do: [{control: {target: {title: Walker}, bind: friend}, until: engagement}, "
        "{join: friend}]}"
    )
    survivors = "reaction: {when: {survived: {type: unit, controller: you}}, do: [{draw: 1}]}"
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker"), fighter("Pal")]),
        light=Side(
            objectives=[
                objective("Feelings", text=feelings),
                objective("Base", text=survivors),
            ]
        ),
    )
    game.pass_()
    game.choose("Base")
    game.choose("Walker", "Pal")
    game.choose("Feelings")
    assert game.role("Walker") == "defending"
    chronicle(game, {}, "reaction survived light")
    assert game.controller("Walker") == "light"
    assert game.damage("Base") == 0, "Walker is a surviving defender"
    game.pass_()
    game.asks("action", "light")
    assert (game.controller("Walker"), game.role("Walker")) == ("dark", "")


@pytest.mark.rule("CONF-17")
@pytest.mark.rule("CONF-33")
def test_a_defender_that_died_in_a_window_does_not_survive(scene):
    game = scene(
        phase="conflict",
        dark=Side(
            units=[fighter("Walker")],
            objectives=[button("Bomb", destroy("Guard"), side="dark")],
        ),
        light=Side(units=[unit("Guard")]),
    )
    game.pass_()
    game.choose("Objective 4")
    game.pass_()
    game.choose("Guard")
    game.choose("Bomb")
    game.skip_to("commit")
    assert game.damage("Objective 4") == 1


@pytest.mark.rule("CONF-17")
@pytest.mark.rule("CONF-18")
def test_there_is_no_bonus_while_a_defender_survives_or_no_attacker_does(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker", capacity=1), fighter("Pal", capacity=1)]),
        light=Side(units=[unit("Guard"), unit("Killer", icons=(2, 0, 0))]),
    )
    game.choose("Objective 4")
    game.choose("Walker")
    game.choose("Guard")
    game.skip_to("engage")
    assert game.damage("Objective 4") == 0, "the defender survived"
    game.choose("Objective 5")
    game.choose("Killer")
    game.asks("commit")
    assert game.zone("Pal") == "discard pile"
    assert game.damage("Objective 5") == 0


@pytest.mark.rule("CONF-19")
@pytest.mark.rule("CONF-31")
def test_without_its_objective_an_engagement_is_unopposed_but_gives_no_bonus(scene):
    def unopposed(_state, scope, happening, _subject):
        return scope.source in happening.cards and happening.detail[0]

    ace = fighter("Ace", icons=(0, 2, 0), abilities=(reaction("survived", matches=unopposed),))
    game = scene(
        phase="conflict",
        dark=Side(units=[ace]),
        light=Side(objectives=[objective("Base", capacity=2), objective("Camp")]),
    )
    game.choose("Base")
    assert game.zone("Base") == "victory pile"
    assert asked(game) == "reaction survived dark"
    game.offers("use Ace", "pass")
    assert game.damage("Camp") == 0
