"""What the elements of a root signature may say: ranges of numbers, flags, what a table holds, registers used twice.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::handleRootSignatureElements, PerVisibilityBindingChecker and
llvm/lib/Frontend/HLSL/RootSignatureValidations.cpp.
"""

from __future__ import annotations

from hlslfe.ast.root_signature import RootElement
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.root_signature_table import (
    APPEND,
    DATA_STATIC,
    DATA_STATIC_WHILE_SET_AT_EXECUTE,
    DATA_VOLATILE,
    DESCRIPTORS_VOLATILE,
    KEEPING_BOUNDS_CHECKS,
    REGISTER,
    UNBOUNDED,
    VISIBILITIES,
)

MAX_REGISTER, MAX_SPACE = 0xFFFFFFFE, 0xFFFFFFEF
MAX_ANISOTROPY = 16
MIN_BIAS, MAX_BIAS = -16.0, 15.99
_MAX_OFFSET = 0xFFFFFFFF
_DATA = (DATA_VOLATILE, DATA_STATIC_WHILE_SET_AT_EXECUTE, DATA_STATIC)
_VISIBILITY_NAMES = {number: name for name, number in VISIBILITIES.items()}
_SAMPLER = "Sampler"


class _Binding:
    """The registers `first` to `last` (UNBOUNDED: all that follow) of a class and space; `owner` is in the text."""

    __slots__ = ("letter", "space", "first", "last", "visibility", "owner")

    def __init__(self, owner: RootElement, visibility: int) -> None:
        values = owner.values
        count = int(values.get("numDescriptors", 1))
        self.letter = owner.kind.register
        self.space = int(values["space"])
        self.first = int(values[REGISTER])
        self.last = UNBOUNDED if count == UNBOUNDED else self.first + count - 1
        self.visibility = visibility
        self.owner = owner

    def __str__(self) -> str:
        if self.last == UNBOUNDED:
            return f"{self.letter}{self.first} and all that follow"
        return f"{self.letter}{self.first}" + (f" to {self.letter}{self.last}" if self.last != self.first else "")


def only_flags(element: RootElement) -> int:
    """What version 1.0 has for each element, and nothing else: everything may change while the shader runs."""
    name = element.kind.metadata
    if name == "StaticSampler":
        return 0
    if name == _SAMPLER:
        return DESCRIPTORS_VOLATILE
    return DATA_VOLATILE if name.startswith("Root") else DESCRIPTORS_VOLATILE | DATA_VOLATILE


def check_root_signature(diags: DiagnosticsEngine, elements: list[RootElement], version: int) -> bool:
    """Report what is wrong with elements that were parsed without errors; True when nothing is.  version: 0 for 1.0."""
    before = diags.error_count
    for element in elements:
        for part in (*element.clauses, element):
            _check_values(diags, part, version)
    bindings: list[_Binding] = []
    for element in elements:
        if element.kind.name == "DescriptorTable":
            if any(not clause.values["numDescriptors"] for clause in element.clauses):
                return False
            _check_table(diags, element)
            bindings += [_Binding(clause, int(element.values["visibility"])) for clause in element.clauses]
        elif element.kind.register:
            bindings.append(_Binding(element, int(element.values["visibility"])))
    _check_overlaps(diags, bindings)
    return diags.error_count == before


def _check_values(diags: DiagnosticsEngine, element: RootElement, version: int) -> None:
    values = element.values

    def check_range(name: str, least: float, most: float) -> None:
        if name in values and not least <= values[name] <= most:
            diags.report(element.loc, "err_hlsl_invalid_rootsig_value", name, least, most)

    check_range(REGISTER, 0, MAX_REGISTER)
    check_range("space", 0, MAX_SPACE)
    check_range("numDescriptors", 1, UNBOUNDED)
    check_range("maxAnisotropy", 0, MAX_ANISOTROPY)
    check_range("mipLODBias", MIN_BIAS, MAX_BIAS)
    if element.kind.register and "flags" in values and element.kind.name != "StaticSampler":
        flags = int(values["flags"])
        if not (_fit_together(element, flags) if version else flags == only_flags(element)):
            diags.report(element.loc, "err_hlsl_invalid_rootsig_flag", version)


def _fit_together(element: RootElement, flags: int) -> bool:
    """At most one flag about data and one about descriptors; samplers have no data, and volatile descriptors no static
    data."""
    data = [flag for flag in _DATA if flags & flag]
    about_descriptors = flags & (DESCRIPTORS_VOLATILE | KEEPING_BOUNDS_CHECKS)
    if about_descriptors == DESCRIPTORS_VOLATILE | KEEPING_BOUNDS_CHECKS:
        return False
    if element.kind.name == _SAMPLER and data:
        return False
    return len(data) <= 1 and not (flags & DESCRIPTORS_VOLATILE and flags & DATA_STATIC)


def _check_table(diags: DiagnosticsEngine, table: RootElement) -> None:
    """Samplers have tables of their own; where each range lies in the table."""
    offset, follows_unbounded = 0, False
    for clause in table.clauses:
        if (clause.kind.name == _SAMPLER) != (table.clauses[0].kind.name == _SAMPLER):
            diags.report(clause.loc, "err_hlsl_invalid_mixed_resources")
            return
    for clause in table.clauses:
        count = int(clause.values["numDescriptors"])
        if clause.values["offset"] != APPEND:
            offset = int(clause.values["offset"])
        elif follows_unbounded:
            diags.report(clause.loc, "err_hlsl_appending_onto_unbound")
            return
        follows_unbounded = count == UNBOUNDED
        if not follows_unbounded and offset + count - 1 > _MAX_OFFSET:
            diags.report(clause.loc, "err_hlsl_offset_overflow", offset, offset + count - 1)
            return
        offset += count


def _check_overlaps(diags: DiagnosticsEngine, bindings: list[_Binding]) -> None:
    """Among what each stage sees; what all stages see comes first, and nothing is reported twice."""
    reported: set[RootElement] = set()
    bindings.sort(key=lambda one: (one.letter, one.space, one.first, one.last))
    for visibility in _VISIBILITY_NAMES:
        reaching: list[_Binding] = []  # each further than the one before, and as far as the binding at hand
        for binding in bindings:
            if binding.visibility not in (0, visibility):
                continue
            reaching = [one for one in reaching if one.letter == binding.letter and one.space == binding.space
                        and one.last >= binding.first]
            earlier = reaching[0] if reaching else None
            if earlier is None or binding.last > reaching[-1].last:
                reaching.append(binding)
            if earlier is None or binding.owner in reported:
                continue
            reported.add(binding.owner)
            common = binding.visibility or earlier.visibility
            diags.report(binding.owner.loc, "err_hlsl_resource_range_overlap", str(binding), str(earlier),
                         f"space{binding.space}, {_VISIBILITY_NAMES[common]}")
            diags.report(earlier.owner.loc, "note_hlsl_resource_range_here", str(earlier))
