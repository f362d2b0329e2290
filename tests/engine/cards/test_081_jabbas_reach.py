"""The cards of Jabba's Reach (set 81)."""

import pytest
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy, goes_by

RARER_BOARD = {"81-2": "no enemy event of a small board has a target"}


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize("held", [0, 2])
def test_each_card_captured_at_jabbas_reach_raises_the_reserve_by_1(scene, held):
    captives = [(unit(f"Captive {n}"), "Jabba's Reach") for n in range(held)]
    elsewhere = (unit("Elsewhere"), "Objective 1")
    dark = Side(objectives=["Jabba's Reach", objective("Objective 1", side="dark")])
    light = Side(captured=[*captives, elsewhere])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 6 + held
    game.leave()


def _reversal(scene, mine, theirs):
    dark = Side(affiliation=SCUM, objectives=[DEN], units=[dummy("Thug"), dummy("Pal")])
    dark.hand = ["Reversal of Fate", *mine]
    light = Side(units=[dummy("Guard", "light"), dummy("Spare", "light")], hand=theirs)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Thug", "Pal", defenders=("Guard", "Spare"))
    while game.decision.kind == "edge":
        others = [one for one in game.options if "Reversal" not in one]
        game.choose(next((one for one in others if one != "pass"), "pass"))
    return game


@pytest.mark.rule("DEF-09")
def test_reversal_of_fate_gives_each_the_stack_of_the_other(scene):
    weak, strong = event("Weak", side="dark", force=1), event("Strong", force=4)
    game = _reversal(scene, [weak], [strong])
    game.choose("use Reversal of Fate")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.asks("strike", "dark")
    assert game.edge == "dark"
    # Each card goes to its owner's pile.
    assert "Strong" in game.pile("discard", "light")
    assert "Weak" in game.pile("discard", "dark")
    game.leave()


@pytest.mark.rule("DEF-09")
def test_reversal_of_fate_needs_two_stacks(scene):
    game = _reversal(scene, [], [event("Strong", force=4)])
    game.asks("strike", "light")
    assert game.edge == "light"
    game.leave()


AIMED = "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}"


@pytest.mark.parametrize(
    ("kind", "side", "safe"), [("event", "light", True), ("objective", "light", False)]
)
def test_jabba_the_hutt_is_no_target_of_enemy_events(scene, kind, side, safe):
    light = Side(hand=[event("Shot", text=AIMED)] if kind == "event" else [])
    if kind == "objective":
        light.objectives = [objective("Shot", text=AIMED)]
    dark = Side(units=["Jabba the Hutt", dummy("Thug"), dummy("Guard")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Shot")
    jabba = [] if safe else ["target Jabba the Hutt"]
    game.offers("target Thug", "target Guard", *jabba)


def test_jabba_the_hutt_is_a_target_of_your_own_events(scene):
    shot = event("Shot", side="dark", text=AIMED.replace("enemy", "friendly"))
    dark = Side(units=["Jabba the Hutt", dummy("Thug")], hand=[shot])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Shot")
    game.offers("target Thug", "target Jabba the Hutt")


def test_jabba_the_hutt_is_focused_to_put_something_cheap_into_play(scene):
    hand = [
        dummy("Thug", cost=2),
        dummy("Boss", cost=3),
        enhancement("Palace", cost=2, side="dark"),
        enhancement("Fortress", cost=3, side="dark"),
        event("Plan", side="dark", cost=1),
    ]
    game = scene(active="dark", dark=Side(units=["Jabba the Hutt"], hand=hand), abilities=True)
    game.choose("use Jabba the Hutt")
    assert game.focus("Jabba the Hutt") == 1
    game.offers("choose Thug", "choose Palace")
    game.choose("choose Palace")
    assert (game.zone("Palace"), game.zone("Thug")) == ("in play", "hand")
    assert "use Jabba the Hutt" not in game.options
    game.leave()


@pytest.mark.rule("FAQ-22")
def test_spice_visions_may_pay_for_jabba_the_hutt_with_damage(scene):
    dark = Side(units=["Jabba the Hutt"], hand=[dummy("Thug", cost=2), "83-5"])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Jabba the Hutt")
    game.choose("use Spice Visions")
    assert (game.focus("Jabba the Hutt"), game.damage("Jabba the Hutt")) == (0, 1)
    assert game.zone("Thug") == "in play"
    game.leave()


@pytest.mark.parametrize("active", ["dark", "light"])
def test_jabbas_pleasure_barge_takes_a_token_off_a_character_in_your_conflict_phase(scene, active):
    dark = Side(
        units=[
            "Jabba's Pleasure Barge",
            dummy("Guest", traits=["Character"]),
            dummy("Boss", traits=["Character"]),
            dummy("Skiff", traits=["Vehicle"]),
        ],
        focus={"Guest": 2, "Boss": 1, "Skiff": 1},
    )
    light = Side(units=[dummy("Spy", "light", traits=["Character"])], focus={"Spy": 1})
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        goes_by(game, "Jabba's Pleasure Barge", "commit", "light")
        return
    game.asks("reaction", "dark")
    game.choose("use Jabba's Pleasure Barge")
    game.offers("choose Guest", "choose Boss")
    game.choose("choose Guest")
    assert (game.focus("Guest"), game.focus("Jabba's Pleasure Barge")) == (1, 1)
    game.leave()


def test_reversal_of_fate_lets_each_resolve_the_fate_cards_of_the_other(scene):
    luck = fate("Luck", text="fate: {do: [{draw: 1}]}", side="light")
    game = _reversal(scene, [event("Weak", side="dark")], [luck])
    game.choose("use Reversal of Fate")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert (len(game.pile("hand", "dark")), game.pile("hand", "light")) == (1, [])
    game.leave()


def test_jabba_the_hutt_puts_no_enhancement_into_play_that_could_be_on_nothing(scene):
    gear = enhancement("Gear", {"type": "unit", "trait": "Vehicle"}, side="dark", cost=1)
    game = scene(active="dark", dark=Side(units=["81-2"], hand=[gear]), abilities=True)
    assert "use Jabba the Hutt" not in game.options
    game.leave()
