"""The cards of The Emperor's Web (set 23)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay

from swlcg_deck.engine.core.constants import DARK, EVENT, UNIT
from swlcg_deck.engine.facts.costs import play_cost


def _web(scene, active: str = "dark", **half):
    dark = Side(
        objectives=[
            "The Emperor's Web",
            *(objective(name, side="dark", affiliation="Sith", resources=2) for name in "AB"),
        ],
        **half,
    )
    light = Side(units=[dummy("Foe", "light"), dummy("Tired", "light")], focus={"Tired": 1})
    return scene(active=active, dark=dark, light=light, abilities=True)


def _costs(game, *events: str) -> list[int]:
    return [play_cost(game.state, game.card(title), DARK, EVENT) for title in events]


def _palpatine(scene, *, discard, fort: str = "dark"):
    gun = salvo("dark", 9, "Base" if fort == "light" else "Fort", title="Gun")
    dark = Side(
        units=["Emperor Palpatine"],
        discard=discard,
        objectives=[gun, objective("Fort", side="dark")],
    )
    light = Side(objectives=[objective("Base")], discard=["Fall Back!"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


def test_the_emperors_web_is_not_for_units(scene):
    game = _web(scene, hand=["Dark Side Apprentice"])
    game.leave()
    assert play_cost(game.state, game.card("Dark Side Apprentice"), DARK, UNIT) == 2


def test_the_emperors_web_makes_the_first_sith_event_of_a_turn_cheaper(scene):
    game = _web(
        scene, hand=["Force Lightning", "Interrogation", "Dark Alliance", "Dark Precognition"]
    )
    titles = ("Force Lightning", "Interrogation", "Dark Alliance", "Dark Precognition")
    game.leave()
    assert _costs(game, *titles) == [2, 1, 0, 0]
    # A neutral event does not use it up.
    game.choose("use Dark Alliance")
    pay(game)
    assert _costs(game, *titles) == [2, 1, 0, 0]
    game.choose("use Force Lightning")
    pay(game)
    assert game.zone("Tired") == "discard pile"
    payers = ("The Emperor's Web", "A", "B", "Sith affiliation")
    assert sum(game.focus(card) for card in payers) == 2
    assert _costs(game, "Interrogation", "Dark Precognition") == [2, 0]
    game.leave()


def test_the_emperors_web_helps_in_the_turn_of_the_enemy_too(scene):
    game = _web(scene, "light", hand=["Force Lightning", "Dark Precognition", "Interrogation"])
    game.skip_to("action", "dark")
    assert _costs(game, "Interrogation") == [1]
    game.choose("use Dark Precognition")
    game.choose(game.options[0])
    assert _costs(game, "Interrogation") == [2]
    game.leave()


@pytest.mark.parametrize("fort", ["dark", "light"])
def test_emperor_palpatine_takes_a_sith_event_back_when_an_objective_is_destroyed(scene, fort):
    discard = ["Force Choke", "Dark Alliance", "Darth Vader", "Force Lightning"]
    game = _palpatine(scene, discard=discard, fort=fort)
    game.asks("reaction", "dark")
    game.offers("use Emperor Palpatine", "pass")
    game.choose("use Emperor Palpatine")
    game.asks("choose", "dark")
    game.offers("choose Force Choke", "choose Force Lightning")
    game.choose("Force Lightning")
    assert game.pile("hand", "dark") == ["Force Lightning"]
    game.leave()


def test_emperor_palpatine_needs_a_sith_event_in_his_discard_pile(scene):
    game = _palpatine(scene, discard=["Dark Alliance", "Darth Vader"])
    assert game.zone("Fort") == "victory pile"
    game.leave()
    assert game.decision.kind != "reaction"


def test_emperor_palpatine_does_not_react_to_an_objective_that_leaves_otherwise(scene):
    retreat = objective(
        "Retreat", side="dark", text="action: {do: [{sacrifice: {each: {title: Fort}}}]}"
    )
    dark = Side(
        units=["Emperor Palpatine"],
        discard=["Force Choke"],
        objectives=[retreat, objective("Fort", side="dark")],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Retreat")
    assert game.zone("Fort") == "discard pile"
    game.leave()
    assert game.decision.kind != "reaction"


def test_emperors_royal_guard_protects_characters(scene):
    gun = salvo("light", 2, "Emperor Palpatine", "TIE Fighter", title="Gun")
    dark = Side(units=["Emperor's Royal Guard", "Emperor Palpatine", "TIE Fighter"])
    game = scene(active="light", dark=dark, light=Side(objectives=[gun]), abilities=True)
    game.choose("use Gun")
    game.asks("protect", "dark")
    guard = "protect Emperor's Royal Guard"
    game.offers(f"{guard} 1 of Emperor Palpatine", f"{guard} 2 of Emperor Palpatine", "done")
    game.choose(f"{guard} 2 of Emperor Palpatine")
    assert (game.damage("Emperor Palpatine"), game.damage("Emperor's Royal Guard")) == (0, 2)
    game.leave()


def test_force_lightning_destroys_an_exhausted_unit(scene):
    dark = Side(
        hand=["Force Lightning"],
        objectives=[objective("Fort", side="dark", affiliation="Sith", resources=3)],
        units=["Darth Vader", "Dark Side Apprentice"],
        focus={"Dark Side Apprentice": 1},
    )
    light = Side(
        units=[dummy("Foe", "light"), dummy("Tired", "light")],
        shields={"Tired": 1},
        focus={"Tired": 1, "Objective 4": 1},
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Force Lightning")
    pay(game)
    game.offers("target Dark Side Apprentice", "target Tired")
    game.choose("Tired")
    assert game.zone("Tired") == "discard pile"
    game.skip_to("reaction", "dark")
    game.leave()
