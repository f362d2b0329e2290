"""The cards of Masterful Manipulation (set 135)."""

import pytest
from kit.card_makers import affiliation_card, event, fate, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy, spent

from swlcg_deck.engine.core.constants import FORCE_PHASE

MASTERFUL = "Masterful Manipulation"
XIZOR = "Prince Xizor"
HEADHUNTER = "Black Sun Headhunter"


def _scheme(scene, attackers=("Prince", "Guard"), enemy="Foe", **facts):
    prince = dummy("Prince", **{"affiliation": SCUM, "unique": True, **facts})
    dark = Side(
        units=[prince, dummy("Guard"), dummy("Thug")],
        hand=["The Prince's Scheme", event("Plan", side="dark", force=0)],
    )
    light = Side(
        units=[
            dummy("Foe", "light"),
            dummy("Traitor", "light", affiliation=SCUM, unique=True),
        ],
        hand=[event("Trick", force=2), event("Ruse", force=1), fate("Luck", force=1)],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", *attackers, defenders=(enemy,))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_the_princes_scheme_takes_a_card_of_the_enemy_stack_for_this_battle(scene):
    """The Trick counts for the dark side, and goes to its owner's pile afterwards."""
    game = _scheme(scene)
    game.asks("choose", "dark")
    game.offers("choose Trick", "choose Ruse")
    game.choose("Trick")
    assert game.edge == "dark"
    game.skip_to("commit", "dark")
    assert {"Trick", "Ruse"} <= {*game.pile("discard", "light")}


@pytest.mark.parametrize(
    "board",
    [
        {"unique": False},
        {"affiliation": "Sith"},
        {"attackers": ("Guard", "Thug")},
        {"unique": False, "enemy": "Traitor"},
    ],
    ids=["not unique", "no scoundrel", "at home", "the enemy's"],
)
def test_the_princes_scheme_needs_a_unique_scoundrel_in_the_engagement(scene, board):
    game = _scheme(scene, **board)
    assert game.decision.kind != "choose"
    assert game.edge == "light"
    game.leave()


@pytest.mark.rule("CAP-06")
def test_masterful_manipulation_goes_back_for_a_card_after_the_enemy_turn(scene):
    """Its captives are rescued: it leaves play."""
    dark = Side(affiliation=SCUM, objectives=[MASTERFUL, DEN])
    light = Side(captured=[(dummy("Prey", "light"), MASTERFUL)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.offers(f"use {MASTERFUL}", "pass")
    assert game.phase == FORCE_PHASE
    game.choose(f"use {MASTERFUL}")
    game.skip_to("discard one", "dark")
    assert game.zone("Prey") == "hand"
    # Before the cards of the draw phase.
    assert len(game.pile("hand", "dark")) == 1
    assert (game.pile("victory", "light"), game.pile("discard", "dark")) == ([], [])
    game.leave()


def test_masterful_manipulation_waits_for_the_end_of_the_enemy_turn(scene):
    dark = Side(affiliation=SCUM, objectives=[MASTERFUL, clock("dark")])
    game = scene(phase="force", active="dark", dark=dark, abilities=True)
    while game.state.active == 0:
        assert game.decision.kind != "reaction"
        game.decline()
    game.leave()


def _xizor(scene, *, gone, effect, hand=2):
    text = f"action: {{do: [{{{effect}: {{each: {{title: {gone}}}}}}}]}}"
    lab = objective("Lab", side="dark", text=text)
    dark = Side(units=[XIZOR, dummy("Thug")], objectives=[lab, objective("Den", side="dark")])
    light = Side(
        objectives=[objective("Base", side="light")],
        hand=[dummy(f"Card {n}", "light") for n in range(hand)],
        deck=[dummy("Top", "light")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Lab")
    return game


@pytest.mark.parametrize(("gone", "effect"), [("Base", "destroy"), ("Den", "discard")])
def test_prince_xizor_captures_a_random_card_when_an_objective_leaves_play(scene, gone, effect):
    """Whoever it belongs to, and however it goes."""
    game = _xizor(scene, gone=gone, effect=effect)
    game.asks("reaction", "dark")
    game.offers(f"use {XIZOR}", "pass")
    game.choose(f"use {XIZOR}")
    if "capture at Lab" in game.options:
        game.choose("capture at Lab")
    held = [card for card in ("Card 0", "Card 1") if game.host(card) == "Lab"]
    assert (len(held), len(game.pile("hand", "light"))) == (1, 1)
    game.leave()


@pytest.mark.parametrize(("gone", "hand"), [("Thug", 2), ("Base", 0)])
def test_prince_xizor_needs_an_objective_that_goes_and_a_hand(scene, gone, hand):
    game = _xizor(scene, gone=gone, effect="destroy", hand=hand)
    assert game.decision.kind != "reaction"
    game.leave()


def _headhunter(scene, affiliation, **dark):
    half = Side(
        affiliation=affiliation_card(affiliation),
        units=[HEADHUNTER],
        objectives=[objective("Mine", side="dark", resources=2), clock("dark")],
        **dark,
    )
    game = scene(phase="draw", active="dark", dark=half, abilities=True)
    while game.zone(HEADHUNTER) == "in play" and game.decision.kind not in ("either", "pay"):
        if (game.phase, game.decision.kind) == (3, "action"):
            break
        game.decline()
    return game


@pytest.mark.rule("FAQ-30")
@pytest.mark.parametrize("paid", [True, False])
def test_a_black_sun_headhunter_is_paid_or_destroyed_as_you_like(scene, paid):
    game = _headhunter(scene, SCUM)
    game.asks("either", "dark")
    before = sum(game.state.focus)
    game.choose(game.options[0 if paid else 1])
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert game.zone(HEADHUNTER) == ("in play" if paid else "discard pile")
    assert sum(game.state.focus) - before == int(paid)
    game.leave()


@pytest.mark.rule("FAQ-30")
@pytest.mark.rule("RES-20")
def test_a_black_sun_headhunter_takes_scum_and_villainy_resources_only(scene):
    game = _headhunter(scene, "Sith")
    assert game.zone(HEADHUNTER) == "discard pile"
    game.leave()


def test_a_black_sun_headhunter_is_not_paid_in_the_enemy_turn(scene):
    dark = Side(affiliation=affiliation_card(SCUM), units=[HEADHUNTER])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="draw", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    assert game.zone(HEADHUNTER) == "in play"
    assert sum(game.state.focus) == 0


SHADOWS = "Shadows of the Empire"


@pytest.mark.parametrize(
    ("phase", "active", "fits"),
    [("deployment", "dark", True), ("conflict", "dark", True), ("deployment", "light", False)],
)
def test_shadows_of_the_empire_buries_an_enemy_objective_in_your_turn(scene, phase, active, fits):
    dark = Side(affiliation=SCUM, objectives=[DEN, clock("dark")], hand=[SHADOWS])
    light = Side(
        objectives=[objective("Base"), objective("Camp")],
        objective_deck=[objective("Next"), objective("Last")],
        damage={"Base": 2},
    )
    game = scene(phase=phase, active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert (f"use {SHADOWS}" in game.options) is fits
    if fits:
        assert spent(game, f"use {SHADOWS}") == 1
        game.offers("target Base", "target Camp")
        game.choose("target Base")
        # The top, which is turned up next, is last.
        assert game.pile("objective_deck", "light") == ["Base", "Last", "Next"]
        assert (game.damage("Base"), game.pile("victory", "dark")) == (0, [])
    game.leave()
