"""Linker names of functions and variables: the Itanium mangling.

Mirrors clang/lib/AST/ItaniumMangle.cpp: CXXNameMangler::mangle, CXXNameMangler::mangleType,
CXXNameMangler::mangleSubstitution.
Differs: only what HLSL can write.  Template arguments are in codegen.mangle_template.
"""

from __future__ import annotations

from hlslfe.ast.decl import CXXConversionDecl, FunctionDecl, NamedDecl, RecordDecl, TagDecl, VarDecl
from hlslfe.ast.lambdas import LambdaDecl, LambdaName
from hlslfe.ast.template import SpecializationName, TemplateInfo, is_dependent
from hlslfe.ast.types import (
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
)
from hlslfe.codegen.mangle_template import TemplateMangler

_OPERATORS: dict[str, str] = {
    "operator+": "pl", "operator-": "mi", "operator*": "ml", "operator/": "dv", "operator%": "rm", "operator^": "eo",
    "operator&": "an", "operator|": "or", "operator~": "co", "operator!": "nt", "operator=": "aS", "operator<": "lt",
    "operator>": "gt", "operator+=": "pL", "operator-=": "mI", "operator*=": "mL", "operator/=": "dV",
    "operator%=": "rM", "operator^=": "eO", "operator&=": "aN", "operator|=": "oR", "operator<<": "ls",
    "operator>>": "rs", "operator<<=": "lS", "operator>>=": "rS", "operator==": "eq", "operator!=": "ne",
    "operator<=": "le", "operator>=": "ge", "operator&&": "aa", "operator||": "oo", "operator++": "pp",
    "operator--": "mm", "operator,": "cm", "operator()": "cl", "operator[]": "ix",
}
# Unary operators have their own codes: (name, number of operands) of those that differ.
_UNARY_OPERATORS: dict[str, str] = {"operator+": "ps", "operator-": "ng", "operator*": "de", "operator&": "ad"}
ANONYMOUS_NAMESPACE = "(anonymous namespace)"  # its name in a declaration's scope
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def in_anonymous_namespace(decl: NamedDecl) -> bool:
    """Is one of the namespaces around it without a name? Everything in there is internal."""
    return ANONYMOUS_NAMESPACE in decl.scope


