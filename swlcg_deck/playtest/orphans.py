"""Processes that end with the one that started them, even if that one is killed."""

import os
import threading
from multiprocessing import parent_process


def end_with_parent() -> None:
    """Called by a process that works for another one: without it nobody wants its work."""
    threading.Thread(target=_wait_and_end, name="end with parent", daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
