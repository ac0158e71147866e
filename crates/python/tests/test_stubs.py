"""What the stubs say about the part written in Rust is what is there: names, parameters, defaults."""

import subprocess
import sys


def test_the_stubs():
    check = [sys.executable, "-m", "mypy.stubtest", "menagerie._menagerie", "--concise", "--ignore-disjoint-bases"]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
