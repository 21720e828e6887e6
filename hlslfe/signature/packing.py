"""Packing: which register and column each element of a signature gets.

Mirrors llvm/lib/Frontend/HLSL (signature packing, open pull request 204892).
Differs: a clip or cull array whose second row is not free is placed beside what stands there when the result is legal,
as DXC does; upstream always refuses it.

`pack` is a pure function: it reads elements and returns places, in the order of the elements.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import MAX_ROWS, NOT_PLACED, SemanticSignatureElement
from hlslfe.signature.packing_trace import PackingTrace
from hlslfe.signature.registers import Block, Registers, may_share_rows

Element = SemanticSignatureElement
Place = tuple[int, int]

PREFIX_STABLE = "prefix-stable"
OPTIMIZED = "optimized"
MODES = (PREFIX_STABLE, OPTIMIZED)

# reason of a failure -> what to tell people
FAILURE_REASONS: dict[str, str] = {
    "SignatureOverflow": "there is no room left in the 32 registers",
    "SemanticIndexOutOfRange": "a render target index must be below 32",
    "ClipCullOverflow": "clip and cull distances need more than two registers",
    "ClipCullNotAdjacent": "a clip or cull distance array needs two neighbouring registers",
    "InvalidGeometryStream": "there are only the streams 0 to 3",
    "MeshOverflow": "vertices and primitives need more than 32 registers together",
}

_UNPLACED: Place = (NOT_PLACED, NOT_PLACED)
_CLIP_CULL_ROWS = 2
_STREAMS = 4


class PackingFailure(Exception):
    """An element that cannot be placed: `reason` is a key of `FAILURE_REASONS`, `element_id` the element's id."""

    def __init__(self, reason: str, element_id: int) -> None:
        super().__init__(f"element {element_id}: {FAILURE_REASONS[reason]}")
        self.reason = reason
        self.element_id = element_id


def pack(elements: Sequence[Element], stage: str, direction: str, mode: str = PREFIX_STABLE,
         trace: PackingTrace | None = None) -> list[Place]:
    """The (start row, start column) of each element, (-1, -1) for those without a place.

    `stage` and `direction` ("in", "out", "pc") choose the algorithm; `mode` counts where neither vertex inputs nor
    pixel outputs are packed.  `trace` takes down where each element was refused before it was placed.  Raises
    PackingFailure at the first element that fails.
    """
    if (stage, direction) == ("vertex", "in"):
        return _pack_stacked(elements)
    if (stage, direction) == ("pixel", "out"):
        return _pack_by_index(elements)
    for element in elements:
        if not 0 <= element.stream < _STREAMS:
            raise PackingFailure("InvalidGeometryStream", element.id)
    pack_streams = _pack_optimized if mode == OPTIMIZED else _pack_prefix_stable
    places = pack_streams([element for element in elements if _wants_place(element)], trace)
    return [places.get(element.id, _UNPLACED) for element in elements]


def check_mesh(vertices: Sequence[Element], primitives: Sequence[Element], places: Sequence[Place],
               primitive_places: Sequence[Place]) -> None:
    """The outputs of a mesh shader share the registers: raises PackingFailure at the last primitive element when both
    together need too many."""
    rows = sum(
        max((row + element.rows for element, (row, _) in zip(elements, placed, strict=True)), default=0)
        for elements, placed in ((vertices, places), (primitives, primitive_places))
    )
    if rows > MAX_ROWS:
        raise PackingFailure("MeshOverflow", primitives[-1].id if primitives else vertices[-1].id)


def _wants_place(element: Element) -> bool:
    return element.interpretation not in ("NotPacked", "Shadow", "NotInSig")


def _block(element: Element) -> Block:
    """What an element asks for; a single tessellation factor is a system value like any other."""
    interpretation = element.interpretation
    if interpretation == "TessFactor" and element.rows == 1:
        interpretation = "SV"
    return Block(element.rows, element.cols, element.width16, element.interpolation, interpretation, element.id)


