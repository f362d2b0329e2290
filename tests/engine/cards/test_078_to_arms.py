"""The cards of To Arms! (set 78)."""

import pytest
from kit.scenario import Side
from real_cards import dummy, pay


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
