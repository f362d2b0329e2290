"""Standard input, output and error, which may be full, closed, or have nobody at the other end."""

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Final

from swlcg_deck.cli.terminal import harmless
from swlcg_deck.cli.unheard import unheard_errors
from swlcg_deck.system_words import refusal

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

INPUT: Final = "standard input"
OUTPUT: Final = "standard output"
_IN, _OUT, _ERROR = 0, 1, 2


class _Out(io.FileIO):
    """Says which stream refused; where nobody reads any more, nothing more is said."""

    def write(self, data: "ReadableBuffer", /) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            _silence(_OUT)
            return memoryview(data).nbytes
        except OSError as error:
            raise OSError(error.errno, error.strerror, OUTPUT) from None


class _Error(io.FileIO):
    """Where even an error cannot be told, the exit code has to do."""

    def write(self, data: "ReadableBuffer", /) -> int:
        try:
            return super().write(data)
        except OSError:
            return memoryview(data).nbytes


def with_streams(work: Callable[[], int]) -> int:
    """Run the program and return its exit code; 2 where its output could not be written."""
    unheard = unheard_errors()
    _prepare()
    if unheard is None:
        return _exit_code(work)
    sys.stderr = unheard
    try:
        code = _exit_code(work)
    except Exception:
        import traceback  # noqa: PLC0415 - for who has come to grief

        traceback.print_exc()
        code = 1
    if code:
        unheard.show()
    return code


def _exit_code(work: Callable[[], int]) -> int:
    try:
        code = work()
    except SystemExit as stop:  # argparse ends the program after --help and after a wrong call
        code = stop.code if isinstance(stop.code, int) else 0
    try:
        sys.stdout.flush()
    except OSError as error:
        return refused(error)
    return code


def refused(error: OSError) -> int:
    """Tell what the system would not do; an exit code."""
    place = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else ""
    if place == OUTPUT:
        _silence(_OUT)  # what is still waiting to be written must not be tried at the end
        place = f"{OUTPUT} cannot be written"
    told = f"{place}: {refusal(error)}" if place else refusal(error)
    print(harmless(f"swlcg-deck: {told}"), file=sys.stderr)
    return 2


def is_asking_possible() -> bool:
    """Whether a person sits in front of it and can answer."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def standard_input(most: int) -> bytes:
    """All of it, one byte more than `most` where it is longer. Raises OSError."""
    return sys.stdin.buffer.read(most + 1)


def standard_output() -> IO[bytes]:
    return sys.stdout.buffer


def _prepare() -> None:
    """Give every stream a place, and an error that names it; a terminal stays as it is."""
    for number, ways in ((_IN, os.O_WRONLY), (_OUT, os.O_RDONLY), (_ERROR, os.O_WRONLY)):
        # A closed stream would lend its number to the next file that is opened. What takes its
        # place can be used in the wrong direction only; nobody hears the errors of a closed one.
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, ways)
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(
            io.BufferedReader(io.FileIO(_IN, "rb", closefd=False)), encoding="utf-8"
        )
    if _is_replaced(sys.stdout, _OUT):
        sys.stdout = _text(_Out(_OUT, "wb", closefd=False), sys.stdout)
    if _is_replaced(sys.stderr, _ERROR):
        sys.stderr = _text(_Error(_ERROR, "wb", closefd=False), sys.stderr, is_lively=True)


def _is_replaced(stream: IO[str] | None, number: int) -> bool:
    """Not one that a test or another program has put there, and no terminal."""
    if stream is None:
        return True
    try:
        return stream.fileno() == number and not stream.isatty()
    except (OSError, ValueError):
        return False


def _text(raw: io.FileIO, like: IO[str] | None, *, is_lively: bool = False) -> io.TextIOWrapper:
    """No terminal; Windows would have us write an encoding of the eighties unless told another."""
    is_told = sys.platform != "win32" or "PYTHONIOENCODING" in os.environ
    wanted = getattr(like, "encoding", None) if is_told else None
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        encoding=wanted or "utf-8",
        errors="backslashreplace" if is_lively else "strict",
        line_buffering=is_lively,
    )


def _silence(number: int) -> None:
    sink = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(sink, number)
    except OSError as error:
        if error.errno != errno.EBADF:
            raise
    finally:
        os.close(sink)
