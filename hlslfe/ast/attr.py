"""Attributes of the AST.

Mirrors clang/include/clang/AST/Attr.h and clang/include/clang/Basic/Attr.td: the HLSL records.
"""

from __future__ import annotations

from hlslfe.basic.source import Loc

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.ast.root_signature import RootElement


class Attr:
    __slots__ = ("loc", "is_implicit")

    def __init__(self, loc: Loc, is_implicit: bool = False) -> None:
        self.loc = loc
        self.is_implicit = is_implicit


class HLSLShaderAttr(Attr):
    """[shader("stage")]; implicit for the entry that the command line names."""

    __slots__ = ("stage",)

    def __init__(self, loc: Loc, stage: str, is_implicit: bool = False) -> None:
        super().__init__(loc, is_implicit)
        self.stage = stage


class HLSLNumThreadsAttr(Attr):
    __slots__ = ("x", "y", "z")

    def __init__(self, loc: Loc, x: int, y: int, z: int) -> None:
        super().__init__(loc)
        self.x = x
        self.y = y
        self.z = z


class HLSLWaveSizeAttr(Attr):
    __slots__ = ("min", "max", "preferred")

    def __init__(self, loc: Loc, min: int, max: int, preferred: int) -> None:
        super().__init__(loc)
        self.min = min
        self.max = max
        self.preferred = preferred


class RootSignatureAttr(Attr):
    """[RootSignature("text")], and what the text says."""

    __slots__ = ("text", "elements")

    def __init__(self, loc: Loc, text: str, elements: list[RootElement]) -> None:
        super().__init__(loc)
        self.text = text
        self.elements = elements


class HLSLStageAttr(Attr):
    """An attribute of the stages beyond vertex, pixel and compute: `[domain("tri")]`, `[maxvertexcount(4)]` ...

    name: as written.  value: its argument.
    """

    __slots__ = ("name", "value")

    def __init__(self, loc: Loc, name: str, value: int | float | str) -> None:
        super().__init__(loc)
        self.name = name
        self.value = value


class HLSLResourceBindingAttr(Attr):
    """`: register(letter number, space)`; without a register `letter` is "" and `number` None.  `has_space`: a space is
    written.  Where nothing else says, `order` is the place among what has no register, `counter_order` that of the
    counter of a buffer (-1: none)."""

    __slots__ = ("letter", "number", "space", "has_space", "order", "counter_order")

    def __init__(self, loc: Loc, letter: str, number: int | None, space: int, has_space: bool,
                 is_implicit: bool = False) -> None:
        super().__init__(loc, is_implicit)
        self.letter = letter
        self.number = number
        self.space = space
        self.has_space = has_space
        self.order = -1
        self.counter_order = -1

    @property
    def slot(self) -> str:
        """As it is written: `t3`."""
        return "" if self.number is None else f"{self.letter}{self.number}"


class HLSLPackOffsetAttr(Attr):
    """`: packoffset(c3.y)`: `register` is 3, `component` 1."""

    __slots__ = ("register", "component")

    def __init__(self, loc: Loc, register: int, component: int) -> None:
        super().__init__(loc)
        self.register = register
        self.component = component


class HLSLVkBuiltinAttr(Attr):
    """[[vk::builtin("name")]]"""

    __slots__ = ("name",)

    def __init__(self, loc: Loc, name: str) -> None:
        super().__init__(loc)
        self.name = name


class HLSLVkLocationAttr(Attr):
    """[[vk::location(n)]]"""

    __slots__ = ("location",)

    def __init__(self, loc: Loc, location: int) -> None:
        super().__init__(loc)
        self.location = location


class HLSLParamModifierAttr(Attr):
    __slots__ = ("modifier",)

    def __init__(self, loc: Loc, modifier: str) -> None:
        super().__init__(loc)
        self.modifier = modifier


class HLSLParsedSemanticAttr(Attr):
    """A written semantic, split: `name` keeps its spelling, `index` defaults to 0, `is_explicit` when digits stood."""

    __slots__ = ("name", "index", "is_explicit")

    def __init__(self, loc: Loc, name: str, index: int, is_explicit: bool) -> None:
        super().__init__(loc)
        self.name = name
        self.index = index
        self.is_explicit = is_explicit


class HLSLAppliedSemanticAttr(Attr):
    """What one leaf of an entry point got: on the parameter for inputs, on the function for the result."""

    __slots__ = ("name", "index")

    def __init__(self, loc: Loc, name: str, index: int) -> None:
        super().__init__(loc, True)
        self.name = name
        self.index = index


class HLSLInterpolationModifierAttr(Attr):
    """All interpolation keywords of a declaration as one mask (signature.interpolation); `loc` is the last keyword."""

    __slots__ = ("mask",)

    def __init__(self, loc: Loc, mask: int) -> None:
        super().__init__(loc)
        self.mask = mask


class HLSLLoopHintAttr(Attr):
    """[unroll], [unroll(n)] or [loop]: `directive` "unroll" or "loop", `count` 0 without argument."""

    __slots__ = ("directive", "count")

    def __init__(self, loc: Loc, directive: str, count: int) -> None:
        super().__init__(loc)
        self.directive = directive
        self.count = count


class NoInlineAttr(Attr):
    """[noinline] on a function."""

    __slots__ = ()


class HLSLControlFlowHintAttr(Attr):
    """[branch] or [flatten]."""

    __slots__ = ("hint",)

    def __init__(self, loc: Loc, hint: str) -> None:
        super().__init__(loc)
        self.hint = hint
