"""The IR model: modules, functions, blocks, instructions and metadata as plain data.

Mirrors llvm/lib/IR/Module.cpp: Module and llvm/include/llvm/IR/{Function,BasicBlock,Instructions,Metadata}.h.
Differs: values keep no use lists; only blocks and allocas know their users, because Clang asks these.
"""

from __future__ import annotations

from hlslfe.codegen.ir_types import LABEL, PTR, VOID, FunctionType, IRType, StructType, pointer, quoted_name


class Value:
    """Anything an instruction can use. `ref` is how it is written as an operand; for an unnamed instruction it is ""
    until the printer numbers it."""

    __slots__ = ("type", "ref")
    is_constant = False

    def __init__(self, type: IRType, ref: str) -> None:
        self.type = type
        self.ref = ref

    def __repr__(self) -> str:
        return f"{self.type.text} {self.ref}"


class Constant(Value):
    """A value that is known when the module is printed; the kinds are in codegen.constants.

    Two constants are equal when type and `ref` are the same.
    """

    __slots__ = ()
    is_constant = True

    def same(self, other: Value) -> bool:
        return self is other or (self.type is other.type and self.ref == other.ref)


class NameTable:
    """Names that are taken, and the one counter that makes them unique.

    Mirrors llvm/lib/IR/ValueSymbolTable.cpp: ValueSymbolTable::makeUniqueName.
    `separator` stands between a name and its number: "." for globals, "" in functions.
    """

    __slots__ = ("taken", "counter", "separator")

    def __init__(self, separator: str) -> None:
        self.taken: set[str] = set()
        self.counter = 0
        self.separator = separator

    def unique(self, name: str) -> str:
        """`name`, or `name` with the next free number; the result is taken from now on."""
        taken = self.taken
        if name in taken:
            base = name + self.separator
            while True:
                self.counter += 1
                name = f"{base}{self.counter}"
                if name not in taken:
                    break
        taken.add(name)
        return name

    def release(self, name: str) -> None:
        """The value of this name is gone."""
        self.taken.discard(name)


# ---------------------------------------------------------------------------------------------- metadata


class MDString:
    __slots__ = ("value",)

    def __init__(self, value: str) -> None:
        self.value = value


class MDNode:
    """A tuple. `operands` are nodes, strings, constants or None (null). Made by `Module.node` (uniqued) and
    `Module.distinct_node`; a distinct node may be completed later, so that it can hold itself."""

    __slots__ = ("operands", "distinct")

    def __init__(self, operands: tuple[Metadata, ...], distinct: bool = False) -> None:
        self.operands = operands
        self.distinct = distinct


Metadata = MDNode | MDString | Constant | None
Attachments = list[tuple[str, MDNode]]


class NamedMetadata:
    __slots__ = ("name", "operands")

    def __init__(self, name: str) -> None:
        self.name = name
        self.operands: list[MDNode] = []


# ---------------------------------------------------------------------------------------------- globals


class AttributeGroup:
    """`#n = { text }`: attributes of functions or call sites, uniqued by `Module.attribute_group`."""

    __slots__ = ("text", "number")

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = -1  # given by the printer


class GlobalValue(Constant):
    """A function or a variable; as an operand it is its address."""

    __slots__ = ("name", "linkage", "visibility", "metadata", "is_declaration", "unnamed_addr")

    def __init__(self, type: IRType, name: str, linkage: str, visibility: str) -> None:
        super().__init__(type, "@" + quoted_name(name))
        self.name = name
        self.linkage = linkage
        self.visibility = visibility
        self.metadata: Attachments = []
        self.is_declaration = True
        self.unnamed_addr = ""


