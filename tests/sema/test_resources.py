"""Resource classes: which types they make, which methods they have, what they refuse."""

from __future__ import annotations

import pytest
from entry_cases import compilation, reported

import hlslfe
from hlslfe.ast.decl import VarDecl, holds_resource
from hlslfe.ast.resources import ResourceDecl, resource_element_of, resource_of
from hlslfe.basic.resource_rows import REGISTER_LETTERS
from hlslfe.basic.resource_table import KINDS, METHODS
from hlslfe.sema.builtin_types import RESOURCE_CLASSES, UNSUPPORTED_CLASSES

CONSTRAINTS = "err_template_arg_list_constraints_not_satisfied"


def resource(declaration: str) -> ResourceDecl:
    """The class of the last variable in `declaration`."""
    compiled = compilation(declaration)
    unit = compiled.unit()
    assert unit is not None
    assert compiled.diags.diagnostics == []
    variable = next(decl for decl in reversed(unit.decls) if isinstance(decl, VarDecl))
    found = resource_element_of(variable.type)
    assert found is not None
    return found


def test_every_class_is_known_by_its_name() -> None:
    assert set(KINDS) == set(RESOURCE_CLASSES)
    assert not RESOURCE_CLASSES & UNSUPPORTED_CLASSES


def test_every_row_of_the_table_is_complete() -> None:
    for kind in KINDS.values():
        assert kind.resource_class in REGISTER_LETTERS
        assert kind.letter == REGISTER_LETTERS[kind.resource_class]
        assert set(kind.methods) <= set(METHODS), kind.name
    used = {group for kind in KINDS.values() for group in kind.methods}
    assert used == set(METHODS)


def test_a_row_is_a_template_when_its_signature_names_u() -> None:
    templates = {(row.name, row.params) for rows in METHODS.values() for row in rows if row.is_template}
    plain = {row.name for group in ("load", "counter", "structures", "atomic") for row in METHODS[group]}
    assert {name for name, _ in templates} & plain == {"Load"}
    assert ("Store", "uint Index, U Value") in templates
    assert ("Load", "uint Index") in templates


@pytest.mark.parametrize(("declaration", "spelled", "quoted"), [
    ("RWBuffer<float4> a;", "hlsl::RWBuffer<vector<float, 4>>",
     "'RWBuffer<float4>' (aka 'hlsl::RWBuffer<vector<float, 4>>')"),
    ("ByteAddressBuffer a;", "hlsl::ByteAddressBuffer", "'ByteAddressBuffer' (aka 'hlsl::ByteAddressBuffer')"),
    ("typedef StructuredBuffer<int> I; I a;", "hlsl::StructuredBuffer<int>", "'I' (aka 'hlsl::StructuredBuffer<int>')"),
])
def test_types(declaration: str, spelled: str, quoted: str) -> None:
    unit = compilation(declaration).unit()
    assert unit is not None
    variable = unit.decls[-1]
    assert isinstance(variable, VarDecl)
    assert variable.storage == "resource"
    assert str(variable.type.canonical) == spelled
    assert variable.type.quoted() == quoted


def test_one_class_for_each_element_type() -> None:
    unit = compilation("RWBuffer<float4> a; RWBuffer<vector<float, 4> > b; RWBuffer<const float4> c; "
                       "RWBuffer<float3> d;").unit()
    assert unit is not None
    records = [resource_of(decl.type) for decl in unit.decls if isinstance(decl, VarDecl)]
    assert records[0] is records[1] is records[2]
    assert records[0] is not records[3]


def test_handles() -> None:
    record = resource("RWStructuredBuffer<int> a;")
    assert [field.name for field in record.fields] == ["__handle", "__counter_handle"]
    assert (record.handle.is_counter, record.stride) == (False, 4)
    assert [field.name for field in resource("StructuredBuffer<int> a;").fields] == ["__handle"]
    assert holds_resource(record.type)


@pytest.mark.parametrize(("declaration", "stride"), [
    ("StructuredBuffer<float3> a;", 12), ("struct S { float3 a; int b; double c; }; StructuredBuffer<S> a;", 24),
    ("StructuredBuffer<bool3> a;", 12), ("StructuredBuffer<float2x2[2]> a;", 32),
])
def test_strides(declaration: str, stride: int) -> None:
    assert resource(declaration).stride == stride


