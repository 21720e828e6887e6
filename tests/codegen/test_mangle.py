"""Linker names: every expected one was printed by Clang 22 for this signature."""

from __future__ import annotations

import re

import pytest

from hlslfe.ast.decl import EnumDecl, FunctionDecl, ParmVarDecl, RecordDecl, VarDecl
from hlslfe.ast.types import BUILTIN_TYPES, FLOAT, INT, UINT, VOID, ASTContext, Type, TypedefType
from hlslfe.codegen.mangle import ANONYMOUS_NAMESPACE, mangle_function, mangle_static_local, mangle_variable

CONTEXT = ASTContext()
_ALIASES = {"int64_t": "long", "uint64_t": "ulong", "uint16_t": "ushort", "int16_t": "short"}
_RECORDS = {
    "S": RecordDecl(0, "S", "struct"),
    "S::In": RecordDecl(0, "In", "struct", ("S",)),
    "N::T": RecordDecl(0, "T", "struct", ("N",)),
    "N::O::U": RecordDecl(0, "U", "struct", ("N", "O")),
    "S2::S2": RecordDecl(0, "S2", "struct", ("S2",)),
}
_ENUMS = {
    "E0": EnumDecl(0, "E0", False, INT),
    "N::O::E": EnumDecl(0, "E", False, INT, ("N", "O")),
    "N::F": EnumDecl(0, "F", True, UINT, ("N",)),
}


def named(name: str) -> Type:
    """The type of one of the names above, or of a scalar, vector or matrix as HLSL spells it."""
    if name in _RECORDS:
        return _RECORDS[name].type
    if name in _ENUMS:
        return _ENUMS[name].type
    match = re.fullmatch(r"([a-z]+(?:\d\d_t)?)(\d)?(?:x(\d))?", name)
    assert match, name
    scalar = BUILTIN_TYPES[_ALIASES.get(match[1], match[1])]
    if match[3]:
        return CONTEXT.matrix(scalar, int(match[2]), int(match[3]))
    return CONTEXT.vector(scalar, int(match[2])) if match[2] else scalar


def parameter(text: str) -> tuple[Type, str]:
    """`inout const float3[2]`: its type and modifier."""
    *words, name = text.split()
    base, *dims = re.findall(r"[\w:]+", name)
    type = named(base)
    if "const" in words:
        type = type.with_const()
    if "alias" in words:
        type = TypedefType("Alias", type)
    for dim in reversed(dims):
        type = CONTEXT.array(type, int(dim))
    return type, next((word for word in words if word in ("out", "inout")), "in")


def function(name: str, params: str, scope: tuple[str, ...] = (), linkage: str = "hidden",
             record: RecordDecl | None = None, is_const: bool = False) -> FunctionDecl:
    """`params` is a list such as "float3, inout S"; every record's method has the record as last scope."""
    found = [parameter(text) for text in params.split(",") if text.strip()]
    types, modifiers = tuple(type for type, _ in found), tuple(modifier for _, modifier in found)
    decls = [ParmVarDecl(0, "p", type, modifier, index) for index, (type, modifier) in enumerate(found)]
    decl = FunctionDecl(0, name, CONTEXT.function(VOID, types, modifiers, is_const), decls, scope)
    decl.linkage = linkage
    decl.record = record
    return decl


