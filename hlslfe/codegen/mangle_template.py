"""Linker names of what came out of templates: arguments, and signatures in terms of parameters.

Mirrors clang/lib/AST/ItaniumMangle.cpp: CXXNameMangler::mangleTemplateArgs, mangleTemplateName,
mangleTemplateParameter, mangleType(DependentSizedExtVectorType), mangleExpression.
"""

from __future__ import annotations

from hlslfe.ast.template import (
    DependentArrayType,
    DependentExpr,
    DependentMatrixType,
    DependentNameType,
    DependentVectorType,
    Extent,
    PackExpansion,
    PatternArgument,
    PatternPack,
    SpecializationName,
    TemplateDecl,
    TemplatePack,
    TemplateParm,
    TemplateSpecializationType,
    TemplateTemplateParm,
    TemplateTypeParmType,
    TemplateValue,
    TemplateValueParm,
    is_dependent,
    pattern_key,
)
from hlslfe.ast.types import INT, ArrayType, ConstType, Type

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

_BINARY: dict[str, str] = {"+": "pl", "-": "mi", "*": "ml", "/": "dv", "%": "rm", "<<": "ls", ">>": "rs", "&": "an",
                           "|": "or", "^": "eo", "==": "eq", "!=": "ne", "<": "lt", ">": "gt", "<=": "le",
                           ">=": "ge", "&&": "aa", "||": "oo"}
_UNARY: dict[str, str] = {"-": "ng", "+": "ps", "!": "nt", "~": "co"}
_LITERALS: dict[str, str] = {"uint": "j", "long": "l", "ulong": "m", "longlong": "x", "ulonglong": "y", "bool": "b"}


