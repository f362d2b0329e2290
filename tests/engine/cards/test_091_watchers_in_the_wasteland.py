"""The cards of Watchers in the Wasteland (set 91)."""

import pytest
from kit.card_makers import event, fate, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by

FIRES = [("91-6", 7), ("94-6", 6)]


@pytest.mark.parametrize(("icons", "comes"), [(3, True), (2, False)])
def test_shistavanen_wolfman_comes_out_of_the_discard_pile_after_a_clear_struggle(
    scene, icons, comes
):
    dark = Side(
        units=[dummy("Master", force=icons + 1)],
        committed=["Master"],
        discard=["Shistavanen Wolfman"],
    )
    light = Side(units=[dummy("Pupil", "light")], committed=["Pupil"])
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    while game.decision.kind in ("commit", "action"):
        game.decline()
    if comes:
        game.asks("reaction", "dark")
        game.choose("use Shistavanen Wolfman")
    else:
        assert game.decision.kind != "reaction"
    assert game.zone("Shistavanen Wolfman") == ("in play" if comes else "discard pile")
    game.leave()


@pytest.mark.parametrize(("turn", "focus"), [("dial: 1", 1), ("dial: -1", 2)])
def test_force_cleansing_heals_when_the_dial_goes_up(scene, turn, focus):
    clerk = unit("Clerk", side="dark", text=f"action: {{do: [{{{turn}}}]}}")
    light = Side(
        units=[unit("Monk", side="light", traits=["Character"], capacity=5)],
        enhancements=[("Force Cleansing", "Monk")],
        focus={"Monk": 2},
        damage={"Monk": 2},
    )
    game = scene(active="dark", dark=Side(units=[clerk]), light=light, dial=4, abilities=True)
    game.choose("use Clerk")
    if focus == 1:
        game.asks("reaction", "light")
        game.choose("use Force Cleansing")
    else:
        assert game.decision.kind != "reaction"
    assert (game.focus("Monk"), game.damage("Monk")) == (focus, focus)
    game.leave()


@pytest.mark.rule("BAL-10")
def test_force_cleansing_heals_for_each_of_the_two_increases_of_a_phase(scene):
    monk = unit("Monk", side="light", traits=["Character"], capacity=5)
    light = Side(units=[monk], enhancements=[("Force Cleansing", "Monk")])
    light.focus = light.damage = {"Monk": 3}
    game = scene(
        phase="balance", active="dark", balance="dark", dial=4, light=light, abilities=True
    )
    healed = []
    for _ in range(2):
        game.asks("reaction", "light")
        game.choose("use Force Cleansing")
        healed.append((game.focus("Monk"), game.damage("Monk")))
    assert healed == [(2, 2), (1, 1)]
    game.leave()
    assert (game.dial, game.decision.kind) == (6, "action")


def _obi_wan(scene, balance, *, discard, force=4):
    light = Side(units=["91-2"], committed=["Obi-Wan Kenobi"], discard=discard)
    dark = Side(
        units=[unit("Sith", side="dark", force=force)],
        committed=["Sith"],
        discard=[unit("Theirs", side="dark")],
    )
    return scene(
        phase="force", active="dark", balance=balance, dark=dark, light=light, abilities=True
    )


@pytest.mark.rule("GEN-12")
@pytest.mark.rule("FORCE-14")
@pytest.mark.parametrize("taken", [True, False])
def test_obi_wan_takes_back_the_top_card_of_your_discard_pile_after_you_win(scene, taken):
    """A tie with the token on the light side is won."""
    game = _obi_wan(scene, "light", discard=[unit("Old"), unit("Last")])
    game.skip_to("reaction", "light")
    game.choose("use Obi-Wan Kenobi")
    game.choose("do" if taken else "decline")
    assert game.pile("hand", "light") == (["Last"] if taken else [])
    assert game.pile("discard", "light") == (["Old"] if taken else ["Old", "Last"])
    # No friend has a pile but you.
    assert game.pile("discard", "dark") == ["Theirs"]
    game.leave()


def test_obi_wan_takes_nothing_back_after_a_lost_struggle(scene):
    game = _obi_wan(scene, "light", discard=[unit("Last")], force=5)
    goes_by(game, "Obi-Wan Kenobi", "action", "light")
    assert game.pile("discard", "light") == ["Last"]
    game.leave()


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize(("fire", "priority"), FIRES)
@pytest.mark.parametrize(("placed", "damage"), [(True, 2), (False, 0)])
def test_supporting_fire_brings_a_card_of_your_hand_into_the_edge_stack(
    scene, fire, priority, placed, damage
):
    """The card that comes late counts: 1 + 2 icons against 2."""
    kept = [event("Help", side="light", force=2), fate("Luck", side="light", force=9)]
    hero = dummy("Hero", "light", edge_icons=(0, 2, 0))
    light = Side(units=[hero], hand=[fire, *kept])
    dark = Side(units=[dummy("Raider")], hand=[event("Bluff", side="dark", force=2)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Hero", defenders=("Raider",))
    game.choose("place Supporting Fire")
    game.choose("place Bluff")
    while game.decision.kind == "edge":
        game.pass_()
    assert game.state.faces[game.card("Supporting Fire")].priority == priority
    game.choose("do" if placed else "decline")
    # Only the event can be placed, so nobody is asked which.
    assert game.decision.kind != "choose"
    game.skip_to("commit")
    assert game.damage("Objective 1") == damage
    assert game.zone("Help") == ("discard pile" if placed else "hand")
    assert game.zone("Luck") == "hand"
    game.leave()
