"""Matrices: what becomes of loads, stores, parts, operators and intrinsics."""

from __future__ import annotations

import pytest

import hlslfe

FMF = "reassoc nnan ninf nsz arcp afn"


def body(source: str, **options: object) -> list[str]:
    """The instructions of the one exported function, without flags."""
    result = hlslfe.compile(source, profile="lib_6_6", **options)
    assert result.ll is not None, [str(each) for each in result.diagnostics]
    text = result.ll[result.ll.index("\ndefine ") :]
    lines = text[: text.index("\n}")].splitlines()[3:]
    return [line.strip().replace(f" {FMF}", "") for line in lines]


def has(source: str, *expected: str, **options: object) -> None:
    """Each line of `expected` is there, in this order."""
    lines = body(source, **options)
    place = 0
    for wanted in expected:
        assert wanted in lines[place:], f"{wanted}\nis not in\n" + "\n".join(lines)
        place = lines.index(wanted, place) + 1


def test_in_memory_a_matrix_is_an_array() -> None:
    has("export float2x3 f(float2x3 m) { return m; }", "%m.addr = alloca [6 x float], align 4",
        "store <6 x float> %m, ptr %m.addr, align 4",
        "%0 = load <6 x float>, ptr %m.addr, align 4", "ret <6 x float> %0")


def test_bool_elements_take_32_bits_in_memory() -> None:
    has("export bool2x2 f(bool2x2 m) { return m; }", "%m.addr = alloca [4 x i32], align 4",
        "%0 = zext <4 x i1> %m to <4 x i32>", "store <4 x i32> %0, ptr %m.addr, align 4",
        "%loadedv = trunc <4 x i32> %1 to <4 x i1>", "ret <4 x i1> %loadedv")


@pytest.mark.parametrize(("layout", "places"), [("", ["3", "1"]), ("row_major", ["4", "3"])])
def test_names_of_elements_follow_the_layout(layout: str, places: list[str]) -> None:
    source = f"export void f(inout {layout} float2x3 m, float2 v) {{ m._m11_m10 = v; }}"
    lines = [line for line in body(source) if "getelementptr" in line]
    assert [line.split()[-1] for line in lines] == places


def test_a_row_is_read_and_written_element_by_element() -> None:
    has("export void f(inout float2x2 m, int i) { m[i] = m[1]; }",
        "%matrix_elem = extractelement <4 x float> %1, i32 1",
        "%matrix_row_ins = insertelement <2 x float> poison, float %matrix_elem, i32 0",
        "%matrix_elem1 = extractelement <4 x float> %1, i32 3", "%matrix.load = load <4 x float>, ptr %2, align 4",
        "%4 = add i32 0, %3", "%7 = add i32 2, %3")


def test_indices_of_other_widths() -> None:
    has("export float f(float2x2 m, int64_t i, uint j) { return m[i][j]; }",
        "%idxext = sext i32 %1 to i64", "%2 = mul i64 %idxext, 2", "%3 = add i64 %2, %0")


def test_shared_elements_are_stored_alone() -> None:
    """A store of the whole matrix would undo what other threads do."""
    for text, count in (("gs[0][1] = v;", 1), ("gs[1] = v;", 2), ("gs._m01_m10 = v;", 2)):
        lines = body(f"groupshared float2x2 gs; export void f(float v) {{ {text} }}")
        stores = [line for line in lines if line.startswith("store") and "addrspace(3)" in line]
        assert len(stores) == count and all("store float" in line for line in stores), lines


def test_scalars_are_splatted_beside_matrices() -> None:
    has("export float2x2 f(float2x2 m, float s) { return s - m; }",
        "%scalar.splat.splatinsert = insertelement <4 x float> poison, float %0, i64 0",
        "%2 = fsub <4 x float> %scalar.splat.splat, %1", "ret <4 x float> %2")


def test_truncation_picks_the_first_rows_and_columns() -> None:
    has("export float2x3 f(float4x4 m) { return (float2x3)m; }",
        "%trunc = shufflevector <16 x float> %0, <16 x float> poison, "
        "<6 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9>")


def test_row_major_matrices_are_turned_at_loads_and_stores() -> None:
    turned = "<6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>"
    back = "<6 x i32> <i32 0, i32 3, i32 1, i32 4, i32 2, i32 5>"
    expected = (f"%matrix.rows = shufflevector <6 x float> %m, <6 x float> poison, {turned}",
                f"%matrix.columns = shufflevector <6 x float> %0, <6 x float> poison, {back}",
                "ret <6 x float> %matrix.columns")
    has("export float2x3 f(row_major float2x3 m) { return m; }", *expected)
    has("export float2x3 f(float2x3 m) { return m; }", *expected, row_major=True)
    assert not any("shufflevector" in line for line in body("export float1x3 f(row_major float1x3 m) { return m; }"))


def test_mul_names_its_extents() -> None:
    has("export float2x4 f(float2x3 a, float3x4 b) { return mul(a, b); }",
        "%hlsl.mul = call <8 x float> @llvm.matrix.multiply.v8f32.v6f32.v12f32(<6 x float> %0, <12 x float> %1, "
        "i32 2, i32 3, i32 4)", "ret <8 x float> %hlsl.mul")


def test_a_determinant_shares_its_minors() -> None:
    """28 products of 4 x 4 elements, 40 without sharing."""
    for size, products in ((1, 0), (2, 2), (3, 9), (4, 28)):
        lines = body(f"export float f(float{size}x{size} m) {{ return determinant(m); }}")
        assert sum("fmul" in line for line in lines) == products


def test_usage_follows_elements() -> None:
    source = """
        float4 main(float4 a : A, float4 b : B, uint i : I) : SV_Target {
          float2x2 m = float2x2(a.xy, b.zw);
          float2x2 n = transpose(float2x2(b.xx, 0, 0));
          m._m01 = 1;
          return float4(m[0], m[1][1], ((float2x2)m)[i].x);
        }"""
    entry = hlslfe.signatures(source, profile="ps_6_6", entry="main")[0]
    assert [element.usage_mask for element in entry.inputs] == [0b0001, 0b1100, 1]