@pytest.mark.parametrize(("name", "params", "expected"), [
    ("f", "float3, float3, float2, float2, int3", "_Z1fDv3_fS_Dv2_fS0_Dv3_i"),
    ("f", "inout float3, inout float3, float3, out float, inout float", "_Z1fRDv3_fS0_S_RfS1_"),
    ("f", "float2x3, float2x3, inout float2x3, float[2], float[2], float3[2][3], float3[3]",
     "_Z1fu11matrix_typeILm2ELm3EfES_RS_A2_fS1_A2_A3_Dv3_fA3_S2_"),
    ("f", "inout float[2], out float[2], float2x2[2]", "_Z1fA2_fS_A2_u11matrix_typeILm2ELm2EfE"),
    ("f", "E0, E0, N::O::E, inout E0", "_Z1f2E0S_N1N1O1EERS_"),
    ("f", "bool, bool2, uint, uint64_t, int64_t, half, half2, double, char", "_Z1fbDv2_bjmlDhDv2_Dhdc"),
    ("f", "", "_Z1fv"),
    ("f", "S::In, S", "_Z1fN1S2InES_"),
    ("f", "const float, const float3, const S, const float[2]", "_Z1ffDv3_f1SA2_f"),
    ("f", "S[2], S[2], S, inout S, inout S", "_Z1fA2_1SS0_S_RS_S1_"),
    ("f", "N::T, N::O::U, N::T", "_Z1fN1N1TENS_1O1UES0_"),
    ("f", "float4, alias float4[2], alias float4[2], uint", "_Z1fDv4_fA2_S_S0_j"),
    ("f", "float1, float1x1, int1x4, bool2x2",
     "_Z1fDv1_fu11matrix_typeILm1ELm1EfEu11matrix_typeILm1ELm4EiEu11matrix_typeILm2ELm2EbE"),
    ("f", "float[3], inout float[3], float3[3]", "_Z1fA3_fS_A3_Dv3_f"),
    ("f", "inout float2x2, float2x2, inout float2x2", "_Z1fRu11matrix_typeILm2ELm2EfES_S0_"),
    ("f", "S, N::T", "_Z1f1SN1N1TE"),
    ("abcdefghijk_", "float", "_Z12abcdefghijk_f"),
    ("main", "float", "_Z4mainf"),
    ("f", "int3", "_Z1fDv3_i"),
    ("f", "uint, uint3, uint3", "_Z1fjDv3_jS_"),
    ("f", "half", "_Z1fDh"),
    ("f", "int16_t, uint16_t, longlong, uchar", "_Z1fstxh"),
    ("arr", "float[2][3], S[2], float4", "_Z3arrA2_A3_fA2_1SDv4_f"),
    ("io", "inout float, inout float3, inout S, float[2], inout float2x2, out bool",
     "_Z2ioRfRDv3_fR1SA2_fRu11matrix_typeILm2ELm2EfERb"),
])
def test_parameters(name: str, params: str, expected: str) -> None:
    assert mangle_function(function(name, params)) == expected


@pytest.mark.parametrize(("name", "params", "scope", "expected"), [
    ("f", "N::O::U, N::T, N::O::U, S", ("N", "O"), "_ZN1N1O1fENS0_1UENS_1TES1_1S"),
    ("g", "N::T[2], inout N::T, out N::O::U[3]", ("N", "O"), "_ZN1N1O1gEA2_NS_1TERS1_A3_NS0_1UE"),
    ("h", "N::F, N::O::E, N::F", ("N",), "_ZN1N1hENS_1FENS_1O1EES0_"),
    ("k", "N::T, N::T, N::T, S, S", ("N", "O"), "_ZN1N1O1kENS_1TES1_S1_1SS2_"),
    ("k2", "N::O::U, N::T", ("N",), "_ZN1N2k2ENS_1O1UENS_1TE"),
    ("k3", "inout N::T, inout N::T, N::T[2], N::T[2]", ("N",), "_ZN1N2k3ERNS_1TES1_A2_S0_S2_"),
    ("S3", "int", ("S2",), "_ZN2S22S3Ei"),
    ("g", "S2::S2", ("S2",), "_ZN2S21gENS_2S2E"),
    ("nf", "half", ("N",), "_ZN1N2nfEDh"),
])
def test_namespaces(name: str, params: str, scope: tuple[str, ...], expected: str) -> None:
    assert mangle_function(function(name, params, scope)) == expected


def test_internal_functions() -> None:
    assert mangle_function(function("st", "float4", linkage="static")) == "_ZL2stDv4_f"
    assert mangle_function(function("stat2", "S, N::T", linkage="static")) == "_ZL5stat21SN1N1TE"
    assert mangle_function(function("anf", "float", (ANONYMOUS_NAMESPACE,), "static")) == "_ZN12_GLOBAL__N_13anfEf"
    assert mangle_function(function("anf2", "", (ANONYMOUS_NAMESPACE,))) == "_ZN12_GLOBAL__N_14anf2Ev"
    assert mangle_function(function("inl", "float", linkage="inline")) == "_Z3inlf"
    assert mangle_function(function("used", "float2x3", linkage="static")) == "_ZL4usedu11matrix_typeILm2ELm3EfE"


def method(name: str, params: str, record: str = "S", is_const: bool = False) -> str:
    decl = _RECORDS[record]
    return mangle_function(function(name, params, (*decl.scope, decl.name), "inline", decl, is_const))


