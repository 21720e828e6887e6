"""-ast-dump: the AST as an indented tree.

Mirrors clang/lib/AST/TextNodeDumper.cpp: TextNodeDumper and clang/include/clang/AST/ASTNodeTraverser.h:
ASTNodeTraverser.
Differs: nodes have no addresses; what Clang declares implicitly in a struct, and the inside of aliases, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hlslfe.ast import attr as attrs
from hlslfe.ast import decl as decls
from hlslfe.ast import template as templates
from hlslfe.ast.destructors import CXXDestructorDecl
from hlslfe.ast.dump_location import LocationPrinter
from hlslfe.ast.dump_spaces import space_of_decl
from hlslfe.ast.dump_stmt import STMT_DUMPERS, stmt_kind
from hlslfe.ast.dump_types import Made, Node, type_text
from hlslfe.ast.expr import (
    CallExpr,
    CXXConstructExpr,
    CXXCtorInitializer,
    CXXDefaultArgExpr,
    CXXDefaultConstructExpr,
    DeclRefExpr,
    Expr,
    ImplicitCastExpr,
    InitListExpr,
    MemberExpr,
)
from hlslfe.ast.stmt import ReturnStmt, Stmt
from hlslfe.ast.template_variables import ExplicitInstantiation, VarPartialSpecialization, VarTemplateDecl
from hlslfe.ast.types import ArrayType, RecordType, unqualified_type
from hlslfe.ast.walk import roots, walk
from hlslfe.basic.source import SourceManager

_MAX_LINES = 100_000  # from there on, nodes that were shown already are cut short
_KEEPING = frozenset(("LValueToRValue", "HLSLArrayRValue", "NoOp"))  # casts that do not convert
_INIT_STYLES = {"=": " cinit", "(": " callinit", "{": " listinit"}


def dump_ast(unit: decls.TranslationUnitDecl, sources: SourceManager) -> str:
    """The dump of a whole unit, one node a line."""
    return Dumper(sources, *collect_uses(unit.decls)).dump(unit)


def dump_stmt(stmt: Stmt, sources: SourceManager) -> str:
    """The dump of one statement or expression."""
    return Dumper(sources, set(), set()).dump(stmt)


def collect_uses(declarations: Iterable[decls.Decl]) -> tuple[set[decls.Decl], set[decls.Decl]]:
    """The variables, parameters, fields and functions that something in these declarations refers to, and the
    variables that are built in the result of their function."""
    used: set[decls.Decl] = set()
    in_place: set[decls.Decl] = set()
    todo = list(declarations)
    while todo:
        decl = todo.pop()
        if isinstance(decl, (decls.NamespaceDecl, decls.HLSLBufferDecl)):
            todo += decl.decls
        elif isinstance(decl, decls.RecordDecl):
            todo += decl.members
        for root in roots(decl):
            for node in walk(root):
                if isinstance(node, DeclRefExpr):
                    used.add(node.decl)
                elif isinstance(node, MemberExpr):
                    used.add(node.field)
                elif isinstance(node, CallExpr):
                    used.add(node.function.canonical)
                elif isinstance(node, CXXDefaultConstructExpr):
                    used.add(node.constructor.canonical)
                elif isinstance(node, ReturnStmt) and node.nrvo is not None:
                    in_place.add(node.nrvo)
    return used, in_place


class Dumper:
    """Writes nodes in Clang's order, so that locations can leave out what was just said."""

    def __init__(self, sources: SourceManager, used: set[decls.Decl], in_place: set[decls.Decl]) -> None:
        self.locations = LocationPrinter(sources)
        self.used = used
        self.in_place = in_place

    def dump(self, root: Node) -> str:
        """`root` and everything below it."""
        lines: list[str] = []
        stack: list[tuple[Node, str, str]] = [(root, "", "")]
        seen: set[Node] = set()
        while stack:
            node, first, rest = stack.pop()
            text, below = self.describe(node)
            if below and len(lines) > _MAX_LINES and node in seen:
                below = ["..."]  # what the components of a list share: their number doubles with each level
            seen.add(node)
            lines.append(first + text)
            for index in range(len(below) - 1, -1, -1):
                is_last = index == len(below) - 1
                stack.append((below[index], rest + ("`-" if is_last else "|-"), rest + ("  " if is_last else "| ")))
        return "\n".join(lines) + "\n"

    def describe(self, node: Node) -> tuple[str, list[Node]]:
        """The line of a node and the nodes below it."""
        if node is None:
            return "<<<NULL>>>", []
        if isinstance(node, str):
            return node, []
        if isinstance(node, Made):
            where = f" {self.locations.source_range(node.begin, node.end)}" if node.has_range else ""
            return f"{node.kind}{where}{node.text}", node.children
        if isinstance(node, Stmt):
            is_placeless = isinstance(node, CXXDefaultArgExpr)
            where = "<<invalid sloc>>" if is_placeless else self.locations.source_range(node.begin, node.end)
            text, below = STMT_DUMPERS[type(node)](node)
            return f"{stmt_kind(node)} {where}{text}", below
        if isinstance(node, attrs.Attr):
            implicit = " Implicit" if node.is_implicit and isinstance(node, attrs.HLSLShaderAttr) else ""
            return f"{type(node).__name__} <{self.locations.location(node.loc)}>{implicit}{_attr_text(node)}", []
        return self._decl(node)

    # ------------------------------------------------------------ declarations

    def _decl(self, decl: decls.Decl) -> tuple[str, list[Node]]:
        if isinstance(decl, decls.TranslationUnitDecl):
            return "TranslationUnitDecl <<invalid sloc>> <invalid sloc>", [*decl.decls]
        if isinstance(decl, decls.HLSLBufferDecl):
            return self._buffer(decl)
        kind = _DECL_KINDS.get(type(decl), type(decl).__name__)
        if isinstance(decl, decls.RecordDecl) and isinstance(decl.name, templates.SpecializationName):
            kind = "ClassTemplateSpecializationDecl"
        if isinstance(decl, decls.FunctionDecl) and decl.record is not None:
            kind = _METHOD_KINDS.get(type(decl), "CXXMethodDecl")
        where = f"{self.locations.source_range(decl.begin, decl.end)} {self.locations.location(decl.loc)}"
        flags = " invalid" if decl.is_invalid else ""
        flags += self._use_flag(decl)
        text, below = _DECL_DUMPERS[type(decl)](decl)
        if decl in self.in_place:
            style = next((style for style in (" callinit", " listinit", " cinit") if text.endswith(style)), "")
            text = text.removesuffix(style) + " nrvo" + style
        written = [attr for attr in decl.attrs if not isinstance(attr, attrs.HLSLResourceBindingAttr) or
                   not attr.is_implicit]
        return f"{kind} {where}{flags}{text}", [*below, *written]

    def _buffer(self, decl: decls.HLSLBufferDecl) -> tuple[str, list[Node]]:
        """A constant buffer: its binding first, the struct of its layout last."""
        where = f"{self.locations.source_range(decl.begin, decl.end)} {self.locations.location(decl.loc)}"
        below: list[Node] = []
        if not decl.is_implicit:
            resource_class = "CBuffer" if decl.kind == "cbuffer" else "SRV"
            below.append(f"HLSLResourceClassAttr <<invalid sloc>> Implicit {resource_class}")
        for attr in decl.attrs:
            if isinstance(attr, attrs.HLSLResourceBindingAttr) and attr.is_implicit:
                below.append(f'{type(attr).__name__} <<invalid sloc>> Implicit "" "0"')
            else:
                below.append(attr)
        fields: list[Node] = [
            f"FieldDecl <<invalid sloc>> <invalid sloc> {member.name} {type_text(unqualified_type(member.type))}"
            for member in decl.members]
        text = f" <invalid sloc> implicit struct __cblayout_{decl.name} definition"
        layout = Made("CXXRecordDecl", text, 0, 0, fields)
        if not decl.is_implicit:
            below += decl.decls
        implicit = "implicit " if decl.is_implicit else ""
        return f"HLSLBufferDecl {where} {implicit}{decl.kind} {decl.name}", [*below, layout]

    def _use_flag(self, decl: decls.Decl) -> str:
        if isinstance(decl, decls.FunctionDecl):
            return " used" if decl.canonical in self.used else ""
        if decl not in self.used:
            return ""
        return " referenced" if isinstance(decl, (decls.FieldDecl, decls.EnumConstantDecl)) else " used"


