"""The cards of Rogue Squadron Assault (set 141)."""

import pytest
from fate_battles import battle_of_two
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import REBELS, dummy, rebels, spent, treasury

ACE = {"traits": ["Character", "Pilot"], "keywords": [{"pilot": 1}]}
HOBBIE = 'Derek "Hobbie" Klivian'
WING = "Rogue Squadron X-Wing"
PAYER = treasury(REBELS)


def _assault(scene, *hand, active="light", **more):
    light = rebels(objectives=["Rogue Squadron Assault", PAYER], hand=hand, **more)
    enemy = vehicle("Enemy wing", cost=0, affiliation="Sith")
    dark = Side(hand=[enemy])
    return scene(phase="deployment", active=active, light=light, dark=dark, abilities=True)


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        (vehicle("Newcomer", "light"), True),
        (dummy("Newcomer", "light", traits=["Character", "Pilot"]), True),
        (dummy("Newcomer", "light", traits=["Vehicle", "Speeder"]), False),
    ],
)
def test_the_assault_draws_for_a_fighter_or_a_pilot(scene, card, fits):
    game = _assault(scene, card, dummy("Rest", "light"))
    game.choose("play Newcomer")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    assert ("use Rogue Squadron Assault" in game.options) is fits
    if fits:
        game.choose("use Rogue Squadron Assault")
        assert len(game.pile("hand", "light")) == 2
    game.leave()


def test_the_assault_draws_once_a_turn_for_a_pilot_enhancement_too(scene):
    hand = [dummy(name, "light", cost=0, **ACE) for name in ("Ace", "Second")]
    game = _assault(scene, *hand, units=[vehicle("Wing", "light")])
    game.choose("play Ace enhancement")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.choose("use Rogue Squadron Assault")
    game.choose("play Second unit")
    assert "use Rogue Squadron Assault" not in game.options
    game.leave()


@pytest.mark.parametrize("later", ["phase", "turn"])
def test_the_assault_draws_again_in_the_next_turn_and_not_in_the_next_phase(scene, later):
    """One Pilot is played; another one is brought into play by a text, later."""
    comes = "{put_into_play: {choose: {title: Second, in: hand, controller: you}}}"
    gate = objective("Gate", text=f"action: {{do: [{comes}]}}")
    light = rebels(
        objectives=["Rogue Squadron Assault", gate],
        hand=[dummy(name, "light", cost=0, **ACE) for name in ("Ace", "Second")],
    )
    game = scene(phase="deployment", active="light", light=light, abilities=True)
    game.choose("play Ace unit")
    game.choose("use Rogue Squadron Assault")
    begun = game.phase, game.state.turn
    while game.phase == begun[0] if later == "phase" else game.state.turn == begun[1]:
        game.decline()
        game.skip_to("action", "light")
    assert (game.state.turn > begun[1]) is (later == "turn")
    game.choose("use Gate")
    assert game.zone("Second") == "in play"
    assert ("use Rogue Squadron Assault" in game.options) is (later == "turn")
    game.leave()


def test_the_assault_draws_for_no_fighter_of_the_enemy(scene):
    game = _assault(scene, active="dark")
    game.choose("play Enemy wing")
    assert "use Rogue Squadron Assault" not in game.options
    game.leave()


def _hobbie(scene, text, *, piloting, use=True):
    """Something happens to him, or to what he pilots."""
    gun = dummy("Gun", text=f"action: {{do: [{text}]}}")
    light = Side(units=[vehicle("Wing", "light", capacity=2)])
    if piloting:
        light.enhancements = [(HOBBIE, "Wing")]
    else:
        light.units = [*light.units, HOBBIE]
    base = dummy("Base")
    game = scene(active="dark", light=light, dark=Side(units=[gun, base]), abilities=True)
    game.choose("use Gun")
    if use:
        game.choose(f"use {HOBBIE}")
    else:
        game.decline()
    game.leave()
    return game


@pytest.mark.rule("PILOT-05")
@pytest.mark.parametrize(
    ("text", "piloting"),
    [
        ("{destroy: {each: {title: Wing}}}", True),
        ("{discard: {each: {type: enhancement}}}", True),
        ("{destroy: {each: {trait: Character}}}", False),
    ],
)
def test_hobbie_comes_back_to_hand_from_wherever_he_was(scene, text, piloting):
    game = _hobbie(scene, text, piloting=piloting)
    assert (game.pile("hand", "light"), HOBBIE in game.pile("discard", "light")) == (
        [HOBBIE],
        False,
    )


def test_hobbie_may_stay_dead(scene):
    game = _hobbie(scene, "{destroy: {each: {trait: Character}}}", piloting=False, use=False)
    assert game.pile("discard", "light") == [HOBBIE]


