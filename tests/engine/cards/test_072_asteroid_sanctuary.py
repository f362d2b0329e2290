"""The cards of Asteroid Sanctuary (set 72)."""

import pytest
from kit.card_makers import enhancement, event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, pay


def _bamboozle(scene, *people, focus):
    light = Side(affiliation="Smugglers and Spies", hand=["Bamboozle"], focus=focus)
    light.units = [dummy(name, "light", traits=["Character"]) for name in people]
    dark = Side(units=[dummy("Walker", traits=["Vehicle"])])
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_bamboozle_moves_a_token_from_one_character_to_another(scene):
    game = _bamboozle(scene, "A", "B", focus={"A": 1})
    game.choose("use Bamboozle")
    pay(game)
    game.offers("target A", "target B")
    game.choose("target A")
    # The other Character is the only one left.
    assert (game.focus("A"), game.focus("B"), game.focus("Walker")) == (0, 1, 0)
    game.leave()


def test_bamboozle_needs_two_characters(scene):
    game = _bamboozle(scene, "A", focus={"A": 1})
    game.leave()
    assert "use Bamboozle" not in game.options


@pytest.mark.parametrize(("force", "drawn"), [(3, 1), (0, 0)])
@pytest.mark.parametrize("role", ["attacking", "defending"])
def test_asteroid_sanctuary_draws_for_an_edge_battle_that_was_won(scene, force, drawn, role):
    light = Side(
        objectives=["Asteroid Sanctuary"],
        units=[dummy("Pal", "light")],
        hand=[event("Skill", force=force)],
    )
    active = "light" if role == "attacking" else "dark"
    dark = Side(units=[dummy("Foe")], hand=[event("Wit", side="dark", force=1)])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "Pal", defenders=("Foe",))
    else:
        engage(game, "Asteroid Sanctuary", "Foe", defenders=("Pal",))
    while game.decision.kind == "edge":
        game.choose(next(one for one in game.options if one.startswith(("place", "pass"))))
    assert ("use Asteroid Sanctuary" in game.options) == bool(drawn)
    if drawn:
        game.choose("use Asteroid Sanctuary")
    assert len(game.pile("hand", "light")) == drawn
    game.leave()


CREW = [
    dummy("Pal", "light", traits=["Character"]),
    dummy("R3", "light", traits=["Droid"]),
    dummy("Skiff", "light", traits=["Vehicle"]),
]


def test_the_millennium_falcon_returns_to_the_hand_to_set_somebody_down(scene):
    light = Side(units=["72-2"], hand=[*CREW, enhancement("Gear", traits=["Droid"])])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Millennium Falcon")
    assert game.zone("Millennium Falcon") == "hand"
    game.offers("choose Pal", "choose R3")
    game.choose("choose R3")
    assert (game.zone("R3"), game.zone("Pal")) == ("in play", "hand")
    game.leave()


def test_the_millennium_falcon_stays_without_a_crew(scene):
    light = Side(units=["72-2"], hand=[CREW[2]], affiliation="Smugglers and Spies")
    game = scene(active="light", light=light, abilities=True)
    assert "use Millennium Falcon" not in game.options
    game.leave()
