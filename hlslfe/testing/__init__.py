"""Shaders as tests: RUN lines and `expected-*` comments, run in this process; `pytest --hlslfe shaders/`.

No Clang counterpart: Clang has llvm/utils/lit and FileCheck for it.
"""
