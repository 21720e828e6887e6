"""Intrinsic functions: the table, the overload that a call means, and what the compilers would say."""

from __future__ import annotations

import pytest
from expr_cases import brief, ids, typed

import hlslfe
from hlslfe.ast.expr import CallExpr
from hlslfe.ast.types import BUILTIN_TYPES
from hlslfe.basic.builtins import BUILTINS, Builtin

SHAPES = {"T", "S", "T4", "boolT", "intT", "uintT", "floatT", "doubleT", "halfT", "shortT", "ushortT", "bool", "int",
          "uint", "float", "void", "uint2", "uint4", "int2", "int4", "float2", "short4", "ushort4", "dest"}
LOWERINGS = {"llvm", "dx", "dx.plain", "class", "custom", "library", "formula", "atomic", "unsupported", "matrix",
             "stage"}


@pytest.mark.parametrize("row", BUILTINS.values(), ids=lambda row: row.name)
def test_rows_are_well_formed(row: Builtin) -> None:
    assert set(row.overloads) <= set(BUILTIN_TYPES)
    assert {*(shape.removeprefix("out ") for shape in row.params), row.result} <= SHAPES
    assert row.lowering[0] in LOWERINGS
    assert (row.lowering[0] != "class") or set(row.lowering[1]) == {"float", "signed", "unsigned"}
    assert bool(row.overloads) == any(shape in ("T", "S", "dest") or shape.endswith("T") for shape in row.params)
    assert row.vectors == (row.sizes != (1,))


EXACT = [
    ("sin(x)", "sin<float (float)>(load(x))"),
    ("sin(f3)", "sin<float3 (float3)>(load(f3))"),
    ("abs(i3)", "abs<int3 (int3)>(load(i3))"),
    ("dot(f3, f3)", "dot<float (float3, float3)>(load(f3), load(f3))"),
    ("dot(x, y)", "dot<float (float, float)>(load(x), load(y))"),
    ("max(u, u)", "max<uint (uint, uint)>(load(u), load(u))"),
    ("clamp(i, 0, 1)", "clamp<int (int, int, int)>(load(i), 0:int, 1:int)"),
    ("lerp(f3, f3, f3)", "lerp<float3 (float3, float3, float3)>(load(f3), load(f3), load(f3))"),
    ("cross(f3, f3)", "cross<float3 (float3, float3)>(load(f3), load(f3))"),
    ("all(b3)", "all<bool (bool3)>(load(b3))"),
    ("any(x)", "any<bool (float)>(load(x))"),
    ("isnan(f3)", "isnan<bool3 (float3)>(load(f3))"),
    ("sign(u)", "sign<int (uint)>(load(u))"),
    ("firstbitlow(i3)", "firstbitlow<uint3 (int3)>(load(i3))"),
    ("asdouble(u, u)", "asdouble<double (uint, uint)>(load(u), load(u))"),
    ("f16tof32(u2)", "f16tof32<float2 (uint2)>(load(u2))"),
    ("and(b3, b3)", "and<bool3 (bool3, bool3)>(load(b3), load(b3))"),
    ("select(b, f3, f3)", "select<float3 (bool, float3, float3)>(load(b), load(f3), load(f3))"),
    ("select(b3, f3, x)", "select<float3 (bool3, float3, float)>(load(b3), load(f3), load(x))"),
    ("select(b3, x, x)", "select<float3 (bool3, float, float)>(load(b3), load(x), load(x))"),
    ("mad(i, i, i)", "mad<int (int, int, int)>(load(i), load(i), load(i))"),
    ("WaveReadLaneAt(f3, u)", "WaveReadLaneAt<float3 (float3, uint)>(load(f3), load(u))"),
    ("WaveGetLaneIndex()", "WaveGetLaneIndex<uint ()>()"),
    ("WaveActiveBallot(b)", "WaveActiveBallot<uint4 (bool)>(load(b))"),
    ("clip(f3)", "clip<void (float3)>(load(f3))"),
    ("sin(h)", "sin<half (half)>(load(h))"),
    ("saturate(d)", "saturate<double (double)>(load(d))"),
]


