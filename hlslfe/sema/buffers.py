"""Constant buffers: `cbuffer` and `tbuffer`, their members, `$Globals`, and who may write to constants (nobody).

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::ActOnStartBuffer, SemaHLSL::ActOnFinishBuffer,
SemaHLSL::ActOnEndOfTranslationUnit and clang/lib/Parse/ParseHLSL.cpp: validateDeclsInsideHLSLBuffer.
Differs: the globals of namespaces belong to `$Globals`, as in DXC (Clang 22 makes them variables that keep what is
written to them).  Members are read-only, which Clang 22 forgets, and need no value when they are const.
"""

from __future__ import annotations

from hlslfe.ast.buffer_layout import MAX_BUFFER_BYTES, ROW, BufferRules, buffer_members, unsupported_part
from hlslfe.ast.decl import Decl, HLSLBufferDecl, VarDecl, holds_resource
from hlslfe.ast.expr import Expr
from hlslfe.ast.types import RecordType
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.parse.tree_decl import Annotation
from hlslfe.sema.decl_spec import Specifiers
from hlslfe.sema.packoffset import apply_packoffsets, handle_packoffset
from hlslfe.sema.semantics import semantic_for
from hlslfe.sema.variables import SemaVariables

GLOBALS = "$Globals"

# What cannot stand in a buffer, whatever it declares.
_NO_MEMBERS = (tree.NamespaceDecl, tree.HLSLBufferDecl, tree.TypedefDecl, tree.TypeAliasDecl, tree.UsingDirectiveDecl,
               tree.UsingDecl, tree.ExportDecl, tree.LinkageSpecDecl, tree.TemplateDecl)


class SemaBuffers(SemaVariables):
    """`buffer` is the buffer that is open, None outside; `globals_buffer` is `$Globals`."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.buffer: HLSLBufferDecl | None = None
        self.globals_buffer = HLSLBufferDecl(0, GLOBALS, "cbuffer")
        self.globals_buffer.is_implicit = True
        self.buffer_rules = BufferRules(options.native_half, options.row_major)

    # ------------------------------------------------------------ cbuffer and tbuffer

    def act_on_hlsl_buffer(self, node: tree.HLSLBufferDecl) -> None:
        """The members are names of the scope around; the buffer's own name is nobody's."""
        if self.export_loc:
            self.diags.report(node.begin, "err_hlsl_export_not_on_function")
        decl = HLSLBufferDecl(node.loc, node.name, node.kind, self.scope.path)
        decl.begin = node.begin
        decl.end = node.end
        semantic_for(self, "variable", node.annotations)
        self.check_annotations([one for one in node.annotations if not isinstance(one, tree.RegisterAnnotation)])
        self.process_decl_attributes(decl, node.attrs)
        outer, self.buffer = self.buffer, decl
        outer_decls, self.decls = self.decls, decl.decls
        for child in node.decls:
            if self._may_stand_in_buffer(child, node.kind):
                self.act_on_decl(child)
        self.buffer = outer
        self.decls = outer_decls
        apply_packoffsets(self, decl, self.buffer_rules)
        self._bind(decl, node.annotations)
        self.decls.append(decl)
        if self.scope.kind == "namespace":
            for member in decl.members:
                self.loose_constants.setdefault(member.name, member)

    def _bind(self, decl: HLSLBufferDecl, annotations: list[Annotation]) -> None:
        """Its register; without one it comes behind the resources among its members."""
        from hlslfe.sema.bindings import bind_buffer  # many shaders have no buffers

        bind_buffer(self, decl, annotations, "b" if decl.kind == "cbuffer" else "t")
        if decl.kind != "cbuffer":
            return
        rules = self.buffer_rules
        ends = [(member, offset + rules.size_of(member.type)) for member, offset in buffer_members(decl, rules)]
        beyond = next((member for member, end in ends if end > MAX_BUFFER_BYTES), None)
        if beyond is not None:
            self.unit.large_buffers.append((decl, decl.loc or beyond.loc, max(end for _, end in ends)))

    def _may_stand_in_buffer(self, node: tree.Decl, kind: str) -> bool:
        """Variables, structs and functions may; what may not leaves its names behind as invalid."""
        loc: Loc = 0
        if isinstance(node, _NO_MEMBERS):
            loc = node.declarators[0].loc if isinstance(node, tree.TypedefDecl) and node.declarators else node.loc
        elif isinstance(node, tree.SimpleDecl) and isinstance(node.spec.type, tree.EnumDecl):
            loc = node.spec.type.loc
        if not loc:
            return True
        self.diags.report(loc, "err_invalid_declaration_in_hlsl_buffer", int(kind == "cbuffer"))
        with self.diags.suppress():
            outer, self.decls = self.decls, []
            self.act_on_decl(node)
            self.decls = outer
        return False

    # ------------------------------------------------------------ members

    def declare_constant(self, decl: VarDecl, specifiers: Specifiers, annotations: list[Annotation]) -> None:
        """`decl` becomes a member of the open buffer, or of `$Globals`."""
        decl.buffer = self.buffer or self.globals_buffer
        decl.is_extern = specifiers.storage == "extern"
        part = unsupported_part(decl.type)
        if part:
            self.diags.report(decl.loc, "err_not_supported_yet", f"{part} in a constant buffer")
        self._annotate_constant(decl, annotations)
        if holds_resource(decl.type):
            from hlslfe.sema.resource_structs import declare_struct_resources  # rare

            declare_struct_resources(self, decl, annotations)

    def _annotate_constant(self, decl: VarDecl, annotations: list[Annotation]) -> None:
        """What stands behind the colon of a constant."""
        for annotation in annotations:
            if isinstance(annotation, tree.PackOffsetAnnotation) and self.buffer is not None:
                handle_packoffset(self, decl, annotation, self.buffer_rules)
            elif not isinstance(annotation, tree.RegisterAnnotation):
                self.check_annotations([annotation])
        if any(isinstance(one, tree.RegisterAnnotation) for one in annotations):
            from hlslfe.sema.bindings import check_constant  # rare

            place = check_constant(self, decl.type, annotations, self.buffer is not None)
            if place is not None and place.number is not None:
                decl.offset = place.number * ROW
                decl.attrs.append(place)

    def check_constant_value(self, decl: VarDecl) -> None:
        """A value is only good for folding a const scalar."""
        if decl.init is None:
            return
        if decl.is_extern:
            self.diags.report(decl.loc, "warn_extern_init")
        if not decl.type.is_const:
            self.diags.report(decl.loc, "warn_hlsl_ignored_initializer", decl.name)

    def buffer_contents(self, expr: Expr) -> Expr:
        canonical = expr.type.canonical
        if not isinstance(canonical, RecordType) or canonical.decl.contents is None:
            return expr
        from hlslfe.sema.resources import contents_of  # many shaders have no resources

        return contents_of(self, expr)

    def finish_globals(self) -> None:
        """At the end of the unit: collect the members of `$Globals`."""
        members = [decl for decl in _variables(self.unit.decls) if decl.buffer is self.globals_buffer]
        if members:
            self.globals_buffer.decls = list(members)
            self._bind(self.globals_buffer, [])
            self.unit.decls.append(self.globals_buffer)


def _variables(decls: list[Decl]) -> list[VarDecl]:
    """The variables of a unit, of its namespaces and buffers too, in source order."""
    found: list[VarDecl] = []
    todo = list(reversed(decls))
    while todo:
        decl = todo.pop()
        if isinstance(decl, VarDecl):
            found.append(decl)
        elif hasattr(decl, "decls"):
            todo += reversed(decl.decls)
    return found
