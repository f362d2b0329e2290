"""The cards of To Arms! (set 78)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, pay, spent

from swlcg_deck.engine.facts.characteristics import edge_value

GUARD = unit("Guard", traits=["Character"])


def _cache(scene, *deck):
    light = Side(hand=["Hidden Cache"], deck=deck, bare_deck=True)
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Hidden Cache")
    pay(game)
    return game


def test_hidden_cache_finds_a_weapon_in_the_deck(scene):
    fill = [dummy(f"Card {number}", "light") for number in range(8)]
    others = ("Force Rejuvenation", enhancement("Shed", side="light"))
    game = _cache(scene, *fill, "Jedi Lightsaber", "Blaster Pistol", *others)
    game.asks("search", "light")
    game.offers("find Jedi Lightsaber", "find Blaster Pistol")
    game.choose("Jedi Lightsaber")
    assert game.pile("hand", "light") == ["Jedi Lightsaber"]
    # The deck is shuffled afterwards (SEARCH-01).
    assert len(game.pile("deck", "light")) == 11
    assert game.pile("deck", "light")[::-1][:8] != [f"Card {number}" for number in range(8)]
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_hidden_cache_need_not_find(scene):
    game = _cache(scene, "Jedi Lightsaber", "Twi'lek Loyalist")
    game.choose()
    assert game.pile("hand", "light") == []
    game.leave()


@pytest.mark.rule("STRIKE-22")
@pytest.mark.parametrize(("host", "strikes"), [("Chewbacca", True), ("Guard", False)])
def test_chewbacca_strikes_from_outside_with_his_bowcaster(scene, host, strikes):
    light = Side(
        units=[unit("Chewbacca", traits=["Character"]), dummy("Pal", "light"), GUARD],
        enhancements=[("Chewbacca's Bowcaster", host)],
        hand=[event("Skill", force=3)],
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    assert icons_of(game, host) == {"damage": 1, "blast": 1}
    engage(game, "Objective 1", "Pal", defenders=("Foe",))
    game.choose("place Skill")
    if strikes:
        game.skip_to("strike", "light")
        game.offers("strike Pal", "strike Chewbacca")
        game.choose("strike Chewbacca")
    game.skip_to("commit")
    assert (game.focus("Chewbacca"), game.focus("Guard")) == (int(strikes), 0)


BLADE = enhancement("Blade", {"type": "unit"}, cost=3, traits=["Weapon"])
DAGGER = enhancement("Dagger", {"type": "unit"}, cost=1, traits=["Weapon"])
MAP = enhancement("Map", cost=3)
GUNNER = unit("Gunner", cost=3, traits=["Weapon"])
ARMS = (BLADE, DAGGER, MAP, GUNNER)


@pytest.mark.parametrize(
    ("order", "costs"),
    [
        (["Blade", "Blade"], [1, 3]),
        (["Dagger", "Blade"], [0, 3]),
        (["Map", "Blade"], [3, 1]),
        (["Gunner", "Blade"], [3, 1]),
    ],
)
def test_to_arms_takes_2_off_the_first_weapon_each_turn(scene, order, costs):
    light = Side(
        objectives=["To Arms!", objective("Treasury", resources=9), objective("More", resources=9)],
        units=[GUARD],
        hand=[card for name in order for card in ARMS if card.card.title == name],
    )
    game = scene(active="light", light=light, abilities=True)
    paid = []
    for name in order:
        before = sum(game.state.focus)
        game.choose(next(one for one in game.options if one.startswith(f"play {name}")))
        pay(game)
        paid.append(sum(game.state.focus) - before)
    assert paid == costs
    game.leave()


def test_to_arms_takes_nothing_off_other_weapons_or_those_of_the_enemy(scene):
    light = Side(objectives=["To Arms!"])
    club = enhancement("Club", {"type": "unit"}, side="dark", cost=3, traits=["Weapon"])
    dark = Side(
        hand=[club], units=[dummy("Thug")], objectives=[objective("Bank", side="dark", resources=9)]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "play Club") == 3
    game.leave()


@pytest.mark.parametrize(
    ("card", "drawn"), [(DAGGER, 1), (MAP, 0), (unit("Gunner", traits=["Weapon"]), 0)]
)
def test_a_sullustan_weapon_tech_draws_for_a_weapon_that_you_play(scene, card, drawn):
    light = Side(units=["78-2"], hand=[card], objectives=[objective("Bank", resources=9)])
    game = scene(active="light", light=light, abilities=True)
    game.choose(f"play {card.card.title}")
    pay(game)
    assert ("use Sullustan Weapon Tech" in game.options) == bool(drawn)
    if drawn:
        game.choose("use Sullustan Weapon Tech")
    assert len(game.pile("hand", "light")) == drawn
    game.leave()


@pytest.mark.parametrize(("host", "edge"), [("Han Solo", 1), ("Guard", 0)])
def test_hans_heavy_blaster_pistol_arms_anybody_and_han_besides_with_edge(scene, host, edge):
    light = Side(
        units=[unit("Han Solo", traits=["Character"]), GUARD],
        enhancements=[("Han's Heavy Blaster Pistol", host)],
    )
    game = scene(active="light", light=light, abilities=True)
    assert icons_of(game, host) == {"damage": 1, "blast": 1}
    assert edge_value(game.state, game.card(host)) == edge
    assert edge_value(game.state, game.card("Han Solo")) == edge
    game.leave()


def test_a_sullustan_weapon_tech_draws_for_no_weapon_of_the_enemy(scene):
    club = enhancement("Club", {"type": "unit"}, side="dark", cost=0, traits=["Weapon"])
    dark = Side(hand=[club], units=[dummy("Thug")])
    game = scene(active="dark", dark=dark, light=Side(units=["78-2"]), abilities=True)
    game.choose("play Club")
    game.choose("attach Thug")
    assert (game.zone("Club"), "use Sullustan Weapon Tech" in game.options) == ("in play", False)
    game.leave()
