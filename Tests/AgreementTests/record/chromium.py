"""Headless Chromium, asked through its DevTools pipe."""

import json
import os
import re
import signal
import tempfile
from pathlib import Path

import fonts

# Debian's /usr/bin/chromium is a script that adds options of the machine's own.
PROGRAM = Path("/usr/lib/chromium/chromium")

OPTIONS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
    "--remote-debugging-pipe",
    "--allow-file-access-from-files",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--window-size=1600,1200",
]


class Chromium:
    """A browser that knows the given fonts only, with one page that measures."""

    def __init__(self, names: list[str]):
        if not PROGRAM.exists():
            raise SystemExit(f"{PROGRAM} is not there: apt-get install chromium")
        self.folder = tempfile.TemporaryDirectory(prefix="rival-", ignore_cleanup_errors=True)
        home = Path(self.folder.name)
        config = fonts.configure(home, names)
        for index, name in enumerate(names):
            (home / f"{index}.font").write_bytes(fonts.face(name))
        page = home / "page.html"
        script = Path(__file__).with_name("page.js").read_text()
        page.write_text(f'<!DOCTYPE html><meta charset="utf-8"><script>{script}</script>')
        self._start(home, {"HOME": str(home), "FONTCONFIG_FILE": str(config)})
        self.calls = 0
        self.session = None
        self.version = self.call("Browser.getVersion")["product"].partition("/")[2]
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        self.call("Page.navigate", url=page.as_uri())
        # The script of the page has run once there is a body.
        self.evaluate("new Promise(done => document.body ? done() : onload = done)")

    def _start(self, home: Path, environment: dict[str, str]) -> None:
        # The browser reads commands on descriptor 3 and writes answers on 4.
        their_input, self.input = os.pipe()
        self.output, their_output = os.pipe()
        quiet = os.open(os.devnull, os.O_RDWR)
        # High numbers first: 3 and 4 may be ends of these very pipes.
        high = [os.dup(end) for end in (their_input, their_output)]
        while min(high) < 5:
            high = [os.dup(end) for end in high]
        actions = [(os.POSIX_SPAWN_DUP2, quiet, stream) for stream in (0, 1, 2)]
        actions += [(os.POSIX_SPAWN_DUP2, end, place) for end, place in zip(high, (3, 4))]
        arguments = [str(PROGRAM), *OPTIONS, f"--user-data-dir={home / 'profile'}", "about:blank"]
        self.process = os.posix_spawn(
            PROGRAM, arguments, os.environ | environment, file_actions=actions, setpgroup=0
        )
        for end in {quiet, their_input, their_output, *high}:
            os.close(end)
        self.answers = open(self.output, "rb")

    def call(self, method: str, **parameters):
        """Calls a method of the DevTools protocol and waits for what it gives."""
        self.calls += 1
        message = {"id": self.calls, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.input, rest) :]
        while True:
            answer = self._answer()
            if answer.get("id") != self.calls:
                continue
            if "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}")
            return answer["result"]

    def _answer(self):
        message = bytearray()
        while (byte := self.answers.read(1)) != b"\0":
            if not byte:
                raise RuntimeError("Chromium ended")
            message += byte
        return json.loads(message)

    def evaluate(self, expression: str):
        """The value of a JavaScript expression in the page, promises awaited."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"])[:2000])
        return result["result"].get("value")

    def close(self) -> None:
        """Ends the browser and all that it started."""
        os.close(self.input)
        self.answers.close()
        try:
            os.killpg(self.process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.process, 0)
        self.folder.cleanup()


def icu_version() -> str:
    """The version of the ICU that Chromium brings, from the name inside its data."""
    with open(PROGRAM.with_name("icudtl.dat"), "rb") as data:
        found = re.search(rb"icudt(\d+)l", data.read(1 << 16))
    return found[1].decode() if found else "unknown"