_DECL_KINDS: dict[type[decls.Decl], str] = {
    decls.RecordDecl: "CXXRecordDecl", decls.InvalidVarDecl: "VarDecl",
    templates.PartialSpecialization: "ClassTemplatePartialSpecializationDecl",
    VarPartialSpecialization: "VarTemplatePartialSpecializationDecl",
    templates.OutOfLineMember: "CXXMethodDecl",
}


_METHOD_KINDS: dict[type[decls.Decl], str] = {
    decls.CXXConstructorDecl: "CXXConstructorDecl", decls.CXXConversionDecl: "CXXConversionDecl",
    CXXDestructorDecl: "CXXDestructorDecl",
}


def _attr_text(attr: attrs.Attr) -> str:
    """What follows the location of an attribute."""
    if isinstance(attr, attrs.HLSLShaderAttr):
        return f" {attr.stage.capitalize()}"
    if isinstance(attr, attrs.HLSLNumThreadsAttr):
        return f" {attr.x} {attr.y} {attr.z}"
    if isinstance(attr, attrs.HLSLWaveSizeAttr):
        return f" {attr.min} {attr.max} {attr.preferred}"
    if isinstance(attr, attrs.HLSLParamModifierAttr):
        return f" {attr.modifier}"
    if isinstance(attr, attrs.HLSLStageAttr):
        return f" {attr.name} {attr.value}"
    if isinstance(attr, attrs.HLSLResourceBindingAttr):
        return f' "{attr.slot}" "space{attr.space}"'
    if isinstance(attr, attrs.HLSLPackOffsetAttr):
        return f" {attr.register} {attr.component}"
    if isinstance(attr, attrs.HLSLVkLocationAttr):
        return f" {attr.location}"
    if isinstance(attr, (attrs.HLSLParsedSemanticAttr, attrs.HLSLAppliedSemanticAttr)):
        return f' "{attr.name}" {attr.index}'
    if isinstance(attr, attrs.HLSLInterpolationModifierAttr):
        return f" {attr.mask}"
    if isinstance(attr, attrs.HLSLLoopHintAttr):
        return f" {attr.directive} {attr.count}"
    return f" {attr.hint}" if isinstance(attr, attrs.HLSLControlFlowHintAttr) else ""


