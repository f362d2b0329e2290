"""Missions: objectives out of the command deck, played to the opponent (MISSION)."""

import pytest
from kit.abilities import action, anything
from kit.card_makers import enhancement, mission, objective, unit
from kit.lab import lab, using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import DECK, OBJECTIVE_DECK, VICTORY
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.new_game import DeckToPlay
from swlcg_deck.engine.texts.verbs.cards import Send
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import Deal

OBJECTIVES = CardFilter.model_validate({"type": "objective"}, strict=False)
ENEMY_OBJECTIVES = CardFilter.model_validate({"type": "objective", "side": "enemy"}, strict=False)


def raid(title="Raid", side="light", **facts):
    return mission(title, side=side, **facts)


def raided(scene, *, dark=None, **parts):
    """The light side has played Raid: dark has it beside its objectives."""
    game = scene(active="light", dark=dark, light=Side(hand=[raid()], **parts))
    game.choose("play Raid mission")
    return game


@pytest.mark.rule("MISSION-02")
@pytest.mark.rule("CHG-21")
@pytest.mark.rule("MISSION-12")
def test_a_mission_is_played_into_the_play_area_of_the_opponent(scene):
    hand = [raid(cost=2, affiliation="Jedi"), unit("Held", cost=0)]
    game = scene(active="light", light=Side(hand=hand))
    game.choose("play Raid mission")
    game.offers(  # the match has to come from the affiliation card
        "generate Jedi affiliation 1", *(f"generate Objective {n} 1" for n in (4, 5, 6))
    )
    game.choose("Objective 4")
    assert (game.focus("Objective 4"), game.focus("Jedi affiliation")) == (1, 1)
    assert game.pile("objectives", "dark")[-1] == "Raid"
    assert (game.zone("Raid"), game.controller("Raid")) == ("in play", "dark")
    game.leave()


@pytest.mark.rule("MISSION-12")
def test_a_mission_needs_its_match_and_the_own_deployment_phase(scene):
    hand = [raid(cost=1, affiliation="Rebel Alliance"), unit("Held", cost=0)]
    game = scene(active="light", light=Side(hand=hand))
    game.offers("play Held unit", "pass")
    busy = objective("Busy", side="light", text="action: {do: [{place: damage, to: self}]}")
    other = scene(active="dark", light=Side(hand=[raid()], objectives=[busy]))
    other.offers("use Busy", "pass")


@pytest.mark.rule("MISSION-03")
@pytest.mark.rule("MISSION-12")
def test_while_a_mission_lies_there_no_other_enters(scene):
    light = Side(hand=[raid(), raid("Second"), unit("Held", cost=0)])
    game = scene(active="light", light=light)
    game.choose("play Raid mission")
    game.offers("play Held unit", "pass")
    assert game.zone("Second") == "hand"


@pytest.mark.rule("OPEN-26")
def test_the_limit_is_of_the_area_the_mission_would_enter(scene):
    light = Side(hand=[raid()])
    dark = Side(hand=[raid("Hunt", "dark")])
    game = scene(active="light", light=light, dark=dark)
    game.choose("play Raid mission")  # dark has a mission in its area now
    game.skip_to("action", "dark")
    game.choose("play Hunt mission")
    assert (game.controller("Raid"), game.controller("Hunt")) == ("dark", "light")
    game.leave()


@pytest.mark.rule("MISSION-01")
@pytest.mark.rule("CHG-19")
def test_a_mission_begins_in_the_command_deck(scene, pool):
    cards = pool.set(185).cards
    deck = DeckToPlay(pool.affiliation_card("Rebel Alliance"), cards)
    assert [card.title for card in deck.objectives] == [cards[0].title]
    assert [card.title for card in deck.command if card.type is CardType.MISSION] == [
        "Ground Support"
    ]
    game = scene(light=Side(deck=["Ground Support"]))
    assert game.zone("Ground Support") == "deck"
    game.leave()


def is_objective(game, name):
    return compiled(OBJECTIVES)(game.state, Scope(0, 0), game.card(name))


@pytest.mark.rule("MISSION-04")
@pytest.mark.rule("MISSION-11")
def test_a_mission_is_an_objective_in_play_and_in_a_victory_pile_only(scene):
    game = scene(
        active="light",
        light=Side(
            hand=[raid(), raid("Held")],
            deck=[raid("Drawn")],
            discard=[raid("Thrown")],
        ),
        dark=Side(victory=[raid("Done")], hand=[unit("Card", side="dark")]),
    )
    game.choose("play Raid mission")
    names = ("Raid", "Done", "Held", "Drawn", "Thrown", "Objective 1", "Card")
    found = [is_objective(game, name) for name in names]
    assert found == [True, True, False, False, False, True, False]
    game.leave()


