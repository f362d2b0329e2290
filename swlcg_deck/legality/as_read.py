"""A verdict on a list as it was read: never better than the reading that it rests on."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from swlcg_deck.decks.remarks import Remark, RemarkKind
from swlcg_deck.language import said
from swlcg_deck.legality.findings import Finding, Judgement, Severity, UnreadLine, Verdict
from swlcg_deck.legality.judge import verdict_of
from swlcg_deck.legality.law import CONSTRUCTION

_OPEN: Final = {RemarkKind.AMBIGUOUS, RemarkKind.NOT_UNDERSTOOD}


def as_read(judgement: Judgement, unread: Sequence[UnreadLine]) -> Judgement:
    """The judgement with what was not read: it breaks a rule for sure, or nobody can tell."""
    if not unread:
        return judgement
    open_sets = {line.placeholder: line for line in unread if line.placeholder}
    findings = [_asked(finding, open_sets) for finding in judgement.findings]
    findings += [_broken(line) for line in unread if line.rule]
    verdict = verdict_of(findings)
    if verdict is Verdict.LEGAL:
        verdict = Verdict.UNKNOWN
    return replace(
        judgement,
        verdict=verdict,
        findings=tuple(findings),
        casual_only=False,
        unread=tuple(unread),
    )


def not_understood(remarks: Iterable[Remark]) -> tuple[UnreadLine, ...]:
    """What a deck file says and nobody understood, where it can bear on a verdict."""
    return tuple(
        UnreadLine(remark.line, remark.text, remark.message)
        for remark in remarks
        if remark.kind in _OPEN
    )


def findings_of(unread: Iterable[UnreadLine]) -> tuple[Finding, ...]:
    """The lines that no finding speaks of yet, as findings that leave a deck open."""
    return tuple(
        Finding(
            "",
            Severity.UNKNOWN,
            said(
                "Line {line} was not read for sure: {message}", line=line.line, message=line.message
            ),
            (),
            "",
        )
        for line in unread
        if not line.rule and not line.placeholder
    )


def _broken(line: UnreadLine) -> Finding:
    message = said("Line {line}: {message}.", line=line.line, message=line.message)
    return Finding(line.rule, Severity.ERROR, message, (), CONSTRUCTION)


def _asked(finding: Finding, open_sets: dict[str, UnreadLine]) -> Finding:
    """A set that only waits for an answer is not missing from the card pool."""
    entry = finding.fixes[0].entry if finding.fixes else None
    line = open_sets.get(entry.title) if entry is not None and entry.number is None else None
    if finding.rule != "DECK-18" or finding.severity is not Severity.UNKNOWN or line is None:
        return finding
    message = said("Line {line} is not clear: {message}", line=line.line, message=line.message)
    return replace(finding, message=message)
