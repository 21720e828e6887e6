"""Does the output of one stage feed the next?  The rules that Direct3D 12 applies when a pipeline is created.

No Clang counterpart: no compiler looks at two stages at once; the rules are those of the D3D12 runtime, whose messages
(`RUNTIME_MESSAGES`) say which one was broken.

`link_stages` is a pure function: two signatures in, problems as values out; who prints them is frontend.link's affair.
The runtime compares rows (one semantic, one register), so an array on one side may meet single values on the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlslfe.signature.element import EntrySignatures, SemanticSignatureElement, is_16_bit, type_spelling
from hlslfe.signature.interpolation import MODE_NAMES
from hlslfe.signature.link_fixes import placement_reason, semantic_name, suggest_name
from hlslfe.signature.link_plan import KINDS_WITH_DEFAULT, Plan, added_text, make_plan, needs_no_output

Element = SemanticSignatureElement
Key = tuple[str, int]

# stage -> the stages that may follow it
NEXT_STAGES: dict[str, tuple[str, ...]] = {
    "vertex": ("hull", "geometry", "pixel"),
    "hull": ("domain",),
    "domain": ("geometry", "pixel"),
    "geometry": ("pixel",),
    "amplification": ("mesh",),
    "mesh": ("pixel",),
}
PIPELINE = ("vertex", "hull", "domain", "geometry", "amplification", "mesh", "pixel")

# What a hull shader's output topology is for the stages behind the domain shader.
TESSELLATOR_OUTPUT = "tessellator output"

# id of an error -> what CREATEGRAPHICSPIPELINESTATE_... message of the runtime it is
RUNTIME_MESSAGES: dict[str, str] = {
    "err_link_missing_element": "SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND",
    "err_link_stream": "SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND",
    "err_link_system_value": "SHADER_LINKAGE_SYSTEMVALUE",
    "err_link_component_type": "SHADER_LINKAGE_COMPONENTTYPE",
    "err_link_precision": "SHADER_LINKAGE_MINPRECISION",
    "err_link_register": "SHADER_LINKAGE_REGISTERINDEX",
    "err_link_mask": "SHADER_LINKAGE_REGISTERMASK",
    "err_link_never_written": "SHADER_LINKAGE_NEVERWRITTEN_ALWAYSREADS",
    "err_link_no_position": "POSITION_NOT_PRESENT",
    "err_link_tessellation": "HS_XOR_DS_MISMATCH",
    "err_link_domain": "HS_DS_TESSELLATOR_DOMAIN_MISMATCH",
    "err_link_control_points": "HS_DS_CONTROL_POINT_COUNT_MISMATCH",
    "err_link_primitive": "GS_INPUT_PRIMITIVE_MISMATCH",
}
_POSITION, _U32 = 3, 5
_BOOL = 1
_CLASSES: dict[int, str] = {1: "uint", 2: "int", 3: "uint", 4: "int", 5: "uint", 6: "int", 7: "uint"}


# property of the stage before, of the stage after, and what is wrong when they differ
_AGREEMENTS: tuple[tuple[str, str, str], ...] = (
    ("hlsl.domain", "hlsl.domain", "err_link_domain"),
    ("hlsl.outputcontrolpoints", "hlsl.inputcontrolpoints", "err_link_control_points"),
    (TESSELLATOR_OUTPUT, "hlsl.inputprimitive", "err_link_primitive"),
)
_PRIMITIVES: dict[str, str] = {"triangle_cw": "triangle", "triangle_ccw": "triangle"}


class Note:
    """A remark to a problem: `id` and `args` of the catalogue; `element` says where, None: at the producer's name."""

    __slots__ = ("id", "args", "element")

    def __init__(self, id: str, args: tuple[object, ...], element: Element | None = None) -> None:
        self.id = id
        self.args = args
        self.element = element


class Problem:
    """A broken rule.  id, args: of the catalogue.  consumer: the input at fault; producer: the output that should feed
    it; without both, at_consumer tells which of the two entry points it is about.  index: of the row's semantic."""

    __slots__ = ("id", "args", "consumer", "producer", "index", "notes", "at_consumer")

    def __init__(self, id: str, args: tuple[object, ...], consumer: Element | None, producer: Element | None,
                 index: int = 0) -> None:
        self.id = id
        self.args = args
        self.consumer = consumer
        self.producer = producer
        self.index = index
        self.at_consumer = False
        self.notes: list[Note] = []

    @property
    def is_error(self) -> bool:
        return self.id.startswith("err_")


