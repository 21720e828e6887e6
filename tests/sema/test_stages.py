"""Geometry, hull, domain, mesh and amplification entry points: attributes, parameters, and every check of them."""

from __future__ import annotations

import pytest
from entry_cases import entries, reported

V = "struct V { float4 p : SV_Position; };\n"
GS = V + '[shader("geometry")] [maxvertexcount(1)] '
HS = ('[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] '
      '[outputcontrolpoints(3)] [patchconstantfunc("pc")] ')
PC = ("struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };\n"
      "C pc(InputPatch<V, 3> p) { return (C)0; }\n")
MAIN = "V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }"
DS = V + '[shader("domain")] [domain("tri")] '
MS = V + '[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")] '
PAYLOAD = "struct P { int a; }; groupshared P g; "
AS = PAYLOAD + '[shader("amplification")] [numthreads(1, 1, 1)] '
D = "DispatchMesh(1, 1, 1, g);"

MARKED_HS = HS.replace("[patchconstantfunc", "[§1patchconstantfunc")
FORM, MISSING, HERE = "err_hlsl_stage_param_form", "err_hlsl_stage_attribute_missing", "err_hlsl_stage_param"
TYPE, DISPATCH = "err_hlsl_semantic_invalid_type", "err_hlsl_dispatch_mesh_count"
POSITION = "warn_hlsl_incomplete_output"
ACCESS = "err_hlsl_mesh_output_access"
COUNTS = "SetMeshOutputCounts(3, 1); "
NUMBERS, BEFORE, SIZE = "err_hlsl_mesh_output_counts", ("note_previous_use", 2), "err_hlsl_mesh_size"
MSI = MS + "void f(uint i : SV_GroupIndex, out vertices V v[3]) "
NOT_YET = "err_not_supported_yet"

