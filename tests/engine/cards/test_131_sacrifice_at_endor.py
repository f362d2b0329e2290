"""The cards of Sacrifice at Endor (set 131)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, spent


def ewok(title, side="light", **facts):
    return dummy(title, side, traits=["Ewok"], **facts)


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(
    ("ewoks", "enemy", "balance"), [(3, 2, "light"), (3, 3, "dark"), (2, 2, "dark")]
)
def test_sacrifice_at_endor_adds_3_force_icons_with_3_ewoks(scene, ewoks, enemy, balance):
    """Tired Ewoks help as well; others do not."""
    light = Side(
        objectives=["Sacrifice at Endor"],
        units=[*(ewok(f"Ewok {n}", force=0) for n in range(ewoks)), dummy("Scout", "light")],
        focus={"Ewok 0": 1},
    )
    dark = Side(units=[ewok("Sith", "dark", force=enemy)], committed=["Sith"])
    game = scene(
        phase="force", active="light", balance="dark", dark=dark, light=light, abilities=True
    )
    game.decline() if game.decision.kind == "commit" else None
    assert game.balance == balance
    game.leave()


def test_an_ewok_hunter_draws_a_card_as_it_comes(scene):
    light = Side(hand=["Ewok Hunter"], objectives=[objective("Base", resources=2)])
    game = scene(active="light", light=light, abilities=True)
    assert spent(game, "play Ewok Hunter") == 2
    game.offers("use Ewok Hunter", "pass")
    game.choose("use Ewok Hunter")
    assert len(game.pile("hand", "light")) == 1
    game.leave()


@pytest.mark.parametrize(
    "away", ["{place: damage, amount: 2, to: {each: CARDS}}", "{send: {each: CARDS}, to: hand}"]
)
def test_an_ewok_hunter_draws_a_card_however_it_goes(scene, away):
    effect = away.replace("CARDS", "{title: Ewok Hunter}")
    lab = objective("Lab", side="dark", text=f"action: {{do: [{effect}]}}")
    light = Side(units=["Ewok Hunter"])
    game = scene(active="dark", dark=Side(objectives=[lab]), light=light, abilities=True)
    game.choose("use Lab")
    game.offers("use Ewok Hunter", "pass")
    game.choose("use Ewok Hunter")
    assert game.zone("Ewok Hunter") != "in play"
    drawn = [card for card in game.pile("hand", "light") if card != "Ewok Hunter"]
    assert len(drawn) == 1
    game.leave()


def _pyre(scene, *, units, focus=0):
    light = Side(
        objectives=[clock("light")],
        units=units,
        enhancements=[("Funeral Pyre", None)],
        focus={"Funeral Pyre": focus},
    )
    dark = Side(units=[dummy("Foe", traits=["Character"]), dummy("Tank", traits=["Vehicle"])])
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_a_funeral_pyre_gives_a_unit_of_yours_for_a_focus_token_on_a_character(scene):
    hero, pal = dummy("Hero", "light", traits=["Character"]), dummy("Pal", "light")
    game = _pyre(scene, units=[hero, pal])
    game.choose("use Funeral Pyre")
    game.offers("choose Hero", "choose Pal")
    game.choose("Pal")
    # The Foe is the only enemy Character.
    assert (game.zone("Pal"), game.zone("Hero")) == ("discard pile", "in play")
    assert [game.focus(card) for card in ("Funeral Pyre", "Foe", "Tank", "Hero")] == [1, 1, 0, 0]
    game.leave()


@pytest.mark.parametrize(("units", "focus"), [([], 0), ([dummy("Pal", "light")], 1)])
def test_a_funeral_pyre_needs_a_unit_and_to_be_ready(scene, units, focus):
    game = _pyre(scene, units=units, focus=focus)
    game.leave()
    assert "use Funeral Pyre" not in game.options


def test_unexpected_assistance_moves_a_token_of_a_unique_unit_to_a_ready_ewok(scene):
    tired = {"Hero": 2, "Pal": 1, "Other": 1, "Tired": 1}
    light = Side(
        objectives=[objective("Base", resources=2), clock("light")],
        units=[
            *(dummy("Hero", "light", unique=True), dummy("Other", "light", unique=True)),
            *(
                dummy("Pal", "light"),
                dummy("Rested", "light"),
                ewok("Wicket"),
                ewok("Paploo"),
                ewok("Tired"),
            ),
        ],
        hand=["Unexpected Assistance"],
        focus=tired,
    )
    dark = Side(
        units=[dummy("Lord", unique=True), ewok("Traitor", "dark")],
        focus={"Lord": 1},
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "use Unexpected Assistance") == 1
    game.offers("choose Hero", "choose Other")
    game.choose("Hero")
    game.offers("choose Wicket", "choose Paploo")
    game.choose("Wicket")
    assert [game.focus(card) for card in ("Hero", "Wicket", "Paploo", "Other")] == [1, 1, 0, 1]
    game.leave()


RETREAT = "Retreat to the Forest"


def _falls(scene, fallen, *, active="dark", effect="{place: damage, amount: 9, to: CARDS}"):
    """A unit of the light side leaves play by an action of the active player."""
    does = effect.replace("CARDS", f"{{each: {{title: {fallen}}}}}")
    lab = objective("Lab", side=active, text=f"action: {{do: [{does}]}}")
    light = Side(units=[ewok("Wicket"), dummy("Pal", "light")], hand=[RETREAT])
    dark = Side(units=[ewok("Traitor", "dark")])
    (dark if active == "dark" else light).objectives = [lab]
    game = scene(active=active, dark=dark, light=light, abilities=True)
    game.choose("use Lab")
    return game


@pytest.mark.parametrize(
    ("active", "effect"),
    [("dark", "{place: damage, amount: 9, to: CARDS}"), ("light", "{sacrifice: CARDS}")],
)
def test_an_ewok_that_is_destroyed_or_sacrificed_retreats_to_the_hand(scene, active, effect):
    game = _falls(scene, "Wicket", active=active, effect=effect)
    game.asks("interrupt", "light")
    game.offers(f"use {RETREAT}", "pass")
    game.choose(f"use {RETREAT}")
    assert (game.pile("hand", "light"), game.zone(RETREAT)) == (["Wicket"], "discard pile")
    game.leave()


@pytest.mark.parametrize("fallen", ["Pal", "Traitor"])
def test_retreat_to_the_forest_is_for_ewoks_of_yours(scene, fallen):
    game = _falls(scene, fallen)
    assert game.zone(fallen) == "discard pile"
    assert game.decision.kind != "interrupt"
    game.leave()


def test_who_is_discarded_does_not_retreat(scene):
    game = _falls(scene, "Wicket", effect="{discard: CARDS}")
    assert game.zone("Wicket") == "discard pile"
    assert game.decision.kind != "interrupt"
    game.leave()


def test_who_retreats_has_been_sacrificed_all_the_same(scene):
    """The cost of the Funeral Pyre is paid, though nobody is discarded."""
    light = Side(
        objectives=[clock("light")],
        units=[ewok("Wicket")],
        enhancements=[("Funeral Pyre", None)],
        hand=[RETREAT],
    )
    dark = Side(units=[dummy("Foe", traits=["Character"])])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Funeral Pyre")
    game.asks("interrupt", "light")
    game.choose(f"use {RETREAT}")
    assert (game.focus("Foe"), game.pile("hand", "light")) == (1, ["Wicket"])
    game.leave()
