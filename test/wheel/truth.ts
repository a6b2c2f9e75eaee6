/** Whether a drawn wheel shows every body where it is. */
import type { WheelBody, WheelChart } from '../../src/drawing/wheel/wheel-chart.ts'
import { type MeasuredWheel, polar, turn } from './measured-wheel.ts'

const SIGN = 30

/** `north_node` → `North Node`. */
export const named = (name: string) =>
  name.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()

/** A body of which something stands outside its own sign or house, and what. */
export function untruthIn(wheel: MeasuredWheel, chart: WheelChart): string | undefined {
  const bounds = [...Array.from({ length: 12 }, (_, index) => index * SIGN), ...(chart.cusps ?? [])]
  const rings = [{ bodies: chart.bodies, whose: '' }]
  if (chart.outer) rings.push({ bodies: chart.outer.bodies, whose: `${chart.outer.label} ` })
  const placed = wheel.labels.filter((label) => /\d°\d\d′/.test(label.title))
  for (const { bodies, whose } of rings)
    for (const body of bodies) {
      const title = `${whose}${named(body.name)} `
      const own = placed.filter((label) => label.title.startsWith(title))
      if (own.length === 0) return `${title} is not drawn`
      for (const label of own) {
        const { angle, radius } = polar(label)
        const longitude = turn(angle - 180 + (chart.ascendant ?? 0))
        // Letters are set around their advance, not around their ink: two hundredths of their size may lie between.
        const loose = ((label.path === undefined ? 0.6 : 0.01) / radius) * (180 / Math.PI)
        if (!isInCell(body, longitude, bounds, loose)) return `${label.title} stands at ${longitude}`
      }
      const tick = wheel.lines.find((line) => line.title === own[0]!.title)!
      const { angle } = polar({ x: tick.x1, y: tick.y1 })
      const off = turn(angle - 180 + (chart.ascendant ?? 0) - body.longitude + 180) - 180
      if (Math.abs(off) > 0.01) return `${title}: its tick is ${off}° away`
    }
  return undefined
}

/** No bound lies between a body and what stands for it, on the short way from one to the other. */
function isInCell(
  { longitude }: WheelBody,
  shown: number,
  bounds: readonly number[],
  loose: number,
): boolean {
  const way = turn(shown - longitude + 180) - 180
  return bounds.every((bound) => {
    const ahead = turn(bound - longitude + 180) - 180
    // A body on a bound is in what begins there.
    return way >= 0 ? ahead <= 0 || ahead >= way - loose : ahead > 0 || ahead <= way + loose
  })
}

/** The house of a longitude by the cusps. */
export const houseAt = (longitude: number, cusps: readonly number[]): number => {
  const distances = cusps.map((cusp) => turn(longitude - cusp))
  return distances.indexOf(Math.min(...distances)) + 1
}
