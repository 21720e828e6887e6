"""Declares LLVM intrinsics: their names, and the attributes that LLVM knows them by.

Mirrors llvm/include/llvm/IR/Intrinsics.td, llvm/include/llvm/IR/IntrinsicsDirectX.td and
llvm/lib/IR/Intrinsics.cpp: Intrinsic::getOrInsertDeclaration, getMangledTypeStr.
"""

from __future__ import annotations

from hlslfe.codegen.ir import Function, Module
from hlslfe.codegen.ir_types import (
    I1,
    I8,
    I32,
    PTR,
    VOID,
    ArrayType,
    FloatType,
    IRType,
    PointerType,
    StructType,
    TargetExtType,
    VectorType,
    function_type,
)

_DEFAULT = "nocallback nofree nosync nounwind"
_PURE = f"{_DEFAULT} willreturn memory(none)"
_SPECULATABLE = f"{_DEFAULT} speculatable willreturn memory(none)"
_MATH = "nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)"
_BARRIER = f"convergent {_DEFAULT} willreturn"
_WAVE = f"convergent {_PURE}"



def _texture_names(names: str) -> str:
    """The reads of textures, and those that give a status, too."""
    return " ".join(f"llvm.dx.resource.{name}{status}" for name in names.split() for status in ("", ".status"))


_GROUPS: tuple[tuple[str, str], ...] = (
    (_SPECULATABLE, "llvm.abs llvm.acos llvm.asin llvm.atan llvm.atan2 llvm.cosh llvm.sinh llvm.tan llvm.tanh"),
    (_MATH, """llvm.bitreverse llvm.ceil llvm.cos llvm.ctpop llvm.exp llvm.exp2 llvm.fabs llvm.floor llvm.fma
        llvm.fmuladd llvm.fshr llvm.log llvm.log10 llvm.log2 llvm.maxnum llvm.minnum llvm.pow llvm.roundeven
        llvm.sin llvm.smax llvm.smin llvm.sqrt llvm.trunc llvm.uadd.with.overflow llvm.umax llvm.umin"""),
    (_SPECULATABLE, "llvm.matrix.multiply llvm.matrix.transpose"),
    (_BARRIER, """llvm.dx.all.memory.barrier llvm.dx.all.memory.barrier.with.group.sync llvm.dx.device.memory.barrier
        llvm.dx.device.memory.barrier.with.group.sync llvm.dx.group.memory.barrier llvm.dx.is.helper.lane
        llvm.dx.group.memory.barrier.with.group.sync llvm.dx.wave.get.lane.count llvm.dx.wave.is.first.lane
        llvm.dx.load.input llvm.dx.store.output"""),
    (f"convergent {_DEFAULT} willreturn memory(read)", _texture_names("""sample sample.clamp samplebias samplebias.clamp
        calculate.lod calculate.lod.unclamped samplecmp samplecmp.clamp samplecmpbias samplecmpbias.clamp""")),
    (f"{_DEFAULT} willreturn memory(read)", _texture_names("""samplelevel samplegrad samplegrad.clamp samplecmplevelzero
        samplecmplevel samplecmpgrad samplecmpgrad.clamp gather gather.cmp load.level load.ms""")),
    ("nounwind willreturn memory(none)", """llvm.dx.thread.id llvm.dx.thread.id.in.group llvm.dx.group.id
        llvm.dx.flattened.thread.id.in.group"""),
    (f"{_DEFAULT} willreturn", "llvm.dx.discard"),
    (f"{_DEFAULT} willreturn", """llvm.dx.load.output.control.point llvm.dx.load.patch.constant
        llvm.dx.store.patch.constant llvm.dx.store.vertex.output llvm.dx.store.primitive.output llvm.dx.emit.stream
        llvm.dx.cut.stream llvm.dx.emit.indices llvm.dx.set.mesh.output.counts llvm.dx.dispatch.mesh"""),
    ("cold noreturn nounwind memory(inaccessiblemem: write)", "llvm.trap"),
    ("nocallback nofree nounwind willreturn memory(argmem: readwrite)", "llvm.memcpy"),
    ("nocallback nofree nounwind willreturn memory(argmem: write)", "llvm.memset"),
)
_ATTRIBUTES: dict[str, str] = {name: text for text, names in _GROUPS for name in names.split()}
_LANE_PREFIXES = ("llvm.dx.wave.", "llvm.dx.quad.")  # what other lanes of a wave have to do with
# Attributes of parameters: intrinsic -> one text a parameter.
_PARAM_ATTRS: dict[str, tuple[str, ...]] = {
    "llvm.abs": ("", "immarg"),
    "llvm.matrix.multiply": ("", "", "immarg", "immarg", "immarg"),
    "llvm.matrix.transpose": ("", "immarg", "immarg"),
    "llvm.memcpy": ("noalias writeonly captures(none)", "noalias readonly captures(none)", "", "immarg"),
    "llvm.memset": ("writeonly captures(none)", "", "", "immarg"),
}


def mangled_type(type: IRType) -> str:
    """A type in the name of an overloaded intrinsic: `f32`, `v4f32`, `i1`, `p0`."""
    if isinstance(type, FloatType):
        return f"f{type.bits}"
    if isinstance(type, VectorType):
        return f"v{type.count}{mangled_type(type.element)}"
    if isinstance(type, ArrayType):
        return f"a{type.count}{mangled_type(type.element)}"
    if isinstance(type, PointerType):
        return f"p{type.address_space}"
    if isinstance(type, StructType):
        if type.name is not None:
            return f"s_{type.name}s"
        return f"sl_{''.join(map(mangled_type, type.elements))}s"
    if isinstance(type, TargetExtType):
        parts = [type.name, *map(mangled_type, type.types), *map(str, type.ints)]
        return f"t{'_'.join(parts)}t"
    return type.text


def intrinsic_attributes(name: str) -> str:
    """The attribute group text of the intrinsic `name` (without overload suffix); pure for what stands in no group."""
    return _ATTRIBUTES.get(name) or (_WAVE if name.startswith(_LANE_PREFIXES) else _PURE)


def declare_intrinsic(module: Module, name: str, result: IRType, params: tuple[IRType, ...],
                      overloads: tuple[IRType, ...] = ()) -> Function:
    """The declaration of `name` with the suffix of its `overloads`, made on first use.

    `declare_intrinsic(m, "llvm.dx.fdot", FLOAT, (V4, V4), (V4,))` is `float @llvm.dx.fdot.v4f32(<4 x float>, ...)`.
    """
    full_name = ".".join([name, *map(mangled_type, overloads)])
    found = module.get(full_name)
    if found is not None:
        assert isinstance(found, Function)
        return found
    made = Function(full_name, function_type(result, params))
    made.attributes = module.attribute_group(intrinsic_attributes(name))
    for arg, attrs in zip(made.args, _PARAM_ATTRS.get(name, ()), strict=False):
        arg.attrs = attrs
    return module.add_function(made)


def declare_memcpy(module: Module, dest: IRType = PTR, source: IRType = PTR, size: IRType = I32) -> Function:
    """`llvm.memcpy.p0.p0.i32`: destination, source, size in bytes, is volatile."""
    return declare_intrinsic(module, "llvm.memcpy", VOID, (dest, source, size, I1), (dest, source, size))


def declare_memset(module: Module, dest: IRType = PTR) -> Function:
    """`llvm.memset.p0.i32`: destination, byte, size in bytes, is volatile."""
    return declare_intrinsic(module, "llvm.memset", VOID, (dest, I8, I32, I1), (dest, I32))
