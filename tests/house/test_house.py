"""The rules of the house that a program can check (CONTRIBUTING.md explains them)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hlslfe.basic.catalogue import CATALOGUE

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "hlslfe"
MODULES = sorted(PACKAGE.rglob("*.py"))
MAX_FILE_LINES = 500
MAX_FUNCTION_LINES = 50

# folder -> folders it may import; a prefix such as "parse.tree" allows only modules that begin so.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "basic": ("basic",),
    "lex": ("basic", "lex"),
    "parse": ("basic", "lex", "parse"),
    "ast": ("basic", "ast"),
    "sema": ("basic", "ast", "parse.tree", "parse", "signature", "sema"),
    "signature": ("basic", "signature"),
    "codegen": ("basic", "ast", "signature", "codegen"),
    "legalize": ("basic", "ast", "codegen", "legalize"),
    "frontend": ("",),
    "testing": ("frontend", "testing"),
    "explain": ("basic", "explain"),
    "": ("frontend", "__version__"),
}
# Loaded only when somebody asks for what needs them, never by a plain compile.
THIRD_PARTY = {
    "ply": ("lex", "parse"), "jinja2": ("codegen",), "llvmlite": ("frontend",), "pytest": ("testing",),
    "filecheck": ("testing",), "tqdm": ("frontend",),
}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> list[tuple[str, bool]]:
    """(module, is only for type checking) of each import in the file."""
    found: list[tuple[str, bool]] = []

    def visit(node: ast.AST, typing_only: bool) -> None:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            typing_only = True
        if isinstance(node, ast.Import):
            found.extend((alias.name, typing_only) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.module, typing_only))
            found.extend((f"{node.module}.{alias.name}", typing_only) for alias in node.names)
        for child in ast.iter_child_nodes(node):
            visit(child, typing_only)

    visit(ast.parse(path.read_text()), False)
    return found


def test_imports_go_one_way() -> None:
    wrong = []
    for path in MODULES:
        folder = path.relative_to(PACKAGE).parts[0] if len(path.relative_to(PACKAGE).parts) > 1 else ""
        for imported, _ in imports_of(path):
            if not imported.startswith("hlslfe."):
                continue
            rest = imported.removeprefix("hlslfe.")
            if not any(rest.startswith(allowed) for allowed in MAY_IMPORT[folder]):
                wrong.append(f"{module_name(path)} imports {imported}")
    assert not wrong, "\n".join(wrong)


def test_sema_sees_only_the_tree_of_the_parser() -> None:
    wrong = [
        f"{module_name(path)} imports {imported}"
        for path in (PACKAGE / "sema").glob("*.py")
        for imported, _ in imports_of(path)
        if imported.startswith("hlslfe.parse.") and not imported.startswith("hlslfe.parse.tree")
    ]
    assert not wrong, "\n".join(wrong)


def test_no_import_cycles() -> None:
    names = {module_name(path) for path in MODULES}
    graph = {
        module_name(path): {name for name, typing_only in imports_of(path) if name in names and not typing_only}
        for path in MODULES
    }
    done: set[str] = set()
    path_now: list[str] = []

    def visit(name: str) -> None:
        assert name not in path_now, " -> ".join([*path_now[path_now.index(name):], name])
        if name in done:
            return
        path_now.append(name)
        for other in sorted(graph[name] - {name}):
            if not name.startswith(other + "."):  # a package is imported with each of its modules
                visit(other)
        path_now.pop()
        done.add(name)

    for name in sorted(graph):
        visit(name)


def test_third_party_imports_stay_in_their_folders() -> None:
    wrong = []
    for path in MODULES:
        folder = path.relative_to(PACKAGE).parts[0]
        for imported, _ in imports_of(path):
            top = imported.split(".")[0]
            if top == "hlslfe" or top in sys.stdlib_module_names:
                continue
            if folder not in THIRD_PARTY.get(top, ()):
                wrong.append(f"{module_name(path)} imports {imported}")
    assert not wrong, "\n".join(wrong)


def test_one_module_imports_jinja2() -> None:
    users = [
        module_name(path) for path in MODULES if any(name.split(".")[0] == "jinja2" for name, _ in imports_of(path))
    ]
    assert users == ["hlslfe.codegen.emit_ll"]


def test_importing_the_package_loads_nothing() -> None:
    code = "import sys; before = set(sys.modules); import hlslfe; print(sorted(set(sys.modules) - before))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "['hlslfe']"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_module_docstring_names_what_it_mirrors(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text())) or ""
    pattern = r"(?m)(^|: )Mirrors (clang|llvm)/\S+|^No Clang counterpart: \w|^Mirrors \w|the same as the command"
    if path.parent == PACKAGE and path.name == "__init__.py":
        assert docstring
        return
    assert re.search(pattern, docstring), f"{module_name(path)}: says neither what it mirrors nor that nothing does"


def test_files_are_small() -> None:
    long = {module_name(path): n for path in MODULES if (n := len(path.read_text().splitlines())) > MAX_FILE_LINES}
    assert not long


def test_functions_are_small() -> None:
    long = {}
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                if length > MAX_FUNCTION_LINES:
                    long[f"{module_name(path)}.{node.name}"] = length
    assert not long


def texts(*folders: str) -> str:
    parts = []
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".hlsl", ".hlsli") and path.name != Path(__file__).name:
                parts.append(path.read_text(errors="replace"))
    return "\n".join(parts)


def test_every_diagnostic_is_used() -> None:
    used = "\n".join(path.read_text() for path in MODULES if not path.name.startswith("diag_"))
    unused = [id for id in CATALOGUE if f'"{id}"' not in used]
    assert not unused


def test_every_diagnostic_is_tested() -> None:
    tested = texts("tests", "corpus")
    untested = [id for id in CATALOGUE if not re.search(rf"\b{id}\b", tested)]
    assert not untested


def test_every_reported_id_is_in_the_catalogue() -> None:
    pattern = re.compile(r'"((?:err|warn|note|ext|fatal|remark|error_hlsl)_[a-z0-9_]+)"')
    unknown = {
        f"{module_name(path)}: {id}"
        for path in MODULES
        for id in pattern.findall(path.read_text())
        if id not in CATALOGUE and not path.name.startswith("diag_")
    }
    assert not unknown


def test_diagnostic_texts_are_short_and_lower_case() -> None:
    for id, row in CATALOGUE.items():
        assert len(row.text) <= 140, id
        assert not row.text.endswith("."), id
        assert row.severity in ("note", "remark", "warning", "error", "fatal"), id
        severity_by_prefix = {"err": "error", "error": "error", "note": "note", "fatal": "fatal"}
        expected = severity_by_prefix.get(id.split("_")[0])
        if id in ("err_pp_file_not_found", "err_pp_error_opening_file"):
            expected = "fatal"  # Clang: DefaultFatal
        assert expected is None or row.severity == expected, id


def test_no_path_of_a_machine() -> None:
    pattern = re.compile(r"/work/|/root/|/tmp/venv|/opt/pypi")
    tracked = subprocess.run(["git", "ls-files"], check=True, cwd=ROOT, capture_output=True, text=True).stdout.split()
    wrong = [
        name for name in tracked
        if name != "tests/house/test_house.py" and (ROOT / name).is_file()
        and pattern.search((ROOT / name).read_text(errors="replace"))
    ]
    assert not wrong
