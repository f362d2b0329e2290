"""A file of the user is the old one or the new one, and stays what the user has made of it."""

import errno
import io
import os
import socket
import stat
import subprocess
import sys
import threading
import zipfile
from pathlib import Path

import pytest

from swlcg_deck.files import writing
from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import is_temporary, make_folder, replacing, write_file, write_new

needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="links, pipes and modes of Unix")
not_root = pytest.mark.skipif(
    sys.platform != "win32" and os.geteuid() == 0, reason="nothing is forbidden to root"
)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_new_file_is_there_and_nothing_else(tmp_path):
    write_file(tmp_path / "a.swdeck", b"new")
    assert names(tmp_path) == ["a.swdeck"]
    assert (tmp_path / "a.swdeck").read_bytes() == b"new"


@needs_unix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666, 0o755])
def test_the_permissions_of_a_file_stay(tmp_path, mode):
    file = tmp_path / "a"
    file.write_bytes(b"old")
    file.chmod(mode)
    write_file(file, b"new")
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert file.read_bytes() == b"new"


@needs_unix
def test_a_private_file_is_private_while_it_is_written(tmp_path):
    file = tmp_path / "a"
    file.touch(0o600)
    with replacing(file) as stream:
        stream.write(b"secret")
        stream.flush()
        (temporary,) = [other for other in tmp_path.iterdir() if other != file]
        assert stat.S_IMODE(temporary.stat().st_mode) == 0o600


@needs_unix
def test_a_new_file_follows_the_umask(tmp_path):
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "a", b"")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="root gives files away")
def test_a_file_stays_with_its_owner(tmp_path):
    file = tmp_path / "a"
    file.touch()
    os.chown(file, 12_345, 23_456)
    write_file(file, b"new")
    assert (file.stat().st_uid, file.stat().st_gid) == (12_345, 23_456)


@pytest.mark.skipif(sys.platform != "linux", reason="attributes of Linux")
def test_what_is_noted_with_a_file_stays(tmp_path):
    file = tmp_path / "a"
    file.touch()
    try:
        os.setxattr(file, "user.origin", b"forum")
    except OSError:
        pytest.skip("no attributes on this file system")
    write_file(file, b"new")
    assert os.getxattr(file, "user.origin") == b"forum"


@needs_unix
def test_a_link_stays_a_link_and_its_target_is_written(tmp_path):
    real = tmp_path / "elsewhere" / "real"
    make_folder(real.parent)
    real.write_bytes(b"old")
    (tmp_path / "second").symlink_to(real)
    link = tmp_path / "link"
    link.symlink_to("second")
    write_file(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "second").is_symlink()
    assert real.read_bytes() == b"new"
    assert names(real.parent) == ["real"]


@needs_unix
def test_a_link_to_nothing_gets_its_target(tmp_path):
    link = tmp_path / "link"
    link.symlink_to("target")
    write_file(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "target").read_bytes() == b"new"


@needs_unix
def test_links_planted_under_names_that_could_be_guessed_are_not_followed(tmp_path):
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    for guess in (f".a.{os.getpid()}.tmp", ".a.tmp", "a.tmp", "a~", ".swdeck-0.tmp"):
        (tmp_path / guess).symlink_to(victim)
    write_file(tmp_path / "a", b"new")
    assert victim.read_bytes() == b"precious"
    assert not (tmp_path / "a").is_symlink()


@needs_unix
def test_even_a_guessed_name_is_opened_by_its_maker_alone(tmp_path, monkeypatch):
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    monkeypatch.setattr(writing.secrets, "token_hex", lambda _size: "known")
    (tmp_path / ".swdeck-known.tmp").symlink_to(victim)
    with pytest.raises(FileError, match="File exists"):
        write_file(tmp_path / "a", b"new")
    assert victim.read_bytes() == b"precious"
    assert not (tmp_path / "a").exists()


def test_long_names_are_names(tmp_path):
    for name in ("x" * 240, "ä" * 120, "x" * 255):
        write_file(tmp_path / name, b"1")
        write_file(tmp_path / name, b"2")
        assert (tmp_path / name).read_bytes() == b"2"


@needs_unix
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_file(pipe, b"new" * 50_000)
    reader.join()
    assert read == [b"new" * 50_000]
    assert stat.S_ISFIFO(pipe.lstat().st_mode)
    assert names(tmp_path) == ["pipe"]