class GlobalVariable(GlobalValue):
    """linkage: "", "internal", "private", "external", "linkonce_odr" or "appending"; visibility: "" or "hidden";
    initializer None makes it a declaration; unnamed_addr: "" or "unnamed_addr"; `align` 0 prints none."""

    __slots__ = ("value_type", "is_const", "initializer", "align", "address_space", "thread_local",
                 "externally_initialized")

    def __init__(self, name: str, value_type: IRType, linkage: str, initializer: Constant | None, *,
                 is_const: bool = False, visibility: str = "", align: int = 0, address_space: int = 0,
                 unnamed_addr: str = "") -> None:
        super().__init__(pointer(address_space), name, linkage, visibility)
        self.value_type = value_type
        self.is_const = is_const
        self.initializer = initializer
        self.is_declaration = initializer is None
        self.align = align
        self.address_space = address_space
        self.unnamed_addr = unnamed_addr
        self.thread_local = ""
        self.externally_initialized = False


class Argument(Value):
    """A parameter of a function; `attrs` is the text of its attributes in LLVM's order. `name` "" is a number."""

    __slots__ = ("name", "attrs")

    def __init__(self, type: IRType, name: str = "", attrs: str = "") -> None:
        super().__init__(type, "%" + quoted_name(name) if name else "")
        self.name = name
        self.attrs = attrs


class Function(GlobalValue):
    """A function; without blocks it is a declaration.

    linkage: "", "internal" or "linkonce_odr"; visibility: "" or "hidden"; `attributes`: its group; `align` 0 for none.
    """

    __slots__ = ("function_type", "args", "return_attrs", "attributes", "blocks", "names", "align", "calling_conv")

    def __init__(self, name: str, function_type: FunctionType, linkage: str = "", visibility: str = "") -> None:
        super().__init__(PTR, name, linkage, visibility)
        self.function_type = function_type
        self.args: list[Argument] = [Argument(param) for param in function_type.params]
        self.return_attrs = ""
        self.attributes: AttributeGroup | None = None
        self.blocks: list[Block] = []
        self.names = NameTable("")
        self.align = 0
        self.calling_conv = ""

    def name_args(self, names: list[str]) -> None:
        """Name the parameters, as the function's first names; "" leaves one to the numbering."""
        for arg, name in zip(self.args, names, strict=True):
            if name:
                arg.name = self.names.unique(name)
                arg.ref = "%" + quoted_name(arg.name)

    def append_block(self, block: Block) -> None:
        """Put `block` at the end; only now its name becomes unique."""
        block.name_in(self)
        self.blocks.append(block)
        self.is_declaration = False

    def insert_block_after(self, block: Block, place: Block) -> None:
        block.name_in(self)
        self.blocks.insert(self.blocks.index(place) + 1, block)


