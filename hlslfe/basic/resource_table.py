"""The table of resource classes: what each is, and which methods it has.

Mirrors clang/lib/Sema/HLSLExternalSemaSource.cpp: defineHLSLTypesWithForwardDeclarations and
clang/lib/Sema/HLSLBuiltinTypeDeclBuilder.cpp: addLoadMethods, addArraySubscriptOperators, addAppendMethod, ...
Differs: Clang builds classes by calls; this is a table.  What Clang 22 lacks follows upstream's head, or continues its
pattern (docs/resources.md lists these names).

A class is a row of KINDS, `Kind(name, resource class, form, ...)`:
- resource class: "SRV" (register t), "UAV" (u), "CBuffer" (b) or "Sampler" (s);
- form: which handle type codegen.resource_types makes: "typed", "raw", "bytes", "texture", "ms", "sampler", "cbuffer";
- element: what may stand in `<>`: "typed" (a scalar or vector of 16 bytes at most), "structured" (anything complete
  without resources), "constants" (a struct of such), "" (the class is no template).  `default` is the element without
  `<>`, "" when it has to be given;
- methods: the groups of METHODS that it has, in order;
- shape: of textures: (number for dx.Texture, components of a coordinate with the slice, without it).

A method is a row of METHODS, `Method(name, result, parameters, lowering, ...)`.  Several rows of one name overload each
other.  Result and parameters are written as in HLSL, with types out of: `T` (the element), `T&` and `const T&` (a place
in the resource), `S` (the scalar of T), `S4` (four of them), the scalars of the language and vectors of them, `floatN`,
`intN`, `uintN` (N: a coordinate with its slice), `floatD`, `intD` (D: without), `intM` (N and one more), the names of
sampler classes, and `U` (an argument of the call, as in `Load<U>`; such a row is a template).
`lowering` is (emitter of codegen.resource_methods, arguments for it).  A class with another set of methods needs a row
in KINDS and perhaps a group here; a method of a new sort needs an emitter there, nothing else.
`value` of a class is a number between the `<>`: how many samples a texel has, or what a feedback texture holds.
Textures and samplers are in basic.texture_table, the classes of rows in basic.resource_rows.
"""

from __future__ import annotations

from hlslfe.basic.ray_table import RAY_KINDS, RAY_METHODS
from hlslfe.basic.resource_rows import Kind, Method
from hlslfe.basic.texture_table import TEXTURE_KINDS, TEXTURE_METHODS

_M = Method

# ---------------------------------------------------------------- binding (every class has these)

_BINDING = "uint {first}, uint spaceNo, int range, uint index, name name"
_WITH_COUNTER = _BINDING + ", uint counterOrderId"
BINDERS: dict[tuple[bool, bool], Method] = {
    # (has a register, has a counter)
    (True, False): _M("__createFromBinding", "class", _BINDING.format(first="registerNo"), ("bind", "explicit"),
                      is_static=True),
    (False, False): _M("__createFromImplicitBinding", "class", _BINDING.format(first="orderId"), ("bind", "implicit"),
                       is_static=True),
    (True, True): _M("__createFromBindingWithImplicitCounter", "class", _WITH_COUNTER.format(first="registerNo"),
                     ("bind", "explicit"), is_static=True),
    (False, True): _M("__createFromImplicitBindingWithImplicitCounter", "class", _WITH_COUNTER.format(first="orderId"),
                      ("bind", "implicit"), is_static=True),
}
FROM_HEAP = _M("__createFromHeap", "class", "uint index", ("bind.heap",), is_static=True, model=(6, 6))
CONSTRUCT = (_M("$C1", "void", "", ("construct", "$C2")), _M("$C2", "void", "", ("construct",)))
COPY = (_M("$C1", "void", "const class& other", ("copy", "$C2")), _M("$C2", "void", "const class& other", ("copy",)))
ASSIGN = _M("operator=", "class&", "const class& other", ("assign",))

# The contents of a ConstantBuffer<T>: Clang's operator const hlsl_constant T&() const.
CONTENTS = _M("operator T", "constant T&", "", ("basepointer",), is_const=True)

# ---------------------------------------------------------------- groups of methods

METHODS: dict[str, tuple[Method, ...]] = {
    "subscript": (
        _M("operator[]", "const T&", "uint Index", ("getpointer",), is_const=True),
        _M("operator[]", "T&", "uint Index", ("getpointer",)),
    ),
    "const_subscript": (_M("operator[]", "const T&", "uint Index", ("getpointer",), is_const=True),),
    "load": (
        _M("Load", "T", "uint Index", ("load",)),
        _M("Load", "T", "uint Index, out uint Status", ("load.status",)),
    ),
    "counter": (
        _M("IncrementCounter", "uint", "", ("counter", "1")),
        _M("DecrementCounter", "uint", "", ("counter", "-1")),
    ),
    "append": (_M("Append", "void", "T value", ("append",)),),
    "consume": (_M("Consume", "T", "", ("consume",)),),
    "dimensions": (_M("GetDimensions", "void", "out uint dim", ("dimensions",)),),
    "structures": (_M("GetDimensions", "void", "out uint numStructs, out uint stride", ("dimensions", "stride")),),
}

