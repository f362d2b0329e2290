"""The cards of Fortune and Fate (set 173)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def test_cloud_city_technician_draws_a_card_when_she_is_destroyed(scene):
    light = Side(units=["Cloud City Technician"])
    dark = Side(units=[dummy("Shooter", icons=(1, 0, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    held = len(game.pile("hand", "light"))
    engage(game, "Objective 4", "Shooter", defenders=("Cloud City Technician",))
    game.skip_to("reaction", "light")
    game.choose("use Cloud City Technician")
    assert len(game.pile("hand", "light")) == held + 1
    game.leave()


@pytest.mark.parametrize(
    ("sent", "offered"),
    [
        ("discard: {each: {in: hand, controller: you}}", True),
        ("send: {each: {in: hand, controller: you}}, to: deck_bottom", False),
    ],
)
def test_cloud_city_technician_draws_for_a_discard_from_hand_too(scene, sent, offered):
    text = f"action: {{do: [{{{sent}}}], limit: {{per: turn}}}}"
    broker = unit("Broker", side="light", text=text)
    light = Side(units=[broker], hand=["Cloud City Technician"])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Broker")
    assert ("use Cloud City Technician" in game.options) is offered
    game.leave()


def test_central_computer_draws_from_the_bottom_instead_where_its_player_likes(scene):
    drawer = unit("Clerk", side="light", text="action: {do: [{draw: 2}], limit: {per: turn}}")
    deck = [unit(name) for name in ("Top", "Second", "Third", "Bottom")]
    light = Side(units=[drawer], deck=deck, bare_deck=True)
    light.enhancements = [("Central Computer", None)]
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Clerk")
    game.asks("interrupt", "light")
    game.choose("use Central Computer")
    assert game.pile("hand", "light") == ["Bottom"]
    game.pass_()  # each card is drawn by itself, and it may be left
    assert game.pile("hand", "light") == ["Bottom", "Top"]
    assert game.pile("deck", "light") == ["Third", "Second"]
    game.leave()


def test_central_computer_does_not_draw_for_the_enemy(scene):
    thief = unit("Thief", side="dark", text="action: {do: [{draw: 1}], limit: {per: turn}}")
    light = Side(enhancements=[("Central Computer", None)])
    game = scene(active="dark", dark=Side(units=[thief]), light=light, abilities=True)
    game.choose("use Thief")
    assert "use Central Computer" not in game.options
    assert len(game.pile("hand", "dark")) == 1
    game.leave()
