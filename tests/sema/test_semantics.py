"""Semantics as written: splitting, unknown system values, index range, places."""

from __future__ import annotations

import pytest
from entry_cases import entries, reported

from hlslfe.sema.semantics import split_semantic


@pytest.mark.parametrize(("spelling", "name", "digits"), [
    ("COLOR07", "COLOR", "07"),
    ("T3X", "T3X", ""),
    ("_9", "_", "9"),
    ("tex10coord002", "tex10coord", "002"),
    ("A", "A", ""),
    ("SV_Target1", "SV_Target", "1"),
    ("Ü٣", "Ü٣", ""),  # only ASCII digits count
])
def test_split(spelling: str, name: str, digits: str) -> None:
    assert split_semantic(spelling) == (name, digits)


@pytest.mark.parametrize(("spelling", "name", "index", "is_explicit"), [
    ("COLOR07", "COLOR", 7, True),
    ("COLOR", "COLOR", 0, False),
    ("COLOR0", "COLOR", 0, True),
    ("tex4294967295", "tex", 4294967295, True),
    ("tex00000000000000000001", "tex", 1, True),
    ("register2", "register", 2, True),
    ("_9", "_", 9, True),
])
def test_parsed_semantic(spelling: str, name: str, index: int, is_explicit: bool) -> None:
    source = f'[shader("vertex")] void main(float4 p : {spelling}) {{}}'
    semantic = entries(source)[0].function.params[0].semantic
    assert semantic is not None
    assert (semantic.name, semantic.index, semantic.is_explicit) == (name, index, is_explicit)


def test_macro_gives_the_semantic() -> None:
    source = '#define S(n) TEXCOORD##n\n[shader("vertex")] void main(float4 p : S(2)) {}'
    semantic = entries(source)[0].function.params[0].semantic
    assert semantic is not None
    assert (semantic.name, semantic.index) == ("TEXCOORD", 2)


def test_name_of_a_type_or_variable_is_a_semantic() -> None:
    source = 'struct A {}; static const int B = 1; [shader("vertex")] void main(float p : A, float q : B) {}'
    assert [(leaf.name, leaf.index) for leaf in entries(source)[0].inputs] == [("A", 0), ("B", 0)]


UNKNOWN = "err_hlsl_unknown_semantic"
IGNORED = "warn_attribute_wrong_decl_type_str"


@pytest.mark.parametrize("source", [
    "float f(float a : §1SV_Nope);",
    "float f(float a : §1sv_positions);",
    "struct S { float a : §1Sv_Foo2; };",
    "void f() : §1SV_What {}",
])
def test_unknown_system_value(source: str) -> None:
    assert (UNKNOWN, 1) in reported(source)


def test_unknown_system_value_is_dropped() -> None:
    assert reported('[shader("vertex")] float4 main(float §2a : §1SV_Nope) : SV_Position { return a; }') == [
        (UNKNOWN, 1), ("err_hlsl_missing_semantic_annotation", 2), ("note_previous_decl", 2)]


@pytest.mark.parametrize("source", [
    "float f(float a : §1A4294967296);",
    "float f(float a : §1A99999999999999999999999999999);",
    "float f() : §1SV_Target4294967296 { return 1; }",
])
def test_index_out_of_range(source: str) -> None:
    assert reported(source) == [("err_hlsl_semantic_index_out_of_range", 1)]


def test_index_in_range() -> None:
    assert reported("float f(float a : A4294967295); float g(float a : A000000000000000000);") == []


@pytest.mark.parametrize("source", [
    "static float g : §1G;",
    "static float g : §1SV_Nope;",
    "void f() { float l : §1L = 1; l = 2; }",
    "typedef float T : §1A;",
])
def test_semantic_that_is_ignored(source: str) -> None:
    assert reported(source) == [(IGNORED, 1)]


def test_first_semantic_of_a_function_counts() -> None:
    source = '[shader("pixel")] float4 main() : SV_Target2 : SV_Target1 { return 1; }'
    assert [(leaf.name, leaf.index) for leaf in entries(source)[0].outputs] == [("SV_Target", 2)]


@pytest.mark.parametrize(("source", "id"), [
    ("float f(float a : §1);", "err_expected_semantic_identifier"),
    ("float f(float a : §1float);", "err_expected_semantic_identifier"),
    ("float f() : §13 { return 1; }", "err_expected_semantic_identifier"),
    ("float f(float a : A §1: B);", "err_expected"),
    ("float f(float a = 1 §1: A);", "err_expected"),
])
def test_syntax(source: str, id: str) -> None:
    assert reported(source)[0] == (id, 1)
