"""Many inputs in several processes (`-j N`): results in input order, a crash costs one file, Ctrl-C ends at once.

No Clang counterpart: build systems run one Clang a file; here a process stays for many files.
"""

from __future__ import annotations

import importlib
import io
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import Connection, wait

from hlslfe.frontend.command_line import Invocation, UsageError
from hlslfe.frontend.progress import Progress

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from hlslfe.frontend.run import Runner

EXIT_ERRORS, EXIT_USAGE, EXIT_INTERNAL = 1, 2, 70


class Result:
    """What one input gave: exit code, the two streams, what goes into a report at the end.  kept: what `sig` writes for
    all inputs together."""

    __slots__ = ("status", "out", "err", "reports", "kept")

    def __init__(self, status: int, out: str, err: str, reports: list[dict[str, object]],
                 kept: tuple[list[object], ...] = ()) -> None:
        self.status = status
        self.out = out
        self.err = err
        self.reports = reports
        self.kept = kept


class _Worker:
    """A process and the input it is busy with (-1: none)."""

    __slots__ = ("process", "connection", "index")

    def __init__(self, process: BaseProcess, connection: Connection) -> None:
        self.process = process
        self.connection = connection
        self.index = -1


def start_method() -> str:
    """fork where that is safe, as it shares what is loaded already."""
    methods = multiprocessing.get_all_start_methods()
    return "fork" if sys.platform == "linux" and "fork" in methods and threading.active_count() == 1 else "spawn"


def _work(connection: Connection, invocation: Invocation, runner_class: type[Runner]) -> None:
    """A worker: an input's name comes, its result goes, until the other end is closed."""
    import gc

    from hlslfe.frontend.garbage import Collector

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends this one
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    gc.disable()
    collector = Collector()
    runner = runner_class(invocation)
    try:
        while True:
            connection.send(_run_one(runner, connection.recv()))
            collector.step()
    except (EOFError, OSError):
        pass


def _run_one(runner: Runner, name: str) -> Result:
    out, err = io.StringIO(), io.StringIO()
    streams = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = out, err
    runner.diagnostics.reports = []
    try:
        status = runner.run_one(name)
    except Exception as error:  # a bug of ours, or an output that cannot be written: the other inputs go on
        from hlslfe.frontend.output import OutputError

        if isinstance(error, OutputError | UsageError):
            status = EXIT_USAGE
            err.write(f"hlslfe: error: {error}\n")
        else:
            status = EXIT_INTERNAL
            err.write(_internal_error(name, f"{type(error).__name__}: {error}"))
            if os.environ.get("HLSLFE_TRACEBACK"):
                import traceback

                err.write(traceback.format_exc())
    finally:
        sys.stdout, sys.stderr = streams
    kept = tuple([list(items) for items in _kept(runner)])
    for items in _kept(runner):
        items.clear()
    return Result(status, out.getvalue(), err.getvalue(), runner.diagnostics.reports, kept)


def _kept(runner: Runner) -> tuple[list[object], ...]:
    """What `sig` collects from all inputs: entries for JSON and drawings, tables."""
    return runner.json_entries, runner.drawn_entries, runner.tables  # type: ignore[return-value]


def _internal_error(name: str, what: str) -> str:
    return f"{name}: error: internal compiler error: {what}\n"


