"""Wrappers of entry points and their metadata, compared word for word; LLVM's verifier looks at each module."""

from __future__ import annotations

import re

import pytest

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.codegen.emit_ll import print_module
from hlslfe.codegen.module import CodeGenModule
from hlslfe.frontend.compiler import Compilation
from hlslfe.frontend.verify_ir import verify_ir
from hlslfe.signature.element import SemanticSignatureElement
from hlslfe.signature.metadata import read_signatures

V = '[shader("vertex")] '
P = '[shader("pixel")] '
C = '[shader("compute")] [numthreads(8,4,1)] '

PROPOSAL = V + """float4 vs_main(float4 pos : POSITION, float4 uv[2] : TEXCOORD0) : SV_Position {
  return pos + uv[0] + uv[1];
}
struct PSOut { float4 color : SV_Target0; float4 extra : SV_Target1; };
""" + P + """PSOut ps_main(float4 pos : SV_Position, float4 uv0 : TEXCOORD0, float4 uv1 : TEXCOORD1) {
  PSOut o; o.color = pos + uv0; o.extra = float4(uv1.xyz, 1); return o;
}
"""


def emit(source: str, profile: str = "lib_6_8", **options: object) -> str:
    """The text of the module; LLVM has verified it."""
    pytest.importorskip("llvmlite", reason="pip install hlslfe[llvm]")
    target = parse_profile(profile)
    assert target is not None
    compiled = Compilation("a.hlsl", source, Options(target, **options))  # type: ignore[arg-type]
    signatures = compiled.signatures()
    assert signatures is not None, [diagnostic.message for diagnostic in compiled.diagnostics]
    unit = compiled.unit()
    assert unit is not None
    text = print_module(CodeGenModule(unit, compiled.options, "a.hlsl", signatures, compiled.diags).emit())
    assert verify_ir(text) is None
    return text


def wrapper(text: str, name: str = "main") -> list[str]:
    """The lines of the body of one wrapper."""
    found = re.search(rf"^define void @{re.escape(name)}\(\) #\d+ {{\nentry:\n(.*?)^}}", text, re.M | re.S)
    assert found is not None, text
    return [line.strip() for line in found[1].splitlines()]


def metadata(text: str) -> list[str]:
    """The metadata of the signatures, written out: one line an entry point, no node numbers."""
    nodes = {found[1]: found[2] for found in re.finditer(r"^(!\d+) = !\{(.*)\}$", text, re.M)}
    named = re.search(r"^!dx\.semantic\.signatures = !\{(.*)\}$", text, re.M)

    def written_out(number: str) -> str:
        return "{" + re.sub(r"!\d+", lambda use: written_out(use[0]), nodes[number]) + "}"

    return [written_out(number) for number in named[1].split(", ")] if named else []


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


# ---------------------------------------------------------------- the example of proposal 0047

PROPOSAL_METADATA = [
    '{ptr @vs_main, {'
    '{i32 0, !"POSITION", i32 9, i32 0, {i32 0}, i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}, '
    '{i32 1, !"TEXCOORD", i32 9, i32 0, {i32 0, i32 1}, i32 0, i32 2, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}}, {'
    '{i32 0, !"SV_Position", i32 9, i32 3, {i32 0}, i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}}}',
    '{ptr @ps_main, {'
    '{i32 0, !"SV_Position", i32 9, i32 3, {i32 0}, i32 4, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}, '
    '{i32 1, !"TEXCOORD", i32 9, i32 0, {i32 0}, i32 2, i32 1, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}, '
    '{i32 2, !"TEXCOORD", i32 9, i32 0, {i32 1}, i32 2, i32 1, i8 4, i32 2, i8 0, i8 7, i8 0, i32 0}}, {'
    '{i32 0, !"SV_Target", i32 9, i32 16, {i32 0}, i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}, '
    '{i32 1, !"SV_Target", i32 9, i32 16, {i32 1}, i32 0, i32 1, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}}}',
]


def test_metadata_of_the_proposal() -> None:
    assert metadata(emit(PROPOSAL)) == PROPOSAL_METADATA


def test_deferred_usage() -> None:
    expected = [re.sub(r"i8 (7|15), i8 0, i32 0}", "i8 0, i8 0, i32 0}", line) for line in PROPOSAL_METADATA]
    assert metadata(emit(PROPOSAL, signature_usage="deferred")) == expected