class Match:
    """One row of the consumer and the row of the producer that feeds it; `has_problem`: but not without an error."""

    __slots__ = ("consumer", "consumer_row", "producer", "producer_row", "has_problem")

    def __init__(self, consumer: Element, consumer_row: int, producer: Element, producer_row: int) -> None:
        self.consumer = consumer
        self.consumer_row = consumer_row
        self.producer = producer
        self.producer_row = producer_row
        self.has_problem = False


class StageLink:
    """What `link_stages` found: `unused` are outputs that nobody reads; `generated` inputs that need no output."""

    __slots__ = ("producer", "consumer", "matches", "problems", "unused", "generated")

    def __init__(self, producer: EntrySignatures, consumer: EntrySignatures) -> None:
        self.producer = producer
        self.consumer = consumer
        self.matches: list[Match] = []
        self.problems: list[Problem] = []
        self.unused: list[Element] = []
        self.generated: list[Element] = []

    @property
    def fits(self) -> bool:
        return not any(problem.is_error for problem in self.problems)


def link_stages(producer: EntrySignatures, consumer: EntrySignatures, packing_mode: str = "prefix-stable") -> StageLink:
    """Check each input of `consumer` against the outputs of `producer`, and patch constants likewise.

    `packing_mode` is only for the fixes that are proposed: they are tried out before they are said.  Whether the two
    stages may follow each other at all (`NEXT_STAGES`) is not asked.
    """
    link = StageLink(producer, consumer)
    if producer.stage == "mesh":
        _Linker(link, packing_mode, [*producer.outputs, *producer.patch_constants], consumer.inputs, "in").run()
    elif producer.stage != "amplification":  # its payload is no signature
        _Linker(link, packing_mode, producer.outputs, consumer.inputs, "in").run()
        link.problems += _tessellation_problems(producer.properties, consumer.properties)
        agree = all(problem.id != "err_link_domain" for problem in link.problems)  # if not, all factors differ
        if producer.stage == "hull" and agree:
            _Linker(link, packing_mode, producer.patch_constants, consumer.patch_constants, "pc").run()
    if consumer.stage == "pixel" and not any(
            element.kind == _POSITION and element.stream == 0 for element in producer.outputs):
        problem = Problem("err_link_no_position", (producer.name, producer.stage), None, None)
        fix = f"add 'float4 : SV_Position' to the outputs of '{producer.name}'"
        problem.notes.append(Note("note_link_fix", (fix,)))
        link.problems.append(problem)
    return link


def _tessellation_problems(before: dict[str, str], after: dict[str, str]) -> list[Problem]:
    """What hull, domain and geometry shaders must agree on besides their signatures; where one does not tell, it is not
    asked."""
    problems = []
    for theirs, ours, id in _AGREEMENTS:
        makes, takes = before.get(theirs), after.get(ours)
        makes = _PRIMITIVES.get(makes, makes) if makes is not None else None
        if makes is not None and takes is not None and makes != takes:
            problem = Problem(id, (takes, makes), None, None)
            problem.at_consumer = True
            problems.append(problem)
    return problems


