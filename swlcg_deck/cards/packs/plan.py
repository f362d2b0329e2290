"""What an import would bring, set by set: shown to the user before anything is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from swlcg_deck.cards.packs.identity import is_helper, official_card
from swlcg_deck.cards.packs.pack import Face, Pack, PackCard
from swlcg_deck.cards.packs.set_file import SetCard, SetFile
from swlcg_deck.cards.packs.survey import PictureFile, Survey
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.language import Said, said_n

_TABLE_SETS = {"71f6b540-64c6-4ddd-88f6-6cae1b41efc8"}
"""OCTGN's own set of markers, covers and reference sheets."""


@dataclass
class PlannedPack:
    """One pack as it will be, and the pictures that come into it."""

    pack: Pack
    pictures: list[PictureFile] = field(default_factory=list)

    @property
    def texts(self) -> int:
        return len(self.pack.cards)


@dataclass(frozen=True)
class Plan:
    packs: tuple[PlannedPack, ...]
    problems: tuple[str, ...]
    """Sentences about what cannot be used."""
    others: int
    """Files that have nothing to do with cards."""

    @property
    def is_empty(self) -> bool:
        return not self.packs

    @property
    def texts(self) -> int:
        return sum(planned.texts for planned in self.packs)

    @property
    def pictures(self) -> int:
        return sum(len(planned.pictures) for planned in self.packs)


def plan_import(found: Survey, pool: CardPool, installed: Mapping[str, Pack]) -> Plan:
    """Sort what was found into packs; what is installed tells which cards belong to which."""
    planner = _Planner(pool, dict(installed))
    for set_file in found.sets:
        planner.take_set(set_file)
    for picture in found.pictures:
        planner.take_picture(picture)
    problems = list(found.problems)
    if planner.homeless:
        problems.append(_homeless(planner.homeless))
    order = {product.octgn_id: at for at, product in enumerate(pool.products)}
    packs = sorted(
        planner.packs.values(),
        key=lambda each: (order.get(each.pack.id, len(order)), each.pack.name),
    )
    return Plan(tuple(packs), tuple(problems), found.others)


def _homeless(pictures: list[str]) -> Said:
    return said_n(
        "{n} picture belongs to no card that is known ({first}): import the set file of that set "
        "with them",
        "{n:,} pictures belong to no card that is known ({first} and others): import the set file "
        "of that set with them",
        len(pictures),
        first=pictures[0],
    )


class _Planner:
    def __init__(self, pool: CardPool, installed: dict[str, Pack]) -> None:
        self._pool = pool
        self._installed = installed
        self._products = {product.octgn_id: product.name for product in pool.products}
        self._product_ids = {name: octgn for octgn, name in self._products.items()}
        self._homes = {c.id: pack.id for pack in installed.values() for c in pack.cards}
        self._helpers: set[str] = set()
        self._taken: set[tuple[str, str]] = set()
        self.packs: dict[str, PlannedPack] = {}
        self.homeless: list[str] = []

    def take_set(self, file: SetFile) -> None:
        cards = []
        for card in file.cards:
            official = official_card(self._pool, card)
            if official is None and is_helper(card):
                self._helpers.add(card.id)
                continue
            self._homes[card.id] = file.id
            cards.append(_pack_card(card, official.code if official else None))
        if cards:
            is_known = file.id in self._products or any(card.code for card in cards)
            pack = Pack(id=file.id, name=file.name, fan_made=not is_known, cards=tuple(cards))
            self.packs[file.id] = PlannedPack(pack)

    def take_picture(self, picture: PictureFile) -> None:
        card, set_id = picture.name.card, picture.set_id
        if card in self._helpers or set_id in _TABLE_SETS:
            return
        official = self._pool.card_by_octgn_id(card)
        if official is not None:
            home = self._homes.get(card) or self._product_ids.get(official.product)
        else:
            is_strange = set_id is not None and set_id not in self._products
            home = self._homes.get(card) or (set_id if is_strange else None)
        if home is None:
            self.homeless.append(picture.shown)
        elif (card, picture.name.face) not in self._taken:
            self._taken.add((card, picture.name.face))
            self._pack(home).pictures.append(picture)

    def _pack(self, identity: str) -> PlannedPack:
        if identity not in self.packs:
            self.packs[identity] = PlannedPack(self._bare(identity))
        return self.packs[identity]

    def _bare(self, identity: str) -> Pack:
        """A pack to which only pictures come; what it has already stays."""
        if identity in self._installed:
            return self._installed[identity].model_copy(update={"cards": ()})
        name = self._products.get(identity)
        return Pack(
            id=identity,
            name=name or f"Unnamed set {identity[:8]}",
            fan_made=name is None,
            is_named=name is not None,
        )


def _pack_card(card: SetCard, code: str | None) -> PackCard:
    return PackCard(
        id=card.id,
        title=card.title,
        code=code,
        type=card.type,
        block=card.block,
        position=card.position,
        number=card.number,
        text=card.text,
        faces=tuple(Face(title=title, text=text) for title, text in card.faces),
        facts=card.facts if code is None else {},
    )
