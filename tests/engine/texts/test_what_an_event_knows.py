"""What triggers ask of events: where from, by what means, as what a card left, whose stack."""

import pytest
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.engagements import engage
from kit.lab import lab, using
from kit.looking import leave_it
from kit.scenario import Side
from kit.texts import lines
from pydantic import ValidationError

from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.triggers import trigger
from swlcg_deck.cards.abilities.triggers import EVENTS, KEYS, SUBJECTS, VALUES, Trigger
from swlcg_deck.engine.texts import triggers


def watcher(when, side="dark", title="Watcher"):
    """Draws a card when something happens."""
    text = f"reaction: {{when: {{{when}}}, do: [{{draw: 1}}]}}"
    return objective(title, side=side, resources=0, text=text)


def reacts(game, title="Watcher"):
    """Whether the game stops to offer it."""
    return any(option.startswith(f"use {title}") for option in game.options)


@pytest.mark.parametrize(("place", "heard"), [("hand", True), ("discard", False)])
def test_a_card_is_played_from_where_it_was(scene, place, heard):
    """85-2, 89-2, 114-2, 213-4: from hand."""
    dark = Side(
        objectives=[watcher(f"played: {{type: unit}}, from: {place}")],
        hand=[unit("Scavenger", side="dark", cost=0)],
    )
    game = scene(dark=dark, light=Side(units=[unit("A")]))
    game.choose("play Scavenger")
    assert reacts(game) is heard
    leave_it(game)


def test_an_event_is_played_from_hand_too(scene):
    trick = event("Trick", side="dark", text="action: {do: [{dial: 1}]}")
    dark = Side(objectives=[watcher("played: {type: event}, from: hand")], hand=[trick])
    game = scene(dark=dark)
    game.choose("use Trick")
    assert reacts(game)
    leave_it(game)


def test_a_unit_is_known_to_have_attacked_when_it_has_left(scene):
    """98-1: a friendly attacking unit that leaves play, and no other."""
    kill = "action: {do: [{destroy: {each: {title: Scout}}}]}"
    for state, heard in (("attacking", True), ("defending", False), ("participating", True)):
        spy = watcher(f"left_play: {{type: unit, side: friendly, is: {state}}}")
        dark = Side(objectives=[spy, lab(kill)], units=[unit("Scout", side="dark")])
        game = scene(phase="conflict", dark=dark, light=Side(units=[unit("A")]))
        engage(game, "Objective 4", "Scout", defenders=("A",))
        game.skip_to("action", "dark")
        game.choose("use Lab")
        assert reacts(game) is heard
        leave_it(game)


STATES = [
    ("is: exhausted", True),
    ("is: ready", False),
    ("is_not: damaged", False),
    ("damage: {at_least: 2}", True),
    ("focus: 1", True),
    ("is: [shielded, committed]", True),
]


@pytest.mark.parametrize(("asked", "heard"), STATES)
def test_the_state_and_the_tokens_it_had_are_remembered(scene, asked, heard):
    kill = "action: {do: [{destroy: {each: {title: A}}}]}"
    light = Side(
        units=[unit("A", capacity=4)],
        damage={"A": 2},
        focus={"A": 1},
        shields={"A": 1},
        committed=["A"],
    )
    dark = Side(objectives=[watcher(f"left_play: {{type: unit, {asked}}}")])
    game = using(scene, kill, dark=dark, light=light)
    assert reacts(game) is heard
    leave_it(game)


def test_what_an_enhancement_was_attached_to_is_remembered(scene):
    kill = "action: {do: [{discard: {each: {title: Badge}}}]}"
    badge = enhancement("Badge", {"type": "unit"}, side="light")
    spy = unit("A", text="reaction: {when: {left_play: {attached_to: self}}, do: [{draw: 1}]}")
    light = Side(units=[spy], enhancements=[(badge, "A")])
    game = using(scene, kill, light=light)
    assert reacts(game, "A")
    leave_it(game)


def protecting(when):
    guard = unit(
        "Guard",
        capacity=5,
        keywords=[{"protect": {"trait": "Rebel"}}],
        text=f"reaction: {{when: {{{when}}}, do: [{{draw: 1}}]}}",
    )
    return Side(units=[guard, unit("Friend", capacity=5, traits=["Rebel"])])


def test_damage_taken_over_by_protect_is_that_and_no_other(scene):
    """146-2."""
    hit = "action: {do: [{place: damage, to: {each: {title: Friend}}}]}"
    for when, takes, heard in (
        ("damaged: self, via: protect", "protect Guard", True),
        ("damaged: {title: Friend}, via: protect", "done", False),
    ):
        game = using(scene, hit, light=protecting(when))
        game.choose(next(option for option in game.options if option.startswith(takes)))
        assert reacts(game, "Guard") is heard
        leave_it(game)


def is_heard(game):
    """Whether somebody may react before the engagement is over."""
    while game.state.engagement and game.decision.kind != "reaction":
        if game.decision.kind in ("unit damage", "tactics"):
            game.choose("In")
        elif "pass" in game.options:
            game.pass_()
        else:
            game.choose(game.options[0])
    return game.decision.kind == "reaction"