def _function(decl: decls.FunctionDecl) -> tuple[str, list[Node]]:
    linkage = {"static": " static", "inline": " inline"}.get(decl.linkage, "")
    if decl.record is not None:
        linkage = (" static" if decl.is_static_method else "") + (" implicit-inline" if linkage else "")
    body: list[Node] = [decl.body] if decl.body is not None else []
    name = decl.spelled_name
    if isinstance(decl, decls.CXXConstructorDecl) and decl.record is not None:
        name = decl.record.known_as
        body[:0] = _initializers(decl)
        linkage += f" {decl.definition_kind}" if decl.definition_kind else ""
    return f" {name} {type_text(decl.type)}{linkage}", [*decl.params, *body]


def _initializers(decl: decls.CXXConstructorDecl) -> list[Node]:
    """What a constructor makes before its body runs."""
    made: list[Node] = []
    for one in decl.initializers:
        if isinstance(one, CXXCtorInitializer):
            field = one.member.field
            made.append(Made("CXXCtorInitializer", f" Field '{field.name}' {type_text(field.type)}", one.begin, one.end,
                             [one.init], has_range=False))
        elif isinstance(one, CallExpr) and one.function.record is not None:
            text = f" {type_text(one.function.record.type)} {type_text(one.function.type)}"
            construct = Made(CXXConstructExpr.__name__, text, one.begin, one.end, [*one.args])
            made.append(Made("CXXCtorInitializer", f" {type_text(one.function.record.type)}", one.begin, one.end,
                             [construct], has_range=False))
    return made


