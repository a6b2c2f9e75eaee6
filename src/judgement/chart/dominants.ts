/** What a chart is strongest in, each with the points that make it so. */
import { ELEMENTS, type Element, elementOf, SIGNS, type Sign } from '../../sky/zodiac.ts'
import { type ChartFact, isPlanet } from './fact.ts'
import { type PlanetWeight, type PointsOf, sumOf } from './weights.ts'

/** A sign, house or element with the points of the bodies in it, by fact. */
export interface Strongest<Name> {
  readonly name: Name
  readonly points: number
  readonly reasons: readonly { readonly facts: readonly string[]; readonly points: number }[]
}

export interface Dominants {
  readonly planets: readonly PlanetWeight[]
  /** Null if another sign is nearly as strong. */
  readonly sign: Strongest<Sign> | null
  readonly house: Strongest<number> | null
  readonly element: Strongest<Element> | null
}

const SHOWN_PLANETS = 3
/** A dominant has at least this many times the points of the next one. */
const CLEAR = 1.25

const HOUSES = Array.from({ length: SIGNS.length }, (_, at) => at + 1)

export function dominantsOf(
  planets: readonly PlanetWeight[],
  facts: readonly ChartFact[],
  pointsOf: PointsOf,
): Dominants {
  const inSigns = facts.filter(
    ({ kind, subjects, isDoubtful }) =>
      !isDoubtful && ((kind === 'sign' && isPlanet(subjects[0]!)) || subjects[0] === 'ascendant'),
  )
  const inHouses = facts.filter(({ kind, subjects }) => kind === 'house' && isPlanet(subjects[0]!))
  return {
    planets: planets.slice(0, SHOWN_PLANETS),
    sign: strongest(SIGNS, inSigns, ({ sign }) => sign, pointsOf),
    house: strongest(HOUSES, inHouses, ({ house }) => house, pointsOf),
    element: strongest(ELEMENTS, inSigns, ({ sign }) => elementOf(sign!), pointsOf),
  }
}

function strongest<Name>(
  names: readonly Name[],
  facts: readonly ChartFact[],
  nameOf: (fact: ChartFact) => Name | undefined,
  pointsOf: PointsOf,
): Strongest<Name> | null {
  const [first, second] = names
    .map((name) => {
      const reasons = facts
        .filter((fact) => nameOf(fact) === name)
        .map(({ id, subjects }) => ({ facts: [id], points: pointsOf(subjects[0]!) }))
      return { name, points: sumOf(reasons), reasons }
    })
    .sort((a, b) => b.points - a.points)
  return first!.points > 0 && first!.points >= CLEAR * second!.points ? first! : null
}