def _pack_stacked(elements: Sequence[Element]) -> list[Place]:
    """Vertex inputs: one below the other, for the input assembler."""
    places: list[Place] = []
    row = 0
    for element in elements:
        if not _wants_place(element):
            places.append(_UNPLACED)
            continue
        places.append((row, 0))
        row += element.rows
        if row > MAX_ROWS:
            raise PackingFailure("SignatureOverflow", element.id)
    return places


def _pack_by_index(elements: Sequence[Element]) -> list[Place]:
    """Pixel outputs: a render target's register is its index, nothing else has one."""
    places: list[Place] = []
    for element in elements:
        if element.interpretation != "Target":
            places.append(_UNPLACED)
            continue
        if element.indices[0] + element.rows > MAX_ROWS:
            raise PackingFailure("SemanticIndexOutOfRange", element.id)
        places.append((element.indices[0], 0))
    return places


def _first_fit(registers: Registers, element: Element) -> Place:
    """Place `element` at the first place that takes it."""
    block = _block(element)
    place = registers.find(block)
    if place is None:
        raise PackingFailure("SignatureOverflow", element.id)
    registers.commit(block, place)
    return place


# ---------------------------------------------------------------- prefix-stable


def _pack_prefix_stable(elements: Sequence[Element], trace: PackingTrace | None) -> dict[int, Place]:
    """In the order of declaration, so that elements added at the end never move earlier ones."""
    streams = [_PrefixStableStream(trace) for _ in range(_STREAMS)]
    for element in elements:
        streams[element.stream].place(element)
    places: dict[int, Place] = {}
    for stream in streams:
        stream.check_shared_rows()
        places.update(stream.places)
    return places


class _PrefixStableStream:
    """The registers of one stream.

    grid: the two rows of the clip and cull distances; real_rows: the registers reserved for them so far;
    squeezed: the first array for which the register after the first clip row was not free.
    """

    __slots__ = ("registers", "grid", "real_rows", "has_array", "squeezed", "places", "elements")

    def __init__(self, trace: PackingTrace | None = None) -> None:
        self.real_rows: list[int] = []
        self.registers = Registers(MAX_ROWS, trace.refused if trace else None)
        self.grid = Registers(_CLIP_CULL_ROWS, trace.refused_in(self.real_rows) if trace else None)
        self.has_array = False
        self.squeezed: Element | None = None
        self.places: dict[int, Place] = {}
        self.elements: list[Element] = []

    def place(self, element: Element) -> None:
        is_clip_cull = element.interpretation == "ClipCull"
        self.places[element.id] = (
            self._place_clip_cull(element) if is_clip_cull else _first_fit(self.registers, element)
        )
        self.elements.append(element)

    def _place_clip_cull(self, element: Element) -> Place:
        block = _block(element)
        place = self.grid.find(block)
        if place is None:
            raise PackingFailure("ClipCullOverflow", element.id)
        row, col = place
        if element.rows > 1:
            if len(self.real_rows) == _CLIP_CULL_ROWS and not self.has_array:
                if self.real_rows[0] + 1 != self.real_rows[1]:
                    raise PackingFailure("ClipCullNotAdjacent", element.id)
            self.has_array = True
        if row + element.rows > len(self.real_rows):
            self._reserve(element)
        self.grid.commit(block, place)
        return self.real_rows[row], col

    def _reserve(self, element: Element) -> None:
        """Take whole registers for the rows of the grid that `element` is the first to use."""
        rows = element.rows if not self.real_rows else 1
        block = Block(rows, 4, element.width16, element.interpolation, "ClipCull", element.id)
        first, end = 0, MAX_ROWS
        if element.rows > 1 and self.real_rows:
            # Wanted is the very next register.  DXC searches as many registers as lie above it, takes what it finds,
            # and leaves the array beside whatever follows the first clip row: see check_shared_rows.
            first = self.real_rows[0] + 1
            end = min(first + first + 1, MAX_ROWS)
            if first == MAX_ROWS:
                raise PackingFailure("SignatureOverflow", element.id)
        place = self.registers.find(block, first, end)
        if place is None:
            raise PackingFailure("ClipCullNotAdjacent" if first else "SignatureOverflow", element.id)
        if first and place[0] != first and self.squeezed is None:
            self.squeezed = element
        self.registers.commit(block, place)
        self.real_rows += range(place[0], place[0] + rows)

    def check_shared_rows(self) -> None:
        """An array squeezed in beside others must share its registers legally with all of them, and no other clip or
        cull distance may stand in the register that was reserved instead."""
        if self.squeezed is None:
            return
        placed = [(_block(element), self.places[element.id]) for element in self.elements]
        rows = {row + n for block, (row, _) in placed if block.interpretation == "ClipCull" for n in range(block.rows)}
        if len(rows) > _CLIP_CULL_ROWS or not may_share_rows(placed):
            raise PackingFailure("ClipCullNotAdjacent", self.squeezed.id)


