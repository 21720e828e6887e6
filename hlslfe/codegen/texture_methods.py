"""The bodies of the methods of textures: one emitter for each lowering of basic.texture_table.

Mirrors upstream head's clang/lib/CodeGen/CGHLSLBuiltins.cpp: CodeGenFunction::EmitHLSLBuiltinExpr (sample, gather,
load.level, getdimensions); Clang 22 has no textures.
Differs: a status is the second part of what `<intrinsic>.status` returns, and four offsets make four gathers, as in
DXC; upstream has neither.  `t.mips[m][c]` and `t.sample[n][c]` are calls of one method (sema.textures).
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.resources import resource_of
from hlslfe.ast.types import VOID as AST_VOID
from hlslfe.ast.types import RecordType
from hlslfe.codegen.address import LValue
from hlslfe.codegen.constants import i32, i64, poison, zero
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_types import FLOAT, I1, I32, PTR, VOID, IRType, literal_struct, vector
from hlslfe.codegen.resource_methods import MethodEmitter

_OFFSETS = ("offset", "offset1", "offset2", "offset3")
# Parameters that are no operands in their order.
_BESIDE = frozenset((*_OFFSETS, "sampler", "texture", "clamp", "status"))
# Parameters whose type is part of the name of the intrinsic.
_OVERLOADED = frozenset(("location", "ddx", "ddy"))


class TextureEmitter(MethodEmitter):
    """For the lowerings that resource_methods has not; `by_name` are the parameters by their names."""

    def emit(self) -> None:
        self.by_name = {param.name: index for index, param in enumerate(self.decl.params)}
        TEXTURE_EMITTERS[self.decl.row.lowering[0]](self)

    # ------------------------------------------------------------ parts

    def named(self, name: str) -> Value | None:
        """The value of the parameter of that name, if there is one."""
        index = self.by_name.get(name)
        return None if index is None else self.param(index)

    def sampler(self) -> Value:
        return self.handle_of("sampler")

    def handle_of(self, name: str) -> Value:
        """The handle of a resource that is passed by value."""
        param = self.decl.params[self.by_name[name]]
        types, address = self.types, self.cgf.locals[param].address
        record = types.convert_type_for_mem(param.type)
        handle = self.builder.gep(record, address.pointer, [i32(0), i32(0)], "__handle", "inbounds nuw")
        resource = resource_of(param.type)
        assert resource is not None
        return self.builder.load(types.convert_type(resource.handle), handle, types.align_of(param.type))

    def offset_type(self) -> IRType:
        """`intD`."""
        spatial = self.record.kind.shape[2]
        return I32 if spatial == 1 else vector(I32, spatial)

    def offset(self) -> Value:
        """The offset in texels; zero where the call has none."""
        given = self.named("offset")
        return zero(self.offset_type()) if given is None else given

    def finish(self, name: str, args: list[Value], overloads: list[IRType]) -> None:
        """Call the intrinsic, whose first overload is the result, and return what it gives, the status put away."""
        result = overloads[0]
        if "status" not in self.by_name:
            self.builder.ret(self.call(name, result, args, tuple(overloads)))
            return
        value, mapped = self.call_with_status(name, result, args, overloads)
        self.store_status(mapped)
        self.builder.ret(value)

    def call_with_status(self, name: str, result: IRType, args: list[Value], overloads: list[IRType]) -> (
            tuple[Value, Value]):
        """The value, and whether all of it was mapped."""
        loaded = self.call(f"{name}.status", literal_struct((result, I1)), args, tuple(overloads), "ld.struct")
        value = self.builder.extract_value(loaded, (0,), "ld.value")
        return value, self.builder.extract_value(loaded, (1,), "ld.status")

    def store_status(self, mapped: Value) -> None:
        address = self.named("status")
        assert address is not None
        self.builder.store(self.builder.cast("zext", mapped, I32, "ld.status.ext"), address, 4)

    # ------------------------------------------------------------ filtered reads

    def sample(self) -> None:
        """Operands: handle, sampler, what the method has, offset, clamp."""
        args, overloads = self._operands()
        args.append(self.offset())
        clamp = self.named("clamp")
        name = self.args[0]
        if clamp is not None:
            args.append(clamp)
            name += ".clamp"
        result = self.types.convert_type(self.decl.result)
        self.finish(name, args, [result, *overloads, self.offset_type()])

    def _operands(self) -> tuple[list[Value], list[IRType]]:
        """The handles and the parameters in their order, and the types in the name of the intrinsic."""
        args = [self.handle(), self.sampler()]
        overloads = [arg.type for arg in args]
        for index, param in enumerate(self.decl.params):
            if param.name not in _BESIDE:
                args.append(self.param(index))
                if param.name in _OVERLOADED:
                    overloads.append(args[-1].type)
        return args, overloads

    def gather(self) -> None:
        """Operands: handle, sampler, location, compare value, component, offset; raw ones have no component."""
        args, overloads = self._operands()
        args += [i32(int(component)) for component in self.args[1:]]
        result = self.types.convert_type(self.decl.result)
        overloads = [result, *overloads, self.offset_type()]
        if "offset1" in self.by_name:
            self._gather_apart(args, overloads)
            return
        self.finish(self.args[0], [*args, self.offset()], overloads)

    def _gather_apart(self, args: list[Value], overloads: list[IRType]) -> None:
        """Each component has an offset of its own, and comes from a gather of its own."""
        result = overloads[0]
        gathered: Value = poison(result)
        all_mapped: Value | None = None
        for number, name in enumerate(_OFFSETS):
            offset = self.named(name)
            assert offset is not None
            if "status" in self.by_name:
                part, mapped = self.call_with_status(self.args[0], result, [*args, offset], overloads)
                all_mapped = mapped if all_mapped is None else self.builder.binop("and", all_mapped, mapped)
            else:
                part = self.call(self.args[0], result, [*args, offset], tuple(overloads))
            gathered = self.builder.insert_element(gathered, self.builder.extract_element(part, i64(number)),
                                                   i64(number))
        if all_mapped is not None:
            self.store_status(all_mapped)
        self.builder.ret(gathered)

    def feedback(self) -> None:
        """Operands: handle, those of the texture and the sampler, what the method has, clamp."""
        args, overloads = self._operands()
        texture, clamp, name = self.handle_of("texture"), self.named("clamp"), self.args[0]
        if clamp is not None:
            args.append(clamp)
            name += ".clamp"
        args.insert(1, texture)
        overloads.insert(1, texture.type)
        self.call(name, VOID, args, tuple(overloads))
        self.builder.ret()

    def level_of_detail(self) -> None:
        args, overloads = self._operands()
        self.builder.ret(self.call(self.args[0], FLOAT, args, tuple(overloads)))

    # ------------------------------------------------------------ texels

    def load_level(self) -> None:
        """Of a location whose last component is the level."""
        size = self.record.kind.shape[1]
        handle, location = self.handle(), self.param(0)
        coord: Value
        if size == 1:
            coord = self.builder.extract_element(location, i64(0), "hlsl.load.coord")
        else:
            coord = self.builder.shuffle_vector(location, tuple(range(size)), name="hlsl.load.coord")
        self._load(handle, coord, self.builder.extract_element(location, i64(size), "hlsl.load.lod"))

    def load_mip(self) -> None:
        level, location = self.named("level"), self.named("location")
        assert level is not None and location is not None
        self._load(self.handle(), location, level)

    def load_texel(self) -> None:
        """Of a texture that is written: it has one level."""
        self._load(self.handle(), self.param(0), poison(I32))

    def _load(self, handle: Value, coord: Value, level: Value) -> None:
        result = self.types.convert_type(self.decl.result)
        offset = self.offset()
        self.finish("load.level", [handle, coord, level, offset],
                    [result, handle.type, coord.type, level.type, offset.type])

    def load_sample(self) -> None:
        handle, coord, sample = self.handle(), self.named("location"), self.named("sample")
        assert coord is not None and sample is not None
        offset = self.offset()
        self.finish("load.ms", [handle, coord, sample, offset],
                    [self.types.convert_type(self.decl.result), handle.type, coord.type, sample.type, offset.type])

    def texel(self) -> None:
        handle, index = self.handle(), self.param(0)
        self.builder.ret(self.call("getpointer", PTR, [handle, index], (PTR, handle.type, index.type)))

    def texel_sample(self) -> None:
        handle, coord, sample = self.handle(), self.named("location"), self.named("sample")
        assert coord is not None and sample is not None
        self.builder.ret(self.call("getpointer", PTR, [handle, coord, sample],
                                   (PTR, handle.type, coord.type, sample.type)))

    def position(self) -> None:
        """Where a sample lies in its texel."""
        handle = self.handle()
        result = self.types.convert_type(self.decl.result)
        self.builder.ret(self.call("getsampleposition", result, [handle, self.param(0)], (handle.type,)))

    def query(self) -> None:
        """A method of RayQuery; a ray is passed as its four members."""
        args = [self.handle()]
        for index, param in enumerate(self.decl.params):
            if resource_of(param.type) is not None:
                args.append(self.handle_of(param.name))
            elif isinstance(param.type.canonical, RecordType):
                args += self._members(self.cgf.locals[param], param.type.canonical)
            else:
                args.append(self.param(index))
        is_void = self.decl.result.canonical is AST_VOID
        result = VOID if is_void else self.types.convert_type(self.decl.result)
        overloads = tuple(arg.type for arg in args if arg.type.text.startswith("target"))
        function = self.cgf.cgm.intrinsic(f"llvm.dx.{self.args[0]}", result, tuple(arg.type for arg in args), overloads)
        value = self.builder.call(function, args)
        self.builder.ret(None if is_void else value)

    def _members(self, place: LValue, record: RecordType) -> list[Value]:
        fields = [self.cgf.field_lvalue(place.address, record, field) for field in record.decl.fields]
        return [self.cgf.emit_load_of_lvalue(field) for field in fields]

    # ------------------------------------------------------------ sizes

    def dimensions(self) -> None:
        """All sizes in one call; each goes to its parameter."""
        operation = self.args[0]
        args = [self.handle()]
        outs = [index for index, param in enumerate(self.decl.params) if param.is_reference]
        level = self.named("level")
        if level is not None:
            args.append(level)
        result: IRType = I32 if len(outs) == 1 else vector(I32, len(outs))
        sizes = self.call(f"getdimensions.{operation}", result, args, (args[0].type,))
        for number, index in enumerate(outs):
            size = sizes if len(outs) == 1 else self.builder.extract_element(sizes, i64(number))
            if str(self.decl.params[index].type.canonical) == "float":
                size = self.builder.cast("uitofp", size, FLOAT)
            self.builder.store(size, self.param(index), 4)
        self.builder.ret()


TEXTURE_EMITTERS: dict[str, Callable[[TextureEmitter], None]] = {
    "sample": TextureEmitter.sample, "gather": TextureEmitter.gather, "lod": TextureEmitter.level_of_detail,
    "load.level": TextureEmitter.load_level, "load.mip": TextureEmitter.load_mip,
    "load.texel": TextureEmitter.load_texel, "load.sample": TextureEmitter.load_sample, "texel": TextureEmitter.texel,
    "texel.sample": TextureEmitter.texel_sample, "position": TextureEmitter.position,
    "feedback": TextureEmitter.feedback, "query": TextureEmitter.query,
    "texture.dimensions": TextureEmitter.dimensions,
}
