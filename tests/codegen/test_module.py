"""Modules as a whole: order, linkage, globals, initialisation and metadata, each as Clang 22 prints it."""

from __future__ import annotations

import re

import pytest

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.codegen.module import init_file_name
from hlslfe.frontend.compiler import Compilation


def compile_text(source: str, profile: str = "lib_6_6", native_half: bool = False, name: str = "x.hlsl") -> str:
    """The module of `source` as Clang 22 would have it (entry operands, no signature metadata)."""
    target = parse_profile(profile)
    assert target is not None
    options = Options(target, clang_compat=22, native_half=native_half, native_int16=native_half)
    compilation = Compilation(name, source, options)
    text = compilation.llvm_ir()
    assert text is not None, [diagnostic.message for diagnostic in compilation.diagnostics]
    return text


def names(text: str) -> list[str]:
    """Globals and functions in the order of the module."""
    found = re.findall(r'^(?:(?:define|declare).*?)?@("[^"]*"|[^ (]+)', text, re.M)
    return [name.strip('"') for name in found]


def heads(text: str) -> list[str]:
    """define and declare lines."""
    return [line.removesuffix(" {") for line in text.splitlines() if line.startswith(("define", "declare"))]


def test_an_empty_library() -> None:
    assert compile_text("") == """; ModuleID = 'x.hlsl'
source_filename = "x.hlsl"
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16\
-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-library"

!llvm.module.flags = !{!0}
!dx.valver = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, i32 8}
!2 = !{!"hlslfe"}
"""


def test_native_half_is_a_flag() -> None:
    text = compile_text("", native_half=True)
    assert "!llvm.module.flags = !{!0, !1}" in text
    assert '!1 = !{i32 1, !"dx.nativelowprec", i32 1}' in text


ORDER = """
namespace { static int an; float anf(float x) { an = 1; return x; } int anf2() { return 1;} }
namespace N { namespace O { struct U { int b; }; static U u; export U f(U a) { return u; } }
  static int v; static const int cc[2] = {1,2}; static const int ci = 3; }
float fwd(float x);
static float sfwd(float x);
static float s1(float x) { return sfwd(x) + fwd(x); }
static float s2(float x) { return s1(x); }
static float sfwd(float x) { return x; }
static float never(float x) { return s1(x); }
export float main(float x) { return anf(x) + anf2() + s2(x) + N::v + N::cc[(int)x] + N::ci; }
float fwd(float x) { return x; }
inline float inl(float a) { return a; } float uinl(float a) { return inl(a); }
static float dyn = sin(1.0); static float dyn2 = dyn; static float4 dyn3[2] = {{dyn.xxxx},{dyn2,1,2,3}};
float rd() { static float l = 1; { static float l = dyn2; l += 1; } return l + dyn3[1].x; }
float rec(int a) { return a ? rec(a - 1) : 0; }
"""


def test_order_of_functions_and_globals() -> None:
    """Everything stands where it was first named; internal functions and initialisers are emitted after the others,
    each behind its first user."""
    assert names(compile_text(ORDER)) == [
        "_ZN1N1OL1uE", "_ZN1NL1vE", "_ZN1NL2ccE", "_ZZ2rdvE1l", "_ZZ2rdvE1l_0", "_ZGVZ2rdvE1l_0", "_ZL4dyn2",
        "_ZL4dyn3", "_ZN12_GLOBAL__N_12anE", "_ZL3dyn", "llvm.global_ctors",
        "_ZN1N1O1fENS0_1UE", "llvm.memcpy.p0.p0.i32", "_Z4mainf", "_ZN12_GLOBAL__N_13anfEf",
        "_ZN12_GLOBAL__N_14anf2Ev", "_ZL2s2f", "_Z3fwdf", "_Z4uinlf", "_Z3inlf", "_Z2rdv", "_Z3reci", "_ZL2s1f",
        "_ZL4sfwdf", "__cxx_global_var_init", "__cxx_global_var_init.1", "llvm.sin.f32", "__cxx_global_var_init.2",
        "_GLOBAL__sub_I_x.hlsl"]


def test_initialisers_run_in_source_order() -> None:
    """They were emitted in the order of use (dyn2, dyn, dyn3), and are called in the order of the source."""
    text = compile_text(ORDER)
    body = text[text.index("@_GLOBAL__sub_I_x.hlsl()"):]
    assert re.findall(r"call void @(\S+)\(\)", body) == [
        "__cxx_global_var_init.1", "__cxx_global_var_init", "__cxx_global_var_init.2"]


