"""The cards of Hold the Line! (set 61)."""

from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import REBELS, dummy, pay, treasury


def _strike(scene, active="light"):
    """Home never takes part."""
    pals = [unit(title, icons=(0, 1, 0), capacity=5) for title in ("Lead", "Pal", "Third")]
    light = Side(
        units=[*pals, dummy("Home", "light")],
        hand=["Coordinated Strike", unit("Bluff", force=3)],
        objectives=[treasury(REBELS)],
    )
    dark = Side(units=[unit("Foe", side="dark", icons=(1, 0, 0), capacity=5)])
    return scene(phase="conflict", active=active, light=light, dark=dark, abilities=True)


def test_coordinated_strike_has_another_ready_participant_strike_at_once(scene):
    game = _strike(scene)
    engage(game, "Objective 1", "Lead", "Pal", "Third", defenders=("Foe",))
    game.choose("place Bluff")
    game.skip_to("strike", "light")
    game.choose("strike Lead")
    game.asks("reaction", "light")
    game.choose("use Coordinated Strike")
    pay(game)
    game.asks("choose", "light")
    game.offers("choose Pal", "choose Third")
    game.choose("choose Pal")
    # Only now Foe strikes, and Third has not struck.
    game.asks("unit damage", "dark")
    assert [game.focus(title) for title in ("Lead", "Pal", "Third")] == [1, 1, 0]
    assert game.damage("Objective 1") == 2
    game.leave()


def test_coordinated_strike_is_for_another_unit_that_is_ready_and_takes_part(scene):
    """Lead is ready again after its strike, and Third is exhausted by then."""
    again = """
        reaction:
            when: {focused_to_strike: self}
            do: [{remove: focus, from: self}, {place: focus, to: {each: {title: Third}}}]
            forced: true
    """
    pals = [unit(title, icons=(0, 1, 0)) for title in ("Pal", "Third", "Fourth")]
    light = Side(
        units=[unit("Lead", icons=(0, 1, 0), text=again), *pals, dummy("Home", "light")],
        hand=["Coordinated Strike", unit("Bluff", force=3)],
        objectives=[treasury(REBELS)],
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Lead", "Pal", "Third", "Fourth")
    game.skip_to("strike", "light")
    game.choose("strike Lead")
    game.choose("use Coordinated Strike")
    pay(game)
    assert (game.focus("Lead"), game.focus("Third")) == (0, 1)
    game.offers("choose Pal", "choose Fourth")


def test_coordinated_strike_may_be_kept(scene):
    game = _strike(scene)
    engage(game, "Objective 1", "Lead", "Pal", defenders=("Foe",))
    game.skip_to("reaction", "light")
    game.pass_()
    game.leave()
    assert game.zone("Coordinated Strike") == "hand"


def test_coordinated_strike_follows_strikes_of_yours_only_and_needs_a_ready_unit(scene):
    """Lead strikes, then Foe, then Pal, after whom nobody is ready."""
    game = _strike(scene, active="dark")
    engage(game, "Treasury", "Foe", defenders=("Lead", "Pal"))
    offered = []
    while game.decision.kind not in ("engage", "commit"):
        if "use Coordinated Strike" in game.options:
            offered.append([game.focus(title) for title in ("Lead", "Foe", "Pal")])
        game.choose(game.options[0]) if game.decision.kind == "strike" else game.decline()
    assert offered == [[1, 0, 0]]
    game.leave()
