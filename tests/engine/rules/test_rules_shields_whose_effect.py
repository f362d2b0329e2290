"""Whose effect it is that a shield helps against, whoever carries it out (RB-16, SHIELD-04)."""

import pytest
from kit.card_makers import objective, unit
from kit.lab import using
from kit.looking import leave_it
from kit.scenario import Side

BY_OPPONENT = {
    "damage": "place: damage, to: {choose: {type: unit, controller: opponent}, by: opponent}",
    "focus": "place: focus, to: {choose: {type: unit, controller: opponent}, by: opponent}",
}


def _tokens(game, kind, name):
    return getattr(game.state, kind)[game.card(name)]


@pytest.mark.rule("RB-16")
@pytest.mark.rule("SHIELD-03")
@pytest.mark.parametrize("kind", ["damage", "focus"])
@pytest.mark.parametrize("player", ["dark", "light"])
def test_what_the_enemy_makes_a_player_place_on_his_own_card_may_be_shielded(scene, player, kind):
    other = "light" if player == "dark" else "dark"
    half = Side(units=[unit("Ace", side=other, capacity=5)], shields={"Ace": 1})
    text = f"action: {{do: [{{{BY_OPPONENT[kind]}}}]}}"
    game = using(scene, text, player=player, **{other: half})
    game.asks("shield", other)
    game.choose("shield Ace")
    assert (_tokens(game, kind, "Ace"), game.shields("Ace")) == (0, 0)
    leave_it(game)


@pytest.mark.rule("RB-16")
@pytest.mark.parametrize("kind", ["damage", "focus"])
def test_a_player_whose_effect_lets_the_opponent_place_is_not_shielded_against_it(scene, kind):
    text = (
        f"action: {{do: [{{place: {kind}, "
        f"to: {{choose: {{type: unit, controller: you}}, by: opponent}}}}]}}"
    )
    dark = Side(units=[unit("Ace", side="dark", capacity=5)], shields={"Ace": 1})
    game = using(scene, text, dark=dark)
    game.asks("action", "light")
    assert (_tokens(game, kind, "Ace"), game.shields("Ace")) == (1, 1)
    leave_it(game)


@pytest.mark.rule("RB-16")
@pytest.mark.rule("CTRL-02")
@pytest.mark.parametrize("kind", ["damage", "focus"])
@pytest.mark.parametrize(("aim", "shielded"), [("Victim", True), ("Henchman", False)])
def test_a_text_stays_its_users_when_its_card_goes_home_to_pay_for_it(scene, kind, aim, shielded):
    """A unit taken from the enemy is sacrificed: the effect is of the player who has used it."""
    text = (
        f"action: {{cost: [{{sacrifice: self}}], do: "
        f"[{{place: {kind}, to: {{each: {{title: {aim}}}}}}}]}}"
    )
    take = "action: {do: [{control: {each: {title: Turncoat}}}], limit: {per: turn}}"
    light = Side(
        units=[unit("Turncoat", side="light", text=text), unit("Victim", capacity=5)],
        shields={"Victim": 1},
    )
    dark = Side(units=[unit("Henchman", side="dark", capacity=5)], shields={"Henchman": 1})
    game = using(scene, take, dark=dark, light=light)
    game.pass_()
    game.choose("use Turncoat")
    assert game.pile("discard", "light") == ["Turncoat"]
    if shielded:
        game.asks("shield", "light")
        game.choose(f"take {aim}")
    game.asks("action", "light")
    assert (_tokens(game, kind, aim), game.shields(aim)) == (1, 1)
    leave_it(game)


@pytest.mark.rule("RB-16")
def test_an_enemy_reaction_resolved_as_ones_own_is_shielded_against_by_the_enemy(scene):
    """As with Chain Reaction: who resolves it again controls the effect, not the card it is on."""
    spark = (
        "reaction: {when: {damaged: {title: Target}}, "
        "do: [{place: damage, to: {each: {title: X}}}]}"
    )
    again = "reaction: {when: {effect_resolved: any, kind: reaction}, do: [{resolve: it}]}"
    hurt = "action: {do: [{place: damage, to: {each: {title: Target}}}], limit: {per: turn}}"
    x = unit("X", side="light", capacity=9)
    light = Side(
        objectives=[objective("Spark", text=spark), objective("Target")],
        units=[x],
        shields={"X": 1},
    )
    dark = Side(objectives=[objective("Echo", side="dark", text=again)])
    game = using(scene, hurt, dark=dark, light=light)
    game.skip_to("reaction", "light")
    game.choose("use Spark")
    # Their own reaction: no shield against that.
    assert (game.damage("X"), game.shields("X")) == (1, 1)
    game.skip_to("reaction", "dark")
    game.choose("use Echo")
    game.asks("shield", "light")
    game.choose("shield X")
    assert (game.damage("X"), game.shields("X")) == (1, 0)
    leave_it(game)


@pytest.mark.rule("RB-16")
@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize("kind", ["be: damaged", "have: focus_placed"])
def test_what_protects_from_enemy_effects_protects_from_what_the_enemy_makes_one_do(scene, kind):
    """As Col Serra and the Golan-II Defense Platform: the effect is the enemy's."""
    guard = (
        f"constant: {{modifiers: {{of: {{title: Ace}}, "
        f"cannot: {{{kind}, by: enemy, via: effect}}}}}}"
    )
    light = Side(
        objectives=[objective("Ward", side="light", text=guard)],
        units=[unit("Ace", capacity=5), unit("Pal", capacity=5)],
    )
    do = BY_OPPONENT["damage" if kind == "be: damaged" else "focus"]
    game = using(scene, f"action: {{do: [{{{do}}}]}}", light=light)
    if kind == "be: damaged":  # it cannot even be chosen to take damage (DMG-14)
        assert (game.damage("Ace"), game.damage("Pal")) == (0, 1)
    else:
        game.choose("choose Ace")
        assert (game.focus("Ace"), game.focus("Pal")) == (0, 0)
    leave_it(game)