def _friend(decl: decls.FriendDecl) -> tuple[str, list[Node]]:
    return f" {decl.spelling}" if decl.spelling else "", [] if decl.decl is None else [decl.decl]


def _in_space(init: Expr, space: str) -> Node:
    """What initialises an array or record has the type of the variable, address space and all."""
    if not space or init.is_lvalue or not isinstance(init.type.canonical, (ArrayType, RecordType)):
        return init
    text, children = STMT_DUMPERS[type(init)](init)
    text = text.replace(type_text(init.type), type_text(init.type, space), 1)
    children = [_in_space(child, space) if isinstance(child, InitListExpr) else child for child in children]
    return Made(stmt_kind(init), text, init.begin, init.end, children)


def _converted(decl: decls.VarDecl, init: Expr) -> Node:
    """The initialiser of a variable; one that is converted to its type has it with const and address space."""
    space = space_of_decl(decl)
    if space and isinstance(init, ImplicitCastExpr) and init.kind not in _KEEPING:
        text, children = STMT_DUMPERS[type(init)](init)
        text = text.replace(type_text(init.type), type_text(decl.type, space), 1)
        return Made(stmt_kind(init), text, init.begin, init.end, children)
    if isinstance(init, InitListExpr) and isinstance(init.type.canonical, RecordType) and decl.type.is_const:
        text, children = STMT_DUMPERS[type(init)](init)
        text = text.replace(type_text(init.type), type_text(decl.type, space), 1)
        return Made(stmt_kind(init), text, init.begin, init.end,
                    [_in_space(child, space) if isinstance(child, InitListExpr) else child for child in children])
    return _in_space(init, space)


def _variable(decl: decls.VarDecl) -> tuple[str, list[Node]]:
    text = f" {decl.name} {type_text(decl.type, space_of_decl(decl))}"
    if decl.storage in ("static", "static local") or (decl.storage == "member" and decl.previous is None):
        text += " static"
    if decl.init is not None and decl.init_style:
        return text + _INIT_STYLES[decl.init_style], [_converted(decl, decl.init)]
    if isinstance(decl.init, CXXDefaultConstructExpr):
        return text + " callinit", [_in_space(decl.init, space_of_decl(decl))]
    if isinstance(decl.type.canonical, RecordType) and decl.storage != "extern" and decl.definition is None:
        type = type_text(decl.type, space_of_decl(decl))
        construct = Made(CXXConstructExpr.__name__, f" {type} 'void () noexcept'", decl.loc, decl.loc)
        return text + " callinit", [construct]
    return text, []


def _param(decl: decls.ParmVarDecl) -> tuple[str, list[Node]]:
    reference = " &__restrict" if decl.is_reference and not isinstance(decl.type.canonical, ArrayType) else ""
    text = f" {decl.name}" if decl.name else ""
    text += f" '{decl.type}{reference}'" if reference else f" {type_text(decl.type)}"
    return (f"{text} cinit", [decl.default]) if decl.default is not None else (text, [])


def _record(decl: decls.RecordDecl) -> tuple[str, list[Node]]:
    name = f" {decl.name}" if decl.name else ""
    below: list[Node] = [
        f"{access} '{base.qualified_name}'" for base, access in zip(decl.bases, decl.base_access, strict=True)]
    return f" {decl.tag}{name}{' definition' if decl.is_complete else ''}", [*below, *decl.members]


def _field(decl: decls.FieldDecl) -> tuple[str, list[Node]]:
    if decl.bit_width is not None:
        literal = Made("IntegerLiteral", f" 'int' {decl.bit_width}", decl.end, decl.end)
        width: list[Node] = [f"value: Int {decl.bit_width}", literal]
        name = f" {decl.name}" if decl.name else ""
        return f"{name} {type_text(decl.type)}", [Made("ConstantExpr", " 'int'", decl.end, decl.end, width)]
    return f" {decl.name} {type_text(decl.type)}", [] if decl.init is None else [decl.init]


