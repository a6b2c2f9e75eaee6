/** The sky of one day, from three moments of it, and its aspects to a birth chart. */
import type { WheelAspect, WheelBody } from '../../drawing/wheel/wheel-chart.ts'
import { normalize, separation } from '../../sky/angle.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import type { Answer } from '../api/operations.ts'

type Bodies = Answer<'sky'>['data']['bodies']
/** At the beginning of the day, in its middle and at its end. */
export type SkiesOfDay = readonly [Bodies, Bodies, Bodies]

/** The midnights around a date and the noon between them, by the clocks of this browser. */
export function momentsOf(date: string): readonly [Date, Date, Date] {
  const begin = new Date(`${date}T00:00`)
  const end = new Date(begin.getFullYear(), begin.getMonth(), begin.getDate() + 1)
  return [begin, new Date((begin.getTime() + end.getTime()) / 2), end]
}

/** The planets at a part of the day from 0 to 1. A parabola through three places is within 0.001° of the Moon, the fastest. */
export const wheelBodiesAt = (sky: SkiesOfDay, part: number): WheelBody[] =>
  PLANETS.map((name) => {
    const [begin, middle, end]: readonly [Place, Place, Place] = [sky[0][name]!, sky[1][name]!, sky[2][name]!]
    const [toMiddle, toEnd] = [ahead(begin, middle), ahead(begin, end)]
    const bend = 2 * (toEnd - 2 * toMiddle)
    const longitude = normalize(begin.longitude + (toEnd - bend) * part + bend * part * part)
    return { name, longitude, retrograde: middle.retrograde }
  })

interface Place {
  readonly longitude: number
  readonly retrograde: boolean
}

/** Degrees from one place to another, backwards negative. */
const ahead = (from: Place, to: Place): number => normalize(to.longitude - from.longitude + 180) - 180

/** Traditional aspects, as near as they are felt. */
const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const
const ORB = 2

/** From a planet of the birth (`planet1`) to one of the sky (`planet2`), the closest first. */
export function aspectsOf(birth: readonly WheelBody[], sky: readonly WheelBody[]): WheelAspect[] {
  const found = birth.flatMap((own) =>
    sky.flatMap((passing) => {
      const arc = separation(own.longitude, passing.longitude)
      return Object.entries(ANGLES)
        .map(([aspect, angle]) => ({ aspect, orb: Math.abs(arc - angle) }))
        .filter(({ orb }) => orb <= ORB)
        .map(({ aspect, orb }) => ({ planet1: own.name, planet2: passing.name, aspect, orb }))
    }),
  )
  return found.toSorted((a, b) => a.orb - b.orb)
}

export const isPagePlanet = (name: string): name is Planet => PLANETS.some((planet) => planet === name)
