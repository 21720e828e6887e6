"""The state of one semantic analysis, and what its parts may ask of each other.

Mirrors clang/include/clang/Sema/Sema.h: Sema.
Differs: Clang's one class is spread here over mixins (`SemaExpr`, `SemaDecl`, ...), which meet in `sema.sema.Sema`.
The methods below that raise NotImplementedError are the contract between them.
"""

from __future__ import annotations

from hlslfe.ast.decl import (
    Decl,
    FieldDecl,
    FunctionDecl,
    NamedDecl,
    RecordDecl,
    TranslationUnitDecl,
    VarDecl,
    holds_resource,
)
from hlslfe.ast.expr import Expr, StringLiteral
from hlslfe.ast.stmt import CompoundStmt, Stmt
from hlslfe.ast.template_variables import VarTemplateDecl
from hlslfe.ast.types import ASTContext, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any


class SemaBase:
    """`function` is the function whose body is analysed, None outside; `decls` collects the declarations of the scope
    that is being analysed."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        self.diags = diags
        self.options = options
        self.context = ASTContext()
        self.unit = TranslationUnitDecl()
        self.decls: list[Decl] = self.unit.decls
        self.function: FunctionDecl | None = None
        self.dependent_depth = 0  # above 0 while a template itself is checked (sema.instantiate)
        self.open_lambdas: list[Any] = []  # those whose bodies are analysed, outermost first (sema.lambdas)
        self.has_interfaces = False
        self.row_major = options.row_major  # what matrices are from here on, unless they say otherwise
        self.had_errors = False  # before the entry points were looked at

    # ------------------------------------------------------------ scopes and names (sema.scope)

    extern_c = False  # inside of `extern "C"`

    def is_named_in(self, record: RecordDecl, function: FunctionDecl) -> bool:
        """Does the class declare the function, or name it in a `using` declaration?"""
        raise NotImplementedError

    def push_scope(self, kind: str = "block") -> None:
        raise NotImplementedError

    def pop_scope(self) -> None:
        raise NotImplementedError

    def declare(self, decl: NamedDecl) -> None:
        """Enter a declaration into the innermost scope; redefinitions are the caller's to check."""
        raise NotImplementedError

    def lookup(self, name: tree.QualifiedName) -> list[NamedDecl]:
        """All declarations that the name finds: functions as an overload set (user functions, and one
        `intrinsics.BuiltinDecl` for all overloads of an intrinsic), anything else alone. [] when there are none;
        nothing is reported. An ambiguous name gives several that are not all functions: `report_ambiguous` says so.
        A declaration that `is_invalid` stands for an earlier mistake: what uses it is a RecoveryExpr, in silence."""
        raise NotImplementedError

    def report_ambiguous(self, found: list[NamedDecl], name: str, loc: Loc) -> bool:
        """Report when `found` is ambiguous (not a single entity, not an overload set); tells whether it was."""
        raise NotImplementedError

    def report_undeclared(self, name: tree.QualifiedName) -> None:
        """Report a name used as a value for which `lookup` gave []: undeclared identifier, unknown qualifier or no
        such member, with a suggestion where one is near. Silent when the name depends on an earlier mistake."""
        raise NotImplementedError

    def find_field(self, record: RecordDecl, name: str) -> FieldDecl | None:
        """The field that `object.name` means, its own or a base's."""
        raise NotImplementedError

    def note_access(self, decl: NamedDecl) -> None:
        """Remember under which access specifier a member is declared (sema.bases)."""
        raise NotImplementedError

    def default_construct(self, type: Type, loc: Loc) -> Expr | None:
        """What initialises an object without initialiser; None when nothing does (sema.constructors)."""
        raise NotImplementedError

    def construct(self, type: Type, args: list[Expr], node: tree.Expr) -> Expr:
        """An object of a class whose constructors the user declared, made as `node` says (sema.user_conversions)."""
        raise NotImplementedError

    def check_access(self, decl: NamedDecl, loc: Loc) -> None:
        """Report the use of a member that is private or protected here (sema.bases)."""
        raise NotImplementedError

    def note_call(self, function: FunctionDecl, loc: Loc) -> None:
        """The function in work calls `function` (sema.recursion)."""
        raise NotImplementedError

    def scalar_value(self, expr: Expr) -> Expr:
        """An operand's value; an object becomes what its conversion function gives (sema.conversions)."""
        raise NotImplementedError

    def check_base_conversion(self, derived: RecordDecl, base: RecordDecl, loc: Loc) -> bool:
        """Can an object of a class become that of its base here? (sema.bases)"""
        raise NotImplementedError

    def check_base_access(self, path: list[RecordDecl], loc: Loc, id: str, *args: object) -> bool:
        """May the bases along a path be used here? (sema.bases)"""
        raise NotImplementedError

    # ------------------------------------------------------------ types (sema.type_spec)

    def resolve_type_name(self, type: tree.TypeName) -> Type | None:
        """The type of a cast, sizeof or template argument; None after an error was reported."""
        raise NotImplementedError

    # ------------------------------------------------------------ expressions (sema.expr and its neighbours)

    def act_on_string_literal(self, node: tree.StringLiteral) -> StringLiteral:
        """The text of a static_assert."""
        raise NotImplementedError

    def act_on_expr(self, node: tree.Expr) -> Expr:
        """Type an expression; after an error a RecoveryExpr (type DEPENDENT)."""
        raise NotImplementedError

    def act_on_full_expr(self, node: tree.Expr) -> Expr:
        """An expression whose value is thrown away (expression statements, `for` increments)."""
        raise NotImplementedError

    def act_on_condition(self, node: tree.Expr) -> Expr:
        """The condition of if, while, for, do, ?: as a scalar bool rvalue."""
        raise NotImplementedError

    def expand_args(self, nodes: list[tree.Expr]) -> list[tree.Expr]:
        """Arguments or initialisers, `pattern...` replaced by its elements (sema.packs)."""
        raise NotImplementedError

    def report_unexpanded(self, decl: NamedDecl, loc: Loc) -> bool:
        """Report a pack that is used as if it were one thing; tells whether it is a pack (sema.packs)."""
        raise NotImplementedError

    def is_member_type(self, decl: VarDecl, type: Type, declarator: tree.Declarator) -> bool:
        """Is this the type that the class declares for a static member (sema.static_members)?"""
        raise NotImplementedError

    def give_member_value(self, made: VarDecl, member: VarDecl, declarator: tree.Declarator) -> None:
        """Initialise the definition of a static member of an instance (sema.static_members)."""
        raise NotImplementedError

    def act_on_lambda_expr(self, node: tree.LambdaExpr) -> Expr:
        """A lambda (sema.lambdas)."""
        raise NotImplementedError

    def act_on_auto_lambda(self, node: tree.LambdaExpr) -> Expr:
        """A lambda whose type is asked for before its value (sema.lambdas)."""
        raise NotImplementedError

    def capture_use(self, node: tree.DeclRefExpr, decl: VarDecl) -> Expr | None:
        """A use of a local inside of a lambda; None when it is the lambda's own, or a constant (sema.lambdas)."""
        raise NotImplementedError

    def act_on_lambda_return(self, node: tree.ReturnStmt) -> Stmt | None:
        """A return whose value says what the lambda returns (sema.lambdas)."""
        raise NotImplementedError

    def variable_instance(self, template: VarTemplateDecl, name: tree.QualifiedName) -> VarDecl | None:
        """The variable that a variable template with the arguments of `name` means; None after an error
        (sema.variable_templates)."""
        raise NotImplementedError

    def buffer_contents(self, expr: Expr) -> Expr:
        """What a ConstantBuffer<T> stands for: an lvalue of T; anything else is itself (sema.buffers)."""
        raise NotImplementedError

    def default_lvalue_conversion(self, expr: Expr) -> Expr:
        """Adds LValueToRValue (HLSLArrayRValue for arrays) to an lvalue; rvalues pass. Records stay lvalues."""
        raise NotImplementedError

    def implicit_convert(self, expr: Expr, type: Type, loc: Loc, action: str) -> Expr:
        """`expr` as an rvalue of `type`, with the casts Clang would insert; after an error a RecoveryExpr.

        action: "initializing", "assigning", "passing", "returning", "converting": picks the text of the error."""
        raise NotImplementedError

    def initialize(self, type: Type, init: tree.Expr | None, args: list[tree.Expr], style: str,
                   loc: Loc) -> tuple[Expr, Type]:
        """The initialiser of a variable or field of `type`: style "=", "(" (uses `args`) or "{" (init is a list).

        Returns the converted expression and the type, completed for `T a[] = {...}`."""
        raise NotImplementedError

    def evaluate_integer(self, expr: Expr) -> int | None:
        """The value of an integer constant expression; None, and nothing reported, when it is none."""
        raise NotImplementedError

    def evaluate_constant(self, expr: Expr) -> Any:
        """The value of any constant expression: int, float or a list of these; None when it is none."""
        raise NotImplementedError

    def build_overloaded_operator(self, loc: Loc, op: str, operands: list[Expr], begin: Loc, end: Loc) -> Expr | None:
        """A call of the user's operator for these operands, the first one being a struct or enum, or another one; None
        when there is none (sema.operators)."""
        raise NotImplementedError

    # ------------------------------------------------------------ availability (sema.availability)

    def require_non_abstract(self, loc: Loc, type: Type) -> bool:
        """Report what has an interface without all the methods of it: there are no objects of that type."""
        if not self.has_interfaces:
            return True
        from hlslfe.sema.interfaces import require_non_abstract  # hardly any shader has one

        return require_non_abstract(self.diags, loc, type)

    def note_resource_move(self, type: Type) -> None:
        """Something of this type is copied or picked; with a resource in it, somebody has to look which one it is."""
        if self.context.resources and holds_resource(type):
            self.context.moves_resources = True

    def note_shader_model(self, loc: Loc, name: str, model: tuple[int, int]) -> None:
        """What is used at `loc` needs this shader model: an error, at the end, if a shader reaches it."""
        raise NotImplementedError

    def note_stages(self, loc: Loc, name: str, stages: tuple[str, ...]) -> None:
        """What is used at `loc` exists in these stages only: an error, at the end, if another one reaches it."""
        raise NotImplementedError

    # ------------------------------------------------------------ statements and declarations

    def act_on_stmt(self, node: tree.Stmt) -> Stmt | None:
        """Type a statement; None after an error."""
        raise NotImplementedError

    def act_on_local_decl(self, node: tree.Decl) -> list[Decl]:
        """The declarations of a DeclStmt, entered into scope."""
        raise NotImplementedError

    def act_on_condition_variable(self, node: tree.Decl) -> VarDecl | None:
        raise NotImplementedError

    # ------------------------------------------------------------ templates (sema.templates)

    def template_candidates(self, found: list[NamedDecl], written: list[tree.TypeName | tree.Expr] | None,
                            args: list[Expr], loc: Loc) -> tuple[list[FunctionDecl], list[tuple[Loc, str, object]]]:
        """The instances of function templates that a call could mean, and a note for each template that gives none."""
        raise NotImplementedError

    def break_template_tie(self, functions: list[FunctionDecl], count: int) -> list[FunctionDecl]:
        """Of candidates with equally good conversions of `count` arguments: the best by the rules for templates."""
        raise NotImplementedError

    def is_array_deduced(self, function: FunctionDecl, written: list[tree.TypeName | tree.Expr] | None) -> bool:
        """Was something deduced from an array, which Clang 22 does not do?"""
        raise NotImplementedError

    def candidates_by_name(self, name: tree.QualifiedName, found: list[NamedDecl], args: list[Expr],
                           loc: Loc) -> list[NamedDecl] | None:
        """`found` less what a template does not see, plus what argument-dependent lookup finds; None after an error."""
        raise NotImplementedError

    def mark_function_referenced(self, function: FunctionDecl, loc: Loc) -> None:
        """A function is called: an instance of a template gets its body."""
        raise NotImplementedError

    def save_body_state(self) -> object:
        """Put aside what the statement half knows of the body in work, for `restore_body_state`: another one comes in
        between."""
        raise NotImplementedError

    def restore_body_state(self, state: object) -> None:
        raise NotImplementedError

    def resolve_template_id(self, decl: NamedDecl, name: tree.QualifiedName) -> Type | None:
        """The type that a class or alias template with the arguments of `name` stands for; None after an error."""
        raise NotImplementedError

    # ------------------------------------------------------------ within the declaration and statement half

    def act_on_decl(self, node: tree.Decl) -> None:
        """Analyse one declaration of any scope; what comes of it is appended to `decls`."""
        raise NotImplementedError

    def act_on_elaborated_type(self, spec: tree.ElaboratedTypeSpec, is_declaration: bool) -> Type | None:
        """`struct S` or `enum E` without a body."""
        raise NotImplementedError

    def act_on_record_decl(self, node: tree.RecordDecl) -> Type | None:
        """`struct S {...}`."""
        raise NotImplementedError

    def act_on_enum_decl(self, node: tree.EnumDecl) -> Type | None:
        """`enum E {...}`."""
        raise NotImplementedError

    def act_on_function_body(self, decl: FunctionDecl, node: tree.CompoundStmt) -> CompoundStmt:
        """The body of `decl`, whose parameters are in the current scope."""
        raise NotImplementedError

    def act_on_body(self, node: tree.Stmt) -> Stmt:
        """The statement that a head controls."""
        raise NotImplementedError

    def pop_block(self) -> None:
        """Leave a scope of statements."""
        raise NotImplementedError
