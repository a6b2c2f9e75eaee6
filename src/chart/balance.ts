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
  const longitude = (body: B) => bodies[body].longitude
  const sign = (body: B) => signOf(longitude(body))
  return {
    elements: groups(ELEMENTS, names, (body) => [elementOf(sign(body))]),
    modalities: groups(MODALITIES, names, (body) => [modalityOf(sign(body))]),
    polarities: groups(POLARITIES, names, (body) => [POLARITIES[SIGNS.indexOf(sign(body)) % 2]!]),
    hemispheres: angles && groups(HEMISPHERES, names, (body) => hemispheresOf(longitude(body), angles)),
    quadrants: angles && groups(QUADRANTS, names, (body) => [quadrantOf(longitude(body), angles)]),
  }
}

function groups<Name extends string, B extends string>(
  groupNames: readonly Name[],
  bodies: readonly B[],
  groupsOf: (body: B) => readonly Name[],
): Members<Name, B> {
  const members = groupNames.map((name) => [name, bodies.filter((body) => groupsOf(body).includes(name))])
  return Object.fromEntries(members) as Members<Name, B>
}

type Hemisphere = (typeof HEMISPHERES)[number]

/** A point on the horizon or the meridian is in the half that begins there in the order of the signs. */
function hemispheresOf(longitude: number, { ascendant, midheaven }: Angles): readonly Hemisphere[] {
  return [
    normalize(longitude - ascendant) < 180 ? 'below_horizon' : 'above_horizon',
    normalize(longitude - midheaven) < 180 ? 'eastern' : 'western',
  ]
}

const QUADRANT_OF = {
  below_horizon: { eastern: 'first', western: 'second' },
  above_horizon: { western: 'third', eastern: 'fourth' },
} as const

function quadrantOf(longitude: number, angles: Angles): (typeof QUADRANTS)[number] {
  const [height, side] = hemispheresOf(longitude, angles) as ['below_horizon', 'eastern']
  return QUADRANT_OF[height][side]
}
