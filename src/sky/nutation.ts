/**
 * Nutation of the Earth's axis: IAU 2000A with the IAU 2006 adjustments, within 0.0002″.
 * The series has 1,365 terms; data/nutation contains it as Chebyshev polynomials.
 */
import { readFileSync } from 'node:fs'
import { emptyReading, evaluate, type Series } from './chebyshev-table.ts'
import { openTable, seriesIn } from './table-file.ts'

export interface Nutation {
  /** Shift of the equinox along the ecliptic, degrees. */
  readonly longitude: number
  /** Shift of the obliquity, degrees. */
  readonly obliquity: number
  /** Change of the shift in longitude, degrees per day. */
  readonly motion: number
}

interface TableEntry {
  jd0: number
  L: number
  ns: number
  q: number
  wlon: number[]
  wobl: number[]
}

function loadNutation(): Series {
  const file = (name: string) => new URL(`../../data/nutation/${name}`, import.meta.url)
  const { jd0, L, ns, q, wlon, wobl }: TableEntry = JSON.parse(readFileSync(file('nutation.json'), 'utf8'))
  const quantum = q / 3600
  const span = { firstDay: jd0, daysPerSegment: L, segments: ns }
  const bin = openTable(file('nutation.bin'))
  return seriesIn(bin, 0, span, { widths: wlon, quantum }, { widths: wobl, quantum }).series
}

const SERIES = loadNutation()
const reading = emptyReading()
let latest: Nutation = { longitude: 0, obliquity: 0, motion: 0 }
let latestTt = Number.NaN

/** Nutation at a Julian day of Terrestrial Time. The last result is kept, because a chart needs it several times for one instant. */
export function nutationAt(tt: number): Nutation {
  if (tt === latestTt) return latest
  evaluate(SERIES, tt, reading)
  latest = { longitude: reading.value, obliquity: reading.second, motion: reading.perDay }
  latestTt = tt
  return latest
}
