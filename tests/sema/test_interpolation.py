"""Interpolation keywords: merging, places, and what an entry point allows."""

from __future__ import annotations

import pytest
from entry_cases import P, V, compilation, entries, reported

from hlslfe.signature.interpolation import CENTER, CENTROID, LINEAR, NOINTERPOLATION, NOPERSPECTIVE, SAMPLE

DUPLICATE = "warn_hlsl_duplicate_interpolation"
CONFLICT = "err_hlsl_interpolation_conflict"
OVERRIDE = "warn_hlsl_interpolation_override"
NOTE = "note_conflicting_attribute"


@pytest.mark.parametrize(("source", "expected"), [
    ("struct S { linear §1linear float a : A; };", [(DUPLICATE, 1)]),
    ("struct S { nointerpolation §1nointerpolation float a : A; };", [(DUPLICATE, 1)]),
    ("struct S { §2nointerpolation §1centroid float a : A; };", [(CONFLICT, 1), (NOTE, 2)]),
    ("struct S { §2linear §1nointerpolation float a : A; };", [(CONFLICT, 1), (NOTE, 2)]),
    ("struct S { linear §2centroid §1nointerpolation float a : A; };", [(CONFLICT, 1), (NOTE, 2)]),
    # once for each declaration
    ("struct S { §2nointerpolation §1centroid linear noperspective float a : A; };", [(CONFLICT, 1), (NOTE, 2)]),
    ("struct S { sample §1center float a : A; };", [(OVERRIDE, 1)]),
    ("struct S { center §1centroid §2sample float a : A; };", [(OVERRIDE, 1), (OVERRIDE, 2)]),
    ("struct S { linear noperspective sample float a : A; };", []),
    ("void f(sample §1center float a) {}", [(OVERRIDE, 1)]),
    ("linear §1linear float f() { return 1; }", [(DUPLICATE, 1)]),
    ("float linear §1linear f() { return 1; }", [(DUPLICATE, 1)]),
    ("struct S { linear float §1linear a : A; };", [(DUPLICATE, 1)]),
])
def test_merging(source: str, expected: list[tuple[str, int]]) -> None:
    assert reported(source) == expected


@pytest.mark.parametrize(("source", "names"), [
    ("struct S { sample center float a : A; };", "'sample' overrides 'center'"),
    ("struct S { center centroid float a : A; };", "'centroid' overrides 'center'"),
    ("struct S { center sample centroid float a : A; };", "'sample' overrides 'center'"),
])
def test_the_higher_location_wins(source: str, names: str) -> None:
    compiled = compilation(source)
    assert compiled.unit() is not None
    assert compiled.diagnostics[0].message == names


@pytest.mark.parametrize("source", [
    "static §1linear const float g = 1;",
    "static §1nointerpolation float g;",
    "void f() { §1centroid float a = 1; }",
    "void f() { float §1noperspective a = 1; }",
    "typedef §1centroid float T;",
])
def test_wrong_place(source: str) -> None:
    assert ("err_attribute_wrong_decl_type_str", 1) in reported(source)


@pytest.mark.parametrize(("source", "masks"), [
    (P + "float4 main(linear float a : A, float sample b : B, noperspective centroid float c : C) : SV_Target"
         " { return a + b + c; }", [LINEAR, SAMPLE, NOPERSPECTIVE | CENTROID]),
    # the inner keywords replace the outer ones
    ("struct N { noperspective float a : A; float b : B; }; " + P +
     "float4 main(sample N n) : SV_Target { return n.a + n.b; }", [NOPERSPECTIVE, SAMPLE]),
    (P + "float4 main(nointerpolation int a[2] : A, center float b : B) : SV_Target { return a[0] + b; }",
     [NOINTERPOLATION, CENTER]),
])
def test_masks_of_leaves(source: str, masks: list[int]) -> None:
    assert [leaf.mask for leaf in entries(source)[0].inputs] == masks


POSITION = "err_hlsl_interpolation_position"
TYPE = "err_hlsl_interpolation_type"
USED = "note_hlsl_semantic_used_here"


@pytest.mark.parametrize(("source", "expected"), [
    (P + "float4 main(§1nointerpolation float4 p : §2SV_Position) : SV_Target { return p; }",
     [(POSITION, 1), (USED, 2)]),
    (V + "§1nointerpolation float4 main() : §2SV_Position { return 1; }", [(POSITION, 1), (USED, 2)]),
    ("struct S { float4 p : §2SV_Position; }; " + P + "float4 main(§1nointerpolation S s) : SV_Target { return s.p; }",
     [(POSITION, 1), (USED, 2)]),
    # the effective semantic counts
    ("struct S { nointerpolation float4 p : SV_Position; }; " + P + "float4 main(S s : A) : SV_Target { return s.p; }",
     []),
    (P + "float4 main(§1linear int a : A) : SV_Target { return a; }", [(TYPE, 1)]),
    (P + "float4 main(§1noperspective bool2 a : A) : SV_Target { return a.x; }", [(TYPE, 1)]),
    ("enum E { X }; " + P + "float4 main(§1center E e : A) : SV_Target { return 1; }", [(TYPE, 1)]),
    ("struct S { float f : F; uint i[2] : I; }; " + V + "void main(§1sample out S s) { s = (S)0; }", [(TYPE, 1)]),
    (P + "float4 main(nointerpolation int a : A) : SV_Target { return a; }", []),
    # not checked: vertex inputs, pixel outputs, helpers
    (V + "float4 main(linear int a : A, nointerpolation float4 p : SV_Position) : SV_Position { return a + p; }", []),
    (P + "linear int4 main() : SV_Target { return 1; }", []),
    ("float4 f(linear int a : A, nointerpolation float4 p : SV_Position) { return a + p; }", []),
])
def test_checks_of_entry_points(source: str, expected: list[tuple[str, int]]) -> None:
    assert reported(source) == expected


def test_conflict_makes_the_declaration_invalid_and_silences_the_entry_point() -> None:
    source = P + "float4 main(§2nointerpolation §1sample float a) : SV_Target { return a; }"
    assert reported(source) == [(CONFLICT, 1), (NOTE, 2)]


@pytest.mark.parametrize("word", ["sample", "center", "linear", "centroid", "noperspective", "nointerpolation"])
def test_keywords_are_names_elsewhere(word: str) -> None:
    source = f"struct S {{ float {word}; }}; float f(S s) {{ float {word} = s.{word}; return {word} + 1; }}"
    assert reported(source) == []
