"""The cards of Escape from Ord Mantell (set 75)."""

import pytest
from kit.card_makers import event, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by, icons_of


def test_mission_commander_rescues_where_he_attacks_and_then_draws(scene):
    light = Side(
        units=["Mission Commander"], captured=[(dummy("Prisoner", "light"), "Objective 1")]
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Mission Commander", defenders=("Foe",))
    game.choose("use Mission Commander")
    assert game.damage("Mission Commander") == 1
    assert len(game.pile("hand", "light")) == 2
    assert "Prisoner" in game.pile("hand", "light")
    game.leave()


@pytest.mark.parametrize(("kind", "used"), [("event", True), ("event", False), ("unit", False)])
def test_escape_from_ord_mantell_mends_an_objective_after_an_event_of_yours(scene, kind, used):
    card = {
        "event": event("Plan", text="action: {do: [{draw: 1}]}"),
        "unit": dummy("Plan", "light", cost=0),
    }[kind]
    mine = ("Escape from Ord Mantell", "Town")
    light = Side(
        objectives=["Escape from Ord Mantell", objective("Town")],
        hand=[card],
        damage={"Town": 2},
    )
    dark = Side(damage={"Objective 1": 2})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Plan" if kind == "event" else "play Plan")
    if used:
        game.choose("use Escape from Ord Mantell")
        theirs = (f"Objective {number}" for number in (1, 2, 3))
        game.offers(*(f"target {name}" for name in (*theirs, *mine)))
        game.choose("target Town")
    elif kind == "event":
        game.choose("pass")
    else:
        assert "use Escape from Ord Mantell" not in game.options
    assert (game.damage("Town"), game.damage("Objective 1")) == (2 - used, 2)
    game.leave()


def test_escape_from_ord_mantell_does_not_heed_events_of_the_enemy(scene):
    light = Side(objectives=["Escape from Ord Mantell"], damage={"Escape from Ord Mantell": 1})
    plan = event("Plan", side="dark", text="action: {do: [{draw: 1}]}")
    game = scene(active="dark", dark=Side(hand=[plan]), light=light, abilities=True)
    game.choose("use Plan")
    assert "use Escape from Ord Mantell" not in game.options
    game.leave()


def test_a_covert_sniper_shoots_at_a_committed_unit_when_you_have_refreshed(scene):
    light = Side(units=["75-3", dummy("Monk", "light")], committed=["Monk"])
    dark = Side(units=[dummy("Lord"), dummy("Thug")], committed=["Lord"])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose("use Covert Sniper")
    game.offers("target Lord", "target Monk")
    game.choose("target Lord")
    assert (game.damage("Lord"), game.damage("Thug"), game.damage("Monk")) == (1, 0, 0)
    game.leave()


@pytest.mark.parametrize(("active", "committed"), [("dark", ["Lord"]), ("light", [])])
def test_a_covert_sniper_waits_for_its_own_refresh_and_somebody_committed(scene, active, committed):
    dark = Side(units=[dummy("Lord")], committed=committed)
    game = scene(
        phase="refresh", active=active, dark=dark, light=Side(units=["75-3"]), abilities=True
    )
    goes_by(game, "Covert Sniper", "action", active)


@pytest.mark.parametrize(("force", "used"), [(3, True), (3, False), (0, False)])
def test_bring_em_on_gives_a_participant_2_unit_damage_until_the_phase_ends(scene, force, used):
    light = Side(
        units=[dummy("Pal", "light"), dummy("Home", "light")],
        hand=["Bring 'Em On", event("Skill", force=force)],
    )
    dark = Side(units=[dummy("Foe", icons=(1, 0, 0))], hand=[event("Wit", side="dark", force=2)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Pal", defenders=("Foe",))
    while game.decision.kind == "edge":
        others = [one for one in game.options if one != "place Bring 'Em On"]
        game.choose(others[0])
    assert ("use Bring 'Em On" in game.options) == (force == 3)
    if used:
        game.choose("use Bring 'Em On")
        game.offers("target Pal", "target Foe")
        game.choose("target Pal")
    # The engagement is over, the phase is not.
    game.skip_to("engage")
    assert game.damage("Foe") == 2 * used
    assert icons_of(game, "Pal") == ({"damage": 2} if used else {})
    game.skip_to("commit")
    assert icons_of(game, "Pal") == {}


@pytest.mark.parametrize("used", [True, False])
def test_mission_commander_may_leave_a_prisoner_where_he_is(scene, used):
    prisoners = [(dummy(name, "light"), "Objective 1") for name in ("One", "Two")]
    light = Side(units=["Mission Commander"], captured=prisoners)
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Mission Commander", defenders=("Foe",))
    game.skip_to("reaction", "light")
    game.choose("use Mission Commander" if used else "pass")
    left = [name for name in ("One", "Two") if game.zone(name) == "captured"]
    assert len(left) == 2 - used
    assert len(game.pile("hand", "light")) == 2 * used
    game.leave()


@pytest.mark.parametrize(
    ("active", "cell"), [("light", "Objective 2"), ("light", None), ("dark", "Objective 1")]
)
def test_mission_commander_frees_nobody_elsewhere_nor_as_a_defender(scene, active, cell):
    captured = [(dummy("Prisoner", "light"), cell)] if cell else []
    light = Side(units=["Mission Commander"], captured=captured)
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    at, by, against = "Objective 1", "Mission Commander", "Foe"
    if active == "dark":
        at, by, against = "Objective 4", against, by
    engage(game, at, by, defenders=(against,))
    goes_by(game, "Mission Commander", "commit", active)
    assert game.damage("Mission Commander") == 0


@pytest.mark.rule("DMG-12")
def test_mission_commander_who_is_not_hurt_frees_nobody(scene):
    text = "interrupt: {when: {damaged: {title: Mission Commander}}, do: [{prevent: 1}]}"
    light = Side(
        units=["Mission Commander"],
        objectives=[objective("Ward", text=text)],
        captured=[(dummy("Prisoner", "light"), "Objective 1")],
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Mission Commander", defenders=("Foe",))
    game.skip_to("reaction", "light")
    game.choose("use Mission Commander")
    game.choose("use Ward")
    assert (game.zone("Prisoner"), game.pile("hand", "light")) == ("captured", [])
    game.leave()
