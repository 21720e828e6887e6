"""Types of the IR: interned, immutable, with their text computed once.

Mirrors llvm/lib/IR/Type.cpp: IntegerType::get, FixedVectorType::get, ArrayType::get, StructType::get,
TargetExtType::get.
Differs: a derived type is kept on the type it is made from instead of in a context, so that `is` compares any two types
and nothing has to be passed around; named structs belong to a module (`ir.Module.named_struct`).
"""

from __future__ import annotations


class IRType:
    """`text` is the type as printed. `_derived` holds vectors, arrays, ... made from this type."""

    __slots__ = ("text", "_derived")
    is_fp = False  # floating point or a vector of it: may carry fast-math flags

    def __init__(self, text: str) -> None:
        self.text = text
        self._derived: dict[object, IRType] = {}

    def __repr__(self) -> str:
        return self.text

    @property
    def scalar(self) -> IRType:
        """The element type of a vector, else the type itself (LLVM: getScalarType)."""
        return self


class VoidType(IRType):
    __slots__ = ()


class LabelType(IRType):
    __slots__ = ()


class TokenType(IRType):
    __slots__ = ()


class MetadataType(IRType):
    __slots__ = ()


class IntType(IRType):
    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        super().__init__(f"i{bits}")
        self.bits = bits


class FloatType(IRType):
    """half (16 bits), float (32) or double (64)."""

    __slots__ = ("bits",)
    is_fp = True

    def __init__(self, text: str, bits: int) -> None:
        super().__init__(text)
        self.bits = bits


class PointerType(IRType):
    __slots__ = ("address_space",)

    def __init__(self, address_space: int) -> None:
        super().__init__(f"ptr addrspace({address_space})" if address_space else "ptr")
        self.address_space = address_space


class VectorType(IRType):
    """`<count x element>`."""

    __slots__ = ("element", "count", "is_fp")

    def __init__(self, element: IRType, count: int) -> None:
        super().__init__(f"<{count} x {element.text}>")
        self.element = element
        self.count = count
        self.is_fp = element.is_fp

    @property
    def scalar(self) -> IRType:
        return self.element


class ArrayType(IRType):
    """`[count x element]`."""

    __slots__ = ("element", "count")

    def __init__(self, element: IRType, count: int) -> None:
        super().__init__(f"[{count} x {element.text}]")
        self.element = element
        self.count = count


class StructType(IRType):
    """A literal struct (`name` None, interned) or a named one, which gets its `elements` later by `set_body`.

    `alloc_size` and `abi_align` are kept for codegen.data_layout, 0 until it was asked.
    """

    __slots__ = ("name", "elements", "packed", "alloc_size", "abi_align")

    def __init__(self, name: str | None, elements: tuple[IRType, ...] = (), packed: bool = False) -> None:
        super().__init__(struct_body_text(elements, packed) if name is None else "%" + quoted_name(name))
        self.name = name
        self.elements = elements
        self.packed = packed
        self.alloc_size = 0
        self.abi_align = 0

    def set_body(self, elements: tuple[IRType, ...], packed: bool) -> None:
        """Complete a named struct."""
        self.elements = elements
        self.packed = packed

    @property
    def body_text(self) -> str:
        return struct_body_text(self.elements, self.packed)


class TargetExtType(IRType):
    """`target("name", types..., ints...)`."""

    __slots__ = ("name", "types", "ints")

    def __init__(self, name: str, types: tuple[IRType, ...], ints: tuple[int, ...]) -> None:
        parts = [f'"{name}"', *(t.text for t in types), *map(str, ints)]
        super().__init__(f"target({', '.join(parts)})")
        self.name = name
        self.types = types
        self.ints = ints


class FunctionType(IRType):
    """`result (params...)`; user functions of HLSL are never variadic."""

    __slots__ = ("result", "params")

    def __init__(self, result: IRType, params: tuple[IRType, ...]) -> None:
        super().__init__(f"{result.text} ({', '.join(p.text for p in params)})")
        self.result = result
        self.params = params


