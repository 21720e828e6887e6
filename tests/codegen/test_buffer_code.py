"""Constant buffers in IR: layout types for DXIL and SPIR-V, globals, metadata, and the ways to a member."""

from __future__ import annotations

import re

import pytest

import hlslfe
from conftest import verify_text
from hlslfe.ast.buffer_layout import BufferRules
from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.ast.types import BUILTIN_TYPES, ASTContext, Type
from hlslfe.codegen.buffer_types import BufferTypes, byte_size
from hlslfe.codegen.ir import Module
from hlslfe.codegen.ir_types import FLOAT, array, literal_struct, vector
from hlslfe.codegen.types import CodeGenTypes

CONTEXT = ASTContext()
F = BUILTIN_TYPES["float"]
F2, F3, F4 = (CONTEXT.vector(F, size) for size in (2, 3, 4))


def layouts(module: Module, is_spirv: bool = False) -> BufferTypes:
    return BufferTypes(CodeGenTypes(module, False), module, BufferRules(), is_spirv)


TYPES: list[tuple[Type, str]] = [
    (F3, "<3 x float>"), (CONTEXT.vector(BUILTIN_TYPES["bool"], 2), "<2 x i32>"),
    (CONTEXT.array(F4, 3), "[3 x <4 x float>]"), (CONTEXT.array(F, 1), "[1 x float]"),
    (CONTEXT.array(F2, 2), '<{ [1 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>'),
    (CONTEXT.matrix(F, 4, 4), "[16 x float]"), (CONTEXT.matrix(F, 4, 3), "[12 x float]"),
    (CONTEXT.matrix(F, 3, 1), "[3 x float]"),
    (CONTEXT.matrix(F, 3, 2), '<{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>'),
    (CONTEXT.with_layout(CONTEXT.matrix(F, 3, 2), True),
     '<{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>'),
]


@pytest.mark.parametrize(("type", "text"), TYPES, ids=str)
def test_layout_types(module: Module, type: Type, text: str) -> None:
    made = layouts(module).convert(type)
    assert made.text == text
    assert byte_size(made) == BufferRules().size_of(type)


def test_spirv_twins(module: Module) -> None:
    types = layouts(module, is_spirv=True)
    struct = types.buffer_struct("C", (), [(F, 0), (F4, 16), (CONTEXT.array(F, 2), 32)])
    assert struct.body_text == ('<{ float, target("spirv.Padding", 12), <4 x float>, '
                                '<{ [1 x <{ float, target("spirv.Padding", 12) }>], float }> }>')
    assert types.handle(struct).text == 'target("spirv.VulkanBuffer", %__cblayout_C, 2, 0)'


def test_records(module: Module) -> None:
    base, derived = RecordDecl(0, "B", "struct"), RecordDecl(0, "D", "struct", ("N",))
    for record, types in ((base, (F,)), (derived, (F3, F4))):
        record.is_complete = True
        record.fields = [FieldDecl(0, f"f{index}", type, index, record) for index, type in enumerate(types)]
    derived.bases = [base]
    found = layouts(module).record(derived)
    assert (found.type.text, found.type.body_text) == ('%"N::D"', "<{ float, <3 x float>, <4 x float> }>")
    assert [found.index[field] for field in (*base.fields, *derived.fields)] == [0, 1, 2]
    assert found.base_index[base] == 0


def test_names_of_equal_buffers(module: Module) -> None:
    types = layouts(module)
    names = [types.buffer_struct("C", scope, [(F, 0)]).text for scope in ((), ("N",), ())]
    assert names == ["%__cblayout_C", '%"N::__cblayout_C"', "%__cblayout_C_1"]


def test_byte_size() -> None:
    padded = literal_struct((vector(FLOAT, 3), FLOAT), packed=True)
    assert byte_size(array(padded, 3)) == 48


def compiled(source: str, profile: str = "lib_6_6") -> str:
    result = hlslfe.compile(source, profile=profile)
    assert result.ok and result.ll is not None, result.diagnostics
    verify_text(result.ll)
    return result.ll


def body(ll: str, name: str) -> str:
    found = re.search(rf"^define [^@]*@{name}\(.*?^}}", ll, re.M | re.S)
    assert found is not None
    return found[0]


def test_metadata_lists_buffers_in_order() -> None:
    ll = compiled("float g; cbuffer A { float a; } cbuffer B { float b; float c; } export float f() { return g; }")
    listed = re.findall(r"!\{ptr @(\S+), (.*)\}", ll)
    assert [(name, re.findall(r"@(\w+)", members)) for name, members in listed] == [
        ("A.cb", ["a"]), ("B.cb", ["b", "c"]), ('"$Globals.cb"', ["g"])]


def test_a_field_of_a_base_is_found_in_the_derived_struct() -> None:
    ll = compiled("struct A { float2 a; }; struct B : A { float b; float4 c; }; cbuffer C { B s; B t[2]; } "
                  "export float f(int i) { return s.a.y + s.c.x + t[i].b; }")
    assert "getelementptr inbounds nuw (%B, ptr addrspace(2) @s, i32 0, i32 3)" in body(ll, "_Z1fi")
    assert "%b = getelementptr inbounds nuw %B, ptr addrspace(2) %cbufferidx, i32 0, i32 1" in body(ll, "_Z1fi")


def test_matrices_in_one_piece_are_not_copied() -> None:
    ll = compiled("cbuffer C { float4x4 a; float3x3 b; } export float f(int i) { return a[i][1] + b[i][1]; }")
    assert body(ll, "_Z1fi").count("matrix.buf.copy = alloca [9 x float]") == 1
    assert "load <16 x float>, ptr addrspace(2) @a, align 4" in body(ll, "_Z1fi")


def test_a_method_sees_a_copy() -> None:
    ll = compiled("struct S { float x; float get() { return x; } }; cbuffer C { S s; } "
                  "export float f() { return s.get(); }")
    assert "%tmp = alloca %struct.S" in body(ll, "_Z1fv")
    assert "ptr addrspace" not in body(ll, "_ZN1S3getEv")


def test_unused_buffers_stay() -> None:
    ll = compiled("cbuffer C { float a; } [numthreads(1, 1, 1)] void main() {}", "cs_6_6")
    assert "@C.cb = global" in ll
    assert "call void @_GLOBAL__sub_I_" in body(ll, "main")


def test_deep_structs_are_no_recursion() -> None:
    structs = "struct S0 { float x; };\n" + "\n".join(f"struct S{n} {{ S{n - 1} s; }};" for n in range(1, 400))
    ll = compiled(f"{structs}\ncbuffer C {{ S399 s; float after; }} export float f() {{ return after; }}")
    assert "%__cblayout_C = type <{ %S399, float }>" in ll


def test_copies_have_a_limit() -> None:
    source = "struct S {{ float a[{0}]; }}; tbuffer C {{ S a; }} export float f() {{ S b = a; return b.a[1]; }}"
    assert hlslfe.compile(source.format(200), profile="lib_6_6").ok
    found = hlslfe.compile(source.format(20_000), profile="lib_6_6")
    assert [each.id for each in found.diagnostics] == ["err_not_supported_yet"]
    nested = ("struct A { float a[100]; }; struct B : A { A b[100]; float2 c; }; tbuffer C { B d[2]; } "
              "export float f(int i) { B e = d[i]; return e.b[i].a[i]; }")
    assert hlslfe.compile(nested, profile="lib_6_6").ok
