"""The resource match (RES-10..RES-13, RES-17, RES-20, RES-22, INFL-01)."""

import pytest
from kit.abilities import NOTHING, action, gains
from kit.card_makers import affiliation_card, event, objective, unit
from kit.scenario import Side

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS


def plain(value: int, title: str = "Plain", affiliation: str = "Neutral", **facts):
    return objective(title, side="light", affiliation=affiliation, resources=value, **facts)


def buying(scene, objectives, bought, **parts):
    """Light may play "Bought" or a free neutral unit; its affiliation card is exhausted."""
    return scene(
        phase="deployment",
        active="light",
        light=Side(
            objectives=objectives,
            hand=[bought, unit("Free", cost=0)],
            focus={"Jedi affiliation": 1},
            **parts,
        ),
    )


def jedi(cost: int, **facts):
    return unit("Bought", affiliation="Jedi", cost=cost, **facts)


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-12")
@pytest.mark.rule("RES-22")
def test_one_resource_of_the_affiliation_is_enough_and_none_is_too_little(scene):
    match = plain(1, "Temple", "Jedi")
    game = buying(scene, [plain(3), match], jedi(4))
    game.offers("play Bought unit", "play Free unit", "pass")
    game.choose("Bought")
    assert (game.focus("Plain"), game.focus("Temple")) == (3, 1)
    game.leave()
    game = buying(scene, [plain(3), plain(1, "Other")], jedi(4))
    game.offers("play Free unit", "pass")


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-22")
def test_while_paying_nothing_is_offered_that_leaves_the_match_out(scene):
    game = buying(scene, [plain(2), plain(2, "Temple", "Jedi")], jedi(2))
    game.choose("Bought")
    # Two of the neutral objective would pay without a match.
    game.offers("generate Plain 1", "generate Temple 1", "generate Temple 2")
    game.choose("generate Plain 1")
    game.offers("generate Temple 1", "generate Temple 2")
    game.choose("generate Temple 1")
    assert (game.focus("Plain"), game.focus("Temple")) == (1, 1)
    game.leave()


@pytest.mark.rule("RES-10")
def test_another_affiliation_does_not_match(scene):
    game = buying(scene, [plain(3, "Base", "Rebel Alliance")], jedi(1))
    game.offers("play Free unit", "pass")


@pytest.mark.rule("RES-11")
@pytest.mark.rule("QS-05")
def test_neutral_cards_and_cards_without_cost_need_no_match(scene):
    game = buying(scene, [plain(3, "Base", "Rebel Alliance")], unit("Bought", cost=3))
    game.offers("play Bought unit", "play Free unit", "pass")
    game = buying(scene, [plain(3, "Base", "Rebel Alliance")], jedi(0))
    game.offers("play Bought unit", "play Free unit", "pass")
    game.choose("Bought")
    assert game.focus("Base") == 0
    game.leave()


@pytest.mark.rule("OPEN-15")
def test_a_cost_brought_down_to_nothing_needs_no_match(scene):
    gift = plain(
        0,
        "Gift",
        abilities=(gains("cost", of=lambda state, scope, card: state.owner[card] == 1, add=-2),),
    )
    game = buying(scene, [gift, plain(1)], jedi(2))
    game.offers("play Bought unit", "play Free unit", "pass")
    game = buying(scene, [gift, plain(1)], jedi(3))
    game.offers("play Free unit", "pass")


@pytest.mark.rule("RES-13")
def test_a_resource_cost_of_an_ability_needs_no_match_without_an_affiliation(scene):
    ability = "action: {cost: [{spend: 2}], do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    tarkin = unit("Tarkin", affiliation="Imperial Navy", text=ability)
    game = scene(
        phase="draw",
        active="dark",
        dark=Side(
            affiliation=affiliation_card("Sith"),
            units=[tarkin],
            objectives=[objective("Mine", side="dark", resources=2)],
            objective_deck=[objective(f"Ruin {n}", side="dark", resources=0) for n in range(2)],
            focus={"Sith affiliation": 1},
        ),
    )
    game.asks("action", "dark")
    game.choose("use Tarkin")
    assert game.focus("Mine") == 2
    game.leave()