CASES = [
    # attributes
    (V + '[shader("geometry")] void §1f(point V v[1], inout PointStream<V> s) {}', [MISSING]),
    (V + '[shader("domain")] V §1f(OutputPatch<V, 3> p) { return p[0]; }', [MISSING]),
    (V + PC + '[shader("hull")] V §1f(InputPatch<V, 3> p) { return p[0]; }', [MISSING] * 5),
    (V + '[shader("mesh")] [numthreads(1, 1, 1)] void §1f() {}', [MISSING]),
    ('[§1maxvertexcount(1)] [shader("vertex")] void f() {}', ["err_hlsl_attr_unsupported_in_stage"]),
    (GS.replace("count(1)", "count(§11025)") + "void §2f(point V v[1], inout PointStream<V> s) {}",
     ["err_attribute_argument_out_of_range"]),
    (DS.replace('"tri"', '§1"cube"') + "V §2f(OutputPatch<V, 3> p) { return p[0]; }",
     ["err_hlsl_stage_attribute_value"]),
    (DS.replace('"tri"', "§13") + "V §2f(OutputPatch<V, 3> p) { return p[0]; }",
     ["err_expected_string_literal"]),
    (V + PC + HS.replace("[outputtopology(\"triangle_cw\")]", "[§1outputtopology(\"triangle\")]") + MAIN,
     ["err_hlsl_stage_attribute_value"]),
    (V + PC + HS + "[maxtessfactor(§165.0)] " + MAIN, ["err_attribute_argument_out_of_range"]),
    (V + PC + "static float x; " + HS + "[§1maxtessfactor(x)] " + MAIN, ["err_attribute_argument_type"]),
    ("[§1instance()] void f() {}", ["err_attribute_wrong_number_arguments"]),
    (GS + "[§1instance(1)] [§2instance(2)] void f(point V v[1], inout PointStream<V> s) {}",
     ["err_hlsl_attribute_param_mismatch", ("note_conflicting_attribute", 2)]),
    # types
    ("void f(§1InputPatch<float4> p) {}",
     ["err_template_arg_list_different_arity"]),
    ("struct V { float a; }; void f(InputPatch<V, §133> p) {}", ["err_hlsl_control_points_out_of_range"]),
    ("struct V { float a; }; static int n; void f(OutputPatch<V, §1n> p) {}", ["err_expr_not_cce"]),
    ("struct V { float a; }; void f(OutputPatch<V, §1int> p) {}", ["err_template_arg_must_be_expr"]),
    ("void f(InputPatch<§13, 3> p) {}", ["err_template_arg_must_be_type"]),
    ("typedef float A[2]; void f(inout §1PointStream<A> s) {}", ["err_hlsl_stage_element_type"]),
    ("§1triangle float a;", ["err_attribute_wrong_decl_type_str"]),
    ("void f(§2point §1line float a[2]) {}", ["err_hlsl_varmodifiersna", ("note_conflicting_attribute", 2)]),
    ("void f(§2triangle §1linear float a[3]) {}", ["err_hlsl_varmodifiersna", ("note_conflicting_attribute", 2)]),
    ("void f(§1centroid in §2lineadj float a[4]) {}", ["err_hlsl_varmodifiersna", ("note_conflicting_attribute", 2)]),
    ("void f(point §1point float a[1]) {}", ["warn_hlsl_duplicate_specifier"]),
    ("void f(inout linear float a) {}", []),
    # streams
    (V + "void f(V v, inout PointStream<V> s) { s.§1Add(v); }", ["err_no_member"]),
    (V + "void f(V v, inout PointStream<V> s) { s.§1Append(v, v); }",
     ["err_ovl_no_viable_function_in_call", ("note_ovl_candidate_arity", 1)]),
    (GS + "void f(point V v[1], PointStream<V> §1s) {}", [FORM]),
    (GS + "void f(point V v[1], inout PointStream<V> a, inout LineStream<V> §1b) {}",
     ["err_hlsl_streams_must_be_points"]),
    (GS + "void f(inout PointStream<V> a, inout PointStream<V> b, inout PointStream<V> c, inout PointStream<V> d, "
          "inout PointStream<V> §1e) {}", ["err_hlsl_stream_count"]),
    (GS + "void §1f(point V v[1]) {}", ["err_hlsl_stage_param_missing"]),
    (V + '[shader("vertex")] void f(inout PointStream<V> §1s) {}', [HERE]),
    (V + 'struct W { PointStream<V> §1s; }; [shader("vertex")] void f(W §2w) {}',
     [HERE, ("note_hlsl_semantic_used_here", 1), ("note_previous_decl", 2)]),
    # geometry
    (GS + "void f(triangle V §1v[2], inout PointStream<V> s) {}", [FORM]),
    (GS + "void f(triangle V §1v, inout PointStream<V> s) {}", [FORM]),
    (GS + "void f(line V v[2], point float §1w[1] : W, inout PointStream<V> s) {}", [FORM]),
    (V + '[shader("vertex")] void f(point V §1v[1]) {}', [HERE]),
    (GS + "void f(float §2u : §1U, inout PointStream<V> s) {}",
     ["err_hlsl_semantic_unsupported_iotype_for_stage", ("note_previous_decl", 2)]),
    (GS + "void f(inout PointStream<V> s, out float §2u : §1U) {}",
     ["err_hlsl_semantic_unsupported_iotype_for_stage", ("note_previous_decl", 2)]),
    ("struct W { uint §2a : §1SV_PrimitiveID; };\n" + GS + "void f(point W §3w[1], inout PointStream<V> s) {}",
     ["err_hlsl_semantic_unsupported_iotype_for_stage", ("note_hlsl_semantic_used_here", 2),
      ("note_previous_decl", 3)]),
    # patches
    (V + PC.replace("pc(", "other(") + MARKED_HS + MAIN,
     ["err_hlsl_patch_constant_function"]),
    (V + "float4 pc() { return 0; }\nfloat4 pc(uint i : SV_PrimitiveID) { return i; }\n" + MARKED_HS + MAIN,
     ["err_hlsl_patch_constant_function"]),
    (V + PC.replace(" { return (C)0; }", ";") + MARKED_HS + MAIN,
     ["err_hlsl_patch_constant_function"]),
    (V + PC.replace("3> p", "4> §1p") + HS + MAIN, ["err_hlsl_control_points_mismatch"]),
    (V + PC.replace("InputPatch<V, 3> p", "OutputPatch<V, 4> §1p") + HS + MAIN, ["err_hlsl_control_points_mismatch"]),
    (V + "struct W { float4 §1q : Q; };" + PC.replace("InputPatch<V, 3> p", "OutputPatch<W, 3> p") + HS + MAIN,
     ["err_hlsl_patch_element"]),
    (V + "struct W { int4 §2q : §1SV_POSITION; };" + PC.replace("Patch<V, 3> p", "Patch<W, 3> §3p") + HS + MAIN,
     [TYPE, ("note_hlsl_semantic_used_here", 2), ("note_previous_decl", 3)]),
    (V.replace("p :", "a : A; float2 §2b : B; float4 p :") + "struct W { float3 §1b : b; };"
     + PC.replace("Patch<V", "Patch<W") + HS + MAIN, ["err_hlsl_patch_element", ("note_previous_use", 2)]),
    (V.replace("p :", "b : B; float4 p :") + "struct W { float3 b : b0; };" + PC.replace("Patch<V", "Patch<W") + HS
     + MAIN, []),
    (V + PC.replace("p)", "§1p)") + HS + "V main(uint i : SV_OutputControlPointID) { return (V)0; }",
     ["err_hlsl_stage_param_missing"]),
    (V + PC + HS + "V main(InputPatch<V, 3> p, InputPatch<V, 3> §1q) { return p[0]; }", ["err_hlsl_stage_param_twice"]),
    (V + PC + HS + "V main(OutputPatch<V, 3> §1p) { return p[0]; }", [HERE]),
    (V + PC + HS + "V main(inout InputPatch<V, 3> §1p) { return p[0]; }", [FORM]),
    (DS + "V f(InputPatch<V, 3> §1p) { return p[0]; }", [HERE]),
    (V + PC + HS + "V main(InputPatch<V, 3> p) { p[0].p §1= 1; return p[0]; }",
     ["err_typecheck_assign_const", ("note_typecheck_assign_const", 0)]),
    # tessellation factors
    (V + PC.replace("e[3] : SV", "e[4] : §1SV") + HS + MAIN, ["err_hlsl_tess_factor_shape"]),
    (V + PC.replace("float i : SV_InsideTessFactor", "float i : I").replace("C pc", "C §1pc") + HS + MAIN,
     ["err_hlsl_tess_factor_missing"]),
    (DS + "V f(OutputPatch<V, 3> p, float a : §1SV_TessFactor0, float b : §2SV_TessFactor1) { return p[0]; }",
     ["err_hlsl_tess_factor_shape", ("err_hlsl_tess_factor_shape", 2)]),
    # mesh
    (MS + "void f(vertices V §1v[3]) {}", [FORM]),
    (MS + "void f(out vertices V §1v[257]) {}", [FORM]),
    (MS + "void f(out vertices V v[3], out vertices V §1w[3]) {}", ["err_hlsl_stage_param_twice"]),
    (MS + "void f(out indices uint2 §1i[3]) {}", [FORM]),
    (MS + "void f(out indices uint3 i[3], out primitives V §1q[2]) {}", [FORM]),
    (MS + "void f(in payload float §1p) {}", [FORM]),
    (MS + "void f(out vertices V v[3]) { SetMeshOutputCounts(3, 1); float4 a = §1v[0].p; }", [ACCESS]),
    (MS + "void f(out vertices V v[3]) { SetMeshOutputCounts(3, 1); §1v[0].p += 1; }", [ACCESS]),
    (MS + "void f(out vertices V v[3]) { SetMeshOutputCounts(3, 1); float4 a = (§1v[0].p = 1); }", [ACCESS]),
    (MS + "void f(out indices uint3 i[3]) { SetMeshOutputCounts(3, 1); §1i[0].x = 1; }", [ACCESS]),
    (MS + "void f(out vertices V v[3]) { " + COUNTS
     + "V a[3]; a[0].p = a[1].p = a[2].p = 1; v = a; }", []),
    (MS + "void f(out vertices V v[3]) { " + COUNTS
     + "V a[3]; a[0].p = a[1].p = a[2].p = 1; a = §1v; }", [ACCESS]),
    # whole arrays in functions
    (V + "void g(out V v[3]) { v[0].p = 1; }\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { " + COUNTS
     + "g(v); }", []),
    (V + "void g(inout V v[3]) { §1v[0].p *= 2; }\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { " + COUNTS
     + "g(v); }", [ACCESS]),
    (V + "void h(inout V v[3], V w[3]) { v[0].p = w[1].p + §1v[2].p; }\n"
     "void g(inout V v[3]) { V w[3]; h(v, w); h(w, w); }\n" + MS.removeprefix(V)
     + "void f(out vertices V v[3]) { " + COUNTS + "g(v); }", [ACCESS]),
    (V + "void g(V v[3]) {}\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { v[0].p = 1; " + COUNTS
     + "g(§1v); }", [ACCESS]),
    (V + "void g(inout V v[3]);\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { v[0].p = 1; " + COUNTS
     + "g(§1v); }", [ACCESS]),
    # the number of outputs
    (MS + "void f(out vertices V v[3]) { §1v[0].p = 1; v[1].p = 2; }", [NUMBERS]),
    (V + "void g(out float4 p) { p = 1; }\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { g(§1v[0].p); }",
     [NUMBERS]),
    (V + "void g(inout V v[3]) { §1v[0].p = 1; }\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { g(v); }",
     [NUMBERS]),
    (MS + "void f(out vertices V v[3]) { if (false) { " + COUNTS + "} §1v[0].p = 1; }", [NUMBERS]),
    (MS + "void f(out vertices V v[3]) { v[0].p = 1; §2" + COUNTS + "§1" + COUNTS + "}", [NUMBERS, BEFORE]),
    (V + "void g() { §1" + COUNTS + "}\n" + MS.removeprefix(V)
     + "void f(out vertices V v[3]) { g(); v[0].p = 1; g(); }",
     [NUMBERS, ("note_previous_use", 1)]),
    (MSI + "{ if (i) { §2" + COUNTS + "} else { §1" + COUNTS + "} v[0].p = 1; }", [NUMBERS, BEFORE]),
    (MSI + "{ if (i) { §2" + COUNTS + "} §1v[0].p = 1; }", [NUMBERS, BEFORE]),
    (MSI + "{ if (i) { §2" + COUNTS + "v[0].p = 1; } else §1v[0].p = 2; }", [NUMBERS, BEFORE]),
    (MSI + "{ if (i) { §1v[0].p = 1; return; } §2" + COUNTS + "v[0].p = 1; }", [NUMBERS, BEFORE]),
    (MSI + "{ if (i) §1v[0].p = 1; §2" + COUNTS + "}", [NUMBERS, BEFORE]),
    (MSI + "{ switch (i) { case 0: §2" + COUNTS + "case 1: §1v[0].p = 1; } }", [NUMBERS, BEFORE]),
    (MSI + "{ for (uint n = 0; n < i; n++) { §2" + COUNTS + "} §1v[0].p = 1; }", [NUMBERS, BEFORE]),
    (MSI + "{ if (WaveIsFirstLane()) { §2" + COUNTS + "} §1v[0].p = 1; }", [NUMBERS, BEFORE]),
    (V + "void g(uint i) { if (i > 1) return; §2" + COUNTS + "}\n" + MSI.removeprefix(V)
     + "{ g(i); §1v[0].p = 1; }", [NUMBERS, BEFORE]),
    (MSI + "{ if (i > 2) return; " + COUNTS + "v[0].p = 1; }", []),
    (MSI + "{ if (i) { " + COUNTS + "} else return; v[0].p = 1; }", []),
    (MSI + "{ if (i) { " + COUNTS + "v[i].p = 1; } }", []),
    (MSI + "{ int n = 3; if (n == 3) { " + COUNTS + "} v[0].p = 1; }", []),
    (MSI + "{ do { " + COUNTS + "} while (i++ < 2); v[0].p = 1; }", []),
    (MSI + "{ while (true) { " + COUNTS + "if (i < 9) break; } v[0].p = 1; }", []),
    (MSI + "{ SetMeshOutputCounts(i ? 3 : 0, i ? 1 : 0); for (uint n = i; n < 3; n += 2) v[n].p = 1; }", []),
    # sizes
    (MS.replace("p : SV", "c[8] : C; float4 p : SV") + "void §1f(out vertices V v[225]) { " + COUNTS
     + "v[0].p = 1; }", [SIZE]),
    (MS.replace("p : SV", "c[8] : C; float4 p : SV") + "void f(out vertices V v[224]) { " + COUNTS
     + "v[0].p = 1; }", []),
    ("struct L { float a[4097]; };\n" + MS + "void §1f(in payload L l) { SetMeshOutputCounts(l.a[0], 0); }", [SIZE]),
    ("struct L { float a[4097]; };\n" + MS + "void f(in payload L l) { }", []),
    ("struct L { float a[3841]; };\n" + MS.replace("p : SV", "c[7] : C; float4 p : SV")
     + "void §1f(in payload L l, out vertices V v[256]) { " + COUNTS + "v[0].p = 1; }", [SIZE]),
    (V + "void g(out float4 p) { p = 1; }\n" + MS.removeprefix(V)
     + "void f(uint i : SV_GroupIndex, out vertices V v[3]) { SetMeshOutputCounts(3, 1); g(v[i].p); g(v[1].p); }", []),
    (V + "void g(out uint i, out float4 p) { p = i = 1; }\n" + MS.removeprefix(V)
     + "void f(out vertices V v[3]) { SetMeshOutputCounts(3, 1); uint i = 0; g(i, §1v[i].p); }", [ACCESS]),
    (V + "void g(inout float4 p) {}\n" + MS.removeprefix(V) + "void f(out vertices V v[3]) { " + COUNTS
     + "g(§1v[0].p); }", [ACCESS]),
    # several elements at once
    ('[shader("pixel")] void f(out float a : §2SV_Depth, out float b : §1SV_DepthLessEqual) {}',
     ["err_hlsl_semantic_exclusive", ("note_previous_use", 2)]),
    ('[shader("pixel")] void f(uint a : §2SV_Coverage, uint b : §1SV_InnerCoverage) {}',
     ["err_hlsl_semantic_exclusive", ("note_previous_use", 2)]),
    ('[shader("pixel")] void f(nointerpolation float3 a : §1SV_Barycentrics) {}',
     ["err_hlsl_barycentrics_interpolation"]),
    ('[shader("pixel")] void f(float3 a : §2SV_Barycentrics, centroid float3 b : §1SV_Barycentrics1) {}',
     ["err_hlsl_semantic_exclusive", ("note_previous_use", 2)]),
    ('[shader("pixel")] void f(float3 a : SV_Barycentrics, noperspective float3 b : SV_Barycentrics1) {}', []),
    ('[shader("pixel")] void f(float4 p : §1SV_Position, out float d : SV_DepthGreaterEqual) { d = 1; }',
     ["err_hlsl_conservative_depth_position"]),
    ('[shader("pixel")] void f(centroid float4 p : SV_Position, out float d : SV_DepthGreaterEqual) { d = 1; }', []),
    ('[shader("pixel")] void f(float4 p : SV_Position, uint i : SV_SampleIndex, out float d : SV_DepthLessEqual) '
     "{ d = 1; }", []),
    (GS.replace("[maxvertexcount(1)]", "[§1maxvertexcount(257)]") + "void f(inout PointStream<V> s) {}",
     ["err_hlsl_geometry_output_size"]),
    (GS.replace("(1)", "(256)") + "void f(point V v[1], inout PointStream<V> s) { s.Append(v[0]); }", []),
    # positions
    (GS.replace(": SV", ": §1SV") + "void f(inout PointStream<V> s) {}", [POSITION]),
    (GS.replace(": SV", ": §1SV") + "void f(inout PointStream<V> s) { V v; v.p.xyz = 1; s.Append(v); }", [POSITION]),
    (DS.replace(": SV", ": §1SV") + "V f(OutputPatch<V, 3> p) { V v; v.p.xw = 1; return v; }", [POSITION]),
    (MS.replace(": SV", ": §1SV") + "void f(out vertices V v[3]) { " + COUNTS
     + "v[0].p.x = 1; }", [POSITION]),
    (MS + "void f(uint i : SV_GroupIndex, out vertices V v[3]) { SetMeshOutputCounts(3, 1); v[0].p[i] = 1; }", []),
    ('[shader("vertex")] void f(out float4 p : §1SV_Position) { p.xyz = 1; }', [POSITION]),
    ('[shader("vertex")] void f(float a : A, out float4 p : SV_Position) { if (a > 0) p = 1; }', []),
    ('[shader("vertex")] void f(out float4 p : SV_Position, out float2 c : §1SV_ClipDistance) { p = c.x = 1; }',
     [POSITION]),
    ('[shader("pixel")] void f(out float4 a : SV_Target, out float d : §1SV_Depth) { a = 1; }', [POSITION]),
    ('[shader("pixel")] void f(out float4 a : §1SV_Target, out float2 b : SV_Target1) { a.xy = b = 1; }',
     ["warn_hlsl_incomplete_target"]),
    (V + PC + HS + "V f(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { V v; v.p.x = 1; return v; }", []),
    ("struct Q { uint i : SV_PrimitiveID; };\n" + MS + "void f(out vertices V v[3], out primitives Q q[1]) { " + COUNTS
     + "v[0].p = 1; }", []),
    (V + PC + HS.replace("[outputtopology(\"triangle_cw", "[§1outputtopology(\"line") + MAIN,
     ["err_hlsl_stage_attribute_value"]),
    (MS.replace("[numthreads(1, 1, 1)]", "[§1numthreads(2, 65, 1)]") + "void f() {}", ["err_hlsl_numthreads_invalid"]),
    # amplification
    (AS + "void f() { P l = { 1 }; DispatchMesh(1, 1, 1, l); }", []),
    (AS + "void f() { DispatchMesh(1, 1, 1, (P)2); }", []),
    (AS + "void f() { float l = 1; DispatchMesh(1, 1, 1, §1l); }", ["err_hlsl_dispatch_mesh_payload"]),
    ("struct L { float a[4097]; };\ngroupshared L l;\n" + AS + "void f() { DispatchMesh(1, 1, 1, §1l); }",
     ["err_hlsl_dispatch_mesh_payload"]),
    (AS + "void f() { §1DispatchMesh(1, 1, 1); }",
     ["err_ovl_no_viable_function_in_call", ("note_ovl_candidate_arity", 1)]),
    (AS + "void §1f() {}", [DISPATCH]),
    (AS + f"void f() {{ §2{D} §1{D} }}", [DISPATCH, ("note_previous_use", 2)]),
    (AS + f"void f(uint i : SV_GroupIndex) {{ if (i > 2) §1{D} }}", [DISPATCH]),
    (AS + f"void f(uint i : SV_GroupIndex) {{ if (i > 2) §2{D} else §1{D} }}", [DISPATCH, ("note_previous_use", 2)]),
    (AS + f"void f(uint i : SV_GroupIndex) {{ switch (i) {{ case 1: §1{D} }} }}", [DISPATCH]),
    (AS + f"void f(uint i : SV_GroupIndex) {{ while (i-- > 2) §1{D} }}", [DISPATCH]),
    (AS + f"void f(uint i : SV_GroupIndex) {{ uint n = i * 2; bool b = n > 3; if (b) §1{D} }}", [DISPATCH]),
    (AS + f"void f(uint i : SV_GroupIndex) {{ if (i > 2) return; §1{D} }}", [DISPATCH]),
    (AS + f"void f() {{ if (g.a) §1{D} }}", [DISPATCH]),
    (AS + f"void f() {{ if (false) {D} }}".replace("f()", "§1f()"), [DISPATCH]),
    (f"{PAYLOAD}void h() {{ §1{D} }}\n{AS.removeprefix(PAYLOAD)}void f() {{ h(); h(); }}",
     [DISPATCH, ("note_previous_use", 1)]),
    (f"{PAYLOAD}void h() {{ {D} }}\n{AS.removeprefix(PAYLOAD)}void f() {{ h(); return; }}", []),
    (f"{PAYLOAD}void h(bool b) {{ if (b) {D} }}\n{AS.removeprefix(PAYLOAD)}void f() {{ h(true); }}", []),
    (AS + f"void f() {{ do {{ {D} }} while (false); }}", []),
    (AS + f"void f() {{ static const bool ON = true; if (!ON) return; {D} }}", []),
    (AS + f"void f() {{ bool on = true; if (on) {D} }}", []),
    (AS + f"void f() {{ for (int i = 0; i < 1; i++) {D} }}", []),
    # vk::location
    ('[shader("vertex")] void f([[vk::location(0)]] float a : A, float §1b : B) {}',
     ["err_hlsl_semantic_partial_explicit_indexing", ("note_previous_decl", 1)]),
    ('struct S { float a : A; [[vk::location(1)]] float §1b : B; }; [shader("vertex")] void f(S §2s) {}',
     ["err_hlsl_semantic_partial_explicit_indexing", ("note_hlsl_semantic_used_here", 1), ("note_previous_decl", 2)]),
    # a system value that nothing gives
    ('[shader("pixel")] void f(bool c : SV_CullPrimitive) {}', []),
    # no signature element tells that these are unsigned
    ('[shader("pixel")] void f(int c : SV_Coverage, int v : SV_ViewID) {}', []),
    ('[shader("pixel")] void f(float §2c : §1SV_Coverage) {}', [TYPE, ("note_previous_decl", 2)]),
    ('[shader("pixel")] void f(int §2c : §1SV_SampleIndex) {}', [TYPE, ("note_previous_decl", 2)]),
]


