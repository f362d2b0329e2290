"""Capturing and rescuing by card text."""

from dataclasses import replace

import pytest
from kit.abilities import about_this, action, anything, interrupt, reaction, the, titled
from kit.card_makers import objective, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.constants import CAPTURED, HAND, IN_PLAY
from swlcg_deck.engine.texts.verbs.captives import Capture, PlaceAsCaptured, Rescue
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Destroy
from swlcg_deck.engine.texts.verbs.effects import ChangeDestination
from swlcg_deck.engine.texts.verbs.flow import Then


def watcher(kind):
    return unit("Watcher", side="dark", abilities=(reaction(kind, Draw(1)),))


@pytest.mark.rule("CAP-02")
@pytest.mark.rule("CAP-15")
def test_the_dark_side_picks_where_a_captured_unit_lies(scene):
    farewell = unit("A", abilities=(interrupt("left_play", Draw(1), matches=about_this),))
    dark = Side(units=[watcher("captured")], objectives=[objective("Jail", side="dark")])
    game = using(scene, action(the("A"), Capture("them")), dark=dark, light=Side(units=[farewell]))
    game.asks("capture at", "dark")
    game.choose("Jail")
    game.choose("use A")
    game.choose("use Watcher")
    assert game.zone("A") == "captured"
    assert game.host("A") == "Jail"
    assert len(game.pile("hand", "light")) == len(game.pile("hand", "dark")) == 1
    leave_it(game)


@pytest.mark.rule("CAP-10")
def test_a_card_captured_from_hand_does_not_leave_play(scene):
    dark = Side(units=[watcher("left_play"), watcher("captured")])
    text = action(
        Select("one", anything, zone=HAND, whose="opponent"),
        Capture("one", at="self", zones=(HAND,)),
    )
    game = using(scene, text, dark=dark, light=Side(hand=[unit("H")]))
    game.offers("use Watcher #2", "pass")
    game.pass_()
    assert game.host("H") == "Lab"
    leave_it(game)


@pytest.mark.rule("CAP-01")
@pytest.mark.rule("CAP-13")
def test_dark_side_cards_are_never_captured(scene):
    text = action(the("Own"), Capture("them"))
    game = with_lab(scene, text, dark=Side(units=[unit("Own", side="dark")]))
    assert "use Lab" not in game.options


@pytest.mark.rule("CAP-13")
@pytest.mark.rule("ABIL-20")
def test_who_chooses_what_to_capture_is_offered_no_dark_side_card(scene):
    """Dark side units under the light side's control are enemies, but can never be captured."""
    steal = "action: {do: [{control: {each: {title: Deserter}}}], limit: {per: turn}}"
    text = "action: {do: [{capture: {choose: {type: unit, side: enemy}}}]}"
    light = Side(
        units=[unit("A"), unit("B")],
        objectives=[objective("Recruiter", text=steal)],
    )
    game = with_lab(scene, text, dark=Side(units=[unit("Deserter", side="dark")]), light=light)
    game.pass_()
    game.choose("use Recruiter")
    assert game.controller("Deserter") == "light"
    game.choose("use Lab")
    game.offers("choose A", "choose B")
    game.choose("choose B")
    assert game.zone("B") == "captured"
    leave_it(game)


@pytest.mark.rule("CAP-14")
def test_placing_a_card_as_captured_is_not_capturing(scene):
    text = action(the("A"), the("Jail", name="jail"), PlaceAsCaptured("them", "jail"))
    dark = Side(units=[watcher("captured")], objectives=[objective("Jail", side="dark")])
    light = Side(units=[unit("A")])
    game = using(scene, text, player="light", dark=dark, light=light)
    assert game.host("A") == "Jail"
    assert game.pile("hand", "dark") == []
    leave_it(game)


@pytest.mark.rule("CAP-18")
def test_a_captured_card_that_moves_stays_captured(scene):
    text = action(the("A", zone=CAPTURED), PlaceAsCaptured("them", "self"))
    dark = Side(objectives=[objective("Jail", side="dark")])
    game = using(scene, text, dark=dark, light=Side(captured=[(unit("A"), "Jail")]))
    assert (game.zone("A"), game.host("A")) == ("captured", "Lab")
    leave_it(game)


