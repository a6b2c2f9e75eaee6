"""Asks Debian's libswe 2.0 (Swiss Ephemeris 2.10.03, JPL DE431) for the charts of pairs. Started by pairs.ts.

Reads JSON: a list of {"births": [[tt, ut1, latitude, longitude], …two], "davison": [tt, ut1, latitude, longitude]}, Julian days.
Writes JSON: for each the natal longitudes, the composite and the Davison chart, by the library's own routines for midpoints, for
the way from ecliptic to equator, and for houses. Delta T is that of the input, so that Earth and sky are the same on both sides.
"""
import ctypes
import json
import sys

swe = ctypes.CDLL("libswe.so.2.0")
double, doubles = ctypes.c_double, ctypes.POINTER(ctypes.c_double)
swe.swe_deg_midp.restype = double
swe.swe_deg_midp.argtypes = [double, double]
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
SWIEPH, ECL_NUT, PLACIDUS = 2, -1, ord("P")


def calculated(body, tt):
    values, message = (double * 6)(), ctypes.create_string_buffer(256)
    used = swe.swe_calc(tt, body, SWIEPH, values, message)
    if used < 0 or (body != ECL_NUT and not used & SWIEPH):
        raise SystemExit(message.value.decode())
    return list(values)


def longitudes(tt):
    return [calculated(body, tt)[0] for body in range(10)]


def houses(tt, ut1, latitude, longitude):
    cusps, points = (double * 13)(), (double * 10)()
    swe.swe_set_delta_t_userdef(tt - ut1)
    swe.swe_houses(ut1, latitude, longitude, PLACIDUS, cusps, points)
    return list(cusps)[1:13], points[0], points[1]


def derived(midheaven, obliquity, latitude):
    """Cusps of the ARMC of a Midheaven."""
    place, equatorial = (double * 3)(midheaven, 0, 1), (double * 3)()
    swe.swe_cotrans(place, equatorial, -obliquity)
    cusps, points = (double * 13)(), (double * 10)()
    swe.swe_houses_armc(equatorial[0], latitude, obliquity, PLACIDUS, cusps, points)
    return list(cusps)[1:13]


answers = []
for pair in json.load(sys.stdin):
    births = [(*longitudes(tt), *houses(tt, ut1, *place)[1:]) for tt, ut1, *place in pair["births"]]
    middles = [swe.swe_deg_midp(a, b) for a, b in zip(*births)]
    obliquity = sum(calculated(ECL_NUT, birth[0])[0] for birth in pair["births"]) / 2
    latitude = sum(birth[2] for birth in pair["births"]) / 2
    tt, ut1, *place = pair["davison"]
    answers.append({
        "first": births[0], "second": births[1],
        "composite": [*middles[:10], *derived(middles[11], obliquity, latitude)],
        "davison": [*longitudes(tt), *houses(tt, ut1, *place)[0]],
    })
json.dump(answers, sys.stdout)
