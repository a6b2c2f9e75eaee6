/** Writes data/nutation: the IAU 2000A nutation as Chebyshev polynomials. `npm run build -- nutation`, some minutes. */
import { writeFileSync } from 'node:fs'
import { planeBytes } from '../ephemeris/fit/table.ts'
import { iau2006a } from './iau2000a.ts'

const FIRST_DAY = 2305082.5 // 1599-01-01
const LAST_DAY = 2598012.5 // 2401-01-02
const DAYS_PER_SEGMENT = 16
const NODES = 22
/** Arcseconds per unit, and the largest tail that may be cut. */
const QUANTUM = 0.0001
const TOLERANCE = 0.0001

const segments = Math.ceil((LAST_DAY - FIRST_DAY) / DAYS_PER_SEGMENT)
const nodes = Array.from({ length: NODES }, (_, i) => Math.cos((Math.PI * (i + 0.5)) / NODES))

/** Coefficients of one coordinate over one segment, from its values at the nodes. */
function coefficientsOf(values: readonly number[]): number[] {
  return nodes.map((_, order) => {
    const sum = values.reduce((s, v, i) => s + v * Math.cos((order * Math.PI * (i + 0.5)) / NODES), 0)
    return (sum * (order === 0 ? 1 : 2)) / NODES
  })
}

const fitted: [number[][], number[][]] = [[], []]
for (let segment = 0; segment < segments; segment++) {
  const values = nodes.map((x) => iau2006a(FIRST_DAY + DAYS_PER_SEGMENT * (segment + (x + 1) / 2)))
  for (const c of [0, 1] as const) fitted[c].push(coefficientsOf(values.map((value) => value[c])))
  if (segment % 1000 === 0) process.stderr.write(`\rsegment ${segment} of ${segments}`)
}
process.stderr.write('\n')

/** As many orders as it takes until what is left out is below the tolerance everywhere. */
function ordersNeeded(rows: readonly number[][]): number {
  const tail = (row: readonly number[], from: number) =>
    row.slice(from).reduce((sum, c) => sum + Math.abs(c), 0)
  let orders = NODES
  while (rows.every((row) => tail(row, orders - 1) <= TOLERANCE)) orders--
  return orders
}

const widthOf = (largest: number) => (largest < 2 ** 7 ? 1 : largest < 2 ** 15 ? 2 : 4)
const planes: Uint8Array[] = []
const widths = fitted.map((rows) =>
  Array.from({ length: ordersNeeded(rows) }, (_, order) => {
    const units = rows.map((row) => Math.round(row[order]! / QUANTUM))
    const width = widthOf(units.reduce((max, unit) => Math.max(max, Math.abs(unit)), 0))
    planes.push(planeBytes({ width, values: Int32Array.from(units) }))
    return width
  }),
)
const out = new URL('../../data/nutation/', import.meta.url)
writeFileSync(new URL('nutation.bin', out), Buffer.concat(planes))
const entry = {
  jd0: FIRST_DAY,
  L: DAYS_PER_SEGMENT,
  ns: segments,
  q: QUANTUM,
  wlon: widths[0],
  wobl: widths[1],
}
writeFileSync(new URL('nutation.json', out), `${JSON.stringify(entry)}\n`)
console.log(
  `${planes.reduce((sum, plane) => sum + plane.length, 0)} bytes, orders ${widths.map((w) => w.length)}`,
)
