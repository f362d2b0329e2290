"""Verbs that move cards between zones."""

import pytest
from kit.card_makers import enhancement, event, mission, objective, unit
from kit.scenario import Side
from kit.verb_texts import (
    action,
    anything,
    enemy_unit,
    interrupt,
    is_unit,
    leave_it,
    reaction,
    the,
    titled,
    using,
    with_lab,
)

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import (
    ASIDE,
    DECK,
    DISCARD,
    ENHANCEMENT,
    HAND,
    OBJECTIVE_DECK,
    UNIT,
)
from swlcg_deck.engine.texts.verbs.cards import (
    Discard,
    Draw,
    Look,
    Reveal,
    Search,
    Send,
    ShuffleDeck,
    TopCards,
)
from swlcg_deck.engine.texts.verbs.choosing import Order, Select
from swlcg_deck.engine.texts.verbs.effects import Apply, ChangeCost
from swlcg_deck.engine.texts.verbs.flow import Then
from swlcg_deck.engine.texts.verbs.play import Attach, PlayCard, PutIntoPlay
from swlcg_deck.engine.texts.verbs.tokens import PlaceFocus

VEHICLE = {"type": "unit", "trait": ["Vehicle"]}


def dark_units(*titles, **facts):
    return [unit(title, side="dark", **facts) for title in titles]


@pytest.mark.rule("DRAW-04")
def test_cards_are_drawn_one_at_a_time(scene):
    watcher = unit("Watcher", side="dark", abilities=(reaction("drawn", PlaceFocus("self")),))
    game = using(scene, action(Draw(2)), dark=Side(units=[watcher]))
    game.choose("use Watcher")
    game.choose("use Watcher")
    assert game.focus("Watcher") == 2
    assert len(game.pile("hand", "dark")) == 2
    leave_it(game)


@pytest.mark.rule("DRAW-05")
def test_having_to_draw_from_an_empty_deck_loses(scene):
    dark = Side(deck=dark_units("Last"), bare_deck=True)
    game = using(scene, action(Draw(2)), dark=dark)
    assert game.winner == ("light", "DRAW-05")


def test_the_opponent_may_draw(scene):
    game = using(scene, action(Draw(1, who="opponent")))
    assert len(game.pile("hand", "light")) == 1
    leave_it(game)


def test_cards_are_discarded_from_hand(scene):
    text = action(Select("one", anything, zone=HAND, whose="opponent"), Discard("one"))
    game = using(scene, text, light=Side(hand=[unit("H")]))
    assert game.zone("H") == "discard pile"
    leave_it(game)


def test_discarding_from_play_is_leaving_play(scene):
    watcher = unit("Watcher", side="dark", abilities=(reaction("left_play", Draw(1)),))
    text = action(the("A"), Discard("them"))
    game = using(scene, text, dark=Side(units=[watcher]), light=Side(units=[unit("A")]))
    game.choose("use Watcher")
    assert game.zone("A") == "discard pile"
    assert len(game.pile("hand", "dark")) == 1
    leave_it(game)


def test_the_top_of_a_deck_is_discarded(scene):
    text = action(TopCards("top", 2, who="opponent"), Discard("top"))
    game = using(scene, text, light=Side(deck=[unit("T1"), unit("T2"), unit("T3")]))
    assert game.pile("discard", "light") == ["T1", "T2"]
    leave_it(game)


def test_the_topmost_card_of_a_kind_is_found_in_a_discard_pile(scene):
    text = action(TopCards("top", zone=DISCARD, test=titled("Old")), Send("top", HAND))
    dark = Side(discard=dark_units("Old", "New"))
    game = using(scene, text, dark=dark)
    assert game.pile("hand", "dark") == ["Old"]
    leave_it(game)


@pytest.mark.rule("DISC-06")
def test_a_card_goes_to_its_owners_zone_whoever_sends_it(scene):
    game = using(scene, action(the("A"), Send("them", HAND)), light=Side(units=[unit("A")]))
    assert game.pile("hand", "light") == ["A"]
    leave_it(game)


def test_cards_go_to_the_top_of_a_deck_in_the_order_chosen(scene):
    text = action(Select("all", enemy_unit, every=True), Order("all"), Send("all", DECK))
    light = Side(units=[unit("A"), unit("B"), unit("C")])
    game = using(scene, text, light=light)
    game.choose("B")
    game.choose("C")
    assert game.pile("deck", "light")[-3:] == ["A", "C", "B"]
    leave_it(game)


def test_cards_go_to_the_bottom_of_a_deck(scene):
    text = action(the("A"), Send("them", DECK, bottom=True))
    game = using(scene, text, light=Side(units=[unit("A")]))
    assert game.pile("deck", "light")[0] == "A"
    leave_it(game)


