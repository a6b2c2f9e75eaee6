"""Asks Debian's libswe 2.0 (Swiss Ephemeris 2.10.03, JPL DE431) for returns and progressed charts. Started by time.ts.

Reads JSON: {"returns": [{"body", "birth": tt, "from": tt, "until": tt, "step", "gap"}], "progressions": [{"tt", "ut1", "latitude", "longitude",
"at": tt, "converse", "lag": TT − UT1 at the derived moment}]}, Julian days. Writes JSON lists of the same lengths. Passes are found by a plain scan and bisection of the
library's longitudes; a gap of days parts one return from the next. Delta T is that of the input, so that Earth and sky are the same on both sides.
"""
import ctypes
import json
import sys

swe = ctypes.CDLL("libswe.so.2.0")
double, doubles = ctypes.c_double, ctypes.POINTER(ctypes.c_double)
swe.swe_calc.argtypes = [double, ctypes.c_int, ctypes.c_int, doubles, ctypes.c_char_p]
swe.swe_houses.argtypes = [double, double, double, ctypes.c_int, doubles, doubles]
swe.swe_houses_armc.argtypes = [double, double, double, ctypes.c_int, doubles, doubles]
swe.swe_cotrans.argtypes = [doubles, doubles, double]
swe.swe_cotrans.restype = None
swe.swe_set_delta_t_userdef.argtypes = [double]
swe.swe_set_delta_t_userdef.restype = None
swe.swe_set_ephe_path.argtypes = [ctypes.c_char_p]
swe.swe_set_ephe_path.restype = None
swe.swe_set_ephe_path(sys.argv[1].encode())
SWIEPH, SPEED, ECL_NUT, TRUE_NODE, PLACIDUS = 2, 256, -1, 11, ord("P")
NAMES = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
BODIES = {**{name: i for i, name in enumerate(NAMES)}, "true_node": TRUE_NODE}
NAIBOD = 0.98564733


def calculated(body, tt, flags=0):
    values, message = (double * 6)(), ctypes.create_string_buffer(256)
    used = swe.swe_calc(tt, body, SWIEPH | flags, values, message)
    if used < 0 or (body != ECL_NUT and not used & SWIEPH):
        raise SystemExit(message.value.decode())
    return values


def longitude(body, tt):
    return calculated(body, tt)[0]


def arc(body, tt, mark):
    return (longitude(body, tt) - mark + 180) % 360 - 180


def bisected(body, mark, low, high):
    negative = arc(body, low, mark) < 0
    for _ in range(60):
        middle = (low + high) / 2
        if (arc(body, middle, mark) < 0) == negative:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def passes(body, mark, start, end, step):
    found, at, before = [], start, arc(body, start, mark)
    while at < end:
        after = arc(body, at + step, mark)
        if (before < 0) != (after < 0) and abs(before - after) < 180:
            found.append(bisected(body, mark, at, at + step))
        at, before = at + step, after
    return found


def returned(asked):
    """The passes of the first return that is not over at `from`, and the daily motion at each."""
    body = BODIES[asked["body"]]
    mark = longitude(body, asked["birth"])
    groups = []
    start = max(asked["birth"] + asked["gap"], asked["from"] - 2 * asked["gap"])
    for at in passes(body, mark, start, asked["until"], asked["step"]):
        if groups and at - groups[-1][-1] < asked["gap"]:
            groups[-1].append(at)
        else:
            groups.append([at])
    first = next(group for group in groups if group[-1] >= asked["from"])
    return {"mark": mark, "passes": first, "motions": [calculated(body, at, SPEED)[3] for at in first]}


def obliquity(tt):
    return calculated(ECL_NUT, tt)[0]


def houses_at(tt, ut1, latitude, east):
    cusps, points = (double * 13)(), (double * 10)()
    swe.swe_set_delta_t_userdef(tt - ut1)
    swe.swe_houses(ut1, latitude, east, PLACIDUS, cusps, points)
    return list(cusps)[1:13], points[1], points[2]


def houses_of(armc, latitude, tt):
    cusps, points = (double * 13)(), (double * 10)()
    swe.swe_houses_armc(armc % 360, latitude, obliquity(tt), PLACIDUS, cusps, points)
    return list(cusps)[1:13]


def armc_of(midheaven, tt):
    place, equatorial = (double * 3)(midheaven % 360, 0, 1), (double * 3)()
    swe.swe_cotrans(place, equatorial, -obliquity(tt))
    return equatorial[0]


def year(tt):
    t = (tt - 2451545) / 36525
    return 365.2421896698 - 0.00000615359 * t - 7.29e-10 * t**2 + 2.64e-10 * t**3


def progressed(asked):
    tt, latitude, east = asked["tt"], asked["latitude"], asked["longitude"]
    years = (asked["at"] - tt) / year(tt)
    sign = -1 if asked["converse"] else 1
    derived = tt + sign * years
    _, midheaven, armc = houses_at(tt, asked["ut1"], latitude, east)
    sun_arc = longitude(0, derived) - longitude(0, tt)
    moon = longitude(1, derived)
    border = (moon // 30 + (0 if asked["converse"] else 1)) * 30 % 360
    near, far = (derived - 3, derived) if asked["converse"] else (derived, derived + 3)
    change = passes(1, border, near, far, 0.25)
    ingress = change[-1] if asked["converse"] else change[0]
    return {
        "derived": derived,
        "bodies": [longitude(body, derived) for body in range(10)],
        "solar_arc_longitude": houses_of(armc_of(midheaven + sun_arc, derived), latitude, derived),
        "naibod_ra": houses_of(armc + sign * NAIBOD * years, latitude, derived),
        "quotidian": houses_at(derived, derived - asked["lag"], latitude, east)[0],
        "moon_sign_ends": tt + sign * (ingress - tt) * year(tt),
    }


given = json.load(sys.stdin)
json.dump({
    "returns": [returned(asked) for asked in given["returns"]],
    "progressions": [progressed(asked) for asked in given["progressions"]],
}, sys.stdout)
