/** How the bodies of a chart are spread over elements, modalities, polarities, hemispheres and quadrants; each with its members. */
import { normalize } from '../sky/angle.ts'
import { ELEMENTS, elementOf, MODALITIES, modalityOf, SIGNS, signOf } from '../sky/zodiac.ts'

export const POLARITIES = ['active', 'receptive'] as const
export const HEMISPHERES = ['above_horizon', 'below_horizon', 'eastern', 'western'] as const
/** Houses 1 to 3, 4 to 6, 7 to 9 and 10 to 12 of the systems that begin at the Ascendant. */
export const QUADRANTS = ['first', 'second', 'third', 'fourth'] as const

type Members<Name extends string, B extends string> = Readonly<Record<Name, readonly B[]>>

export interface Balance<B extends string> {
  readonly elements: Members<(typeof ELEMENTS)[number], B>
  readonly modalities: Members<(typeof MODALITIES)[number], B>
  /** Fire and air are active, earth and water receptive. */
  readonly polarities: Members<(typeof POLARITIES)[number], B>
  /** By the longitudes of horizon and meridian, whatever the house system. Null without a known time. */
  readonly hemispheres: Members<(typeof HEMISPHERES)[number], B> | null
  readonly quadrants: Members<(typeof QUADRANTS)[number], B> | null
}

type Groups<Names extends readonly string[], B extends string> = Record<Names[number], B[]>

interface Angles {
  readonly ascendant: number
  readonly midheaven: number
}

export function balanceOf<B extends string>(
  bodies: Readonly<Record<B, { readonly longitude: number }>>,
  angles: Angles | null,
): Balance<B> {
  const elements: Groups<typeof ELEMENTS, B> = empty(ELEMENTS)
  const modalities: Groups<typeof MODALITIES, B> = empty(MODALITIES)
  const polarities: Groups<typeof POLARITIES, B> = empty(POLARITIES)
  const hemispheres: Groups<typeof HEMISPHERES, B> = empty(HEMISPHERES)
  const quadrants: Groups<typeof QUADRANTS, B> = empty(QUADRANTS)
  for (const body in bodies) {
    const { longitude } = bodies[body]
    const sign = signOf(longitude)
    elements[elementOf(sign)].push(body)
    modalities[modalityOf(sign)].push(body)
    polarities[POLARITIES[SIGNS.indexOf(sign) % 2]!].push(body)
    if (angles === null) continue
    const [height, side] = hemispheresOf(longitude, angles)
    hemispheres[height].push(body)
    hemispheres[side].push(body)
    quadrants[QUADRANT_OF[height][side]].push(body)
  }
  const whole = { elements, modalities, polarities, hemispheres, quadrants }
  return angles === null ? { ...whole, hemispheres: null, quadrants: null } : whole
}

function empty<Name extends string, B extends string>(names: readonly Name[]): Record<Name, B[]> {
  const members = {} as Record<Name, B[]>
  for (const name of names) members[name] = []
  return members
}

/** Above or below the horizon, and east or west of the meridian. */
type Halves = readonly [height: 'above_horizon' | 'below_horizon', side: 'eastern' | 'western']

/** A point on the horizon or the meridian is in the half that begins there in the order of the signs. */
function hemispheresOf(longitude: number, { ascendant, midheaven }: Angles): Halves {
  return [
    normalize(longitude - ascendant) < 180 ? 'below_horizon' : 'above_horizon',
    normalize(longitude - midheaven) < 180 ? 'eastern' : 'western',
  ]
}

const QUADRANT_OF = {
  below_horizon: { eastern: 'first', western: 'second' },
  above_horizon: { western: 'third', eastern: 'fourth' },
} as const
