"""Mirrors clang/lib/Parse: tokens become the untyped syntax tree of `hlslfe.parse.tree`."""
