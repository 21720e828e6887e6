"""The state of one function while its body is emitted, and what the parts of the emitter ask of each other.

Mirrors clang/lib/CodeGen/CodeGenFunction.h: CodeGenFunction and clang/lib/CodeGen/CGStmt.cpp:
CodeGenFunction::EmitBlock, CodeGenFunction::EmitBranch, CodeGenFunction::SimplifyForwardingBlocks.
Differs: Clang's one class is spread here over mixins (`ScalarExprEmitter`, `StmtEmitter`, ...), which meet in
`function.CodeGenFunction`. The methods below that raise NotImplementedError are the contract between them.
"""

from __future__ import annotations

from hlslfe.ast.constant_value import ConstantValue
from hlslfe.ast.decl import Decl, FieldDecl, FunctionDecl, LabelDecl, RecordDecl, VarDecl
from hlslfe.ast.expr import (
    BinaryOperator,
    CallExpr,
    CastExpr,
    CompoundAssignOperator,
    Expr,
    HLSLOutArgExpr,
    InitListExpr,
    OpaqueValueExpr,
    UnaryOperator,
)
from hlslfe.ast.stmt import Stmt
from hlslfe.ast.types import ArrayType, BuiltinType, RecordType, Type, VectorType
from hlslfe.codegen.address import CONSTANT_SPACE, SPIRV_CONSTANT_SPACE, Address, LValue
from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_int, i32
from hlslfe.codegen.ir import Block, Constant, Function, Phi, Terminator, Value
from hlslfe.codegen.ir_types import I1, I8, VOID, IRType, pointer, vector
from hlslfe.codegen.ir_types import ArrayType as IRArrayType
from hlslfe.codegen.loop_info import LoopInfo
from hlslfe.codegen.module_base import MeshOutput, ModuleBase
from hlslfe.codegen.record_layout import CGRecordLayout

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.codegen.cleanups import Cleanup

CONSTANT_POINTERS = (pointer(CONSTANT_SPACE), pointer(SPIRV_CONSTANT_SPACE))


class InternalError(Exception):
    """The typed tree held something that codegen was never to see; the driver reports it without a traceback."""


class JumpDest:
    """Where a jump goes: `depth` cleanups are pending there, `index` is the number that cleanups know it by."""

    __slots__ = ("block", "depth", "index")

    def __init__(self, block: Block, depth: int, index: int) -> None:
        self.block = block
        self.depth = depth
        self.index = index


