"""One verdict for two decks, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.verdict.verdict_look import VerdictLook, verdict_look
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr, tr_n
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.findings import Finding, Judgement, Mode, UnreadLine, Verdict

_WORST_FIRST = ("illegal", "casual", "unknown", "legal")
_CHOOSE: Final = {
    Side.LIGHT: mark("Choose a light side deck."),
    Side.DARK: mark("Choose a dark side deck."),
}


@dataclass(frozen=True)
class JudgedDeck:
    """A deck of the pair with its verdict."""

    deck: Deck
    judgement: Judgement
    look: VerdictLook
    affiliation: Affiliation | None
    """Of the affiliation card."""

    @property
    def deciding(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.judgement.findings if finding.decides)

    @property
    def sentence(self) -> str:
        """`Toolbox Jedi is legal`, or how many reasons there are why not."""
        if self.judgement.verdict is Verdict.LEGAL:
            return tr("{name} is legal", name=self.deck.name)
        name, count = self.deck.name, len(self.deciding)
        if self.look.role == "casual":
            return tr_n(
                "{name} is for casual play only ({n} finding)",
                "{name} is for casual play only ({n} findings)",
                count,
                name=name,
            )
        if self.look.role == "unknown":
            return tr_n(
                "{name} cannot be judged ({n} finding)",
                "{name} cannot be judged ({n} findings)",
                count,
                name=name,
            )
        return tr_n(
            "{name} is illegal ({n} finding)", "{name} is illegal ({n} findings)", count, name=name
        )


@dataclass(frozen=True)
class PairVerdict:
    title: str
    sentence: str
    look: VerdictLook
    caption: str


def judged(deck: Deck, rules: RulesChoice, unread: Sequence[UnreadLine] = ()) -> JudgedDeck:
    """The verdict on a deck; on one from a file also by what of the file was not read."""
    judgement = as_read(rules.judge.check(deck), unread)
    casual = rules.is_casual_only(judgement)
    look = verdict_look(judgement.verdict, is_casual_only=casual)
    card = deck.affiliation_card(rules.pool)
    return JudgedDeck(deck, judgement, look, card.affiliation if card else None)


def pair_verdict(
    light: JudgedDeck | None, dark: JudgedDeck | None, rules: RulesChoice
) -> PairVerdict:
    """Both must be legal; the worse of the two speaks for the pair."""
    caption = rules_caption(rules)
    decks = [deck for deck in (light, dark) if deck is not None]
    if len(decks) < 2:
        lacking = [side for side, d in zip(Side, (light, dark), strict=True) if d is None]
        words = "; ".join(deck.sentence for deck in decks)
        both = tr("Choose a light and a dark side deck.")
        ask = tr(_CHOOSE[lacking[0]]) if len(lacking) == 1 else both
        unknown = verdict_look(Verdict.UNKNOWN)
        return PairVerdict(tr("No pair yet"), f"{words}. {ask}" if words else ask, unknown, caption)
    worst = min(decks, key=lambda deck: _WORST_FIRST.index(deck.look.role)).look
    if worst.role == "legal":
        sentence = tr("Both decks are legal for casual play.")
        if rules.mode is Mode.TOURNAMENT:
            sentence = tr("Both decks are legal for tournament play.")
        if rules.mode is Mode.TOURNAMENT and rules.edition.restricted:
            sentence = f"{sentence} {tr('No restricted group is broken.')}"
        return PairVerdict(tr("Legal pair"), sentence, worst, caption)
    title = {
        "illegal": tr("Illegal pair"),
        "casual": tr("A pair for casual play only"),
        "unknown": tr("Nobody can tell about this pair"),
    }[worst.role]
    return PairVerdict(title, "; ".join(deck.sentence for deck in decks) + ".", worst, caption)


def rules_caption(rules: RulesChoice) -> str:
    """`Final FAQ, 12 restricted groups`; in casual play the list does not bind (RL-01)."""
    groups = many(len(rules.edition.restricted), "restricted group")
    if rules.mode is Mode.CASUAL:
        groups = tr("casual play, without the restricted list")
    return tr(
        "{edition}, {groups} · rules DECK-01 to DECK-18 checked",
        edition=rules.edition.title,
        groups=groups,
    )
