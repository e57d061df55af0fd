"""Writes records for `tapline batch`: messages in Markdown of about 500 bytes with two or three links.

The same number gives the same messages. Usage: messages.py COUNT > messages.ndjson
"""

from __future__ import annotations

import json
import random
import sys
from typing import Iterator

# A message is in one of these languages; most are in the first.
LANGUAGES = (
    "please check the new build before noon because two tests fail on the old phone and nobody "
    "knows why it happens only there thanks for looking into this we can ship when it is green 👍",
    "bitte prüft den neuen Stand heute früh weil zwei Prüfungen auf dem alten Gerät scheitern und "
    "niemand weiß warum das nur dort geschieht danke fürs Anschauen größere Schritte folgen später",
    "пожалуйста проверьте новую сборку до обеда две проверки не проходят на старом телефоне и никто "
    "не знает почему спасибо что смотрите выпустим когда всё будет готово 🎉",
    "新しい 版を 昼までに 見て ください 古い 端末で 試験が 二つ 失敗 しますが 理由は 誰にも わかりません "
    "ありがとう 緑に なったら 出せます",
    "يرجى فحص النسخة الجديدة قبل الظهر لأن اختبارين يفشلان على الهاتف القديم ولا أحد يعرف السبب شكرا لكم",
    "कृपया नया निर्माण दोपहर से पहले देखें क्योंकि पुराने फ़ोन पर दो परीक्षण विफल होते हैं धन्यवाद 👩‍💻",
)

# Most links are fine, some are not: what an audit is for.
LINKS = (
    "[docs](https://docs{number}.example.com/guide)",
    "[ticket {number}](https://tickets.example.org/browse/T-{number})",
    "[the log](https://ci.example.net/jobs/{number}/log?step=3#end)",
    "<https://example.com/u/{number}>",
    "[https://bank.example/login](https://login{number}.example.net/)",
    "[here](javascript:alert({number}))",
    "[ ](https://example.org/{number})",
    "[mail](mailto:team{number}@example.org)",
)


def messages(count: int) -> Iterator[str]:
    """The records, one line each, without line feeds."""
    chance = random.Random(500)
    sentences = []
    for language in LANGUAGES:
        words = language.split()
        sentences.append(
            [
                " ".join(chance.choices(words, k=chance.randrange(8, 16))).capitalize() + "."
                for _ in range(200)
            ]
        )
    for number in range(count):
        language = sentences[max(0, chance.getrandbits(4) - 10)]
        parts: list[str] = []
        length = 0
        while length < 430:
            parts.append(language[chance.getrandbits(16) % len(language)])
            length += len(parts[-1].encode())
            if len(parts) in (1, 3, 4) and length < 430:
                link = LINKS[min(chance.getrandbits(5), chance.getrandbits(5)) % len(LINKS)]
                parts.append(link.format(number=number % 9973))
                length += len(parts[-1])
        record = {
            "id": f"m{number:07}",
            "text": " ".join(parts),
            "format": "markdown",
            "ask": ["audit"],
        }
        yield json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Writes as many records as the argument says."""
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for line in messages(int(sys.argv[1])):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