@pytest.mark.parametrize(("source", "expected"), CASES)
def test_errors(source: str, expected: list[str | tuple[str, int]]) -> None:
    wanted = [(item, 1) if isinstance(item, str) else item for item in expected]
    assert reported(source) == wanted


def test_what_parameters_are() -> None:
    source = ("struct P { float a; };\n" + MS + "void f(in payload P p, uint i : SV_GroupIndex, out vertices V v[3], "
              "out indices uint3 t[1], out primitives float q[1] : Q) {}")
    entry, = entries(source)
    kinds = [(place.param.name, place.kind, place.count) for place in entry.params.values()]
    assert kinds == [("p", "payload", 0), ("i", "value", 0), ("v", "mesh vertices", 3), ("t", "indices", 1),
                     ("q", "primitives", 1)]
    assert [(leaf.name, leaf.vertices) for leaf in (*entry.outputs, *entry.patch_constants)] == [
        ("SV_Position", 3), ("Q", 1)]
    assert entry.strings == {"hlsl.outputtopology": "triangle", "hlsl.maxvertices": "3", "hlsl.maxprimitives": "1"}


def test_streams_are_numbered() -> None:
    entry, = entries(GS + "void f(inout PointStream<V> a, uint i : SV_GSInstanceID, inout PointStream<V> b) {}")
    assert [(leaf.name, leaf.stream) for leaf in entry.outputs] == [("SV_Position", 0), ("SV_Position", 1)]
    assert entry.strings["hlsl.outputtopology"] == "point"


def test_patch_constant_function() -> None:
    entry, = entries(V + PC + HS + MAIN)
    assert entry.patch_function is not None
    assert entry.patch_function.input_patch is entry.function.params[0]
    assert [(leaf.name, leaf.indices) for leaf in entry.patch_constants] == [
        ("SV_TessFactor", (0, 1, 2)), ("SV_InsideTessFactor", (0,))]
    assert entry.strings["hlsl.inputcontrolpoints"] == "3"


def test_one_record_for_one_stream() -> None:
    entry, = entries(GS + "void f(inout PointStream<V> a, inout PointStream<V> b) {}")
    first, second = (param.type for param in entry.function.params)
    assert first.canonical is second.canonical
    assert str(first) == "hlsl::PointStream<V>"
