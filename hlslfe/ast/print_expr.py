"""Expressions and types as source text.

Mirrors clang/lib/AST/StmtPrinter.cpp: StmtPrinter::VisitBinaryOperator, VisitCallExpr, ... and
clang/lib/AST/TypePrinter.cpp: TypePrinter.
Differs: what conversions added is left out, so that the text compiles to the same tree again; a literal is spelled
with the suffix of its type and the fewest digits that give its value back.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from hlslfe.ast import expr as exprs
from hlslfe.ast.decl import FunctionDecl, NamedDecl, ParmVarDecl, RecordDecl, VarDecl
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.read_only import CONTENTS
from hlslfe.ast.resources import HEAPS, ResourceDecl, ResourceMethodDecl
from hlslfe.ast.stmt import CompoundStmt
from hlslfe.ast.template import arguments_text, flat_arguments
from hlslfe.ast.types import (
    ArrayType,
    BuiltinType,
    ConstantMatrixType,
    ConstType,
    MatrixLayoutType,
    ModifiedType,
    RecordType,
    Type,
    VectorType,
)
from hlslfe.basic.texture_table import LEVEL_SUFFIX

_INTEGER_SUFFIXES = {"uint": "u", "long": "l", "ulong": "ul", "longlong": "ll", "ulonglong": "ull"}
_FLOATING = {"half": ("e", "h"), "float": ("f", ""), "double": ("d", "L")}
_ESCAPES = {"\\": "\\\\", '"': '\\"', "'": "\\'", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}


class TypePrinter:
    """Spells types; structs without a name get one, under which they are declared, too."""

    def __init__(self) -> None:
        self._unnamed: dict[RecordDecl, str] = {}
        self._inline: set[RecordDecl] = set()  # records without a name that were printed where they are used

    def record_name(self, decl: RecordDecl) -> str:
        """The name that a record is declared under."""
        if decl.known_as:
            return decl.known_as
        return self._unnamed.setdefault(decl, f"unnamed_{len(self._unnamed)}")

    def inline_record(self, decl: RecordDecl) -> str:
        """`struct { ... }`, at the one place where a record without a name is used."""
        raise NotImplementedError

    def type(self, type: Type) -> str:
        """A type where no name stands beside it."""
        if isinstance(type, ConstType):
            return f"const {self.type(type.base)}"
        if isinstance(type, MatrixLayoutType):
            return f"{'row_major' if type.row_major else 'column_major'} {self.type(type.underlying)}"
        if isinstance(type, ModifiedType):
            return " ".join((*type.modifiers, self.type(type.written)))
        if isinstance(type, RecordType):
            if type.decl.is_lambda:
                return "auto"
            if not type.decl.name and type.decl not in self._inline:
                self._inline.add(type.decl)
                return self.inline_record(type.decl)
            return writable_name((*type.decl.scope, self.record_name(type.decl)))
        if isinstance(type, ArrayType):
            return self.declarator(type, "")
        return writable_name(tuple(str(type).split("::")))

    def declarator(self, type: Type, name: str) -> str:
        """`type name`, with array bounds behind the name."""
        base, bounds = self.split(type)
        return f"{base} {name}{bounds}" if name else base + bounds

    def split(self, type: Type) -> tuple[str, str]:
        """What stands before the name, and the array bounds that stand behind it."""
        bounds = ""
        while isinstance(type, ArrayType):
            bounds += "[]" if type.size is None else f"[{type.size}]"
            type = type.element
        return self.type(type), bounds


def floating_text(value: float, kind: str) -> str:
    """The shortest literal of a half, float or double with this value."""
    code, suffix = _FLOATING[kind]
    if value == float("inf"):
        return f"1e999{suffix}"
    for digits in range(1, 18):
        text = f"{value:.{digits}g}"
        try:
            if struct.unpack(code, struct.pack(code, float(text)))[0] == value:
                break
        except OverflowError:
            continue
    if not set(".e") & set(text):
        text += ".0"
    return text + suffix


def quoted_text(value: str, quote: str) -> str:
    """A string or character literal."""
    return quote + "".join(_ESCAPES.get(letter, letter) for letter in value) + quote


def writable_name(path: tuple[str, ...]) -> str:
    """A qualified name, without the namespaces that have no name."""
    return "::".join(part for part in path if not part.startswith("("))


def entity_name(decl: NamedDecl, written: int | None = None) -> str:
    """A name that finds `decl` from anywhere; intrinsics need no `hlsl::`.  `written`: the number of its template
    arguments to print, None for all, -1 for no list."""
    name = decl.name
    if isinstance(decl, FunctionDecl) and decl.template is not None and written != -1:
        name += arguments_text(flat_arguments(decl.template.args)[:written])
    return name if decl.scope == ("hlsl",) else writable_name((*decl.scope, name))


def member_name(object: exprs.Expr, name: str) -> str:
    """`name`, or `Base::name` when a class between that of the object and the base has a member of this name, or more
    than one base."""
    casts: list[exprs.ImplicitCastExpr] = []
    while isinstance(object, exprs.ImplicitCastExpr) and object.kind in ("DerivedToBase", "NoOp"):
        casts.append(object)
        object = object.sub
    casts = [cast for cast in casts if cast.kind == "DerivedToBase"]
    if not casts:
        return name
    target, record = casts[-1].type.canonical, object.type.canonical
    needs_class = len(casts) > 1
    while isinstance(record, RecordType) and isinstance(target, RecordType) and record is not target:
        decl = record.decl
        if len(decl.bases) > 1 or any(isinstance(one, NamedDecl) and one.name == name for one in decl.members):
            needs_class = True
        record = next((base.type for base in decl.bases if _holds_base(base, target.decl)), target)
    if not needs_class or not isinstance(target, RecordType):
        return name
    return f"{writable_name((*target.decl.scope, target.decl.known_as))}::{name}"


def _holds_base(record: RecordDecl, base: RecordDecl) -> bool:
    return record is base or any(_holds_base(one, base) for one in record.bases)


class ExprPrinter(TypePrinter):
    """Spells expressions."""

    def __init__(self) -> None:
        super().__init__()
        self.local_names: set[str] = set()  # of the function that is being printed
        self.home: tuple[str, ...] = ()  # its namespaces

    def entity(self, decl: NamedDecl, written: int | None = None) -> str:
        """A name that finds `decl` from inside the function that is being printed, whose variables and namespaces may
        hide it."""
        name = entity_name(decl, written)
        if isinstance(decl, FunctionDecl) and decl.is_hidden:
            return decl.name
        if isinstance(decl, VarDecl) and decl.storage in ("local", "static local"):
            return name
        is_outside = decl.scope[:len(self.home)] != self.home and decl.scope != ("hlsl",)
        return f"::{name}" if is_outside or name.partition("::")[0] in self.local_names else name

    def expr(self, node: exprs.Expr) -> str:
        """`node` as it could have been written."""
        return _PRINTERS[type(node)](self, node)

    def arguments(self, nodes: list[exprs.Expr]) -> str:
        """A comma-separated list; components of one vector, all of them in order, become that vector."""
        parts: list[str] = []
        index = 0
        while index < len(nodes):
            whole, count = _whole_vector(nodes, index)
            parts.append(self.expr(nodes[index] if whole is None else whole))
            index += count
        return ", ".join(parts)

    def _integer(self, node: exprs.IntegerLiteral) -> str:
        type = node.type.canonical
        return f"{node.value}{_INTEGER_SUFFIXES.get(type.kind, '') if isinstance(type, BuiltinType) else ''}"

    def _floating(self, node: exprs.FloatingLiteral) -> str:
        type = node.type.canonical
        return floating_text(node.value, type.kind if isinstance(type, BuiltinType) else "float")

    def _bool(self, node: exprs.CXXBoolLiteralExpr) -> str:
        return "true" if node.value else "false"

    def _character(self, node: exprs.CharacterLiteral) -> str:
        printable = 32 <= node.value < 127 or chr(node.value & 0xFF) in _ESCAPES
        return quoted_text(chr(node.value), "'") if printable else f"'\\x{node.value & 0xFF:02x}'"

    def _string(self, node: exprs.StringLiteral) -> str:
        return quoted_text(node.value, '"')

    def _decl_ref(self, node: exprs.DeclRefExpr) -> str:
        name = self.entity(node.decl)
        if "." not in name or not isinstance(node.decl, VarDecl):
            return name
        variable, *steps = name.split(".")  # a resource in a struct: sema.resource_structs
        text = variable if variable.partition("::")[0] not in self.local_names else f"::{variable}"
        return text + "".join(f"[{step}]" if step.isdigit() else f".{step}" for step in steps)

    def _this(self, node: exprs.CXXThisExpr) -> str:
        return "this"

    def _lambda(self, node: LambdaExpr) -> str:
        """Every capture is written out."""
        record, call = node.record, node.record.call
        assert call is not None and call.body is not None
        captures = ["this"] if record.this_field is not None else []
        for decl, field in record.variables.items():
            sign = "&" if field.type.is_reference else ""
            init = f" = {self.expr(decl.init)}" if decl in record.init_captures and decl.init is not None else ""
            captures.append(f"{sign}{decl.name}{init}")
        params = f"({', '.join(map(self.param, call.params))})" if node.has_params else ""
        mutable = " mutable" if node.is_mutable else ""
        result = f" -> {self.type(call.result)}" if node.has_result else ""
        return f"[{', '.join(captures)}]{params}{mutable}{result} {self.block(call.body)}"

    def param(self, node: ParmVarDecl) -> str:
        """A parameter (ast.print)."""
        raise NotImplementedError

    def block(self, node: CompoundStmt) -> str:
        """A block in the middle of an expression (ast.print_stmt)."""
        raise NotImplementedError

    def _paren(self, node: exprs.ParenExpr) -> str:
        return f"({self.expr(node.sub)})"

    def _unary(self, node: exprs.UnaryOperator) -> str:
        sub = self.expr(node.sub)
        if node.is_postfix:
            return sub + node.op
        space = " " if sub.startswith(node.op[-1]) else ""  # - -x is not --x
        return f"{node.op}{space}{sub}"

    def _binary(self, node: exprs.BinaryOperator) -> str:
        # A chain a + b + c + ... is as deep as it is long: print its left side in a loop.
        parts: list[str] = []
        link: exprs.Expr = node
        while True:
            while isinstance(link, exprs.ImplicitCastExpr) and link.kind != "UserDefinedConversion":
                link = link.sub
            if not isinstance(link, exprs.BinaryOperator):
                break
            parts.append(f"{', ' if link.op == ',' else f' {link.op} '}{self.expr(link.rhs)}")
            link = link.lhs
        return self.expr(link) + "".join(reversed(parts))

    def _conditional(self, node: exprs.ConditionalOperator) -> str:
        return f"{self.expr(node.cond)} ? {self.expr(node.lhs)} : {self.expr(node.rhs)}"

    def _call(self, node: exprs.CallExpr) -> str:
        args = [arg for arg in node.args if not isinstance(arg, exprs.CXXDefaultArgExpr)]
        if node.operator:
            return self._operator_call(node, [*([node.base] if node.base else []), *args])
        if node.base is not None and node.function.name == CONTENTS:
            return self.expr(node.base)
        base = f"{self.expr(node.base)}." if node.base is not None else ""
        name = self.entity(node.function, node.written) if node.base is None else member_name(
            node.base, node.function.spelled_name)
        row = node.function.row if isinstance(node.function, ResourceMethodDecl) else None
        if row is not None and row.lowering[0] == "bind.heap":
            heap = HEAPS[isinstance(node.function.record, ResourceDecl) and node.function.record.kind.form == "sampler"]
            return f"{heap}[{self.expr(args[0])}]"
        is_deduced = node.written == -1 or (row is not None and row.params.startswith("U texture"))
        if node.base is not None and node.function.template is not None and not is_deduced:
            name += arguments_text(flat_arguments(node.function.template.args)[:node.written])
        if isinstance(node.function, ResourceMethodDecl) and node.function.row.name == name + LEVEL_SUFFIX:
            return f"{base}{name}{''.join(f'[{self.expr(arg)}]' for arg in args)}"
        return f"{base}{name}({', '.join(self.expr(arg) for arg in args)})"

    def _default_arg(self, node: exprs.CXXDefaultArgExpr) -> str:
        return self.expr(node.value)

    def _operator_call(self, node: exprs.CallExpr, operands: list[exprs.Expr]) -> str:
        first, *others = [self.expr(operand) for operand in operands]
        op = node.operator
        if op in ("()", "[]"):
            return f"{first}{op[0]}{', '.join(others)}{op[1]}"
        if op in ("++", "--") and others:
            return first + op
        return f"{first} {op} {others[0]}" if others else f"{op}{first}"

    def _member(self, node: exprs.MemberExpr) -> str:
        if not node.field.name:  # an anonymous struct
            return self.expr(node.base)
        return f"{self.expr(node.base)}.{member_name(node.base, node.field.name)}"

    def _element(self, node: exprs.ExtVectorElementExpr | exprs.MatrixElementExpr) -> str:
        return f"{self.expr(node.base)}.{node.accessor}"

    def _subscript(self, node: exprs.ArraySubscriptExpr) -> str:
        return f"{self.expr(node.base)}[{self.expr(node.index)}]"

    def _matrix_row(self, node: exprs.MatrixSingleSubscriptExpr) -> str:
        return f"{self.expr(node.base)}[{self.expr(node.row)}]"

    def _matrix_subscript(self, node: exprs.MatrixSubscriptExpr) -> str:
        return f"{self.expr(node.base)}[{self.expr(node.row)}][{self.expr(node.column)}]"

    def _implicit(self, node: exprs.CastExpr) -> str:
        if node.kind == "UserDefinedConversion" and isinstance(node.sub, exprs.CallExpr) and node.sub.base is not None:
            return self.expr(node.sub.base)
        if node.kind == "ConstructorConversion" and isinstance(node.sub, exprs.CXXConstructorExpr):
            return self.constructor_arguments(node.sub)
        return self.expr(node.sub)

    def _constructor(self, node: exprs.CXXConstructorExpr) -> str:
        return f"{self.type(node.type)}({self.constructor_arguments(node)})"

    def constructor_arguments(self, node: exprs.CXXConstructorExpr) -> str:
        """The arguments that were written."""
        return ", ".join(self.expr(arg) for arg in node.args if not isinstance(arg, exprs.CXXDefaultArgExpr))

    def _c_style_cast(self, node: exprs.ExplicitCastExpr) -> str:
        if node.kind == "ConstructorConversion":
            return self.expr(node.sub)
        return f"({self.type(node.written)}){self.expr(node.sub)}"

    def _functional_cast(self, node: exprs.ExplicitCastExpr) -> str:
        if node.kind == "ConstructorConversion":
            return self.expr(node.sub)
        sub: exprs.Expr = node.sub
        while isinstance(sub, exprs.ImplicitCastExpr):
            sub = sub.sub
        args = self.arguments(_in_source_order(sub)) if isinstance(sub, exprs.InitListExpr) else self.expr(sub)
        written = node.written
        if isinstance(written, BuiltinType) and " " in written.spelling:
            return f"({written})({args})"
        return f"{self.type(written)}({args})"

    def _static_cast(self, node: exprs.ExplicitCastExpr) -> str:
        if node.kind == "ConstructorConversion":
            return self.expr(node.sub)
        return f"static_cast<{self.type(node.written)}>({self.expr(node.sub)})"

    def _init_list(self, node: exprs.InitListExpr) -> str:
        if node.copied is not None:
            return self.expr(node.copied)
        return "{" + self.arguments(_in_source_order(node)) + "}"

    def _copy(self, node: exprs.ArrayInitLoopExpr | exprs.CXXConstructExpr | exprs.OpaqueValueExpr) -> str:
        return self.expr(node.source)

    def _out_arg(self, node: exprs.HLSLOutArgExpr) -> str:
        return self.expr(node.argument)

    def _sizeof(self, node: exprs.UnaryExprOrTypeTraitExpr) -> str:
        return f"sizeof({self.type(node.argument)})"


def _component(node: exprs.Expr) -> tuple[exprs.Expr, int, int] | None:
    """(vector, index, size) when `node` is a component that flattening took out of a vector or matrix."""
    while isinstance(node, exprs.ImplicitCastExpr):
        node = node.sub
    if isinstance(node, exprs.MatrixSubscriptExpr):
        return _matrix_component(node)
    if not isinstance(node, exprs.ArraySubscriptExpr) or not isinstance(node.index, exprs.IntegerLiteral):
        return None
    vector = node.base.type.canonical
    return (node.base, node.index.value, vector.size) if isinstance(vector, VectorType) else None


def _matrix_component(node: exprs.MatrixSubscriptExpr) -> tuple[exprs.Expr, int, int] | None:
    matrix = node.base.type.canonical
    if not isinstance(matrix, ConstantMatrixType):
        return None
    if not isinstance(node.row, exprs.IntegerLiteral) or not isinstance(node.column, exprs.IntegerLiteral):
        return None
    return node.base, node.row.value * matrix.columns + node.column.value, matrix.rows * matrix.columns


def _in_source_order(node: exprs.InitListExpr) -> list[exprs.Expr]:
    """The elements of a matrix row by row, as they are written; anything else is in order."""
    matrix = node.type.canonical
    if not isinstance(matrix, ConstantMatrixType):
        return node.inits
    return [node.inits[row + column * matrix.rows] for row in range(matrix.rows) for column in range(matrix.columns)]


def _whole_vector(nodes: list[exprs.Expr], start: int) -> tuple[exprs.Expr | None, int]:
    """The vector whose components stand from `start` on, all and in order, and their number; (None, 1) otherwise."""
    first = _component(nodes[start])
    if first is None or first[1] != 0:
        return None, 1
    vector, _, size = first
    for index in range(1, size):
        other = _component(nodes[start + index]) if start + index < len(nodes) else None
        if other is None or other[0] is not vector or other[1] != index:
            return None, 1
    return vector, size


_PRINTERS: dict[type[exprs.Expr], Callable[..., str]] = {
    LambdaExpr: ExprPrinter._lambda,
    exprs.IntegerLiteral: ExprPrinter._integer, exprs.FloatingLiteral: ExprPrinter._floating,
    exprs.CXXBoolLiteralExpr: ExprPrinter._bool, exprs.CharacterLiteral: ExprPrinter._character,
    exprs.StringLiteral: ExprPrinter._string, exprs.DeclRefExpr: ExprPrinter._decl_ref,
    exprs.CXXThisExpr: ExprPrinter._this, exprs.ParenExpr: ExprPrinter._paren,
    exprs.UnaryOperator: ExprPrinter._unary, exprs.BinaryOperator: ExprPrinter._binary,
    exprs.CompoundAssignOperator: ExprPrinter._binary, exprs.ConditionalOperator: ExprPrinter._conditional,
    exprs.CallExpr: ExprPrinter._call, exprs.CXXDefaultArgExpr: ExprPrinter._default_arg,
    exprs.MemberExpr: ExprPrinter._member, exprs.ExtVectorElementExpr: ExprPrinter._element,
    exprs.ArraySubscriptExpr: ExprPrinter._subscript, exprs.ImplicitCastExpr: ExprPrinter._implicit,
    exprs.CStyleCastExpr: ExprPrinter._c_style_cast, exprs.CXXFunctionalCastExpr: ExprPrinter._functional_cast,
    exprs.CXXStaticCastExpr: ExprPrinter._static_cast, exprs.InitListExpr: ExprPrinter._init_list,
    exprs.ArrayInitLoopExpr: ExprPrinter._copy, exprs.CXXConstructExpr: ExprPrinter._copy,
    exprs.CXXConstructorExpr: ExprPrinter._constructor,
    exprs.OpaqueValueExpr: ExprPrinter._copy, exprs.HLSLOutArgExpr: ExprPrinter._out_arg,
    exprs.UnaryExprOrTypeTraitExpr: ExprPrinter._sizeof, exprs.MatrixElementExpr: ExprPrinter._element,
    exprs.MatrixSingleSubscriptExpr: ExprPrinter._matrix_row,
    exprs.MatrixSubscriptExpr: ExprPrinter._matrix_subscript,
}
