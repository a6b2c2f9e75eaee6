/** Reads data/ephemeris: the series of each body by its name (layout: data/ephemeris/SOURCE.md). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Series } from './chebyshev-table.ts'
import { type Coordinate, openTable, seriesIn } from './table-file.ts'

interface Entry {
  body: string
  jd0: number
  L: number
  ns: number
}
interface PositionEntry extends Entry {
  qlon: number
  qlat: number
  wlon: number[]
  wlat: number[]
}
interface DistanceEntry extends Entry {
  q: number
  w: number[]
}

const ARCSECOND = 1 / 3600

/** Longitude and latitude on the mean ecliptic of date, degrees. */
export function loadPositions(file: string): Map<string, Series> {
  return load<PositionEntry>(file, ({ qlon, qlat, wlon, wlat }) => [
    { widths: wlon, quantum: qlon * ARCSECOND },
    { widths: wlat, quantum: qlat * ARCSECOND },
  ])
}

/** Geocentric distance in astronomical units. */
export function loadDistances(file: string): Map<string, Series> {
  return load<DistanceEntry>(file, ({ q, w }) => [{ widths: w, quantum: q }])
}

function load<E extends Entry>(
  name: string,
  coordinatesOf: (entry: E) => [first: Coordinate, second?: Coordinate],
): Map<string, Series> {
  const file = (ending: string) => new URL(`../../data/ephemeris/${name}.${ending}`, import.meta.url)
  const entries: E[] = JSON.parse(readFileSync(file('json'), 'utf8'))
  const bin = openTable(file('bin'))
  const table = new Map<string, Series>()
  let at = 0
  for (const entry of entries) {
    const span = { firstDay: entry.jd0, daysPerSegment: entry.L, segments: entry.ns }
    const [first, second] = coordinatesOf(entry)
    const { series, end } = seriesIn(bin, at, span, first, second)
    table.set(entry.body, series)
    at = end
  }
  assert.equal(at, bin.size, `${name}.bin is longer than ${name}.json says`)
  return table
}
