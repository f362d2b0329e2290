"""The cards of Kuat Reinforcements (set 27)."""

from kit.card_makers import event
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, icons_of, navy, pay


def _kuat(scene, *hand, **half):
    dark = navy(objectives=["Kuat Reinforcements"], hand=hand, **half)
    return scene(active="dark", dark=dark, abilities=True)


def _at_war(scene, *, hand=('"Backstabber"',), **half):
    """The dark side attacks with a walker and is asked for an action before the strikes."""
    dark = navy(units=[dummy("Walker")], hand=hand, objectives=[RICH], **half)
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    return game


def test_kuat_reinforcements_makes_a_vehicle_cheaper_by_the_cards_discarded(scene):
    scrap = [event(title, side="dark") for title in ("Scrap A", "Scrap B", "Scrap C")]
    game = _kuat(scene, "AT-ST", *scrap)
    # Costs 3; there are two resources.
    game.choose("play AT-ST")
    game.asks("interrupt", "dark")
    game.choose("use Kuat Reinforcements")
    game.asks("value", "dark")
    # As many as are in hand beside the Vehicle itself, at least one.
    game.offers(*(f"value Kuat Reinforcements {number}" for number in (1, 2, 3)))
    game.choose("value Kuat Reinforcements 2")
    game.asks("choose", "dark")
    game.choose("Scrap A", "Scrap C")
    assert sorted(game.pile("discard", "dark")) == ["Scrap A", "Scrap C"]
    game.choose(f"generate {NAVY} 1")
    assert game.zone("AT-ST") == "in play"
    assert game.focus("Kuat Reinforcements") == 0
    game.leave()


def test_kuat_reinforcements_never_make_it_cheaper_than_1(scene):
    scrap = [event(title, side="dark") for title in ("Scrap A", "Scrap B", "Scrap C")]
    game = _kuat(scene, "AT-ST", *scrap)
    game.choose("play AT-ST")
    game.choose("use Kuat Reinforcements")
    game.choose("value Kuat Reinforcements 3")
    assert len(game.pile("discard", "dark")) == 3
    game.asks("pay", "dark")
    game.choose(f"generate {NAVY} 1")
    assert game.zone("AT-ST") == "in play"
    game.leave()


def test_kuat_reinforcements_do_not_help_characters(scene):
    scrap = event("Scrap", side="dark")
    game = _kuat(scene, "Imperial Officer", scrap)
    game.choose("play Imperial Officer")
    assert game.zone("Imperial Officer") == "in play"
    assert game.pile("discard", "dark") == []
    game.leave()


def test_backstabber_is_played_into_an_engagement_and_hits_the_engaged_objective(scene):
    game = _at_war(scene)
    game.asks("action", "dark")
    game.offers('use "Backstabber"', "pass")
    game.choose('use "Backstabber"')
    pay(game)
    game.asks("reaction", "dark")
    assert game.zone('"Backstabber"') == "in play"
    assert game.role('"Backstabber"') == "attacking"
    game.choose('use "Backstabber"')
    assert game.damage("Objective 4") == 1
    assert game.focus("Treasury") + game.focus(NAVY) == 3
    game.leave()


def test_backstabber_played_in_the_deployment_phase_hits_nothing(scene):
    dark = navy(hand=['"Backstabber"'], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    # Its action is for engagements only: it is played like any unit.
    game.offers('play "Backstabber" unit', "pass")
    game.choose('play "Backstabber"')
    pay(game)
    game.leave()
    assert game.decision.kind != "reaction"
    assert [game.damage(f"Objective {n}") for n in (4, 5, 6)] == [0, 0, 0]


def test_tallon_roll_takes_a_focus_token_off_a_fighter(scene):
    dark = navy(
        hand=["Tallon Roll"],
        units=["TIE Fighter", "AT-ST"],
        focus={"TIE Fighter": 2, "AT-ST": 1},
    )
    light = Side(units=["Red Five"], focus={"Red Five": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Tallon Roll")
    game.offers("target TIE Fighter", "target Red Five")
    game.choose("TIE Fighter")
    assert (game.focus("TIE Fighter"), game.focus("AT-ST")) == (1, 1)
    game.leave()


def test_tallon_roll_needs_a_token_on_a_fighter(scene):
    dark = navy(hand=["Tallon Roll"], units=["TIE Fighter", "AT-ST"], focus={"AT-ST": 1})
    game = scene(active="dark", dark=dark, abilities=True)
    game.leave()
    assert game.zone("Tallon Roll") == "hand"
    assert game.decision.kind != "action"


def test_death_from_above_gives_up_to_2_attacking_vehicles_a_blast_icon(scene):
    dark = navy(
        hand=["Death from Above"],
        units=["TIE Fighter", "TIE Bomber", "AT-ST", "TIE Attack Squadron", "Duty Officer"],
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("TIE Fighter", "TIE Bomber", "AT-ST", "Duty Officer")
    game.choose("use Death from Above")
    game.choose(f"generate {NAVY} 1")
    game.asks("target", "dark")
    game.offers("target TIE Fighter", "target TIE Bomber", "target AT-ST")
    assert (game.decision.least, game.decision.most) == (1, 2)
    game.choose("TIE Fighter", "AT-ST")
    blasts = {card: icons_of(game, card).get("blast") for card in ("TIE Fighter", "TIE Bomber")}
    assert blasts == {"TIE Fighter": 1, "TIE Bomber": 1}
    assert icons_of(game, "AT-ST")["blast"] == 2
    game.skip_to("engage")
    # It is over with the engagement.
    assert icons_of(game, "AT-ST")["blast"] == 1
