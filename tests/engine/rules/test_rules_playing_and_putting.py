"""Playing and putting into play, entering and leaving, and some changed or settled rules."""

import pytest
from kit.abilities import action, enemy_unit, gains, reaction, target, titled
from kit.card_makers import event, fate, objective, unit
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Limit
from swlcg_deck.engine.core.constants import DECK, DISCARD, HAND
from swlcg_deck.engine.texts.verbs.captives import Capture
from swlcg_deck.engine.texts.verbs.cards import Discard, Search, Send
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Destroy, Sacrifice
from swlcg_deck.engine.texts.verbs.flow import either
from swlcg_deck.engine.texts.verbs.play import PutIntoPlay, SpendResources
from swlcg_deck.engine.texts.verbs.tokens import PlaceShield


def from_hand_to_play(*titles):
    return (Select("chosen", titled(*titles), HAND, "you"), PutIntoPlay("chosen"))


@pytest.mark.rule("DEF-15")
@pytest.mark.rule("RB-07")
@pytest.mark.rule("DEF-16")
def test_putting_a_unit_into_play_costs_nothing_and_is_not_playing_it(scene):
    door = objective(
        "Door",
        side="dark",
        abilities=(action(*from_hand_to_play("Giant"), limit=Limit(1, "turn")),),
    )
    told = objective(
        "Told",
        side="dark",
        text=(
            "reaction: {when: {played: any}, do: [{place: shield, to: self}]}",
            "reaction: {when: {entered: any}, do: [{place: shield, to: self}]}",
        ),
    )
    giant = unit("Giant", side="dark", cost=9, keywords=["limited"])
    game = scene(
        phase="refresh",
        dark=Side(objectives=[door, told, objective("Third", side="dark")], hand=[giant]),
    )
    game.choose("use Door")
    # Not in the deployment phase, not affordable: it enters all the same, and was not played.
    assert game.zone("Giant") == "in play"
    assert game.focus("Sith affiliation") == 0
    assert asked(game) == "reaction dark on entered"
    game.choose("use Told")
    assert not asked(game).startswith("reaction")
    assert ("turn", "limited", 0) not in game.state.counts


@pytest.mark.rule("DEF-15")
@pytest.mark.rule("TC-68")
def test_playing_a_unit_pays_its_cost_and_is_both_triggers(scene):
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {played: any}, do: [{place: shield, to: self}]}",
        resources=0,
    )
    seen = objective(
        "Seen",
        side="dark",
        text="reaction: {when: {entered: any}, do: [{place: shield, to: self}]}",
        resources=0,
    )
    game = scene(dark=Side(objectives=[told, seen], hand=[unit("Guard", side="dark", cost=1)]))
    game.choose("play Guard")
    assert (game.zone("Guard"), game.focus("Sith affiliation")) == ("in play", 1)
    assert asked(game) == "reaction dark on entered"
    game.pass_()
    assert asked(game) == "reaction dark on played"


def removal(verb):
    return objective("Void", side="dark", abilities=(action(verb, targets=(target(enemy_unit),)),))


@pytest.mark.rule("DEF-16")
@pytest.mark.rule("RB-25")
@pytest.mark.parametrize(
    ("verb", "where"),
    [
        (Destroy("target"), "discard pile"),
        (Discard("target"), "discard pile"),
        (Sacrifice("target"), "discard pile"),
        (Send("target", HAND), "hand"),
        (Send("target", DECK, shuffled=True), "deck"),
        (Capture("target", at="self"), "captured"),
    ],
    ids=["destroyed", "discarded", "sacrificed", "returned", "shuffled", "captured"],
)
def test_every_way_out_of_a_play_area_is_leaving_play(scene, verb, where):
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {left_play: any}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(objectives=[removal(verb), told]), light=Side(units=[unit("Rebel", side="light")])
    )
    game.choose("use Void")
    assert asked(game) == "reaction dark on left_play"
    assert game.zone("Rebel") == where


