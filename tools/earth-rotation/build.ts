/**
 * Writes data/earth-rotation: TT − UT1 as observed, every 30 days, and the leap seconds.
 *
 *     npm run build -- earth-rotation FOLDER
 *
 * FOLDER holds `eopc04.1962-now`, `finals2000A.all` and `Leap_Second.dat` of the IERS; data/earth-rotation/SOURCE.md
 * tells where to get them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LeapSecond, taiMinusUtc } from './tai-minus-utc.ts'

const TT_MINUS_TAI = 32.184
const STEP_DAYS = 30
const FIRST_MJD = 35473 // 1956-01-01

/**
 * TT − UT1 before the daily series begins: half years from 1955.5 (USNO `historic_deltat.data`; McCarthy and Babcock 1986,
 * Phys. Earth Planet. Inter. 44, 281). From here on the difference is measured against atomic clocks.
 */
const HALF_YEARS = [
  31.24, 31.349, 31.516, 31.677, 31.923, 32.166, 32.449, 32.671, 32.919, 33.15, 33.397, 33.584, 33.804,
  33.992, 34.24,
]
const FIRST_HALF_YEAR = 1955.5

function fromHalfYears(mjd: number): number {
  const place = (2000 + (mjd - 51544) / 365.2425 - FIRST_HALF_YEAR) * 2
  const first = Math.min(Math.max(Math.floor(place) - 1, 0), HALF_YEARS.length - 4)
  let sum = 0
  for (let i = first; i < first + 4; i++) {
    let weight = 1
    for (let k = first; k < first + 4; k++) if (k !== i) weight *= (place - k) / (i - k)
    sum += weight * HALF_YEARS[i]!
  }
  return sum
}

function leapSecondsIn(text: string): LeapSecond[] {
  const rows = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  return rows.map((row) => {
    const [mjd, , , , seconds] = row.trim().split(/\s+/).map(Number)
    return [mjd!, seconds!]
  })
}

/** UT1 − UTC by MJD: the final series C04, then Bulletin A's observed values, then its predictions. */
function ut1MinusUtc(c04: string, finals: string): Map<number, number> {
  const byDay = new Map<number, number>()
  for (const line of finals.split('\n')) {
    const value = line.slice(58, 68).trim()
    if (value) byDay.set(Number(line.slice(7, 15)), Number(value))
  }
  for (const line of c04.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    byDay.set(Number(line.slice(16, 26)), Number(line.slice(50, 62)))
  }
  return byDay
}

const expiryOf = (text: string): string => {
  const [, day, month, year] = /File expires on (\d+) (\w+) (\d+)/.exec(text) ?? []
  return new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10)
}

const folder = process.argv[2]
if (!folder) throw new Error('usage: npm run build -- earth-rotation FOLDER')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const leapText = read('Leap_Second.dat')
const leapSeconds = leapSecondsIn(leapText)
const daily = ut1MinusUtc(read('eopc04.1962-now'), read('finals2000A.all'))
const lastDay = Math.max(...daily.keys())
const firstDay = Math.min(...daily.keys())

const values: number[] = []
for (let mjd = FIRST_MJD; mjd <= lastDay; mjd += STEP_DAYS) {
  const value =
    mjd < firstDay ? fromHalfYears(mjd) : TT_MINUS_TAI + taiMinusUtc(mjd, leapSeconds) - daily.get(mjd)!
  values.push(Number(value.toFixed(4)))
}

const isoOf = (mjd: number) => new Date((mjd - 40587) * 86_400_000).toISOString().slice(0, 10)
const out = new URL('../../data/earth-rotation/', import.meta.url)
const rows = values.map((value, i) => (i % 12 ? ` ${value}` : `\n    ${value}`)).join(',')
writeFileSync(
  new URL('observed.json', out),
  `{\n  "firstMjd": ${FIRST_MJD},\n  "stepDays": ${STEP_DAYS},\n  "seconds": [${rows}\n  ]\n}\n`,
)
writeFileSync(
  new URL('leap-seconds.json', out),
  `{\n  "certainUntil": "${expiryOf(leapText)}",\n  "taiMinusUtc": [\n${leapSeconds
    .map(([mjd, seconds]) => `    ["${isoOf(mjd)}", ${seconds}]`)
    .join(',\n')}\n  ]\n}\n`,
)
const jump =
  fromHalfYears(firstDay) - (TT_MINUS_TAI + taiMinusUtc(firstDay, leapSeconds) - daily.get(firstDay)!)
console.log(
  `${values.length} values to ${isoOf(FIRST_MJD + (values.length - 1) * STEP_DAYS)}, ${leapSeconds.length} leap seconds`,
)
console.log(`half years meet the daily series within ${Math.abs(jump).toFixed(4)} s on ${isoOf(firstDay)}`)
