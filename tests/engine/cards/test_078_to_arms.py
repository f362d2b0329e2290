"""The cards of To Arms! (set 78)."""

import pytest
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, pay

GUARD = unit("Guard", traits=["Character"])


def _cache(scene, *deck):
    light = Side(hand=["Hidden Cache"], deck=deck, bare_deck=True)
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Hidden Cache")
    pay(game)
    return game


def test_hidden_cache_finds_a_weapon_in_the_deck(scene):
    fill = [dummy(f"Card {number}", "light") for number in range(8)]
    game = _cache(scene, *fill, "Jedi Lightsaber", "Blaster Pistol", "Force Rejuvenation")
    game.asks("search", "light")
    game.offers("find Jedi Lightsaber", "find Blaster Pistol")
    game.choose("Jedi Lightsaber")
    assert game.pile("hand", "light") == ["Jedi Lightsaber"]
    # The deck is shuffled afterwards (SEARCH-01).
    assert len(game.pile("deck", "light")) == 10
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
