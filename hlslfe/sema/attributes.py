"""Attributes in brackets: one table says which exist, where each may stand and who handles it.

Mirrors clang/lib/Sema/SemaDeclAttr.cpp: Sema::ProcessDeclAttributeList, ProcessDeclAttribute,
clang/lib/Sema/SemaStmtAttr.cpp: ProcessStmtAttribute, handleHLSLLoopHintAttr, handleHLSLControlFlowHint and
clang/include/clang/Basic/Attr.td.
Differs: the attributes of entry points are handled in sema.entry_attributes.  What DXC knows and Clang does not
(`[fastopt]`, `[noinline]` ...) is known here, and names in single brackets are found in any case of letters.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.attr import (
    Attr,
    HLSLControlFlowHintAttr,
    HLSLLoopHintAttr,
    HLSLVkBuiltinAttr,
    HLSLVkLocationAttr,
    NoInlineAttr,
)
from hlslfe.ast.decl import Decl, FieldDecl, FunctionDecl, ParmVarDecl
from hlslfe.ast.stmt import DoStmt, ForStmt, IfStmt, Stmt, SwitchStmt, WhileStmt
from hlslfe.ast.types import DEPENDENT, BuiltinType, EnumType
from hlslfe.basic.diagnostics import FixIt
from hlslfe.parse import tree
from hlslfe.parse.tree_decl import Annotation
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_attributes import ENTRY_ATTRIBUTE_HANDLERS, check_argument_count, uint32_argument
from hlslfe.sema.stage_attributes import STAGE_ATTRIBUTES, handle_stage_attr
from hlslfe.sema.token_range import source_text
from hlslfe.sema.typo import correct_typo

StmtHandler = Callable[[SemaBase, tree.Attribute], Attr | None]
DeclHandler = Callable[[SemaBase, Decl, tree.Attribute], None]

LOOP_STATEMENTS = "for, while and do statements"
SELECTION_STATEMENTS = "if and switch statements"
VALUE_SUBJECTS = "parameters, non-static members and functions"
REGISTER_SUBJECTS = "cbuffers, tbuffers and global variables without static"


class AttributeRow:
    """syntax: how it may be written; subjects: the statements it belongs on, () for declarations, and their name in
    messages; max_args counts for statements only, the handlers of declarations count themselves."""

    __slots__ = ("syntax", "subjects", "subject_text", "max_args", "on_stmt", "on_decl")

    def __init__(self, syntax: tuple[str, ...], *, subjects: tuple[type[Stmt], ...] = (), subject_text: str = "",
                 max_args: int = 0, on_stmt: StmtHandler | None = None, on_decl: DeclHandler | None = None) -> None:
        self.syntax = syntax
        self.subjects = subjects
        self.subject_text = subject_text
        self.max_args = max_args
        self.on_stmt = on_stmt
        self.on_decl = on_decl


def handle_loop_hint(sema: SemaBase, attr: tree.Attribute) -> Attr | None:
    """`[loop]`, `[unroll]` or `[unroll(n)]`; None after an error in n."""
    count = 0
    if attr.args:
        argument = attr.args[0]
        expr = sema.act_on_expr(argument)
        type = expr.type.canonical
        if type is DEPENDENT:
            return None
        if not (isinstance(type, BuiltinType) and type.category == "int") and not isinstance(type, EnumType):
            sema.diags.report(argument.begin, "err_pragma_loop_invalid_argument_type", expr.type.quoted())
            return None
        value = sema.evaluate_integer(expr)
        if value is None:
            sema.diags.report(argument.begin, "err_expr_not_ice")
            return None
        if value <= 0:
            sema.diags.report(argument.begin, "err_requires_positive_value", value)
            return None
        count = value
    return HLSLLoopHintAttr(attr.loc, attr.name, count)


def handle_control_flow_hint(sema: SemaBase, attr: tree.Attribute) -> Attr | None:
    """`[branch]` or `[flatten]`."""
    return HLSLControlFlowHintAttr(attr.loc, attr.name)


def handle_dxc_hint(sema: SemaBase, attr: tree.Attribute) -> Attr | None:
    """`[fastopt]` and its like: hints that DXC takes, too, and makes nothing of."""
    sema.diags.report(attr.loc, "warn_hlsl_portability_attribute", attr.name)
    return None


def handle_noinline(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[noinline]`: the function stays a function."""
    if not isinstance(decl, FunctionDecl):
        sema.diags.report(attr.loc, "warn_attribute_wrong_decl_type_str", attr.name, "functions")
    elif attr.args:
        sema.diags.report(attr.loc, "err_attribute_wrong_number_arguments", attr.name, 0)
    else:
        sema.diags.report(attr.loc, "warn_hlsl_portability_attribute", attr.name)
        decl.attrs.append(NoInlineAttr(attr.loc))