@pytest.mark.rule("DEF-16")
@pytest.mark.rule("RB-25")
@pytest.mark.parametrize("zone", [HAND, DISCARD, DECK])
def test_every_way_into_a_play_area_is_entering_play(scene, zone):
    call = action(Select("it_", titled("Guard"), zone, "you"), PutIntoPlay("it_"))
    told = objective("Told", side="dark", abilities=(reaction("entered", PlaceShield("self")),))
    place = {HAND: "hand", DISCARD: "discard", DECK: "deck"}[zone]
    game = scene(
        dark=Side(
            objectives=[objective("Call", side="dark", abilities=(call,)), told],
            **{place: [unit("Guard", side="dark")]},
        )
    )
    game.choose("use Call")
    assert asked(game) == "reaction dark on entered"


@pytest.mark.rule("OPEN-17")
def test_a_fate_card_cannot_be_played(scene):
    omen = fate("Omen", side="dark")
    play = objective("Market", side="dark", text="action: {do: [{play: {choose: {in: hand}}}]}")
    idle = objective("Idle", side="dark", text="action: {do: [{place: shield, to: self}]}")
    game = scene(dark=Side(objectives=[play, idle], hand=[omen]))
    game.offers("use Idle", "pass")


@pytest.mark.rule("OPEN-34")
def test_affiliation_only_and_limit_one_mean_nothing_in_play(scene, pool):
    assert pool.set(71).affiliation_only
    assert pool.set(88).limit_one
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(
            affiliation="Sith",
            objectives=["88-1", "88-1"],
            objective_deck=["88-1"],
            hand=[unit("Any", side="dark")],
        ),
        light=Side(affiliation="Jedi", objectives=["71-1", "71-1"]),
    )
    game.skip_to("action", "dark")
    assert game.pile("objectives", "dark") == [f"Imperial Blockade{n}" for n in ("", " #2", " #3")]
    assert game.pile("objectives", "light") == ["Trust Me", "Trust Me #2"]


@pytest.mark.rule("OPEN-54")
def test_a_forced_choice_without_a_possible_half_does_nothing(scene):
    firm = gains("cannot", key="left_play")
    demand = reaction("refreshed", *either(SpendResources(2), Destroy("self")), forced=True)
    half = reaction(
        "refreshed", PlaceShield("self"), *either(SpendResources(2), Destroy("self")), forced=True
    )
    poor = unit(
        "Poor",
        side="dark",
        abilities=(
            firm,
            demand,
        ),
    )
    tried = unit(
        "Tried",
        side="dark",
        abilities=(
            firm,
            half,
        ),
    )
    game = scene(phase="refresh", active="light", dark=Side(units=[poor, tried], objectives=[]))
    goes_on(game)
    assert game.decision.kind != "either"
    # Neither can he pay nor can the unit be destroyed; what else the text says is done.
    assert game.zone("Poor") == game.zone("Tried") == "in play"
    assert game.shields("Tried") == 1


@pytest.mark.rule("CHG-04")
@pytest.mark.parametrize(("top", "shuffles"), [(None, True), (3, False)])
def test_only_a_search_of_the_whole_deck_shuffles_it_and_its_owner_does(scene, top, shuffles):
    spy = objective(
        "Spy",
        side="dark",
        abilities=(action(Search("f", titled("Card 1"), top=top, who="opponent"), Discard("f")),),
    )
    cards = [unit(f"Card {n}") for n in range(1, 12)]
    game = scene(
        dark=Side(objectives=[spy], deck=cards[:0]), light=Side(deck=cards, bare_deck=True)
    )
    own, enemy = game.pile("deck", "dark"), game.pile("deck", "light")
    game.choose("use Spy")
    game.choose("find Card 1")
    assert game.pile("discard", "light") == ["Card 1"]
    enemy.remove("Card 1")
    assert (game.pile("deck", "light") != enemy) is shuffles
    assert game.pile("deck", "dark") == own
    goes_on(game)


