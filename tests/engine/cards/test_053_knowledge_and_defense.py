"""The cards of Knowledge and Defense (set 53)."""

import pytest
from fate_battles import battle_of_two
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, pay

from swlcg_deck.playtest.bots import GreedyBot, Situation
from swlcg_deck.playtest.searching import SearchBot

LORE = "Knowledge and Defense"


@pytest.mark.parametrize(("saves", "zone"), [(True, "hand"), (False, "discard pile")])
def test_knowledge_and_defense_may_return_a_unit_destroyed_in_an_engagement(scene, saves, zone):
    light = Side(objectives=[LORE], units=[unit("Guard")])
    dark = Side(units=[dummy("Walker", icons=(2, 0, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, LORE, "Walker", defenders=("Guard",))
    game.skip_to("may", "light")
    game.choose(game.options[0 if saves else 1])
    assert game.zone("Guard") == zone
    game.leave()


@pytest.mark.parametrize(
    ("side", "damage", "fights"), [("light", 1, True), ("dark", 0, True), ("light", 0, False)]
)
def test_knowledge_and_defense_saves_nobody_else(scene, side, damage, fights):
    """Not once it is damaged, no enemy, and nobody outside of engagements."""
    shot = unit("Shot", side=side)
    gun = salvo("dark", 2, "Shot", title="Gun")
    light = Side(
        objectives=[LORE],
        units=[dummy("Guard", "light"), *([shot] if side == "light" else [])],
        damage={LORE: damage},
    )
    dark = Side(units=[dummy("Raider"), *([shot] if side == "dark" else [])], objectives=[gun])
    phase = "conflict" if fights else "deployment"
    game = scene(phase=phase, active="dark", dark=dark, light=light, abilities=True)
    if fights:
        game.skip_to("engage")
        game.choose(f"engage {LORE}")
        if game.decision.kind == "attackers":
            game.choose("attack Raider")
    game.skip_to("action", "dark")
    game.choose("use Gun")
    assert game.zone("Shot") == "discard pile"
    game.leave()


def test_knowledge_and_defense_saves_nobody_who_is_not_destroyed(scene):
    text = "action: {cost: [{sacrifice: {choose: {title: Shot}}}], do: [{draw: 1}]}"
    light = Side(
        objectives=[LORE, objective("Altar", text=text)],
        units=[unit("Shot"), dummy("Guard", "light")],
    )
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Raider")]),
        light=light,
        abilities=True,
    )
    game.skip_to("engage")
    game.choose(f"engage {LORE}")
    game.skip_to("action", "light")
    game.choose("use Altar")
    assert game.zone("Shot") == "discard pile"
    game.leave()


def test_knowledge_and_defense_saves_no_objective(scene):
    town = objective("Town", capacity=1)
    light = Side(objectives=[LORE, town], units=[dummy("Guard", "light")])
    dark = Side(units=[dummy("Raider", icons=(0, 1, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Town", "Raider", defenders=("Guard",))
    assert game.decision.kind != "may"
    assert game.zone("Town") == "victory pile"
    game.leave()


def test_daughters_of_allya_repair_each_objective_of_yours_when_you_commit_them(scene):
    mine, theirs = ["Town", "City", "Farm"], objective("Fort", side="dark")
    light = Side(
        units=["Daughters of Allya", dummy("Pal", "light")],
        objectives=[objective(title) for title in mine],
        damage={"Town": 2, "City": 1, "Pal": 1},
    )
    dark = Side(objectives=[theirs], damage={"Fort": 1})
    game = scene(phase="force", active="light", light=light, dark=dark, abilities=True)
    game.skip_to("commit")
    game.choose("commit Daughters of Allya")
    game.skip_to("reaction", "light")
    game.choose("use Daughters of Allya")
    assert [game.damage(title) for title in (*mine, "Fort", "Pal")] == [1, 0, 0, 1, 1]
    game.leave()


def test_daughters_of_allya_do_nothing_for_others(scene):
    light = Side(
        units=["Daughters of Allya", dummy("Pal", "light")],
        objectives=[objective("Town")],
        damage={"Town": 2},
    )
    game = scene(phase="force", active="light", light=light, abilities=True)
    game.skip_to("commit")
    game.choose("commit Pal")
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.parametrize(("at", "shields"), [("Town", 1), ("City", 0)])
def test_yodas_protection_shields_the_objective_that_is_engaged(scene, at, shields):
    light = Side(
        objectives=[objective("Town"), objective("City")],
        enhancements=[("Yoda's Protection", "Town")],
    )
    dark = Side(units=[dummy("Walker")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose(f"engage {at}")
    if game.decision.kind == "reaction":
        game.choose("use Yoda's Protection")
    assert (game.shields("Town"), game.shields("City")) == (shields, 0)
    game.leave()


def test_protection_shields_any_unit_or_objective(scene):
    game = battle_of_two(scene, light=["Protection"])
    game.asks("target", "light")
    named = {option.partition(" ")[2] for option in game.options}
    assert {"Foe", "Home", "Guard", "Rest", "Objective 1", "Objective 4"} <= named
    game.choose("target Rest")
    assert [game.shields(title) for title in ("Rest", "Guard", "Objective 4")] == [1, 0, 0]
    game.leave()


BASE = objective("Base", side="light", capacity=9)
DEN = objective("Den", side="dark", capacity=9)


def _hit(scene, at, own="light"):
    light = Side(
        units=[dummy("Guard", "light")],
        objectives=[BASE, objective("Temple", affiliation="Jedi", resources=9), clock("light")],
        hand=["Confronting the Terror"],
    )
    dark = Side(units=[dummy("Thug")], objectives=[salvo("dark", 3, at), DEN])
    light.shields = {"Guard": 1}
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    if at == "Guard":
        game.choose("take Guard")  # shields come before what interrupts the damage
    return game


@pytest.mark.rule("OPEN-49")
@pytest.mark.parametrize("at", ["Guard", "Base"])
def test_confronting_the_terror_makes_the_enemy_share_out_the_damage_himself(scene, at):
    game = _hit(scene, at)
    game.asks("interrupt", "light")
    game.choose("use Confronting the Terror")
    pay(game)
    # He says among which of his own cards, one at least, and where each point goes.
    game.asks("choose", "dark")
    assert game.decision.least == 1
    game.offers("choose Thug", "choose Salvo", "choose Den")
    game.choose("choose Thug", "choose Den")
    game.asks("divide", "dark")
    game.choose("hit Thug")
    game.choose("hit Den")
    game.choose("hit Den")
    assert (game.damage("Thug"), game.damage("Den"), game.damage(at)) == (1, 2, 0)
    game.leave()


@pytest.mark.rule("DMG-13")
def test_confronting_the_terror_is_not_for_damage_that_is_moved(scene):
    dark = Side(
        affiliation="Sith",
        objectives=[
            objective("Ice", side="dark", traits=["Hoth"]),
            objective("Vault", affiliation="Sith", resources=9),
            clock("dark"),
        ],
        hand=["The Desolation of Hoth"],
        damage={"Ice": 2},
    )
    light = Side(units=[dummy("Guard", "light")], hand=["Confronting the Terror"])
    light.objectives = [objective("Temple", affiliation="Jedi", resources=9)]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use The Desolation of Hoth")
    pay(game)
    game.choose("value Ice 2")
    assert game.decision.kind != "interrupt"
    assert (game.damage("Ice"), game.damage("Guard")) == (0, 2)
    game.leave()


@pytest.mark.rule("DMG-14")
def test_the_enemy_cannot_waste_it_on_what_cannot_be_damaged(scene):
    ghost = dummy("Ghost", text="constant: {modifiers: [{of: self, cannot: {be: damaged}}]}")
    light = Side(
        objectives=[BASE, objective("Temple", affiliation="Jedi", resources=9)],
        hand=["Confronting the Terror"],
    )
    dark = Side(units=[ghost, dummy("Thug")], objectives=[salvo("dark", 3, "Base"), DEN])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.choose("use Confronting the Terror")
    pay(game)
    game.offers("choose Thug", "choose Salvo", "choose Den")
    game.choose("choose Thug")
    assert (game.damage("Ghost"), game.damage("Thug"), game.damage("Base")) == (0, 3, 0)
    game.leave()


def test_one_card_takes_all_of_it_and_no_point_is_asked_for(scene):
    game = _hit(scene, "Guard")
    game.choose("use Confronting the Terror")
    pay(game)
    game.choose("choose Den")
    assert (game.damage("Den"), game.damage("Guard"), game.shields("Guard")) == (3, 0, 1)
    game.leave()


def test_the_damage_of_enemies_is_no_terror(scene):
    game = _hit(scene, "Thug")
    assert game.damage("Thug") == 3
    assert "use Confronting the Terror" not in game.options
    game.leave()


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(playouts=2)])
def test_a_bot_gives_the_damage_to_what_can_bear_it(scene, bot):
    game = _hit(scene, "Guard")
    game.choose("use Confronting the Terror")
    pay(game)
    game.asks("choose", "dark")
    # The Thug bears 5: whatever it is divided among, nothing dies of 3 points.
    while game.decision.kind in ("choose", "divide"):
        picks = bot.choose(Situation(game.state, game.decision, 1))
        assert len(picks) >= 1
        game.choose(*(game.options[one] for one in picks))
    assert game.damage("Thug") + game.damage("Den") + game.damage("Salvo") == 3
    assert game.zone("Thug") == "in play"
    game.leave()