def test_methods_are_declared_when_somebody_looks_for_them() -> None:
    assert [method.name for method in resource("RWBuffer<int> a;").methods] == []
    record = resource("RWBuffer<int> a; void f() { a.Load(1); }")
    assert [(method.name, str(method.type)) for method in record.methods] == [
        ("Load", "int (unsigned int)"), ("Load", "int (unsigned int, out unsigned int)")]


ERRORS = [
    ("struct S { float a; }; §1Buffer<S> a;", [(CONSTRAINTS, 1)]),
    ("§1RWBuffer<bool> a;", [(CONSTRAINTS, 1)]),
    ("§1RWBuffer<double3> a;", [(CONSTRAINTS, 1)]),
    ("§1RWBuffer<float[2]> a;", [(CONSTRAINTS, 1)]),
    ("§1RasterizerOrderedBuffer<vector<half, 5> > a;", [(CONSTRAINTS, 1)]),
    ("struct I; §1StructuredBuffer<I> a;", [("err_incomplete_type_used_in_type_trait_expr", 1)]),
    ("§1AppendStructuredBuffer<ByteAddressBuffer> a;", [(CONSTRAINTS, 1)]),
    ("struct S { Buffer<int> b; }; §1StructuredBuffer<S> a;", [(CONSTRAINTS, 1)]),
    ("§1StructuredBuffer a;", [("err_template_missing_args", 1)]),
    ("Buffer<§1 4> a;".replace("§1 ", "§1"), [("err_template_arg_must_be_type", 1)]),
    ("Buffer<float, §12> a;", [("err_template_arg_list_different_arity", 1)]),
    ("§1ByteAddressBuffer<int> a;", [("err_not_a_template", 1)]),
    ("RWBuffer<int> a; void f() { a.§1Load<int>(2); }", [("err_not_a_template", 1)]),
    ("ByteAddressBuffer a; void f() { a.§1Load<2>(2); }", [("err_template_arg_must_be_type", 1)]),
    ("struct I; ByteAddressBuffer a; void f() { a.§1Load<I>(2); }", [(CONSTRAINTS, 1)]),
    ("RWBuffer<int> a, b; void f() { a §1= b; }", [("err_hlsl_assign_to_global_resource", 1)]),
    ("RWBuffer<int> a[2]; RWBuffer<int> b; void f() { a[1] §1= b; }", [("err_hlsl_assign_to_global_resource", 1)]),
    ("RWBuffer<int> a; RWBuffer<int> b §1= a;", [("err_hlsl_assign_to_global_resource", 1)]),
    ("void f(Buffer<int> §1a[]) {}", [("err_hlsl_incomplete_resource_array_in_function_param", 1)]),
    ("Buffer<int> a; void f() { a[1] §1= 2; }", [("err_typecheck_assign_const_unknown", 1)]),
    ("Buffer<int> a; void f() { InterlockedAdd(§1a[1], 2); }", [("err_hlsl_atomic_target", 1)]),
]


@pytest.mark.parametrize(("marked", "expected"), ERRORS, ids=str)
def test_errors(marked: str, expected: list[tuple[str, int]]) -> None:
    assert [entry for entry in reported(marked) if not entry[0].startswith("note_")] == expected


def test_notes_of_constraints() -> None:
    result = hlslfe.check("Buffer<bool> a;")
    (error,) = result.diagnostics
    assert error.message == "'Buffer' cannot hold 'bool'"
    assert [note.id for note in error.notes] == ["note_concept_specialization_constraint_evaluated_to_false"]


def test_store_deduces_its_type() -> None:
    source = """struct P { float a; }; RWByteAddressBuffer b;
    void f(P p, uint u, int i, float3 v) { b.Store(0, u); b.Store(4, i); b.Store(8, v); b.Store(20, p); }"""
    text = hlslfe.compile(source, profile="lib_6_6").ll
    assert text is not None
    for name in ("5StoreEjj", "5StoreIiEEvjT_", "5StoreIDv3_fEEvjT_", "5StoreI1PEEvjT_"):
        assert f"call void @_ZN4hlsl19RWByteAddressBuffer{name}(" in text


def test_a_shader_without_resources_loads_nothing_of_this() -> None:
    import subprocess
    import sys

    code = ("import sys, hlslfe; hlslfe.compile('float4 main() : SV_Target { return 1; }', profile='ps_6_6'); "
            "print([name for name in sys.modules if 'resource' in name and name.startswith('hlslfe')])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['hlslfe.basic.diag_resources', 'hlslfe.codegen.resource_places']"