def strikes(scene, when, **facts):
    """An attack by a unit with Targeted Strike that watches; "In" defends, "Out" does not."""
    text = f"reaction: {{when: {{{when}}}, do: [{{draw: 1}}]}}"
    hunter = unit("Hunter", side="dark", text=text, **{"icons": (1, 1, 1), **facts})
    light = Side(units=[unit("In", capacity=3), unit("Out", capacity=3)])
    game = scene(phase="conflict", dark=Side(units=[hunter]), light=light)
    engage(game, "Objective 4", "Hunter", defenders=("In",))
    return game


@pytest.mark.parametrize(("target", "heard"), [("Out", True), ("In", False)])
def test_a_targeted_strike_hits_outside(scene, target, heard):
    """188-2."""
    when = "damaged: {type: unit}, source: self, via: targeted_strike"
    game = strikes(scene, when, keywords=["targeted_strike"], icons=(1, 0, 0))
    game.skip_to("unit damage")
    game.choose(target)
    assert is_heard(game) is heard
    leave_it(game)


@pytest.mark.parametrize(
    ("via", "heard"), [("unit_damage", True), ("blast_damage", False), ("icons", True)]
)
def test_damage_knows_by_which_icon_it_comes(scene, via, heard):
    game = strikes(scene, f"damaged: {{type: unit}}, via: {via}", icons=(1, 0, 0))
    assert is_heard(game) is heard
    leave_it(game)


@pytest.mark.parametrize(("via", "heard"), [("tactics", True), ("effect", False)])
def test_focus_tokens_know_that_they_come_from_tactics(scene, via, heard):
    game = strikes(scene, f"focus_placed: {{type: unit}}, via: {via}", icons=(0, 0, 1))
    assert is_heard(game) is heard
    leave_it(game)


def test_cards_drawn_by_an_effect_are_not_those_of_the_draw_phase(scene):
    """99-4."""
    spy = watcher("drawn: any, by: you, via: effect")
    game = using(scene, "action: {do: [{draw: 1}]}", dark=Side(objectives=[spy]))
    assert reacts(game)
    leave_it(game)
    quiet = scene(phase="draw", dark=Side(objectives=[spy]))
    assert not reacts(quiet)
    leave_it(quiet)


def test_a_unit_is_taken_off_the_force_by_an_effect(scene):
    """100-3."""
    spy = watcher("uncommitted: {type: unit, side: enemy}, via: effect")
    light = Side(units=[unit("A")], committed=["A"])
    text = "action: {do: [{uncommit: {each: {title: A}}}]}"
    game = using(scene, text, dark=Side(objectives=[spy]), light=light)
    assert reacts(game)
    leave_it(game)


def test_defenders_are_declared_by_the_defender(scene):
    for by, heard in (("you", False), ("opponent", True)):
        spy = watcher(f"declared: {{type: unit}}, role: defender, by: {by}")
        dark = Side(objectives=[spy], units=[unit("Scout", side="dark")])
        game = scene(phase="conflict", dark=dark, light=Side(units=[unit("A")]))
        engage(game, "Objective 4", "Scout", defenders=("A",))
        assert reacts(game) is heard
        leave_it(game)


def stacked(scene, word, when, do):
    """An edge battle in which light places a fate card and an event; light's text is used."""
    text = f"{word}: {{when: {{{when}}}, do: [{do}]}}"
    light = Side(
        objectives=[objective("Spy", side="light", text=text)],
        units=[unit("A")],
        hand=[fate("Doom"), event("Trick")],
    )
    dark = Side(units=[unit("Scout", side="dark")], hand=[event("Ruse", side="dark")])
    game = scene(phase="conflict", dark=dark, light=light)
    engage(game, "Spy", "Scout", defenders=("A",))
    for card in ("Ruse", "Doom", "Trick"):
        game.skip_to("edge", "dark" if card == "Ruse" else "light")
        game.choose(f"place {card}")
    return game


def test_a_stack_is_looked_at_before_it_is_discarded(scene):
    """132-2: one fate card of your stack goes home; 253-3."""
    when = "edge_stack_discarded: {type: fate}, whose: you"
    game = stacked(scene, "interrupt", when, "{send: it, to: hand}")
    game.skip_to("interrupt", "light")
    game.choose("use Spy")
    assert game.pile("hand", "light") == ["Doom"]
    game.skip_to("action")
    assert "Trick" in game.pile("discard", "light")
    assert "Ruse" in game.pile("discard", "dark")
    leave_it(game)


@pytest.mark.parametrize(("whose", "times"), [("you", 1), ("opponent", 1)])
def test_a_stack_that_is_discarded_is_told_once_and_is_somebodys(scene, whose, times):
    game = stacked(scene, "reaction", f"edge_stack_discarded: any, whose: {whose}", "{draw: 1}")
    game.skip_to("reaction", "light")
    game.choose("use Spy")
    assert game.pile("discard", "light")[-2:] == ["Doom", "Trick"]
    assert len(game.pile("hand", "light")) == times
    assert not reacts(game, "Spy")
    leave_it(game)


