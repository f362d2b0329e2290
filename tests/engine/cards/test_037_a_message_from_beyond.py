"""The cards of A Message from Beyond (set 37)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock, salvo
from real_cards import dummy, goes_by, icons_of

RARER_BOARD = {"37-5": "a Character with 2 enhancements that has focus tokens in the enemy turn"}


def _saved(scene, hit, **half):
    light = Side(
        units=["Luke Skywalker"],
        enhancements=[("Old Ben's Spirit", "Luke Skywalker")],
        **half,
    )
    dark = Side(objectives=[salvo("dark", hit, "Luke Skywalker", title="Gun")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


def test_old_bens_spirit_saves_its_unit_and_clears_its_damage(scene):
    game = _saved(scene, 9, focus={"Luke Skywalker": 1})
    game.asks("interrupt", "light")
    game.choose("use Old Ben's Spirit")
    assert (game.zone("Luke Skywalker"), game.damage("Luke Skywalker")) == ("in play", 0)
    assert game.focus("Luke Skywalker") == 1
    assert game.pile("discard", "light") == ["Old Ben's Spirit"]
    game.leave()


def test_old_bens_spirit_may_let_its_unit_die(scene):
    game = _saved(scene, 9)
    game.pass_()
    assert sorted(game.pile("discard", "light")) == ["Luke Skywalker", "Old Ben's Spirit"]
    game.leave()


def test_old_bens_spirit_waits_for_destruction(scene):
    game = _saved(scene, 1)
    game.leave()
    assert (game.damage("Luke Skywalker"), game.decision.kind) == (1, "action")


@pytest.mark.parametrize("way", ["send: {each: {title: Luke Skywalker}}, to: hand", "sacrifice"])
def test_old_bens_spirit_saves_nobody_who_leaves_otherwise(scene, way):
    do = way if ":" in way else f"{way}: {{each: {{title: Luke Skywalker}}}}"
    light = Side(
        objectives=[objective("Door", text=action(do))],
        units=["Luke Skywalker"],
        enhancements=[("Old Ben's Spirit", "Luke Skywalker")],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Door")
    assert game.decision.kind != "interrupt"
    assert game.pile("units", "light") == []
    game.leave()


def test_a_message_from_beyond_is_damaged_to_return_the_topmost_enhancement(scene):
    light = Side(
        objectives=["A Message from Beyond"],
        discard=["Jedi Lightsaber", "Blaster Pistol", "Counter-stroke"],
    )
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.choose("use A Message from Beyond")
    assert game.damage("A Message from Beyond") == 1
    # The event above it stays, so does the enhancement below it.
    assert game.pile("hand", "light") == ["Blaster Pistol"]
    game.leave()


@pytest.mark.parametrize(("active", "discard"), [("dark", ["Jedi Lightsaber"]), ("light", [])])
def test_a_message_from_beyond_needs_your_refresh_and_an_enhancement(scene, active, discard):
    objectives = ["A Message from Beyond", clock("light")]
    light = Side(objectives=objectives, discard=[*discard, "Counter-stroke"])
    game = scene(phase="refresh", active=active, light=light, abilities=True)
    goes_by(game, "A Message from Beyond", "action", "light")


def test_weapon_mastery_gives_a_character_a_unit_damage_icon_for_each_enhancement(scene):
    light = Side(
        objectives=[clock("light")],
        hand=["Weapon Mastery"],
        units=["Yoda", "Believer in the Old Ways", "X-Wing"],
        enhancements=[
            ("Jedi Lightsaber", "Believer in the Old Ways"),
            ("Old Ben's Spirit", "Believer in the Old Ways"),
            ("Old Ben's Spirit", "X-Wing"),
        ],
    )
    game = scene(active="light", light=light, abilities=True)
    before = icons_of(game, "Believer in the Old Ways")["damage"]
    game.choose("use Weapon Mastery")
    game.offers("target Believer in the Old Ways", "target Yoda")
    game.choose("Believer in the Old Ways")
    assert icons_of(game, "Believer in the Old Ways")["damage"] == before + 2
    game.skip_to("engage")
    assert icons_of(game, "Believer in the Old Ways")["damage"] == before
    game.leave()


def _calm(scene, active="dark", on=2):
    light = Side(
        objectives=[clock("light")],
        hand=["Calm"],
        units=[
            dummy("Student", "light", traits=["Character"]),
            dummy("Pal", "light", traits=["Character"]),
            dummy("Craft", "light", traits=["Vehicle"]),
        ],
        enhancements=[
            *([("Old Ben's Spirit", "Student")] * on),
            *([(enhancement("Plate", {"type": "unit"}), "Craft")] * 2),
        ],
        focus={"Student": 3, "Pal": 3, "Craft": 3},
    )
    return scene(active=active, light=light, abilities=True)


def test_calm_takes_every_focus_token_off_a_character_with_2_enhancements(scene):
    game = _calm(scene)
    game.skip_to("action", "light")
    game.choose("use Calm")
    assert [game.focus(title) for title in ("Student", "Pal", "Craft")] == [0, 3, 3]
    game.leave()


@pytest.mark.parametrize(("active", "on"), [("light", 2), ("dark", 1)])
def test_calm_needs_the_enemy_turn_and_2_enhancements(scene, active, on):
    game = _calm(scene, active, on)
    game.asks("action", "light")
    assert "use Calm" not in game.options
