"""Builds the parser tables and compiled templates into the package, so that no user has to wait for them.

Everything else about the build stands in pyproject.toml. An editable install has none of this: there the user's cache
folder gets both on first use (hlslfe/basic/cache.py).
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SHADER = "float4 main(float4 c : C) : SV_Target { return c; }"


class BuildPyWithTables(build_py):
    """After the sources are copied, compile one shader with the cache folder inside the copy."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib).resolve() / "hlslfe"
        prebuilt = package / "basic" / "prebuilt"
        environment = {**os.environ, "HLSLFE_CACHE_DIR": str(prebuilt), "PYTHONDONTWRITEBYTECODE": "1"}
        # The paths of this process hold the build requirements, ply and jinja2.
        environment["PYTHONPATH"] = os.pathsep.join([str(package.parent), *filter(None, sys.path)])
        command = [sys.executable, "-m", "hlslfe", "-", "-T", "ps_6_0", "-o", os.devnull]
        subprocess.run(command, input=SHADER.encode(), env=environment, cwd=package.parent, check=True)


setup(cmdclass={"build_py": BuildPyWithTables})