def test_modes_of_vertex_outputs_as_upstream_writes_them() -> None:
    vertex, pixel = metadata(emit(PROPOSAL, signature_interpolation="upstream"))
    assert '!"SV_Position", i32 9, i32 3, {i32 0}, i32 4,' in vertex
    assert '!"POSITION", i32 9, i32 0, {i32 0}, i32 0,' in vertex
    assert pixel == PROPOSAL_METADATA[1]


def test_wrappers_of_the_proposal() -> None:
    text = emit(PROPOSAL)
    assert wrapper(text, "vs_main") == lines("""
        %POSITION0 = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
        %TEXCOORD0 = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
        %0 = insertvalue [2 x <4 x float>] poison, <4 x float> %TEXCOORD0, 0
        %TEXCOORD1 = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 1, i8 0, i32 poison)
        %1 = insertvalue [2 x <4 x float>] %0, <4 x float> %TEXCOORD1, 1
        %2 = alloca [2 x <4 x float>], align 16
        store [2 x <4 x float>] %1, ptr %2, align 16
        %3 = call <4 x float> @_Z7vs_mainDv4_fA2_S_(<4 x float> %POSITION0, ptr %2)
        call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %3)
        ret void""")
    arguments = "ptr %0, <4 x float> %SV_Position0, <4 x float> %TEXCOORD0, <4 x float> %TEXCOORD1"
    assert wrapper(text, "ps_main") == lines(f"""
        %0 = alloca %struct.PSOut, align 16
        %SV_Position0 = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
        %TEXCOORD0 = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
        %TEXCOORD1 = call <4 x float> @llvm.dx.load.input.v4f32(i32 2, i32 0, i8 0, i32 poison)
        call void @_Z7ps_mainDv4_fS_S_({arguments})
        %1 = load %struct.PSOut, ptr %0, align 16
        %2 = extractvalue %struct.PSOut %1, 0
        call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %2)
        %3 = extractvalue %struct.PSOut %1, 1
        call void @llvm.dx.store.output.v4f32(i32 1, i32 0, i8 0, <4 x float> %3)
        ret void""")
    assert re.search(r"^define internal .* @_Z7vs_mainDv4_fA2_S_\(", text, re.M)


# ---------------------------------------------------------------- other shapes


def test_nested_records_and_bool() -> None:
    source = ("struct N { bool x; float2 y; }; struct I { N n; bool2 b[2]; }; " + V
              + "bool main(I i : Q5, bool k : K) : R { return k; }")
    assert wrapper(emit(source)) == lines("""
        %Q5 = call i32 @llvm.dx.load.input.i32(i32 0, i32 0, i8 0, i32 poison)
        %0 = insertvalue %struct.N poison, i32 %Q5, 0
        %Q6 = call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 0, i8 0, i32 poison)
        %1 = insertvalue %struct.N %0, <2 x float> %Q6, 1
        %2 = insertvalue %struct.I poison, %struct.N %1, 0
        %Q7 = call <2 x i32> @llvm.dx.load.input.v2i32(i32 2, i32 0, i8 0, i32 poison)
        %3 = insertvalue [2 x <2 x i32>] poison, <2 x i32> %Q7, 0
        %Q8 = call <2 x i32> @llvm.dx.load.input.v2i32(i32 2, i32 1, i8 0, i32 poison)
        %4 = insertvalue [2 x <2 x i32>] %3, <2 x i32> %Q8, 1
        %5 = insertvalue %struct.I %2, [2 x <2 x i32>] %4, 1
        %6 = alloca %struct.I, align 8
        store %struct.I %5, ptr %6, align 1
        %K0 = call i32 @llvm.dx.load.input.i32(i32 3, i32 0, i8 0, i32 poison)
        %7 = icmp ne i32 %K0, 0
        %8 = call i1 @_Z4main1Ib(ptr %6, i1 %7)
        %9 = zext i1 %8 to i32
        call void @llvm.dx.store.output.i32(i32 0, i32 0, i8 0, i32 %9)
        ret void""")


