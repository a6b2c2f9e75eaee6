/** What a sign's day may be told by: the factors of its score that have its direction (docs/judgement.md). */
import { type AspectName, PTOLEMAIC } from '../../chart/aspects.ts'
import { type Sky, type TransitId, transitsToSign } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { type Manner, RULER } from '../tradition.ts'
import { type Factor, influenceOn, type Tone, weigh } from './influence.ts'

export interface Candidates {
  /** Follows the tone of the day. */
  readonly direction: Manner
  readonly factors: readonly Factor[]
  /** Of every factor that is one. */
  readonly aspects: ReadonlyMap<TransitId, AspectName>
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
  const aspects = new Map<TransitId, AspectName>(
    [...sky.aspects, ...transits.aspects].map(({ id, name }) => [id, name]),
  )
  const canTell = ({ id, planets }: Factor) => isTellable(planets, aspects.get(id), sign)
  return { direction, factors: factors.filter((each) => leads(each, direction) && canTell(each)), aspects }
}

/** A day without a side belongs to the Moon. */
function leads({ planets, score }: Factor, direction: Manner): boolean {
  if (direction === 'merge') return planets.includes('moon')
  return direction === 'flow' ? score > 0 : score < 0
}

/** Of the meetings of two planets those of the Moon, and the great aspects of the sign's own ruler. */
export function isTellable(planets: readonly Planet[], aspect: AspectName | undefined, sign: Sign): boolean {
  if (planets.length === 1 || planets.includes('moon')) return true
  return planets.includes(RULER[sign]) && PTOLEMAIC.some((name) => name === aspect)
}

/** A meeting is felt where the Moon is, or the sign's ruler. */
export function placeOf(planets: readonly Planet[], sign: Sign): Planet {
  if (planets.length === 1) return planets[0]!
  return planets.includes('moon') ? 'moon' : RULER[sign]
}