_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")


def quoted_name(name: str) -> str:
    """A name as it stands behind `%` or `@`: bare where LLVM prints it so, else in quotes with escapes."""
    if name and _BARE.issuperset(name) and not name[0].isdigit():
        return name
    return f'"{escaped(name.encode())}"'


def escaped(data: bytes) -> str:
    """Bytes inside quotes: printable ASCII stands for itself, a backslash is doubled, the rest is `\\XX`."""
    return "".join(
        "\\\\" if byte == 0x5C else chr(byte) if 0x20 <= byte < 0x7F and byte != 0x22 else f"\\{byte:02X}"
        for byte in data
    )


def struct_body_text(elements: tuple[IRType, ...], packed: bool) -> str:
    """`{ i32, float }`, packed `<{ i32, float }>`, empty `{}`."""
    inner = "{ " + ", ".join(element.text for element in elements) + " }" if elements else "{}"
    return f"<{inner}>" if packed else inner


VOID = VoidType("void")
LABEL = LabelType("label")
TOKEN = TokenType("token")
METADATA = MetadataType("metadata")
I1, I8, I16, I32, I64 = (IntType(bits) for bits in (1, 8, 16, 32, 64))
HALF, FLOAT, DOUBLE = FloatType("half", 16), FloatType("float", 32), FloatType("double", 64)
PTR = PointerType(0)
_INTS: dict[int, IntType] = {int_type.bits: int_type for int_type in (I1, I8, I16, I32, I64)}
_POINTERS: dict[int, PointerType] = {0: PTR}
_TARGETS: dict[object, TargetExtType] = {}


def int_type(bits: int) -> IntType:
    """`i<bits>`."""
    return _INTS[bits] if bits in _INTS else _INTS.setdefault(bits, IntType(bits))


def pointer(address_space: int) -> PointerType:
    """`ptr` or `ptr addrspace(n)`."""
    found = _POINTERS.get(address_space)
    return found if found is not None else _POINTERS.setdefault(address_space, PointerType(address_space))


def vector(element: IRType, count: int) -> VectorType:
    """`<count x element>`."""
    key = ("v", count)
    found = element._derived.get(key)
    if found is None:
        found = element._derived.setdefault(key, VectorType(element, count))
    return found  # type: ignore[return-value]


def array(element: IRType, count: int) -> ArrayType:
    """`[count x element]`."""
    key = ("a", count)
    found = element._derived.get(key)
    if found is None:
        found = element._derived.setdefault(key, ArrayType(element, count))
    return found  # type: ignore[return-value]


def literal_struct(elements: tuple[IRType, ...], packed: bool = False) -> StructType:
    """The unnamed struct of `elements`."""
    home: IRType = elements[0] if elements else VOID
    key = ("s", elements, packed)
    found = home._derived.get(key)
    if found is None:
        found = home._derived.setdefault(key, StructType(None, elements, packed))
    return found  # type: ignore[return-value]


def function_type(result: IRType, params: tuple[IRType, ...]) -> FunctionType:
    """`result (params...)`."""
    key = ("f", params)
    found = result._derived.get(key)
    if found is None:
        found = result._derived.setdefault(key, FunctionType(result, params))
    return found  # type: ignore[return-value]


def target_type(name: str, types: tuple[IRType, ...] = (), ints: tuple[int, ...] = ()) -> TargetExtType:
    """`target("name", types..., ints...)`."""
    home: dict[object, IRType] = types[0]._derived if types else _TARGETS  # type: ignore[assignment]
    key = ("t", name, types, ints)
    found = home.get(key)
    if found is None:
        found = home.setdefault(key, TargetExtType(name, types, ints))
    return found  # type: ignore[return-value]


def with_scalar(shape: IRType, scalar: IRType) -> IRType:
    """`scalar`, or a vector of it when `shape` is a vector."""
    return vector(scalar, shape.count) if isinstance(shape, VectorType) else scalar