@needs_unix
def test_a_socket_is_written_to_and_stays_a_socket(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # the path of a socket is short
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("socket")
        server.listen()
        write_file(Path("socket"), b"new")
        connection, _ = server.accept()
        with connection, connection.makefile("rb") as stream:
            assert stream.read() == b"new"
    assert stat.S_ISSOCK(Path("socket").lstat().st_mode)
    with pytest.raises(FileError, match="Connection refused"):
        write_file(Path("socket"), b"new")


@needs_unix
def test_a_device_is_written_to_and_a_full_one_says_so(tmp_path):
    write_file(Path(os.devnull), b"new")
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)
    if Path("/dev/full").exists():
        (tmp_path / "link").symlink_to("/dev/full")
        with pytest.raises(FileError, match="the disk is full"):
            write_file(tmp_path / "link", b"new")
        assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


@needs_unix
def test_an_archive_can_be_sent_through_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    with replacing(pipe) as stream, zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("a", b"content")
    reader.join()
    assert zipfile.ZipFile(io.BytesIO(read[0])).read("a") == b"content"


@needs_unix
def test_our_own_output_by_another_name_is_not_replaced(tmp_path):
    program = (
        "from pathlib import Path\n"
        "from swlcg_deck.files.writing import write_file\n"
        "write_file(Path('/dev/stdout'), b'first\\n')\n"
        "print('second')\n"
    )
    with (tmp_path / "out").open("wb") as out:
        subprocess.run([sys.executable, "-c", program], stdout=out, check=True)
    assert (tmp_path / "out").read_bytes() == b"first\nsecond\n"
    assert names(tmp_path) == ["out"]


def half_written(file: Path, error: type[BaseException]) -> None:
    with replacing(file) as stream:
        stream.write(b"half of the")
        raise error


def test_what_goes_wrong_in_the_block_leaves_the_file_as_it_was(tmp_path):
    file = tmp_path / "a"
    file.write_bytes(b"old")
    for error in (KeyboardInterrupt, ValueError, KeyError):
        with pytest.raises(error):
            half_written(file, error)
        assert file.read_bytes() == b"old"
        assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("step", ["open", "write", "fchmod", "fsync", "replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_a_refusal_at_any_step_leaves_the_file_as_it_was(tmp_path, monkeypatch, step, number):
    if not hasattr(os, step):
        pytest.skip(f"this system has no {step}")

    def refused(*_args):
        raise OSError(number, os.strerror(number))

    file = tmp_path / "a"
    file.write_bytes(b"old")
    monkeypatch.setattr(os, step, refused)
    with pytest.raises(FileError, match=r"what was there before is unchanged"):
        write_file(file, b"new")
    monkeypatch.undo()
    assert file.read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("name", ["", ".", "..", "/", "folder", "folder/.."])
def test_a_folder_is_refused(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileError, match=r"Is a directory|denied"):
        write_file(Path(name), b"new")
    assert names(tmp_path) == ["folder"]


def test_what_no_file_can_be_called_is_refused(tmp_path):
    for name in ("a\0b", *(() if sys.platform == "win32" else ("\ud800",))):
        with pytest.raises(FileError, match="no file can have this name"):
            write_file(tmp_path / name, b"new")
    (tmp_path / "file").touch()
    for place, why in (
        (tmp_path / ("x" * 300), "File name too long"),
        (tmp_path / "gone" / "a", "No such file or directory"),
        (tmp_path / "file" / "a", "Not a directory"),
    ):
        # Windows says why in words of its own.
        with pytest.raises(FileError, match="." if sys.platform == "win32" else why):
            write_file(place, b"new")


@needs_unix
def test_a_circle_of_links_is_refused(tmp_path):
    (tmp_path / "circle").symlink_to("circle")
    with pytest.raises(FileError, match="could not be written"):
        write_file(tmp_path / "circle", b"new")
    assert (tmp_path / "circle").is_symlink()


@needs_unix
@not_root
def test_a_file_that_was_locked_against_writing_is_not_replaced(tmp_path):
    file = tmp_path / "a"
    file.write_bytes(b"old")
    file.chmod(0o400)
    with pytest.raises(FileError, match="Permission denied"):
        write_file(file, b"new")
    assert file.read_bytes() == b"old"


def test_a_new_file_takes_no_place(tmp_path):
    write_new(tmp_path / "a", b"1")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "a", b"2")
    assert (tmp_path / "a").read_bytes() == b"1"
    assert not any(map(is_temporary, names(tmp_path)))


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match=r"file.folder could not be written"):
        make_folder(tmp_path / "file" / "folder")