# Byte-address buffers: offsets in bytes; `U` is any type that a structured buffer could hold.
_VECTORS = (("", "uint"), ("2", "uint2"), ("3", "uint3"), ("4", "uint4"))
METHODS["bytes_read"] = (
    *(_M(f"Load{suffix}", type, "uint Index", ("load",)) for suffix, type in _VECTORS),
    *(_M(f"Load{suffix}", type, "uint Index, out uint Status", ("load.status",)) for suffix, type in _VECTORS),
    _M("Load", "U", "uint Index", ("load",)),
    _M("Load", "U", "uint Index, out uint Status", ("load.status",)),
    _M("GetDimensions", "void", "out uint dim", ("dimensions",)),
)
METHODS["bytes_write"] = (
    *(_M(f"Store{suffix}", "void", f"uint Index, {type} Value", ("store",)) for suffix, type in _VECTORS),
    _M("Store", "void", "uint Index, U Value", ("store",)),
)


def _interlocked(name: str, operation: str, types: tuple[str, ...], needs_old: bool = False,
                 model: tuple[int, int] = (6, 0)) -> list[Method]:
    """An Interlocked method with and without the value before, for each type of the value."""
    compares = "Compare" in name
    rows = []
    for type in types:
        values = f"{type} compare_value, {type} value" if compares else f"{type} value"
        for old in ("", f", out {type} original_value"):
            if (old or not needs_old) and not (old and "Store" in name):
                rows.append(_M(name, "void", f"uint dest, {values}{old}", ("atomic", operation), model=model))
    return rows


_ATOMICS: list[Method] = []
for _suffix, _signed, _unsigned, _model in (("", "int", "uint", (6, 0)), ("64", "long", "ulong", (6, 6))):
    for _name in ("Add", "And", "Or", "Xor"):
        _ATOMICS += _interlocked(f"Interlocked{_name}{_suffix}", _name.lower(), (_unsigned,), model=_model)
    for _name in ("Min", "Max"):
        _ATOMICS += _interlocked(f"Interlocked{_name}{_suffix}", _name.lower(), (_signed, _unsigned), model=_model)
    _ATOMICS += _interlocked(f"InterlockedExchange{_suffix}", "xchg", (_unsigned,), True, _model)
    _ATOMICS += _interlocked(f"InterlockedCompareExchange{_suffix}", "compare", (_unsigned,), True, _model)
    _ATOMICS += _interlocked(f"InterlockedCompareStore{_suffix}", "compare", (_unsigned,), model=_model)
_ATOMICS += _interlocked("InterlockedExchangeFloat", "xchg", ("float",), True)
_ATOMICS += _interlocked("InterlockedCompareExchangeFloatBitwise", "compare", ("float",), True)
_ATOMICS += _interlocked("InterlockedCompareStoreFloatBitwise", "compare", ("float",))
METHODS["atomic"] = tuple(_ATOMICS)


def _kinds(*rows: Kind) -> dict[str, Kind]:
    return {row.name: row for row in rows}


_READ = "const_subscript load dimensions"
_WRITE = "subscript load dimensions"
_STRUCTURED = "subscript load counter structures"

KINDS: dict[str, Kind] = _kinds(
    Kind("Buffer", "SRV", "typed", "typed", _READ, "float4"),
    Kind("RWBuffer", "UAV", "typed", "typed", _WRITE),
    Kind("RasterizerOrderedBuffer", "UAV", "typed", "typed", _WRITE, is_rov=True),
    Kind("StructuredBuffer", "SRV", "raw", "structured", "const_subscript load structures"),
    Kind("RWStructuredBuffer", "UAV", "raw", "structured", _STRUCTURED, has_counter=True),
    Kind("RasterizerOrderedStructuredBuffer", "UAV", "raw", "structured", _STRUCTURED, is_rov=True, has_counter=True),
    Kind("AppendStructuredBuffer", "UAV", "raw", "structured", "append structures", has_counter=True),
    Kind("ConsumeStructuredBuffer", "UAV", "raw", "structured", "consume structures", has_counter=True),
    Kind("ConstantBuffer", "CBuffer", "cbuffer", "constants", ""),
    Kind("TextureBuffer", "SRV", "cbuffer", "constants", ""),
    Kind("ByteAddressBuffer", "SRV", "bytes", "", "bytes_read"),
    Kind("RWByteAddressBuffer", "UAV", "bytes", "", "bytes_read bytes_write atomic"),
    Kind("RasterizerOrderedByteAddressBuffer", "UAV", "bytes", "", "bytes_read bytes_write atomic", is_rov=True),
)

# What Clang 22 has; of byte-address buffers only GetDimensions.
CLANG_CLASSES = frozenset((
    "Buffer RWBuffer RasterizerOrderedBuffer StructuredBuffer RWStructuredBuffer RasterizerOrderedStructuredBuffer "
    "AppendStructuredBuffer ConsumeStructuredBuffer ByteAddressBuffer RWByteAddressBuffer").split())

METHODS.update(TEXTURE_METHODS)
METHODS.update(RAY_METHODS)
KINDS.update((kind.name, kind) for kind in (*TEXTURE_KINDS, *RAY_KINDS))
