"""The cards of The Call of the Cult (set 124)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, pay, treasury, turned_up

from swlcg_deck.engine.facts.characteristics import has_keyword, has_trait

RARER_BOARD = {
    "124-2": "an enhancement is moved to another unit of the same player that fits it",
    "124-5": "units with a text, which a small board has none of",
}
GEAR = enhancement("Gear", {"type": "unit", "trait": "Character"})
PERSON = {"traits": ["Character"]}


def _strike(scene, *, friends=("Friend",), own=()):
    light = Side(
        units=[dummy("Hero", "light", **PERSON), dummy("Bot", "light", traits=["Droid"])],
        enhancements=[(GEAR, "Hero")],
    )
    light.units = [*light.units, *(dummy(name, "light", **PERSON) for name in friends)]
    dark = Side(units=["Cularin Cultist", *(dummy(name, **PERSON) for name in own)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Cularin Cultist", defenders=("Bot",))
    while game.decision.kind != "reaction" and game.zone("Cularin Cultist") == "in play":
        if game.state.focus[game.card("Cularin Cultist")] and game.decision.kind == "action":
            break
        game.decline()
    return game


def test_cularin_cultist_moves_an_enhancement_to_an_eligible_unit_of_the_same_player(scene):
    game = _strike(scene, own=("Acolyte",))
    game.choose("use Cularin Cultist")
    # The Droid is not eligible, the dark side's Character is another player's.
    assert game.host("Gear") == "Friend"
    game.leave()


def test_cularin_cultist_moves_any_one_enhancement_of_any_unit(scene):
    """From a unit that has one or more, of either player, to another one."""
    gear = [
        enhancement(title, {"type": "unit"}, side="dark") for title in ("Sword", "Cloak", "Mask")
    ]
    dark = Side(
        units=["Cularin Cultist", dummy("Acolyte"), dummy("Pupil")],
        enhancements=[
            (gear[0], "Acolyte"),
            (gear[1], "Acolyte"),
            (gear[2], "Hero"),
            (enhancement("Fort", {"type": "objective"}, side="dark"), "Lair"),
        ],
        objectives=[objective("Lair", side="dark"), objective("Den", side="dark")],
    )
    light = Side(units=[dummy("Hero", "light"), dummy("Pal", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Cularin Cultist", defenders=())
    game.skip_to("reaction", "dark")
    game.choose("use Cularin Cultist")
    game.offers("choose Acolyte", "choose Hero")
    game.choose("choose Acolyte")
    game.offers("choose Sword", "choose Cloak")
    game.choose("choose Cloak")
    game.offers("choose Cularin Cultist", "choose Pupil")
    game.choose("choose Pupil")
    hosts = [game.host(card) for card in ("Sword", "Cloak", "Mask", "Fort")]
    assert hosts == ["Acolyte", "Pupil", "Hero", "Lair"]
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_cularin_cultist_may_leave_things_as_they_are(scene, used):
    game = _strike(scene)
    game.choose("use Cularin Cultist" if used else "pass")
    assert game.host("Gear") == ("Friend" if used else "Hero")
    game.leave()


def test_cularin_cultist_is_not_used_where_no_other_unit_would_do(scene):
    game = _strike(scene, friends=(), own=("Acolyte",))
    game.leave()
    assert "use Cularin Cultist" not in game.options


@pytest.mark.parametrize("side", ["light", "dark"])
def test_believer_initiate_is_sacrificed_when_the_balance_is_light(scene, side):
    turner = objective("Turner", side="light", text=f"action: {{do: [{{balance: {side}}}]}}")
    other = "dark" if side == "light" else "light"
    dark = Side(units=["Believer Initiate"] if other == "dark" else [], hand=["Believer Initiate"])
    dark.objectives = [treasury("Sith")]
    game = scene(
        active="light",
        dark=dark,
        light=Side(objectives=[turner]),
        balance=other,
        abilities=True,
    )
    if side == "light":
        assert game.zone("Believer Initiate") == "in play"
    game.choose("use Turner")
    assert game.zone("Believer Initiate") == ("discard pile" if side == "light" else "hand")
    game.leave()


@pytest.mark.parametrize(("balance", "zone"), [("light", "discard pile"), ("dark", "in play")])
def test_believer_initiate_is_not_believed_in_the_light(scene, balance, zone):
    dark = Side(hand=["Believer Initiate"], objectives=[treasury("Sith")])
    game = scene(active="dark", dark=dark, balance=balance, abilities=True)
    game.choose("play Believer Initiate")
    pay(game)
    assert game.zone("Believer Initiate") == zone
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_the_call_of_the_cult_brings_the_balance_to_the_dark_side(scene, used):
    game = turned_up(
        scene, "The Call of the Cult", Side(), active="dark", balance="light", light=Side()
    )
    game.asks("reaction", "dark")
    game.choose("use The Call of the Cult" if used else "pass")
    assert game.balance == ("dark" if used else "light")
    game.leave()


def test_hate_leaves_a_character_its_traits_and_icons_and_nothing_of_its_text(scene):
    text = "constant: {modifiers: [{of: self, gain: {unit_damage: 1}}]}"
    heroes = [
        unit(title, icons=(0, 1, 0), keywords=["elite"], text=text, capacity=5, **PERSON)
        for title in ("Hated", "Loved")
    ]
    light = Side(units=heroes)
    dark = Side(enhancements=[("Hate", "Hated")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Hated") == {"blast": 1}
    assert icons_of(game, "Loved") == {"damage": 1, "blast": 1}
    for title, elite in (("Hated", False), ("Loved", True)):
        card = game.card(title)
        assert bool(has_keyword(game.state, card, "elite")) is elite
        assert has_trait(game.state, card, "character")
    game.leave()


def test_hate_falls_on_characters_of_either_side(scene):
    light = Side(units=[dummy("Hero", "light", **PERSON), dummy("Bot", "light", traits=["Droid"])])
    dark = Side(hand=["Hate"], units=[dummy("Acolyte", **PERSON)], objectives=[treasury("Sith")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Hate")
    pay(game)
    game.offers("attach Hero", "attach Acolyte")