@pytest.mark.parametrize("place", ["units", "discard"])
def test_a_card_is_shuffled_into_its_deck(scene, place):
    zone = DISCARD if place == "discard" else 9
    text = action(the("A", zone=zone), Send("them", DECK, shuffled=True))
    light = Side(**{place: [unit("A")]}, deck=[unit(f"T{n}") for n in range(9)])
    game = using(scene, text, light=light)
    deck = game.pile("deck", "light")
    assert "A" in deck
    assert [name for name in deck if name[0] == "T"] != [f"T{n}" for n in reversed(range(9))]
    leave_it(game)


def test_an_objective_goes_to_the_objective_deck_and_out_of_the_game_means_nowhere(scene):
    text = action(the("Goal"), Send("them", DECK, bottom=True), the("A"), Send("them", ASIDE))
    light = Side(objectives=[objective("Goal", side="light")], units=[unit("A")])
    game = using(scene, text, light=light)
    assert game.pile("objective_deck", "light")[0] == "Goal"
    assert game.zone("A") == "aside"
    leave_it(game)


def test_a_deck_is_shuffled(scene):
    text = action(ShuffleDeck(), PlaceFocus("self"))
    game = with_lab(scene, text, dark=Side(deck=dark_units(*(f"T{n}" for n in range(9)))))
    before = game.pile("deck", "dark")
    game.choose("use Lab")
    assert sorted(game.pile("deck", "dark")) == sorted(before)
    assert game.pile("deck", "dark") != before
    leave_it(game)


def test_looking_and_revealing_are_written_down(scene):
    text = action(TopCards("top"), Look("top"), Reveal("top"))
    game = with_lab(scene, text, dark=Side(deck=dark_units("Top")))
    game.choose("use Lab")
    assert game.zone("Top") == "deck"
    leave_it(game)


@pytest.mark.rule("SEARCH-02")
def test_a_search_of_the_top_leaves_the_rest_as_it_lay(scene):
    text = action(Search("found", titled("T2", "T5"), top=3), Send("found", HAND))
    deck = dark_units(*(f"T{n}" for n in range(6)))
    game = using(scene, text, dark=Side(deck=deck, bare_deck=True))
    game.asks("search", "dark")
    game.offers("find T2")
    game.choose("T2")
    assert game.pile("deck", "dark") == ["T5", "T4", "T3", "T1", "T0"]
    leave_it(game)


@pytest.mark.rule("SEARCH-03")
def test_a_search_may_find_nothing_and_then_stops(scene):
    text = action(
        Search("found", is_unit, zone=DECK), Then(), Send("found", HAND), PlaceFocus("self")
    )
    game = using(scene, text)
    game.choose()
    assert game.pile("hand", "dark") == []
    assert game.focus("Lab") == 0
    leave_it(game)


def test_an_objective_is_fetched_from_its_deck(scene):
    text = action(Search("found", anything, zone=OBJECTIVE_DECK), PutIntoPlay("found"))
    game = using(scene, text)
    game.choose("Spare objective 2")
    assert "Spare objective 2" in game.pile("objectives", "dark")
    leave_it(game)


@pytest.mark.rule("UNIQ-04")
def test_a_unique_card_stays_where_it_is_and_the_rest_goes_on(scene):
    text = action(the("Twin", "Plain", zone=HAND), PutIntoPlay("them"))
    hand = [unit("Twin", side="dark", unique=True), unit("Plain", side="dark")]
    light = Side(units=[unit("Twin", unique=True)])
    game = using(scene, text, dark=Side(hand=hand), light=light)
    assert game.pile("hand", "dark") == ["Twin"]
    assert game.pile("units", "dark") == ["Plain"]
    leave_it(game)


def pilot(title="Ace", **facts):
    return unit(
        title,
        side="dark",
        traits=["Pilot"],
        keywords=[{"pilot": 1}],
        **facts,
    )


@pytest.mark.rule("PILOT-03")
def test_a_pilot_put_into_play_comes_in_the_form_its_player_likes(scene):
    text = action(the("Ace", zone=HAND), PutIntoPlay("them"))
    dark = Side(hand=[pilot()], units=dark_units("TIE", traits=["Vehicle"]))
    game = using(scene, text, dark=dark)
    game.asks("form", "dark")
    game.choose(f"form Ace {ENHANCEMENT}")
    assert game.host("Ace") == "TIE"
    dark = Side(hand=[pilot()], units=dark_units("TIE", traits=["Vehicle"]))
    as_unit = using(scene, action(the("Ace", zone=HAND), PutIntoPlay("them", form=UNIT)), dark=dark)
    assert as_unit.pile("units", "dark") == ["TIE", "Ace"]
    leave_it(game, as_unit)


