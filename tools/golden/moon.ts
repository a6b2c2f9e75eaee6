/** Phases of the Moon and times without an aspect, by the slow scan; Julian days of TT. */
import { longitudes, passes } from './slow-scan.ts'
import { julianDayOf } from './swetest.ts'

const MOON = '1'
/** The program's digits: Sun, Mercury to Saturn, Uranus, Neptune, Pluto. */
const TRADITIONAL = ['0', '2', '3', '4', '5', '6']
const MODERN = [...TRADITIONAL, '7', '8', '9']
const MARKS = [0, 60, 90, 120, 180, 240, 270, 300]

export function lunations(from: string, to: string): string {
  const first = julianDayOf(from)
  const days = julianDayOf(to) - first
  const [moon, sun] = [longitudes(MOON, first, days), longitudes('0', first, days)]
  const rows = [0, 90, 180, 270].flatMap((mark) =>
    passes((i) => moon[i]! - sun[i]!, moon.length, mark, first).map(({ day }) => [mark, day] as const),
  )
  const lines = rows.sort((a, b) => a[1] - b[1]).map(([mark, day]) => `${mark}\t${day.toFixed(6)}`)
  return `${['elongation\tjd_tt', ...lines].join('\n')}\n`
}

export function voids(from: string, to: string): string {
  const first = julianDayOf(from)
  const days = julianDayOf(to) - first
  const moon = longitudes(MOON, first, days)
  const borders = Array.from({ length: 12 }, (_, sign) =>
    passes((i) => moon[i]!, moon.length, sign * 30, first).map(({ day }) => day),
  )
  const enters = borders.flat().sort((a, b) => a - b)
  const aspects = MODERN.map((body) => {
    const other = longitudes(body, first, days)
    return MARKS.flatMap((mark) =>
      passes((i) => moon[i]! - other[i]!, moon.length, mark, first).map(({ day }) => day),
    )
  })
  const rows = Object.entries({ modern: MODERN, traditional: TRADITIONAL }).flatMap(([rule, bodies]) => {
    const days = bodies.flatMap((body) => aspects[MODERN.indexOf(body)]!).sort((a, b) => a - b)
    return enters.slice(1).map((leaves, i) => {
      const last = days.findLast((day) => day <= leaves) ?? 0
      return [rule, Math.max(last, enters[i]!).toFixed(6), leaves.toFixed(6)].join('\t')
    })
  })
  return `${['rule\tbegins_tt\tends_tt', ...rows].join('\n')}\n`
}
