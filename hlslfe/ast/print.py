"""-ast-print: the AST as HLSL that means the same.

Mirrors clang/lib/AST/DeclPrinter.cpp: DeclPrinter.
Differs: the text compiles again, to an AST that prints the same; what a head controls gets braces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hlslfe.ast import attr as attrs
from hlslfe.ast import decl as decls
from hlslfe.ast import template as templates
from hlslfe.ast.destructors import CXXDestructorDecl
from hlslfe.ast.print_expr import entity_name, writable_name
from hlslfe.ast.print_stmt import INDENT, StmtPrinter, annotations_text
from hlslfe.ast.stmt import DeclStmt
from hlslfe.ast.template_variables import ExplicitInstantiation, VarPartialSpecialization, VarTemplateDecl
from hlslfe.ast.types import ArrayType, FunctionType, RecordType, TypedefType
from hlslfe.ast.walk import walk

# The bits of HLSLInterpolationModifierAttr.mask, lowest first (signature.interpolation has them, too).
INTERPOLATION_KEYWORDS = ("nointerpolation", "linear", "noperspective", "center", "centroid", "sample")


ANONYMOUS = "(anonymous namespace)"  # as sema spells the scope
# Attributes of stages without an argument.
_BARE_ATTRIBUTES = frozenset({"earlydepthstencil"})

TextOf = Callable[[int, int], str]


def print_ast(unit: decls.TranslationUnitDecl, text_of: TextOf | None = None) -> str:
    """The whole unit as source text. Templates are printed as they were written, by `text_of` (location of the first
    and the last token -> text)."""
    printer = DeclPrinter(text_of)
    printer.group(unit.decls)
    return "\n".join(printer.lines) + "\n"


class DeclPrinter(StmtPrinter):
    """Prints declarations."""

    def __init__(self, text_of: TextOf | None = None) -> None:
        super().__init__()
        self.text_of = text_of
        self.printed: set[decls.RecordDecl] = set()  # the others come out of class templates

    def group(self, members: Iterable[decls.Decl]) -> None:
        """Print declarations; those that share a struct without a name become one."""
        waiting: list[decls.VarDecl | decls.FieldDecl] = []
        for member in members:
            record = _unnamed_record(member)
            if waiting and (record is None or record is not _unnamed_record(waiting[0])):
                self._declarators(waiting)
                waiting = []
            if record is not None and isinstance(member, decls.VarDecl | decls.FieldDecl):
                waiting.append(member)
            else:
                self.decl(member)
        self._declarators(waiting)

    def _declarators(self, nodes: list[decls.VarDecl | decls.FieldDecl]) -> None:
        variables = [node for node in nodes if isinstance(node, decls.VarDecl)]
        if variables:
            self.line(f"{self.variables(variables)};")
        elif nodes:
            base, bounds = self.split(nodes[0].type)
            others = "".join(f", {node.name}{self.split(node.type)[1]}" for node in nodes[1:])
            self.line(f"{base} {nodes[0].name}{bounds}{others};")

    def decl(self, node: decls.Decl) -> None:
        _PRINTERS[type(node)](self, node)

    # ------------------------------------------------------------ attributes

    def attributes(self, node: decls.Decl) -> None:
        """The attributes in brackets that stand before a function."""
        for attr in node.attrs:
            if isinstance(attr, attrs.HLSLShaderAttr) and not attr.is_implicit:
                self.line(f'[shader("{attr.stage}")]')
            elif isinstance(attr, attrs.NoInlineAttr):
                self.line("[noinline]")
            elif isinstance(attr, attrs.HLSLNumThreadsAttr):
                self.line(f"[numthreads({attr.x}, {attr.y}, {attr.z})]")
            elif isinstance(attr, attrs.HLSLWaveSizeAttr):
                sizes = [size for size in (attr.min, attr.max, attr.preferred) if size]
                self.line(f"[WaveSize({', '.join(map(str, sizes))})]")
            elif isinstance(attr, attrs.RootSignatureAttr):
                self.line(f'[RootSignature("{attr.text}")]')
            elif isinstance(attr, attrs.HLSLStageAttr):
                value = f'"{attr.value}"' if isinstance(attr.value, str) else attr.value
                self.line(f"[{attr.name}]" if attr.name in _BARE_ATTRIBUTES else f"[{attr.name}({value})]")

    @staticmethod
    def semantic(attr: attrs.HLSLParsedSemanticAttr | None) -> str:
        """` : NAME3`, or nothing."""
        if attr is None:
            return ""
        return f" : {attr.name}{attr.index if attr.is_explicit else ''}"

    @staticmethod
    def interpolation(attr: attrs.HLSLInterpolationModifierAttr | None) -> str:
        """The keywords of an interpolation mask, each with a blank behind."""
        if attr is None:
            return ""
        return "".join(f"{word} " for bit, word in enumerate(INTERPOLATION_KEYWORDS) if attr.mask >> bit & 1)

    # ------------------------------------------------------------ functions and variables

    def _template(self, node: decls.Decl) -> None:
        """A template: its tokens."""
        if self.text_of is not None:
            text = self.text_of(node.begin, node.end)
            is_defined = (isinstance(node, templates.OutOfLineMember) and node.body is not None) or (
                isinstance(node, templates.FunctionTemplateDecl) and node.is_defined)
            self.line(text if is_defined else f"{text};")

    def _explicit_instantiation(self, node: ExplicitInstantiation) -> None:
        if self.text_of is not None:
            self.line(f"{'extern ' if node.is_extern else ''}{self.text_of(node.begin, node.end)}")

    def _function(self, node: decls.FunctionDecl) -> None:
        outer = self.local_names, self.home
        self.local_names, self.home = _local_names(node), node.scope
        self._function_text(node)
        self.local_names, self.home = outer

    def _function_text(self, node: decls.FunctionDecl) -> None:
        self.attributes(node)
        linkage = "" if node.linkage == "hidden" else f"{node.linkage} "
        name = node.name
        if node.record is not None:
            linkage = "static " if node.is_static_method and node.previous is None else ""
            name = node.name if node.previous is None else entity_name(node)
        if node.is_constexpr:
            linkage = f"constexpr {linkage.removeprefix('inline ')}"
        is_outside = node.record is not None and node not in node.record.members
        if is_outside and node.record not in self.printed:
            self.line("template <>")  # of a method that came out of a class template
        if node.template is not None:
            self.line("template <>")
            name = node.name + templates.arguments_text(node.template.args)
            if is_outside or writable_name(node.scope) != writable_name(self.scope):
                name = entity_name(node)
        elif node.previous is not None and writable_name(node.scope) != writable_name(self.scope):
            name = entity_name(node)
        if isinstance(node, decls.CXXConstructorDecl | decls.CXXConversionDecl | CXXDestructorDecl):
            self._special_member(node)
            return
        if node.is_extern_c:
            linkage = 'extern "C" ' + linkage
        params = ", ".join(self.param(param) for param in node.params)
        const = " const" if node.function_type.is_const_method else ""
        head = self.declarator(node.result, f"{name}({params}){const}")
        text = linkage + self.interpolation(node.interpolation) + head
        text += self.semantic(node.semantic)
        if node.body is None:
            self.line(f"{text};")
            return
        self.line(text)
        self.compound(node.body)

    def _special_member(self, node: decls.CXXConstructorDecl | decls.CXXConversionDecl | CXXDestructorDecl) -> None:
        """A constructor, destructor or conversion function, in its class or out of it."""
        assert node.record is not None
        if isinstance(node, CXXDestructorDecl):
            name, end = f"~{node.record.known_as}", ";"
        elif isinstance(node, decls.CXXConstructorDecl):
            name = node.record.known_as
            end = f" = {node.definition_kind};" if node.definition_kind else ";"
        else:
            name, end = f"operator {self.type(node.result)}", ";"
        if node.previous is not None:
            name = f"{writable_name(node.scope)}::{name}"
        explicit = "explicit " if getattr(node, "is_explicit", False) and node.previous is None else ""
        const = " const" if node.function_type.is_const_method else ""
        text = f"{explicit}{name}({', '.join(map(self.param, node.params))}){const}"
        self.line(text if node.body is not None else text + end)
        if node.body is not None:
            self.compound(node.body)

    def param(self, node: decls.ParmVarDecl) -> str:
        written = any(isinstance(attr, attrs.HLSLParamModifierAttr) for attr in node.attrs)
        modifier = f"{node.modifier} " if written else ""
        inherited = node.default is not None and not node.begin <= node.default.begin <= node.end
        default = "" if node.default is None or inherited else f" = {self.expr(node.default)}"
        declarator = self.declarator(node.type, node.name)
        modifier += f"{node.role} " if node.role else ""
        return f"{self.interpolation(node.interpolation)}{modifier}{declarator}{self.semantic(node.semantic)}{default}"

    def _variable(self, node: decls.VarDecl) -> None:
        is_of_instance = node.previous is not None and node.record is not None and node.record not in self.printed
        if is_of_instance or isinstance(node.name, templates.SpecializationName):
            self.line("template <>")
        self.line(f"{self.variables([node])};")

    # ------------------------------------------------------------ types

    def inline_record(self, decl: decls.RecordDecl) -> str:
        outer, self.lines = self.lines, []
        self._members(decl)
        inner, self.lines = self.lines, outer
        return "\n".join([f"{decl.tag} {{", *inner, f"{INDENT * self.level}}}"])

    def _members(self, node: decls.RecordDecl) -> None:
        self.level += 1
        self.group(node.members)
        self.level -= 1

    def _record(self, node: decls.RecordDecl) -> None:
        if not node.name and node.anonymous_field is None:
            return  # it is printed with what is declared of it
        name = node.name
        if not node.is_complete:
            self.line(f"{node.tag} {name};")
            return
        self.printed.add(node)
        if isinstance(node.name, templates.SpecializationName):
            self.line("template <>")
        bases = ", ".join(
            base.qualified_name if access == "public" else f"{access} {base.qualified_name}"
            for base, access in zip(node.bases, node.base_access, strict=True))
        self.line(f"{node.tag} {name}{' : ' + bases if bases else ''} {{")
        self._members(node)
        self.line("};")

    def _field(self, node: decls.FieldDecl) -> None:
        if not node.name and node.bit_width is None:  # that of an anonymous struct, printed already
            return
        keywords = self.interpolation(node.interpolation)
        init = "" if node.init is None else f" = {self.expr(node.init)}"
        if node.bit_width is not None:
            self.line(f"{keywords}{self.declarator(node.type, node.name)} : {node.bit_width};")
            return
        self.line(f"{keywords}{self.declarator(node.type, node.name)}{self.semantic(node.semantic)}{init};")

    def _enum(self, node: decls.EnumDecl) -> None:
        name = f" {node.name}" if node.name else ""
        underlying = f" : {self.type(node.underlying)}" if node.is_fixed else ""
        constants = ", ".join(f"{constant.name} = {constant.value}" for constant in node.constants)
        self.line(f"enum{' class' if node.is_scoped else ''}{name}{underlying} {{ {constants} }};")

    def _typedef(self, node: decls.TypedefDecl) -> None:
        assert isinstance(node.type, TypedefType)
        type = node.type.underlying
        if isinstance(type, FunctionType):
            params = ", ".join(("" if modifier == "in" else f"{modifier} ") + self.declarator(param, "").strip()
                               for param, modifier in zip(type.params, type.modifiers, strict=True))
            self.line(f"typedef {self.type(type.result)} {node.name}({params});")
            return
        self.line(f"typedef {self.declarator(type, node.name)};")

    # ------------------------------------------------------------ namespaces and the rest

    def _namespace(self, node: decls.NamespaceDecl) -> None:
        inline = "inline " if node.is_inline else ""
        self.line(f"{inline}namespace {node.name + ' ' if node.name else ''}{{")
        outer, self.scope = self.scope, (*self.scope, node.name or ANONYMOUS)
        self.level += 1
        self.group(node.decls)
        self.level -= 1
        self.scope = outer
        self.line("}")

    def _buffer(self, node: decls.HLSLBufferDecl) -> None:
        if node.is_implicit:
            return
        self.line(f"{node.kind} {node.name}{annotations_text(node.attrs)} {{")
        self.level += 1
        self.group(node.decls)
        self.level -= 1
        self.line("}")

    def _namespace_alias(self, node: decls.NamespaceAliasDecl) -> None:
        self.line(f"namespace {node.name} = {node.spelling};")

    def _using_directive(self, node: decls.UsingDirectiveDecl) -> None:
        self.line(f"using namespace {node.spelling};")

    def _friend(self, node: decls.FriendDecl) -> None:
        if node.decl is None:
            self.line(f"friend {node.spelling};")
            return
        first = len(self.lines)
        self._function(node.decl)
        text = self.lines[first].lstrip()
        self.lines[first] = self.lines[first].replace(text, f"friend {text}")

    def _using(self, node: decls.UsingDecl) -> None:
        self.line(f"using {node.spelling};")

    def _static_assert(self, node: decls.StaticAssertDecl) -> None:
        message = "" if node.message is None else f", {self.expr(node.message)}"
        self.line(f"static_assert({self.expr(node.cond)}{message});")


def _unnamed_record(node: decls.Decl) -> decls.RecordDecl | None:
    """The struct without any name that a variable or field is made of."""
    if not isinstance(node, decls.VarDecl | decls.FieldDecl) or not node.name:
        return None
    type = node.type.canonical
    while isinstance(type, ArrayType):
        type = type.element.canonical
    return type.decl if isinstance(type, RecordType) and not type.decl.known_as else None


def _local_names(node: decls.FunctionDecl) -> set[str]:
    """The parameters and variables of a function."""
    names = {param.name for param in node.params}
    if node.body is not None:
        for stmt in walk(node.body):
            declared = stmt.decls if isinstance(stmt, DeclStmt) else [getattr(stmt, "cond_var", None)]
            names |= {decl.name for decl in declared if isinstance(decl, decls.NamedDecl)}
    return names


_PRINTERS: dict[type[decls.Decl], Callable[..., None]] = {
    CXXDestructorDecl: DeclPrinter._function,
    decls.CXXConstructorDecl: DeclPrinter._function, decls.CXXConversionDecl: DeclPrinter._function,
    decls.FunctionDecl: DeclPrinter._function, decls.VarDecl: DeclPrinter._variable,
    decls.RecordDecl: DeclPrinter._record, decls.FieldDecl: DeclPrinter._field, decls.EnumDecl: DeclPrinter._enum,
    decls.TypedefDecl: DeclPrinter._typedef, decls.NamespaceDecl: DeclPrinter._namespace,
    decls.HLSLBufferDecl: DeclPrinter._buffer,
    decls.NamespaceAliasDecl: DeclPrinter._namespace_alias,
    decls.UsingDirectiveDecl: DeclPrinter._using_directive, decls.UsingDecl: DeclPrinter._using,
    decls.FriendDecl: DeclPrinter._friend,
    decls.StaticAssertDecl: DeclPrinter._static_assert,
    templates.FunctionTemplateDecl: DeclPrinter._template, templates.ClassTemplateDecl: DeclPrinter._template,
    templates.TypeAliasTemplateDecl: DeclPrinter._template, templates.PartialSpecialization: DeclPrinter._template,
    templates.OutOfLineMember: DeclPrinter._template, VarTemplateDecl: DeclPrinter._template,
    VarPartialSpecialization: DeclPrinter._template,
    ExplicitInstantiation: DeclPrinter._explicit_instantiation,
}