@pytest.mark.rule("RES-13")
@pytest.mark.rule("RES-20")
def test_resources_of_an_affiliation_must_all_be_of_it_or_have_influence(scene):
    navy = AFFILIATION_BITS[Affiliation.IMPERIAL_NAVY]
    ability = Ability(kind="action", spend=2, spend_affiliation=navy, effect=(NOTHING,))
    tarkin = unit("Tarkin", side="dark", abilities=(ability,))
    busy = objective("Busy", side="dark", resources=0, abilities=(action(),))
    for value, keywords, offered in ((2, [], True), (1, [], False), (1, ["influence"], True)):
        other = objective("Other", side="dark", resources=1, keywords=keywords)
        base = objective("Base", side="dark", affiliation="Imperial Navy", resources=value)
        game = scene(
            phase="draw", active="dark", dark=Side(units=[tarkin], objectives=[base, other, busy])
        )
        game.asks("action", "dark")
        assert ("use Tarkin" in game.options) is offered
        if offered:
            game.choose("use Tarkin")
            assert game.focus("Base") + game.focus("Other") == 2
            assert game.focus("Base") == value
            assert game.focus("Sith affiliation") == 0
            game.leave()


@pytest.mark.rule("RES-17")
@pytest.mark.rule("INFL-01")
@pytest.mark.rule("CHG-24")
@pytest.mark.rule("OPEN-16")
def test_resources_of_a_card_with_influence_match_everything(scene):
    game = buying(scene, [plain(1, "Secrets", keywords=["influence"])], jedi(1))
    game.offers("play Bought unit", "play Free unit", "pass")
    game.choose("Bought")
    assert game.focus("Secrets") == 1
    game.leave()


@pytest.mark.rule("INFL-01")
@pytest.mark.rule("CHG-24")
def test_a_real_neutral_objective_with_influence_pays_for_a_sith_card(scene):
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            affiliation="Imperial Navy",
            objectives=["Secret Information"],
            hand=[unit("Acolyte", affiliation="Sith", cost=1)],
        ),
    )
    assert "play Acolyte unit" in game.options
    game.choose("Acolyte")
    assert game.focus("Secret Information") == 1
    game.leave()


def of_mine(state, scope, card):
    return state.owner[card] == scope.you


@pytest.mark.rule("OPEN-16")
@pytest.mark.rule("GEN-04")
def test_a_text_may_let_the_match_be_ignored(scene):
    rumors = plain(1, "Rumors", abilities=(gains("ignore match", of=of_mine),))
    game = buying(scene, [rumors], jedi(1))
    game.offers("play Bought unit", "play Free unit", "pass")
    game.choose("Bought")
    assert game.focus("Rumors") == 1
    assert game.zone("Bought") == "in play"
    game.leave()


@pytest.mark.rule("OPEN-16")
def test_a_card_may_ignore_its_own_match_from_the_hand(scene):
    ignore = Ability(
        kind="constant",
        zone=HAND,
        modifiers=(Modifier(what="ignore match", of=lambda s, scope, card: card == scope.source),),
    )
    trick = event("Trick", affiliation="Jedi", cost=1, abilities=(action(zone=HAND), ignore))
    for bought, choice in ((jedi(1, abilities=(ignore,)), "Bought"), (trick, "use Trick")):
        game = buying(scene, [plain(1)], bought)
        game.choose(choice)
        assert game.focus("Plain") == 1
        game.leave()


@pytest.mark.rule("OPEN-16")
def test_a_text_may_let_resources_match_everything(scene):
    ground = plain(
        1,
        "Ground",
        abilities=(
            gains("keyword", of=lambda s, scope, card: card == scope.source, key="influence"),
        ),
    )
    game = buying(scene, [ground], jedi(1))
    game.offers("play Bought unit", "play Free unit", "pass")


@pytest.mark.rule("OPEN-16")
def test_a_card_may_accept_a_further_affiliation(scene):
    scum = AFFILIATION_BITS[Affiliation.REBEL_ALLIANCE]
    accepts = Ability(
        kind="constant",
        zone=HAND,
        modifiers=(
            Modifier(what="match", of=lambda s, scope, card: card == scope.source, key=scum),
        ),
    )
    for affiliation, offered in (("Rebel Alliance", True), ("Smugglers and Spies", False)):
        game = buying(scene, [plain(1, "Base", affiliation)], jedi(1, abilities=(accepts,)))
        assert ("play Bought unit" in game.options) is offered


@pytest.mark.rule("RES-11")
@pytest.mark.rule("OPEN-16")
def test_a_neutral_card_needs_no_match_whatever_it_may_accept(scene):
    jedi_too = Modifier(
        what="match",
        of=lambda s, scope, card: card == scope.source,
        key=AFFILIATION_BITS[Affiliation.JEDI],
    )
    accepts = Ability(kind="constant", zone=HAND, modifiers=(jedi_too,))
    game = buying(scene, [plain(1)], unit("Bought", cost=1, abilities=(accepts,)))
    assert "play Bought unit" in game.options
    game.choose("Bought")
    assert (game.focus("Plain"), game.zone("Bought")) == (1, "in play")
    game.leave()
