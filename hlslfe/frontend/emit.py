"""What `--emit=` (and the subcommands) can print: one function a kind.

Mirrors clang/lib/Frontend/FrontendActions.cpp: DumpTokensAction, PrintPreprocessedAction, ASTDumpAction, ...
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.frontend.command_line import Invocation
from hlslfe.frontend.compiler import Compilation

Emitter = Callable[[Compilation, Invocation], "str | None"]


def emit_tokens(compilation: Compilation, invocation: Invocation) -> str | None:
    """One token a line: type, spelling, place."""
    tokens = compilation.tokens()
    if tokens is None:
        return None
    presumed = compilation.sources.presumed
    return "".join(f"{token.type.lower()} '{token.value}'\t<{presumed(token.lexpos)}>\n" for token in tokens)


def emit_preprocessed(compilation: Compilation, invocation: Invocation) -> str | None:
    from hlslfe.lex.print_preprocessed import print_preprocessed_input

    tokens = compilation.tokens()
    if tokens is None:
        return None
    return print_preprocessed_input(compilation.sources, tokens, line_markers=not invocation.no_line_markers)


def emit_syntax(compilation: Compilation, invocation: Invocation) -> str | None:
    from hlslfe.parse.dump import dump

    tree = compilation.syntax_tree()
    return None if tree is None else dump(tree, compilation.sources)


def emit_ast(compilation: Compilation, invocation: Invocation) -> str | None:
    """The AST; Clang prints it after errors, too, and so do we."""
    from hlslfe.ast.dump import dump_ast

    unit = compilation.unit()
    return None if unit is None else dump_ast(unit, compilation.sources)


def emit_ast_print(compilation: Compilation, invocation: Invocation) -> str | None:
    from hlslfe.ast.print import print_ast

    unit, tokens = compilation.unit(), compilation.tokens()
    if unit is None or tokens is None or compilation.has_errors:
        return None

    def text_of(begin: int, end: int) -> str:
        """The tokens from one location to another."""
        places = [token.lexpos for token in tokens]
        return " ".join(token.value for token in tokens[places.index(begin):places.index(end) + 1])

    return print_ast(unit, text_of)


def emit_ll(compilation: Compilation, invocation: Invocation) -> str | None:
    return compilation.llvm_ir()


def emit_check(compilation: Compilation, invocation: Invocation) -> str | None:
    return None if compilation.signatures() is None else ""


def emit_sig(compilation: Compilation, invocation: Invocation) -> str | None:
    """The table of every entry point."""
    from hlslfe.frontend.sig_table import signature_table

    signatures = compilation.signatures()
    return None if signatures is None else signature_table(signatures)


EMITTERS: dict[str, Emitter] = {
    "tokens": emit_tokens,
    "pp": emit_preprocessed,
    "syntax": emit_syntax,
    "ast": emit_ast,
    "ast-print": emit_ast_print,
    "ll": emit_ll,
    "sig": emit_sig,
    "check": emit_check,
}
