/** House cusps with the sidereal time and obliquity they were made from. */
import { julianDayOf, numbersIn, spread, swetestWithHeader } from './swetest.ts'

const SYSTEMS = { placidus: 'P', koch: 'K', whole: 'W', equal: 'A' } as const

/** `23°26'15.63617780` in degrees. */
function degrees(text: string): number {
  const [, degree, minute, second] = /(\d+)°\s*(\d+)'\s*([\d.]+)/.exec(text)!
  return Number(degree) + Number(minute) / 60 + Number(second) / 3600
}

function row(system: keyof typeof SYSTEMS, day: number, latitude: number, longitude: number): string {
  // An empty list of bodies; the obliquity stands in the header.
  const lines = swetestWithHeader(
    `-bj${day}`,
    '-ut',
    '-p',
    `-house${longitude},${latitude},${SYSTEMS[system]}`,
    '-fl',
  )
  const obliquity = degrees(lines.find((line) => line.startsWith('Epsilon'))!)
  const values = lines
    .slice(lines.findIndex((line) => line.startsWith('Houses')) + 1)
    .map((line) => numbersIn(line)[0]!)
  const [ascendant, midheaven, siderealTime] = values.slice(12, 15)
  const cells = [siderealTime!, obliquity, latitude, ascendant!, midheaven!, ...values.slice(0, 12)]
  return [system, ...cells.map((value) => value.toFixed(9))].join('\t')
}

export function cusps(): string {
  const days = spread(1700, julianDayOf('1800-01-01T00:00:00'), julianDayOf('2100-01-01T00:00:00'))
  const places = spread(1700, -180, 180, 0.1)
  const rows: string[] = []
  const add = (system: keyof typeof SYSTEMS, latitudes: number[]) => {
    for (const latitude of latitudes) {
      const i = rows.length
      rows.push(
        row(system, Number(days[i]!.toFixed(5)), Number(latitude.toFixed(4)), Number(places[i]!.toFixed(4))),
      )
    }
  }
  for (const system of ['placidus', 'koch'] as const) {
    add(system, spread(400, -66, 66, 0.3))
    add(system, [
      ...spread(60, 64, 66, 0.2),
      ...spread(40, -66, -64, 0.2),
      ...Array(10).fill(66),
      ...Array(10).fill(-66),
    ])
  }
  for (const system of ['whole', 'equal'] as const) {
    add(system, spread(100, -66, 66, 0.4))
    add(system, [...spread(60, 66, 89.9, 0.2), ...spread(60, -89.9, -66, 0.2)])
  }
  const names = Array.from({ length: 12 }, (_, i) => `cusp_${i + 1}`)
  return `${[['system', 'sidereal_time', 'obliquity', 'latitude', 'ascendant', 'midheaven', ...names].join('\t'), ...rows].join('\n')}\n`
}