class JobRunner:
    """Hands out the inputs of `runner` in order and shows what comes back in the same order."""

    def __init__(self, runner: Runner, count: int) -> None:
        self.runner = runner
        self.invocation = runner.invocation
        self.inputs = self.invocation.inputs
        self.count = min(count, len(self.inputs))
        self.workers: list[_Worker] = []
        self.results: dict[int, Result] = {}
        self.next_input = 0
        self.next_shown = 0
        self.first_failed = len(self.inputs)
        self.statuses: list[int] = []
        self.progress = Progress(len(self.inputs))

    def run(self) -> int:
        """The exit code."""
        if "-" in self.inputs:
            raise UsageError("standard input does not go with -j")
        self.invocation.color = self.runner.diagnostics.options.color
        try:
            self._start_workers()
            while self.next_shown < len(self.inputs) and not self._is_over():
                self._step()
        finally:
            for worker in self.workers:
                worker.process.kill()
            for worker in self.workers:
                worker.process.join()
            self.progress.close()
        self._summary()
        return max(self.statuses)

    def _start_workers(self) -> None:
        if start_method() == "fork":
            _load_all(self.runner)
        for _ in range(self.count):
            try:
                self._start_worker()
            except OSError as error:  # too many processes: the ones that are there do the work
                if not self.workers:
                    raise UsageError(f"no process can be started: {error.strerror}") from None
                break

    def _start_worker(self) -> None:
        context = multiprocessing.get_context(start_method())
        ours, theirs = context.Pipe()
        process: BaseProcess = context.Process(  # type: ignore[attr-defined]
            target=_work, args=(theirs, self.invocation, type(self.runner)), daemon=True)
        can_mask = hasattr(signal, "pthread_sigmask")
        if can_mask:  # Ctrl-C waits until the new process ignores it
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            process.start()
        finally:
            if can_mask:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        theirs.close()
        worker = _Worker(process, ours)
        self.workers.append(worker)
        self._assign(worker)

    def _assign(self, worker: _Worker) -> None:
        if self.next_input >= min(len(self.inputs), self.first_failed):
            worker.index = -1
            return
        worker.index = self.next_input
        self.next_input += 1
        try:
            worker.connection.send(self.inputs[worker.index])
        except OSError:  # it is gone already: `_step` sees the end of its pipe
            pass

    def _is_over(self) -> bool:
        """--fail-fast: everything up to the first failure is shown."""
        return self.next_shown > self.first_failed

    def _step(self) -> None:
        """Wait for results, show those whose turn it is."""
        busy = {worker.connection: worker for worker in self.workers if worker.index >= 0}
        for connection in wait(list(busy)):
            worker = busy[connection]  # type: ignore[index]
            index = worker.index
            try:
                result = worker.connection.recv()
            except (EOFError, OSError):
                result = self._crashed(worker)
            self._take(index, result)
            if worker in self.workers:
                self._assign(worker)
            elif self.next_input < min(len(self.inputs), self.first_failed):
                self._start_worker()
        while self.next_shown in self.results and not self._is_over():
            self._show(self.results.pop(self.next_shown))

    def _crashed(self, worker: _Worker) -> Result:
        worker.process.join()
        self.workers.remove(worker)
        code = worker.process.exitcode or 0
        what = f"killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        return Result(EXIT_INTERNAL, "", _internal_error(self.inputs[worker.index], f"its process was {what}"
                                                         if code < 0 else f"its process {what}"), [])

    def _take(self, index: int, result: Result) -> None:
        self.results[index] = result
        if result.status and self.invocation.fail_fast:
            self.first_failed = min(self.first_failed, index)
        self.progress.step()

    def _show(self, result: Result) -> None:
        self.next_shown += 1
        self.statuses.append(result.status)
        self.runner.diagnostics.reports += result.reports
        for items, more in zip(_kept(self.runner), result.kept, strict=False):
            items += more
        if result.out or result.err:
            self.progress.hide()
            if result.err:
                sys.stderr.write(result.err)
                sys.stderr.flush()
            if result.out:
                sys.stdout.write(result.out)
                sys.stdout.flush()

    def _summary(self) -> None:
        """`500 files: 497 without errors, 3 with errors`, and which; not where a report goes to standard error."""
        if not self.runner.diagnostics.on_stderr:
            return
        counts = ((0, "without errors"), (EXIT_ERRORS, "with errors"), (EXIT_USAGE, "not read or not written"),
                  (EXIT_INTERNAL, "with internal errors"))
        parts = [f"{self.statuses.count(status)} {what}" for status, what in counts if self.statuses.count(status)]
        left = len(self.inputs) - len(self.statuses)
        if left:
            parts.append(f"{left} left out")
        failed = [f"  {name}\n" for name, status in zip(self.inputs, self.statuses, strict=False) if status]
        sys.stderr.write(f"{len(self.inputs)} files: {', '.join(parts)}\n{''.join(failed)}")


def _load_all(runner: Runner) -> None:
    """Import and read what every input needs, so that each process has it from its start."""
    from hlslfe.frontend.compiler import Compilation

    compilation = Compilation("<empty>", "void f() {}\n", runner.options, error_limit=0)
    compilation.unit()
    names = ["signatures"]
    if runner.invocation.command == "compile" and runner.invocation.emit == "ll":
        names += ["emit_ll", "module"]
    for name in names:
        importlib.import_module(f"hlslfe.codegen.{name}")


def job_count(invocation: Invocation) -> int:
    """What -j asks for: 0 is a process for each core; 1 without -j."""
    from hlslfe.frontend.command_line import MAX_JOBS, parse_number

    if invocation.jobs is None:
        return 1
    count = parse_number("-j", invocation.jobs, 0, MAX_JOBS)
    if not count:
        count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return count
