"""The cards of The Second Phase (set 114)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, pay, spent, treasury

PHASE = "The Second Phase"
LEGION = "Dark Trooper Legion"
NAVY = "Imperial Navy"


def _phase(scene, *hand, **half):
    dark = Side(objectives=[PHASE, *[treasury("Sith")] * 12, treasury(NAVY)], hand=hand, **half)
    return scene(active="dark", dark=dark, abilities=True)


def _temple(title, affiliation="Sith"):
    return objective(title, affiliation=affiliation)


def _sith(title):
    return unit(title, affiliation="Sith", cost=3)


def test_the_second_phase_takes_damage_and_the_next_sith_unit_costs_1_less(scene):
    trick = event("Trick", affiliation="Sith", cost=3, text="action: {do: [{draw: 1}]}")
    gear = enhancement("Gear", affiliation="Sith", cost=3)
    officer = unit("Officer", affiliation=NAVY, cost=3)
    game = _phase(scene, _sith("A"), _sith("B"), officer, trick, gear)
    game.choose(f"use {PHASE}")
    assert game.damage(PHASE) == 1
    # Once per phase, and neither for a Navy unit, for what is no unit nor for the second one.
    assert f"use {PHASE}" not in game.options
    plays = ("use Trick", "play Gear", "play Officer", "play A", "play B")
    assert [spent(game, play) for play in plays] == [3, 3, 3, 2, 3]
    game.leave()


def test_the_second_phase_saves_nothing_in_the_next_phase_and_is_used_again_there(scene):
    dark = Side(objectives=[PHASE, *[treasury("Sith")] * 2, clock("dark")], hand=[_sith("A")])
    game = scene(phase="draw", active="dark", dark=dark, abilities=True)
    game.skip_to("action", "dark")
    game.choose(f"use {PHASE}")
    game.pass_()
    game.skip_to("action", "dark")
    assert f"use {PHASE}" in game.options
    assert spent(game, "play A") == 3
    game.leave()


@pytest.mark.parametrize(("chosen", "cost"), [((), 6), (("Fort",), 5), (("Fort", "Keep"), 4)])
def test_dark_trooper_legion_costs_1_less_for_each_objective_that_is_damaged(scene, chosen, cost):
    dark = Side(
        objectives=[
            treasury("Sith"),
            objective("Fort", side="dark"),
            objective("Keep", side="dark"),
        ],
        hand=[LEGION],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose(f"play {LEGION}")
    game.asks("interrupt", "dark")
    if not chosen:
        game.pass_()
    else:
        game.choose(f"use {LEGION}")
        # At most each objective of yours once, and at least one of them.
        game.offers(*(f"value {LEGION} {number}" for number in (1, 2, 3)))
        game.choose(f"value {LEGION} {len(chosen)}")
        game.offers("choose Treasury", "choose Fort", "choose Keep")
        game.choose(*chosen)
    pay(game)
    assert game.zone(LEGION) == "in play"
    assert sum(game.state.focus) == cost
    assert [game.damage(card) for card in ("Fort", "Keep", "Treasury")] == [
        int("Fort" in chosen),
        int("Keep" in chosen),
        0,
    ]
    game.leave()


@pytest.mark.parametrize(("resources", "offered"), [(2, False), (3, True)])
def test_dark_trooper_legion_is_offered_if_damage_would_make_it_cheap_enough(
    scene, resources, offered
):
    """Its text, three objectives, pays for 3 of its 6."""
    sith = objective("Temple", affiliation="Sith", resources=resources)
    bare = [objective(title, side="dark", resources=0) for title in ("Fort", "Keep")]
    dark = Side(
        objectives=[sith, *bare],
        hand=[LEGION, unit("Other", affiliation="Sith", cost=6)],
        focus={"Sith affiliation": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    assert (f"play {LEGION} unit" in game.options) is offered
    assert "play Other unit" not in game.options
    game.leave()


def test_dark_trooper_legion_put_into_play_costs_nothing_and_damages_nothing(scene):
    gate = objective(
        "Gate",
        side="dark",
        text="action: {do: [{put_into_play: {choose: {type: unit, in: hand}}}]}",
    )
    game = scene(active="dark", dark=Side(objectives=[gate], hand=[LEGION]), abilities=True)
    game.choose("use Gate")
    assert (game.zone(LEGION), game.damage("Gate")) == ("in play", 0)
    game.leave()


@pytest.mark.parametrize(("zone", "helped"), [("hand", True), ("discard", False)])
def test_dark_trooper_legion_is_cheaper_only_when_it_is_played_from_hand(scene, zone, helped):
    gate = objective(
        "Gate", side="dark", text="action: {do: [{play: {choose: {in: [hand, discard]}}}]}"
    )
    dark = Side(objectives=[treasury("Sith"), gate], **{zone: [LEGION]})
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Gate")
    game.choose(f"play {LEGION}") if game.decision.kind == "play" else None
    assert (game.decision.kind == "interrupt") is helped
    game.leave()


@pytest.mark.parametrize(("balance", "cards"), [("light", 2), ("dark", 3)])
@pytest.mark.parametrize("shot", ["Temple", "Other"])
def test_force_shield_draws_cards_when_its_objective_is_destroyed(scene, balance, cards, shot):
    temple = [objective(title, affiliation="Sith", capacity=2) for title in ("Temple", "Other")]
    dark = Side(objectives=temple, enhancements=[("Force Shield", "Temple")])
    light = Side(objectives=[salvo("light", 2, shot)])
    game = scene(active="light", balance=balance, dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    if shot == "Temple":
        game.asks("interrupt", "dark")
        game.choose("use Force Shield")
    assert len(game.pile("hand", "dark")) == (cards if shot == "Temple" else 0)
    assert game.zone(shot) == "victory pile"
    game.leave()


def test_force_shield_draws_nothing_when_its_objective_is_not_destroyed(scene):
    text = "action: {do: [{send: {each: {title: Temple}}, to: deck_bottom}]}"
    dark = Side(
        objectives=[_temple("Temple"), objective("Gate", side="dark", text=text)],
        enhancements=[("Force Shield", "Temple")],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Gate")
    assert game.decision.kind != "interrupt"
    assert (game.zone("Temple"), game.pile("hand", "dark")) == ("objective deck", [])
    game.leave()


def test_force_shield_enhances_a_sith_objective_only(scene):
    bases = [treasury("Sith"), objective("Dock", affiliation=NAVY), _temple("Temple")]
    game = scene(active="dark", dark=Side(objectives=bases, hand=["Force Shield"]), abilities=True)
    game.choose("play Force Shield")
    pay(game)
    game.offers("attach Treasury", "attach Temple")


@pytest.mark.parametrize(("affiliation", "helped"), [("Sith", True), (NAVY, False)])
@pytest.mark.parametrize("used", [True, False])
def test_facility_repair_mends_a_sith_objective_that_has_been_damaged(
    scene, affiliation, helped, used
):
    """Damage from earlier counts as well; one point is removed."""
    dark = Side(
        objectives=[_temple("Base", affiliation), _temple("Quiet")],
        hand=["Facility Repair"],
        damage={"Base": 1, "Quiet": 1},
    )
    light = Side(objectives=[salvo("light", 2, "Base")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert (game.decision.kind == "reaction") is helped
    used = used and helped
    if helped:
        game.choose("use Facility Repair" if used else "pass")
    assert (game.damage("Base"), game.shields("Base")) == ((2, 1) if used else (3, 0))
    assert (game.damage("Quiet"), game.shields("Quiet")) == (1, 0)
    game.leave()


@pytest.mark.parametrize(
    ("text", "helped"),
    [
        ("place: damage, to: {each: {title: Base}}", True),
        ("place: damage, to: {each: {title: Adept}}", False),
        ("move: damage, from: {each: {title: Old}}, to: {each: {title: Base}}", False),
    ],
)
def test_facility_repair_answers_damage_dealt_to_an_objective(scene, text, helped):
    """Not to a Sith unit, and not damage that is only moved."""
    gun = objective("Gun", side="light", text=f"action: {{do: [{{{text}}}]}}")
    adept = unit("Adept", side="dark", affiliation="Sith", capacity=3)
    dark = Side(
        objectives=[_temple("Base"), _temple("Old")],
        units=[adept],
        hand=["Facility Repair"],
        damage={"Old": 1},
    )
    game = scene(active="light", dark=dark, light=Side(objectives=[gun]), abilities=True)
    game.choose("use Gun")
    game.leave()
    assert ("use Facility Repair" in game.options) is helped


def test_consumed_by_the_dark_side_removes_1_damage_from_each_objective_of_yours(scene):
    dark = Side(
        objectives=[treasury("Sith"), _temple("A"), _temple("B"), _temple("C")],
        units=[dummy("Acolyte")],
        hand=["Consumed by the Dark Side"],
        damage={"A": 3, "B": 1, "C": 2, "Acolyte": 1},
    )
    light = Side(objectives=[objective("Camp")], damage={"Camp": 1})
    game = scene(active="dark", balance="dark", dark=dark, light=light, abilities=True)
    game.choose("use Consumed by the Dark Side")
    pay(game)
    # Up to 1 from each: who plays it says of each whether it is any.
    for title, number in (("A", 1), ("B", 1), ("C", 0)):
        game.asks("value", "dark")
        game.offers(f"value {title} 0", f"value {title} 1")
        game.choose(f"value {title} {number}")
    cards = ("A", "B", "C", "Acolyte", "Camp")
    assert [game.damage(card) for card in cards] == [2, 0, 2, 1, 1]
    game.leave()


def test_consumed_by_the_dark_side_needs_the_balance(scene):
    dark = Side(
        objectives=[treasury("Sith")], hand=["Consumed by the Dark Side"], damage={"Treasury": 1}
    )
    game = scene(active="dark", balance="light", dark=dark, abilities=True)
    game.leave()
    assert game.decision.kind != "action"