@pytest.mark.rule("MISSION-11")
def test_in_hand_and_in_an_edge_stack_a_mission_is_a_command_card(scene):
    light = Side(hand=[raid(force=3), unit("Other", force=1)])
    dark = Side(units=[unit("Guard", side="dark", icons=(0, 1, 0))])
    light.units = [unit("Rebel", icons=(0, 1, 0), capacity=5)]
    game = scene(phase="conflict", active="light", light=light, dark=dark)
    game.choose("engage Objective 1")
    game.skip_to("edge", "light")
    assert "place Raid" in game.options
    game.choose("place Raid")
    game.skip_to("engage", "light")
    assert game.zone("Raid") == "discard pile"


@pytest.mark.rule("MISSION-05")
@pytest.mark.rule("MISSION-04")
def test_a_mission_can_be_engaged_beside_the_three_objectives(scene):
    game = raided(scene, units=[unit(name, capacity=9) for name in "ABCD"])
    game.skip_to("engage", "light")
    for left in (4, 3, 2, 1):
        engaging = [option for option in game.options if option.startswith("engage")]
        assert len(engaging) == left
        game.choose("Raid" if left == 3 else engaging[0])
        game.choose(game.options[0])
        game.skip_to("commit" if left == 1 else "engage", "light")
    assert len(game.state.declared_against) == 4


@pytest.mark.rule("MISSION-08")
def test_a_mission_does_not_count_for_the_three_objectives(scene):
    dark = Side(
        objectives=[objective("Only", side="dark")], hand=[unit("Kept", side="dark", cost=9)]
    )
    game = raided(scene, dark=dark)
    game.skip_to("discard one", "dark")
    assert game.pile("objectives", "dark") == [
        "Only",
        "Raid",
        "Spare objective 1",
        "Spare objective 2",
    ]


@pytest.mark.rule("MISSION-09")
def test_a_mission_that_leaves_play_otherwise_goes_to_its_owners_discard_pile(scene):
    game = with_lab(
        scene,
        "action: {do: [{discard: {each: {title: Raid}}}]}",
        player="light",
        light=Side(hand=[raid()]),
    )
    game.choose("play Raid mission")
    game.pass_()
    game.choose("use Lab")
    assert game.pile("discard", "light") == ["Raid"]
    assert game.pile("victory", "light") == []
    leave_it(game)


PLACES = ("hand", "deck_top", "deck_bottom", "deck_shuffled", "out_of_game")
WAYS_OUT = (
    *(f"send: {{each: {{title: Raid}}}}, to: {place}" for place in PLACES),
    "sacrifice: {choose: {title: Raid}}",
    "discard: {each: {title: Raid}}",
)


@pytest.mark.rule("MISSION-09")
@pytest.mark.parametrize("player", ["light", "dark"])
@pytest.mark.parametrize("way", WAYS_OUT)
def test_whichever_way_a_mission_leaves_play_undestroyed_it_is_discarded(scene, way, player):
    """Be it its owner or its controller who makes it leave; a sacrifice is the controller's."""
    if player == "light" and way.startswith("sacrifice"):
        way = way.replace("}}", "}, by: opponent}, by: opponent")
    text = f"action: {{do: [{{{way}}}]}}"
    light = Side(hand=[raid()])
    game = with_lab(scene, text, player=player, active="light", light=light)
    game.choose("play Raid mission")
    if player == "light":
        game.pass_()
    game.choose("use Lab")
    assert game.pile("discard", "light") == ["Raid"]
    assert not {"Raid"} & {*game.pile("victory", "light"), *game.pile("victory", "dark")}
    game.leave()


@pytest.mark.rule("MISSION-10")
def test_a_mission_never_enters_an_objective_deck(scene):
    each = Select("them", compiled(OBJECTIVES), every=True, whose="opponent")
    for to in (OBJECTIVE_DECK, DECK):
        light = Side(hand=[raid()])
        game = with_lab(scene, action(each, Send("them", to)), player="light", light=light)
        game.choose("play Raid mission")
        game.pass_()
        game.choose("use Lab")
        assert len(game.pile("objective_deck", "dark")) == 6
        assert game.pile("objective_deck", "light") == [f"Spare objective {n}" for n in (6, 5, 4)]
        assert game.zone("Raid") == "discard pile"  # MISSION-09, whatever the text names
        leave_it(game)


