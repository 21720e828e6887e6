"""Mirrors clang/lib/Sema: the syntax tree becomes the typed AST."""