def _enum(decl: decls.EnumDecl) -> tuple[str, list[Node]]:
    text = (" class" if decl.is_scoped else "") + (f" {decl.name}" if decl.name else "")
    if decl.is_fixed:
        text += f" {type_text(decl.underlying)}"
    return text, [*decl.constants]


def _enum_constant(decl: decls.EnumConstantDecl) -> tuple[str, list[Node]]:
    text = f" {decl.name} {type_text(decl.type)}"
    if decl.init is None:
        return text, []
    init = decl.init
    value: list[Node] = [f"value: Int {decl.value}", init]
    return text, [Made("ConstantExpr", f" {type_text(init.type)}", init.begin, init.end, value)]


def _typedef(decl: decls.TypedefDecl) -> tuple[str, list[Node]]:
    return f" {decl.name} {type_text(decl.type.underlying)}", []  # type: ignore[attr-defined]


def _namespace(decl: decls.NamespaceDecl) -> tuple[str, list[Node]]:
    return f" {decl.name}" if decl.name else "", [*decl.decls]


def _namespace_alias(decl: decls.NamespaceAliasDecl) -> tuple[str, list[Node]]:
    return f" {decl.name}", [Made("Namespace", f" '{decl.namespace.name}'", decl.loc, decl.loc)]


def _using_directive(decl: decls.UsingDirectiveDecl) -> tuple[str, list[Node]]:
    return f" Namespace '{decl.namespace.name}'", []


def _using(decl: decls.UsingDecl) -> tuple[str, list[Node]]:
    return f" {decl.spelling}", []


def _static_assert(decl: decls.StaticAssertDecl) -> tuple[str, list[Node]]:
    return "", [decl.cond, *([decl.message] if decl.message is not None else [])]


def _template(decl: templates.TemplateDecl) -> tuple[str, list[Node]]:
    """The parameters, and what came out of the template; its own declaration is syntax and not shown."""
    below: list[Node] = []
    for parm in decl.parms:
        kind = "TemplateTypeParmDecl" if parm.is_type else "NonTypeTemplateParmDecl"
        if parm.template_parms is not None:
            kind = "TemplateTemplateParmDecl"
        word = " typename" if parm.is_type else ""
        dots = " ..." if parm.is_pack else ""
        below.append(Made(kind, f"{word} depth 0 index {parm.index}{dots} {parm.name}", parm.loc, parm.loc))
    return f" {decl.name}", [*below, *(one for one in templates.instances_of(decl))]


def _explicit_instantiation(decl: ExplicitInstantiation) -> tuple[str, list[Node]]:
    """Clang has no node for it, only for what it makes."""
    return "", [*decl.functions]


def _partial_specialization(decl: decls.NamedDecl) -> tuple[str, list[Node]]:
    return f" {decl.name}", []


_DECL_DUMPERS: dict[type[decls.Decl], Callable[..., tuple[str, list[Node]]]] = {
    decls.FunctionDecl: _function,
    decls.CXXConstructorDecl: _function,
    decls.CXXConversionDecl: _function,
    CXXDestructorDecl: _function,
    decls.VarDecl: _variable,
    decls.InvalidVarDecl: _variable,
    decls.ParmVarDecl: _param,
    decls.RecordDecl: _record,
    decls.FieldDecl: _field,
    decls.EnumDecl: _enum,
    decls.EnumConstantDecl: _enum_constant,
    decls.TypedefDecl: _typedef,
    decls.NamespaceDecl: _namespace,
    decls.NamespaceAliasDecl: _namespace_alias,
    decls.UsingDirectiveDecl: _using_directive,
    decls.UsingDecl: _using,
    decls.FriendDecl: _friend,
    decls.StaticAssertDecl: _static_assert,
    templates.FunctionTemplateDecl: _template,
    templates.ClassTemplateDecl: _template,
    templates.TypeAliasTemplateDecl: _template,
    VarTemplateDecl: _template,
    ExplicitInstantiation: _explicit_instantiation,
    templates.PartialSpecialization: _partial_specialization,
    VarPartialSpecialization: _partial_specialization,
    templates.OutOfLineMember: _partial_specialization,
}