@pytest.mark.parametrize(("text", "expected"), EXACT)
def test_exact_overload(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected
    assert ids(text, all_warnings=True) == []


# Calls that Clang 22 finds ambiguous (or takes only through deprecated overloads: second list), as DXC takes them.
FOR_DXC = [
    ("pow(f3, x)", "pow<float3 (float3, float3)>(load(f3), splat<float3>(load(x)))"),
    ("pow(f3, 2)", "pow<float3 (float3, float3)>(load(f3), splat<float3>(itof<float>(2:int)))"),
    ("pow(x, 2)", "pow<float (float, float)>(load(x), itof<float>(2:int))"),
    ("max(0, x)", "max<float (float, float)>(itof<float>(0:int), load(x))"),
    ("max(f3, 0)", "max<float3 (float3, float3)>(load(f3), splat<float3>(itof<float>(0:int)))"),
    ("max(i, u)", "max<uint (uint, uint)>(icast<uint>(load(i)), load(u))"),
    ("max(i, l)", "max<int64_t (int64_t, int64_t)>(icast<int64_t>(load(i)), load(l))"),
    ("max(f3, i3)", "max<float3 (float3, float3)>(load(f3), itof<float^3>(load(i3)))"),
    ("max(x, d)", "max<double (double, double)>(fcast<double>(load(x)), load(d))"),
    ("max(b, b)", "max<int (int, int)>(icast<int>(load(b)), icast<int>(load(b)))"),
    ("clamp(x, 0, y)", "clamp<float (float, float, float)>(load(x), itof<float>(0:int), load(y))"),
    ("clamp(f3, 0, 1)",
     "clamp<float3 (float3, float3, float3)>(load(f3), splat<float3>(itof<float>(0:int)), "
     "splat<float3>(itof<float>(1:int)))"),
    ("lerp(0, f3, 0.5)",
     "lerp<float3 (float3, float3, float3)>(splat<float3>(itof<float>(0:int)), load(f3), splat<float3>(0.5:float))"),
    ("dot(f3, 1)", "dot<float (float3, float3)>(load(f3), splat<float3>(itof<float>(1:int)))"),
    ("dot(f3, x)", "dot<float (float3, float3)>(load(f3), splat<float3>(load(x)))"),
    ("step(0, f3)", "step<float3 (float3, float3)>(splat<float3>(itof<float>(0:int)), load(f3))"),
    ("saturate(i)", "saturate<float (float)>(itof<float>(load(i)))"),
    ("abs(b)", "abs<int (int)>(icast<int>(load(b)))"),
    ("firstbitlow(x)", "firstbitlow<uint (int)>(ftoi<int>(load(x)))"),
    ("reversebits(i)", "reversebits<uint (uint)>(icast<uint>(load(i)))"),
    ("select(b, f3, 1)", "select<float3 (bool, float3, float3)>(load(b), load(f3), splat<float3>(itof<float>(1:int)))"),
    ("select(b3, 1, 2.5)", "select<float3 (bool3, float, float)>(load(b3), itof<float>(1:int), 2.5:float)"),
    ("mad(i3, 2, 1.5)",
     "mad<float3 (float3, float3, float3)>(itof<float^3>(load(i3)), splat<float3>(itof<float>(2:int)), "
     "splat<float3>(1.5:float))"),
    ("rcp(i)", "rcp<float (float)>(itof<float>(load(i)))"),
    ("clip(i)", "clip<void (float)>(itof<float>(load(i)))"),
    ("f16tof32(i)", "f16tof32<float (uint)>(icast<uint>(load(i)))"),
    ("length(i3)", "length<float (float3)>(itof<float^3>(load(i3)))"),
    ("smoothstep(0, x, y)", "smoothstep<float (float, float, float)>(itof<float>(0:int), load(x), load(y))"),
    ("fmod(f3, x)", "fmod<float3 (float3, float3)>(load(f3), splat<float3>(load(x)))"),
    ("ldexp(x, 2)", "ldexp<float (float, float)>(load(x), itof<float>(2:int))"),
]


@pytest.mark.parametrize(("text", "expected"), FOR_DXC)
def test_dxc_s_choice(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected
    assert ids(text) == []
    assert ids(text, all_warnings=True) == ["warn_hlsl_portability"]


CLANG_TAKES = [
    ("cross(f3, 1)", "cross<float3 (float3, float3)>(load(f3), splat<float3>(itof<float>(1:int)))"),
    ("asdouble(1, 2)", "asdouble<double (uint, uint)>(icast<uint>(1:int), icast<uint>(2:int))"),
    ("and(i, i)", "and<bool (bool, bool)>(itob<bool>(load(i)), itob<bool>(load(i)))"),
    ("WaveReadLaneAt(x, 3)", "WaveReadLaneAt<float (float, uint)>(load(x), icast<uint>(3:int))"),
    ("select(f3 < 1.0, f3, f3)",
     "select<float3 (bool3, float3, float3)>(itob<bool^3>([load(f3) < splat<float^3>(1:float)]:int^3), "
     "load(f3), load(f3))"),
]


@pytest.mark.parametrize(("text", "expected"), CLANG_TAKES)
def test_conversions_that_clang_makes_too(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected
    assert ids(text, all_warnings=True) == []


COMPATIBLE = [
    ("sin(i)", "sin<float (int)>(load(i))"),
    ("sin(d2)", "sin<float2 (double2)>(load(d2))"),
    ("normalize(i3)", "normalize<float3 (int3)>(load(i3))"),
    ("isnan(d2)", "isnan<bool2 (double2)>(load(d2))"),
    ("lerp(f3, f3, 0.5)", "lerp<float3 (float3, float3, float)>(load(f3), load(f3), 0.5:float)"),
    ("max(f3, x)", "max<float3 (float3, float)>(load(f3), load(x))"),
    ("min(x, f3)", "min<float3 (float, float3)>(load(x), load(f3))"),
    ("clamp(i3, 0, 1)", "clamp<int3 (int3, int, int)>(load(i3), 0:int, 1:int)"),
]


@pytest.mark.parametrize(("text", "expected"), COMPATIBLE)
def test_deprecated_overloads_of_clang_s_header(text: str, expected: str) -> None:
    assert brief(typed(text)) == expected
    assert ids(text, all_warnings=True) == ["warn_deprecated_message"]


def test_the_shorter_vector_decides() -> None:
    assert brief(typed("max(f3, f4)")) == "max<float3 (float3, float3)>(load(f3), cut<float^3>(load(f4)))"
    assert ids("cross(f3, f4)") == ["warn_hlsl_impcast_vector_truncation"]
    assert brief(typed("cross(f4, f4)")).startswith("cross<float3 (float3, float3)>(cut<")
    assert brief(typed("dot(d2, d2)")).startswith("dot<float (float2, float2)>(fcast<float^2>(load(d2)), ")


def test_one_declaration_for_each_overload() -> None:
    calls = typed("sin(sin(x)) + sin(y)")
    outer, other = calls.lhs, calls.rhs  # type: ignore[attr-defined]
    assert isinstance(outer, CallExpr) and isinstance(other, CallExpr)
    assert outer.function is other.function is outer.args[0].function  # type: ignore[attr-defined]
    assert outer.function.intrinsic is BUILTINS["sin"]
    assert outer.function.qualified_name == "hlsl::sin"


def test_result_type_keeps_the_spelling_of_the_arguments() -> None:
    assert str(typed("sin(f3)").type) == "float3"
    assert str(typed("sin(f4.xyz)").type) == "vector<float, 3>"
    assert str(typed("sign(f3)").type) == "vector<int, 3>"


ERRORS = [
    ("sin(s)", ["err_ovl_no_viable_function_in_call", "note_hlsl_intrinsic_arguments"]),
    ("sin(a)", ["err_ovl_no_viable_function_in_call", "note_hlsl_intrinsic_arguments"]),
    ("sin()", ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_arity"]),
    ("max(1, 2, 3)", ["err_ovl_no_viable_function_in_call", "note_ovl_candidate_arity"]),
    ("cross(f2, f2)", ["err_ovl_no_viable_function_in_call", "note_hlsl_intrinsic_arguments"]),
    ("noise(f3)", ["err_not_supported_yet"]),
    ("sin(nothing)", ["err_undeclared_var_use"]),
    ("x = sin", ["err_hlsl_function_as_value"]),
    ("hlsl::sin(x)", []),
]


@pytest.mark.parametrize(("text", "expected"), ERRORS)
def test_intrinsic_error(text: str, expected: list[str]) -> None:
    assert ids(text, "struct S { float f; }; static S s;") == expected


AVAILABILITY = [
    ("export uint f(uint u) { return dot4add_u8packed(u, u, u); }", "lib_6_3", ["warn_hlsl_availability"]),
    ("export uint f(uint u) { return dot4add_u8packed(u, u, u); }", "lib_6_4", []),
    ("uint f(uint u) { return dot4add_u8packed(u, u, u); }", "lib_6_3", []),  # nobody calls it
    ("uint f(uint u) { return dot4add_u8packed(u, u, u); } export uint g() { return f(1); }", "lib_6_3",
     ["warn_hlsl_availability"]),
    ("namespace N { export uint f(uint u) { return dot4add_u8packed(u, u, u); } }", "lib_6_3",
     ["warn_hlsl_availability"]),
    ("static bool b = IsHelperLane(); float4 main() : SV_Target { return b; }", "ps_6_5", ["warn_hlsl_availability"]),
    ("void f() { discard; } float4 main() : SV_Position { f(); return 0; }", "vs_6_6",
     ["warn_hlsl_availability_unavailable"]),
    ("void f() { discard; } float4 main() : SV_Position { return 0; }", "vs_6_6", []),
    ("export void f() { discard; GroupMemoryBarrier(); }", "lib_6_6", []),
    ("export float f(float x) { return ddx(x) + fwidth(x) + QuadReadAcrossX(x); }", "lib_6_5", []),
    ("groupshared uint64_t g; export void f() { InterlockedAdd(g, 1); }", "lib_6_5", ["warn_hlsl_availability"]),
    ("groupshared uint64_t g; export void f() { InterlockedAdd(g, 1); }", "lib_6_6", []),
    ("groupshared uint64_t g; void f() { InterlockedAdd(g, 1); }", "lib_6_5", []),
    ("groupshared uint g; export void f() { InterlockedAdd(g, 1); }", "lib_6_5", []),
]


@pytest.mark.parametrize(("text", "profile", "expected"), AVAILABILITY)
def test_availability(text: str, profile: str, expected: list[str]) -> None:
    assert [diagnostic.id for diagnostic in hlslfe.check(text, profile=profile).diagnostics] == expected


DERIVED = ("ddx", "ddx_coarse", "ddx_fine", "ddy", "ddy_coarse", "ddy_fine", "fwidth")
QUADS = ("QuadReadAcrossX(x)", "QuadReadAcrossY(x)", "QuadReadAcrossDiagonal(x)", "QuadReadLaneAt(x, 1)",
         "QuadAny(x > 1)", "QuadAll(x > 1)")
IN_STAGES = {
    "vs": "float4 main(float x : A) : SV_Position { return %s; }",
    "ps": "float4 main(float x : A) : SV_Target { return %s; }",
    "cs": "RWBuffer<float> o; [numthreads(4, 4, 1)] void main(uint i : SV_GroupIndex) { float x = i; o[i] = %s; }",
    "as": "struct L { float a; }; groupshared L l; [numthreads(4, 4, 1)] void main(uint i : SV_GroupIndex)"
          "{ float x = i; l.a = %s; DispatchMesh(1, 1, 1, l); }",
}


@pytest.mark.parametrize("call", [*(f"{name}(x)" for name in DERIVED), *QUADS])
def test_stages_without_neighbours(call: str) -> None:
    """DXC's validator: derivatives outside of pixel shaders came with 6.6, quads were there before."""
    wrong = {
        f"{stage}_{model}" for stage, text in IN_STAGES.items() for model in ("6_5", "6_6", "6_7")
        if "warn_hlsl_availability_unavailable" in [
            diagnostic.id for diagnostic in hlslfe.check(text % call, profile=f"{stage}_{model}").diagnostics]
    }
    before = set() if call in QUADS else {"cs_6_5", "as_6_5"}
    assert wrong == {"vs_6_5", "vs_6_6", "vs_6_7"} | before


ATOMICS = [  # the variable that InterlockedAdd changes, and whether it may
    ("pair", False), ("pair.xy", False), ("one", False), ("mat", False), ("mat[0]", False),
    ("big[0]", False), ("tex[uint2(0, 0)]", False),
    ("pair.y", True), ("pair[1]", True), ("mat[0][1]", True), ("big[0].z", True), ("tex[uint2(0, 0)].x", True),
]


@pytest.mark.parametrize(("target", "is_right"), ATOMICS)
def test_atomics_change_scalars(target: str, is_right: bool) -> None:
    prelude = ("groupshared uint2 pair; groupshared uint1 one; groupshared uint2x2 mat; RWStructuredBuffer<uint3> big;"
               "RWTexture2D<uint2> tex;")
    wrong = ["err_ovl_no_viable_function_in_call", "note_hlsl_intrinsic_arguments"]
    assert ids(f"InterlockedAdd({target}, 1)", prelude) == ([] if is_right else wrong)


def chosen(text: str, prelude: str) -> bool:
    """Whether a call means the user's function."""
    call = typed(text, prelude)
    assert isinstance(call, CallExpr)
    return call.function.intrinsic is None


def test_user_functions_beside_intrinsics() -> None:
    assert not chosen("abs(x)", "float abs(float p);")  # equally good: DXC takes the intrinsic
    assert ids("abs(x)", "float abs(float p);", all_warnings=True) == ["warn_hlsl_portability"]
    assert not chosen("abs(i)", "float abs(float p);")
    assert chosen("max(x, i)", "float max(float p, int q);")  # better than any overload of the intrinsic
    assert chosen("lerp(f3, f3)", "float lerp(float3 p, float3 q);")  # the intrinsic takes three
    assert chosen("max(s, s)", "struct S { float f; }; static S s; S max(S p, S q);")
    assert chosen("N::abs(x)", "namespace N { float abs(float p); }")
    assert not chosen("length(f3)", "float length(float3 p);")
    assert not chosen("length(f2)", "float length(float3 p);")


def test_a_variable_hides_an_intrinsic() -> None:
    assert ids("float max = 1; max = 2") == []


def test_an_atomic_operation_on_no_integer_says_so() -> None:
    (item,) = hlslfe.check("RWBuffer<float> b;\nexport void f() { InterlockedAdd(b[0], 1); }").diagnostics
    assert (item.id, item.line) == ("err_ovl_no_viable_function_in_call", 2)
    assert [(note.id, note.column) for note in item.notes] == [("note_hlsl_atomic_no_integer", 34)]
