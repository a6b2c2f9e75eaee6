/**
 * Compares two tables of positions on a fine grid: `npm run measure -- ephemeris OTHER.bin [OURS.bin]`.
 * Each .bin has its .json beside it. Without a second name ours is data/ephemeris/positions.bin.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chebyshevValue } from './fit/chebyshev.ts'
import type { Coordinate } from './fit/quantise.ts'
import { type BodyTable, unpack } from './fit/table.ts'

type Positions = BodyTable<'longitude' | 'latitude'>
type Name = 'longitude' | 'latitude'

const POINTS_PER_SEGMENT = 24
/** What two builds of the same chain are expected to keep, but for roundings that fall the other way; arcseconds. */
const EXPECTED = 0.003
const ROUNDING = 1e-9
const CIRCLE = 1_296_000

const read = (path: string): Positions[] =>
  unpack('positions', readFileSync(path.replace(/\.bin$/, '.json'), 'utf8'), readFileSync(path))

function valueAt({ start, days, coordinates }: Positions, name: Name, jd: number): number {
  const { planes, quantum } = coordinates[name]
  const segments = (jd - start) / days
  const s = Math.floor(segments)
  const coefficient = (order: number) => planes[order]!.values[s]! * quantum
  return chebyshevValue(coefficient, planes.length, 2 * (segments - s) - 1)
}

/** The difference on the circle, arcseconds. Latitudes are too small to notice. */
const apart = (a: number, b: number) => a - b - CIRCLE * Math.round((a - b) / CIRCLE)

type Finding = { difference: number; jd: number; beyond: number }

/** The worst difference where both tables have values, its Julian day, and the share of points beyond EXPECTED. */
function worst(ours: Positions, other: Positions, name: Name): Finding {
  const first = Math.max(ours.start, other.start)
  const end = Math.min(...[ours, other].map(({ start, days, segments }) => start + days * segments))
  const step = Math.min(ours.days, other.days) / POINTS_PER_SEGMENT
  const found = { difference: 0, jd: first }
  let [points, beyond] = [0, 0]
  for (let jd = first; jd < end; jd += step) {
    const difference = Math.abs(apart(valueAt(ours, name, jd), valueAt(other, name, jd)))
    points++
    if (difference > EXPECTED + ROUNDING) beyond++
    if (difference > found.difference) Object.assign(found, { difference, jd })
  }
  return { ...found, beyond: beyond / points }
}

/** How many coefficients differ, and by how many quanta at most; undefined where the tables are built differently. */
function coefficients(ours: Coordinate, other: Coordinate): { count: number; quanta: number } | undefined {
  if (ours.quantum !== other.quantum || ours.planes.length !== other.planes.length) return undefined
  const circle = Math.round(CIRCLE / ours.quantum)
  let [count, quanta] = [0, 0]
  ours.planes.forEach(({ values }, order) => {
    values.forEach((value, s) => {
      const raw = value - other.planes[order]!.values[s]!
      const difference = Math.abs(raw - circle * Math.round(raw / circle))
      if (difference > 0) count++
      quanta = Math.max(quanta, difference)
    })
  })
  return { count, quanta }
}

function row(ours: Positions, other: Positions, name: Name): string {
  const { difference, jd, beyond } = worst(ours, other, name)
  const sameGrid = ours.days === other.days && ours.start === other.start && ours.segments === other.segments
  const units = sameGrid ? coefficients(ours.coordinates[name], other.coordinates[name]) : undefined
  const total = ours.coordinates[name].planes.length * ours.segments
  const rounding = units
    ? `${units.count} of ${total} coefficients differ, by ${units.quanta} × ${ours.coordinates[name].quantum}″ at most`
    : 'different segments or quanta'
  const share = `beyond ${EXPECTED}″ ${(100 * beyond).toFixed(3)} %`
  return `${ours.body.padEnd(8)} ${name.padEnd(9)}  ${difference.toFixed(4)}″ at JD ${jd.toFixed(2)}  ${share}  ${rounding}`
}

const [otherPath, oursPath] = process.argv.slice(2)
if (!otherPath) {
  console.error('usage: npm run measure -- ephemeris OTHER.bin [OURS.bin]')
  process.exit(2)
}
const ours = read(oursPath ?? fileURLToPath(new URL('../../data/ephemeris/positions.bin', import.meta.url)))
const others = new Map(read(otherPath).map((table) => [table.body, table]))
for (const table of ours) {
  const other = others.get(table.body)
  if (!other) console.log(`${table.body.padEnd(8)} is not in the other table`)
  else for (const name of ['longitude', 'latitude'] as const) console.log(row(table, other, name))
}