def test_an_enhancement_put_into_play_asks_for_its_host(scene):
    def on_b(state, _scope, _event, subject):
        return state.faces[subject].title == "B"

    watcher = unit("Watcher", side="dark", abilities=(reaction("attached", Draw(1), matches=on_b),))
    text = action(the("Gun", zone=HAND), PutIntoPlay("them"))
    gun = enhancement("Gun", VEHICLE, side="dark")
    dark = Side(hand=[gun], units=[*dark_units("A", "B", traits=["Vehicle"]), watcher])
    game = using(scene, text, dark=dark)
    game.asks("host", "dark")
    game.offers("attach A", "attach B")
    game.choose("B")
    game.choose("use Watcher")
    assert game.host("Gun") == "B"
    leave_it(game)


@pytest.mark.rule("MISSION-02")
@pytest.mark.rule("MISSION-03")
def test_a_mission_put_into_play_goes_to_the_opponent_once(scene):
    text = action(the("M1", "M2", zone=HAND), PutIntoPlay("them"))
    hand = [mission("M1", side="dark"), mission("M2", side="dark")]
    game = using(scene, text, dark=Side(hand=hand))
    assert game.controller("M1") == "light"
    assert game.pile("hand", "dark") == ["M2"]
    leave_it(game)


@pytest.mark.rule("CTRL-08")
def test_a_card_may_enter_play_under_the_control_of_another_player(scene):
    text = action(the("A", zone=DISCARD), PutIntoPlay("them"))
    game = using(scene, text, light=Side(discard=[unit("A")]))
    assert game.controller("A") == "dark"
    assert game.pile("units", "dark") == ["A"]
    under = using(
        scene,
        action(the("B", zone=HAND), PutIntoPlay("them", under="opponent", committed=True)),
        dark=Side(hand=dark_units("B")),
    )
    assert under.controller("B") == "light"
    assert under.is_committed("B")
    leave_it(game, under)


def test_a_card_is_played_from_the_discard_pile_for_its_cost(scene):
    text = action(the("A", zone=DISCARD), PlayCard("them"))
    dark = Side(discard=dark_units("A", cost=1), objectives=[objective("Mine", side="dark")])
    game = using(scene, text, dark=dark)
    game.choose("generate Mine 1")
    assert game.pile("units", "dark") == ["A"]
    assert game.focus("Mine") == 1
    leave_it(game)


def test_a_card_may_be_played_for_less(scene):
    text = action(the("A", zone=HAND), PlayCard("them", less=3))
    game = using(scene, text, dark=Side(hand=dark_units("A", cost=3)))
    assert game.pile("units", "dark") == ["A"]
    leave_it(game)


def test_an_event_is_played_from_the_discard_pile(scene):
    again = event("Again", side="dark", abilities=(action(Draw(2), zone=HAND),))
    text = action(the("Again", zone=DISCARD), PlayCard("them"), Send("them", ASIDE))
    game = using(scene, text, dark=Side(discard=[again]))
    assert len(game.pile("hand", "dark")) == 2
    assert game.zone("Again") == "aside"
    leave_it(game)


def test_an_enhancement_moves_to_another_card_that_fits(scene):
    text = action(
        the("Gun", name="gun"), Select("new", titled("A", "B", "C")), Attach("gun", "new")
    )
    gun = enhancement("Gun", VEHICLE, side="dark")
    units = [*dark_units("A", "B", traits=["Vehicle"]), *dark_units("C")]
    game = using(scene, text, dark=Side(units=units, enhancements=[(gun, "A")]))
    game.choose("B")
    assert game.host("Gun") == "B"
    leave_it(game)


def test_a_text_may_change_the_cost_of_a_card_that_is_being_played(scene):
    cheap = interrupt("cost_set", ChangeCost(less=2, floor=1))
    dark = Side(hand=dark_units("A", cost=2), objectives=[objective("Mine", side="dark")])
    game = with_lab(scene, cheap, dark=dark)
    game.choose("play A")
    game.choose("use Lab")
    game.choose("generate Mine 1")
    assert game.pile("units", "dark") == ["A"]
    leave_it(game)


def test_a_discount_for_the_next_card_is_used_up_by_it(scene):
    text = Ability(
        kind="action",
        effect=(Apply(0, until="turn", once=True),),
        modifiers=(Modifier(what="cost", key=0, of=anything, add=-1),),
    )
    game = using(scene, text, dark=Side(hand=dark_units("A", "B", cost=1)))
    game.pass_()
    game.choose("play A")
    assert game.pile("units", "dark") == ["A"]
    assert game.state.lasting == ()
    leave_it(game)
