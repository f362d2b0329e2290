"""`make audit`: looks for dangerous habits in the code and for known holes in what it stands on.

bandit reads the program; every finding is mended, or justified where it stands with `# nosec`, its
number and a reason. pip-audit asks the package registry about everything that is installed here.
Ends with 1 on a finding, and where the registry told nothing: nobody has looked for holes then.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
_PATIENCE_S = 600


@dataclass(frozen=True)
class Registry:
    """What the package registry told about the packages that are installed."""

    packages: int = 0
    untold: int = 0
    """Packages of which it knows nothing, or did not answer for."""
    holes: tuple[str, ...] = ()
    """A sentence each."""
    problem: str = ""
    """Why nobody could be asked."""

    @property
    def asked(self) -> int:
        """Of how many packages something is known now."""
        return self.packages - self.untold


def main() -> int:
    failed = _read_the_code()
    registry = ask_the_registry()
    print(told(registry))
    for hole in registry.holes:
        print(f"audit: {hole}", file=sys.stderr)
    return 1 if failed or registry.holes or not registry.asked else 0


def _read_the_code() -> bool:
    """Whether bandit has something to say; it says so itself."""
    print("bandit: reading swlcg_deck", flush=True)
    command = (sys.executable, "-m", "bandit", "-q", "-c", "pyproject.toml", "-r", "swlcg_deck")
    done = subprocess.run(command, cwd=ROOT, timeout=_PATIENCE_S, check=False)
    if not done.returncode:
        print("bandit: nothing found")
    return done.returncode != 0


def ask_the_registry() -> Registry:
    """About every package of this environment but our own."""
    command = (sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "-f", "json")
    try:
        done = subprocess.run(
            (*command, "--progress-spinner", "off"),
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Registry(problem="it did not answer in time")
    try:
        return understood(json.loads(done.stdout))
    except (ValueError, KeyError, TypeError):
        last = (done.stderr.strip().splitlines() or ["no answer"])[-1]
        return Registry(problem=last[:200])


def understood(answer: dict[str, Any]) -> Registry:
    """The answer of pip-audit; packages from our own checkout are no packages of the registry."""
    packages = [
        one for one in answer["dependencies"] if "editable" not in one.get("skip_reason", "")
    ]
    holes = [
        f"{one['name']} {one['version']} has the hole {hole['id']}"
        f" ({', '.join(hole['fix_versions']) or 'no version'} mends it)"
        for one in packages
        for hole in one.get("vulns", ())
    ]
    untold = sum("skip_reason" in one for one in packages)
    return Registry(len(packages), untold, tuple(holes))


def told(registry: Registry) -> str:
    """One sentence for the terminal."""
    if registry.problem:
        return f"pip-audit: the package registry could not be asked ({registry.problem})."
    if not registry.asked:
        return (
            f"pip-audit: the package registry did not answer for any of {registry.packages}"
            " packages, so known holes in them were not looked for."
        )
    untold = f" {registry.untold} more could not be looked up." if registry.untold else ""
    return f"pip-audit: {len(registry.holes)} known holes in {registry.asked} packages.{untold}"


if __name__ == "__main__":
    sys.exit(main())