def test_methods() -> None:
    assert method("get", "", is_const=True) == "_ZNK1S3getEv"
    assert method("f", "S::In", "S::In") == "_ZN1S2In1fES0_"
    assert method("operator+", "S") == "_ZN1SplES_"
    assert method("operator-", "") == "_ZN1SngEv"
    assert method("operator[]", "int") == "_ZN1SixEi"
    assert method("operator()", "float") == "_ZN1SclEf"


def test_operators_outside_of_records() -> None:
    assert mangle_function(function("operator+", "S, S")) == "_Zpl1SS_"
    assert mangle_function(function("operator-", "S")) == "_Zng1S"


def test_many_substitutions() -> None:
    """Numbers are in base 36."""
    kinds = ["bool", "int", "uint", "half", "float", "double", "int64_t", "uint64_t", "int16_t", "uint16_t"]
    types = [f"{kind}{size}" for kind in kinds for size in (1, 2, 3, 4)]
    decl = function("f", ", ".join([*types, "bool1", "bool2", "int1", types[11], types[36], types[37], types[39]]))
    assert mangle_function(decl).endswith("S_S0_S3_SA_SZ_S10_S12_")


def variable(name: str, storage: str = "static", scope: tuple[str, ...] = (), internal: bool = True) -> str:
    return mangle_variable(VarDecl(0, name, FLOAT, storage, scope), internal)


def test_variables() -> None:
    assert variable("g") == "_ZL1g"
    assert variable("v", scope=("N",)) == "_ZN1NL1vE"
    assert variable("gv", "global", ("N",), False) == "_ZN1N2gvE"
    assert variable("an", scope=(ANONYMOUS_NAMESPACE,)) == "_ZN12_GLOBAL__N_12anE"
    assert variable("gsh", "groupshared", (), False) == "gsh"
    assert variable("gs", "groupshared", ("N",), False) == "_ZN1N2gsE"


def test_static_locals() -> None:
    local = VarDecl(0, "loc", FLOAT, "static local")
    owner = function("ff", "")
    assert mangle_static_local(local, owner, 0) == "_ZZ2ffvE3loc"
    assert mangle_static_local(local, owner, 1) == "_ZZ2ffvE3loc_0"
    assert mangle_static_local(local, owner, 2) == "_ZZ2ffvE3loc_1"
    assert mangle_static_local(local, owner, 12) == "_ZZ2ffvE3loc__11_"


def test_members_of_local_structs_carry_the_function() -> None:
    function = FunctionDecl(0, "f", CONTEXT.function(VOID, (FLOAT,), ("in",)), [])
    local = RecordDecl(0, "L", "struct")
    local.function = function
    method = FunctionDecl(0, "plus", CONTEXT.function(INT, (local.type,), ("in",), True), [], ("L",))
    method.record = local
    assert mangle_function(method) == "_ZZ1ffENK1L4plusES_"
    assert mangle_function(FunctionDecl(0, "g", CONTEXT.function(VOID, (local.type,), ("in",)), [])) == "_Z1gZ1ffE1L"


@pytest.mark.parametrize(("name", "operands", "is_method", "expected"), [
    ("operator-", 0, True, "_ZN1SngEv"), ("operator-", 1, True, "_ZN1SmiEi"), ("operator()", 1, True, "_ZN1SclEi"),
    ("operator[]", 1, True, "_ZN1SixEi"), ("operator++", 0, True, "_ZN1SppEv"), ("operator++", 1, True, "_ZN1SppEi"),
    ("operator<<=", 1, True, "_ZN1SlSEi"), ("operator,", 1, True, "_ZN1ScmEi"), ("operator~", 1, False, "_Zcoi"),
    ("operator&&", 2, False, "_Zaaii"), ("$C1", 0, True, "_ZN1SC1Ev"), ("$C2", 0, True, "_ZN1SC2Ev"),
])
def test_operators_and_constructors(name: str, operands: int, is_method: bool, expected: str) -> None:
    type = CONTEXT.function(VOID, (INT,) * operands, ("in",) * operands)
    params = [ParmVarDecl(0, "", INT, "in", index) for index in range(operands)]
    decl = FunctionDecl(0, name, type, params, ("S",) if is_method else ())
    decl.record = _RECORDS["S"] if is_method else None
    assert mangle_function(decl) == expected