def test_two_dimensions() -> None:
    source = V + "void main(float a[2][2] : A) {}"
    assert wrapper(emit(source))[:8] == lines("""
        %A0 = call float @llvm.dx.load.input.f32(i32 0, i32 0, i8 0, i32 poison)
        %0 = insertvalue [2 x [2 x float]] poison, float %A0, 0, 0
        %A1 = call float @llvm.dx.load.input.f32(i32 0, i32 1, i8 0, i32 poison)
        %1 = insertvalue [2 x [2 x float]] %0, float %A1, 0, 1
        %A2 = call float @llvm.dx.load.input.f32(i32 0, i32 2, i8 0, i32 poison)
        %2 = insertvalue [2 x [2 x float]] %1, float %A2, 1, 0
        %A3 = call float @llvm.dx.load.input.f32(i32 0, i32 3, i8 0, i32 poison)
        %3 = insertvalue [2 x [2 x float]] %2, float %A3, 1, 1""")


def test_array_of_records() -> None:
    source = "struct S { float a; float2 b; }; " + V + "void main(S s[2] : Q1) {}"
    assert wrapper(emit(source))[:10] == lines("""
        %Q1 = call float @llvm.dx.load.input.f32(i32 0, i32 0, i8 0, i32 poison)
        %0 = insertvalue %struct.S poison, float %Q1, 0
        %Q2 = call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 0, i8 0, i32 poison)
        %1 = insertvalue %struct.S %0, <2 x float> %Q2, 1
        %2 = insertvalue [2 x %struct.S] poison, %struct.S %1, 0
        %Q3 = call float @llvm.dx.load.input.f32(i32 0, i32 1, i8 0, i32 poison)
        %3 = insertvalue %struct.S poison, float %Q3, 0
        %Q4 = call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 1, i8 0, i32 poison)
        %4 = insertvalue %struct.S %3, <2 x float> %Q4, 1
        %5 = insertvalue [2 x %struct.S] %2, %struct.S %4, 1""")


def test_out_and_inout_parameters() -> None:
    source = V + ("float4 main(out float3 c : C, inout bool k : K, float4 p : P) : SV_Position "
                  "{ c = 1; return p; }")
    assert wrapper(emit(source)) == lines("""
        %0 = alloca <3 x float>, align 16
        %K0 = call i32 @llvm.dx.load.input.i32(i32 0, i32 0, i8 0, i32 poison)
        %1 = alloca i32, align 4
        store i32 %K0, ptr %1, align 4
        %P0 = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
        %2 = call <4 x float> @_Z4mainRDv3_fRbDv4_f(ptr %0, ptr %1, <4 x float> %P0)
        call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %2)
        %3 = load <3 x float>, ptr %0, align 4
        call void @llvm.dx.store.output.v3f32(i32 1, i32 0, i8 0, <3 x float> %3)
        %4 = load i32, ptr %1, align 4
        call void @llvm.dx.store.output.i32(i32 2, i32 0, i8 0, i32 %4)
        ret void""")


def test_thread_ids() -> None:
    source = C + "void main(uint3 t : SV_DispatchThreadID, uint g : SV_GroupID, uint i : SV_GroupIndex) {}"
    text = emit(source)
    assert wrapper(text) == lines("""
        %0 = call i32 @llvm.dx.thread.id(i32 0)
        %1 = insertelement <3 x i32> poison, i32 %0, i64 0
        %2 = call i32 @llvm.dx.thread.id(i32 1)
        %3 = insertelement <3 x i32> %1, i32 %2, i64 1
        %4 = call i32 @llvm.dx.thread.id(i32 2)
        %5 = insertelement <3 x i32> %3, i32 %4, i64 2
        %6 = call i32 @llvm.dx.group.id(i32 0)
        %7 = call i32 @llvm.dx.flattened.thread.id.in.group()
        call void @_Z4mainDv3_jjj(<3 x i32> %5, i32 %6, i32 %7)
        ret void""")
    assert "dx.semantic.signatures" not in text


