/** Why something counts most in a chart, in words: the points of docs/natal-reading.md. */
import { NAMES } from '../parts/words.ts'
import { factInWords } from './facts.ts'
import type { NatalReading } from './reading.ts'
import { WORDS } from './words.ts'

type Dominants = NatalReading['dominants']
type PlanetReason = Dominants['planets'][number]['reasons'][number]
type Reason = Pick<PlanetReason, 'facts' | 'points'>

export interface Dominant {
  readonly title: string
  readonly points: number
  readonly why: string
}

/** The planets first, then the sign, the house and the element that outweigh the others. */
export function dominantsInWords({ planets, sign, house, element }: Dominants): Dominant[] {
  const places = [
    sign && { title: NAMES.sign(sign.sign), ...sign },
    house && { title: WORDS.house(house.house), ...house },
    element && { title: NAMES.title(element.element), ...element },
  ].filter((place) => place !== null)
  return [
    ...planets.map(({ planet, points, reasons }) => ({
      title: NAMES.body(planet),
      points,
      why: inOrder(reasons).map(reasonInWords).join(', '),
    })),
    ...together(
      places.map(({ title, points, reasons }) => ({
        title,
        points,
        why: inOrder(reasons).map(memberInWords).join(', '),
      })),
    ),
  ]
}

/** A sign and its house often count for the same reasons, which are listed once. */
const together = (dominants: readonly Dominant[]): Dominant[] =>
  [...Map.groupBy(dominants, ({ why }) => why).values()].map((alike) => ({
    ...alike[0]!,
    title: WORDS.together(alike.map(({ title }) => title)),
  }))

const inOrder = <R extends Reason>(reasons: readonly R[]): R[] =>
  reasons.toSorted((one, other) => other.points - one.points)

const reasonInWords = ({ reason, facts, points }: PlanetReason): string =>
  WORDS.reason(points, WORDS.reasons[dignityOr(reason, facts[0])](factInWords(facts[0] ?? '')))

/** Of a dignity, the fact says which. */
const dignityOr = (reason: PlanetReason['reason'], fact = '') =>
  reason !== 'dignity' ? reason : fact.endsWith('domicile') ? 'domicile' : 'exaltation'

/** `sun-in-taurus` counts with the points of the Sun. */
const memberInWords = ({ facts: [fact = ''], points }: Reason): string =>
  WORDS.reason(
    points,
    fact.startsWith('ascendant')
      ? WORDS.reasons.rising()
      : WORDS.reasons.member(NAMES.body(fact.replace(/-in-.*/, '').replaceAll('-', '_'))),
  )
