"""The attributes of functions, parameters, results and call sites.

Mirrors clang/lib/CodeGen/CGCall.cpp: CodeGenModule::ConstructAttributeList and
clang/lib/CodeGen/CodeGenModule.cpp: CodeGenModule::SetLLVMFunctionAttributesForDefinition.
"""

from __future__ import annotations

from hlslfe.ast.types import ArrayType, RecordType, Type, scalar_of
from hlslfe.codegen.types import CodeGenTypes, is_aggregate

# String attributes follow the others, sorted by name.
_FP_STRINGS = (
    '"no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" '
    '"stack-protector-buffer-size"="8"'
)
USER_FUNCTION = f"alwaysinline convergent mustprogress norecurse nounwind {_FP_STRINGS}"
NOINLINE_FUNCTION = f"convergent mustprogress noinline norecurse nounwind {_FP_STRINGS}"
DECLARED_FUNCTION = f"convergent {_FP_STRINGS}"
DECLARED_DESTRUCTOR = f"convergent nounwind {_FP_STRINGS}"
CALL_SITE = "convergent"
NOEXCEPT_CALL_SITE = "convergent nounwind"  # of constructors
GLOBAL_INIT = f"alwaysinline convergent nounwind {_FP_STRINGS}"
NO_FP_CLASS = "nofpclass(nan inf)"


def entry_function(string_attributes: dict[str, str]) -> str:
    """The wrapper of an entry point: `string_attributes` are "hlsl.shader", "hlsl.numthreads" and the like."""
    strings = " ".join(f'"{name}"="{string_attributes[name]}"' for name in sorted(string_attributes))
    return f"convergent noinline norecurse optnone {strings} {_FP_STRINGS}"


def is_fp_type(type: Type) -> bool:
    """A floating scalar, vector or matrix."""
    scalar = scalar_of(type)
    return scalar is not None and scalar.category == "float"


def direct_attrs(type: Type) -> str:
    """Attributes of a parameter, result or argument that is passed as a value."""
    return f"noundef {NO_FP_CLASS}" if is_fp_type(type) else "noundef"


def byval_attrs(types: CodeGenTypes, type: Type) -> str:
    """A struct or array passed by value, in memory of the callee's own."""
    canonical = type.canonical
    if isinstance(canonical, RecordType) and canonical.decl.is_passed_in_place:
        return "dead_on_return noundef"
    if isinstance(canonical, RecordType) and canonical.decl.destructor is not None:
        return "noundef"
    return f"noundef byval({types.convert_type_for_mem(type).text}) align {types.align_of(type)}"


def sret_attrs(types: CodeGenTypes, type: Type, is_definition: bool) -> str:
    """The address where a struct or array result is built; only the body knows that nothing else points there."""
    noalias = "noalias " if is_definition else ""
    memory = types.convert_type_for_mem(type).text
    return f"dead_on_unwind {noalias}writable sret({memory}) align {types.align_of(type)}"


def reference_attrs(types: CodeGenTypes, type: Type) -> str:
    """An out or inout parameter. Arrays are no references in Clang's eyes and promise less."""
    align = types.align_of(type)
    if isinstance(type.canonical, ArrayType):
        return f"noalias noundef align {align}"
    return f"noalias noundef nonnull align {align} dereferenceable({types.data_size_of(type)})"


def this_attrs(types: CodeGenTypes, record: RecordType) -> str:
    """The object of a method."""
    return f"noundef nonnull align {types.align_of(record)} dereferenceable({types.data_size_of(record)})"


def pointee_attrs(types: CodeGenTypes, type: Type) -> str:
    """A reference that is no out or inout parameter: of a copy constructor, or what a subscript returns."""
    pointee: Type = type.pointee  # type: ignore[attr-defined]
    if type.in_buffer:  # type: ignore[attr-defined]  # in that address space 0 is an address, too
        return f"noundef align {types.align_of(pointee)} dereferenceable({types.data_size_of(pointee)})"
    return f"noundef nonnull align {types.align_of(pointee)} dereferenceable({types.data_size_of(pointee)})"


def param_attrs(types: CodeGenTypes, type: Type, is_reference: bool) -> str:
    """A declared parameter, or the argument for it."""
    if is_reference:
        return reference_attrs(types, type)
    if type.is_reference:
        return pointee_attrs(types, type)
    return byval_attrs(types, type) if is_aggregate(type) else direct_attrs(type)


def return_attrs(type: Type) -> str:
    """A result that is returned as a value; "" for void and for what goes through sret."""
    if is_aggregate(type) or scalar_of(type) is None:
        return ""
    return direct_attrs(type)