def test_half() -> None:
    source = V + "half2 main(half2 h : H) : R { return h; }"
    assert wrapper(emit(source))[0] == (
        "%H0 = call <2 x float> @llvm.dx.load.input.v2f32(i32 0, i32 0, i8 0, i32 poison)")
    text = emit(source, native_half=True)
    assert wrapper(text)[0] == "%H0 = call <2 x half> @llvm.dx.load.input.v2f16(i32 0, i32 0, i8 0, i32 poison)"
    assert metadata(text) == [
        '{ptr @main, {{i32 0, !"H", i32 8, i32 0, {i32 0}, i32 0, i32 1, i8 2, i32 0, i8 0, i8 3, i8 0, i32 0}}, '
        '{{i32 0, !"R", i32 8, i32 0, {i32 0}, i32 0, i32 1, i8 2, i32 0, i8 0, i8 3, i8 0, i32 0}}}']


def test_render_target_array_has_an_element_a_row() -> None:
    text = emit(P + "void main(out float2 t[2] : SV_Target6) { t[0] = 1; t[1] = 2; }")
    assert wrapper(text)[-5:] == lines("""
        %2 = extractvalue [2 x <2 x float>] %1, 0
        call void @llvm.dx.store.output.v2f32(i32 1, i32 0, i8 0, <2 x float> %2)
        %3 = extractvalue [2 x <2 x float>] %1, 1
        call void @llvm.dx.store.output.v2f32(i32 0, i32 0, i8 0, <2 x float> %3)
        ret void""")
    assert metadata(text) == [
        '{ptr @main, null, {{i32 0, !"SV_Target", i32 9, i32 16, {i32 7}, i32 0, i32 1, i8 2, i32 7, i8 0, i8 3, i8 0, '
        'i32 0}, {i32 1, !"SV_Target", i32 9, i32 16, {i32 6}, i32 0, i32 1, i8 2, i32 6, i8 0, i8 3, i8 0, i32 0}}}']


def test_elements_without_a_place() -> None:
    text = emit(P + "float main() : SV_Depth { return 1; }")
    assert metadata(text) == [
        '{ptr @main, null, {{i32 0, !"SV_Depth", i32 9, i32 17, {i32 0}, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 1, '
        'i8 0, i32 0}}}']


# ---------------------------------------------------------------- attributes, names, several entry points


@pytest.mark.parametrize(("attributes", "stage", "expected"), [
    ("", "vertex", '"hlsl.shader"="vertex"'),
    ("[numthreads(8,4,1)] ", "compute", '"hlsl.numthreads"="8,4,1" "hlsl.shader"="compute"'),
    ("[numthreads(1,1,1)] [WaveSize(4,8)] ", "compute",
     '"hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "hlsl.wavesize"="4,8,0"'),
])
def test_string_attributes(attributes: str, stage: str, expected: str) -> None:
    text = emit(f'[shader("{stage}")] {attributes}void main() {{}}')
    group = re.search(r"^define void @main\(\) #(\d+) ", text, re.M)
    assert group is not None
    found = re.search(rf"^attributes #{group[1]} = {{ convergent noinline norecurse optnone (.*?) \"no-", text, re.M)
    assert found is not None
    assert found[1] == expected


def test_equal_lists_share_their_node() -> None:
    source = ("struct L { float2 uv : UV; float4 c : COLOR; }; " + P + "float4 a(L l) : SV_Target { return l.c; } "
              + P + "float4 b(L m) : SV_Target { return m.c; }")
    text = emit(source)
    named = re.search(r"^!dx\.semantic\.signatures = !\{(!\d+), (!\d+)\}$", text, re.M)
    assert named is not None
    first, second = (re.search(rf"^{node} = !{{ptr @\w, (.*)}}$", text, re.M) for node in named.groups())
    assert first is not None
    assert second is not None
    assert first[1] == second[1]


def test_name_of_the_wrapper_is_the_plain_one() -> None:
    text = emit("namespace N { namespace M { " + V + "void main() {} } }")
    assert wrapper(text) == ["call void @_ZN1N1M4mainEv()", "ret void"]


def test_static_initialisers_run_first() -> None:
    text = emit("float f() { return 1; } static float g = f(); " + V + "float4 main() : SV_Position { return g; }")
    assert wrapper(text)[0] == "call void @_GLOBAL__sub_I_a.hlsl()"


def test_large_indices() -> None:
    text = emit(V + "void main(float a : A4294967295) {}")
    assert "{i32 -1}" in metadata(text)[0]
    assert read_signatures(text)[0].inputs[0].indices == (4294967295,)


