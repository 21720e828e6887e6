"""One construct a file in `syntax/`: its source, a line `----`, and the dump of its tree."""

from __future__ import annotations

from pathlib import Path

import pytest
from parse_support import parse_clean

CASES = sorted((Path(__file__).parent / "syntax").glob("*.txt"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_dump(path: Path) -> None:
    source, _, expected = path.read_text().partition("\n----\n")
    assert parse_clean(source).dump == expected


def test_dump_of_a_deep_tree_stays_small() -> None:
    text = parse_clean("static int a = " + "-" + " - " * 2000 + "1;").dump
    lines = text.splitlines()
    assert lines[-1].endswith("IntegerLiteral 1:6017 value=1 kind=int")
    assert lines[-1].strip().startswith("[2004] operand:")
    assert len(text) < 2005 * 300


def test_begin_and_end_of_expressions() -> None:
    parsed = parse_clean("static int a = (b + c[1]).d(2) * -e;")
    product = parsed.unit.decls[0].declarators[0].init  # type: ignore[attr-defined]
    columns = [parsed.sources.presumed(loc).column for loc in (product.begin, product.loc, product.end)]
    assert columns == [16, 32, 35]
    call = product.lhs
    columns = [parsed.sources.presumed(loc).column for loc in (call.begin, call.loc, call.lparen, call.end)]
    assert columns == [16, 27, 28, 30]


def test_specifiers_know_their_first_and_last_token() -> None:
    parsed = parse_clean("static const unsigned int linear a = 1;")
    spec = parsed.unit.decls[0].spec  # type: ignore[attr-defined]
    columns = [parsed.sources.presumed(loc).column for loc in (spec.loc, spec.type.loc, spec.type.end, spec.end)]
    assert columns == [1, 14, 23, 27]


def test_the_second_semantic_of_a_field_is_a_bit_field_width() -> None:
    assert parse_clean("struct S { float a : A : B; };").dump.splitlines()[-3:] == [
        "          declarators: Declarator 1:18 name=a",
        "            annotations: SemanticAnnotation 1:22 name=A",
        "            bitfield: DeclRefExpr 1:26 name=B",
    ]


def test_the_empty_unit() -> None:
    assert parse_clean("").dump == "TranslationUnit\n"
    assert parse_clean(";").dump == "TranslationUnit 1:1\n  decls: EmptyDecl 1:1\n"
