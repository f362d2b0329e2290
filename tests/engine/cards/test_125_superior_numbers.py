"""The cards of Superior Numbers (set 125)."""

from kit.card_makers import enhancement
from kit.scenario import Side
from real_cards import dummy, navy


def test_escort_carrier_launches_a_fighter_or_precision_flying_from_hand_or_discard(scene):
    wing = {"traits": ["Vehicle", "Fighter"]}
    dark = navy(
        units=["Escort Carrier", dummy("Escort", traits=["Vehicle", "Fighter"])],
        hand=[dummy("Ready Wing", **wing), dummy("Trooper"), enhancement("Gear", side="dark")],
        discard=[dummy("Old Wing", **wing), "Precision Flying"],
    )
    light = Side(discard=[dummy("X-Wing", "light", **wing)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Escort Carrier")
    game.offers("choose Ready Wing", "choose Old Wing", "choose Precision Flying")
    game.choose("choose Old Wing")
    assert (game.zone("Old Wing"), game.focus("Escort Carrier")) == ("in play", 1)
    # The cost was a focus token: once is all.
    game.leave()
    assert "use Escort Carrier" not in game.options
