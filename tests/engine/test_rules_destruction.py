"""Cards that are destroyed or sacrificed, and where they go (DMG-15..17, DMG-24..28)."""

import pytest
from card_makers import enhancement, mission, objective, unit
from damage_parts import (
    NOTHING,
    about,
    about_this,
    button,
    constant,
    destroyed,
    each,
    engage,
    interrupt,
    reaction,
    salvo,
    titled,
)
from scenario import Side

from swlcg_deck.engine.terms import ASIDE, HAND
from swlcg_deck.engine.verbs.choosing import Select
from swlcg_deck.engine.verbs.force import TurnDial
from swlcg_deck.engine.verbs.life import Sacrifice
from swlcg_deck.engine.verbs.meta import ChangeDestination, Instead
from swlcg_deck.engine.verbs.tokens import Deal, RemoveDamage


@pytest.mark.rule("DMG-15")
@pytest.mark.rule("CHG-17")
def test_a_destroyed_unit_goes_to_its_owners_pile_with_all_that_was_on_it(scene):
    own = enhancement("Armour", {"type": "unit"}, side="light")
    curse = enhancement("Curse", {"type": "unit"}, side="dark")
    game = scene(
        dark=Side(objectives=[salvo("dark", 5, "Ace")], enhancements=[(curse, "Ace")]),
        light=Side(
            units=[unit("Ace", side="light", capacity=5)],
            enhancements=[(own, "Ace")],
            committed=["Ace"],
            focus={"Ace": 1},
        ),
    )
    assert game.state.force_supply == [3, 2]
    game.choose("use Salvo")
    assert game.pile("discard", "light") == ["Ace", "Armour"]
    assert game.pile("discard", "dark") == ["Curse"]
    assert game.state.force_supply == [3, 3]
    assert (game.damage("Ace"), game.focus("Ace"), game.is_committed("Ace")) == (0, 0, False)
    game.asks("action")


@pytest.mark.rule("DMG-16")
@pytest.mark.rule("CHG-17")
def test_a_destroyed_objective_goes_to_the_pile_of_its_controllers_opponent(scene):
    game = scene(
        active="light",
        light=Side(
            objectives=[salvo("light", 5, "Objective 2", "Base"), objective("Base", side="light")]
        ),
        dial=4,
    )
    game.choose("use Salvo")
    assert game.pile("victory", "light") == ["Objective 2"]
    assert game.pile("victory", "dark") == ["Base"]
    assert game.dial == 5
    game.asks("action")


@pytest.mark.rule("CHG-17")
def test_a_destroyed_mission_goes_to_its_owners_pile(scene):
    raid = mission("Raid", side="light", capacity=2)
    game = scene(
        active="light",
        light=Side(objectives=[salvo("light", 2, "Raid"), button("light")], hand=[raid]),
    )
    game.choose("play Raid")
    assert game.controller("Raid") == "dark"
    game.choose("use Salvo")
    assert game.pile("victory", "light") == ["Raid"]
    game.asks("action")


@pytest.mark.rule("DMG-17")
@pytest.mark.rule("CAP-05")
def test_cards_captured_at_a_destroyed_objective_are_rescued(scene):
    game = scene(
        active="light",
        light=Side(
            objectives=[salvo("light", 5, "Objective 2")],
            captured=[
                (unit("Ace", side="light"), "Objective 2"),
                (unit("Bel", side="light"), "Objective 1"),
            ],
        ),
    )
    game.choose("use Salvo")
    assert game.pile("hand", "light") == ["Ace"]
    assert game.zone("Bel") == "captured"
    game.asks("action")


@pytest.mark.rule("DMG-24")
@pytest.mark.parametrize("first", ["unit damage", "blast damage"])
def test_each_icon_type_is_finished_before_the_next_begins(scene, first):
    raider = unit("Raider", side="dark", icons=(2, 2, 0), keywords=({"edge": 1},))
    watch = objective(
        "Watch",
        side="light",
        abilities=(reaction("damaged"), reaction("left_play", matches=destroyed)),
    )
    game = scene(
        phase="conflict",
        dark=Side(units=[raider]),
        light=Side(
            objectives=[watch, objective("Base", side="light", capacity=2)],
            units=[unit("Ace", side="light", capacity=2)],
        ),
    )
    engage(game, "Base", defenders=("Ace",))
    game.asks("icon", "dark")
    game.choose(f"icon Raider {first}")
    game.asks("reaction", "light")
    gone, standing = ("Ace", "Base") if first == "unit damage" else ("Base", "Ace")
    assert game.zone(gone) != "in play"
    assert (game.zone(standing), game.damage(standing)) == ("in play", 0)
    assert game.state.stack[-1].event.kind == "left_play"
    game.pass_()
    assert game.state.stack[-1].event.kind == "damaged"
    assert (game.zone(standing), game.damage(standing)) == ("in play", 0)
    game.pass_()
    game.asks("reaction", "light")
    assert game.zone(standing) != "in play"


