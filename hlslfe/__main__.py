"""`python -m hlslfe`: the same as the command `hlslfe`.

Mirrors clang/tools/driver/driver.cpp: clang_main.
"""

from hlslfe.frontend.start import console_main

if __name__ == "__main__":
    console_main()