# ---------------------------------------------------------------- Clang 22's way


def test_placeholders_of_clang_22() -> None:
    source = ("struct O { float4 p : SV_Position; float2 uv[2] : UV; }; " + V
              + "O main(bool b : B, float2 c[2] : C, out float d : D) { d = 1; return (O)0; }")
    text = emit(source, clang_compat=22)
    assert wrapper(text) == lines("""
        %0 = alloca %struct.O, align 16
        %B0 = call i1 @llvm.dx.load.input.i1(i32 4, i32 0, i32 0, i8 0, i32 poison)
        %C0 = call [2 x <2 x float>] @llvm.dx.load.input.a2v2f32(i32 4, i32 0, i32 0, i8 0, i32 poison)
        %1 = alloca [2 x <2 x float>], align 8
        store [2 x <2 x float>] %C0, ptr %1, align 8
        %D0 = call ptr @llvm.dx.load.input.p0(i32 4, i32 0, i32 0, i8 0, i32 poison)
        call void @_Z4mainbA2_Dv2_fRf(ptr %0, i1 %B0, ptr %1, ptr %D0)
        %2 = load %struct.O, ptr %0, align 16
        %3 = extractvalue %struct.O %2, 0
        call void @llvm.dx.store.output.v4f32(i32 4, i32 0, i32 0, i8 0, i32 poison, <4 x float> %3)
        %4 = extractvalue %struct.O %2, 1
        call void @llvm.dx.store.output.a2v2f32(i32 4, i32 0, i32 0, i8 0, i32 poison, [2 x <2 x float>] %4)
        ret void""")
    assert "dx.semantic.signatures" not in text


# ---------------------------------------------------------------- there and back

SHADERS = [
    PROPOSAL,
    "struct V { float4 p : SV_Position; nointerpolation uint m[2] : MAT; float2 uv : UV4; bool lit : LIT; }; "
    + V + "V main(float3 p : POSITION, bool b : B) { V v = (V)0; v.lit = b; v.p = p.xyzx; return v; }",
    "struct S { float a; float2 b; }; " + P
    + "void main(S s[2] : Q1, sample float3 c : C, bool f : SV_IsFrontFace, out uint4 t : SV_Target3, "
      "out float d : SV_Depth) { t = s[1].b.y; d = c.z; }",
    P + "float4 main(float a[3] : A, nointerpolation int i : I, noperspective float b : B) : SV_Target "
        "{ return a[i] + b; }",
]


def fields(element: SemanticSignatureElement, mode: int) -> tuple[object, ...]:
    return (element.id, element.name, element.component_type, element.kind, element.indices, mode, element.rows,
            element.cols, element.start_row, element.start_col, element.usage_mask, element.dynamic_index_mask,
            element.stream)


@pytest.mark.parametrize("source", SHADERS)
def test_metadata_reads_back_as_the_elements(source: str) -> None:
    target = parse_profile("lib_6_8")
    assert target is not None
    written = Compilation("a.hlsl", source, Options(target)).signatures()
    assert written is not None
    read = read_signatures(emit(source))
    assert [(one.function_name, one.stage) for one in read] == [(one.function_name, one.stage) for one in written]
    for one, other in zip(read, written, strict=True):
        for (_, ours), (_, theirs) in zip(one.lists(), other.lists(), strict=True):
            is_pixel = other.stage == "pixel"
            assert [fields(element, element.interpolation) for element in ours] == [
                fields(element, element.interpolation if is_pixel else 0) for element in theirs]


@pytest.mark.parametrize(("kind", "vector"), [("float3x3", "<9 x float>"), ("bool2x2", "<4 x i1>")])
def test_clang_loads_a_matrix_whole(kind: str, vector: str) -> None:
    """-fclang-compat=22: one placeholder call for the parameter, which is a vector already."""
    target = parse_profile("lib_6_8")
    assert target is not None
    source = f"{P} float4 main({kind} m : N) : SV_Target {{ return m[0][1]; }}"
    text = Compilation("a.hlsl", source, Options(target, clang_compat=22)).llvm_ir()
    assert text is not None and f"%N0 = call {vector} @llvm.dx.load.input" in text
    assert verify_ir(text) is None
