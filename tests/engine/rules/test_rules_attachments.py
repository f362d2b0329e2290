"""Enhancements once they are attached: control, conditions, blanks (ENH, CHG-13, CHG-38)."""

import pytest
from kit.abilities import BLANKING, action, blanks, gains, the
from kit.card_makers import enhancement, unit
from kit.lab import lab, using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.texts.verbs.destroy import TakeControl
from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.force import SetBalance

FORCE_USER = {"type": ["unit"], "trait": ["Force User"]}
FRIENDLY = {"type": ["unit"], "side": "friendly"}


def worn(enhance=None, title="Blade", side="light", **facts):
    return enhancement(title, enhance or {"type": ["unit"]}, side=side, **facts)


def stealing(scene, *enhancements):
    """Dark takes control of a light unit that carries these."""
    light = Side(units=[unit("Rebel")], enhancements=[(one, "Rebel") for one in enhancements])
    return using(scene, "action: {do: [{control: {each: {title: Rebel}}}]}", light=light)


@pytest.mark.rule("ENH-01")
@pytest.mark.rule("CTRL-05")
def test_enhancements_do_not_change_hands_with_their_host(scene):
    game = stealing(scene, worn())
    assert (game.controller("Rebel"), game.controller("Blade")) == ("dark", "light")
    assert game.host("Blade") == "Rebel"
    leave_it(game)


@pytest.mark.rule("ENH-02")
@pytest.mark.rule("CTRL-06")
def test_an_enhancement_that_no_longer_fits_goes_to_its_owners_pile(scene):
    game = stealing(scene, worn(FRIENDLY), worn(title="Medal"))
    assert game.pile("discard", "light") == ["Blade"]
    assert game.host("Medal") == "Rebel"
    leave_it(game)


TRAINED = Modifier(what="trait", of=lambda *_: False, key="force user")


@pytest.mark.rule("ENH-03")
@pytest.mark.rule("CHG-38")
def test_an_enhancement_falls_off_when_its_condition_is_contradicted(scene):
    """The host is a Force User by a text that ends with the phase."""
    train = Ability(kind="action", effect=(the("Adept"), Apply(0, on="them")), modifiers=(TRAINED,))
    dark = Side(units=[unit("Adept", side="dark")], hand=[worn(FORCE_USER, side="dark", cost=0)])
    game = with_lab(scene, train, dark=dark)
    game.choose("use Lab")
    game.pass_()
    game.choose("Blade")
    assert game.host("Blade") == "Adept"
    game.skip_to("engage", "dark")
    assert game.zone("Blade") == "discard pile"


@pytest.mark.rule("ENH-03")
def test_a_condition_of_the_table_may_contradict_it_at_once(scene):
    """Adept is a Force User while the Balance lies with the dark side: nothing touches a card."""
    while_dark = gains("trait", key="force user")
    parts = {name: getattr(while_dark, name) for name in Ability.__slots__}
    balanced = Ability(**{**parts, "active": lambda state, scope: state.balance == 0})
    adept = unit("Adept", side="dark", abilities=(balanced,))
    dark = Side(units=[adept], enhancements=[(worn(FORCE_USER, side="dark"), "Adept")])
    game = using(scene, action(SetBalance("opponent")), dark=dark, balance="dark")
    assert game.balance == "light"
    assert game.zone("Blade") == "discard pile"
    leave_it(game)


@pytest.mark.rule("ENH-04")
@pytest.mark.rule("CHG-13")
@pytest.mark.rule("CHG-38")
@pytest.mark.rule("FAQ-32")
def test_a_blanked_enhancement_has_no_condition_left(scene):
    """Blank, it stays even where its text would not let it be; printed text again, it falls."""
    steal = Ability(
        kind="action",
        effect=(
            the("Blade", "Medal"),
            Apply(0, on="them"),
            the("Rebel", name="him"),
            TakeControl("him"),
        ),
        modifiers=(BLANKING,),
    )
    light = Side(
        units=[unit("Rebel")],
        enhancements=[(worn(FRIENDLY), "Rebel"), (worn(title="Medal"), "Rebel")],
    )
    game = using(scene, steal, light=light)
    assert (game.host("Blade"), game.controller("Rebel")) == ("Rebel", "dark")
    game.skip_to("engage", "dark")  # the blank ends with the phase
    assert game.zone("Blade") == "discard pile"
    assert game.host("Medal") == "Rebel"