@pytest.mark.rule("DMG-25")
@pytest.mark.rule("TC-75")
def test_cards_that_die_together_leave_together(scene):
    last_words = interrupt("left_play", matches=about_this)
    revenge = reaction("left_play", matches=about("Ace"))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace", "Bel"), button("dark")]),
        light=Side(
            units=[
                unit("Ace", side="light", abilities=(last_words,)),
                unit("Bel", side="light", abilities=(last_words, revenge)),
            ]
        ),
    )
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.offers("use Ace", "use Bel", "pass")
    game.choose("use Ace")
    game.offers("use Bel", "pass")
    assert game.zone("Ace") == game.zone("Bel") == "in play"
    game.choose("use Bel")
    game.asks("action", "dark")
    assert game.pile("discard", "light") == ["Ace", "Bel"]


@pytest.mark.rule("DMG-25")
def test_an_owner_orders_his_cards_that_die_together(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace", "Bel")]),
        light=Side(units=[unit("Ace", side="light"), unit("Bel", side="light")]),
        options={"discard_order": True},
    )
    game.choose("use Salvo")
    game.asks("order", "light")
    game.choose("Bel")
    assert game.pile("discard", "light") == ["Bel", "Ace"]
    game.asks("action")


@pytest.mark.rule("TC-75")
def test_a_destroyed_card_does_not_react_to_its_own_damage(scene):
    hurt = unit("Ace", side="light", abilities=(reaction("damaged", matches=about_this),))
    game = scene(dark=Side(objectives=[salvo("dark", 1, "Ace")]), light=Side(units=[hurt]))
    game.choose("use Salvo")
    game.asks("reaction", "light")
    game.pass_()
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.zone("Ace") == "discard pile"


@pytest.mark.rule("DMG-26")
def test_a_destroyed_objective_is_interrupted_emptied_counted_then_reacted_to(scene):
    decoy = objective(
        "Decoy",
        side="light",
        abilities=(interrupt("left_play", TurnDial(1, down=True), matches=about_this),),
    )
    dial = objective(
        "Chronicle",
        side="dark",
        abilities=(reaction("dial_changed"), reaction("left_play", matches=about("Decoy"))),
    )
    bunker = enhancement("Bunker", {"type": "objective"}, side="light")
    game = scene(
        dark=Side(objectives=[salvo("dark", 5, "Decoy"), dial]),
        light=Side(objectives=[decoy], enhancements=[(bunker, "Decoy")]),
        dial=5,
    )
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use Decoy")
    game.asks("reaction", "dark")
    assert (game.dial, game.zone("Decoy")) == (4, "in play")
    game.pass_()
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.kind == "dial_changed"
    assert (game.dial, game.zone("Decoy"), game.zone("Bunker")) == (
        5,
        "victory pile",
        "discard pile",
    )
    game.pass_()
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.kind == "left_play"


@pytest.mark.rule("DMG-26")
@pytest.mark.rule("WIN-10")
def test_the_third_destroyed_objective_wins_before_any_reaction(scene):
    spite = objective("Spite", side="dark", abilities=(reaction("left_play"), reaction("damaged")))
    gone = [objective(f"Gone {n}", side="dark") for n in (1, 2)]
    game = scene(
        active="light",
        dark=Side(objectives=[spite, objective("Base", side="dark")]),
        light=Side(objectives=[salvo("light", 5, "Base")], victory=gone),
    )
    game.choose("use Salvo")
    assert game.winner == ("light", "WIN-01")


