"""Whom Protect covers: traits, titles, affiliations (KEY-07, KEY-10)."""

import pytest
from kit.abilities import anything, button, gains, the
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import protector, salvo, ward

from swlcg_deck.engine.texts.verbs.effects import Apply


@pytest.mark.rule("KEY-07")
def test_protect_covers_only_friendly_cards_of_its_trait_and_never_itself(scene):
    others = [
        unit("Ward", side="light", capacity=9, traits=("Jedi",)),
        protector(traits=("Rebel",)),
    ]
    game = scene(
        dark=Side(
            objectives=[salvo("dark", 1, "Ward", "Guard", "Foe")],
            units=[unit("Foe", side="dark", traits=("Rebel",))],
        ),
        light=Side(units=others),
    )
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert [game.damage(name) for name in ("Ward", "Guard", "Foe")] == [1, 1, 1]


@pytest.mark.rule("DMG-21")
@pytest.mark.rule("KEY-19")
@pytest.mark.rule("KEY-10")
def test_an_objective_may_protect(scene, pool):
    blessings = pool.cards_numbered(2138)[0]
    trait = blessings.keywords[0].protects.trait[0]
    ward_ = unit("Ward", side="light", capacity=9, traits=(trait,))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ward")]),
        light=Side(units=[ward_], objectives=[blessings.title]),
    )
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.choose(f"protect {blessings.title} 2 of Ward")
    assert (game.damage("Ward"), game.damage(blessings.title)) == (0, 2)
    game.asks("action")


@pytest.mark.rule("OPEN-44")
@pytest.mark.parametrize("player", ["dark", "light"])
def test_the_player_of_the_effect_decides_first_about_protect(scene, player):
    other = "light" if player == "dark" else "dark"
    halves = {
        side: Side(
            units=[ward(f"Ward {side}", side=side), protector(f"Guard {side}", side=side)],
            objectives=[salvo(side, 1, "Ward dark", "Ward light", title=f"Salvo {side}")],
        )
        for side in ("dark", "light")
    }
    game = scene(active="dark", **halves)
    if player == "light":
        game.pass_()
    game.choose(f"use Salvo {player}")
    game.asks("protect", player)
    game.choose("done")
    game.asks("protect", other)
    game.choose("done")
    game.asks("action")


@pytest.mark.rule("OPEN-44")
@pytest.mark.rule("OPEN-14")
def test_only_the_other_player_may_use_shields_against_an_effect(scene):
    game = scene(
        dark=Side(
            units=[ward("Own", side="dark")],
            objectives=[salvo("dark", 1, "Own", "Ward")],
            shields={"Own": 1},
        ),
        light=Side(units=[ward()], shields={"Ward": 1}),
    )
    game.choose("use Salvo")
    game.asks("shield", "light")
    game.choose("shield Ward")
    game.asks("action", "dark")
    assert (game.damage("Own"), game.shields("Own")) == (1, 1)


@pytest.mark.rule("KEY-10")
@pytest.mark.rule("CHG-15")
@pytest.mark.parametrize(
    ("number", "covered", "not_covered"),
    [
        (705, {"affiliation": "Smugglers and Spies"}, {"affiliation": "Jedi"}),
        (2203, {"affiliation": "Sith"}, {"affiliation": "Imperial Navy"}),
    ],
)
def test_protect_may_name_objectives_by_affiliation(scene, pool, number, covered, not_covered):
    card = pool.cards_numbered(number)[0]
    side = "light" if number == 705 else "dark"
    other = "dark" if number == 705 else "light"
    places = [
        objective("Covered", side=side, **covered),
        objective("Uncovered", side=side, **not_covered),
    ]
    own = Side(units=[card.title], objectives=places)
    enemy = Side(objectives=[salvo(other, 1, "Covered", "Uncovered")])
    game = scene(active=other, **{side: own, other: enemy})
    game.choose("use Salvo")
    game.asks("protect", side)
    game.offers(f"protect {card.title} 1 of Covered", "done")


@pytest.mark.rule("KEY-10")
@pytest.mark.rule("CHG-15")
def test_protect_may_name_a_title(scene, pool):
    trooper = pool.cards_numbered(2093)[0]
    title = trooper.keywords[0].protects.title[0]
    game = scene(
        active="light",
        dark=Side(units=[trooper.title, unit(title, side="dark"), unit("Other", side="dark")]),
        light=Side(objectives=[salvo("light", 1, title, "Other")]),
    )
    game.choose("use Salvo")
    game.offers(f"protect {trooper.title} 1 of {title}", "done")


@pytest.mark.rule("KEY-10")
def test_protect_gained_for_the_phase_works_on_the_card_that_gained_it(scene):
    def rebel(state, _scope, card):
        return "rebel" in state.faces[card].traits

    teach = button(
        "Teach",
        the("Friend"),
        Apply(0, on="them", until="phase"),
        side="light",
        modifiers=gains("protect", anything, key=rebel).modifiers,
    )
    game = scene(
        active="light",
        dark=Side(objectives=[salvo("dark", 1, "Ward")]),
        light=Side(
            units=[ward(), unit("Friend", side="light"), unit("Other", side="light")],
            objectives=[teach],
        ),
    )
    game.choose("use Teach")
    game.choose("use Salvo")
    game.offers("protect Friend 1 of Ward", "done")
