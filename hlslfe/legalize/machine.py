"""What each instruction does to what is known: memory of handles and numbers, addresses, constants.

No Clang counterpart: LLVM's SROA, SCCP and instruction combining do it on SSA form.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.codegen.constants import ConstantGEP, ConstantInt, UndefValue, elements_of
from hlslfe.codegen.data_layout import alloc_size, store_size
from hlslfe.codegen.ir import (
    Alloca,
    Block,
    Call,
    Constant,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Store,
    Switch,
    Terminator,
    Value,
)
from hlslfe.codegen.ir_types import I1, FloatType, IntType, IRType, PointerType, TargetExtType, VectorType
from hlslfe.legalize.arithmetic import compute
from hlslfe.legalize.inline import End, Flat
from hlslfe.legalize.layout import ANY, Layout
from hlslfe.legalize.state import Content, State, join_contents
from hlslfe.legalize.values import (
    INDEX,
    LOST,
    POISON,
    UNKNOWN,
    VARYING,
    Handle,
    Marker,
    Places,
    Recipes,
    is_handle,
    join,
    join_places,
    unknown_of,
)

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

MAX_NUMBERS = 64  # that are known of one object
CLOBBERED = Value(I1, "")  # in a state: unknown code ran, so globals may hold other numbers than at first
_INDEX_OPERAND = {"llvm.dx.resource.handlefrombinding": 3, "llvm.dx.resource.handlefromimplicitbinding": 3,
                  "llvm.dx.resource.handlefromheap": 0}


class Foreign(Exception):
    """Handles lie in memory that comes from outside: a resource as parameter."""


class Facts:
    """What is known of the module. roots: globals that are resources; globals: what the others hold when an entry
    point starts; changed: those that a function (no initialiser) was seen to change; constants: those that nobody
    ever changes."""

    def __init__(self, layout: Layout, roots: set[Value]) -> None:
        self.layout = layout
        self.roots = roots
        self.recipes = Recipes()
        self.globals: State = {}
        self.changed: set[Value] = set()
        self.constants: set[Value] = set()


class Machine:
    """Runs the blocks of one body. starts: it runs when the shader starts or is the entry point, so globals hold what
    they hold first; numbers: those of all locals are followed, not only those of inlined calls."""

    def __init__(self, facts: Facts, flat: Flat, starts: bool, numbers: bool) -> None:
        self.facts = facts
        self.layout = facts.layout
        self.flat = flat
        self.starts = starts
        self.numbers = numbers
        self.state: State = {}
        self.env: State = {}  # of this block
        self.owned: set[Value] = set()  # objects whose contents belong to this state alone
        self.crossing = _crossing(flat)
        self._initial: dict[Value, Content] = {}

    def run(self, block: Block, state: State, hook: Callable[[Instruction], None] | None = None) -> State:
        """One block; `hook` sees each instruction before it is done. The state at its end."""
        self.state, self.env, self.owned = dict(state), {}, set()
        for instruction in block.instructions:
            if hook is not None:
                hook(instruction)
            if instruction.opcode != "phi":
                self.step(instruction)
        return self.state

    def step(self, instruction: Instruction) -> None:
        value = self.result(instruction)
        if value is not None:
            self.env[instruction] = value
        if instruction in self.crossing:
            if value is not None:
                self.state[instruction] = value
            else:
                self.state.pop(instruction, None)

    def result(self, instruction: Instruction) -> Any:
        """What is known about what an instruction gives that changes nothing."""
        handler = _HANDLERS.get(instruction.opcode)
        if handler is not None:
            return handler(self, instruction)
        return compute(instruction, [self.value(operand) for operand in instruction.operands])

    # ---- values

    def value(self, value: Value) -> Any:
        """What is known about an operand."""
        if isinstance(value, Constant):
            return self._constant(value)
        if isinstance(value, Alloca):
            return Places(frozenset(((value, 0),)))
        found = self.env.get(value)
        if found is None:
            found = self.state.get(value)
        return unknown_of(value) if found is None else found

    def _constant(self, value: Constant) -> Any:
        if isinstance(value, GlobalVariable):
            return Places(frozenset(((value, 0),)))
        if isinstance(value, ConstantGEP):
            return self._address(value.source_type, self.value(value.base), list(value.indices))
        if isinstance(value.type, TargetExtType):
            return POISON
        return UNKNOWN if isinstance(value.type, PointerType) else value

    def _size(self, item: Value) -> int:
        return alloc_size(_type_of(item))

    def _address(self, type: IRType, base: Any, indices: list[Value]) -> Places:
        if not isinstance(base, Places):
            return UNKNOWN
        known = [one if isinstance(one, ConstantInt) else self.value(one) for one in indices]
        steps = [found if isinstance(found, ConstantInt) else one for found, one in zip(known, indices, strict=True)]
        targets = {(item, offset) for item, start in base.targets
                   for offset in self.layout.offsets(start, self._size(item), type, steps)}
        places = Places(frozenset(targets), base.more)
        return places if len(targets) == 1 else join_places(Places(frozenset(), base.more), places)

    # ---- memory

    def initial(self, item: Value) -> Content:
        """What an object holds that nobody touched."""
        found = self._initial.get(item)
        if found is None:
            found = self._initial[item] = self._start(item)
        return found

    def _start(self, item: Value) -> Content:
        if not isinstance(item, GlobalVariable) or item.address_space:  # a group's memory: other threads write, too
            return {}
        content = dict(self.facts.globals.get(item, {})) if item in self.facts.globals else _numbers_of(item)
        if item.is_const or item in self.facts.constants or (
                self.starts and item.linkage in ("internal", "private")):
            return content
        lost = item in self.facts.changed and not self.starts  # another function may have changed it before
        return {key: LOST if lost else value for key, value in content.items() if is_handle(value)}

    def _is_constant(self, item: Value) -> bool:
        return item in self.facts.constants or (isinstance(item, GlobalVariable) and item.is_const)

    def content(self, item: Value) -> Content:
        found = self.state.get(item)
        if found is not None:
            return found  # type: ignore[no-any-return]
        content = self.initial(item)
        if CLOBBERED in self.state and isinstance(item, GlobalVariable) and not self._is_constant(item):
            content = {key: value for key, value in content.items() if is_handle(value)}
        return content

    def _own(self, item: Value) -> Content:
        if item not in self.owned:
            self.owned.add(item)
            self.state[item] = dict(self.content(item))
        return self.state[item]  # type: ignore[no-any-return]

    def handle_at(self, item: Value, offset: int, type: IRType) -> Any:
        """The handle that lies somewhere."""
        if item in self.facts.roots:
            assert isinstance(item, GlobalVariable) and isinstance(type, TargetExtType)
            places = [offset] if offset != ANY else self.layout.handles(item.value_type)
            value: Any = POISON
            for place in places:
                value = join(value, Handle(self.facts.recipes.load(type, item, place), None))
            return value
        content = self.content(item)
        if offset != ANY:
            return content.get(offset, POISON) if offset in self.layout.handles(_type_of(item)) else LOST
        value = POISON
        for place in self.layout.handles(_type_of(item)):
            value = join(value, content.get(place, POISON))
        return value

    def load(self, instruction: Load) -> Any:
        places = self.value(instruction.operands[0])
        if isinstance(instruction.type, TargetExtType):
            if places.more or not places.targets:
                raise Foreign
            value: Any = POISON
            for item, offset in places.targets:
                value = join(value, self.handle_at(item, offset, instruction.type))
            return value
        if isinstance(instruction.type, PointerType):
            if places.more or any(offset == ANY for _, offset in places.targets):
                return UNKNOWN
            found = [self.content(item).get(offset, UNKNOWN) for item, offset in places.targets]
            value = found[0] if found else UNKNOWN
            for one in found[1:]:
                value = join(value, one)
            return value if isinstance(value, Places) else UNKNOWN
        target = places.single
        if target is not None:
            value = self.content(target[0]).get(target[1])
            if isinstance(value, Constant) and value.type is instruction.type and not instruction.is_volatile:
                return value
        return None

    def store(self, instruction: Store) -> None:
        value, places = self.value(instruction.operands[0]), self.value(instruction.operands[1])
        type = instruction.operands[0].type
        if isinstance(type, TargetExtType):
            self._store_handle(value, places)
            return
        target, size = places.single, store_size(type)
        for item, offset in places.targets:
            self._forget(item, offset, size)
        if target is None or value is None or not self._follows(target[0]):
            return
        content = self._own(target[0])
        if len(content) < MAX_NUMBERS or isinstance(value, Places):
            content[target[1]] = value

    def _follows(self, item: Value) -> bool:
        """Are numbers in this object of interest?"""
        if isinstance(item, GlobalVariable) and item.address_space:
            return False
        return (self.numbers or item in self.flat.fresh or (self.starts and isinstance(item, GlobalVariable))
                or (isinstance(item, Alloca) and isinstance(item.allocated_type, PointerType))
                or bool(self.layout.handles(_type_of(item))))

    def _store_handle(self, value: Any, places: Places) -> None:
        if places.more or not places.targets:
            raise Foreign
        target = places.single
        for item, offset in places.targets:
            if item in self.facts.roots:
                continue
            if isinstance(item, GlobalVariable):
                self.facts.changed.add(item)
            content = self._own(item)
            if target is not None:
                content[offset] = value
                continue
            for place in [offset] if offset != ANY else self.layout.handles(_type_of(item)):
                content[place] = join(content.get(place, POISON), value)

    def _forget(self, item: Value, offset: int, size: int) -> None:
        """Numbers and addresses that a write makes stale."""
        gone = [key for key, value in self.content(item).items() if not is_handle(value)
                and (offset == ANY or (key < offset + size and offset < key + _size_of(value)))]
        if gone:
            content = self._own(item)
            for key in gone:
                del content[key]

    # ---- calls

    def call(self, call: Call) -> Any:
        callee = call.callee
        if not isinstance(callee, Function):
            return None
        if isinstance(call.type, TargetExtType):
            return self._make(callee, call.operands)
        if callee.name.startswith("llvm."):
            self._intrinsic(callee, call)
        else:
            self._unknown_call(call)
        return unknown_of(call)

    def _make(self, callee: Function, operands: list[Value]) -> Any:
        """A handle from a binding or a heap."""
        place = next((at for key, at in _INDEX_OPERAND.items() if callee.name.startswith(key + ".")), -1)
        made: list[Constant | Marker] = []
        index: Constant | Marker | None = None
        for position, operand in enumerate(operands):
            value = operand if isinstance(operand, GlobalVariable) else self.value(operand)
            if isinstance(value, Places) and value.single is not None and value.single[1] == 0:
                value = value.single[0]  # the name
            if position == place:
                index = value if isinstance(value, Constant) else VARYING
                made.append(INDEX)
            elif isinstance(value, Constant):
                made.append(value)
            else:
                return LOST
        return Handle(self.facts.recipes.call(callee, tuple(made)), index)

    def _intrinsic(self, callee: Function, call: Call) -> None:
        if callee.name.startswith("llvm.memcpy."):
            self._memcpy(call)
        elif callee.name.startswith("llvm.memset."):
            self._fill(call.operands[0], call.operands[2], None)
        else:
            self._forget_arguments(call)

    def _forget_arguments(self, call: Call) -> None:
        for operand in call.operands:
            if isinstance(operand.type, PointerType):
                for item, _ in self.value(operand).targets:
                    self._forget(item, ANY, 0)

    def _unknown_call(self, call: Call) -> None:
        """Another function: it may change its arguments and globals, but no handles, or it would have been inlined."""
        self._forget_arguments(call)
        self.state[CLOBBERED] = POISON
        for item, content in list(self.state.items()):
            if isinstance(item, GlobalVariable) and isinstance(content, dict) and not self._is_constant(item):
                self._forget(item, ANY, 0)

    def _fill(self, pointer: Value, size: Value, copied: Content | None) -> None:
        """Bytes written to one object; copied: what is known of them."""
        places = self.value(pointer)
        target, count = places.single, size.value if isinstance(size, ConstantInt) else 0
        for item, offset in places.targets:
            self._forget(item, offset, count)
            handles = self.layout.handles(_type_of(item))
            if not handles or item in self.facts.roots:
                continue
            if isinstance(item, GlobalVariable):
                self.facts.changed.add(item)
            content = self._own(item)
            for place in handles:
                if offset == ANY:
                    content[place] = LOST
                elif offset <= place < offset + count:
                    new = LOST if copied is None else copied.get(place - offset, POISON)
                    content[place] = new if target is not None else join(content.get(place, POISON), new)
        if target is not None and copied and self._follows(target[0]):
            content = self._own(target[0])
            for at, value in copied.items():
                if not is_handle(value) and len(content) < MAX_NUMBERS:
                    content[target[1] + at] = value

    def _memcpy(self, call: Call) -> None:
        size = call.operands[2]
        count = size.value if isinstance(size, ConstantInt) else 0
        places = self.value(call.operands[1])
        copied: Content | None = None
        for item, offset in places.targets:
            if offset == ANY:
                part: Content = dict.fromkeys(range(0, count, 4), LOST) if self.layout.handles(_type_of(item)) else {}
            else:
                part = {key - offset: value for key, value in self.content(item).items()
                        if offset <= key and key + _size_of(value) <= offset + count}
                if item in self.facts.roots:
                    part = {key - offset: self.handle_at(item, key, type) for key, type in self.layout.handles(
                        _type_of(item)).items() if offset <= key < offset + count}
            copied = part if copied is None else join_contents(copied, part)
        if places.more and copied:
            copied = {key: value for key, value in copied.items() if is_handle(value)}
        self._fill(call.operands[0], size, copied or {})

    # ---- the rest

    def gep(self, instruction: GetElementPtr) -> Any:
        operands = instruction.operands
        return self._address(instruction.source_type, self.value(operands[0]), operands[1:])

    def leave(self, end: End) -> None:
        """The locals of a call are gone."""
        for alloca in end.allocas:
            self.state.pop(alloca, None)
            self.owned.discard(alloca)

    def written(self, instruction: Instruction) -> Any:
        """atomicrmw, cmpxchg."""
        for item, offset in self.value(instruction.operands[0]).targets:
            self._forget(item, offset, 8)
        return None

    def ways(self, terminator: Instruction) -> list[Block]:
        """Where a block may go on."""
        assert isinstance(terminator, Terminator)
        targets = terminator.targets
        if len(targets) > 1:
            value = self.value(terminator.operands[0])
            if isinstance(value, ConstantInt):
                if not isinstance(terminator, Switch):
                    return [targets[0 if value.value else 1]]
                return [next((target for case, target in zip(terminator.cases, targets[1:], strict=True)
                              if case.same(value)), targets[0])]
        return list(dict.fromkeys(targets))


def _type_of(item: Value) -> IRType:
    """The type of an object."""
    assert isinstance(item, (Alloca, GlobalVariable))
    return item.value_type if isinstance(item, GlobalVariable) else item.allocated_type


def _size_of(value: Any) -> int:
    return store_size(value.type) if isinstance(value, Constant) else 4


def _crossing(flat: Flat) -> set[Instruction]:
    """What is used in other blocks than its own, or by a phi."""
    found: set[Instruction] = set()
    for block in flat.blocks:
        for instruction in block.instructions:
            for operand in instruction.operands:
                if isinstance(operand, Instruction) and (operand.parent is not block or instruction.opcode == "phi"):
                    found.add(operand)
    return found


def _numbers_of(item: GlobalVariable) -> Content:
    """The numbers in a global with an initialiser."""
    found: Content = {}
    pending: list[tuple[int, Constant | None]] = [(0, item.initializer)]
    while pending and len(found) < MAX_NUMBERS:
        offset, value = pending.pop()
        if value is None or isinstance(value, UndefValue):
            continue
        if isinstance(value.type, (IntType, FloatType, VectorType)):
            found[offset] = value
            continue
        elements = elements_of(value) if not isinstance(value.type, (TargetExtType, PointerType)) else None
        if elements is None or len(elements) > MAX_NUMBERS:
            continue
        if not hasattr(value.type, "elements"):
            stride = alloc_size(elements[0].type) if elements else 0
            pending += [(offset + number * stride, element) for number, element in enumerate(elements)]
        else:
            from hlslfe.legalize.layout import field_offsets

            pending += [(offset + start, element) for start, element in zip(
                field_offsets(value.type), elements, strict=True)]  # type: ignore[arg-type]
    return found


_HANDLERS: dict[str, Callable[[Machine, Any], Any]] = {
    "end": Machine.leave,
    **dict.fromkeys(("atomicrmw", "cmpxchg"), Machine.written),
    "load": Machine.load, "store": Machine.store, "call": Machine.call, "getelementptr": Machine.gep,
}
