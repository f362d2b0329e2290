"""Completed missions: the owner's victory pile, and what they do there (MISSION-06, 07, 14, 15)."""

import pytest
from kit.abilities import action, gains, the
from kit.card_makers import mission, objective, unit, written
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.constants import VICTORY
from swlcg_deck.engine.facts.characteristics import reserve
from swlcg_deck.engine.texts.verbs.cards import Discard
from swlcg_deck.engine.texts.verbs.destroy import Destroy

COMPLETION = {
    "reaction": {
        "when": {"completed": "self"},
        "usable_from": "victory_pile",
        "do": [
            {"place": "damage", "to": {"each": {"type": ["unit", "objective"], "side": "enemy"}}}
        ],
    }
}


def raid(title="Raid", side="light", **facts):
    return mission(title, side=side, **facts)


def destroying(scene, card, *, owner="light", by="light", verb=Destroy, dark=None, light=None):
    """The owner plays the mission, then the Lab of `by` destroys it."""
    sides = {"dark": dark or Side(), "light": light or Side()}
    sides[owner].hand = [card]
    title = card if isinstance(card, str) else card.card.title
    text = action(the(title), verb("them"))
    game = with_lab(scene, text, player=by, active=owner, abilities=True, **sides)
    game.choose(f"play {title} mission")
    if by == owner:
        game.pass_()
    game.choose("use Lab")
    return game


@pytest.mark.rule("MISSION-06")
@pytest.mark.rule("CHG-20")
@pytest.mark.rule("CTRL-03")
def test_a_destroyed_mission_goes_to_its_owners_victory_pile(scene):
    game = destroying(scene, raid())
    assert game.pile("victory", "light") == ["Raid"]
    assert game.pile("victory", "dark") == []
    assert game.controller("Raid") == "light"
    leave_it(game)


@pytest.mark.rule("MISSION-06")
def test_a_mission_may_be_the_third_card_that_wins(scene):
    lost = [objective(f"Lost {n}", side="dark") for n in range(2)]
    game = destroying(scene, raid(), light=Side(victory=lost))
    assert game.winner == ("light", "WIN-01")


@pytest.mark.rule("MISSION-06")
@pytest.mark.rule("OPEN-24")
def test_a_dark_mission_advances_the_dial_by_the_cards_in_the_pile(scene):
    lost = [objective("Lost", side="light")]
    game = destroying(scene, raid("Hunt", "dark"), owner="dark", by="dark", dark=Side(victory=lost))
    assert game.pile("victory", "dark") == ["Lost", "Hunt"]
    assert game.dial == 3  # it stood at 1
    leave_it(game)


@pytest.mark.rule("OPEN-25")
@pytest.mark.rule("MISSION-06")
@pytest.mark.rule("MISSION-07")
def test_a_mission_destroyed_by_its_own_controller_completes_for_its_owner(scene):
    game = destroying(scene, written(raid(), COMPLETION), by="dark")
    assert game.pile("victory", "light") == ["Raid"]
    game.asks("reaction", "light")
    game.offers("use Raid", "pass")


@pytest.mark.rule("MISSION-07")
@pytest.mark.rule("MISSION-14")
def test_a_real_mission_is_completed_from_the_victory_pile_of_its_owner(scene):
    dark = Side(units=[unit("Guard", side="dark", capacity=3)])
    light = Side(
        units=[unit("Rebel", capacity=3)],
        affiliation="Rebel Alliance",
        objectives=[objective("Base", side="light", affiliation="Rebel Alliance")],
    )
    light.focus = {"Base": 1}
    game = destroying(scene, "Ground Support", dark=dark, light=light)
    game.asks("reaction", "light")
    game.offers("use Ground Support", "pass")
    game.choose("use Ground Support")
    assert [game.damage(name) for name in ("Guard", "Objective 1", "Rebel", "Base")] == [1, 1, 0, 0]
    leave_it(game)


@pytest.mark.rule("MISSION-07")
@pytest.mark.rule("MISSION-09")
def test_a_mission_that_is_not_destroyed_is_not_completed(scene):
    game = destroying(scene, written(raid(), COMPLETION), verb=Discard)
    assert game.zone("Raid") == "discard pile"
    game.offers("use Clock", "pass")