@pytest.mark.rule("CAP-07")
@pytest.mark.rule("CAP-20")
def test_a_rescue_takes_one_card_at_random_at_an_objective_that_has_one(scene):
    jails = [objective(f"Jail {n}", side="dark") for n in range(3)]
    held = [(unit("A"), "Jail 0"), (unit("B"), "Jail 0"), (unit("C"), "Jail 1")]

    def rescued(seed):
        game = using(
            scene,
            action(Rescue()),
            player="light",
            dark=Side(objectives=jails),
            light=Side(captured=held),
            seed=seed,
        )
        game.asks("rescue at", "light")
        game.offers("rescue at Jail 0", "rescue at Jail 1")
        game.choose("Jail 0")
        leave_it(game)
        return game.pile("hand", "light")

    found = [rescued(seed) for seed in range(8)]
    assert sorted({name for names in found for name in names}) == ["A", "B"]
    assert all(len(names) == 1 for names in found)


def test_a_named_card_is_rescued(scene):
    text = action(the("B", zone=CAPTURED), Rescue("them"))
    dark = Side(objectives=[objective("Jail", side="dark")])
    light = Side(captured=[(unit("A"), "Jail"), (unit("B"), "Jail")])
    game = using(scene, text, player="light", dark=dark, light=light)
    assert game.pile("hand", "light") == ["B"]
    leave_it(game)


def test_a_unit_that_would_leave_play_is_captured_instead(scene):
    princess = unit(
        "Princess",
        abilities=(
            interrupt(
                "left_play",
                Select("jail", titled("Jail"), by="opponent"),
                ChangeDestination(at="jail"),
                matches=about_this,
                forced=True,
            ),
        ),
    )
    dark = Side(units=[watcher("captured")], objectives=[objective("Jail", side="dark")])
    game = using(
        scene, action(the("Princess"), Destroy("them")), dark=dark, light=Side(units=[princess])
    )
    game.choose("use Watcher")
    assert game.host("Princess") == "Jail"
    leave_it(game)


def _taken(place, *prey):
    zone = IN_PLAY if place == "units" else HAND
    wanted = Select("them", titled(*prey), zone=zone, whose="opponent", every=True)
    return replace(wanted, pick=9, up_to=True), Capture("them", at="self", zones=(zone,))


@pytest.mark.rule("ABIL-31")
@pytest.mark.parametrize("place", ["units", "hand"])
def test_a_then_follows_what_has_been_captured(scene, place):
    text = action(*_taken(place, "A"), Then(), Draw(1))
    game = using(scene, text, light=Side(**{place: [unit("A")]}))
    assert game.zone("A") == "captured"
    assert len(game.pile("hand", "dark")) == 1
    leave_it(game)


@pytest.mark.rule("RES-09")
@pytest.mark.rule("CAP-13")
@pytest.mark.parametrize("place", ["units", "hand"])
@pytest.mark.parametrize(("prey", "drawn"), [(("A",), 1), (("A", "B"), 0)])
def test_what_is_to_be_captured_as_a_cost_has_to_be_captured_all(scene, place, prey, drawn):
    """B, of the dark side, stays where it is."""
    text = action(Draw(1), cost=_taken(place, *prey))
    light = Side(**{place: [unit("A"), unit("B", side="dark")]})
    game = using(scene, text, light=light)
    assert game.zone("A") == "captured"
    assert len(game.pile("hand", "dark")) == drawn
    leave_it(game)


@pytest.mark.rule("ABIL-31")
def test_a_then_does_not_follow_where_nothing_could_be_captured(scene):
    """What was done before counts for nothing."""
    text = action(Draw(1), the("Own"), Capture("them"), Then(), Draw(1))
    game = using(scene, text, dark=Side(units=[unit("Own", side="dark")]))
    assert (game.zone("Own"), len(game.pile("hand", "dark"))) == ("in play", 1)
    leave_it(game)
