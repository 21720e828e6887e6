"""Structs with resources in them: where their members lie, and the functions that copy them."""

from __future__ import annotations

import re

import hlslfe

HEAD = "Buffer<float> g;\nstruct S { float k; Buffer<float> b; };\n"


def compiled(text: str, **options: bool) -> str:
    result = hlslfe.compile(HEAD + text, profile="lib_6_6", **options)
    assert result.ok and result.ll is not None, result.diagnostics
    return result.ll


def body(text: str, name: str) -> str:
    found = re.search(rf"^define [^\n]*@{name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[0]


def copying_calls(text: str, name: str) -> list[str]:
    return re.findall(r"@(_ZN1[SN](?:C[12]|aS)\w*)\(", body(text, name).partition("\n")[2])


def test_a_resource_is_aligned_and_so_is_its_struct() -> None:
    text = compiled("struct N { half h; S s; }; struct A { Buffer<float> b[2]; }; N n; A a; static S s; "
                    "export float f() { N x; A y; S z; return z.k + x.h; }", native_16bit=True)
    aligns = dict(re.findall(r"%(\w+) = alloca %struct\.\w+, align (\d+)", body(text, "_Z1fv")))
    assert aligns == {"x": "1", "y": "1", "z": "4"}


def test_padding_at_the_end_is_used_by_derived_classes() -> None:
    text = compiled("struct A { Buffer<float> b; half h; }; struct D : A { half g; }; "
                    "export half f(D d) { return d.g; }", native_16bit=True)
    assert '%struct.A.base = type <{ %"class.hlsl::Buffer", half }>' in text
    assert "%struct.D = type { %struct.A.base, half }" in text


def test_what_is_copied_and_what_is_moved() -> None:
    text = compiled("S make() { S s; return s; } S pass(S s) { return s; } struct N { S s; }; N n() { N x; return x; }"
                    "export float f(S s) { S a = s; a = s; a = make(); S b = n().s; pass(a); return b.k; }")
    assert copying_calls(text, "_Z1f1S") == [
        "_ZN1SC1ERKS_", "_ZN1SaSERKS_", "_ZN1SaSEOS_", "_ZN1SC1EOS_", "_ZN1SC1ERKS_"]
    assert copying_calls(text, "_Z4pass1S") == ["_ZN1SC1EOS_"]


def test_the_result_of_an_assignment_is_assigned_on() -> None:
    text = compiled("export float f(S s) { S a, b; a = b = s; return a.k; }")
    found = re.findall(r"(%call\d*) = call [^\n]*@_ZN1SaSERKS_\(ptr [^,]* (%\w+), ptr [^)]* (%\w+)\)",
                       re.sub(r"dereferenceable\(\d+\) ", "", body(text, "_Z1f1S")))
    assert found == [("%call", "%b", "%s"), ("%call1", "%a", "%call")]


def test_each_function_is_there_once() -> None:
    text = compiled("struct N { S s; int a; int b; }; export float f(N n) { N m = n; N o = m; m = o; return m.s.k; }")
    for name in ("_ZN1NC1ERKS_", "_ZN1NC2ERKS_", "_ZN1SC1ERKS_", "_ZN1NaSERKS_"):
        assert len(re.findall(rf"^define linkonce_odr hidden [^\n]*@{name}\(", text, re.MULTILINE)) == 1
    assert len(re.findall(r"call void @llvm\.memcpy\.p0\.p0\.i64\(ptr align 1 %a, .*, i64 8, i1 false\)", text)) == 2


def test_arrays_are_copied_in_a_loop() -> None:
    text = compiled("struct A { Buffer<float> b[2][3]; }; export void f(A a) { A b; b = a; }")
    assigned = body(text, "_ZN1AaSERKS_")
    assert assigned.count("icmp ne i64") == 2 and "%__i0 = alloca i64" in assigned and "%__i1 = alloca i64" in assigned


def test_functions_of_hidden_types_are_internal() -> None:
    text = compiled("namespace { struct Q { Buffer<float> b; }; } float h(Q q) { return q.b[0]; }"
                    "export float f() { Q q; q.b = g; return h(q); }")
    assert "define internal noundef" in body(text, "_Z1hN12_GLOBAL__N_11QE").partition("\n")[0]
    assert "define internal" in body(text, "_ZN12_GLOBAL__N_11QC1Ev").partition("\n")[0]