class NameMangler(TemplateMangler):
    """One name. `substitutions` maps what was written already to its number: types, and paths of scopes."""

    __slots__ = ()

    # ---- substitutions

    def substitute(self, key: object) -> bool:
        """Write `S_`, `S0_`, ... if `key` stood before."""
        number = self.substitutions.get(key)
        if number is None:
            return False
        self.out.append(f"S{_base36(number - 1) if number else ''}_")
        return True

    def remember(self, key: object) -> None:
        self.substitutions[key] = len(self.substitutions)

    # ---- names

    def source_name(self, name: str) -> None:
        if name == ANONYMOUS_NAMESPACE:
            name = "_GLOBAL__N_1"
        self.out.append(f"{len(name)}{name}")

    def prefix(self, path: tuple[str, ...]) -> None:
        """Enclosing scopes, each a candidate for substitution."""
        if not path or self.substitute(path):
            return
        if isinstance(path[-1], SpecializationName):
            self.specialization(path)
        elif isinstance(path[-1], LambdaName):
            self.lambda_name(path[-1].decl)
        else:
            self.prefix(path[:-1])
            self.source_name(path[-1])
        self.remember(path)

    def lambda_name(self, decl: LambdaDecl) -> None:
        """`UlfE_` in inline functions, `3$_0` in others."""
        if not decl.number:
            self.source_name(f"$_{decl.name_id()}")
            return
        self.out.append("Ul")
        params = decl.call.params if decl.call is not None else []
        for param in params:
            self._parameter_type(param.type, param.modifier)
        self.out.append("" if params else "v")
        self.out.append(f"E{_base36(decl.number - 2) if decl.number > 1 else ''}_")

    def nested_name(self, scope: tuple[str, ...], name: str, qualifiers: str = "", internal: bool = False) -> None:
        """`N1N1O1fE`, or just the name outside of any scope; `name` is already encoded."""
        local = ("L" if internal else "") + name
        if not scope:
            self.out.append(local)
            return
        self.out.append("N" + qualifiers)
        self.prefix(scope)
        self.out.append(local + "E")

    def function(self, decl: FunctionDecl) -> None:
        """Name and parameters of a function; without the `_Z`."""
        function_type = decl.function_type
        internal = decl.linkage == "static" and not in_anonymous_namespace(decl) and decl.record is None
        if decl.template is not None:
            self.function_instance(decl, decl.template, internal)
            return
        qualifiers = "K" if function_type.is_const_method else ""
        if decl.record is not None:
            self.local_prefix(decl.record)
        if isinstance(decl, CXXConversionDecl) or decl.name == "operator T":  # of a ConstantBuffer<T>
            self.conversion_name(decl, qualifiers)
        else:
            self.nested_name(decl.scope, _unqualified_name(decl), qualifiers, internal)
        if not function_type.params:
            self.out.append("v")
        for param, modifier in zip(function_type.params, function_type.modifiers, strict=True):
            self._parameter_type(param, modifier)

    def conversion_name(self, decl: FunctionDecl, qualifiers: str) -> None:
        """`NK1CcvfE`."""
        self.out.append("N" + qualifiers)
        self.prefix(decl.scope)
        self.out.append("cv")
        self.type(decl.result)
        self.out.append("E")

    def _parameter_type(self, param: Type, modifier: str) -> None:
        if isinstance(param.canonical, ArrayType):
            self.array_parameter(param.canonical)
        elif modifier == "in":
            self.type(param)
        else:
            self.reference(param)

    def local_prefix(self, record: RecordDecl) -> None:
        """`Z<function>E` before the name of a local record or of its member."""
        if record.function is not None:
            self.out.append("Z")
            self.function(record.function)
            self.out.append("E")

    def function_instance(self, decl: FunctionDecl, template: TemplateInfo, internal: bool) -> None:
        """An instance of a function template: arguments, then the signature, result first, in terms of parameters."""
        scope = decl.scope
        qualifiers = "K" if decl.function_type.is_const_method else ""
        self.out.append(f"N{qualifiers}" if scope else "")
        self.prefix(scope)
        self.out.append(("L" if internal else "") + _unqualified_name(decl))
        self.remember(("template", (*scope, decl.name)))
        self.template_args(template.args, template.decl.parms)
        self.out.append("E" if scope else "")
        if template.decl.result is not None:
            self.pattern(template.decl.result)
        if not template.decl.params:
            self.out.append("v")
        for pattern, modifier in zip(template.decl.params, template.decl.modifiers, strict=True):
            if is_dependent(pattern):
                self.pattern_parameter(pattern)
            else:
                assert isinstance(pattern, Type)
                self._parameter_type(pattern, modifier)

    # ---- types

    def type(self, type: Type) -> None:
        canonical = type.canonical
        if isinstance(canonical, BuiltinType):
            self.out.append(canonical.code)
        elif isinstance(canonical, (RecordType, EnumType)):
            self.tag_type(canonical.decl)
        elif not self.substitute(canonical):
            self._compound_type(canonical)
            self.remember(canonical)

    def _compound_type(self, type: Type) -> None:
        if isinstance(type, VectorType):
            self.out.append(f"Dv{type.size}_")
            self.type(type.element)
        elif isinstance(type, ConstantMatrixType):
            self.out.append(f"u11matrix_typeILm{type.rows}ELm{type.columns}E")
            self.type(type.element)
            self.out.append("E")
        elif type.is_reference:
            pointee: Type = type.pointee  # type: ignore[attr-defined]
            if type.is_rvalue:  # type: ignore[attr-defined]
                self.out.append("O")
            else:
                in_buffer: bool = type.in_buffer  # type: ignore[attr-defined]
                self.out.append("RU3AS2K" if in_buffer else "RK" if pointee.is_const else "R")
            self.type(pointee)
        elif isinstance(type, ArrayType):
            self.out.append(f"A{'' if type.size is None else type.size}_")
            self.type(type.element)

    def array_parameter(self, type: ArrayType) -> None:
        """In, out and inout alike, since arrays go by address anyway. Clang has a type of its own for them
        (ArrayParameterType), so an array inside of another array does not stand for it."""
        key = ("parameter", type)
        if not self.substitute(key):
            self._compound_type(type)
            self.remember(key)

    def tag_type(self, decl: TagDecl) -> None:
        """A struct, class or enum; its path is the same candidate as when it encloses something."""
        path = (decl.path_name,) if isinstance(decl, LambdaDecl) else (*decl.scope, decl.known_as)
        if self.substitute(path):
            return
        if isinstance(decl, RecordDecl):
            self.local_prefix(decl)
        if decl.scope:
            self.out.append("N")
            self.prefix(path)
            self.out.append("E")
        else:
            self.prefix(path)

    def reference(self, type: Type) -> None:
        """`R<type>` of an out or inout parameter."""
        key = ("R", type.canonical)
        if not self.substitute(key):
            self.out.append("R")
            self.type(type)
            self.remember(key)

    def text(self) -> str:
        return "".join(self.out)


def _unqualified_name(decl: FunctionDecl) -> str:
    if decl.name.startswith("$"):
        return decl.name[1:]  # a constructor
    operator = _OPERATORS.get(decl.name)
    if operator is None:
        return f"{len(decl.name)}{decl.name}"
    operands = len(decl.params) + (decl.record is not None)
    return _UNARY_OPERATORS.get(decl.name, operator) if operands == 1 else operator


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def mangle_function(decl: FunctionDecl) -> str:
    """`_Z1fDv3_f`."""
    mangler = NameMangler()
    mangler.function(decl)
    return "_Z" + mangler.text()


def mangle_variable(decl: VarDecl, internal: bool) -> str:
    """The name of a global: as written outside of namespaces unless it is `internal`, else mangled (`_ZL1g`)."""
    if not decl.scope and not internal:
        return decl.name
    mangler = NameMangler()
    is_local = internal and not in_anonymous_namespace(decl)
    if isinstance(decl.name, SpecializationName):
        mangler.nested_name(decl.scope, f"{len(decl.name.template)}{decl.name.template}", "", is_local)
        end = mangler.out.pop() if decl.scope else ""
        if decl.scope:
            mangler.out.append(end.removesuffix("E"))
        mangler.remember(("template", (*decl.scope, decl.name.template)))
        mangler.template_args(decl.name.args)
        mangler.out.append("E" if decl.scope else "")
        return "_Z" + mangler.text()
    mangler.nested_name(decl.scope, f"{len(decl.name)}{decl.name}", "", is_local)
    return "_Z" + mangler.text()


def mangle_static_local(decl: VarDecl, function: FunctionDecl, discriminator: int) -> str:
    """`_ZZ1fiE1c`; `discriminator` counts the earlier ones of the same name in the function."""
    mangler = NameMangler()
    mangler.function(function)
    number = discriminator - 1
    suffix = "" if number < 0 else f"_{number}" if number < 10 else f"__{number}_"
    return f"_ZZ{mangler.text()}E{len(decl.name)}{decl.name}{suffix}"