@pytest.mark.rule("MISSION-07")
@pytest.mark.rule("MISSION-14")
def test_other_texts_see_who_completes_a_mission(scene):
    done = {"completed": {"type": "mission", "side": "friendly"}}
    line = {"reaction": {"when": done, "do": [{"draw": 1}]}}
    for side, verb, seen in (
        ("light", Destroy, True),
        ("dark", Destroy, False),
        ("light", Discard, False),
    ):
        watcher = written(objective("Watcher", side=side), line)
        game = destroying(scene, raid(), verb=verb, **{side: Side(objectives=[watcher])})
        assert ("use Watcher" in game.options) is seen, (side, verb)


@pytest.mark.rule("MISSION-07")
def test_completing_comes_after_forced_reactions_to_the_destruction(scene):
    """Both are reactions to the same destruction: the forced ones first (ABIL-14)."""
    fallen = "reaction: {when: {left_play: {title: Raid}}, forced: true, do: [{draw: 1}]}"
    dark = Side(units=[unit("Mourner", side="dark", text=fallen)])
    game = destroying(scene, written(raid(), COMPLETION), dark=dark)
    assert game.pile("hand", "dark") == ["Filler"]
    game.offers("use Raid", "pass")


@pytest.mark.rule("MISSION-07")
def test_a_mission_that_wins_the_game_is_not_used_any_more(scene):
    lost = [objective(f"Lost {n}", side="dark") for n in range(2)]
    game = destroying(scene, written(raid(), COMPLETION), light=Side(victory=lost))
    assert game.winner == ("light", "WIN-01")


@pytest.mark.rule("MISSION-06")
@pytest.mark.rule("MISSION-04")
def test_texts_see_a_mission_as_a_destroyed_objective(scene):
    falls = {"left_play": {"type": "objective", "side": "friendly"}, "how": "destroyed"}
    watcher = written(
        objective("Watcher", side="dark"), {"reaction": {"when": falls, "do": [{"draw": 1}]}}
    )
    game = destroying(scene, raid(), dark=Side(objectives=[watcher]))
    game.asks("reaction", "dark")
    game.offers("use Watcher", "pass")


@pytest.mark.rule("MISSION-15")
@pytest.mark.rule("MISSION-14")
@pytest.mark.rule("CTRL-03")
def test_a_text_for_the_victory_pile_works_there_for_the_player_of_the_pile(scene):
    def your_reserve(state, scope, player):
        return player == scope.you

    bonus = gains("reserve", your_reserve, add=2, zone=VICTORY)
    call = raid("Call", abilities=(bonus,))
    before = scene(active="light", light=Side(hand=[call]))
    before.choose("play Call mission")
    assert [reserve(before.state, player) for player in (0, 1)] == [6, 6]
    after = scene(active="light", light=Side(victory=[call]))
    after.leave()
    assert [reserve(after.state, player) for player in (0, 1)] == [6, 8]
    before.leave()


@pytest.mark.rule("CTRL-03")
def test_an_objective_in_a_victory_pile_is_its_players(scene):
    """A text for the victory pile is used by the player of the pile, not by the card's owner."""
    grave = "action: {do: [{place: focus, to: {each: {title: Guard}}}], usable_from: victory_pile}"
    lost = objective("Lost", side="light", text=grave)
    dark = Side(victory=[lost], units=[unit("Guard", side="dark")])
    game = scene(active="light", dark=dark)
    game.asks("action", "dark")
    game.choose("use Lost")
    assert game.focus("Guard") == 1
    game.leave()


@pytest.mark.rule("MISSION-14")
def test_a_mission_in_play_has_no_use_of_its_completion(scene):
    done = (
        "reaction: {when: {left_play: {title: Guard}}, do: [{draw: 1}], usable_from: victory_pile}"
    )
    dark = Side(units=[unit("Guard", side="dark")], hand=[raid("Hunt", "dark", text=done)])
    game = with_lab(scene, "action: {do: [{destroy: {each: {title: Guard}}}]}", dark=dark)
    game.choose("play Hunt mission")
    game.pass_()
    game.choose("use Lab")
    game.offers("use Clock", "pass")
    won = using(
        scene,
        "action: {do: [{destroy: {each: {title: Guard}}}]}",
        dark=Side(units=[unit("Guard", side="dark")], victory=[raid("Hunt", "dark", text=done)]),
    )
    won.offers("use Hunt", "pass")
    leave_it(game, won)