@pytest.mark.rule("CHG-05")
def test_a_searcher_need_not_find_what_is_there(scene):
    scout = objective(
        "Scout",
        side="dark",
        text=("action: {do: [{search: deck, for: {title: Card 1}, bind: f}, {send: f, to: hand}]}"),
    )
    game = scene(dark=Side(objectives=[scout], deck=[unit("Card 1", side="dark")]))
    game.choose("use Scout")
    assert (game.decision.least, game.options) == (0, ["find Card 1"])
    game.choose()
    assert game.pile("hand", "dark") == []
    goes_on(game)


@pytest.mark.rule("CHG-08")
def test_an_engagement_cannot_be_turned_against_the_attackers_own_objective(scene):
    def other_objective(state, scope, card):
        return state.kind[card] == 4 and card != state.engaged

    ruse = objective(
        "Ruse",
        side="light",
        text=(
            "action: {do: [{redirect_engagement: {target: {type: objective, other_than: self}}}]}"
        ),
    )
    trap = "action: {do: [{redirect_engagement: {target: {title: Objective 1}}}]}"
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Walker", side="dark", icons=(0, 1, 0))]),
        light=Side(
            objectives=[
                ruse,
                objective("Trap", side="light", text=trap),
                objective("Far", side="light"),
            ]
        ),
    )
    game.choose("Far")
    # The trap would lead to an objective of the dark side: that is no possible effect.
    game.offers("use Ruse", "pass")


@pytest.mark.rule("TC-65")
def test_an_event_whose_cost_cannot_be_paid_in_full_goes_back(scene):
    vow = event(
        "Vow",
        side="dark",
        text=(
            "action: {cost: [{place: damage, amount: 2, to: {choose: {title: Frail}}}], "
            "do: [{place: shield, to: {target: {title: Guard}}}]}"
        ),
    )
    game = scene(
        dark=Side(
            units=[unit("Frail", side="dark"), unit("Guard", side="dark")],
            damage={"Frail": 1},
            hand=[vow],
        )
    )
    game.choose("use Vow")
    assert game.zone("Frail") == "discard pile"
    assert (game.zone("Vow"), game.shields("Guard")) == ("hand", 0)
    goes_on(game)


@pytest.mark.rule("TC-64")
def test_what_step_one_forbids_is_not_offered_and_nothing_is_paid(scene):
    used = objective(
        "Used", side="dark", text="action: {do: [{place: shield, to: self}], limit: {per: turn}}"
    )
    wrong = (
        "reaction: {when: {damaged: {any: [{side: friendly}, {side: enemy}]}}, "
        "do: [{place: shield, to: self}]}"
    )
    unique = unit("Hero", side="dark", unique=True, cost=0)
    game = scene(
        dark=Side(
            objectives=[
                used,
                objective("Wrong", side="dark", text=wrong),
                objective(
                    "Aimless",
                    side="dark",
                    text="action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}",
                ),
                objective(
                    "Unpaid",
                    side="dark",
                    text="action: {cost: [{focus: self}], do: [{place: shield, to: self}]}",
                ),
            ],
            units=[unique],
            hand=[
                unit("Hero", side="dark", unique=True, cost=0),
                unit("Dear", side="dark", cost=9),
            ],
            focus={"Unpaid": 1},
        )
    )
    game.offers("use Used", "pass")
    game.choose("use Used")
    # Used once, it is out too, and nothing is left to do in the window.
    assert game.decision.kind != "action"
    goes_on(game)


@pytest.mark.rule("TIME-17")
def test_what_paying_triggers_is_used_before_the_target_is_chosen(scene):
    raid = event(
        "Raid",
        side="dark",
        text="action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}",
        cost=1,
    )
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {focus_placed: any}, do: [{place: shield, to: self}]}",
        resources=0,
    )
    game = scene(
        dark=Side(hand=[raid], objectives=[told]),
        light=Side(units=[unit("A", side="light"), unit("B", side="light")]),
    )
    game.choose("use Raid")
    assert asked(game) == "reaction dark on focus_placed"
    game.choose("use Told")
    assert (asked(game), game.shields("Told")) == ("target dark", 1)
