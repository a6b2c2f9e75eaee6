"""Golden natal charts: births at the places of zone.tab, their UTC by CPython's zoneinfo, their sky by swetest.

    python3 tools/golden/natal_charts.py FOLDER FULL

FOLDER is the zoneinfo folder of Debian's tzdata, FULL one made of all of backzone (data/zones/SOURCE.md): before 1970 a
name that is only a link in FOLDER has its own history there. Writes test/golden/natal-charts/charts.tsv; see SOURCE.md there.
"""
import random
import re
import subprocess
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone
from pathlib import Path

FOLDER, FULL = (Path(argument).resolve() for argument in sys.argv[1:3])
OUT = Path(__file__).parents[2] / "test/golden/natal-charts/charts.tsv"
SYSTEMS = {"whole": "W", "placidus": "P", "koch": "K", "equal": "A"}
EPHEMERIS = "/usr/share/libswe/ephe"
zoneinfo.reset_tzpath(to=[str(FOLDER)])
LINKED = set(re.findall(r"^L \S+ (\S+)", (FOLDER / "tzdata.zi").read_text("latin1"), re.M))
BACKZONE_LINKS = {
    name: target for target, name in re.findall(r"^Link\s+(\S+)\s+(\S+)", (FULL / "backzone").read_text(), re.M)
}


def coordinate(text):
    """ISO 6709, as zone.tab has it: ±DDMM, ±DDDMM, ±DDMMSS or ±DDDMMSS."""
    sign, digits = (-1 if text[0] == "-" else 1), text[1:]
    degrees = len(digits) - (4 if len(digits) > 5 else 2)
    parts = [digits[:degrees], digits[degrees:degrees + 2], digits[degrees + 2:] or "0"]
    return round(sign * sum(int(part) / 60**i for i, part in enumerate(parts)), 4)


def places():
    for line in (FOLDER / "zone.tab").read_text().splitlines():
        if not line.startswith("#"):
            _, position, name = line.split("\t")[:3]
            latitude, longitude = re.match(r"([+-]\d+)([+-]\d+)", position).groups()
            yield name, coordinate(latitude), coordinate(longitude)


def zone_of(birth, name):
    if birth.year >= 1970 or name not in LINKED:
        return zoneinfo.ZoneInfo(name)
    with open(FULL / BACKZONE_LINKS.get(name, name), "rb") as file:
        return zoneinfo.ZoneInfo.from_file(file, key=name)


def utc_of(birth, name):
    """The earlier of two instants; None for a time that the clocks skipped."""
    zone = zone_of(birth, name)
    utc = birth.replace(tzinfo=zone).astimezone(timezone.utc)
    return utc if utc.astimezone(zone).replace(tzinfo=None) == birth else None


def sky(utc, latitude, longitude, system):
    """Longitudes of the ten bodies, the twelve cusps, Ascendant and Midheaven."""
    answer = subprocess.run(
        ["swetest", f"-edir{EPHEMERIS}", "-head", "-p0123456789", "-fl", "-ep",
         f"-b{utc.day}.{utc.month}.{utc.year}", f"-utc{utc:%H:%M:%S}",
         f"-house{longitude},{latitude},{SYSTEMS[system]}"],
        capture_output=True, text=True, check=True).stdout
    assert "warning" not in answer and "error" not in answer, answer
    return [float(line.split()[0]) for line in answer.splitlines() if line.strip()][:24]


def row(chance, name, latitude, longitude):
    requested = chance.choice(["whole", "placidus", "koch"])
    used = "equal" if requested != "whole" and abs(latitude) > 66 else requested
    start = datetime(1850, 1, 1)
    seconds = chance.randrange(int((datetime(2026, 1, 1) - start).total_seconds()))
    birth = start + timedelta(seconds=seconds)
    utc = utc_of(birth, name)
    if utc is None:
        return None
    numbers = "\t".join(f"{number:.7f}" for number in sky(utc, latitude, longitude, used))
    return f"{birth}\t{name}\t{latitude}\t{longitude}\t{requested}\t{used}\t{utc:%Y-%m-%dT%H:%M:%SZ}\t{numbers}\n"


chance = random.Random(1600)
rows = [row(chance, *place) for place in places()]
head = "# birthDateTime timezone latitude longitude requested used utc, ten longitudes, twelve cusps, Ascendant, Midheaven\n"
OUT.write_text(head + "".join(line for line in rows if line))
print(f"{sum(line is not None for line in rows)} charts")
