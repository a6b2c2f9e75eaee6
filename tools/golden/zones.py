"""Golden rows for civil time, answered by CPython's zoneinfo from the zoneinfo folder of Debian's tzdata, and for the
names that it has only as links from a folder made of all of backzone (data/zones/SOURCE.md).

    python3 tools/golden/zones.py FOLDER FULL

Writes test/golden/zones/offsets.txt and transitions.txt; SOURCE.md there describes them. Only zoneinfo's public
interface is asked; the files themselves are compared with each other, to ask once where they are the same.
"""
import random
import re
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone
from pathlib import Path

FOLDER, FULL = (Path(argument).resolve() for argument in sys.argv[1:3])
OUT = Path(__file__).parents[2] / "test/golden/zones"
EPOCH = datetime(1970, 1, 1)
STEP = 6 * 3600

listing = (FOLDER / "tzdata.zi").read_text("latin1")
version = re.search(r"^# version (\S+)$", listing, re.M)[1]
IN_PACKAGE = set(re.findall(r"^(?:Z|L \S+) (\S+)", listing, re.M))
LINKED = set(re.findall(r"^L \S+ (\S+)", listing, re.M))
IN_FULL = set(re.findall(r"^Z (\S+)", (FULL / "tzdata.zi").read_text("latin1"), re.M))
BACKZONE_LINKS = {
    name: target for target, name in re.findall(r"^Link\s+(\S+)\s+(\S+)", (FULL / "backzone").read_text(), re.M)
}
NAMES = sorted(IN_PACKAGE | IN_FULL)


def zone_in(folder, name):
    with open(folder / name, "rb") as file:
        return zoneinfo.ZoneInfo.from_file(file, key=name)


def sources_of(name):
    """The zone, and for a merged one also the zone of its own past."""
    name = BACKZONE_LINKS.get(name, name)
    if name not in IN_PACKAGE:
        return zone_in(FULL, name), None
    return zone_in(FOLDER, name), zone_in(FULL, name) if name in LINKED & IN_FULL else None


def bytes_of(name):
    name = BACKZONE_LINKS.get(name, name)
    paths = [folder / name for folder, has in ((FOLDER, IN_PACKAGE), (FULL, IN_FULL - IN_PACKAGE | LINKED & IN_FULL)) if name in has]
    return b"".join(path.read_bytes() for path in paths)


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


def history_of(name):
    """Offset in 1850 and the changes: of a merged zone its own until the first change of either since 1970."""
    zone, own = sources_of(name)
    start, end = seconds(1850), seconds(2038)
    changes = transitions_of(zone, start, end)
    if own is None:
        return offset_at(zone, start), changes
    own_changes = transitions_of(own, start, end)
    cut = min((at for at, _ in own_changes + changes if at >= 0), default=end)
    past = [one for one in own_changes if one[0] < cut]
    last = past[-1][1] if past else offset_at(own, start)
    first = [(cut, offset_at(zone, cut))] if cut < end and offset_at(zone, cut) != last else []
    return offset_at(own, start), past + first + [one for one in changes if one[0] > cut]


def write(file, note, lines):
    text = f"# tzdb {version}, CPython {sys.version.split()[0]} zoneinfo. {note}\n" + "".join(lines)
    (OUT / file).write_text(text)


def offset_line(name, chance, history):
    zone, own = sources_of(name)
    drawn = [chance.randrange(seconds(1850), seconds(2038)) for _ in range(10)]
    drawn += [chance.randrange(seconds(2038), seconds(2400)) for _ in range(2)]
    return f"{name} " + " ".join(f"{at} {answer(zone, own, history, at)}" for at in sorted(drawn)) + "\n"


def answer(zone, own, history, at):
    if own is None or at >= seconds(2038):
        return offset_at(zone, at)
    first, changes = history
    return next((after for start, after in reversed(changes) if start <= at), first)


def group_histories():
    groups = {}
    for name in NAMES:
        groups.setdefault(bytes_of(name), []).append(name)
    for number, names in enumerate(groups.values(), 1):
        print(f"\r{number} of {len(groups)} {names[0]:40}", end="", flush=True)
        yield names, history_of(names[0])
    print()


def transition_line(names, history):
    first, changes = history
    return f"{','.join(names)} {first}" + "".join(f" {at} {after}" for at, after in changes) + "\n"


histories = list(group_histories())
history_by_name = {name: history for names, history in histories for name in names}
chance = random.Random(2026)
write(
    "offsets.txt",
    "name, then (instant, offset) pairs in seconds",
    [offset_line(name, chance, history_by_name[name]) for name in NAMES],
)
write(
    "transitions.txt",
    "names, offset on 1850-01-01, then (instant, new offset)",
    [transition_line(names, history) for names, history in histories],
)
