"""Mirrors clang/lib/AST: the typed tree, what the program means."""
