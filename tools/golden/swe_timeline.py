"""Asks Debian's libswe 2.0 (Swiss Ephemeris 2.10.03, JPL DE431) for the transits of spans to birth charts. Started by timeline.ts.

Reads JSON: a list of spans {"from": tt, "to": tt, "births": [[tt, ut1, latitude, longitude], …]}, Julian days. Writes JSON: for each birth of each
span its natal longitudes (ten bodies, Ascendant, Midheaven) and its transits [body, angle, point, visits, passes, stations], all in Terrestrial Time.
A scan in steps of half a day (two days from Jupiter on), far beyond the span, with stations put in between the steps: it shares no code with ours.
"""
import ctypes
import json
import sys

import numpy

swe = ctypes.CDLL("libswe.so.2.0")
double, doubles = ctypes.c_double, ctypes.POINTER(ctypes.c_double)
swe.swe_calc.argtypes = [double, ctypes.c_int, ctypes.c_int, doubles, ctypes.c_char_p]
swe.swe_houses.argtypes = [double, double, double, ctypes.c_int, doubles, doubles]
swe.swe_set_delta_t_userdef.argtypes = [double]
swe.swe_set_delta_t_userdef.restype = None
swe.swe_set_ephe_path.argtypes = [ctypes.c_char_p]
swe.swe_set_ephe_path.restype = None
swe.swe_set_ephe_path(sys.argv[1].encode())
SWIEPH, SPEED, PLACIDUS = 2, 256, ord("P")
ORB = 1.0
ANGLES = [0, 60, -60, 90, -90, 120, -120, 180]
# Sun, Mercury, Venus, Mars; then Jupiter to Pluto: days of a step, and days beyond the span.
BODIES = {0: (0.5, 40), 2: (0.5, 400), 3: (0.5, 400), 4: (0.5, 800), **{body: (2, 2500) for body in range(5, 10)}}


def calculated(body, tt):
    values, message = (double * 6)(), ctypes.create_string_buffer(256)
    used = swe.swe_calc(tt, body, SWIEPH | SPEED, values, message)
    if used < 0 or not used & SWIEPH:
        raise SystemExit(message.value.decode())
    return values[0], values[3]


def natal(tt, ut1, latitude, longitude):
    cusps, points = (double * 13)(), (double * 10)()
    swe.swe_set_delta_t_userdef(tt - ut1)
    swe.swe_houses(ut1, latitude, longitude, PLACIDUS, cusps, points)
    return [calculated(body, tt)[0] for body in range(10)] + [points[0], points[1]]


def root(height, low, high):
    """By halving and the secant in turns."""
    below, above = height(low), height(high)
    for turn in range(200):
        if high - low < 1e-8:
            break
        middle = low - below * (high - low) / (above - below) if turn % 3 else (low + high) / 2
        middle = min(max(middle, low + (high - low) * 1e-3), high - (high - low) * 1e-3)
        here = height(middle)
        if (here < 0) == (below < 0):
            low, below = middle, here
        else:
            high, above = middle, here
    return (low + high) / 2


def way(body, start, end):
    """Times, continuous longitudes, and which of them are stations."""
    step, margin = BODIES[body]
    times = numpy.arange(start - margin, end + margin + step, step)
    seen = numpy.array([calculated(body, tt) for tt in times])
    turns = [root(lambda tt: calculated(body, tt)[1], times[i], times[i + 1])
             for i in range(len(times) - 1) if (seen[i, 1] < 0) != (seen[i + 1, 1] < 0)]
    every = numpy.concatenate([times, turns])
    longitudes = numpy.concatenate([seen[:, 0], [calculated(body, tt)[0] for tt in turns]])
    order = numpy.argsort(every)
    stands = numpy.concatenate([numpy.zeros(len(times), bool), numpy.ones(len(turns), bool)])
    return every[order], numpy.unwrap(longitudes[order], period=360), stands[order]


def signed(arc):
    return (arc + 180) % 360 - 180


def passages(longitudes, mark):
    """Between which nodes a mark is passed, and in which direction."""
    turns = numpy.floor((longitudes - mark) / 360)
    change = numpy.diff(turns)
    return [(int(i), change[i] > 0) for i in numpy.nonzero(change)[0]]


def transits(body, path, exact, start, end):
    times, longitudes, stands = path
    marks = {"low": exact - ORB, "exact": exact, "high": exact + ORB}
    events = sorted(
        ((i, (1 if forward else -1) * list(marks).index(kind), kind, forward) for kind, mark in marks.items()
         for i, forward in passages(longitudes, mark)))
    visits, inside = [], None
    for i, _, kind, forward in events:
        if kind == "exact":
            if inside is not None:
                inside["passes"].append((i, forward))
        elif (kind == "low") == forward:
            inside = {"enters": (i, kind), "passes": []}
        elif inside is not None:
            visits.append({**inside, "leaves": (i, kind)})
            inside = None
    groups = []
    for visit in visits:
        if groups and groups[-1][-1]["leaves"][1] == visit["enters"][1]:
            groups[-1].append(visit)
        else:
            groups.append([visit])

    def moment(i, kind):
        return root(lambda tt: signed(calculated(body, tt)[0] - marks[kind]), times[i], times[i + 1])

    for group in groups:
        if times[group[0]["enters"][0]] > end or times[group[-1]["leaves"][0] + 1] < start:
            continue
        ends = [[moment(*visit["enters"]), moment(*visit["leaves"])] for visit in group]
        if ends[0][0] >= end or ends[-1][1] <= start:
            continue
        passes = [moment(i, "exact") for visit in group for i, _ in visit["passes"]]
        stations = [float(times[i]) for visit in group
                    for i in range(visit["enters"][0] + 1, visit["leaves"][0] + 1) if stands[i]]
        yield ends, passes, stations


answers = []
for span in json.load(sys.stdin):
    start, end = span["from"], span["to"]
    ways = {body: way(body, start, end) for body in BODIES}
    for birth in span["births"]:
        points = natal(*birth)
        found = [
            [body, angle, point, *transit]
            for body, path in ways.items() for point, longitude in enumerate(points) for angle in ANGLES
            for transit in transits(body, path, (longitude + angle) % 360, start, end)
        ]
        answers.append({"points": points, "transits": found})
json.dump(answers, sys.stdout)
