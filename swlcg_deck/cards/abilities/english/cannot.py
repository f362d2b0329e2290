"""What cards and players cannot do, must do and may do, and who may be declared."""

from swlcg_deck.cards.abilities.cannot import Cannot, May, Must
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.filters import CardFilter

_BE = {
    "targeted": "be targeted",
    "attacker": "be declared as an attacker",
    "defender": "be declared as a defender",
    "damaged": "be damaged",
    "destroyed": "be destroyed",
    "moved": "leave the discard pile",
    "affected": "be affected",
    "committed": "be committed to the Force",
    "refreshed": "refresh",
    "engaged": "be engaged",
    "cancelled": "be cancelled",
    "shielded": "be shielded",
    "enhanced": "be enhanced",
    "played": "be played",
}
_HAVE = {
    "focus_placed": "have focus tokens placed on it",
    "damage_removed": "have damage removed",
}
_DO = {
    "draw": "draw cards",
    "play": "play cards",
    "trigger": "use Actions, Reactions or Interrupts",
    "resolve_fate": "resolve the effects of fate cards",
    "gain_icons": "gain combat icons",
    "lose_icons": "lose combat icons",
}
_VIA = {
    "unit_damage": "[unit damage] icons",
    "blast_damage": "[blast damage] icons",
    "tactics": "[tactics] icons",
    "icons": "combat icons",
    "unopposed": "unopposed damage",
    "effect": "card effects",
}


def cannot(node: Modifier, speaker: Speaker, who: str) -> str:
    barred = node.cannot or Cannot(be=("affected",))
    if barred.do:
        return _cannot_do(node, barred, speaker, who)
    if barred.via == ("unopposed",):
        return f"{who} cannot be dealt unopposed damage"
    doer = _doer(barred, speaker)
    by, whom = doer.removeprefix(" by "), who.replace("each ", "any ", 1)
    if barred.be == ("targeted",) and doer:
        return f"{by} cannot target {whom}"
    if barred.have == ("focus_placed",) and doer:
        return f"{by} cannot place focus tokens on {whom}"
    words = _be(barred.be) if barred.be else either([_HAVE[word] for word in barred.have or ()])
    return f"{who} cannot {words}{doer}"


def _be(words: tuple[str, ...]) -> str:
    """`be damaged or destroyed`."""
    if set(words) == {"attacker", "defender"}:
        return "be declared as an attacker, nor as a defender"
    said = [_BE[word] for word in words]
    if all(one.startswith("be ") for one in said):
        return f"be {either([one.removeprefix('be ') for one in said])}"
    return either(said)


def _cannot_do(node: Modifier, barred: Cannot, speaker: Speaker, who: str) -> str:
    done = barred.do or ()
    if "raise_reserve" in done:
        if len(done) > 1:
            raise NoEnglishError("raise_reserve with something else")
        whose = POSSESSIVES.get(str(_player(who)), f"{who}'s")
        return f"{whose} reserve value cannot be increased by card effects"
    through = " through card effects" if barred.via == ("effect",) else ""
    if barred.of is not None:
        return f"{who} cannot {_with_cards(done, described(barred.of, speaker).many())}{through}"
    if "pay" in done and isinstance(node.of, CardFilter):
        return f"{described(node.of, speaker).many()} cannot pay for {speaker.me}"
    return f"{who} cannot {_deeds(done)}{through}"


def _with_cards(done: tuple[str, ...], cards: str) -> str:
    if len(done) > 1:
        raise NoEnglishError("several things that cannot be done with cards")
    effects = "the effects of " if done == ("resolve_fate",) else ""
    return f"{done[0].partition('_')[0]} {effects}{cards}"


def _deeds(done: tuple[str, ...]) -> str:
    if set(done) == {"gain_icons", "lose_icons"}:
        return "gain combat icons or lose any"
    return either([_DO[word] for word in done])


def _player(name: str) -> str | None:
    return next((player for player, said in PLAYERS.items() if said == name), None)


def _doer(barred: Cannot, speaker: Speaker) -> str:
    """` by enemy card effects`, ` by Vehicle units`, ` by [tactics] icons`."""
    enemy = "enemy " if barred.by == "enemy" else ""
    if barred.source is not None:
        through = f" through {_means(barred.via)}" if barred.via else ""
        return f" by {enemy}{described(barred.source, speaker).many()}{through}"
    if barred.via is not None:
        return f" by {enemy}{_means(barred.via)}"
    if not enemy:
        return " by card effects" if barred.be == ("affected",) else ""
    is_by_effects = set(barred.be or ()) <= {"targeted", "affected"} and barred.be
    return " by enemy card effects" if is_by_effects else " by the enemy"


def _means(via: tuple[str, ...]) -> str:
    """`card effects or combat icons`."""
    return either([_VIA[one] for one in via])


def must(node: Modifier, speaker: Speaker, who: str) -> str:
    """`it must be declared as a defender if able`."""
    duty = node.must or Must(do="strike_first")
    if duty.do is not None:
        return f"{who} {'strike' if who == 'you' else 'strikes'} first"
    if duty.be == ("engaged",):
        return f"an engagement that is declared must be against {_one_of(node, speaker, who)}"
    if "engaged" in (duty.be or ()):
        raise NoEnglishError("must be engaged with something else")
    roles = {"attacker": "an attacker", "defender": "a defender"}
    declared = either([roles[word] for word in duty.be or ()])
    return f"{who} must, if able, be declared as {declared}"


def _one_of(node: Modifier, speaker: Speaker, who: str) -> str:
    """Of several that have to be engaged one is."""
    if isinstance(node.of, CardFilter):
        return f"{described(node.of, speaker).a()}, if able"
    return f"{who}, if able"


def may(node: Modifier, speaker: Speaker, who: str) -> str:
    leave = node.may or May(do="strike")
    if leave.do is not None:
        return f"{who} may strike even while it is not participating"
    if leave.be == "played":
        return f"you may play {who} from your discard pile as from your hand"
    icons = _VIA[leave.via or "unit_damage"]
    if isinstance(leave.source, CardFilter):
        source = described(leave.source, speaker).many()
    else:
        source = speaker.reference(leave.source or "self")
    place = " instead of the engaged objective" if leave.via == "blast_damage" else ""
    return f"{icons} of {source} may be resolved against {who}{place}"


def attackers(node: Modifier, speaker: Speaker, who: str) -> str:
    rule, said = node.attackers, []
    if rule is not None and rule.only:
        only = described(rule.only, speaker).many()
        said.append(f"only {only} can be declared as attackers against {who}")
    if rule is not None and rule.at_most is not None:
        said.append(f"at most {rule.at_most} attackers can be declared against {who}")
    if rule is not None and rule.at_least == "all":
        said.append(f"who engages {who} attacks with every unit that can be declared")
    elif rule is not None and rule.at_least is not None:
        said.append(f"{rule.at_least} attackers or more are declared against {who}, or none")
    return "; ".join(said)


def defenders(node: Modifier, speaker: Speaker, who: str) -> str:
    least = node.defenders.at_least if node.defenders is not None else 0
    return f"{least} defenders or more are declared against {who}, or none"