class Module:
    """One translation unit. Lists are in order of creation, which is the order of printing."""

    __slots__ = ("file_name", "data_layout", "triple", "structs", "globals", "functions", "named_metadata", "names",
                 "_values", "_groups", "_nodes", "_struct_names")

    def __init__(self, file_name: str, data_layout: str, triple: str) -> None:
        self.file_name = file_name
        self.data_layout = data_layout
        self.triple = triple
        self.structs: list[StructType] = []
        self.globals: list[GlobalVariable] = []
        self.functions: list[Function] = []
        self.named_metadata: dict[str, NamedMetadata] = {}
        self.names = NameTable(".")
        self._values: dict[str, GlobalValue] = {}
        self._groups: dict[str, AttributeGroup] = {}
        self._nodes: dict[tuple[object, ...], MDNode] = {}
        self._struct_names = NameTable(".")

    def get(self, name: str) -> GlobalValue | None:
        """The global or function of this name."""
        return self._values.get(name)

    def add_function(self, function: Function) -> Function:
        """Append a function; a name that is taken becomes unique."""
        self._name(function)
        self.functions.append(function)
        return function

    def add_global(self, variable: GlobalVariable) -> GlobalVariable:
        """Append a variable; a name that is taken becomes unique."""
        self._name(variable)
        self.globals.append(variable)
        return variable

    def _name(self, value: GlobalValue) -> None:
        unique = self.names.unique(value.name)
        if unique != value.name:
            value.name = unique
            value.ref = "@" + quoted_name(unique)
        self._values[unique] = value

    def erase(self, value: GlobalValue) -> None:
        """Take a global or function out of the module."""
        (self.functions if isinstance(value, Function) else self.globals).remove(value)  # type: ignore[arg-type]
        del self._values[value.name]
        self.names.release(value.name)

    def named_struct(self, name: str) -> StructType:
        """A new named struct without a body; a name that is taken becomes unique (`%name.0`)."""
        struct = StructType(self._unique_struct_name(name))
        self.structs.append(struct)
        return struct

    def _unique_struct_name(self, name: str) -> str:
        """LLVM numbers colliding struct names from 0, with one counter for all."""
        taken = self._struct_names
        if name in taken.taken:
            base = name
            while name in taken.taken:
                name = f"{base}.{taken.counter}"
                taken.counter += 1
        taken.taken.add(name)
        return name

    def attribute_group(self, text: str) -> AttributeGroup | None:
        """The group of these attributes; None when there are none."""
        if not text:
            return None
        found = self._groups.get(text)
        if found is None:
            found = self._groups[text] = AttributeGroup(text)
        return found

    def node(self, *operands: Metadata) -> MDNode:
        """`!{operands...}`, one object for equal operands."""
        key = tuple(_operand_key(operand) for operand in operands)
        found = self._nodes.get(key)
        if found is None:
            found = self._nodes[key] = MDNode(operands)
        return found

    def distinct_node(self, *operands: Metadata) -> MDNode:
        """`distinct !{operands...}`, never shared."""
        return MDNode(operands, True)

    def self_referring_node(self, *operands: Metadata) -> MDNode:
        """`!n = distinct !{!n, operands...}`, as loops have it."""
        node = MDNode((), True)
        node.operands = (node, *operands)
        return node

    def add_named_metadata(self, name: str, node: MDNode) -> None:
        """Append `node` to `!name`."""
        found = self.named_metadata.get(name)
        if found is None:
            found = self.named_metadata[name] = NamedMetadata(name)
        found.operands.append(node)


def _operand_key(operand: Metadata) -> object:
    if isinstance(operand, MDString):
        return operand.value
    if isinstance(operand, Constant):
        return operand.type, operand.ref
    return operand  # nodes by identity: uniqued ones are equal when they are one object


# ------------------------------------------------------------------------------------- blocks, instructions


class Block(Value):
    """A basic block. A fresh one belongs to no function; `users` are the instructions that name it."""

    __slots__ = ("name", "instructions", "parent", "users")

    def __init__(self, name: str = "") -> None:
        super().__init__(LABEL, "")
        self.name = name
        self.instructions: list[Instruction] = []
        self.parent: Function | None = None
        self.users: list[Instruction] = []

    def name_in(self, function: Function) -> None:
        """Become a block of `function` under a unique name."""
        self.parent = function
        if self.name:
            self.name = function.names.unique(self.name)
            self.ref = "%" + quoted_name(self.name)

    @property
    def terminator(self) -> Instruction | None:
        """The instruction that ends the block, if it is ended."""
        last = self.instructions[-1] if self.instructions else None
        return last if last is not None and last.is_terminator else None


class Instruction(Value):
    """`opcode` with `operands`; `flags` stand between them ("nsw", "inbounds nuw", fast-math flags).

    `name` "" is numbered by the printer (results of type void have neither); `metadata` are the attachments.
    """

    __slots__ = ("opcode", "operands", "flags", "name", "metadata", "parent")
    is_terminator = False

    def __init__(self, opcode: str, type: IRType, operands: list[Value], flags: str = "") -> None:
        self.type = type
        self.ref = ""
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.name = ""
        self.metadata: Attachments | None = None
        self.parent: Block | None = None

    def add_metadata(self, kind: str, node: MDNode) -> None:
        """Attach `!kind node`."""
        if self.metadata is None:
            self.metadata = []
        self.metadata.append((kind, node))


class Alloca(Instruction):
    """`users` are the instructions that name it, as Clang looks for the only store to a return value."""

    __slots__ = ("allocated_type", "align", "users")

    def __init__(self, allocated_type: IRType, align: int, address_space: int = 0) -> None:
        super().__init__("alloca", pointer(address_space), [])
        self.allocated_type = allocated_type
        self.align = align
        self.users: list[Instruction] = []


