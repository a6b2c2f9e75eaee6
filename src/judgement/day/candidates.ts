/** The transits that the text of a sign's day may be about: the factors of its score that have its direction. The writer chooses among them (docs/judgement.md). */
import { type AspectName, PTOLEMAIC } from '../../chart/aspects.ts'
import { RULER } from '../../chart/dignities.ts'
import { type Sky, type TransitId, transitsToSign } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import type { Manner } from '../tradition.ts'
import { type Factor, influenceOn, type Tone, weigh } from './influence.ts'

export interface Candidates {
  /** Follows the tone of the day. */
  readonly direction: Manner
  readonly factors: readonly Factor[]
  /** The three largest factors of the day, good or bad, whether they are candidates or not. */
  readonly loudest: readonly TransitId[]
  /** Undefined for a planet in a sign. */
  readonly aspectOf: (id: TransitId) => AspectName | undefined
}

/** A transit, where its planets are, and the part of the reader's life that it touches. */
export interface PlacedTransit {
  readonly id: TransitId
  /** One that meets the reader's sign or is in it, or two that meet each other. */
  readonly planets: readonly { readonly planet: Planet; readonly sign: Sign }[]
  /** Null for a planet in a sign. */
  readonly aspect: AspectName | null
  readonly house: number
}

export const DIRECTION_OF: Record<Tone, Manner> = {
  very_positive: 'flow',
  positive: 'flow',
  neutral: 'merge',
  challenging: 'friction',
  very_challenging: 'friction',
}

export function candidatesOf(sky: Sky, sign: Sign): Candidates {
  const transits = transitsToSign(sky, sign)
  const { tone, factors } = influenceOn(weigh(sky, transits), transits)
  const direction = DIRECTION_OF[tone]
  const aspectOf = (wanted: TransitId) =>
    // mutate call: a sky has each id once
    (sky.aspects.find(({ id }) => id === wanted) ?? transits.aspects.find(({ id }) => id === wanted))?.name
  const canLead = ({ id, planets }: Factor) => isEligible(planets, aspectOf(id), sign)
  return {
    direction,
    factors: factors.filter((each) => leads(each, direction) && canLead(each)),
    loudest: loudestOf(factors),
    aspectOf,
  }
}

const LOUDEST = 3

const loudestOf = (factors: readonly Factor[]): TransitId[] =>
  factors
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score))
    .slice(0, LOUDEST)
    .map(({ id }) => id)

/** Of planets that stay in a sign for years, a neutral day mentions only their aspects. */
const STAYS_FOR_YEARS: readonly Planet[] = ['uranus', 'neptune', 'pluto']

/** The candidates of a neutral day are the largest factors, good or bad. */
function leads({ planets, score }: Factor, direction: Manner): boolean {
  if (direction === 'merge') return planets.length > 1 || !STAYS_FOR_YEARS.includes(planets[0]!)
  // mutate operator >=, operator <=: an influence has no factors of 0
  return direction === 'flow' ? score > 0 : score < 0
}

/** Of the meetings of two planets those of the Moon, and the great aspects of the sign's own ruler. */
export function isEligible(planets: readonly Planet[], aspect: AspectName | undefined, sign: Sign): boolean {
  if (planets.length === 1 || planets.includes('moon')) return true
  return planets.includes(RULER[sign]) && PTOLEMAIC.some((name) => name === aspect)
}

/** A meeting is felt where the Moon is, or the sign's ruler. */
export function locatingPlanet(planets: readonly Planet[], sign: Sign): Planet {
  if (planets.length === 1) return planets[0]!
  return planets.includes('moon') ? 'moon' : RULER[sign]
}
