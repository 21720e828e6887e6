"""The bodies of the methods of resource classes: one emitter for each lowering of basic.resource_table.

Mirrors clang/lib/Sema/HLSLBuiltinTypeDeclBuilder.cpp: BuiltinTypeMethodBuilder::finalize and
clang/lib/CodeGen/CGHLSLBuiltins.cpp: CodeGenFunction::EmitHLSLBuiltinExpr (the resource builtins).
Differs: Clang builds a body as AST and emits that; here the instructions are made at once, the same ones.  A structure
that is loaded with its status is stored in the result, which Clang 22 forgets; a stride is what `sizeof` says.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.resources import ResourceDecl, ResourceMethodDecl
from hlslfe.ast.types import Type, scalar_of
from hlslfe.codegen.address import REFERENCE, Address, LValue
from hlslfe.codegen.constants import const_int, i32, i64, poison
from hlslfe.codegen.data_layout import POINTER_SIZE
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import Value
from hlslfe.codegen.ir_atomic import DEVICE, AtomicRMW, CmpXchg
from hlslfe.codegen.ir_types import I1, I8, I32, PTR, ArrayType, IRType, literal_struct


class MethodEmitter:
    """`cgf` stands behind the prologue of the method `decl`; `args` are those of its lowering."""

    def __init__(self, cgf: CodeGenFunctionBase, decl: ResourceMethodDecl) -> None:
        assert isinstance(decl.record, ResourceDecl)
        self.cgf = cgf
        self.decl = decl
        self.record = decl.record
        self.builder = cgf.builder
        self.types = cgf.types
        self.args = decl.row.lowering[1:]
        self.struct = self.types.convert_type_for_mem(self.record.type)

    def emit(self) -> None:
        """The body, up to `ret`."""
        EMITTERS[self.decl.row.lowering[0]](self)

    # ------------------------------------------------------------ parts

    @property
    def this(self) -> Value:
        assert self.cgf.this is not None
        return self.cgf.this.pointer

    def field(self, object: Value, index: int) -> Value:
        """The address of a handle of `object`."""
        name = self.record.fields[index].name
        return self.builder.gep(self.struct, object, [i32(0), i32(index)], name, "inbounds nuw")

    def handle_type(self, index: int = 0) -> IRType:
        """The type of the handle, or of that of the counter."""
        return self.types.convert_type(self.record.fields[index].type)

    def handle(self, index: int = 0) -> Value:
        """The handle of `this`, or that of its counter."""
        address = self.field(self.this, index)
        return self.builder.load(self.handle_type(index), address, self.align)

    @property
    def align(self) -> int:
        return self.types.align_of(self.record.type)

    def param(self, index: int) -> Value:
        """The value of a parameter; the address that an out parameter, or a reference, holds."""
        param = self.decl.params[index]
        lvalue = self.cgf.locals[param]
        if lvalue.kind == REFERENCE:
            return self.cgf.emit_load_of_reference(lvalue).address.pointer
        return self.cgf.emit_load_of_lvalue(lvalue)

    def call(self, name: str, result: IRType, args: list[Value], overloads: tuple[IRType, ...],
             value_name: str = "") -> Value:
        """`llvm.dx.resource.<name>`."""
        function = self.cgf.cgm.intrinsic(f"llvm.dx.resource.{name}", result, tuple(arg.type for arg in args),
                                          overloads)
        return self.builder.call(function, args, value_name)

    def pointer_to(self, handle: Value, index: Value) -> Value:
        """The address of an element."""
        return self.call("getpointer", PTR, [handle, index], (PTR, handle.type))

    def return_from(self, pointer: Value, type: Type) -> None:
        """Return what lies at `pointer`."""
        place = self.place(pointer, type)
        if self.cgf.is_aggregate(type):
            assert self.cgf.return_value is not None
            self.cgf.emit_mem_copy(self.cgf.return_value, place.address, type)
            self.builder.ret()
        else:
            self.builder.ret(self.cgf.emit_load_of_lvalue(place))

    def place(self, pointer: Value, type: Type) -> LValue:
        """What lies at `pointer`.  Offsets in bytes promise no more than the alignment of a scalar."""
        align = self.types.align_of(type)
        scalar = scalar_of(type)
        if self.record.kind.form == "bytes" and scalar is not None:
            align = self.types.align_of(scalar)
        return LValue(Address(pointer, self.types.convert_type_for_mem(type), align), type)

    def store_param(self, index: int, address: Callable[[], Value]) -> None:
        """Store the value of a parameter at an address that is computed when the value is there."""
        type = self.decl.params[index].type
        if self.cgf.is_aggregate(type):
            place = self.place(address(), type)
            self.cgf.emit_mem_copy(place.address, self.cgf.locals[self.decl.params[index]].address, type)
        else:
            value = self.param(index)
            self.cgf.emit_store_through_lvalue(value, self.place(address(), type))

    def return_with_status(self, loaded: Value, type: Type, status: Value) -> None:
        """`loaded` is a pair of a value in its memory form and whether all of it was mapped."""
        value = self.builder.extract_value(loaded, (0,), "ld.value")
        mapped = self.builder.extract_value(loaded, (1,), "ld.status")
        self.builder.store(self.builder.cast("zext", mapped, I32, "ld.status.ext"), status, 4)
        if self.cgf.is_aggregate(type):
            assert self.cgf.return_value is not None
            result = self.cgf.return_value
            self.builder.store(value, result.pointer, result.align)
            self.builder.ret()
        elif isinstance(value.type, ArrayType):  # a matrix
            temporary = self.cgf.create_mem_temp(type)
            self.builder.store(value, temporary.pointer, temporary.align)
            self.builder.ret(self.cgf.emit_load_of_lvalue(LValue(temporary, type)))
        else:
            self.builder.ret(self.cgf.emit_from_memory(value, type))

    # ------------------------------------------------------------ bindings, constructors, copies

    def bind(self) -> None:
        """A temporary with the handle of the binding, which is copied to the result."""
        cgf, builder = self.cgf, self.builder
        temporary = cgf.create_mem_temp(self.record.type)
        if self.record.kind.is_template:  # Clang constructs no others here
            cgf.emit_constructor_call(self.record.constructors[0], temporary.pointer)
        values = [self.param(index) for index in range(5)]
        name = "handlefromimplicitbinding"
        if self.args[0] == "explicit":
            name = "handlefrombinding"
            values[0], values[1] = values[1], values[0]
        made = self.call(name, self.handle_type(), values, (self.handle_type(),))
        builder.store(made, self.field(temporary.pointer, 0), self.align)
        if self.record.kind.has_counter:
            made = builder.load(self.handle_type(), self.field(temporary.pointer, 0), self.align)
            builder.store(made, self.field(temporary.pointer, 1), self.align)
        assert cgf.return_value is not None
        cgf.emit_copy_construct(self.record, cgf.return_value.pointer, temporary.pointer)
        builder.ret()

    def bind_heap(self) -> None:
        """The same with the handle of a descriptor in a heap."""
        temporary = self.cgf.create_mem_temp(self.record.type)
        if self.record.kind.is_template:  # Clang constructs no others here
            self.cgf.emit_constructor_call(self.record.constructors[0], temporary.pointer)
        made = self.call("handlefromheap", self.handle_type(), [self.param(0)], (self.handle_type(),))
        for index in range(len(self.record.fields)):
            self.builder.store(made, self.field(temporary.pointer, index), self.align)
        assert self.cgf.return_value is not None
        self.cgf.emit_copy_construct(self.record, self.cgf.return_value.pointer, temporary.pointer)
        self.builder.ret()

    def _delegate(self, functions: tuple[FunctionDecl, ...], *args: Value) -> None:
        """A constructor of whole objects calls that of bases."""
        self.cgf.emit_method_call(functions[1], [self.this, *args])
        self.builder.ret()

    def construct(self) -> None:
        """There is no resource yet."""
        if self.args:
            self._delegate(self.record.constructors)
            return
        handle: Value = poison(self.handle_type())
        if self.record.kind.form == "query":
            function = self.cgf.cgm.intrinsic("llvm.dx.rayquery.allocate", I32, (I32,), ())
            handle = self.builder.call(function, [i32(self.record.value)])
        self.builder.store(handle, self.field(self.this, 0), self.align)
        self.builder.ret()

    def _copy_handles(self) -> None:
        other = self.decl.params[0]
        for index in range(len(self.record.fields)):
            source = self._load_reference(other)
            value = self.builder.load(self.handle_type(index), self.field(source, index), self.align)
            self.builder.store(value, self.field(self.this, index), self.align)

    def _load_reference(self, param: ParmVarDecl) -> Value:
        """What a reference parameter refers to."""
        load = self.builder.load(PTR, self.cgf.locals[param].address.pointer, POINTER_SIZE)
        module = self.cgf.cgm.module
        load.add_metadata("nonnull", module.node())
        load.add_metadata("align", module.node(i64(self.align)))
        return load

    def copy(self) -> None:
        if self.args:
            self._delegate(self.record.copy_constructors, self.param(0))
            return
        self._copy_handles()
        self.builder.ret()

    def assign(self) -> None:
        self._copy_handles()
        self.builder.ret(self.this)

    # ------------------------------------------------------------ elements

    def getpointer(self) -> None:
        handle = self.handle()
        self.builder.ret(self.pointer_to(handle, self.param(0)))

    def load(self) -> None:
        handle = self.handle()
        self.return_from(self.pointer_to(handle, self.param(0)), self.decl.result)

    def load_status(self) -> None:
        handle, index, status = self.handle(), self.param(0), self.param(1)
        type = self.decl.result
        memory = self.types.convert_type_for_mem(type)
        result = literal_struct((memory, I1))
        form = self.record.kind.form
        if form == "typed":
            loaded = self.call("load.typedbuffer", result, [handle, index], (memory, handle.type), "ld.struct")
        else:
            offset = i32(0) if form == "raw" else poison(I32)
            loaded = self.call("load.rawbuffer", result, [handle, index, offset], (memory, handle.type), "ld.struct")
        self.return_with_status(loaded, type, status)

    def store(self) -> None:
        self.store_param(1, lambda: self.pointer_to(self.handle(), self.param(0)))
        self.builder.ret()

    def atomic(self) -> None:
        """An atomic operation on the bytes at an offset."""
        operation, params = self.args[0], self.decl.params
        handle, offset = self.handle(), self.param(0)
        values = [self.param(index) for index in range(1, len(params)) if not params[index].is_reference]
        pointer = self.pointer_to(handle, offset)
        type = params[1].type
        align = self.types.size_of(type)
        before: Value
        if operation == "compare":
            before = self._compare(pointer, values, align)
        else:
            scalar = scalar_of(type)
            assert scalar is not None
            if operation in ("min", "max") and not scalar.is_signed:
                operation = "u" + operation
            before = self.builder.insert(AtomicRMW(operation, pointer, values[0], align, DEVICE))
        if params[-1].is_reference:
            address = self.param(len(params) - 1)
            self.builder.store(before, address, self.types.align_of(params[-1].type))
        self.builder.ret()

    def _compare(self, pointer: Value, values: list[Value], align: int) -> Value:
        """cmpxchg; floats are compared bit by bit, as integers of their width."""
        builder, type = self.builder, values[0].type
        if type.is_fp:
            values = [builder.cast("bitcast", value, I32) for value in values]
        pair = builder.insert(CmpXchg(pointer, values[0], values[1], align, DEVICE))
        if not self.decl.params[-1].is_reference:
            return pair
        return builder.cast("bitcast", builder.extract_value(pair, (0,)), type)

    def dimensions(self) -> None:
        """The number of elements and, for structures, the size of one."""
        handle, count = self.handle(), self.param(0)
        self.builder.store(self.call("getdimensions.x", I32, [handle], (handle.type,)), count, 4)
        if self.args:
            self.builder.store(i32(self.record.stride), self.param(1), 4)
        self.builder.ret()

    def basepointer(self) -> None:
        """The contents of a constant buffer."""
        handle = self.handle()
        type = self.types.convert_type(self.decl.result)
        self.builder.ret(self.call("getbasepointer", type, [handle], (type, handle.type)))

    # ------------------------------------------------------------ counters

    def _update_counter(self, counter: Value, step: int) -> Value:
        return self.call("updatecounter", I32, [counter, const_int(I8, step)], (counter.type,))

    def counter(self) -> None:
        self.builder.ret(self._update_counter(self.handle(1), int(self.args[0])))

    def append(self) -> None:
        self.store_param(0, lambda: self.pointer_to(*self._appended()))
        self.builder.ret()

    def _appended(self) -> tuple[Value, Value]:
        """The handle, and the index of the next element."""
        handle, counter = self.handle(), self.handle(1)
        return handle, self._update_counter(counter, 1)

    def consume(self) -> None:
        handle, counter = self.handle(), self.handle(1)
        self.return_from(self.pointer_to(handle, self._update_counter(counter, -1)), self.decl.result)


EMITTERS: dict[str, Callable[[MethodEmitter], None]] = {
    "bind": MethodEmitter.bind, "bind.heap": MethodEmitter.bind_heap, "construct": MethodEmitter.construct,
    "copy": MethodEmitter.copy, "assign": MethodEmitter.assign, "getpointer": MethodEmitter.getpointer,
    "load": MethodEmitter.load,
    "load.status": MethodEmitter.load_status, "dimensions": MethodEmitter.dimensions,
    "store": MethodEmitter.store, "atomic": MethodEmitter.atomic, "counter": MethodEmitter.counter,
    "append": MethodEmitter.append, "consume": MethodEmitter.consume, "basepointer": MethodEmitter.basepointer,
}