def handle_experimental(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[experimental("name", "value")]`: DXC hands it to its own experiments; nothing is generated for it."""
    if not isinstance(decl, FunctionDecl):
        sema.diags.report(attr.loc, "warn_attribute_wrong_decl_type_str", attr.name, "functions")
    elif len(attr.args or ()) != 2:
        sema.diags.report(attr.loc, "err_attribute_wrong_number_arguments", attr.name, 2)
    else:
        sema.diags.report(attr.loc, "warn_hlsl_portability_attribute", attr.name)


def handle_root_signature(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[RootSignature("...")]`."""
    from hlslfe.sema.root_signature import handle_root_signature as handle

    handle(sema, decl, attr)


def handle_ignored(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """An attribute without effect on DXIL, or one that only helps people."""


def handle_vk_location(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[[vk::location(n)]]`: for values of entry points only, and for all of them or none (sema.entry_walk)."""
    if not isinstance(decl, (ParmVarDecl, FieldDecl, FunctionDecl)):
        sema.diags.report(attr.loc, "err_attribute_wrong_decl_type_str", "vk::location", VALUE_SUBJECTS)
    elif check_argument_count(sema, attr, 1, 1):
        location = uint32_argument(sema, attr, (attr.args or [])[0])
        if location is not None:
            decl.attrs.append(HLSLVkLocationAttr(attr.loc, location))


def handle_vk_builtin(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """`[[vk::builtin("name")]]`: nothing in DXIL, where the value is one like any other, but it needs no location."""
    handle_ignored_with_warning(sema, decl, attr)
    decl.attrs += [HLSLVkBuiltinAttr(attr.loc, argument.value) for argument in attr.args or ()
                   if isinstance(argument, tree.StringLiteral)]


def handle_ignored_with_warning(sema: SemaBase, decl: Decl, attr: tree.Attribute) -> None:
    """An attribute that means something for SPIR-V only."""
    sema.diags.report(attr.loc, "warn_attribute_ignored", f"{attr.scope}::{attr.name}")


_LOOPS: tuple[type[Stmt], ...] = (ForStmt, WhileStmt, DoStmt)
_SELECTIONS: tuple[type[Stmt], ...] = (IfStmt, SwitchStmt)
_BRACKETS = ("microsoft",)
_ANY_BRACKETS = ("microsoft", "cxx11")

# (scope, name) -> row
ATTRIBUTES: dict[tuple[str, str], AttributeRow] = {
    ("", "unroll"): AttributeRow(_BRACKETS, subjects=_LOOPS, subject_text=LOOP_STATEMENTS, max_args=1,
                                 on_stmt=handle_loop_hint),
    ("", "loop"): AttributeRow(_BRACKETS, subjects=_LOOPS, subject_text=LOOP_STATEMENTS, on_stmt=handle_loop_hint),
    ("", "branch"): AttributeRow(_BRACKETS, subjects=_SELECTIONS, subject_text=SELECTION_STATEMENTS,
                                 on_stmt=handle_control_flow_hint),
    ("", "flatten"): AttributeRow(_BRACKETS, subjects=_SELECTIONS, subject_text=SELECTION_STATEMENTS,
                                  on_stmt=handle_control_flow_hint),
    ("", "fastopt"): AttributeRow(_BRACKETS, subjects=_LOOPS, subject_text=LOOP_STATEMENTS, on_stmt=handle_dxc_hint),
    ("", "allow_uav_condition"): AttributeRow(_BRACKETS, subjects=_LOOPS, subject_text=LOOP_STATEMENTS,
                                              on_stmt=handle_dxc_hint),
    ("", "call"): AttributeRow(_BRACKETS, subjects=(SwitchStmt,), subject_text="switch statements",
                               on_stmt=handle_dxc_hint),
    ("", "forcecase"): AttributeRow(_BRACKETS, subjects=(SwitchStmt,), subject_text="switch statements",
                                    on_stmt=handle_dxc_hint),
    ("", "noinline"): AttributeRow(_ANY_BRACKETS, on_decl=handle_noinline),
    ("", "experimental"): AttributeRow(_ANY_BRACKETS, on_decl=handle_experimental),
    **{("", name): AttributeRow(_ANY_BRACKETS, on_decl=handler) for name, handler in ENTRY_ATTRIBUTE_HANDLERS.items()},
    **{("", name): AttributeRow(_ANY_BRACKETS, on_decl=handle_stage_attr) for name in STAGE_ATTRIBUTES},
    ("", "RootSignature"): AttributeRow(_ANY_BRACKETS, on_decl=handle_root_signature),
    ("vk", "binding"): AttributeRow(("cxx11",), on_decl=handle_ignored),
    ("vk", "location"): AttributeRow(("cxx11",), on_decl=handle_vk_location),
    ("vk", "push_constant"): AttributeRow(("cxx11",), on_decl=handle_ignored),
    ("vk", "constant_id"): AttributeRow(("cxx11",), on_decl=handle_ignored_with_warning),
    ("vk", "builtin"): AttributeRow(("cxx11",), on_decl=handle_vk_builtin),
    **{("vk", name): AttributeRow(("cxx11",), on_decl=handle_ignored_with_warning) for name in (
        "combinedImageSampler", "counter_binding", "image_format", "input_attachment_index", "offset",
        "post_depth_coverage", "shader_record_ext", "early_and_late_tests", "depth_unchanged")},
    ("", "deprecated"): AttributeRow(("cxx11", "gnu"), on_decl=handle_ignored),
    ("", "nodiscard"): AttributeRow(("cxx11",), on_decl=handle_ignored),
    ("", "maybe_unused"): AttributeRow(("cxx11",), on_decl=handle_ignored),
    ("", "unused"): AttributeRow(("gnu",), on_decl=handle_ignored),
}


class SemaAttributes(SemaBase):
    """Handles the attributes and annotations of declarations and statements."""

    def _attribute_row(self, attr: tree.Attribute) -> AttributeRow | None:
        row = ATTRIBUTES.get((attr.scope, attr.name))
        if row is None and attr.syntax == "microsoft" and not attr.scope:
            row = self._row_in_other_case(attr)
        if row is not None and attr.syntax in row.syntax:
            return row
        name = f"{attr.scope}::{attr.name}" if attr.scope else attr.name
        known = [word for (scope, word), row in ATTRIBUTES.items() if scope == attr.scope and attr.syntax in row.syntax]
        guess = correct_typo(attr.name, known)
        if guess:
            meant = f"{attr.scope}::{guess}" if attr.scope else guess
            is_whole = source_text(self.diags, (attr.loc, attr.loc + len(name))) == name  # no space around the ::
            fixits = [FixIt(attr.loc, attr.loc + len(name), meant)] if is_whole else []
            self.diags.report(attr.loc, "warn_unknown_attribute_ignored_suggestion", name, meant, fixits=fixits)
        else:
            self.diags.report(attr.loc, "warn_unknown_attribute_ignored", name)
        return None

    def _row_in_other_case(self, attr: tree.Attribute) -> AttributeRow | None:
        """`[NumThreads(1, 1, 1)]`: DXC does not look at the case of letters; the attribute gets its usual name."""
        folded = attr.name.lower()
        name = next((word for scope, word in ATTRIBUTES if not scope and word.lower() == folded), None)
        if name is None:
            return None
        self.diags.report(attr.loc, "warn_hlsl_portability_attribute", attr.name)
        attr.name = name
        return ATTRIBUTES["", name]

    def process_decl_attributes(self, decl: Decl, attrs: list[tree.Attribute]) -> None:
        """Handle the attributes before a declaration; their results go to `decl.attrs`."""
        for attr in attrs:
            row = self._attribute_row(attr)
            if row is None:
                continue
            if row.on_decl is not None:
                row.on_decl(self, decl, attr)
            else:
                self._report_idle_hint(attr, row.on_stmt is handle_dxc_hint and isinstance(decl, FunctionDecl))

    def reject_decl_attributes(self, attrs: list[tree.Attribute]) -> None:
        """Report attributes of statements that stand before a declaration in a block."""
        for attr in attrs:
            row = self._attribute_row(attr)
            if row is not None and row.on_decl is None:
                self._report_idle_hint(attr)

    def _report_idle_hint(self, attr: tree.Attribute, is_harmless: bool = False) -> None:
        """`[loop] float f;`: an error, which DXC warns of only, and so do we up to HLSL 2021."""
        is_harmless = is_harmless or self.options.language_version <= 2021
        self.diags.report(attr.loc, "warn_hlsl_unsupported_statement_for_loop_attribute" if is_harmless else
                          "err_attribute_invalid_on_decl", attr.name)

    def process_stmt_attributes(self, stmt: Stmt, attrs: list[tree.Attribute]) -> list[Attr]:
        """The attributes of a statement that is already analysed, those in error left out."""
        result: list[Attr] = []
        for attr in attrs:
            row = self._attribute_row(attr)
            if row is None:
                continue
            if row.on_stmt is None:
                self.diags.report(attr.loc, "err_attribute_invalid_on_stmt", attr.name)
            elif not isinstance(stmt, row.subjects):
                self.diags.report(attr.loc, "err_attribute_wrong_decl_type_str", attr.name, row.subject_text)
            elif len(attr.args or ()) > row.max_args:
                self.diags.report(attr.loc, "err_attribute_too_many_arguments", attr.name, row.max_args)
            else:
                made = row.on_stmt(self, attr)
                if made is not None:
                    result.append(made)
        return result

    def check_annotations(self, annotations: list[Annotation]) -> None:
        """Report the annotations that only cbuffers, their members and resources may have."""
        for annotation in annotations:
            if isinstance(annotation, tree.RegisterAnnotation):
                self.diags.report(annotation.loc, "err_attribute_wrong_decl_type_str", "register", REGISTER_SUBJECTS)
            elif isinstance(annotation, tree.PackOffsetAnnotation):
                self.diags.report(annotation.loc, "err_hlsl_attr_invalid_ast_node", "packoffset")
            elif isinstance(annotation, tree.PayloadAnnotation):
                self.diags.report(annotation.loc, "err_not_supported_yet", f"'{annotation.kind}' on a payload")
