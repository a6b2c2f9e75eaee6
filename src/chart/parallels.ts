/** Declinations of a chart, and the aspects between them: parallel on the same side of the equator, contraparallel on opposite sides. */

import type { Position } from '../sky/ephemeris.ts'
import { declinationOf } from '../sky/equatorial.ts'
import { type Ayanamsa, fromEquinox } from './chart.ts'

/** Positions in the zodiac of an ayanamsa, or in the tropical one. */
interface Sky<B extends string> {
  readonly bodies: Readonly<Record<B, Position>>
  readonly ayanamsa: Ayanamsa | null
}

export function declinationsOf<B extends string>(sky: Sky<B>, obliquity: number): Record<B, number> {
  const declinations = {} as Record<B, number>
  for (const body in sky.bodies) {
    const { longitude, latitude } = sky.bodies[body]
    declinations[body] = declinationOf(fromEquinox(sky, longitude), latitude, obliquity)
  }
  return declinations
}

export const PARALLELS = ['parallel', 'contraparallel'] as const
export type Parallel = (typeof PARALLELS)[number]

/** Degrees. The usual orb, and the same for both. */
export const PARALLEL_ORB = 1

export interface ParallelAspect<B extends string> {
  readonly planet1: B
  readonly planet2: B
  readonly name: Parallel
  /** Difference of the distances from the equator, degrees. */
  readonly orb: number
  /** From 1 at equal distances to 0 at the limit of the orb. */
  readonly strength: number
}

/** What two declinations are to each other, whatever the orb. */
export const parallelOf = (one: number, two: number): Pick<ParallelAspect<string>, 'name' | 'orb'> => ({
  name: one < 0 === two < 0 ? 'parallel' : 'contraparallel',
  orb: Math.abs(Math.abs(one) - Math.abs(two)),
})

/** Each pair at most once, in the order of the bodies. */
export function parallelsBetween<B extends string>(
  declinations: Readonly<Record<B, number>>,
  orbLimit = PARALLEL_ORB,
): ParallelAspect<B>[] {
  const names = Object.keys(declinations) as B[]
  const found: ParallelAspect<B>[] = []
  const values = names.map((body) => declinations[body])
  for (let i = 0; i < names.length; i++)
    for (let j = i + 1; j < names.length; j++) {
      const { name, orb } = parallelOf(values[i]!, values[j]!)
      if (orb > orbLimit) continue
      const strength = orbLimit === 0 ? 1 : 1 - orb / orbLimit
      found.push({ planet1: names[i]!, planet2: names[j]!, name, orb, strength })
    }
  return found
}