def test_initialisers_with_effects_are_emitted_unused() -> None:
    text = compile_text("""
        static int n;
        int next() { return ++n; }
        static int first = next();
        static int second = next();
        static int unread = 3 * n;
        namespace { static int hidden = n = 4; }
        export int f() { return second; }
    """)
    assert names(text) == [
        "_ZL1n", "_ZL5first", "_ZL6second", "_ZN12_GLOBAL__N_16hiddenE", "llvm.global_ctors", "_Z4nextv",
        "__cxx_global_var_init", "__cxx_global_var_init.1", "__cxx_global_var_init.2", "_Z1fv", "_GLOBAL__sub_I_x.hlsl"]


def test_linkage() -> None:
    text = compile_text("""
        float plain(float x) { return x; }
        export float shown(float x) { return x; }
        static float hidden(float x) { return x; }
        inline float once(float x) { return x; }
        float elsewhere(float3 x, inout bool b);
        float user(bool b) { return hidden(1) + once(2) + elsewhere(1, b); }
        static float unused(float x) { return x; }
        inline float unused2(float x) { return x; }
    """)
    number = "noundef nofpclass(nan inf)"
    assert heads(text) == [
        f"define hidden {number} float @_Z5plainf(float {number} %x) #0",
        f"define {number} float @_Z5shownf(float {number} %x) #0",
        f"define hidden {number} float @_Z4userb(i1 noundef %b) #0",
        f"define internal {number} float @_ZL6hiddenf(float {number} %x) #0",
        f"define linkonce_odr hidden {number} float @_Z4oncef(float {number} %x) #0",
        f"declare hidden {number} float @_Z9elsewhereDv3_fRb(<3 x float> {number}, "
        "ptr noalias noundef nonnull align 4 dereferenceable(4)) #1",
    ]
    strings = ('"no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" '
               '"no-trapping-math"="true" "stack-protector-buffer-size"="8"')
    assert [line for line in text.splitlines() if line.startswith("attributes")] == [
        f"attributes #0 = {{ alwaysinline convergent mustprogress norecurse nounwind {strings} }}",
        f"attributes #1 = {{ convergent {strings} }}",
        "attributes #2 = { convergent }",
    ]


def test_parameters_and_results_in_memory() -> None:
    text = compile_text("""
        struct S { float3 a; int b; };
        S f(S s, float a[2], inout S t, inout float b[2], out int3 v) { v = 0; return s; }
    """)
    assert "%struct.S = type { <3 x float>, [4 x i8], i32 }" in text
    assert heads(text)[0] == (
        "define hidden void @_Z1f1SA2_fRS_S0_RDv3_i(ptr dead_on_unwind noalias writable sret(%struct.S) align 1 "
        "%agg.result, ptr noundef byval(%struct.S) align 1 %s, ptr noundef byval([2 x float]) align 4 %a, "
        "ptr noalias noundef nonnull align 1 dereferenceable(20) %t, ptr noalias noundef align 4 %b, "
        "ptr noalias noundef nonnull align 16 dereferenceable(16) %v) #0")


GLOBALS = """
struct S { float a; float3 b; bool c; int d[2]; };
static float g = 3;
static const float k = 2;
static bool3 gb3 = {true,false,true};
static const S ks = {1, {1,2,3}, true, {4,5}};
static S zs;
static const S ka[2] = {{1, {1,2,3}, true, {4,5}},{1, {1,2,3}, true, {4,5}}};
static const float4 kv = float4(1,2,3,4);
static half gh = 1.1;
static double gd = 1.1;
static int64_t gl = 1;
static const int big[12] = {1,0,0,0,0,0,0,0,0,0,0,0};
static float unused = 3;
static const float4 neg = -float4(1,2,3,4);
static const float sum = (1 + 2) * k / 3 - -k;
static int neverSet;
export float f(int i) {
  float3 x = gb3 ? 1 : 0;
  return g + k + ks.a + zs.b.x + ka[1].a + kv.x + gh + gd + gl + big[i] + neg.x + sum + neverSet;
}
"""


