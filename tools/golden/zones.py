"""Golden rows for civil time, answered by CPython's zoneinfo from the zoneinfo folder of Debian's tzdata.

    python3 tools/golden/zones.py FOLDER

Writes test/golden/zones/offsets.txt and transitions.txt; SOURCE.md there describes them. Only zoneinfo's public
interface is asked; the files themselves are compared with each other, to ask once where they are the same.
"""
import random
import re
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone
from pathlib import Path

FOLDER = Path(sys.argv[1]).resolve()
OUT = Path(__file__).parents[2] / "test/golden/zones"
EPOCH = datetime(1970, 1, 1)
STEP = 6 * 3600

zoneinfo.reset_tzpath(to=[str(FOLDER)])
listing = (FOLDER / "tzdata.zi").read_text("latin1")
version = re.search(r"^# version (\S+)$", listing, re.M)[1]
NAMES = sorted(re.findall(r"^(?:Z|L \S+) (\S+)", listing, re.M))


def seconds(year):
    return int((datetime(year, 1, 1) - EPOCH).total_seconds())


def offset_at(zone, instant):
    utc = (EPOCH + timedelta(seconds=instant)).replace(tzinfo=zone)
    return int(zone.fromutc(utc).utcoffset().total_seconds())


def first_second_of(zone, low, high, offset):
    """The first second in (low, high] with this offset, given that there is one change in between."""
    while high - low > 1:
        middle = (low + high) // 2
        if offset_at(zone, middle) == offset:
            high = middle
        else:
            low = middle
    return high


def transitions_of(zone, start, end):
    found = []
    before = offset_at(zone, start)
    for instant in range(start + STEP, end + 1, STEP):
        after = offset_at(zone, instant)
        if after != before:
            at = first_second_of(zone, instant - STEP, instant, after)
            assert offset_at(zone, at - 1) == before, (zone, at)
            check_wall_clock(zone, at, before, after)
            found.append((at, after))
            before = after
    return found


def check_wall_clock(zone, at, before, after):
    """PEP 495: inside a gap or a fold, fold=0 gives the offset before the transition and fold=1 the one after."""
    first, last = sorted((at + before, at + after))
    for reading in (first, (first + last) // 2, last - 1):
        wall = (EPOCH + timedelta(seconds=reading)).replace(tzinfo=zone)
        offsets = [int(wall.replace(fold=fold).utcoffset().total_seconds()) for fold in (0, 1)]
        assert offsets == [before, after], (zone, at, offsets, before, after)


def write(file, note, lines):
    text = f"# tzdb {version}, CPython {sys.version.split()[0]} zoneinfo. {note}\n" + "".join(lines)
    (OUT / file).write_text(text)


def offset_line(name, chance):
    zone = zoneinfo.ZoneInfo(name)
    drawn = [chance.randrange(seconds(1850), seconds(2038)) for _ in range(10)]
    drawn += [chance.randrange(seconds(2038), seconds(2400)) for _ in range(2)]
    return f"{name} " + " ".join(f"{at} {offset_at(zone, at)}" for at in sorted(drawn)) + "\n"


def transition_lines():
    groups = {}
    for name in NAMES:
        groups.setdefault((FOLDER / name).read_bytes(), []).append(name)
    for number, names in enumerate(groups.values(), 1):
        zone = zoneinfo.ZoneInfo(names[0])
        start, end = seconds(1850), seconds(2038)
        pairs = "".join(f" {at} {after}" for at, after in transitions_of(zone, start, end))
        print(f"\r{number} of {len(groups)} {names[0]:40}", end="", flush=True)
        yield f"{','.join(names)} {offset_at(zone, start)}{pairs}\n"
    print()


chance = random.Random(2026)
write("offsets.txt", "name, then (instant, offset) pairs in seconds", [offset_line(n, chance) for n in NAMES])
write("transitions.txt", "names, offset on 1850-01-01, then (instant, new offset)", list(transition_lines()))
