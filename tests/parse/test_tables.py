"""The grammar's tables: conflicts, the cache, the start of a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hlslfe.basic import cache
from hlslfe.parse import conflicts, tables
from hlslfe.parse.lr_engine import yacc
from hlslfe.parse.parser import PRECEDENCE, START, HLSLParser, parser_tables

SMALL = (("left", "PLUS"),)


class SmallGrammar:
    """`a + a + a`."""

    def p_sum(self, p: Any) -> None:
        """sum : sum PLUS sum
               | A"""


def test_the_conflicts_are_those_listed() -> None:
    generated = tables.generate(HLSLParser, PRECEDENCE, START)
    assert tuple(generated.sr_conflicts) == conflicts.ALLOWED
    assert generated.rr_conflicts == []
    grammar = generated.grammar
    assert (grammar.undefined_symbols(), grammar.unused_rules(), grammar.find_unreachable()) == ([], [], [])
    assert grammar.infinite_cycles() == []


def test_precedence_settles_only_what_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    items: list[list[Any]] = []
    lr0_items = yacc.LRGeneratedTable.lr0_items

    def remember(self: Any) -> list[list[Any]]:
        items[:] = lr0_items(self)
        return items

    monkeypatch.setattr(yacc.LRGeneratedTable, "lr0_items", remember)
    generated = tables.generate(HLSLParser, (), START)
    assert generated.rr_conflicts == []
    ambiguous = {item.name for state, token, _ in generated.sr_conflicts for item in items[state]
                 if item.len == item.lr_index + 1 and token in item.lookaheads.get(state, ())}
    assert ambiguous == set(conflicts.SETTLED_BY_PRECEDENCE)


def test_tables_survive_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path / "new"))
    built = tables.load_tables(SmallGrammar, SMALL, "sum")
    loaded = tables.load_tables(SmallGrammar, SMALL, "sum")
    assert (built.was_cached, loaded.was_cached) == (False, True)
    for field in ("action", "goto", "productions", "defaulted"):
        assert getattr(built, field) == getattr(loaded, field)
    assert [path.name for path in (tmp_path / "new").iterdir()] == [
        f"lalr-{sys.implementation.cache_tag}-{tables.grammar_key(SmallGrammar, SMALL)}"]


@pytest.mark.parametrize("damage", [
    lambda data: b"", lambda data: data[:-1], lambda data: data[:40] + b"?" + data[41:]])
def test_a_damaged_cache_is_built_again(damage: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path))
    tables.load_tables(SmallGrammar, SMALL, "sum")
    path = Path(cache.entry_path("lalr", tables.grammar_key(SmallGrammar, SMALL)))
    path.write_bytes(damage(path.read_bytes()))
    assert not tables.load_tables(SmallGrammar, SMALL, "sum").was_cached
    assert tables.load_tables(SmallGrammar, SMALL, "sum").was_cached


def test_without_a_cache_folder_the_tables_are_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path / "file" / "below"))
    for _ in range(2):
        assert not tables.load_tables(SmallGrammar, SMALL, "sum").was_cached


def test_the_key_follows_rules_and_precedence() -> None:
    class Changed(SmallGrammar):
        def p_more(self, p: Any) -> None:
            """sum : sum PLUS PLUS"""

    keys = {tables.grammar_key(SmallGrammar, SMALL), tables.grammar_key(Changed, SMALL),
            tables.grammar_key(SmallGrammar, (("right", "PLUS"),))}
    assert len(keys) == 3


WARM_START = """
import os, sys
import hlslfe.parse.parser as parser
import hlslfe.parse.tables as tables
def generate(*args):
    raise SystemExit("the tables are built again")
tables.generate = generate
assert parser.parser_tables().was_cached
assert "inspect" not in sys.modules and "pickle" not in sys.modules and "typing" not in sys.modules, "slow imports"
print(sorted(os.listdir(".")))
"""


def test_a_warm_start_builds_nothing_and_leaves_no_files(tmp_path: Path) -> None:
    parser_tables()
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, "-S", "-c", WARM_START_PATHS + WARM_START], cwd=tmp_path, env=environment,
                          capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


# -S keeps what site-packages' .pth files import out of the picture; PLY must be found all the same.
WARM_START_PATHS = f"import sys; sys.path.append({str(Path(yacc.__file__).parents[1])!r})\n"


def test_inspect_still_works_after_yacc() -> None:
    """lr_engine puts off the import of `inspect`; whoever wants it gets it."""
    code = ("import hlslfe.parse.lr_engine as engine, sys; assert 'inspect' not in sys.modules; "
            "print(engine.yacc.inspect.getmodule(engine.TableParser).__name__); "
            "import inspect; print(inspect.isclass(int))")
    done = subprocess.run([sys.executable, "-S", "-c", WARM_START_PATHS + code], capture_output=True, text=True,
                          timeout=60, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}, check=False)
    assert (done.stdout, done.stderr) == ("hlslfe.parse.lr_engine\nTrue\n", "")


def test_two_parses_at_once_share_nothing_but_tables() -> None:
    from concurrent.futures import ThreadPoolExecutor

    from parse_support import parse

    texts = [f"struct S{n} {{ int i; }}; S{n} f(S{n} a) {{ return a }} typedef S{n} T; T t;" for n in range(40)]
    alone = [(parsed.dump, parsed.reports) for parsed in map(parse, texts)]
    with ThreadPoolExecutor(4) as pool:
        together = [(parsed.dump, parsed.reports) for parsed in pool.map(parse, texts)]
    assert alone == together
