"""The cards of The Imperial Bureaucracy (set 163); the objective is tested with its twin of 161."""

import pytest
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay

BANK = objective("Bank", side="dark", affiliation="Sith", resources=9)


def _pile():
    return [dummy("Trooper"), event("Order", side="dark"), enhancement("Tool", side="dark")]


def test_sate_pestage_fetches_a_card_when_he_comes(scene):
    dark = Side(hand=["163-2"], objectives=[BANK], discard=_pile())
    light = Side(discard=[unit("Theirs")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Sate Pestage unit")
    pay(game)
    game.choose("use Sate Pestage")
    game.offers("choose Trooper", "choose Order")
    game.choose("choose Order")
    assert game.pile("hand", "dark") == ["Order"]
    game.leave()


def test_sate_pestage_fetches_a_card_when_he_goes(scene):
    dark = Side(units=["163-2"], discard=_pile())
    light = Side(objectives=[salvo("light", 2, "Sate Pestage")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.choose("use Sate Pestage")
    # He does not lie there yet himself.
    game.offers("choose Trooper", "choose Order")
    game.choose("choose Trooper")
    assert (game.pile("hand", "dark"), game.zone("Sate Pestage")) == (["Trooper"], "discard pile")
    game.leave()


def test_sate_pestage_leaves_enhancements(scene):
    dark = Side(units=["163-2"], discard=[enhancement("Tool", side="dark")])
    light = Side(objectives=[salvo("light", 2, "Sate Pestage")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone("Sate Pestage") == "discard pile"
    game.leave()
    assert "use Sate Pestage" not in game.options


@pytest.mark.parametrize("kind", ["enhancement", "unit"])
@pytest.mark.rule("ABIL-17")
def test_a_quarren_bureaucrat_cancels_abilities_of_enhancements(scene, kind):
    text = "action: {cost: [{focus: self}], do: [{draw: 1}]}"
    light = Side(units=[dummy("Idle", "light")])
    if kind == "enhancement":
        light.enhancements = [(enhancement("Tool", text=text), None)]
    else:
        light.units = [unit("Tool", text=text)]
    game = scene(active="light", dark=Side(units=["163-4"]), light=light, abilities=True)
    game.choose("use Tool")
    if kind == "enhancement":
        game.asks("interrupt", "dark")
        game.choose("use Quarren Bureaucrat")
    drawn = len(game.pile("hand", "light"))
    # What was paid stays paid.
    assert (drawn, game.focus("Tool")) == ((0, 1) if kind == "enhancement" else (1, 1))
    assert (game.zone("Quarren Bureaucrat") == "discard pile") is (kind == "enhancement")
    game.leave()


def test_endless_bureaucracy_shuffles_the_top_card_of_the_discard_pile_away(scene):
    dark = Side(hand=["163-5"], discard=[fate("Below", side="dark"), fate("Top", side="dark")])
    light = Side(discard=[fate("Theirs")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Endless Bureaucracy")
    assert (game.zone("Top"), game.zone("Below"), game.zone("Theirs")) == (
        "deck",
        "discard pile",
        "discard pile",
    )
    assert game.zone("Endless Bureaucracy") == "discard pile"
    game.leave()


@pytest.mark.parametrize("side", ["dark", "light"])
def test_endless_bureaucracy_comes_back_when_an_objective_leaves_play(scene, side):
    target = "Objective 1" if side == "dark" else "Objective 4"
    gun = objective(
        "Gun", side="light", text=f"action: {{do: [{{destroy: {{each: {{title: {target}}}}}}}]}}"
    )
    light = Side(objectives=[gun, *(objective(f"Objective {n}", side="light") for n in (4, 5))])
    dark = Side(discard=["163-5"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.asks("reaction", "dark")
    game.choose("use Endless Bureaucracy")
    assert game.pile("hand", "dark") == ["Endless Bureaucracy"]
    game.leave()


def test_endless_bureaucracy_stays_in_hand_and_pile_when_a_unit_leaves(scene):
    light = Side(objectives=[salvo("light", 9, "Foe")])
    dark = Side(discard=["163-5"], units=[dummy("Foe")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.leave()
    assert "use Endless Bureaucracy" not in game.options
