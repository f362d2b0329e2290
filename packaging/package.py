"""`make package`: builds what is given to players and packagers, and tries all of it elsewhere.

In dist/ afterwards: the wheel and the source archive, the bundle that needs no Python as an
archive, and on Linux the folder `share` for packagers. SCREENSHOTS_URL is the web address of the
folder resources/screenshots, for the description in software centres; STORE_ID is the name by which
one of them knows the program, in the packager's own domain (org.example.deck).
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from archives import pack, unpack
from bundle_parts import make_parts
from linux_share import STORE_ID, make_share
from trying import Trial, TrialError, run, script

from swlcg_deck import __version__
from swlcg_deck.paths import resources_dir

ROOT = Path(__file__).resolve().parents[1]
DIST, BUILD = ROOT / "dist", ROOT / "build"
SAMPLES = resources_dir() / "samples"
_SCRIPT = "swlcg-deck.iss"
_PROGRAM = {"win32": "swlcg-deck.exe", "darwin": "SWLCG Deck.app/Contents/MacOS/swlcg-deck"}


def main() -> int:
    shutil.rmtree(DIST, ignore_errors=True)
    try:
        with tempfile.TemporaryDirectory(prefix="swlcg-deck-package-") as folder:
            _wheel(Path(folder))
            _bundle(Path(folder))
    except TrialError as error:
        print(f"packaging: {error}", file=sys.stderr)
        return 1
    if sys.platform == "linux":
        pictures_at, store_id = os.environ.get("SCREENSHOTS_URL", ""), os.environ.get("STORE_ID")
        make_share(DIST / "share", pictures_at, store_id or STORE_ID)
    for file in sorted(DIST.iterdir()):
        print(f"dist/{file.name}  {_megabytes(file):.1f} MB")
    return 0


def _wheel(folder: Path) -> None:
    """The wheel and the source archive; the wheel in an environment that has nothing else."""
    print("Building the wheel and the source archive")
    run((sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT), ROOT)
    (wheel,) = DIST.glob("*.whl")
    environment = folder / "empty environment"
    venv.create(environment, with_pip=True)
    pip = (script(environment, "python"), "-m", "pip", "--disable-pip-version-check", "install")
    print("Installing the wheel into an empty environment, and trying it")
    run((*pip, "--quiet", wheel), folder)
    Trial([script(environment, "swlcg-deck")], folder / "with the wheel", SAMPLES).everything()


def _bundle(folder: Path) -> None:
    """The program with Python and Qt in one folder, packed, unpacked elsewhere and tried."""
    print("Building the bundle")
    name = f"swlcg-deck-{__version__}-{_platform()}"
    make_parts(BUILD / "parts")
    built = BUILD / "bundle" / "swlcg-deck"
    begun = os.environ.get("SOURCE_DATE_EPOCH") or _last_change()
    subprocess.run(
        (
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", built.parent, "--workpath", BUILD / "work"),
            ROOT / "packaging" / "bundle.spec",
        ),
        cwd=ROOT,
        env={
            **os.environ,
            "BUNDLE_PARTS": str(BUILD / "parts"),
            "PYTHONHASHSEED": "0",  # the order of sets is in what is built
            "SOURCE_DATE_EPOCH": begun,
        },
        check=True,
    )
    shutil.rmtree(built.parent / name, ignore_errors=True)
    if sys.platform == "darwin":  # what a player drags into his programs, not the bare folder
        (built.parent / name).mkdir()
        shutil.move(built.parent / "SWLCG Deck.app", built.parent / name)
    else:
        built.rename(built.parent / name)
    for text in (*(resources_dir() / "legal").iterdir(), ROOT / "README.md"):
        shutil.copy(text, built.parent / name)
    print("Packing the bundle, unpacking it elsewhere, and trying it")
    unpacked = folder / "unpacked here"
    packed = pack(built.parent, name, DIST, int(begun))
    unpack(packed, unpacked)
    bundle = unpacked / name
    program = bundle / _PROGRAM.get(sys.platform, "swlcg-deck")
    trial = Trial([program], folder / "with the bundle", SAMPLES)
    trial.everything()
    if sys.platform == "win32":
        _installer(built.parent / name)
    print(f"Bundle: {_megabytes(bundle):.0f} MB unpacked, {_megabytes(packed):.0f} MB packed")
    print(f"Best of five starts: --version {trial.version_ms():.0f} ms,", end=" ")
    print(f"the window {trial.window_ms():.0f} ms")


def _installer(bundle: Path) -> None:
    """What most players of Windows want, where Inno Setup is there to make it."""
    compiler = shutil.which("iscc")
    if compiler is None:
        print("Inno Setup is not here (iscc), so there is no installer")
        return
    told = {"Bundle": bundle, "Version": __version__, "Icon": BUILD / "parts" / "swlcg-deck.ico"}
    names = (f"/D{name}={value}" for name, value in told.items())
    run((compiler, "/Q", *names, f"/O{DIST}", ROOT / "packaging" / "windows" / _SCRIPT), ROOT)


def _last_change() -> str:
    """When what is built was changed last: two builds of the same are alike to the byte."""
    known = subprocess.run(
        ("git", "log", "-1", "--format=%ct"), cwd=ROOT, capture_output=True, text=True, check=False
    )
    changes = (ROOT / "resources" / "legal" / "CHANGELOG.md").stat().st_mtime
    return known.stdout.strip() or str(int(changes))


def _platform() -> str:
    """As `linux-x86_64`, `windows-amd64`, `macos-arm64`."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{system}-{platform.machine().lower()}"


def _megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [f for f in path.rglob("*") if not f.is_symlink()]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1_000_000


if __name__ == "__main__":
    sys.exit(main())