# ---------------------------------------------------------------- optimized


def _group(element: Element) -> int:
    """Which elements optimized packing places first."""
    interpretation = element.interpretation
    if interpretation == "ClipCull":
        return 4
    if interpretation == "SGV":
        return 5
    if interpretation == "TessFactor":
        return 1 if element.rows > 1 else 3
    if element.cols == 4:
        return 0
    return 2 if interpretation == "Arb" else 3


def _pack_optimized(elements: Sequence[Element], trace: PackingTrace | None) -> dict[int, Place]:
    """The big ones first, like beside like."""
    ordered = sorted(elements, key=lambda e: (_group(e), e.interpolation, -e.rows, -e.cols, e.id))
    streams = [Registers(MAX_ROWS, trace.refused if trace else None) for _ in range(_STREAMS)]
    places: dict[int, Place] = {}
    for element in ordered:
        if _group(element) < 4:
            places[element.id] = _first_fit(streams[element.stream], element)
    for number, registers in enumerate(streams):
        clip_cull = [e for e in ordered if e.interpretation == "ClipCull" and e.stream == number]
        if clip_cull:
            places.update(_pack_clip_cull(registers, clip_cull))
    for element in ordered:
        if element.interpretation == "SGV":
            places[element.id] = _first_fit(streams[element.stream], element)
    return places


def _pack_clip_cull(registers: Registers, elements: list[Element]) -> dict[int, Place]:
    """Optimized packing of the clip and cull distances of one stream: first among themselves, then as a whole."""
    grid = Registers(_CLIP_CULL_ROWS)
    in_grid: list[Place] = []
    for element in elements:
        block = _block(element)
        place = grid.find(block)
        if place is None:
            raise PackingFailure("ClipCullOverflow", element.id)
        grid.commit(block, place)
        in_grid.append(place)
    if any(element.rows > 1 for element in elements):
        return _pack_clip_cull_rows(registers, elements)
    places: dict[int, Place] = {}
    for grid_row in range(_CLIP_CULL_ROWS):
        members = [(e, col) for e, (row, col) in zip(elements, in_grid, strict=True) if row == grid_row]
        if not members:
            continue
        first = members[0][0]
        cols = sum(element.cols for element, _ in members)
        block = Block(1, cols, first.width16, first.interpolation, "ClipCull", first.id)
        place = registers.find(block)
        if place is None:
            raise PackingFailure("SignatureOverflow", first.id)
        registers.commit(block, place)
        places.update((element.id, (place[0], place[1] + col)) for element, col in members)
    return places


def _pack_clip_cull_rows(registers: Registers, elements: list[Element]) -> dict[int, Place]:
    """With an array among them: the first two neighbouring registers that take them all."""
    for row in range(MAX_ROWS - 1):
        trial = registers.copy_rows(row, _CLIP_CULL_ROWS)
        places: dict[int, Place] = {}
        for element in elements:
            block = _block(element)
            place = trial.find(block)
            if place is None:
                break
            trial.commit(block, place)
            places[element.id] = (row + place[0], place[1])
        else:
            registers.replace_rows(row, trial)
            return places
    raise PackingFailure("SignatureOverflow", elements[0].id)
