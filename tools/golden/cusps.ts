/** House cusps, vertex and East Point with the sidereal time and obliquity they were made from. */
import { HIGH_LATITUDE, HOUSE_SYSTEMS, type HouseSystem } from '../../src/chart/houses/houses.ts'
import { julianDayOf, numbersIn, spread, swetestWithHeader } from './swetest.ts'

const LETTERS: Record<HouseSystem, string> = {
  placidus: 'P',
  koch: 'K',
  whole: 'W',
  equal: 'A',
  porphyry: 'O',
  regiomontanus: 'R',
  campanus: 'C',
  alcabitius: 'B',
  morinus: 'M',
  topocentric: 'T',
  vehlow: 'V',
  meridian: 'X',
  azimuthal: 'H',
  krusinski: 'U',
  sripati: 'S',
}
/** In the order of their rows. */
const SYSTEMS = Object.keys(LETTERS) as HouseSystem[]
const ITERATED: readonly HouseSystem[] = ['placidus', 'koch']

/** `23°26'15.63617780` in degrees. */
function degrees(text: string): number {
  const [, degree, minute, second] = /(\d+)°\s*(\d+)'\s*([\d.]+)/.exec(text)!
  return Number(degree) + Number(minute) / 60 + Number(second) / 3600
}

function row(system: HouseSystem, day: number, latitude: number, longitude: number): string {
  // An empty list of bodies; the obliquity stands in the header.
  const lines = swetestWithHeader(
    `-bj${day}`,
    '-ut',
    '-p',
    `-house${longitude},${latitude},${LETTERS[system]}`,
    '-fl',
  )
  const obliquity = degrees(lines.find((line) => line.startsWith('Epsilon'))!)
  const values = lines
    .slice(lines.findIndex((line) => line.startsWith('Houses')) + 1)
    .map((line) => numbersIn(line)[0]!)
  const [ascendant, midheaven, siderealTime, vertex, eastPoint] = values.slice(12, 17)
  const points = [ascendant!, midheaven!, vertex!, eastPoint!]
  const cells = [siderealTime!, obliquity, latitude, ...points, ...values.slice(0, 12)]
  return [system, ...cells.map((value) => value.toFixed(9))].join('\t')
}

/** Most of the latitudes of a system up to the polar circles, and some beyond, where it exists there. */
function latitudesOf(system: HouseSystem): number[] {
  if (ITERATED.includes(system))
    return [
      ...spread(400, -HIGH_LATITUDE, HIGH_LATITUDE, 0.3),
      ...spread(60, 64, HIGH_LATITUDE, 0.2),
      ...spread(40, -HIGH_LATITUDE, -64, 0.2),
      ...Array(10).fill(HIGH_LATITUDE),
      ...Array(10).fill(-HIGH_LATITUDE),
    ]
  const [from, to] = HOUSE_SYSTEMS[system].latitudes
  const north = spread(50, from, HIGH_LATITUDE, 0.4)
  const usual =
    from === 0
      ? spread(100, -HIGH_LATITUDE, HIGH_LATITUDE, 0.4)
      : [...north, ...north.map((latitude) => -latitude)]
  if (to <= HIGH_LATITUDE) return usual
  const max = Math.min(to, 89.9)
  return [...usual, ...spread(60, HIGH_LATITUDE, max, 0.2), ...spread(60, -max, -HIGH_LATITUDE, 0.2)]
}

export function cusps(): string {
  const days = spread(4000, julianDayOf('1800-01-01T00:00:00'), julianDayOf('2100-01-01T00:00:00'))
  const places = spread(4000, -180, 180, 0.1)
  const rows: string[] = []
  for (const system of SYSTEMS)
    for (const latitude of latitudesOf(system)) {
      const i = rows.length
      rows.push(
        row(system, Number(days[i]!.toFixed(5)), Number(latitude.toFixed(4)), Number(places[i]!.toFixed(4))),
      )
    }
  const names = Array.from({ length: 12 }, (_, i) => `cusp_${i + 1}`)
  const points = ['ascendant', 'midheaven', 'vertex', 'east_point']
  const head = ['system', 'sidereal_time', 'obliquity', 'latitude', ...points, ...names]
  return `${[head.join('\t'), ...rows].join('\n')}\n`
}
