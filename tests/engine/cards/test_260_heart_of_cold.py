"""The cards of Heart of Cold (set 260)."""

import pytest
from fate_battles import duel
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

DRAW = "action: {do: [{draw: 1}], limit: {per: turn}}"


def until_the_edge_is_won(game):
    while game.edge is None:
        game.choose("pass" if game.decision.kind == "action" else game.options[0])


@pytest.mark.rule("ABIL-15")
@pytest.mark.parametrize(
    ("way", "used"), [("Smugglers and Spies", False), ("Neutral", False), ("Jedi", True)]
)
def test_tricks_and_nonsense_silence_smugglers_and_neutrals(scene, way, used):
    """Tricks and Nonsense looks for another affiliation in each of its two sets."""
    hero = unit("Hero", capacity=5, text=DRAW)
    card = event("Card", side="light", affiliation=way)
    raider = unit("Raider", side="dark", capacity=5, text=DRAW)
    game = duel(scene, active="light", light=[card], dark=["260-5"], hero=hero, raider=raider)
    until_the_edge_is_won(game)
    # The window is first that of the attacker, if there is anything he can use.
    game.offers("use Hero" if used else "use Raider", "pass")


@pytest.mark.parametrize("aimed", [True, False])
def test_ig_88c_captures_for_an_enemy_effect_that_targeted_him(scene, aimed):
    pick = "target: {title: IG-88C}" if aimed else "each: {title: IG-88C}"
    text = f"action: {{do: [{{place: focus, to: {{{pick}}}}}], limit: {{per: turn}}}}"
    light = Side(units=[unit("Pest", side="light", text=text), unit("Tired", side="light")])
    light.focus = {"Tired": 1}
    game = scene(active="light", dark=Side(units=["IG-88C"]), light=light, abilities=True)
    game.choose("use Pest")
    if not aimed:
        assert game.decision.kind != "reaction"
    else:
        game.asks("reaction", "dark")
        game.choose("use IG-88C")
        while game.decision.kind != "action":
            game.choose(game.options[0])
        assert game.zone("Tired") == "captured"  # Pest is ready
    game.leave()


def test_ig_88c_captures_for_tokens_of_enemy_icons(scene):
    light = Side(units=[dummy("Shooter", "light", icons=(1, 0, 0))])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=["IG-88C"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "Shooter", defenders=("IG-88C",))
    game.skip_to("reaction", "dark")
    game.choose("use IG-88C")
    while game.decision.kind in ("capture at", "target"):
        game.choose(game.options[0])
    assert game.zone("Shooter") == "captured"
    game.leave()
