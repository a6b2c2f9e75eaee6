import type { Coordinate, Plane } from './quantise.ts'

/** One body's polynomials: `segments` of `days` each from Julian day `start` on. */
export type BodyTable<Name extends string> = {
  body: string
  start: number
  days: number
  segments: number
  coordinates: Record<Name, Coordinate>
}

/** The coordinates of a table in the order of its binary, and how its description spells them. */
export const LAYOUTS = {
  positions: { longitude: 'lon', latitude: 'lat' },
  distances: { distance: '' },
} as const

export type Layout = keyof typeof LAYOUTS
export type CoordinateOf<L extends Layout> = keyof (typeof LAYOUTS)[L] & string

type Description = { body: string; jd0: number; L: number; ns: number } & Record<string, unknown>

const spellings = <L extends Layout>(layout: L) =>
  Object.entries(LAYOUTS[layout]) as [CoordinateOf<L>, string][]

/** The `.json` of a table, one body a line. The binary's layout is described in data/ephemeris/SOURCE.md. */
export function describe<L extends Layout>(layout: L, tables: BodyTable<CoordinateOf<L>>[]): string {
  const lines = tables.map(({ body, start, days, segments, coordinates }) => {
    const quanta = spellings(layout).map(([name, spelling]) => [`q${spelling}`, coordinates[name].quantum])
    const widths = spellings(layout).map(([name, spelling]) => [
      `w${spelling}`,
      coordinates[name].planes.map((plane) => plane.width),
    ])
    const entry = { body, jd0: start, L: days, ns: segments, ...Object.fromEntries([...quanta, ...widths]) }
    return JSON.stringify(entry)
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

export function pack<L extends Layout>(layout: L, tables: BodyTable<CoordinateOf<L>>[]): Buffer {
  const planes = tables.flatMap((table) =>
    spellings(layout).flatMap(([name]) => table.coordinates[name].planes),
  )
  return Buffer.concat(planes.map(planeBytes))
}

/** The lowest bytes of all values, then the next ones. */
export function planeBytes({ width, values }: Plane): Uint8Array {
  const bytes = new Uint8Array(width * values.length)
  for (const [s, value] of values.entries())
    for (let byte = 0; byte < width; byte++) bytes[byte * values.length + s] = value >> (8 * byte)
  return bytes
}

function planeValues(bytes: Uint8Array, width: number): Int32Array {
  const count = bytes.length / width
  const unused = 32 - 8 * width
  return Int32Array.from({ length: count }, (_, s) => {
    let value = 0
    for (let byte = 0; byte < width; byte++) value |= bytes[byte * count + s]! << (8 * byte)
    return (value << unused) >> unused
  })
}

export function unpack<L extends Layout>(
  layout: L,
  json: string,
  bytes: Buffer,
): BodyTable<CoordinateOf<L>>[] {
  let at = 0
  const plane = (width: number, segments: number): Plane => {
    const values = planeValues(bytes.subarray(at, at + width * segments), width)
    at += width * segments
    return { width: width as Plane['width'], values }
  }
  const tables = (JSON.parse(json) as Description[]).map((entry) => {
    const segments = entry.ns
    const coordinates = spellings(layout).map(([name, spelling]) => {
      const planes = (entry[`w${spelling}`] as number[]).map((width) => plane(width, segments))
      return [name, { quantum: entry[`q${spelling}`] as number, planes }]
    })
    return {
      body: entry.body,
      start: entry.jd0,
      days: entry.L,
      segments,
      coordinates: Object.fromEntries(coordinates) as Record<CoordinateOf<L>, Coordinate>,
    }
  })
  if (at !== bytes.length) throw new Error(`the table has ${bytes.length} bytes, its description ${at}`)
  return tables
}