class Load(Instruction):
    __slots__ = ("align", "is_volatile")

    def __init__(self, type: IRType, ptr: Value, align: int, is_volatile: bool = False) -> None:
        super().__init__("load", type, [ptr])
        self.align = align
        self.is_volatile = is_volatile


class Store(Instruction):
    """operands: value, pointer."""

    __slots__ = ("align", "is_volatile")

    def __init__(self, value: Value, ptr: Value, align: int, is_volatile: bool = False) -> None:
        super().__init__("store", VOID, [value, ptr])
        self.align = align
        self.is_volatile = is_volatile


class GetElementPtr(Instruction):
    """operands: pointer, indices; flags: "", "inbounds" or "inbounds nuw"."""

    __slots__ = ("source_type",)

    def __init__(self, source_type: IRType, ptr: Value, indices: list[Value], flags: str) -> None:
        super().__init__("getelementptr", ptr.type, [ptr, *indices], flags)
        self.source_type = source_type


class Cmp(Instruction):
    """icmp or fcmp with its predicate."""

    __slots__ = ("predicate",)

    def __init__(self, opcode: str, predicate: str, type: IRType, lhs: Value, rhs: Value, flags: str) -> None:
        super().__init__(opcode, type, [lhs, rhs], flags)
        self.predicate = predicate


class ShuffleVector(Instruction):
    """`mask` as numbers, -1 is poison."""

    __slots__ = ("mask",)

    def __init__(self, type: IRType, first: Value, second: Value, mask: tuple[int, ...]) -> None:
        super().__init__("shufflevector", type, [first, second])
        self.mask = mask


class AggregateAccess(Instruction):
    """extractvalue (operand: aggregate) or insertvalue (aggregate, value) at `path`."""

    __slots__ = ("path",)

    def __init__(self, opcode: str, type: IRType, operands: list[Value], path: tuple[int, ...]) -> None:
        super().__init__(opcode, type, operands)
        self.path = path


class Phi(Instruction):
    """operands are the values, `blocks` where they come from."""

    __slots__ = ("blocks",)

    def __init__(self, type: IRType, flags: str) -> None:
        super().__init__("phi", type, [], flags)
        self.blocks: list[Block] = []

    def add_incoming(self, value: Value, block: Block) -> None:
        self.operands.append(value)
        self.blocks.append(block)
        block.users.append(self)


class Call(Instruction):
    """operands are the arguments, `arg_attrs` the attribute text of each (may be shorter than the operands)."""

    __slots__ = ("callee", "function_type", "arg_attrs", "return_attrs", "attributes", "bundles", "calling_conv")

    def __init__(self, callee: Value, function_type: FunctionType, args: list[Value], flags: str = "") -> None:
        super().__init__("call", function_type.result, args, flags)
        self.callee = callee
        self.function_type = function_type
        self.arg_attrs: list[str] = []
        self.return_attrs = ""
        self.attributes: AttributeGroup | None = None
        self.bundles: list[tuple[str, Value]] = []
        self.calling_conv = ""


class Terminator(Instruction):
    """ret, br, switch or unreachable; `targets` are the successors."""

    __slots__ = ("targets",)
    is_terminator = True

    def __init__(self, opcode: str, operands: list[Value], targets: list[Block]) -> None:
        super().__init__(opcode, VOID, operands)
        self.targets = targets
        for target in targets:
            target.users.append(self)


class Switch(Terminator):
    """operands: the value; `targets[0]` is the default, `targets[k + 1]` belongs to `cases[k]`."""

    __slots__ = ("cases",)

    def __init__(self, value: Value, default: Block) -> None:
        super().__init__("switch", [value], [default])
        self.cases: list[Constant] = []

    def add_case(self, value: Constant, block: Block) -> None:
        self.cases.append(value)
        self.targets.append(block)
        block.users.append(self)
