"""The cards of Embers of Hope (set 76)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay

from swlcg_deck.engine.core.constants import CONFLICT_PHASE, DARK, LIGHT
from swlcg_deck.engine.facts.contests import seen_edge_cards

DRAWS = "action: {do: [{draw: 2}, {apply: {unopposed: 1}, to: you, until: turn}]}"
FORCE_USER = {"traits": ["Character", "Force User"]}


@pytest.mark.parametrize(
    ("side", "hurt", "drawn"), [("dark", 0, 0), ("dark", 1, 2), ("light", 0, 2)]
)
def test_embers_of_hope_keep_the_enemy_from_drawing_while_undamaged(scene, side, hurt, drawn):
    library = objective("Library", side=side, text=DRAWS)
    dark, light = Side(objectives=[]), Side(objectives=["Embers of Hope"])
    (dark if side == "dark" else light).objectives.append(library)
    light.damage = {"Embers of Hope": hurt}
    game = scene(active=side, dark=dark, light=light, abilities=True)
    before = len(game.pile("hand", side))
    game.choose("use Library")
    assert len(game.pile("hand", side)) == before + drawn
    game.leave()


def test_embers_of_hope_leave_the_draw_phase_alone(scene):
    dark = Side(objectives=[objective("Library", side="dark", text=DRAWS)])
    light = Side(objectives=["Embers of Hope"])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 6
    game.leave()


@pytest.mark.rule("KEY-12")
@pytest.mark.parametrize("host", ["Pupil", "Pal"])
def test_makashi_training_lets_a_force_user_strike_those_outside(scene, host):
    light = Side(
        units=[
            dummy("Pupil", "light", icons=(1, 0, 0), **FORCE_USER),
            dummy("Pal", "light", **FORCE_USER),
        ],
        hand=["Makashi Training"],
    )
    dark = Side(units=[dummy("Foe"), dummy("Far")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Makashi Training")
    pay(game)
    game.choose(f"attach {host}")
    engage(game, "Objective 1", "Pupil", defenders=("Foe",))
    if host == "Pupil":
        game.skip_to("unit damage", "light")
        game.choose("hit Far")
    game.skip_to("commit")
    assert (game.damage("Far"), game.damage("Foe")) == ((1, 0) if host == "Pupil" else (0, 1))


@pytest.mark.parametrize(("defenders", "seen"), [(["Seer"], ["Wit"]), (["Pal"], [])])
def test_force_precognition_makes_the_enemy_show_his_first_edge_card(scene, defenders, seen):
    light = Side(
        units=[dummy("Seer", "light", **FORCE_USER), dummy("Pal", "light")],
        enhancements=[("Force Precognition", "Seer")],
        hand=[event("Skill"), event("Luck")],
    )
    dark = Side(
        units=[dummy("Raider")], hand=[event("Wit", side="dark"), event("Guile", side="dark")]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=defenders)
    game.choose("place Wit")
    game.choose("place Skill")
    game.choose("place Guile")
    assert game.names(seen_edge_cards(game.state, LIGHT, DARK)) == seen
    assert game.names(seen_edge_cards(game.state, DARK, LIGHT)) == []
    game.leave()


def test_both_enhancements_go_on_force_users_only(scene):
    light = Side(
        units=[dummy("Pupil", "light", **FORCE_USER), dummy("Pal", "light")],
        hand=["Force Precognition"],
    )
    dark = Side(units=[dummy("Lord", **FORCE_USER)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Force Precognition")
    pay(game)
    game.offers("attach Pupil", "attach Lord")


def _guarding(scene, *hand):
    light = Side(hand=["Secret Guardian", *hand], objectives=[salvo("light", 5, "Monk")])
    return scene(active="light", light=light, abilities=True)


MONK = dummy("Monk", "light", traits=["Character"], cost=6)


@pytest.mark.parametrize("gone", [False, True])
def test_a_secret_guardian_stays_until_the_end_of_the_phase(scene, gone):
    other = dummy("Pal", "light", traits=["Character"], cost=6)
    game = _guarding(scene, MONK, other, dummy("Skiff", "light", cost=6))
    game.choose("use Secret Guardian")
    pay(game)
    game.offers("choose Monk", "choose Pal")
    game.choose("choose Monk")
    assert game.zone("Monk") == "in play"
    if gone:
        game.choose("use Salvo")
    while game.phase < CONFLICT_PHASE:
        game.decline()
    assert game.zone("Monk") == ("discard pile" if gone else "hand")
    game.leave()


def test_a_secret_guardian_has_to_be_a_character(scene):
    gear = enhancement("Gear", traits=["Character"], cost=6)
    game = _guarding(scene, dummy("Skiff", "light", traits=["Vehicle"], cost=6), gear)
    assert "use Secret Guardian" not in game.options
    game.leave()


@pytest.mark.rule("ABIL-30")
def test_a_secret_guardian_who_has_come_back_is_another(scene):
    monk = "{title: Monk}"
    bounce = f"action: {{do: [{{send: {{each: {monk}}}, to: hand}}]}}"
    put = "action: {do: [{put_into_play: {each: {title: Monk, in: hand}}}]}"
    light = Side(hand=["Secret Guardian", MONK])
    light.objectives = [objective("Bounce", text=bounce), objective("Put", text=put)]
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Secret Guardian")
    pay(game)
    game.choose("use Bounce")
    game.choose("use Put")
    while game.phase < CONFLICT_PHASE:
        game.decline()
    assert game.zone("Monk") == "in play"
    game.leave()
