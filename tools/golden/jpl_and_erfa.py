"""Golden rows from JPL's DE405 and from ERFA (the IAU's standard routines), none of it our own code.

    DE405_TABLE=.../ephemerides/DE405/table.f0i python3 tools/golden/jpl_and_erfa.py

Needs numpy, pyerfa 2.0.1.5 and the file `table.f0i` of Debian's casacore-data-jpl-de405 (2007.07.05+ds.1-1).
Writes test/golden/sky/jpl-de405.tsv and earth-orientation.tsv.
"""

import os
from pathlib import Path

import erfa
import numpy as np

GOLDEN = Path(__file__).parents[2] / "test" / "golden" / "sky"
BODIES = "sun moon mercury venus mars jupiter saturn uranus neptune pluto".split()

# DE405 as casacore stores it: records of 32 days, 1018 numbers each, without the two leading dates.
RECORDS, RECORD_DAYS, FIRST_DAY = 1143, 32, 2436912.5
# JPL's pointers into a record: first number, coefficients per component, sub-intervals.
LAYOUT = {
    "mercury": (3, 14, 4), "venus": (171, 10, 2), "emb": (231, 13, 2), "mars": (309, 11, 1), "jupiter": (342, 8, 1),
    "saturn": (366, 7, 1), "uranus": (387, 6, 1), "neptune": (405, 6, 1), "pluto": (423, 6, 1), "moon": (441, 13, 8),
    "sun": (753, 11, 2),
}
AU_KM, EARTH_MOON_RATIO, LIGHT_AU_PER_DAY = 149597870.691, 81.30056, 173.1446326846693


def read_de405(path):
    raw = Path(path).read_bytes()
    return np.stack([np.frombuffer(raw, "<f8", 1018, 28 + 8160 * i) for i in range(RECORDS)])


DE405 = read_de405(os.environ["DE405_TABLE"])


def series(name, day):
    """Position and velocity in au and au per day; the Moon's from the Earth, all others from the barycentre."""
    first, count, parts = LAYOUT[name]
    record = int((day - FIRST_DAY) // RECORD_DAYS)
    place = (day - FIRST_DAY) / RECORD_DAYS - record
    part = min(int(place * parts), parts - 1)
    x = 2 * (place * parts - part) - 1
    start = first - 3 + part * count * 3
    rows = DE405[record, start : start + 3 * count].reshape(3, count)
    position = [np.polynomial.chebyshev.chebval(x, row) for row in rows]
    velocity = [np.polynomial.chebyshev.chebval(x, np.polynomial.chebyshev.chebder(row)) for row in rows]
    return np.array(position) / AU_KM, np.array(velocity) * 2 * parts / RECORD_DAYS / AU_KM


def earth(day):
    (p, v), (moon, moon_v) = series("emb", day), series("moon", day)
    return p - moon / (1 + EARTH_MOON_RATIO), v - moon_v / (1 + EARTH_MOON_RATIO)


def place_of(name, day):
    return earth(day)[0] + series("moon", day)[0] if name == "moon" else series(name, day)[0]


def apparent(name, day):
    """Longitude and latitude on the true ecliptic and equinox of date, degrees."""
    here, velocity = earth(day)
    light = 0.0
    for _ in range(4):
        there = place_of(name, day - light)
        light = np.linalg.norm(there - here) / LIGHT_AU_PER_DAY
    seen = (there - here) / np.linalg.norm(there - here)
    sun = series("sun", day)[0]
    from_sun = here - sun
    sun_distance = np.linalg.norm(from_sun)
    if name not in ("sun", "moon"):
        body = there - series("sun", day - light)[0]
        seen = erfa.ld(1.0, seen, body / np.linalg.norm(body), from_sun / sun_distance, sun_distance, 1e-6)
    beta = velocity / LIGHT_AU_PER_DAY
    seen = erfa.ab(seen, beta, sun_distance, np.sqrt(1 - beta @ beta))
    obliquity = erfa.obl06(day, 0.0) + erfa.nut06a(day, 0.0)[1]
    to_ecliptic = erfa.rx(obliquity, np.eye(3)) @ erfa.pnm06a(day, 0.0)
    x, y, z = to_ecliptic @ seen
    return np.degrees(np.arctan2(y, x)) % 360, np.degrees(np.arcsin(z))


def spread(count, first, last):
    golden = (np.sqrt(5) - 1) / 2
    return sorted(round(first + ((i + 1) * golden + 0.5) % 1 * (last - first), 5) for i in range(count))


def write(name, head, rows):
    (GOLDEN / f"{name}.tsv").write_text("\n".join(["\t".join(head), *("\t".join(row) for row in rows)]) + "\n")
    print(f"{name}: {len(rows)} rows")


days = spread(300, 2437300.5, 2473459.5)  # 1961-01-01 .. 2060-01-01
head = ["jd_tt", *(f"{body}_{column}" for body in BODIES for column in ("longitude", "latitude"))]
write("jpl-de405", head, [[str(day), *(f"{v:.7f}" for body in BODIES for v in apparent(body, day))] for day in days])


def orientation(tt):
    ut1 = round(tt - 70 / 86400, 6)
    psi, eps = erfa.nut06a(tt, 0.0)
    values = np.degrees([psi, eps, erfa.obl06(tt, 0.0), erfa.gmst06(ut1, 0.0, tt, 0.0), erfa.gst06a(ut1, 0.0, tt, 0.0)])
    return [str(tt), str(ut1), *(f"{value:.9f}" for value in values)]


head = ["jd_tt", "jd_ut1", "nutation_longitude", "nutation_obliquity", "mean_obliquity", "mean_sidereal", "apparent_sidereal"]
write("earth-orientation", head, [orientation(tt) for tt in spread(500, 2305447.5, 2597641.5)])