@pytest.mark.parametrize(("side", "heard"), [("dark", True), ("light", False), ("any", True)])
def test_the_balance_turns_to_a_side(scene, side, heard):
    """247-5, 249-4."""
    spy = watcher(f"balance_changed: {side}")
    game = using(
        scene,
        "action: {do: [{balance: dark}]}",
        dark=Side(objectives=[spy]),
        balance="light",
    )
    assert reacts(game) is heard
    leave_it(game)


@pytest.mark.parametrize(("way", "heard"), [("up", True), ("down", False), ("any", True)])
def test_the_dial_goes_up_or_down(scene, way, heard):
    """91-5."""
    spy = watcher(f"dial_changed: {way}")
    game = using(scene, "action: {do: [{dial: 1}]}", dark=Side(objectives=[spy]), dial=3)
    assert reacts(game) is heard
    leave_it(game)


@pytest.mark.parametrize(("how", "heard"), [("put", True), ("played", False)])
def test_a_card_is_put_into_play_or_played(scene, how, heard):
    """274-4."""
    spy = watcher(f"entered: {{type: unit}}, how: {how}")
    text = "action: {do: [{put_into_play: {choose: {type: unit, in: hand}}}]}"
    dark = Side(objectives=[spy], hand=[unit("Recruit", side="dark", cost=9)])
    game = using(scene, text, dark=dark)
    assert reacts(game) is heard
    leave_it(game)


REFUSED = [
    ("{left_play: self, via: effect}", "`left_play` does not know `via`"),
    ("{refreshed: self}", "`refreshed` is followed by any"),
    ("{balance_changed: dial}", "followed by any or light or dark"),
    ("{begins: game}", "followed by turn or phase"),
    ("{begins: turn, which: conflict}", "`which` names a phase"),
    ("{entered: self, how: destroyed}", "it can be played, put"),
    ("{focus_placed: self, via: protect}", "it can be tactics, icons, effect"),
    ("{engaged: self, winner: you}", "does not know `winner`"),
    ("{discarded: {in: hand}}", "said by `from`"),
    ("{initiated: any, kind: fate}", "never kind fate"),
    ("{effect_resolved: any, kind: event}", "'action', 'interrupt', 'reaction' or 'fate'"),
]


@pytest.mark.parametrize(("when", "why"), REFUSED)
def test_what_an_event_does_not_know_is_refused(when, why):
    with pytest.raises(ValidationError, match=why):
        lines(f"reaction: {{when: {when}, do: [{{draw: 1}}]}}")


SAMPLES = {
    "by": "you",
    "whose": "you",
    "which": "draw",
    "role": "attacker",
    "winner": "you",
    "loser": "you",
    "margin": 2,
    "contested": True,
    "ratio": 2,
    "unopposed": True,
    "dealt": True,
    "alone": True,
    "source": "self",
    "amount": {"at_least": 2},
    "kind": "reaction",
    "drew": {"at_least": 1},
    "cards": {"at_least": 1},
    "against": {"type": "objective"},
    "first_each": "turn",
    "relation": {"different": "trait"},
    "at": "self",
    "to": "self",
    "targeting": "self",
    "without": "capture",
    "printed": True,
}
"""A value for each key that is the same for every event."""


def asking(event, key):
    """The trigger with and without a key: a card of some description, a player, a phase."""
    subject = "phase" if event in ("begins", "ends") else {"type": "unit"}
    subject = SUBJECTS.get(event, (subject,))[0] if subject != "phase" else subject
    data = {event: subject}
    if key == "source" and event == "left_play":
        data["how"] = "destroyed"
    if key == "relation":
        data["cards"] = {"at_least": 2}
    if key in ("targeting", "drew"):
        data[event] = "any"
    name = Trigger.model_fields[key].alias or key
    value = VALUES[event, key][0] if (event, key) in VALUES else SAMPLES.get(key, "unit")
    return Trigger.model_validate(data), Trigger.model_validate({**data, name: value})


@pytest.mark.parametrize(
    ("event", "key"), [(event, key) for event in EVENTS for key in sorted(KEYS[event])]
)
def test_a_key_that_an_event_knows_is_played_and_said(event, key):
    without, asked = asking(event, key)
    if key not in TOGETHER:
        assert played(asked) != played(without)
    speaker = Speaker("this unit")
    assert trigger(asked, speaker) != trigger(without, speaker)


TOGETHER = ("cards", "relation", "to", "winner", "loser", "margin", "contested", "ratio")
"""Read by one function together, or for the event as a whole: scenarios show what they do."""


def played(node):
    """Which tests an event has to pass."""
    return [make(node) is not None for make in triggers.KEYS.values()]


def test_every_key_is_known_by_some_event_and_read_by_the_engine():
    fields = set(Trigger.model_fields) - {"event", "subject", "during", "first_each"}
    assert set().union(*KEYS.values()) == fields
    read = {key for keys in triggers.KEYS for key in keys.split(", ")} | {"cards", "relation"}
    assert fields <= read
    assert set(EVENTS) == set(KEYS)
