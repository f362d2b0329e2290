"""The cards of Green Squadron Deployment (set 118)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, goes_by, spent, treasury

from swlcg_deck.engine.facts.characteristics import force_icons


def test_green_squadron_deployment_doubles_the_force_icons_of_committed_vehicles(scene):
    light = Side(
        objectives=["Green Squadron Deployment"],
        units=["X-Wing", "Red Five", "Yoda"],
        committed=["Red Five", "Yoda"],
    )
    dark = Side(units=["AT-ST"], committed=["AT-ST"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    for title, doubled in (("Red Five", 2), ("X-Wing", 1), ("Yoda", 1), ("AT-ST", 1)):
        card = game.card(title)
        printed = game.state.faces[card].force_icons
        assert force_icons(game.state, card) == printed * doubled


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-14")
def test_the_rebel_fighter_bay_pays_for_vehicle_units_and_matches_them(scene):
    rebel = {"side": "light", "cost": 1, "affiliation": "Rebel Alliance"}
    cards = [unit(f"{trait} unit", traits=[trait], **rebel) for trait in ("Vehicle", "Character")]
    cards.append(enhancement("Vehicle gear", traits=["Vehicle"], **rebel))
    light = Side(hand=cards, enhancements=[("Rebel Fighter Bay", None)], objectives=[])
    game = scene(active="light", light=light, abilities=True)
    # The affiliation card is Jedi: it pays, but only the bay matches.
    game.offers("play Vehicle unit unit", "pass")
    game.choose("play Vehicle unit")
    assert game.focus("Rebel Fighter Bay") == 1
    game.leave()


def test_what_pays_for_some_cards_only_is_left_for_them(scene):
    """The bay is no help for a Character, so the treasury pays all of it."""
    hero = unit("Hero", side="light", cost=1, affiliation="Rebel Alliance")
    light = Side(
        hand=[hero],
        enhancements=[("Rebel Fighter Bay", None)],
        objectives=[treasury("Rebel Alliance", 3)],
        units=[dummy("Pal", "light")],
        focus={"Jedi affiliation": 1},
    )
    game = scene(active="light", light=light, abilities=True)
    assert spent(game, "play Hero") == 1
    assert (game.focus("Treasury"), game.focus("Rebel Fighter Bay")) == (1, 0)
    game.leave()


@pytest.mark.parametrize("committed", [True, False])
@pytest.mark.parametrize("used", [True, False])
def test_liberty_sends_a_dear_enemy_home_while_it_is_committed(scene, committed, used):
    foes = [unit(f"Cost {cost}", side="dark", cost=cost) for cost in (3, 4, 7)]
    light = Side(units=["Liberty", unit("Pal", cost=5)], committed=["Liberty"] if committed else [])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=foes, enhancements=[(enhancement("Base", side="dark", cost=5), None)]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "Liberty")
    if committed:
        game.skip_to("reaction", "light")
        game.choose("use Liberty" if used else "pass")
        if used:
            game.offers("target Cost 4", "target Cost 7")
            game.choose("target Cost 4")
    goes_by(game, "Liberty", "commit", "light")
    zones = ["in play", "hand" if committed and used else "in play", "in play"]
    assert [game.zone(foe.card.title) for foe in foes] == zones


@pytest.mark.parametrize("events", [0, 1, 2])
def test_green_squadron_a_wing_saves_an_event_as_it_leaves_play(scene, events):
    titles = ["Signal", "Order"][:events]
    light = Side(
        units=["Green Squadron A-Wing"],
        discard=[*(event(title, side="light") for title in titles), unit("Crew")],
    )
    dark = Side(
        objectives=[salvo("dark", 1, "Green Squadron A-Wing")],
        discard=[event("Plan", side="dark")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert (game.decision.kind == "interrupt") is bool(events)
    if events:
        game.asks("interrupt", "light")
        game.choose("use Green Squadron A-Wing")
    if events > 1:
        game.offers("choose Signal", "choose Order")
        game.choose("choose Signal")
    deck = game.pile("deck", "light")
    assert ("Signal" in deck, "Order" in deck, len(deck)) == (events > 0, False, 12 + (events > 0))
    assert game.zone("Green Squadron A-Wing") == "discard pile"
    assert game.zone("Plan") == "discard pile"
    game.leave()


@pytest.mark.rule("CAP-15")
@pytest.mark.parametrize(
    ("verb", "side", "trait"),
    [
        ("destroy", "light", "Vehicle"),
        ("sacrifice", "light", "Vehicle"),
        ("capture", "light", "Vehicle"),
        ("send", "light", "Vehicle"),
        ("destroy", "dark", "Vehicle"),
        ("send", "dark", "Vehicle"),
        ("destroy", "light", "Character"),
    ],
)
def test_evasive_maneuvers_bring_a_vehicle_home_however_it_leaves(scene, verb, side, trait):
    """Of either player, and captured, sacrificed or sent away as well as destroyed."""
    more = ", to: deck_top" if verb == "send" else ""
    text = f"action: {{do: [{{{verb}: {{each: {{title: Craft}}}}{more}}}]}}"
    craft = unit("Craft", side=side, traits=[trait])
    light = Side(
        hand=["Evasive Maneuvers"], units=[*([craft] if side == "light" else []), unit("Pal")]
    )
    dark = Side(
        objectives=[objective("Trap", side="dark", text=text)],
        units=[craft] if side == "dark" else [],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Trap")
    offered = game.decision.kind == "interrupt"
    assert offered is (trait == "Vehicle")
    if offered:
        game.asks("interrupt", "light")
        game.choose("use Evasive Maneuvers")
        assert game.zone("Evasive Maneuvers") == "discard pile"
    assert (game.zone("Craft") == "hand") is offered
    assert ("Craft" in game.pile("hand", side)) is offered
    game.leave()


def test_evasive_maneuvers_save_no_vehicle_that_is_no_unit(scene):
    text = "action: {do: [{destroy: {each: {title: Craft}}}]}"
    craft = enhancement("Craft", traits=["Vehicle"])
    light = Side(hand=["Evasive Maneuvers"], enhancements=[(craft, None)])
    dark = Side(objectives=[objective("Trap", side="dark", text=text)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Trap")
    assert game.decision.kind != "interrupt"
    assert game.zone("Craft") == "discard pile"
    game.leave()


def test_evasive_maneuvers_are_no_answer_to_a_return_to_hand(scene):
    text = "action: {do: [{send: {each: {title: Craft}}, to: hand}]}"
    light = Side(hand=["Evasive Maneuvers"], units=[unit("Craft", traits=["Vehicle"])])
    dark = Side(objectives=[objective("Recall", side="dark", text=text)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Recall")
    assert game.decision.kind != "interrupt"
    assert game.zone("Craft") == "hand"
    game.leave()