class _Linker:
    """One pair of lists.  outputs: by semantic, in the stream that goes on; elsewhere: in the other streams."""

    def __init__(self, link: StageLink, packing_mode: str, outputs: Sequence[Element], inputs: Sequence[Element],
                 direction: str) -> None:
        self.link = link
        self.packing_mode = packing_mode
        self.all_outputs = outputs
        self.inputs = inputs
        self.direction = direction
        self.letters = ("p", "p") if direction == "pc" else ("o", "v")
        self.by_register = link.producer.stage != "mesh"  # mesh shaders feed by name
        self.usage_is_known = any(element.usage_mask for element in outputs)
        self.outputs: dict[Key, tuple[Element, int]] = {}
        self.elsewhere: dict[Key, Element] = {}
        for element in outputs:
            for row, index in enumerate(element.indices):
                key = element.name.lower(), index
                if element.stream == 0:
                    self.outputs.setdefault(key, (element, row))
                else:
                    self.elsewhere.setdefault(key, element)
        self.said_how_to_place = False
        self.known_plan: Plan | None = None

    def run(self) -> None:
        """Fill the link's lists."""
        fed: set[Key] = set()
        for element in self.inputs:
            self._link_element(element)
            fed.update((element.name.lower(), index) for index in element.indices)
        for element in self.all_outputs:
            names = {(element.name.lower(), index) for index in element.indices}
            if not names & fed and element.interpretation not in ("SV", "ClipCull", "TessFactor", "NotPacked", "SGV"):
                self.link.unused.append(element)
                self.link.problems.append(Problem(
                    "warn_link_unused_output", (semantic_name(element), self.link.consumer.name), None, element))

    def _link_element(self, element: Element) -> None:
        """The first problem of an element is the one to tell; the rest would mostly follow from it."""
        for row, index in enumerate(element.indices):
            found = self.outputs.get((element.name.lower(), index))
            if found is None:
                problem = self._unfed(element, row)
            else:
                match = Match(element, row, *found)
                self.link.matches.append(match)
                problem = self._check(match)
                match.has_problem = problem is not None and problem.is_error
            if problem is not None:
                self.link.problems.append(problem)
                return

    # ------------------------------------------------------------ an input that nothing feeds

    def _unfed(self, element: Element, row: int) -> Problem | None:
        producer = self.link.producer
        name = semantic_name(element, row)
        elsewhere = self.elsewhere.get((element.name.lower(), element.indices[row]))
        if elsewhere is not None:
            problem = Problem("err_link_stream", (name, elsewhere.stream), element, elsewhere, element.indices[row])
            problem.notes.append(Note("note_link_producer", (name, producer.name), elsewhere))
            problem.notes.append(Note("note_link_fix", (f"move it to the first stream of '{producer.name}'",)))
            return problem
        if needs_no_output(element, producer.stage):
            self.link.generated.append(element)
            if element.kind not in KINDS_WITH_DEFAULT:
                return None
            return Problem("warn_link_default", (name, producer.name), element, None, element.indices[row])
        problem = Problem("err_link_missing_element", (name, self._list_name(), producer.name, producer.stage), element,
                          None, element.indices[row])
        problem.notes.append(self._how_to_feed(element, row))
        return problem

    @property
    def plan(self) -> Plan:
        """What would make the lists fit, all of it together."""
        if self.known_plan is None:
            self.known_plan = make_plan(self.inputs, self.all_outputs, self.link.producer, self.link.consumer,
                                        self.direction, self.packing_mode)
        return self.known_plan

    def _list_name(self) -> int:
        """What `%select{outputs|patch constants}` takes."""
        return int(self.direction == "pc")

    def _how_to_feed(self, element: Element, row: int) -> Note:
        added = self.plan.added.get(element)
        if element in self.plan.dropped:
            return Note("note_link_fix", (f"take it away: '{self.link.consumer.name}' does not read it",), element)
        if added is None:
            near = suggest_name(element, row, self.all_outputs, self.inputs)
            assert near is not None  # the plan has taken it
            return Note("note_link_similar", (semantic_name(near),), near)
        before = self.plan.after.get(added[0])
        place = f" after '{semantic_name(before, len(before.indices) - 1)}'" if before is not None else ""
        what = "patch constants" if self.direction == "pc" else "outputs"
        return Note("note_link_fix", (f"add {added_text(added)} to the {what} of '{self.link.producer.name}'{place}",),
                    before if before in self.all_outputs else None)

    # ------------------------------------------------------------ an input that something feeds

    def _check(self, match: Match) -> Problem | None:
        """The first rule that a matched row breaks."""
        for rule in (self._check_kind, self._check_type, self._check_register, self._check_mask, self._check_usage,
                     self._check_interpolation):
            problem = rule(match)
            if problem is not None:
                problem.notes.insert(0, Note(
                    "note_link_producer", (semantic_name(match.producer, match.producer_row), self.link.producer.name),
                    match.producer))
                return problem
        return None

    def _problem(self, id: str, match: Match, *args: object) -> Problem:
        name = semantic_name(match.consumer, match.consumer_row)
        return Problem(id, (name, *args), match.consumer, match.producer, match.consumer.indices[match.consumer_row])

    def _check_kind(self, match: Match) -> Problem | None:
        if match.consumer.kind == match.producer.kind:
            return None
        return self._problem("err_link_system_value", match, match.consumer.kind, match.producer.kind)

    def _check_type(self, match: Match) -> Problem | None:
        reads, writes = match.consumer.component_type, match.producer.component_type
        if _in_container(reads) == _in_container(writes):
            return None
        reads_text = type_spelling(reads, match.consumer.cols)
        writes_text = type_spelling(writes, match.producer.cols)
        same_class = _CLASSES.get(reads, "float") == _CLASSES.get(writes, "float")
        is_precision = same_class and is_16_bit(reads) != is_16_bit(writes)
        problem = self._problem("err_link_precision" if is_precision else "err_link_component_type", match,
                                reads_text, writes_text)
        wide = self.plan.wide.get(match.producer)
        wanted = type_spelling(writes, match.consumer.cols if wide else min(match.consumer.cols, match.producer.cols))
        problem.notes.append(Note("note_link_fix", (f"declare it as '{wanted}' and convert after reading",),
                                  match.consumer))
        return problem

    def _check_register(self, match: Match) -> Problem | None:
        if not self.by_register or not (match.consumer.is_placed and match.producer.is_placed):
            return None
        reads = match.consumer.start_row + match.consumer_row
        writes = match.producer.start_row + match.producer_row
        if reads == writes and match.consumer.start_col == match.producer.start_col:
            return None
        if reads == writes and not match.consumer.register_mask & ~match.producer.register_mask:
            return None
        if reads == writes and match.consumer.cols > match.producer.cols:
            return None  # too wide: the mask's rule says so
        id = "err_link_register" if reads != writes else "err_link_mask"
        problem = self._problem(id, match, _place(match.consumer, match.consumer_row, self.letters[1]),
                                _place(match.producer, match.producer_row, self.letters[0]))
        return self._with_placement(problem)

    def _with_placement(self, problem: Problem) -> Problem:
        """Why the two lists are placed differently, and, once, what would make them alike."""
        assert problem.consumer is not None and problem.producer is not None
        reason, at = placement_reason(problem.consumer, problem.producer, self.inputs, self.all_outputs,
                                      self.packing_mode)
        if reason is not None:
            problem.notes.append(Note("note_link_reason", (reason,), at))
        if self.plan.fix is not None and not self.said_how_to_place:
            self.said_how_to_place = True
            problem.notes.append(Note("note_link_fix", (self.plan.fix,), self.inputs[0]))
        return problem

    def _check_mask(self, match: Match) -> Problem | None:
        reads, writes = match.consumer, match.producer
        if self.by_register and reads.is_placed and writes.is_placed:
            if not reads.register_mask & ~writes.register_mask:
                return None
        elif reads.cols <= writes.cols:
            return None
        problem = self._problem("err_link_mask", match, _place(reads, match.consumer_row, self.letters[1]),
                                _place(writes, match.producer_row, self.letters[0]))
        wide = self.plan.wide.get(writes)
        if wide is not None:
            fix = f"declare it as '{type_spelling(writes.component_type, wide)}' in '{self.link.producer.name}'"
            problem.notes.append(Note("note_link_fix", (fix,), writes))
        elif reads.cols > writes.cols:
            fix = f"declare it as '{type_spelling(writes.component_type, writes.cols)}' here: no more of it is read"
            problem.notes.append(Note("note_link_fix", (fix,), reads))
        return problem

    def _check_usage(self, match: Match) -> Problem | None:
        if not self.usage_is_known:
            return None
        reads, writes = match.consumer, match.producer
        unwritten = reads.usage_mask & ~writes.usage_mask
        if self.by_register and reads.is_placed and writes.is_placed:
            unwritten = (reads.register_usage_mask & ~writes.register_usage_mask) >> reads.start_col
        if not unwritten:
            return None
        columns = "".join(letter for bit, letter in enumerate("xyzw") if unwritten >> bit & 1)
        problem = self._problem("err_link_never_written", match, columns)
        problem.notes.append(Note("note_link_fix", (f"write all of it in '{self.link.producer.name}'",), writes))
        return problem

    def _check_interpolation(self, match: Match) -> Problem | None:
        """Legal, since the pixel shader's mode is the one that counts; but rarely meant."""
        reads, writes = match.consumer.interpolation, match.producer.interpolation
        if self.link.consumer.stage != "pixel" or not reads or not writes or reads == writes:
            return None
        return self._problem("warn_link_interpolation", match, MODE_NAMES[reads], MODE_NAMES[writes])


def _in_container(component_type: int) -> int:
    """The type as the runtime sees it: a bool is a uint."""
    return _U32 if component_type == _BOOL else component_type


def _place(element: Element, row: int, letter: str) -> str:
    """`v3.xy`: a row of an element as register and columns; its bare columns when it has no register."""
    columns = "".join(name for bit, name in enumerate("xyzw") if element.register_mask >> bit & 1)
    return f"{letter}{element.start_row + row}.{columns}" if element.is_placed else columns
