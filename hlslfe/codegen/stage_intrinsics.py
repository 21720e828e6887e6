"""The intrinsics of the stages beyond vertex, pixel and compute, in one table.

No Clang counterpart: LLVM has `llvm.dx.load.input`, `llvm.dx.store.output` and the thread ids; for everything else
these names follow their pattern: `llvm.dx.` and the name of the DXIL operation, in lower case with dots between its
words, operands in the order of the operation (without the opcode), vectors allowed where an operation takes one
component (docs/signatures.md).
"""

from __future__ import annotations

# Whole values: one row of an element, or a part of it.  T is the overloaded type.
LOAD_INPUT = "llvm.dx.load.input"  # T (i32 id, i32 row, i8 col, i32 vertex)
LOAD_OUTPUT_CONTROL_POINT = "llvm.dx.load.output.control.point"  # T (i32 id, i32 row, i8 col, i32 vertex)
LOAD_PATCH_CONSTANT = "llvm.dx.load.patch.constant"  # T (i32 id, i32 row, i8 col)
STORE_OUTPUT = "llvm.dx.store.output"  # void (i32 id, i32 row, i8 col, T value)
STORE_PATCH_CONSTANT = "llvm.dx.store.patch.constant"  # void (i32 id, i32 row, i8 col, T value)
STORE_VERTEX_OUTPUT = "llvm.dx.store.vertex.output"  # void (i32 id, i32 row, i8 col, T value, i32 vertex)
STORE_PRIMITIVE_OUTPUT = "llvm.dx.store.primitive.output"  # void (i32 id, i32 row, i8 col, T value, i32 primitive)

# Streams and meshes.
EMIT_STREAM = "llvm.dx.emit.stream"  # void (i8 stream)
CUT_STREAM = "llvm.dx.cut.stream"  # void (i8 stream)
EMIT_INDICES = "llvm.dx.emit.indices"  # void (i32 primitive, i32 first, i32 second, i32 third)
GET_MESH_PAYLOAD = "llvm.dx.get.mesh.payload"  # ptr ()
DISPATCH_MESH = "llvm.dx.dispatch.mesh"  # void (i32 x, i32 y, i32 z, ptr payload), overloaded by the pointer


class SystemValueIntrinsic:
    """name: of the intrinsic.  operand: the type that tells the component ("i32", "i8"), "" for scalars.  result: "i32"
    or "f32"."""

    __slots__ = ("name", "operand", "result")

    def __init__(self, name: str, operand: str = "", result: str = "i32") -> None:
        self.name = name
        self.operand = operand
        self.result = result


# System values that an intrinsic gives instead of, or (SampleIndex, PrimitiveID) besides, an element.
SYSTEM_VALUE_INTRINSICS: dict[str, SystemValueIntrinsic] = {
    "DispatchThreadID": SystemValueIntrinsic("llvm.dx.thread.id", "i32"),
    "GroupID": SystemValueIntrinsic("llvm.dx.group.id", "i32"),
    "GroupThreadID": SystemValueIntrinsic("llvm.dx.thread.id.in.group", "i32"),
    "GroupIndex": SystemValueIntrinsic("llvm.dx.flattened.thread.id.in.group"),
    "PrimitiveID": SystemValueIntrinsic("llvm.dx.primitive.id"),
    "GSInstanceID": SystemValueIntrinsic("llvm.dx.gs.instance.id"),
    "OutputControlPointID": SystemValueIntrinsic("llvm.dx.output.control.point.id"),
    "DomainLocation": SystemValueIntrinsic("llvm.dx.domain.location", "i8", "f32"),
    "SampleIndex": SystemValueIntrinsic("llvm.dx.sample.index"),
    "Coverage": SystemValueIntrinsic("llvm.dx.coverage"),
    "InnerCoverage": SystemValueIntrinsic("llvm.dx.inner.coverage"),
    "ViewID": SystemValueIntrinsic("llvm.dx.view.id"),
    "StartVertexLocation": SystemValueIntrinsic("llvm.dx.start.vertex.location"),
    "StartInstanceLocation": SystemValueIntrinsic("llvm.dx.start.instance.location"),
}
