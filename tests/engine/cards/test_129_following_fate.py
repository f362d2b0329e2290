"""The cards of Following Fate (set 129)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock, salvo
from real_cards import dummy, spent

from swlcg_deck.engine.facts.characteristics import has_keyword


def temples(count):
    """So many Jedi objectives, and one that is none."""
    return [
        *(objective(f"Temple {n}", affiliation="Jedi") for n in range(count)),
        objective("Hangar", affiliation="Rebel Alliance", resources=5),
    ]


SHRINE = objective("Shrine", side="dark", affiliation="Jedi", resources=5)
MINE = objective("Mine", side="dark", resources=5)


@pytest.mark.parametrize(
    ("others", "damage", "costs"), [(2, 0, (1, 2, 1)), (1, 0, (1, 1, 1)), (2, 1, (1, 1, 1))]
)
def test_following_fate_makes_enemy_events_dearer_while_it_is_whole(scene, others, damage, costs):
    """It is itself one of the 3 Jedi objectives; neither enemy units nor your events cost more."""
    tricks = {side: event(f"Trick of {side}", side=side, cost=1, text=idle()) for side in SIDES}
    light = Side(
        objectives=["Following Fate", *temples(others)],
        hand=[tricks["light"]],
        damage={"Following Fate": damage},
    )
    dark = Side(objectives=[SHRINE, MINE], hand=[tricks["dark"], unit("Thug", side="dark", cost=1)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    paid = [spent(game, "play Thug")]
    game.skip_to("action", "dark")
    paid.append(spent(game, "use Trick of dark"))
    game.skip_to("action", "light")
    paid.append(spent(game, "use Trick of light"))
    assert tuple(paid) == costs
    game.leave()


SIDES = ("dark", "light")
ALTAR = "action: {do: [{sacrifice: {choose: {type: unit, controller: you}}}]}"


def _obi_wan(scene, shot, active="dark", **light):
    monk = dummy("Monk", "light", traits=["Force User"], affiliation="Jedi")
    half = Side(
        units=["129-2", monk, dummy("Pal", "light", affiliation="Rebel Alliance")],
        objectives=[objective("Altar", side="light", text=ALTAR)],
        **light,
    )
    dark = Side(
        units=[
            dummy("Adept", affiliation="Sith", traits=["Force User"]),
            dummy("Officer", affiliation="Imperial Navy"),
            dummy("Beast"),
        ],
        objectives=[salvo("dark", 9, shot, title="Gun")],
    )
    game = scene(active=active, dark=dark, light=half, abilities=True)
    game.choose("use Gun" if active == "dark" else "use Altar")
    return game


@pytest.mark.parametrize("fallen", ["Monk", "Obi-Wan Kenobi"])
def test_obi_wan_kenobi_takes_an_out_of_faction_unit_with_a_force_user(scene, fallen):
    """He is one himself; a Sith of a Sith player matches, and so does the Jedi."""
    game = _obi_wan(scene, fallen)
    game.asks("interrupt", "light")
    game.choose("use Obi-Wan Kenobi")
    game.offers("target Officer", "target Beast", "target Pal")
    game.choose("target Officer")
    assert (game.zone("Officer"), game.zone("Beast")) == ("discard pile", "in play")
    assert game.zone(fallen) == "discard pile"
    game.leave()


def test_obi_wan_kenobi_answers_a_sacrifice_as_well(scene):
    game = _obi_wan(scene, "Nobody", active="light")
    game.choose("Monk")
    game.choose("use Obi-Wan Kenobi")
    game.choose("target Beast")
    assert (game.zone("Beast"), game.zone("Monk")) == ("discard pile", "discard pile")
    game.leave()


@pytest.mark.parametrize("fallen", ["Pal", "Adept"])
def test_obi_wan_kenobi_is_moved_by_force_users_of_yours_only(scene, fallen):
    game = _obi_wan(scene, fallen)
    assert game.zone(fallen) == "discard pile"
    game.leave()
    assert game.decision.kind != "interrupt"


def test_obi_wan_kenobi_lets_go_who_returns_to_the_hand(scene):
    back = "action: {do: [{send: {each: {title: Monk}}, to: hand}]}"
    light = Side(units=["129-2", dummy("Monk", "light", traits=["Force User"])])
    dark = Side(units=[dummy("Beast")], objectives=[objective("Net", side="dark", text=back)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Net")
    assert game.zone("Monk") == "hand"
    assert game.decision.kind != "interrupt"
    game.leave()


@pytest.mark.parametrize(("host", "protects"), [("Obi-Wan Kenobi", True), ("Monk", False)])
def test_obi_wans_lightsaber_shields_and_with_its_owner_protects(scene, host, protects):
    light = Side(
        units=["129-2", *(dummy(name, "light", traits=["Force User"]) for name in ("Monk", "Pal"))],
        enhancements=[("Obi-Wan's Lightsaber", host)],
    )
    gun = salvo("dark", 1, "Pal", title="Gun")
    game = scene(active="dark", dark=Side(objectives=[gun]), light=light, abilities=True)
    shielding = {
        name
        for name in ("Obi-Wan Kenobi", "Monk", "Pal")
        if has_keyword(game.state, game.card(name), "shielding")
    }
    assert shielding == {host}
    game.choose("use Gun")
    if protects:
        game.choose("protect Obi-Wan Kenobi 1 of Pal")
    assert (game.damage("Pal"), game.damage("Obi-Wan Kenobi")) == ((0, 1) if protects else (1, 0))
    game.leave()


@pytest.mark.parametrize(
    ("jedi", "traits", "fits"),
    [(3, ["Force User"], True), (2, ["Force User"], False), (3, ["Officer"], False)],
)
def test_noble_sacrifice_gives_a_force_user_for_3_focus_tokens(scene, jedi, traits, fits):
    light = Side(
        objectives=[*temples(jedi), clock("light")],
        units=[dummy("Monk", "light", traits=traits), dummy("Pal", "light")],
        hand=["Noble Sacrifice"],
    )
    dark = Side(units=[dummy("Foe", traits=["Force User"]), dummy("Other")], objectives=[SHRINE])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert ("use Noble Sacrifice" in game.options) is fits
    if fits:
        assert spent(game, "use Noble Sacrifice") == 1
        assert game.zone("Monk") == "discard pile"
        game.offers("target Foe", "target Other")
        game.choose("target Foe")
        assert (game.focus("Foe"), game.focus("Other")) == (3, 0)
    game.leave()
