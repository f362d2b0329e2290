"""Importing card packs as the tests do it, with limits that small files can reach."""

from pathlib import Path

from swlcg_deck.cards.packs.card_packs import CardPacks
from swlcg_deck.cards.packs.install import Installed, install
from swlcg_deck.cards.packs.limits import Limits
from swlcg_deck.cards.packs.plan import Plan, plan_import
from swlcg_deck.cards.packs.survey import survey
from swlcg_deck.cards.pool import CardPool

SMALL = Limits(files=30, picture_bytes=200_000, total_bytes=500_000, ratio_from=50_000)


def planned(packs: CardPacks, pool: CardPool, *sources: Path, limits: Limits = SMALL) -> Plan:
    return plan_import(survey(sources, limits), pool, packs.packs())


def imported(packs: CardPacks, pool: CardPool, *sources: Path) -> Installed:
    done = install(planned(packs, pool, *sources), packs.root, SMALL)
    packs.reload()
    return done


def everything_in(folder: Path) -> dict[str, bytes]:
    return {str(f.relative_to(folder)): f.read_bytes() for f in folder.rglob("*") if f.is_file()}


def counts(packs: CardPacks) -> dict[str, tuple[int, int, bool]]:
    return {row.name: (row.cards, row.pictures, row.fan_made) for row in packs.summary()}