@pytest.mark.rule("MISSION-10")
def test_a_mission_in_a_victory_pile_is_not_put_into_an_objective_deck(scene):
    text = action(Select("them", anything, VICTORY, every=True), Send("them", OBJECTIVE_DECK))
    done = [raid("Done"), objective("Lost", side="light")]
    game = using(scene, text, dark=Side(victory=done))
    assert game.pile("victory", "dark") == ["Done"]
    assert game.pile("objective_deck", "light")[-1] == "Lost"
    leave_it(game)


@pytest.mark.rule("MISSION-13")
def test_in_play_the_opponent_controls_a_mission_in_every_respect(scene):
    guarded = {"type": "objective", "side": "friendly"}
    dark = Side(units=[unit("Keeper", side="dark", capacity=4, keywords=[{"protect": guarded}])])
    hit = action(Select("them", compiled(ENEMY_OBJECTIVES), every=True), Deal("them", 1))
    light = Side(hand=[raid()])
    game = with_lab(scene, hit, player="light", dark=dark, light=light)
    game.choose("play Raid mission")
    game.pass_()
    game.choose("use Lab")
    # Dark decides about its Protect for each of its objectives, Raid included.
    for name in ("Objective 1", "Objective 2", "Objective 3"):
        assert f"protect Keeper 1 of {name}" in game.options
        game.choose("done")
    game.asks("protect", "dark")
    game.offers("protect Keeper 1 of Raid", "done")
    game.choose("done")
    assert [game.damage(name) for name in ("Raid", "Objective 1", "Lab")] == [1, 1, 0]
    leave_it(game)


@pytest.mark.rule("MISSION-13")
def test_the_refresh_of_its_controller_clears_a_mission(scene):
    mark = (
        "action: {do: [{place: focus, amount: 2, to: {each: {title: Raid}, "
        "bind: chosen}}, {place: shield, to: chosen}]}"
    )
    dark = Side(hand=[unit("Kept", side="dark", cost=9)])
    light = Side(hand=[raid(), unit("Held", cost=9)])
    game = with_lab(scene, mark, player="light", dark=dark, light=light)
    game.choose("play Raid mission")
    game.pass_()
    game.choose("use Lab")
    assert (game.focus("Raid"), game.shields("Raid")) == (2, 1)
    game.skip_to("discard one", "dark")
    assert (game.focus("Raid"), game.shields("Raid")) == (1, 0)
    game.skip_to("discard one", "light")
    assert (game.focus("Raid"), game.shields("Raid")) == (1, 0)


@pytest.mark.rule("MISSION-13")
def test_friendly_on_a_mission_is_its_controller(scene):
    own = CardFilter.model_validate({"type": "unit", "side": "friendly"}, strict=False)
    text = action(Select("them", compiled(own), every=True), Deal("them", 1))
    light = Side(hand=[raid(abilities=(text,))], units=[unit("Rebel")])
    dark = Side(units=[unit("Guard", side="dark")])
    game = scene(active="light", dark=dark, light=light)
    game.choose("play Raid mission")
    game.asks("action", "dark")
    game.choose("use Raid")
    assert (game.damage("Guard"), game.damage("Rebel")) == (1, 0)
    game.leave()


@pytest.mark.rule("MISSION-16")
def test_the_printed_missions(pool):
    missions = [card for one in pool.sets for card in one.cards if card.type is CardType.MISSION]
    assert len({card.number for card in missions}) == 11
    assert {card.cost for card in missions} == {0, 1}
    assert {card.damage_capacity for card in missions} == {5, 6, 10}
    assert {card.resources for card in missions} == {None}
    assert min(card.set for card in missions) == 185


@pytest.mark.rule("MISSION-04")
def test_a_mission_in_play_takes_what_goes_on_objectives(scene):
    banner = enhancement("Banner", {"type": ["objective"]}, cost=0)
    light = Side(hand=[raid(), banner])
    game = scene(active="light", light=light, dark=Side(objectives=[lab()]))
    game.choose("play Raid mission")
    game.choose("play Banner enhancement")
    assert "attach Raid" in game.options
    game.choose("attach Raid")
    assert game.host("Banner") == "Raid"
    game.leave()


@pytest.mark.rule("MISSION-09")
@pytest.mark.rule("MISSION-11")
def test_a_mission_that_a_text_takes_back_to_hand_is_discarded_like_any_other(scene):
    game = with_lab(
        scene,
        "action: {do: [{send: {each: {title: Raid}}, to: hand}]}",
        player="light",
        light=Side(hand=[raid()]),
    )
    game.choose("play Raid mission")
    game.pass_()
    game.choose("use Lab")
    assert (game.pile("hand", "light"), game.pile("discard", "light")) == ([], ["Raid"])
    leave_it(game)
