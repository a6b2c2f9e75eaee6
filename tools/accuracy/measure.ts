/** Writes docs/accuracy.md from the golden rows: `npm run measure -- accuracy`. Two parts are written by `npm run measure -- minor-bodies` and `-- timeline-accuracy`, and kept as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { markedPart } from '../marked-part.ts'
import { eclipseCatalogues, ingresses, localEclipses, moon, stations } from './almanac.ts'
import { ayanamsas } from './ayanamsas.ts'
import { horizons, lunarPoints, minorBodies } from './further-bodies.ts'
import { houses } from './houses.ts'
import { progressions, returns } from './one-person.ts'
import { pairs } from './pairs.ts'
import { daylight, earlyDeltaT, fromUtc, orientation, positions, sunriseInUse } from './sky.ts'
import { zones } from './zones.ts'

const PAGE = new URL('../../docs/accuracy.md', import.meta.url)
const twoStarts = markedPart(readFileSync(PAGE, 'utf8'), 'two-starts')
const timeline = markedPart(readFileSync(PAGE, 'utf8'), 'timeline')

const page = `# Accuracy

Written by \`npm run measure -- accuracy\` from the golden rows in \`test/golden/\`, which come from outside authorities; each folder's SOURCE.md names command, version,
date and frame. The tests hold the same figures below their limits. Differences are in arcseconds unless said otherwise; one arcsecond is 0.00028°.

## Positions

Longitude, latitude and daily motion against the Swiss Ephemeris 2.10.03 (JPL DE431) at the same Terrestrial Time: geocentric, apparent, true equinox of date. Left out: planets behind
the Sun's disc, whose light does not reach us. The columns to "wrong retrograde flags" are 1,200 instants of 1800–2100 (the flags: those and 400 instants of 1600–2400);
then the worst of the 400; longitudes against the Swiss Ephemeris with its newest files, of 2026, which are JPL's DE441 (600 instants of 1800–2100); the worst longitude against
JPL's DE405 reduced by ERFA (300 instants of 1961–2060); and what \`astronomy-engine\` 2.1.19 is off on the 1,200.

${positions()}

The differences of Uranus, Neptune and Pluto are those between generations of JPL's ephemerides: ours starts from the state of DE441 in 1969, the Swiss files of most
installations are DE431, and DE405 is of 1998. Against DE441 itself no planet is off by a tenth of an arcsecond, and in 1960–2060 Jupiter to Pluto not by more than 0.01″. A century from its start, our integration is within 0.005″ of
DE441's Jupiter to Pluto as JPL's Horizons gives them, seen from the Sun (\`data/ephemeris/SOURCE.md\`).

## Lunar nodes and Lilith

The mean node and the mean apogee (\`lilith\`) are polynomials of time; the true node and the true apogee (\`true_lilith\`) belong to the ellipse on which the Moon is moving at the
instant. Against the Swiss Ephemeris with Debian's files (DE431) and with those of 2026 (DE441), 800 instants of 1600–2400, of which about 300 are of 1800–2100; longitudes unless said
otherwise, 1800–2100 unless it says "all years".

${lunarPoints()}

The mean points differ because we use the arguments of the IERS and the Swiss Ephemeris mean elements of its own. The true apogee is the most delicate point of all: the orbit is so nearly
round that 0.03″ in the Moon's place turn it by 0.6″.

## Minor bodies

JPL has printed apparent places of the four asteroids, which were found in public (\`jpl-horizons.tsv\`); angles on the sky. About 0.05″ of them is the older ecliptic that Horizons uses for such tables.

${horizons()}

The bodies are integrated by \`tools/ephemeris\` from numbers of JPL. The asteroids start from vectors of 1969, the others from elements of 2026. How far that can be trusted is shown by a second start from JPL's
elements of 2000-01-01: if model and numbers were perfect, both would stay together for ever. The table has the angle at J2000 between the first start and JPL, as seen from the Sun, and then the widest
angle between the two as seen from the Earth, century by century (\`npm run measure -- minor-bodies\`).

<!-- two-starts -->
${twoStarts}
<!-- /two-starts -->

Against the Swiss Ephemeris, as above. Here it is no authority: its asteroids are an integration of its own, its two editions differ from each other by several arcseconds, and from JPL's printed places
by up to 0.8″. The orbits of Pholus and Eris are known from arcs that begin in 1977 and 1954; the further from our time, the more of the difference is what nobody knows. For them positions end earlier (column "years").
Eris is compared with a file of her own (DE431 and an orbit of Lowell Observatory, 2025).

${minorBodies()}

## From a UTC clock

What a chart starts from: the same UTC reading, so that both programs' delta T counts as well. One second of time is 0.55″ of the Moon. After 2027 nobody
knows the Earth's rotation; the figures then compare two guesses.

${fromUtc()}

Before 1850 delta T comes from eclipses and occultations, and is known within some seconds at best. Ours is the spline of Morrison, Stephenson, Hohenkerk and Zawilski 2021 (\`data/earth-rotation/SOURCE.md\`), the Swiss Ephemeris has tables of its own, made
of older work. Before 1650 the two differ by up to twenty seconds. In a second the Moon moves by 0.55″, and the Ascendant by some 15″.

${earlyDeltaT()}

## The Earth's orientation

Against ERFA 2.0.1, the IAU's standard routines, 1600–2400.

${orientation()}

## Houses

Each chart's worst cusp (Ascendant and Midheaven included) against the Swiss Ephemeris, from the same sidereal time and obliquity, to ±66° and, where the system
exists there, to ±89.9° ([houses.md](houses.md)). Where the two differ in the third decimal, it is the other iteration that stopped: every Placidus cusp is also tested against its own definition, to 0.00001″.

${houses()}

## Sidereal zodiacs

Ayanamsas against the Swiss Ephemeris at the same Terrestrial Time, 300 instants of 1800–2100; [zodiacs.md](zodiacs.md) explains the mean differences.

${ayanamsas()}

## Two people

[Composite and Davison charts](synastry.md) of 500 pairs of births, 1940–2025, against the Swiss Ephemeris 2.10.03 (JPL DE431) with the same Terrestrial Time and UT1: near midpoints, Placidus cusps of the composite Midheaven at the mean latitude, and the chart of the mean moment and place. Of the cusps
each chart's worst. Astrodienst's printed composites, where their values are public, agree to the second (\`test/golden/pairs/SOURCE.md\`).

${pairs()}

## One person's transits

[Transits](timeline.md) of Sun to Pluto to ten bodies, Ascendant and Midheaven within 1°, in 30 spans of two years of 1990–2041, followed to their first entry and last exit, against a scan of longitudes of the Swiss Ephemeris (DE441, files of 2026: \`SWEPH=folder\`) that shares no code with ours, from the same natal longitudes and at the same Terrestrial Time (\`npm run measure -- timeline-accuracy\`).
Entries, exits and exact passes in seconds of time; ours are rounded to a second. A body hardly moves if it is slower than half of its mean speed, as it is for some weeks around a station: a hundredth of an arcsecond then takes minutes. The column in arcseconds has how far the body goes in the difference, whatever its speed.
Planets behind the Sun's disc are left out.

<!-- timeline -->
${timeline}
<!-- /timeline -->

## Returns

First [returns](returns.md) at random moments of 210 lives, births of 1940–2004, against the Swiss Ephemeris 2.10.03 (JPL DE441, files of 2026): every pass of a loop, in seconds of Terrestrial Time. The last column says how far the body moves in the worst difference, arcseconds: a second of Saturn is 0.001″, and a planet that is about to turn takes minutes for a hundredth.
Astrodienst's printed solar return agrees to the second (\`test/golden/returns/SOURCE.md\`).

${returns()}

## Progressions

[Progressed charts](progressions.md) of 200 births, a fourth of them converse, against the same (DE441) at the same UT1: bodies of the derived moment, and of the Placidus cusps, Ascendant and Midheaven among them, each chart's worst by each method for the Midheaven. Astrodienst's printed charts agree to the second with its UT1 (\`test/golden/progressions/SOURCE.md\`).

${progressions()}

## Stations

Every time that a planet turns retrograde or direct, 1900–2099, in seconds of time, against the instants at which the longitudes of the Swiss Ephemeris (DE431) turn. (The motion that it prints is not exactly the slope of its
longitudes: for Pluto its zero is up to a quarter of an hour away.) A planet that stands still takes minutes for a hundredth of an arcsecond; the worst of Mars, in February 2025, is where two pieces of our table meet with a step of 0.013″.

${stations()}

## Ingresses

Every time that the Sun or a planet enters a sign, 1900–2099, against a slow scan of longitudes of the Swiss Ephemeris (DE431) at the same Terrestrial Time; ours are rounded to a second. Beyond Saturn the seconds are
the differences of the two ephemerides (see "Positions"), which such planets need minutes for.

${ingresses()}

## Phases of the Moon, her ingresses, and when she is void of course

Against the same slow scan. Of a void Moon beginning and end are compared.

${moon()}

## Eclipses

Every eclipse of 1600–2399 against NASA's Five Millennium Catalogs: greatest eclipse in seconds of TT, gamma in Earth radii, magnitude as a share of the diameter (of lunar eclipses: in the umbra).
The catalogues were computed with the older theories VSOP87 and ELP 2000. The last columns are those of the Swiss Ephemeris, 1900–2099: how many it has, and seconds of UT1 (it prints the eclipse of 1935-01-05 without an instant, so that one is left out).

${eclipseCatalogues()}

What 40 places see of 240 eclipses, 1900–2100, against the Swiss Ephemeris: the contacts above the horizon, the maxima of eclipses that the horizon does not cut off, and the covered share of the Sun then.
The Earth's shadow has no sharp edge; how much the air widens it is a convention, and the Moon crosses it slowly.

${localEclipses()}

## Sunrise and sunset

The sunrise in use, for planetary hours and lucky times, is the moment at which the Sun's centre is 50′ below the horizon of sea level: 34′ of refraction and 16′ of her disc. Against astronomy-engine's search for that
altitude of her centre, at 200 places and days: ${sunriseInUse()}

The geometry below it, the centre on the horizon without refraction, against the Swiss Ephemeris (which sees the Sun from the Earth's surface, 8.8″ lower: most of the difference), latitudes to 60°, 1900–2050: ${daylight()}

## Time zones

Against CPython's \`zoneinfo\` on Debian's tzdata (\`test/golden/zones\`).

${zones()}
`

writeFileSync(PAGE, page)
console.log(page)