def test_constant_initialisers() -> None:
    text = compile_text(GLOBALS)
    struct = ("%struct.S { float 1.000000e+00, <3 x float> <float 1.000000e+00, float 2.000000e+00, "
              "float 3.000000e+00>, [4 x i8] undef, i32 1, [2 x i32] [i32 4, i32 5] }")
    assert sorted(line for line in text.splitlines() if line.startswith("@")) == sorted([
        "@_ZL3gb3 = internal global <3 x i32> <i32 1, i32 0, i32 1>, align 16",
        "@_ZL1g = internal global float 3.000000e+00, align 4",
        f"@_ZL2ks = internal constant {struct}, align 1",
        "@_ZL2zs = internal global %struct.S zeroinitializer, align 1",
        f"@_ZL2ka = internal constant [2 x %struct.S] [{struct}, {struct}], align 1",
        "@_ZL2kv = internal constant <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, "
        "float 4.000000e+00>, align 16",
        "@_ZL2gh = internal global float 0x3FF19999A0000000, align 4",
        "@_ZL2gd = internal global double 0x3FF19999A0000000, align 8",
        "@_ZL2gl = internal global i64 1, align 8",
        "@_ZL3big = internal constant <{ i32, [11 x i32] }> <{ i32 1, [11 x i32] zeroinitializer }>, align 4",
        "@_ZL3neg = internal constant <4 x float> <float -1.000000e+00, float -2.000000e+00, float -3.000000e+00, "
        "float -4.000000e+00>, align 16",
        "@_ZL8neverSet = internal global i32 0, align 4",
    ])


def test_constants_of_locals_are_private_globals() -> None:
    text = compile_text("float f(int i) { float a[2] = {1, 2}; { float a[2] = {3, 4}; a[0] = 1; } return a[i]; }")
    assert [line for line in text.splitlines() if line.startswith("@")] == [
        f"@__const._Z1fi.a{suffix} = private unnamed_addr constant [2 x float] [float {a}, float {b}], align 4"
        for suffix, a, b in (("", "1.000000e+00", "2.000000e+00"), (".1", "3.000000e+00", "4.000000e+00"))]


STARTUP = """
static float dyn = sin(1.0);
static float once(float x) { return dyn * x; }
[shader("pixel")] float4 main(float4 p : SV_Position) : SV_Target { return p * once(p.x); }
[shader("compute")] [numthreads(1,1,1)] void cs(uint i : SV_GroupIndex) { dyn = i; }
"""


@pytest.mark.parametrize(("profile", "wrappers"), [("lib_6_6", ["main", "cs"]), ("ps_6_6", ["main"])])
def test_entry_points_run_the_initialisers_first(profile: str, wrappers: list[str]) -> None:
    text = compile_text(STARTUP, profile)
    for name in wrappers:
        body = text[text.index(f"define void @{name}()"):].splitlines()
        assert body[1:3] == ["entry:", "  call void @_GLOBAL__sub_I_x.hlsl()"]
    constructors = (
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
        "[{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_x.hlsl, ptr null }]\n")
    assert (constructors in text) == (profile == "lib_6_6")


def test_a_wrapper_stands_behind_its_function() -> None:
    assert names(compile_text(STARTUP)) == [
        "_ZL3dyn", "llvm.global_ctors", "_Z4mainDv4_f", "main", "llvm.dx.load.input.v4f32",
        "llvm.dx.store.output.v4f32", "_ZL4oncef", "_Z2csj", "cs", "llvm.dx.flattened.thread.id.in.group",
        "__cxx_global_var_init", "llvm.sin.f32", "_GLOBAL__sub_I_x.hlsl"]


def test_entry_functions_are_internal() -> None:
    text = compile_text(STARTUP)
    assert "define internal noundef nofpclass(nan inf) <4 x float> @_Z4mainDv4_f(" in text
    assert "define void @main() #1 {" in text


def test_deferred_functions_need_no_recursion() -> None:
    """A chain of static functions, each used by the next, is emitted in a loop."""
    count = 1500
    lines = ["static float f0(float x) { return x; }"]
    lines += [f"static float f{k}(float x) {{ return f{k - 1}(x); }}" for k in range(1, count)]
    text = compile_text("\n".join([*lines, f"float use(float x) {{ return f{count - 1}(x); }}"]))
    assert text.count("define internal") == count
    assert names(text)[:3] == ["_Z3usef", f"_ZL5f{count - 1}f", f"_ZL5f{count - 2}f"]


def test_the_name_of_the_initialiser() -> None:
    assert init_file_name("d-x/a-b c$é.hlsl") == "a_b_c___.hlsl"
    assert init_file_name("x.1.hlsl") == "x.1.hlsl"
    assert init_file_name("") == "(null)"


def test_initialisers_run_in_the_order_of_declarations_out_of_macros_too() -> None:
    text = compile_text("#define MADE static float made = next()\nfloat next(); static float own = next();\n"
                        "MADE; static float last = next(); export float f() { return last + made + own; }")
    stored = re.findall(r"store float %call, ptr @_ZL\d(\w+)", text)
    called = re.findall(r"call void @__cxx_global_var_init(?:\.(\d))?\(\)", text)
    assert [stored[int(number or 0)] for number in called] == ["own", "made", "last"]