def _dying(scene, text, *after):
    """Ace is destroyed, with a text about that; the dark side reacts to what is destroyed."""
    spirit = objective("Spirit", side="light", abilities=(text,))
    crow = objective("Crow", side="dark", abilities=(reaction("left_play", matches=destroyed),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace"), crow]),
        light=Side(objectives=[spirit], units=[unit("Ace", side="light", capacity=2)]),
    )
    game.choose("use Salvo")
    game.choose("use Spirit")
    return game


@pytest.mark.rule("DMG-28")
def test_a_replacement_keeps_the_unit_in_play(scene):
    saves = interrupt("left_play", Instead(), RemoveDamage("it", None), matches=about("Ace"))
    game = _dying(scene, saves)
    game.asks("action", "dark")
    assert (game.zone("Ace"), game.damage("Ace")) == ("in play", 0)


@pytest.mark.rule("DMG-28")
def test_another_destination_leaves_the_unit_destroyed(scene):
    redeems = interrupt("left_play", ChangeDestination(HAND), matches=about("Ace"))
    game = _dying(scene, redeems)
    game.asks("reaction", "dark")
    assert game.pile("hand", "light") == ["Ace"]


@pytest.mark.rule("DMG-28")
def test_interrupts_to_destruction_and_to_leaving_play_share_one_moment(scene):
    both = objective(
        "Both",
        side="light",
        abilities=(
            interrupt("left_play", matches=destroyed),
            interrupt("left_play", matches=about("Ace")),
        ),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace")]),
        light=Side(objectives=[both], units=[unit("Ace", side="light")]),
    )
    game.choose("use Salvo")
    game.offers("use Both", "use Both", "pass")


@pytest.mark.rule("OPEN-21")
@pytest.mark.rule("CHG-28")
def test_a_destroyed_objective_that_leaves_the_game_is_not_counted(scene):
    spice = objective(
        "Spice",
        side="dark",
        abilities=(
            interrupt("left_play", ChangeDestination(ASIDE), matches=about_this, forced=True),
        ),
    )
    crow = objective("Crow", side="dark", abilities=(reaction("left_play", matches=destroyed),))
    gone = [objective(f"Gone {n}", side="dark") for n in (1, 2)]
    game = scene(
        active="light",
        dark=Side(objectives=[spice, crow]),
        light=Side(objectives=[salvo("light", 5, "Spice")], victory=gone),
    )
    game.choose("use Salvo")
    game.asks("reaction", "dark")
    assert game.winner is None
    assert (game.zone("Spice"), len(game.pile("victory", "light"))) == ("aside", 2)


@pytest.mark.rule("RB-08")
@pytest.mark.parametrize("stays", [False, True])
def test_a_sacrifice_that_does_not_leave_play_was_not_made(scene, stays):
    altar = button(
        "dark",
        each("Foe"),
        Deal("each", 1),
        title="Altar",
        cost=(Select("victim", titled("Victim", "Other"), whose="you"), Sacrifice("victim")),
    )
    saves = objective(
        "Saver",
        side="dark",
        abilities=(interrupt("left_play", Instead(), NOTHING, matches=about("Victim")),),
    )
    game = scene(
        dark=Side(
            objectives=[altar, saves],
            units=[unit("Victim", side="dark"), unit("Other", side="dark")],
        ),
        light=Side(units=[unit("Foe", side="light"), unit("Victim", side="light")]),
    )
    game.choose("use Altar")
    game.offers("choose Victim", "choose Other")
    game.choose("choose Victim")
    game.asks("interrupt", "dark")
    game.choose("use Saver" if stays else "pass")
    assert game.zone("Victim") == ("in play" if stays else "discard pile")
    assert game.damage("Foe") == int(not stays)
    game.asks("action", "dark")


@pytest.mark.rule("DMG-14")
def test_what_cannot_be_damaged_may_still_be_destroyed_otherwise(scene):
    altar = button("light", each("Safe"), Sacrifice("each"), title="Altar")
    safe = unit("Safe", side="light", abilities=(constant("cannot", key="damaged"),))
    game = scene(active="light", light=Side(objectives=[altar, button("light")], units=[safe]))
    game.choose("use Altar")
    assert game.zone("Safe") == "discard pile"
    game.asks("action")


@pytest.mark.rule("DMG-06")
def test_a_card_that_an_interrupt_takes_away_gets_no_damage(scene):
    escape = objective(
        "Escape",
        side="light",
        abilities=(interrupt("damaged", each("Ace"), Sacrifice("each"), matches=about("Ace")),),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ace"), button("dark")]),
        light=Side(objectives=[escape], units=[unit("Ace", side="light")]),
    )
    game.choose("use Salvo")
    game.choose("use Escape")
    assert (game.zone("Ace"), game.damage("Ace")) == ("discard pile", 0)
    game.asks("action", "dark")