class CodeGenFunctionBase:
    """`function` is the declaration with the body, `fn` what it becomes.

    locals: where each parameter and local lies.  opaque_values: what OpaqueValueExpr stand for, while they do.
    return_value: the memory of the result (`%retval` or the sret argument), None for void.
    break_continue: the targets of break and continue, innermost last.  loops: the loops around, innermost last.
    mesh_outputs: the parameters that are output arrays of a mesh shader.
    """

    def __init__(self, cgm: ModuleBase, function: FunctionDecl, fn: Function) -> None:
        self.cgm = cgm
        self.types = cgm.types
        self.function = function
        self.fn = fn
        self.builder = IRBuilder(fn)
        self.locals: dict[VarDecl, LValue] = {}
        self.opaque_values: dict[OpaqueValueExpr, LValue | Value] = {}
        self.init_list_depth = 0
        self.shared_parts: list[dict[Expr, Value]] = []  # of each list around: vectors whose components it uses
        self.computed: dict[Expr, Value] = {}  # parts of the list that is being emitted
        self.places: dict[Expr, LValue] = {}  # the same for what a subscript returns
        self.list_values: list[OpaqueValueExpr] = []  # bound for the list that is being emitted
        self.return_block = Block("return")
        self.return_value: Address | None = None
        self.this: Address | None = None  # the object of a method
        self.captured_this: Address | None = None  # in a lambda: what `this` means there
        self.cleanups: list[Cleanup] = []  # destructors that are due at the end of the scopes around
        self.dest_index = 1  # the last number of a JumpDest
        self.return_dest = JumpDest(self.return_block, 0, 1)
        self.conditional_start: Block | None = None  # the block before the outermost `?:` or `&&` that is emitted
        self.nrvo_flags: dict[VarDecl, Address] = {}
        self.break_continue: list[tuple[JumpDest, JumpDest]] = []
        self.loops: list[LoopInfo] = []
        self.control_flow_hint = ""
        self.must_progress = True
        self.nrvo_variables: set[VarDecl] = set()
        self.label_blocks: dict[LabelDecl, Block] = {}
        self.constants = cgm.constant_evaluator
        self.effects = cgm.effects
        self.mesh_outputs: dict[Decl, MeshOutput] = {}

    # ------------------------------------------------------------ jumps

    def jump_dest(self, block: Block) -> JumpDest:
        """`block` as the target of jumps out of scopes that open from here on."""
        self.dest_index += 1
        return JumpDest(block, len(self.cleanups), self.dest_index)

    def branch_through_cleanups(self, dest: JumpDest) -> None:
        raise NotImplementedError

    def pop_cleanups(self, depth: int) -> None:
        raise NotImplementedError

    def push_destroy(self, address: Address, type: Type) -> None:
        raise NotImplementedError

    def is_destroyed(self, type: Type) -> bool:
        """Has it, or have its elements, a destructor? (codegen.cleanups)"""
        raise NotImplementedError

    def enter_conditional(self, start: Block | None) -> Block | None:
        raise NotImplementedError

    def push_destroy_nrvo(self, address: Address, type: Type, flag: Address) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------ blocks

    @property
    def have_insert_point(self) -> bool:
        """Is the code that comes next reachable?"""
        return self.builder.block is not None

    def ensure_insert_point(self) -> None:
        """Start an unnamed block when the code that comes next is unreachable."""
        if self.builder.block is None:
            self.emit_block(Block())

    def emit_block(self, block: Block, is_finished: bool = False) -> None:
        """Go on in `block`, falling into it; a finished block that nothing leads to is dropped."""
        current = self.builder.block
        self.emit_branch(block)
        if is_finished and not block.users:
            return
        if current is not None and current.parent is not None and self.fn.blocks[-1] is not current:
            self.fn.insert_block_after(block, current)
        else:
            self.fn.append_block(block)
        self.builder.position_at_end(block)

    def emit_branch(self, target: Block) -> None:
        """Jump to `target`, if the end of the current block is reached; no insertion point is left."""
        block = self.builder.block
        if block is not None and block.terminator is None:
            self.create_br(target)
        self.builder.position_at_end(None)

    def create_br(self, target: Block) -> None:
        """`br label target`; back edges carry the metadata of their loop."""
        self._tag_loop(self.builder.br(target))

    def create_cond_br(self, cond: Value, if_true: Block, if_false: Block) -> Terminator | None:
        """`br i1 cond, ...`; back edges carry the metadata of their loop."""
        made = self.builder.cond_br(cond, if_true, if_false)
        self._tag_loop(made)
        return made

    def _tag_loop(self, made: Terminator | None) -> None:
        if made is None or not self.loops:
            return
        loop = self.loops[-1]
        if loop.has_metadata and loop.header in made.targets:
            made.add_metadata("llvm.loop", loop.metadata(self.cgm.module))

    def simplify_forwarding_blocks(self, block: Block) -> None:
        """Take out a block that only jumps on; what led to it leads to its target."""
        if len(block.instructions) != 1:
            return
        branch = block.instructions[0]
        if not isinstance(branch, Terminator) or branch.opcode != "br" or branch.operands:
            return
        target = branch.targets[0]
        if target is block:
            return
        self.builder.erase(branch)
        self.replace_block(block, target)
        self.fn.blocks.remove(block)
        self.fn.names.release(block.name)

    def replace_block(self, block: Block, target: Block) -> None:
        """Let everything that leads to `block` lead to `target`."""
        for user in block.users:
            places = user.targets if isinstance(user, Terminator) else user.blocks if isinstance(user, Phi) else []
            places[places.index(block)] = target
            target.users.append(user)
        block.users = []
        for loop in self.loops:
            if loop.header is block:
                loop.header = target

    # ------------------------------------------------------------ memory

    def create_mem_temp(self, type: Type, name: str = "tmp") -> Address:
        """An alloca for a value of `type` in its memory form."""
        return self.create_alloca(self.types.convert_type_for_mem(type), self.types.align_of(type), name)

    def create_ir_temp(self, type: Type, name: str = "tmp") -> Address:
        """An alloca for a value of `type` as it is in registers (bool: i1)."""
        return self.create_alloca(self.types.convert_type(type), self.types.align_of(type), name)

    def create_matrix_temp(self, type: Type, name: str = "tmp") -> Address:
        """An alloca that is one vector, for a matrix."""
        memory = self.types.convert_type_for_mem(type)
        assert isinstance(memory, IRArrayType)
        return self.create_alloca(vector(memory.element, memory.count), self.types.align_of(type), name)

    def create_alloca(self, type: IRType, align: int, name: str) -> Address:
        return Address(self.builder.alloca(type, name, align), type, align)

    def emit_mem_copy(self, dest: Address, source: Address, type: Type) -> None:
        """Copy a record or array; nothing for types without data."""
        canonical = type.canonical
        if isinstance(canonical, RecordType) and self.types.is_empty_record(canonical.decl):
            return
        if dest.pointer is source.pointer:
            return
        if self.is_in_buffer(source):
            from hlslfe.codegen.buffer_access import copy_from_buffer

            copy_from_buffer(self, dest, source, type)
            return
        self.emit_memcpy(dest, source, self.types.size_of(type))

    def emit_memcpy(self, dest: Address, source: Address, size: int) -> None:
        declaration = self.cgm.memcpy(dest.pointer.type, source.pointer.type)
        self.builder.memcpy(declaration, dest.pointer, dest.align, source.pointer, source.align, i32(size))

    def emit_memset(self, dest: Address, byte: int, size: Constant) -> None:
        pointer = dest.pointer.type
        declaration = self.cgm.intrinsic("llvm.memset", VOID, (pointer, I8, size.type, I1), (pointer, size.type))
        call = self.builder.call(declaration, [dest.pointer, const_int(I8, byte), size, const_int(I1, 0)])
        call.arg_attrs = [f"align {dest.align}"]

    # ------------------------------------------------------------ constant buffers

    @staticmethod
    def is_in_buffer(address: Address) -> bool:
        """Is it the address of something in a constant buffer, which is laid out otherwise?"""
        return address.pointer.type in CONSTANT_POINTERS

    def buffer_variable(self, decl: VarDecl) -> LValue:
        """A member of a constant buffer."""
        from hlslfe.codegen.buffer_access import buffer_variable  # many shaders have none

        return buffer_variable(self, decl)

    def out_of_buffer(self, address: Address, type: Type) -> Address:
        """`address`, or a copy of what lies there when that is in a constant buffer."""
        if not self.is_in_buffer(address):
            return address
        from hlslfe.codegen.buffer_access import copied_from_buffer

        return copied_from_buffer(self, address, type)

    # ------------------------------------------------------------ types

    def is_bool_like(self, type: Type) -> bool:
        """bool and vectors of it have another form in memory."""
        canonical = type.canonical
        if isinstance(canonical, VectorType):
            return canonical.element.kind == "bool"
        return isinstance(canonical, BuiltinType) and canonical.kind == "bool"

    @staticmethod
    def is_aggregate(type: Type) -> bool:
        """Records and arrays are emitted into memory, everything else is one value."""
        return isinstance(type.canonical, (RecordType, ArrayType))

    # ------------------------------------------------------------ expressions

    def emit_scalar_expr(self, expr: Expr) -> Value:
        """The value of a scalar, vector or matrix; an lvalue is loaded."""
        raise NotImplementedError

    def emit_void_expr(self, expr: Expr) -> None:
        raise NotImplementedError

    def emit_agg_expr(self, expr: Expr, dest: Address | None, is_zeroed: bool = False) -> None:
        """Emit a record or array into `dest` (None: the value is not used)."""
        raise NotImplementedError

    def emit_any_expr_to_temp(self, expr: Expr, name: str) -> LValue:
        """Emit into a fresh alloca."""
        raise NotImplementedError

    def emit_ignored_expr(self, expr: Expr) -> None:
        """An expression for its effects only."""
        raise NotImplementedError

    def emit_lvalue(self, expr: Expr) -> LValue:
        """Where an expression lies; an rvalue is put into a temporary."""
        raise NotImplementedError

    def emit_index(self, expr: Expr) -> Value:
        """An array index, as wide as a pointer."""
        raise NotImplementedError

    def emit_load_of_lvalue(self, lvalue: LValue) -> Value:
        raise NotImplementedError

    def emit_store_through_lvalue(self, value: Value, lvalue: LValue) -> None:
        raise NotImplementedError

    def bit_field_lvalue(self, base: Address, layout: CGRecordLayout, field: FieldDecl) -> LValue:
        """The integer that a bit-field of the record at `base` is part of."""
        raise NotImplementedError

    def emit_load_of_bit_field(self, lvalue: LValue) -> Value:
        raise NotImplementedError

    def emit_store_through_bit_field(self, value: Value, lvalue: LValue, wants_result: bool = False) -> Value:
        """Store; the value that the field has then, when it is wanted."""
        raise NotImplementedError

    def emit_to_memory(self, value: Value, type: Type) -> Value:
        """The value in its memory form."""
        raise NotImplementedError

    def emit_inc_dec(self, expr: UnaryOperator, lvalue: LValue) -> Value:
        """++ or --; the value before for a postfix operator, else the value after."""
        raise NotImplementedError

    def emit_assignment(self, expr: BinaryOperator, wants_value: bool = False) -> tuple[LValue, Value | None]:
        """`=`: the place and the value that went there (None for records and arrays)."""
        raise NotImplementedError

    def emit_compound_assign(self, expr: CompoundAssignOperator) -> tuple[LValue, Value]:
        """`op=`: the place and the value that went there."""
        raise NotImplementedError

    def field_lvalue(self, base: Address, record: RecordType, field: FieldDecl) -> LValue:
        raise NotImplementedError

    def as_base(self, lvalue: LValue, type: Type) -> LValue:
        """An object as its base of this type."""
        raise NotImplementedError

    def base_lvalue(self, address: Address, record: RecordType, base: RecordDecl) -> LValue:
        raise NotImplementedError

    def array_element(self, array: LValue, element: Type, index: Value, is_signed: bool) -> LValue:
        raise NotImplementedError

    def emit_init_list_scalar(self, expr: InitListExpr) -> Value:
        raise NotImplementedError

    def emit_initialization_to_lvalue(self, expr: Expr, lvalue: LValue, is_zeroed: bool = False) -> None:
        """Store the value of `expr`, scalar or aggregate, where `lvalue` says."""
        raise NotImplementedError

    def evaluate_expr_as_bool(self, expr: Expr) -> Value:
        """The condition as i1."""
        raise NotImplementedError

    def emit_branch_on_bool_expr(self, cond: Expr, if_true: Block, if_false: Block) -> None:
        raise NotImplementedError

    def emit_scalar_conversion(self, value: Value, source: Type, dest: Type) -> Value:
        """Between arithmetic scalars, or vectors of equal size."""
        raise NotImplementedError

    def emit_call_expr(self, expr: CallExpr, dest: Address | None) -> Value | None:
        """A call; a record or array comes back in `dest` (a temporary when None), None for it and for void."""
        raise NotImplementedError

    def emit_method_call(self, method: FunctionDecl, args: list[Value]) -> Value:
        """A call of a method or static function with arguments that are ready."""
        raise NotImplementedError

    def emit_copy_construct(self, record: RecordDecl, dest: Value, source: Value, is_move: bool = False) -> None:
        """Call the copy or move constructor of a class that has one for the object at `dest`."""
        raise NotImplementedError

    def emit_from_memory(self, value: Value, type: Type) -> Value:
        """The value from its memory form."""
        raise NotImplementedError

    def emit_load_of_reference(self, lvalue: LValue) -> LValue:
        """What an out or inout parameter refers to."""
        raise NotImplementedError

    def emit_constructor_call(self, constructor: FunctionDecl, object: Value, args: list[Expr] | None = None) -> None:
        """A constructor with its arguments, for the object at this address."""
        raise NotImplementedError

    def constant_folds_to_bool(self, cond: Expr) -> bool | None:
        """The value of a constant condition, None when it is none."""
        raise NotImplementedError

    def copy_array(self, source: LValue, dest: Address, is_move: bool = False) -> None:
        """Copy an array element by element, in a loop."""
        raise NotImplementedError

    def emit_returned_agg(self, expr: Expr, dest: Address) -> None:
        """A record or array that is returned."""
        raise NotImplementedError

    def private_constant(self, name: str, value: ConstantValue, type: Type) -> Address:
        """A private constant of the module, to copy from."""
        raise NotImplementedError

    def emit_flat_cast(self, expr: CastExpr, dest: Address) -> None:
        """An HLSLElementwiseCast or HLSLAggregateSplatCast into a record or array."""
        raise NotImplementedError

    def enter_init_list(self, expr: InitListExpr) -> None:
        """Compute first what the list uses several times."""
        raise NotImplementedError

    def bind_opaque_value(self, expr: OpaqueValueExpr) -> LValue | Value:
        """Compute what an opaque value stands for, once."""
        raise NotImplementedError

    def leave_init_list(self) -> None:
        """Forget it when the outermost list is done."""
        raise NotImplementedError

    def emit_builtin_expr(self, expr: CallExpr) -> Value | None:
        """A call of an intrinsic function; None for void."""
        raise NotImplementedError

    def emit_out_arg(self, expr: HLSLOutArgExpr) -> Value:
        raise NotImplementedError

    def emit_writeback(self, expr: HLSLOutArgExpr) -> None:
        raise NotImplementedError

    def add_control_flow_hint(self, terminator: Terminator) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------ statements and declarations

    def emit_stmt(self, stmt: Stmt) -> None:
        raise NotImplementedError

    def emit_var_decl(self, decl: VarDecl) -> None:
        raise NotImplementedError
