"""Packs and imports in words."""

from collections.abc import Iterable

from swlcg_deck.cards.packs.card_packs import PackSummary
from swlcg_deck.cards.packs.install import Installed
from swlcg_deck.cards.packs.pack import Pack, PackCard
from swlcg_deck.cards.packs.plan import Plan, PlannedPack
from swlcg_deck.gui.tables.stepper_rows import AnyRow, Head, Row
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr, tr_n

NEVER_LEGAL = mark("Fan-made, never tournament legal")
_SHOWN = 3
"""How many names of a list are told."""


def installed_rows(summaries: Iterable[PackSummary]) -> tuple[AnyRow, ...]:
    """What is there, the official sets first."""
    rows: list[AnyRow] = []
    summaries = tuple(summaries)
    for is_fan_made, title in ((False, tr("Official sets")), (True, tr(NEVER_LEGAL))):
        group = [each for each in summaries if each.fan_made is is_fan_made]
        if group:
            rows.append(Head(title, str(len(group))))
            rows += [_installed_row(each) for each in group]
    return tuple(rows)


def _installed_row(pack: PackSummary) -> Row:
    parts = [many(pack.cards, "text")] if pack.cards else []
    if pack.pictures:
        parts.append(f"{many(pack.pictures, 'picture')}, {_size(pack.size)}")
    words = tr("Damaged: remove it") if pack.problem else " · ".join(parts) or tr("Empty")
    return Row(
        key=pack.id,
        title=pack.name,
        second=words,
        spoken=f"{pack.name}: {tr(pack.problem) or words}."
        f"{f' {tr(NEVER_LEGAL)}.' if pack.fan_made else ''}",
        tip=tr(pack.problem),
    )


def planned_rows(plan: Plan) -> tuple[AnyRow, ...]:
    """What an import would bring, and what it would leave out."""
    rows: list[AnyRow] = []
    for is_fan_made, title in ((False, tr("Official sets")), (True, tr(NEVER_LEGAL))):
        group = [each for each in plan.packs if each.pack.fan_made is is_fan_made]
        if group:
            rows.append(Head(title, str(len(group))))
            rows += [_planned_row(each) for each in group]
    if plan.problems:
        rows.append(Head(tr("Cannot be used"), str(len(plan.problems))))
        for at, problem in enumerate(plan.problems):
            words = tr(problem)
            name, colon, why = words.partition(": ")
            second = _sentence(why) if colon else ""
            title = name if colon else words
            rows.append(Row(f"problem {at}", title, words, second=second, tip=words))
    return tuple(rows)


def _planned_row(planned: PlannedPack) -> Row:
    parts = [many(planned.texts, "text")] if planned.texts else []
    parts += [many(len(planned.pictures), "picture")] if planned.pictures else []
    words = " · ".join(parts)
    fans = sum(card.code is None for card in planned.pack.cards)
    unknown = "" if planned.pack.fan_made or not fans else tr("{count} unknown", count=fans)
    return Row(
        key=planned.pack.id,
        title=planned.pack.name,
        second=words,
        spoken=f"{planned.pack.name}: {words}.",
        mark=unknown,
        tip=tr("Cards that are in no official set") if unknown else "",
    )


def plan_words(plan: Plan) -> str:
    """`42 sets: 1806 texts and 1806 pictures. 12 other files are passed by.`"""
    if plan.is_empty:
        return tr("Nothing here can be imported.")
    found = f"{many(len(plan.packs), 'set')}: {_amount(plan.texts, plan.pictures)}."
    if not plan.others:
        return found
    passed_by = tr_n("{n} other file is passed by.", "{n} other files are passed by.", plan.others)
    return f"{found} {passed_by}"


def outcome_words(done: Installed) -> str:
    """What an import brought, in a sentence or two."""
    where = done.packs[0] if len(done.packs) == 1 else many(len(done.packs), "set")
    words = tr(
        "Imported {amount} of {where}.", amount=_amount(done.texts, done.pictures), where=where
    )
    if done.no_pictures:
        count = len(done.no_pictures)
        names = ", ".join(done.no_pictures[:_SHOWN])
        if count > _SHOWN:
            names = tr("{names} and others", names=names)
        left_out = tr_n(
            "{n} file is no picture and was left out: {names}.",
            "{n} files are no pictures and were left out: {names}.",
            count,
            names=names,
        )
        words = f"{words} {left_out}"
    return words


def card_rows(pack: Pack) -> tuple[AnyRow, ...]:
    return tuple(_card_row(card) for card in pack.cards)


def _card_row(card: PackCard) -> Row:
    place = card.code or card.place
    second = " · ".join(part for part in (card.type, place) if part) or tr("Card")
    return Row(key=card.id, title=card.title, second=second, spoken=f"{card.title}, {second}.")


def card_facts(card: PackCard) -> str:
    """`Cost 2 · Traits Character`."""
    return " · ".join(f"{name} {value}" for name, value in card.facts.items())


def _amount(texts: int, pictures: int) -> str:
    if texts and pictures:
        shown, seen = many(texts, "text"), many(pictures, "picture")
        return tr("{texts} and {pictures}", texts=shown, pictures=seen)
    return many(texts, "text") if texts else many(pictures, "picture")


def _size(size: int) -> str:
    return f"{size / 1_000_000:.1f} MB" if size >= 100_000 else f"{max(1, size // 1_000)} kB"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:].rstrip('.')}."
