"""Only plain files are read, only so much of them, and links only where the user named them."""

import os
import sys
from pathlib import Path

import pytest

from swlcg_deck.files.plain_file import read_plain_file, true_place

needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")


def test_a_file_is_read_whole_or_one_byte_further_than_it_may_be_long(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"0123456789")
    assert read_plain_file(file, 10) == b"0123456789"
    assert read_plain_file(file, 4) == b"01234"


@needs_unix
def test_a_link_is_followed_only_where_the_user_named_it(tmp_path):
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "secret")
    with pytest.raises(OSError, match="links are not followed"):
        read_plain_file(link, 10)
    assert read_plain_file(link, 10, follow=True) == b"secret"


@needs_unix
@pytest.mark.parametrize("follow", [False, True])
def test_a_pipe_is_refused_and_not_waited_for(tmp_path, follow):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no plain file"):
        read_plain_file(tmp_path / "pipe", 10, follow=follow)


@needs_unix
def test_a_device_without_end_is_refused(tmp_path):
    link = tmp_path / "zeros"
    link.symlink_to("/dev/zero")
    with pytest.raises(OSError, match="no plain file"):
        read_plain_file(link, 10, follow=True)


def test_what_is_no_file_at_all_is_an_error_of_the_system(tmp_path):
    with pytest.raises(OSError, match=r"(?i)directory|denied"):
        read_plain_file(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_plain_file(tmp_path / "gone", 10)
    with pytest.raises(OSError, match="no file can have this name"):
        read_plain_file(Path("a\0b"), 10)


@needs_unix
def test_nothing_stays_open_after_a_refusal(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    first = os.open(os.devnull, os.O_RDONLY)
    os.close(first)
    for name in ("pipe", ".", "gone"):
        with pytest.raises(OSError, match=r"plain file|directory"):
            read_plain_file(tmp_path / name, 10)
    again = os.open(os.devnull, os.O_RDONLY)
    os.close(again)
    assert again == first


@needs_unix
def test_a_circle_of_links_leads_to_itself(tmp_path):
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    assert true_place(circle) == circle
    assert true_place(Path("a\0b")) == Path("a\0b")
    (tmp_path / "file").touch()
    assert true_place(tmp_path / ".." / tmp_path.name / "file") == (tmp_path / "file").resolve()
