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

interface Angles {
  readonly ascendant: number
  readonly midheaven: number
}

export function balanceOf<B extends string>(
  bodies: Readonly<Record<B, { readonly longitude: number }>>,
  angles: Angles | null,
): Balance<B> {
  const names = Object.keys(bodies) as B[]
  const longitudes = names.map((body) => bodies[body].longitude)
  const signs = longitudes.map(signOf)
  const halves = angles && longitudes.map((longitude) => hemispheresOf(longitude, angles))
  return {
    elements: grouped(ELEMENTS, names, (i) => [elementOf(signs[i]!)]),
    modalities: grouped(MODALITIES, names, (i) => [modalityOf(signs[i]!)]),
    polarities: grouped(POLARITIES, names, (i) => [POLARITIES[SIGNS.indexOf(signs[i]!) % 2]!]),
    hemispheres: halves && grouped(HEMISPHERES, names, (i) => halves[i]!),
    quadrants: halves && grouped(QUADRANTS, names, (i) => [quadrantOf(halves[i]!)]),
  }
}

/** The members of each group; `groupsOf` gives the groups of the body with an index. */
function grouped<Name extends string, B extends string>(
  groupNames: readonly Name[],
  bodies: readonly B[],
  groupsOf: (index: number) => readonly Name[],
): Members<Name, B> {
  const members = {} as Record<Name, B[]>
  for (const name of groupNames) members[name] = []
  for (const [i, body] of bodies.entries()) for (const name of groupsOf(i)) members[name].push(body)
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

const quadrantOf = ([height, side]: Halves): (typeof QUADRANTS)[number] => QUADRANT_OF[height][side]