class TemplateMangler:
    """The template half of `mangle.NameMangler`, which has the other half."""

    __slots__ = ("out", "substitutions")

    def __init__(self) -> None:
        self.out: list[str] = []
        self.substitutions: dict[object, int] = {}

    def substitute(self, key: object) -> bool:
        raise NotImplementedError

    def remember(self, key: object) -> None:
        raise NotImplementedError

    def source_name(self, name: str) -> None:
        raise NotImplementedError

    def prefix(self, path: tuple[str, ...]) -> None:
        raise NotImplementedError

    def type(self, type: Type) -> None:
        raise NotImplementedError

    # ---- names

    def specialization(self, path: tuple[str, ...]) -> None:
        """The last part of `path`, an instance of a class template, with everything before it."""
        name = path[-1]
        assert isinstance(name, SpecializationName)
        self.template_name((*path[:-1], name.template))
        self.template_args(name.args)

    def template_name(self, path: tuple[str, ...]) -> None:
        """The name of a template without arguments; it may be substituted."""
        key = ("template", path)
        if self.substitute(key):
            return
        self.prefix(path[:-1])
        self.source_name(path[-1])
        self.remember(key)

    def template_args(self, args: tuple[PatternArgument, ...], parms: list[TemplateParm] | None = None) -> None:
        """`I...E`; `parms` of a function template, since overloads may differ by the types of their values."""
        self.out.append("I")
        for index, arg in enumerate(args):
            if parms is not None:
                self._declared_parameter(parms[index], arg)
            self._argument(arg)
        self.out.append("E")

    def _declared_parameter(self, parm: TemplateParm, arg: PatternArgument) -> None:
        """What stands before an argument that does not tell of which kind its parameter is."""
        is_empty = isinstance(arg, TemplatePack) and not arg.args
        if parm.template_parms is not None:
            given = arg.args if isinstance(arg, TemplatePack) else (arg,)
            wanted = _kinds(parm.template_parms)
            if is_empty or any(isinstance(one, TemplateDecl) and _kinds(one.parms) != wanted for one in given):
                self.out.append(("Tp" if parm.is_pack else "") + "Tt" + wanted + "E")
        elif parm.pattern is not None or (is_empty and not parm.is_type):
            self.out.append("TpTn" if parm.is_pack else "Tn")
            self.pattern(parm.pattern or parm.type or INT)

    def _argument(self, arg: PatternArgument) -> None:
        if isinstance(arg, TemplateValue):
            self.literal(arg)
        elif isinstance(arg, (TemplatePack, PatternPack)):
            self.out.append("J")
            for element in arg.args:
                self._argument(element)
            self.out.append("E")
        elif isinstance(arg, (TemplateValueParm, DependentExpr)):
            self.out.append("X")
            self.expression(arg)
            self.out.append("E")
        elif isinstance(arg, PackExpansion) and isinstance(arg.pattern, (TemplateValueParm, DependentExpr)):
            self.out.append("Xsp")
            self.expression(arg.pattern)
            self.out.append("E")
        elif isinstance(arg, TemplateDecl):
            self._template(arg)
        else:
            assert isinstance(arg, (Type, PackExpansion, TemplateTemplateParm))
            self.pattern(arg)

    def _template(self, decl: TemplateDecl | TemplateTemplateParm) -> None:
        """A template itself, as an argument or before arguments."""
        if isinstance(decl, TemplateTemplateParm):
            self.pattern(decl)
        elif decl.scope:
            self.out.append("N")
            self.template_name((*decl.scope, decl.name))
            self.out.append("E")
        else:
            self.template_name((decl.name,))

    def literal(self, value: TemplateValue) -> None:
        """`Li3E`."""
        self.out.append("L")
        self.type(value.type)
        self.out.append(f"n{-value.value}E" if value.value < 0 else f"{value.value}E")

    # ---- dependent types

    def pattern_parameter(self, pattern: Type | PackExpansion) -> None:
        """The type of a parameter of a function template: its arrays are pointers still."""
        if isinstance(pattern, (DependentArrayType, ArrayType)):
            key = ("P", pattern_key(pattern.element))
            if not self.substitute(key):
                self.out.append("P")
                self.pattern(pattern.element)
                self.remember(key)
        else:
            self.pattern(pattern)

    def pattern(self, pattern: Type | PackExpansion | TemplateTemplateParm) -> None:
        """A type that may depend on parameters."""
        while isinstance(pattern, ConstType):
            pattern = pattern.base
        if isinstance(pattern, Type) and not is_dependent(pattern):
            self.type(pattern)
            return
        key = pattern_key(pattern)
        if self.substitute(key):
            return
        self._dependent(pattern)
        self.remember(key)

    def _dependent(self, pattern: Type | PackExpansion | TemplateTemplateParm) -> None:
        if isinstance(pattern, (TemplateTypeParmType, TemplateTemplateParm)):
            self._parameter(pattern.index)
        elif isinstance(pattern, PackExpansion):
            self.out.append("Dp")
            assert isinstance(pattern.pattern, Type)
            self.pattern(pattern.pattern)
        elif isinstance(pattern, DependentVectorType):
            self.out.append("Dv")
            self._extent(pattern.size)
            self.out.append("_")
            self.pattern(pattern.element)
        elif isinstance(pattern, DependentMatrixType):
            self.out.append("u11matrix_typeI")
            for extent in (pattern.rows, pattern.columns):
                self.out.append(f"Li{extent}E" if isinstance(extent, int) else "X")
                if not isinstance(extent, int):
                    self.expression(extent)
                    self.out.append("E")
            self.pattern(pattern.element)
            self.out.append("E")
        elif isinstance(pattern, DependentArrayType):
            self.out.append("A")
            if pattern.size is not None:
                self._extent(pattern.size)
            self.out.append("_")
            self.pattern(pattern.element)
        elif isinstance(pattern, TemplateSpecializationType):
            self._dependent_specialization(pattern)
        elif isinstance(pattern, DependentNameType):
            self.out.append("N")
            if isinstance(pattern.qualifier, TemplateSpecializationType):
                key = pattern_key(pattern.qualifier)
                if not self.substitute(key):
                    self._specialization_parts(pattern.qualifier)
                    self.remember(key)
            elif pattern.qualifier is not None:
                self.pattern(pattern.qualifier)
            self.source_name(pattern.name)
            self.out.append("E")

    def _dependent_specialization(self, pattern: TemplateSpecializationType) -> None:
        nested = not isinstance(pattern.template, TemplateTemplateParm) and bool(pattern.template.scope)
        self.out.append("N" if nested else "")
        self._specialization_parts(pattern)
        self.out.append("E" if nested else "")

    def _specialization_parts(self, pattern: TemplateSpecializationType) -> None:
        template = pattern.template
        if isinstance(template, TemplateTemplateParm):
            self.pattern(template)
        else:
            self.template_name((*template.scope, template.name))
        self.template_args(pattern.args)

    def _parameter(self, index: int) -> None:
        self.out.append(f"T{index - 1 if index else ''}_")

    def _extent(self, extent: Extent) -> None:
        if isinstance(extent, int):
            self.out.append(str(extent))
        else:
            self.expression(extent)

    # ---- expressions

    def expression(self, value: TemplateValueParm | DependentExpr) -> None:
        """A value made of parameters and numbers."""
        if isinstance(value, TemplateValueParm):
            self._parameter(value.index)
        else:
            self._shape(value.shape)

    def _shape(self, shape: Any) -> None:
        """A value as sema.template_patterns describes it."""
        kind, *parts = shape or ("",)
        if kind == "parameter":
            self._parameter(parts[0])
        elif kind == "literal":
            self.out.append(f"L{_LITERALS.get(parts[0], 'i')}{parts[1]}E")
        elif kind == "sizeof...":
            self.out.append("sZ")
            self._parameter(parts[0])
        elif kind == "sizeof":
            self.out.append("st")
            self.pattern(parts[0])
        elif kind == "member":
            self._member_of(*parts)
        elif kind in ("unary", "binary", "conditional"):
            self.out.append("qu" if kind == "conditional" else (_UNARY if kind == "unary" else _BINARY)[parts[0]])
            for part in parts if kind == "conditional" else parts[1:]:
                self._shape(part)

    def _member_of(self, owner: Any, name: str) -> None:
        """`sr4SameIT_fEE5value`: a member of a dependent class."""
        self.out.append("sr")
        template = owner.template if isinstance(owner, TemplateSpecializationType) else None
        if isinstance(template, TemplateDecl):
            path = (*template.scope, template.name)
            for part in path:
                self.source_name(part)
            self.template_args(owner.args)
            self.out.append("E")
        else:
            self.pattern(owner)
        self.source_name(name)


def _kinds(parms: list[TemplateParm]) -> str:
    """The parameters of a template template parameter: types, values, packs of them."""
    return "".join(("Tp" if parm.is_pack else "") + ("Ty" if parm.is_type else "Tn") for parm in parms)