@pytest.mark.rule("FAQ-32")
@pytest.mark.rule("CHG-13")
@pytest.mark.parametrize("text", ["{draw: 1}", "{destroy: {each: {title: Wing}}}"])
def test_blanked_hobbie_stays_on_his_vehicle_and_is_lost_with_it(scene, text):
    """Blank, he is a pilot who flies on; what would bring him to hand is gone."""
    blank = "{apply: {blank: true}, to: {each: {trait: Pilot}}, until: turn}"
    gun = dummy("Gun", text=f"action: {{do: [{blank}, {text}]}}")
    light = Side(units=[vehicle("Wing", "light", capacity=2)], enhancements=[(HOBBIE, "Wing")])
    game = scene(active="dark", light=light, dark=Side(units=[gun]), abilities=True)
    game.choose("use Gun")
    assert f"use {HOBBIE}" not in game.options
    assert (game.host(HOBBIE), game.pile("hand", "light")) == (
        ("Wing", []) if "draw" in text else (None, [])
    )
    assert (HOBBIE in game.pile("discard", "light")) is ("draw" not in text)
    game.leave()


@pytest.mark.rule("PILOT-08")
@pytest.mark.parametrize("kept", [HOBBIE, "Wedge Antilles"])
def test_of_two_pilots_either_may_be_kept_and_hobbie_goes_to_hand(scene, kept):
    light = rebels(
        objectives=[PAYER],
        units=[WING],
        hand=[HOBBIE],
        enhancements=[("Wedge Antilles", WING)],
    )
    game = scene(phase="deployment", active="light", light=light, abilities=True)
    assert spent(game, f"play {HOBBIE} enhancement") == 1
    game.choose(f"keep {kept}")
    if kept != HOBBIE:
        game.choose(f"use {HOBBIE}")
    lies = (game.zone(HOBBIE), game.zone("Wedge Antilles"))
    assert lies == (("in play", "discard pile") if kept == HOBBIE else ("hand", "in play"))
    game.leave()


def test_a_rogue_squadron_x_wing_is_freed_of_all_by_its_pilot(scene):
    light = Side(
        units=[WING, vehicle("Other", "light")],
        enhancements=[(pilot("Ace", side="light"), WING), (pilot("Bee", side="light"), "Other")],
        damage={WING: 2},
        focus={WING: 3},
        shields={WING: 1},
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose(f"use {WING}")
    left = (game.damage(WING), game.focus(WING), game.shields(WING))
    assert (left, game.zone("Ace"), game.zone("Bee")) == ((0, 0, 1), "discard pile", "in play")
    # The price is its own pilot, and it has none any more.
    assert f"use {WING}" not in game.options
    game.leave()


def test_no_pilot_no_cure_for_the_x_wing(scene):
    light = Side(units=[WING, vehicle("Other", "light")], damage={WING: 2})
    light.enhancements = [(pilot("Bee", side="light"), "Other"), ("Vader's Lightsaber", WING)]
    game = scene(active="light", light=light, abilities=True)
    assert f"use {WING}" not in game.options
    game.leave()


ROOMS = [
    ("Pilot Ready Room", "light", REBELS),
    ("Death Star Ready Room", "dark", "Sith"),
    ("Flight Academy", "dark", "Imperial Navy"),
    ("Spacer Cantina", "light", "Smugglers and Spies"),
]


@pytest.mark.rule("PILOT-12")
@pytest.mark.parametrize(("room", "side", "affiliation"), ROOMS)
@pytest.mark.parametrize(("form", "costs"), [("unit", (2, 3)), ("enhancement", (1, 2))])
def test_the_first_pilot_each_turn_is_cheaper_in_either_form(
    scene, room, side, affiliation, form, costs
):
    """These four rooms say the same: Pilots of cost 3 and pilot cost 2, and another card of 3."""
    facts = {"side": side, "affiliation": affiliation}
    aces = [pilot(name, cost=2, **facts) for name in ("Ace", "Bee")]
    wings = [vehicle(f"Wing {n}", side) for n in range(2)]
    half = Side(
        objectives=[objective("Bank", side=side, affiliation=affiliation, resources=3)] * 9,
        units=wings,
        enhancements=[(room, None)],
        hand=[*aces, dummy("Grunt", side, cost=3, affiliation=affiliation)],
    )
    game = scene(phase="deployment", active=side, abilities=True, **{side: half})
    paid = [spent(game, "play Grunt unit")]
    for name in ("Ace", "Bee"):
        paid.append(spent(game, f"play {name} {form}"))
        if game.decision.kind == "host":
            game.choose("attach Wing 0")
    assert paid == [3, *costs]
    game.leave()


def _stay(scene, **half):
    wing = dummy("Wing", "light", traits=["Vehicle", "Fighter"])
    light = ["Stay on Target", *half.pop("hand", ())]
    return battle_of_two(
        scene, light=["Stay on Target"], units=[wing, dummy("Guard", "light")], **half
    ), light


def test_stay_on_target_puts_a_pilot_of_the_discard_pile_on_a_vehicle(scene):
    game, _ = _stay(scene, discard=[dummy("Ace", "light", **ACE), dummy("Old", "light")])
    game.choose("do")
    # One Pilot, one Vehicle without one.
    assert (game.zone("Ace"), game.host("Ace")) == ("in play", "Wing")
    game.leave()


def test_stay_on_target_may_be_declined(scene):
    game, _ = _stay(scene, discard=[dummy("Ace", "light", **ACE)])
    game.choose("decline")
    assert game.zone("Ace") == "discard pile"
    game.leave()
