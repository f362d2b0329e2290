"""The cards of Heart of Cold (set 260)."""

import pytest
from fate_battles import duel
from kit.card_makers import event, unit

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
