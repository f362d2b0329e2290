"""The queries of late, newest first."""

from collections.abc import Iterable

_KEPT = 12


class SearchHistory:
    def __init__(self) -> None:
        self._queries: list[str] = []

    def queries(self) -> list[str]:
        return list(self._queries)

    def add(self, query: str) -> None:
        """A query that was there before moves to the front."""
        query = query.strip()
        if query:
            self._queries = [query, *(q for q in self._queries if q != query)][:_KEPT]

    def clear(self) -> None:
        self._queries = []

    def restore(self, queries: object) -> None:
        texts: Iterable[object] = queries if isinstance(queries, list) else []
        self._queries = [text for text in texts if isinstance(text, str) and text.strip()][:_KEPT]
