/** Why something counts most in a chart, in words: the points of docs/natal-reading.md. */
import { titleOf } from '../../text.ts'
import { factInWords } from './facts.ts'
import type { Reading } from './reading.ts'

type Dominants = Reading['dominants']
type PlanetReason = Dominants['planets'][number]['reasons'][number]
type Reason = Pick<PlanetReason, 'facts' | 'points'>

export interface Dominant {
  readonly title: string
  readonly points: number
  readonly why: string
}

const WORDS: Readonly<Record<PlanetReason['reason'], (fact: string) => string>> = {
  planet: () => 'in its own right',
  ruler: () => 'for ruling the rising sign',
  on_ascendant: () => 'for standing at the Ascendant',
  on_midheaven: () => 'for standing at the Midheaven',
  on_descendant: () => 'for standing at the Descendant',
  on_imum_coeli: () => 'for standing at the Imum coeli',
  angular_house: () => 'for an angular house',
  aspect: (fact) => `for ${factInWords(fact)}`,
  dignity: (fact) => (fact.endsWith('domicile') ? 'for being at home' : 'for being exalted'),
  stellium: (fact) => `for the ${factInWords(fact).replace('Stellium', 'stellium')}`,
  unaspected: () => 'for standing alone, without an aspect',
}

/** The planets first, then the sign, the house and the element that outweigh the others. */
export function dominantsInWords({ planets, sign, house, element }: Dominants): Dominant[] {
  const places = [
    sign && { title: sign.sign, ...sign },
    house && { title: `House ${house.house}`, ...house },
    element && { title: titleOf(element.element), ...element },
  ].filter((place) => place !== null)
  return [
    ...planets.map(({ planet, points, reasons }) => ({
      title: titleOf(planet),
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

/** A sign and its house often count for the same reasons, which are told once. */
const together = (dominants: readonly Dominant[]): Dominant[] =>
  [...Map.groupBy(dominants, ({ why }) => why).values()].map((alike) => ({
    ...alike[0]!,
    title: alike.map(({ title }, index) => (index === 0 ? title : lowered(title))).join(', '),
  }))

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

const inOrder = <R extends Reason>(reasons: readonly R[]): R[] =>
  reasons.toSorted((one, other) => other.points - one.points)

const reasonInWords = ({ reason, facts, points }: PlanetReason): string =>
  `${points} ${WORDS[reason](facts[0] ?? '')}`

/** `sun-in-taurus` counts with the points of the Sun. */
const memberInWords = ({ facts: [fact = ''], points }: Reason): string =>
  `${points} ${fact.startsWith('ascendant') ? 'for rising' : `with ${factInWords(fact).replace(/ in .*/, '')}`}`
