"""The cards of Undercover Dealings (set 60)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of, pay, treasury

SMUGGLERS = "Smugglers and Spies"
RARER_BOARD = {"60-4": "two Hold-out Blasters, one on the only unit that could have the other"}


@pytest.mark.parametrize(
    ("own", "held", "drawn"), [(1, 2, 4), (0, 5, 1), (2, 2, None), (3, 2, None), (1, 6, None)]
)
def test_undercover_dealings_draws_up_to_the_reserve_behind_a_bigger_enemy(scene, own, held, drawn):
    light = Side(
        objectives=["Undercover Dealings"],
        units=[dummy(f"Pal {n}", "light") for n in range(own)],
        hand=[unit(f"Card {n}") for n in range(held)],
    )
    dark = Side(units=[dummy("One"), dummy("Two")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    if drawn is None:
        assert "use Undercover Dealings" not in game.options
    else:
        game.asks("reaction", "light")
        game.choose("use Undercover Dealings")
        assert len(game.pile("hand", "light")) == held + drawn == 6
    game.leave()


@pytest.mark.rule("DRAW-03")
def test_it_is_the_reserve_of_now_and_the_refresh_of_the_enemy(scene):
    less = objective(
        "Leak", text="constant: {modifiers: {of: you, lose: {reserve: 2}}}", side="light"
    )
    light = Side(objectives=["Undercover Dealings", less], hand=[unit("Card")])
    dark = Side(units=[dummy("One")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Undercover Dealings")
    assert len(game.pile("hand", "light")) == 4
    game.leave()
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    assert "use Undercover Dealings" not in game.options
    game.leave()


BLAST = "{place: damage, amount: 1, to: {target: {type: unit, side: enemy}}}"
TAKE = "{capture: {target: {type: unit, side: enemy}}}"
BOTH = "{place: damage, amount: 1, to: {target: {type: unit, side: enemy}, pick: 2}}"


def _escape(scene, verb, **more):
    gun = objective("Gun", side="dark", text=f"action: {{do: [{verb}], limit: {{per: turn}}}}")
    dark = Side(objectives=[gun], units=[dummy("Own")])
    light = Side(
        units=[dummy("Han", "light"), dummy("Chewie", "light"), *more.pop("units", ())],
        objectives=[treasury(SMUGGLERS), clock("light")],
        hand=["Narrow Escape"],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    if game.decision.least == 2:
        game.choose("target Han", "target Chewie")
    else:
        game.choose("target Han")
    return game


@pytest.mark.rule("TIME-28")
def test_narrow_escape_finds_a_target_as_if_the_effect_were_yours(scene):
    game = _escape(scene, BLAST)
    game.asks("interrupt", "light")
    game.choose("use Narrow Escape")
    pay(game)
    # "Enemy" turns round: it is the unit of the dark side, and nobody else could be hit.
    game.leave()
    assert [game.damage(name) for name in ("Han", "Chewie", "Own")] == [0, 0, 1]


@pytest.mark.rule("TIME-28")
def test_narrow_escape_turns_a_kindness_to_friends_into_one_for_yours(scene):
    mend = "{remove: damage, from: {target: {type: unit, side: friendly}}}"
    nurse = objective("Nurse", side="dark", text=f"action: {{do: [{mend}], limit: {{per: turn}}}}")
    names = ("Own", "Han", "Chewie")
    dark = Side(objectives=[nurse], units=[dummy("Own"), dummy("Other")], damage={"Own": 2})
    light = Side(
        units=[dummy("Han", "light"), dummy("Chewie", "light")],
        objectives=[treasury(SMUGGLERS)],
        hand=["Narrow Escape"],
        damage={"Han": 2, "Chewie": 2},
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Nurse")
    game.choose("target Own")
    game.choose("use Narrow Escape")
    pay(game)
    game.asks("choose", "light")
    game.offers("choose Han", "choose Chewie")
    game.choose("choose Chewie")
    assert [game.damage(name) for name in names] == [2, 2, 1]
    game.leave()


MOVE = (
    "{move: damage, from: {target: {type: unit, side: friendly}},"
    " to: {target: {type: unit, side: enemy}}}"
)


@pytest.mark.parametrize(
    ("verb", "own", "damage"), [(BLAST, (), (1, 0)), (MOVE, (dummy("Own"),), (1, 1))]
)
def test_narrow_escape_needs_another_target_and_an_effect_with_only_one(scene, verb, own, damage):
    """The dark side has no unit to shoot at; what moves damage has two targets."""
    gun = objective("Gun", side="dark", text=f"action: {{do: [{verb}], limit: {{per: turn}}}}")
    dark = Side(objectives=[gun], units=own, damage={one.card.title: 2 for one in own})
    light = Side(
        units=[dummy("Han", "light"), dummy("Chewie", "light")],
        objectives=[treasury(SMUGGLERS), clock("light")],
        hand=["Narrow Escape"],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.choose("target Han")
    assert "use Narrow Escape" not in game.options
    left = 2 - game.damage("Own") if own else 0
    assert (game.damage("Han"), left) == damage
    game.leave()


def test_narrow_escape_knows_no_way_out_of_captures_and_several_targets(scene):
    for verb, zone in ((TAKE, "captured"), (BOTH, "in play")):
        game = _escape(scene, verb, units=[dummy("Luke", "light")])
        assert "use Narrow Escape" not in game.options
        assert game.zone("Han") == zone
        game.leave()


def test_ones_own_effects_need_no_escape(scene):
    trick = event("Trick", text=f"action: {{do: [{BLAST}]}}")
    light = Side(objectives=[treasury(SMUGGLERS)], hand=["Narrow Escape", trick])
    dark = Side(units=[dummy("One"), dummy("Two")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Trick")
    game.choose("target One")
    assert game.damage("One") == 1
    game.leave()


@pytest.mark.parametrize("focus", [0, 1])
def test_shadow_operative_returns_to_hand_and_loses_its_tokens(scene, focus):
    light = Side(
        units=["Shadow Operative", dummy("Pal", "light")], focus={"Shadow Operative": focus}
    )
    game = scene(active="dark", dark=Side(objectives=[clock("dark")]), light=light, abilities=True)
    game.skip_to("action", "light")
    game.choose("use Shadow Operative")
    assert (game.zone("Shadow Operative"), game.zone("Pal")) == ("hand", "in play")
    game.leave()


def _spy(title="Spy", **facts):
    facts = {"traits": ["Character"], "affiliation": SMUGGLERS, "icons": (1, 0, 1), **facts}
    return dummy(title, "light", **facts)


@pytest.mark.parametrize(("own", "foes", "doubled"), [(1, 2, True), (2, 2, False), (2, 1, False)])
def test_hold_out_blaster_doubles_combat_icons_against_more_units(scene, own, foes, doubled):
    spy = _spy(edge_icons=(0, 1, 0))
    light = Side(
        units=[spy, *(_spy(f"Pal {n}") for n in range(own - 1))],
        enhancements=[("Hold-out Blaster", "Spy")],
    )
    dark = Side(units=[dummy(f"Foe {n}", icons=(1, 0, 0)) for n in range(foes)])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    times = 2 if doubled else 1
    assert icons_of(game, "Spy") == {"damage": times, "tactics": times, "edge blast": times}
    assert icons_of(game, "Foe 0") == {"damage": 1}
    game.leave()


@pytest.mark.parametrize(("armed", "hosts"), [((), ["Spy", "Pal"]), (("Spy",), ["Pal"])])
def test_there_is_one_hold_out_blaster_on_a_unit(scene, armed, hosts):
    other = dummy("Droid", "light", traits=["Droid"], affiliation=SMUGGLERS)
    light = Side(
        units=[_spy(), _spy("Pal"), other, _spy("Jedi", affiliation="Jedi")],
        enhancements=[("60-4", title) for title in armed],
        hand=["60-4"],
        objectives=[treasury(SMUGGLERS)],
    )
    game = scene(active="light", light=light, abilities=True)
    held = game.pile("hand", "light")[0]
    game.choose(f"play {held} enhancement")
    pay(game)
    if len(hosts) > 1:
        game.offers(*(f"attach {title}" for title in hosts))
        game.choose("attach Pal")
    assert game.host(held) == "Pal"
    game.leave()


def test_a_hold_out_blaster_leaves_room_for_other_weapons(scene):
    blade = enhancement("Blade", {"type": "unit", "trait": "Character"})
    light = Side(units=[_spy()], enhancements=[("60-4", "Spy")], hand=[blade, "60-4"])
    light.objectives = [treasury(SMUGGLERS)]
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Blade enhancement", "pass")


def test_tactical_retreat_returns_any_number_of_your_units(scene):
    light = Side(
        units=[dummy(title, "light") for title in ("One", "Two", "Three")],
        hand=["Tactical Retreat"],
        objectives=[treasury(SMUGGLERS)],
    )
    game = scene(active="light", light=light, dark=Side(units=[dummy("Foe")]), abilities=True)
    game.choose("use Tactical Retreat")
    pay(game)
    game.asks("choose", "light")
    game.offers("choose One", "choose Two", "choose Three")
    game.choose("choose One", "choose Three")
    assert [game.zone(title) for title in ("One", "Two", "Three", "Foe")] == [
        *("hand", "in play", "hand", "in play")
    ]
    game.leave()
