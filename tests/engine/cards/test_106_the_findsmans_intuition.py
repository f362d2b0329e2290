"""The cards of The Findsman's Intuition (set 106)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import SCUM, dummy, pay, treasury

INTUITION = "The Findsman's Intuition"


@pytest.mark.parametrize(("here", "elsewhere", "balance"), [(2, 0, "dark"), (1, 2, "light")])
@pytest.mark.parametrize("active", ["dark", "light"])
def test_the_findsmans_intuition_adds_its_captives_to_the_struggle(
    scene, here, elsewhere, balance, active
):
    """Against 2 icons a tie leaves the balance where it is: dark."""
    cards = [dummy(f"Captive {n}", "light") for n in range(here + elsewhere)]
    places = [INTUITION] * here + ["Den"] * elsewhere
    light = Side(
        units=[dummy("Sage", "light", force=2)],
        committed=["Sage"],
        captured=list(zip(cards, places, strict=True)),
        objectives=[clock("light")],
    )
    dark = Side(objectives=[INTUITION, objective("Den", side="dark"), clock("dark")])
    game = scene(
        phase="force", active=active, dark=dark, light=light, balance="dark", abilities=True
    )
    game.skip_to("action")
    assert game.balance == balance
    game.leave()


REST = (
    "reaction: {when: {strike_resolved: host}, do: [{remove: focus, from: host}], "
    "limit: {per: turn}}"
)
WAKE = {
    "side": "dark",
    "text": "action: {if: {not: {during: engagement}}, "
    "do: [{remove: focus, amount: all, from: {each: {title: Zuckuss}}}]}",
}


def _zuckuss(scene, *, more=(), **half):
    deck = [event(name, side="light") for name in ("One", "Two", "Three", "Four")]
    dark = Side(
        units=["106-2"],
        objectives=[objective("Den", side="dark"), objective("Pit", side="dark"), *more],
        **half,
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=Side(deck=deck), abilities=True)
    engage(game, "Objective 4", "Zuckuss")
    game.skip_to("reaction", "dark")
    return game


def test_zuckuss_captures_one_of_the_top_3_cards_and_orders_the_others(scene):
    game = _zuckuss(scene)
    game.choose("use Zuckuss")
    game.asks("choose", "dark")
    game.offers("choose One", "choose Two", "choose Three")
    game.choose("choose Two")
    game.asks("capture at", "dark")
    game.offers("capture at Den", "capture at Pit")
    game.choose("capture at Pit")
    game.asks("order", "dark")
    game.choose("order Three")
    assert (game.zone("Two"), game.host("Two")) == ("captured", "Pit")
    assert game.pile("deck", "light")[-3:] == ["Four", "One", "Three"]
    game.leave()


def test_zuckuss_looks_once_in_each_engagement(scene):
    stim = enhancement("Stim", {"type": "unit"}, side="dark", text=REST)
    game = _zuckuss(scene, enhancements=[(stim, "Zuckuss")], more=[objective("Wake", **WAKE)])
    game.choose("use Zuckuss")
    game.choose("choose One")
    game.choose("capture at Den")
    game.choose("order Two")
    game.skip_to("reaction", "dark")
    game.choose("use Stim")  # ready, he strikes once more, and it is the same engagement
    while game.decision.kind != "engage" and "use Wake" not in game.options:
        assert "use Zuckuss" not in game.options
        game.decline()
    assert game.focus("Zuckuss") == 1
    game.skip_to("action", "dark")
    game.choose("use Wake")
    engage(game, "Objective 5", "Zuckuss")
    game.skip_to("reaction", "dark")
    assert "use Zuckuss" in game.options


def test_zuckuss_need_not_look(scene):
    game = _zuckuss(scene)
    game.pass_()
    assert game.zone("One") == "deck"
    game.leave()


@pytest.mark.parametrize(("captives", "comes"), [(1, True), (0, False)])
@pytest.mark.parametrize("used", [True, False])
def test_4_lom_comes_back_from_the_discard_pile_after_a_rescue(scene, captives, comes, used):
    free = objective("Free", text="action: {do: [{rescue: 1}, {draw: 1}], limit: {per: turn}}")
    light = Side(
        objectives=[free],
        captured=[(dummy(f"Captive {n}", "light"), "Den") for n in range(captives)],
    )
    dark = Side(discard=["106-3"], objectives=[objective("Den", side="dark"), clock("dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Free")
    assert ("use 4-LOM" in game.options) == comes
    if comes:
        game.asks("reaction", "dark")
        assert game.zone("Captive 0") == "hand"
        game.choose("use 4-LOM" if used else "pass")
    assert game.zone("4-LOM") == ("in play" if comes and used else "discard pile")
    game.leave()


@pytest.mark.parametrize("zone", ["hand", "deck"])
def test_4_lom_comes_from_the_discard_pile_and_from_nowhere_else(scene, zone):
    free = objective("Free", text="action: {do: [{rescue: 1}], limit: {per: turn}}")
    light = Side(objectives=[free], captured=[(dummy("Captive", "light"), "Den")])
    dark = Side(objectives=[objective("Den", side="dark"), clock("dark")], **{zone: ["106-3"]})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Free")
    assert "use 4-LOM" not in game.options
    game.leave()


@pytest.mark.parametrize(("host", "balance"), [("Sage", "dark"), ("Pal", "light")])
def test_a_containment_field_takes_all_force_icons_of_an_enemy(scene, host, balance):
    light = Side(
        units=[dummy("Sage", "light", force=3), dummy("Pal", "light", force=3)],
        committed=["Sage"],
        objectives=[clock("light")],
    )
    dark = Side(enhancements=[("106-4", host)])
    game = scene(
        phase="force", active="light", dark=dark, light=light, balance="dark", abilities=True
    )
    game.skip_to("action")
    assert game.balance == balance
    game.leave()


@pytest.mark.parametrize(("force", "won"), [(3, True), (1, False)])
def test_springing_the_ambush_captures_an_enemy_of_the_force_after_a_struggle_won(
    scene, force, won
):
    dark = Side(
        hand=["106-5"],
        units=[dummy("Seer", force=force)],
        committed=["Seer"],
        objectives=[treasury(SCUM), clock("dark")],
    )
    light = Side(
        units=[dummy("Sage", "light", force=1), dummy("Adept", "light"), dummy("Pal", "light")],
        committed=["Sage", "Adept"],
        objectives=[clock("light")],
    )
    game = scene(
        phase="force", active="dark", dark=dark, light=light, balance="light", abilities=True
    )
    while game.decision.kind == "commit":
        game.pass_()
    assert ("use Springing the Ambush" in game.options) == won
    if won:
        game.asks("reaction", "dark")
        game.choose("use Springing the Ambush")
        pay(game)
        game.offers("target Sage", "target Adept")
        game.choose("target Sage")
        while game.zone("Sage") == "in play":
            game.choose(game.options[0])
        assert game.zone("Sage") == "captured"
    game.leave()


def test_pay_out_takes_a_token_off_each_scum_objective_of_yours(scene):
    scum = {"side": "dark", "affiliation": SCUM}
    dark = Side(
        hand=["106-6"],
        affiliation=SCUM,
        objectives=[
            objective("Den", **scum),
            objective("Pit", **scum),
            objective("Fort", side="dark"),
        ],
        units=[dummy("Thug", affiliation=SCUM)],
        focus={"Den": 2, "Pit": 1, "Fort": 1, "Thug": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Pay Out")
    pay(game)
    assert [game.focus(name) for name in ("Den", "Pit", "Fort", "Thug")] == [1, 0, 1, 1]
    game.leave()
