/** Writes docs/accuracy.md from the golden rows: `npm run measure:accuracy`. */
import { writeFileSync } from 'node:fs'
import { ayanamsas } from './ayanamsas.ts'
import { houses } from './houses.ts'
import { daylight, fromUtc, orientation, positions, stations } from './sky.ts'
import { zones } from './zones.ts'

const page = `# Accuracy

Written by \`npm run measure:accuracy\` from the golden rows in \`test/golden/\`, which come from outside authorities; each folder's SOURCE.md names command, version,
date and frame. The tests hold the same figures below their limits. Differences are in arcseconds unless said otherwise; one arcsecond is 0.00028°.

## Positions

Longitude, latitude and daily motion against the Swiss Ephemeris 2.10.03 (JPL DE431) at the same Terrestrial Time: geocentric, apparent, true equinox of date. Left out: planets behind
the Sun's disc, whose light does not reach us. The columns to "wrong retrograde flags" are 1,200 instants of 1800–2100 (the flags: those and 400 instants of 1600–2400);
then the worst of the 400, the worst longitude against JPL's DE405 reduced by ERFA (300 instants of 1961–2060), and what \`astronomy-engine\` 2.1.19 is off on the 1,200.

${positions()}

The differences of Uranus, Neptune and Pluto are mostly those between generations of JPL's ephemerides: ours starts from the state of DE441 in 1969, the Swiss Ephemeris is
DE431, and DE405 is of 1998. A century from its start, our integration is within 0.04″ of DE441 as JPL's Horizons
gives it (\`data/ephemeris/SOURCE.md\`).

## From a UTC clock

What a chart starts from: the same UTC reading, so that both programs' delta T counts as well. One second of time is 0.55″ of the Moon. After 2027 nobody
knows the Earth's rotation; the figures then compare two guesses.

${fromUtc()}

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

## Stations

When planets turn retrograde or direct, 1900–2050, against the Swiss Ephemeris, in seconds of time.

${stations()}

## Sunrise and sunset

${daylight()} Latitudes to 60°, 1900–2050, the disc's centre on the horizon without refraction, against the Swiss Ephemeris (which sees the Sun
from the Earth's surface, 8.8″ lower: most of the difference).

## Time zones

Against CPython's \`zoneinfo\` on Debian's tzdata (\`test/golden/zones\`).

${zones()}
`

writeFileSync(new URL('../../docs/accuracy.md', import.meta.url), page)
console.log(page)