@pytest.mark.rule("ENH-04")
@pytest.mark.rule("FAQ-32")
def test_a_blanked_pilot_stays_even_with_the_enemy(scene):
    steal = Ability(
        kind="action",
        effect=(the("Ace"), Apply(0, on="them"), the("X-wing", name="it1"), TakeControl("it1")),
        modifiers=(BLANKING,),
    )
    light = Side(units=[vehicle("X-wing", "light")], enhancements=[(pilot(side="light"), "X-wing")])
    game = using(scene, steal, light=light)
    assert (game.host("Ace"), game.controller("X-wing")) == ("X-wing", "dark")
    leave_it(game)


@pytest.mark.rule("ENH-04")
def test_a_blank_alone_discards_nothing(scene):
    dark = Side(
        units=[unit("Adept", side="dark", traits=["Force User"])],
        enhancements=[(worn(FORCE_USER, side="dark"), "Adept")],
    )
    game = using(scene, blanks(the("Blade")), player="light", dark=dark)
    assert game.host("Blade") == "Adept"
    leave_it(game)


def enemy_bug(**facts):
    return worn({"type": ["unit"], "side": "enemy"}, "Bug", "dark", **facts)


@pytest.mark.rule("ENH-05")
@pytest.mark.rule("RB-32")
def test_an_enhancement_on_an_enemy_card_is_its_players(scene):
    """Dark uses its ability and its resources; "friendly" on it is dark."""
    listen = "action: {do: [{place: focus, to: {each: {type: unit, side: friendly}}}]}"
    light = Side(units=[unit("Rebel")])
    dark = Side(
        hand=[enemy_bug(cost=0, resources=2, text=listen), unit("Held", side="dark")],
        units=[unit("Guard", side="dark")],
        objectives=[lab()],
        focus={"Sith affiliation": 1},
    )
    game = scene(dark=dark, light=light)
    game.choose("Bug")
    assert (game.host("Bug"), game.controller("Bug")) == ("Rebel", "dark")
    game.offers("use Bug", "play Held unit", "pass")
    game.choose("Held")
    game.choose("generate Bug 1")
    assert game.focus("Bug") == 1
    game.choose("use Bug")
    assert (game.focus("Guard"), game.focus("Held"), game.focus("Rebel")) == (1, 1, 0)
    game.leave()


@pytest.mark.rule("ENH-05")
def test_the_refresh_of_its_player_clears_an_enhancement_on_an_enemy_card(scene):
    dark = Side(enhancements=[(enemy_bug(), "Rebel")], focus={"Bug": 2})
    light = Side(units=[unit("Rebel")], focus={"Rebel": 2})
    game = scene(phase="refresh", active="light", dark=dark, light=light)
    game.leave()
    assert (game.focus("Bug"), game.focus("Rebel")) == (2, 1)
    other = scene(phase="refresh", active="dark", dark=dark, light=light)
    other.leave()
    assert (other.focus("Bug"), other.focus("Rebel")) == (1, 2)


@pytest.mark.rule("RB-32")
def test_real_enhancements_go_on_enemy_cards_objectives_and_affiliation_cards(scene):
    """Containment Field, Stolen Plans and Custom Paint Job."""
    dark = Side(hand=["106-4"], units=[unit("Guard", side="dark")])
    game = scene(dark=dark, light=Side(units=[unit("Rebel"), unit("Second")]))
    game.choose("Containment Field")
    game.offers("attach Rebel", "attach Second")
    game.leave()
    light = Side(hand=["10-4", "232-4"], units=[unit("Rebel")], affiliation="Rebel Alliance")
    light.focus = {f"Objective {n}": 1 for n in (4, 5, 6)}
    game = scene(active="light", light=light)
    game.choose("Stolen Plans")
    game.offers(*(f"attach Objective {n}" for n in (1, 2, 3)))
    game.choose("Objective 2")
    assert (game.host("Stolen Plans"), game.controller("Stolen Plans")) == ("Objective 2", "light")
    game.choose("Custom Paint Job")
    own = ("Rebel Alliance", "Rebel", *(f"Objective {n}" for n in (4, 5, 6)), "Stolen Plans")
    game.offers(*(f"attach {name}" for name in own))
    game.choose("Rebel Alliance")
    assert game.host("Custom Paint Job") == "Rebel Alliance"
    game.leave()
