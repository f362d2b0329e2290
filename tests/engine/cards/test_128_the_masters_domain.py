"""The cards of The Master's Domain (set 128)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of

from swlcg_deck.engine.facts.characteristics import capacity, resource_value

OTHER = objective("Hangar", side="light", affiliation="Rebel Alliance")
THEIRS = objective("Shrine", side="dark", affiliation="Jedi")


def temples(count):
    """So many Jedi objectives of the light side, and one that is none."""
    jedi = [objective(f"Temple {n}", affiliation="Jedi") for n in range(count)]
    return [*jedi, OTHER]


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("others", [0, 2])
def test_the_masters_domain_is_worth_your_jedi_objectives(scene, others):
    """It is one of them."""
    light = Side(objectives=["The Master's Domain", *temples(others)])
    game = scene(active="light", light=light, dark=Side(objectives=[THEIRS]), abilities=True)
    assert resource_value(game.state, game.card("The Master's Domain")) == 1 + others
    game.leave()


@pytest.mark.parametrize("jedi", [0, 1, 3])
def test_yoda_gains_tactics_of_the_edge_for_each_jedi_objective(scene, jedi):
    light = Side(objectives=temples(jedi), units=["128-2"])
    game = scene(active="light", dark=Side(objectives=[THEIRS]), light=light, abilities=True)
    gained = {"edge tactics": jedi} if jedi else {}
    assert icons_of(game, "Yoda") == {"damage": 1, "blast": 1, **gained}
    game.leave()


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize(("jedi", "icons"), [(1, {}), (2, {}), (3, {"damage": 1})])
def test_a_bogwing_lives_on_jedi_objectives_and_bites_with_3_of_them(scene, jedi, icons):
    light = Side(objectives=temples(jedi), units=["Bogwing"])
    gun = salvo("dark", 1, "Bogwing", title="Gun")
    game = scene(active="dark", dark=Side(objectives=[gun, THEIRS]), light=light, abilities=True)
    assert capacity(game.state, game.card("Bogwing")) == jedi
    assert icons_of(game, "Bogwing") == icons
    game.choose("use Gun")
    assert game.zone("Bogwing") == ("discard pile" if jedi == 1 else "in play")
    game.leave()


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(
    ("jedi", "enemy", "balance"), [(3, 1, "light"), (3, 2, "dark"), (2, 1, "dark"), (2, 0, "dark")]
)
def test_yodas_hut_adds_2_force_icons_with_3_jedi_objectives(scene, jedi, enemy, balance):
    light = Side(objectives=temples(jedi), enhancements=[("Yoda's Hut", None)])
    dark = Side(objectives=[THEIRS], units=[dummy("Sith", force=enemy)], committed=["Sith"])
    game = scene(
        phase="force", active="light", balance="dark", dark=dark, light=light, abilities=True
    )
    game.skip_to("action") if game.decision.kind == "commit" else None
    assert game.balance == balance
    game.leave()


@pytest.mark.parametrize(
    ("active", "facts", "fits"),
    [
        ("light", {}, True),
        ("dark", {}, True),
        ("light", {"unique": False}, False),
        ("light", {"affiliation": "Rebel Alliance"}, False),
    ],
)
def test_the_jedis_resolve_turns_the_balance_and_skips_the_force_phase(scene, active, facts, fits):
    """Of a unique Jedi who takes part: the hermit stays at home, and the Foe does not help."""
    jedi = {"affiliation": "Jedi", "unique": True}
    light = Side(
        units=[dummy("Hero", "light", **{**jedi, **facts}), dummy("Hermit", "light", **jedi)],
        hand=["The Jedi's Resolve"],
    )
    dark = Side(units=[dummy("Foe", **jedi)])
    game = scene(
        phase="conflict", active=active, balance="dark", dark=dark, light=light, abilities=True
    )
    sent, met = ("Hero", "Foe") if active == "light" else ("Foe", "Hero")
    engage(game, "Objective 1" if active == "light" else "Objective 4", sent, defenders=(met,))
    game.skip_to("edge", "light")
    asked, turn = set(), game.state.turn
    game.choose("place The Jedi's Resolve")
    assert game.balance == ("light" if fits else "dark")
    while game.state.turn == turn:
        asked.add(game.decision.kind)
        game.decline()
    assert ("commit" in asked) is not fits
    game.leave()
