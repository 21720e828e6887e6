"""One way to make two stages fit: what to add to the outputs, how to change and order the inputs, all of it together.

No Clang counterpart: no compiler proposes such fixes.  The notes of a failing link are read off one plan, so that they
can all be followed; both lists are packed before anything is said.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement
from hlslfe.signature.interpolation import normalise_mode
from hlslfe.signature.link_fixes import declaration, describe, key_of, suggest_name
from hlslfe.signature.packing import PackingFailure, pack

Element = SemanticSignatureElement
Key = tuple[str, int]
Place = tuple[int, int]

_POSITION, _PRIMITIVE_ID = 3, 10
_F32 = 9
_GENERATED = frozenset(("SGV", "NotPacked", "Shadow", "NotInSig"))
# Array indices and shading rate: 0 in a pixel shader when no stage before it writes them.
KINDS_WITH_DEFAULT = frozenset((4, 5, 29))


def needs_no_output(element: Element, producer_stage: str) -> bool:
    """Whether the system makes an input that no output has."""
    if element.interpretation in _GENERATED:
        return not (element.kind == _PRIMITIVE_ID and producer_stage in ("geometry", "mesh"))
    return element.kind in KINDS_WITH_DEFAULT


class Plan:
    """outputs, inputs: the lists as they should be, in order.  after: what each added output stands behind (None: it is
    the first).  added: by input, the outputs to add for it.  wide: outputs that must have more columns, and how many.
    dropped: inputs that nobody reads.  fix: how to declare the inputs, None when they may stay in their order."""

    __slots__ = ("outputs", "inputs", "after", "added", "wide", "dropped", "fix")

    def __init__(self) -> None:
        self.outputs: list[Element] = []
        self.inputs: list[Element] = []
        self.after: dict[Element, Element | None] = {}
        self.added: dict[Element, list[Element]] = {}
        self.wide: dict[Element, int] = {}
        self.dropped: set[Element] = set()
        self.fix: str | None = None


def make_plan(inputs: Sequence[Element], outputs: Sequence[Element], producer: EntrySignatures,
              consumer: EntrySignatures, direction: str, packing_mode: str) -> Plan:
    """`direction` is that of the inputs: "in", or "pc" for patch constants."""
    return _Planner(inputs, outputs, producer, consumer, direction, packing_mode).make()


class _Planner:
    def __init__(self, inputs: Sequence[Element], outputs: Sequence[Element], producer: EntrySignatures,
                 consumer: EntrySignatures, direction: str, packing_mode: str) -> None:
        self.original = inputs
        self.outputs = [element for element in outputs if element.stream == 0]
        self.all_outputs = outputs
        self.producer = producer
        self.consumer = consumer
        self.direction = direction
        self.direction_out = "pc" if direction == "pc" else "out"
        self.packing_mode = packing_mode
        self.plan = Plan()
        self.fed = {(element.name.lower(), index): element for element in self.outputs for index in element.indices}
        self.usage_is_known = any(element.usage_mask for element in inputs)
        self.is_changed: dict[Element, Element] = {}  # a changed input -> as it was

    def make(self) -> Plan:
        plan = self.plan
        for element in self.original:
            changed = self._input(element)
            if changed is not None:
                plan.inputs.append(changed)
        self._add_position()
        ways = [self._with_added(at_end) for at_end in (False, True)]
        for outputs, after in ways:
            if self._fits(plan.inputs, outputs):
                plan.outputs, plan.after = outputs, after
                return plan
        for outputs, after in ways:
            inputs = self._reordered(outputs)
            if inputs is not None:
                read = {key_of(element): element for element in self.original}
                plan.fix = describe(inputs, read, self.consumer, self.direction)
                plan.outputs, plan.after, plan.inputs = outputs, after, inputs
                return plan
        plan.outputs, plan.after = ways[0]
        return plan

    # ---- what is wrong with an input by itself

    def _input(self, element: Element) -> Element | None:
        """The input as it should be; None: it may go."""
        rows = [self.fed.get((element.name.lower(), index)) for index in element.indices]
        missing = [index for index, output in zip(element.indices, rows, strict=True) if output is None]
        if not missing:
            assert rows[0] is not None
            return self._like(element, rows[0])
        if needs_no_output(element, self.producer.stage):
            return element
        near = suggest_name(element, element.indices.index(missing[0]), self.all_outputs, self.original)
        if near is not None and len(missing) == element.rows == near.rows:
            renamed = _copy(element)
            renamed.name, renamed.indices, renamed.kind = near.name, near.indices, near.kind
            return self._like(renamed, near, element)
        if self.usage_is_known and not element.usage_mask:
            self.plan.dropped.add(element)
            return None
        for indices in [element.indices] if len(missing) == element.rows else [(index,) for index in missing]:
            self._add(element, indices)
        return element

    def _like(self, element: Element, output: Element, original: Element | None = None) -> Element:
        """With the type of the output that feeds it, and no wider, unless that must become wider."""
        changed = _copy(element)
        changed.component_type, changed.width16 = output.component_type, output.width16
        if {element.component_type, output.component_type} <= {1, 5}:  # a bool is a uint
            changed.component_type = element.component_type
        if element.cols > output.cols:
            if element.usage_mask >> output.cols or not self.usage_is_known:
                self.plan.wide[output] = max(element.cols, self.plan.wide.get(output, 0))
            else:
                changed.cols = output.cols
        if changed.component_type != element.component_type:  # the mode may have been that of the type
            changed.interpolation = self._as_input(output).interpolation
        if changed.component_type == element.component_type and changed.cols == element.cols and original is None:
            return element
        self.is_changed[changed] = original or element
        return changed

    # ---- what the outputs lack

    def _add(self, element: Element, indices: tuple[int, ...]) -> None:
        made = _copy(element)
        made.rows, made.indices = len(indices), indices
        made.interpolation = normalise_mode(element.interpolation, element.component_type, element.kind == _POSITION,
                                            self.producer.stage, self.direction_out)
        self.plan.added.setdefault(element, []).append(made)

    def _add_position(self) -> None:
        if self.consumer.stage != "pixel" or any(element.kind == _POSITION for element in (*self.outputs, *(
                made for added in self.plan.added.values() for made in added))):
            return
        made = SemanticSignatureElement(0, "SV_Position", _F32, _POSITION, (0,), 4, 1, 4, interpretation="SV")
        self.plan.added[made] = [made]

    def _with_added(self, at_end: bool) -> tuple[list[Element], dict[Element, Element | None]]:
        """The outputs with what is missing: behind the output that feeds the input before it, or behind all."""
        outputs = list(self.outputs)
        after: dict[Element, Element | None] = {}
        for element, added in self.plan.added.items():
            before = self._before(element, after) if not at_end and element in self.original else (
                outputs[-1] if outputs else None)
            for made in added:
                outputs.insert(outputs.index(before) + 1 if before is not None else 0, made)
                after[made] = before
                before = made
        return [_copy(element, cols=self.plan.wide.get(element)) if element in self.plan.wide else element
                for element in outputs], after

    def _before(self, element: Element, after: dict[Element, Element | None]) -> Element | None:
        """The output that feeds the last input before `element` that anything feeds."""
        before: Element | None = None
        for earlier in self.original[:element.id]:
            added = [made for made in self.plan.added.get(earlier, ()) if made in after]
            before = added[-1] if added else self.fed.get((earlier.name.lower(), earlier.indices[-1]), before)
        for index in element.indices:  # some of its rows may be there
            before = self.fed.get((element.name.lower(), index), before)
        return before

    # ---- whether it fits

    def _fits(self, inputs: Sequence[Element], outputs: Sequence[Element]) -> bool:
        if self.producer.stage == "mesh":
            return True  # these feed by name
        wanted = _try(outputs, self.producer.stage, self.direction_out, self.packing_mode)
        placed = _try(inputs, self.consumer.stage, self.direction, self.packing_mode)
        if wanted is None or placed is None:
            return False
        return all(wanted.get(row, place) == place for row, place in placed.items())

    def _reordered(self, outputs: Sequence[Element]) -> list[Element] | None:
        """The declarations that put every common value where the producer has it: the same ones in another order; with
        what is missing between them; with the producer's modes and rows, too; all that the producer has."""
        read = {key_of(element): element for element in self.plan.inputs}
        written = [element for element in outputs if element.interpretation not in ("NotPacked", "Shadow")]
        keys = {key_of(element) for element in written}
        rest = [element for element in self.plan.inputs if element.interpretation == "SGV"
                and key_of(element) not in keys]
        last = max((number for number, element in enumerate(written) if key_of(element) in read), default=-1)
        copies = [self._as_input(element) for element in written]
        mixed = [read.get(key_of(element)) or copy for element, copy in zip(written, copies, strict=True)]
        candidates = (
            [read[key_of(element)] for element in written if key_of(element) in read] + rest,
            mixed[:last + 1] + rest,
            copies[:last + 1] + rest,
            copies + rest,
        )
        rows = {(element.name.lower(), index) for element in written for index in element.indices}
        needed = {(element.name.lower(), index) for element in self.plan.inputs for index in element.indices} & rows
        for candidate in candidates:
            has = {(element.name.lower(), index) for element in candidate for index in element.indices}
            is_twice = len(has) < sum(element.rows for element in candidate)
            if needed <= has and not is_twice and self._fits(candidate, outputs):
                return [self.is_changed.get(element, element) if self._is_same(element) else element
                        for element in candidate]
        return None

    def _is_same(self, element: Element) -> bool:
        """Whether a changed input is declared like the one it comes from."""
        original = self.is_changed.get(element)
        return original is not None and (original.name, original.indices, original.component_type, original.cols) == (
            element.name, element.indices, element.component_type, element.cols)

    def _as_input(self, element: Element) -> Element:
        """An output as the next stage would declare it; metadata may not tell its mode, then it is the usual one."""
        other = _copy(element)
        other.interpolation = normalise_mode(element.interpolation, element.component_type, element.kind == _POSITION,
                                             self.consumer.stage, self.direction)
        return other


def added_text(added: Sequence[Element]) -> str:
    """`'float3 : NORMAL0', 'nointerpolation float : A1'`."""
    return ", ".join(f"'{declaration(element)}'" for element in added)


def _try(elements: Sequence[Element], stage: str, direction: str, packing_mode: str) -> dict[Key, Place] | None:
    """Where each row would be, by name and index; None when the list cannot be packed."""
    numbered = [_copy(element, number) for number, element in enumerate(elements)]
    try:
        places = pack(numbered, stage, direction, packing_mode)
    except PackingFailure:
        return None
    return {(element.name.lower(), index): (row + number, column)
            for element, (row, column) in zip(numbered, places, strict=True) if row >= 0
            for number, index in enumerate(element.indices)}


def _copy(element: Element, id: int | None = None, cols: int | None = None) -> Element:
    made = SemanticSignatureElement(
        element.id if id is None else id, element.name, element.component_type, element.kind, element.indices,
        element.interpolation, element.rows, cols or element.cols, location=element.location,
        interpretation=element.interpretation, width16=element.width16)
    made.usage_mask = element.usage_mask
    return made
