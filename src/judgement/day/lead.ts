/** Which event of a day the text of a sign mentions: the rarest, if it is rare and near enough. */

import type { DayEvent } from '../../almanac/day-events.ts'
import type { SkyOfDay } from '../../almanac/sky-of-day.ts'
import type { AspectName } from '../../chart/aspects.ts'
import { RULER } from '../../chart/dignities.ts'
import { houseFrom, type Sky } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ANGULAR_HOUSES, MANNER_OF, type Manner } from '../tradition.ts'

/** The rarer an event, the larger its weight. How often two planets meet depends on the faster of them. */
const RARITY: Record<Planet, number> = {
  moon: 6,
  mercury: 2.5,
  venus: 3,
  sun: 3.8,
  mars: 4.5,
  jupiter: 8,
  saturn: 9,
  uranus: 9,
  neptune: 9,
  pluto: 9,
}
/** Stations concern every sign. Those of slow planets weigh less: they happen twice a year, and these planets hardly move anyway. */
const RARITY_OF_STATION: Partial<Record<Planet, number>> = { mercury: 6, venus: 7, mars: 7 }
const STATION_OF_SLOW = 4
const INGRESS = 1.2
const FACE_TO_FACE = 1.2
/** Only a period tells of it: a day calls it a new or full Moon. */
const ECLIPSE = 10

/** What can be weighed: an event of a day, or an eclipse. */
export interface Weighable {
  readonly type: DayEvent['type'] | 'eclipse'
  readonly planets: readonly Planet[]
  readonly aspect?: AspectName | undefined
}

export function rarity({ type, planets, aspect }: Weighable): number {
  const [planet] = planets
  if (type === 'eclipse') return ECLIPSE
  if (type === 'new_moon' || type === 'full_moon') return RARITY.moon
  if (type === 'ingress') return INGRESS * RARITY[planet!]
  if (type === 'station') return RARITY_OF_STATION[planet!] ?? STATION_OF_SLOW
  const weight = aspect === 'conjunction' || aspect === 'opposition' ? FACE_TO_FACE : 1
  return weight * Math.min(...planets.map((each) => RARITY[each]))
}

const ANGULAR = 1.3
const OWN_RULER = 1.4

/** An event in an angular house (1, 4, 7, 10), or one that involves the sign's ruler, concerns the sign more. */
export function relevance({ planets }: Weighable, sky: Sky, sign: Sign): number {
  const isAngular = planets.some((planet) =>
    ANGULAR_HOUSES.includes(houseFrom(sign, sky.positions[planet].longitude)),
  )
  const hasRuler = planets.includes(RULER[sign])
  return (isAngular ? ANGULAR : 1) * (hasRuler ? OWN_RULER : 1)
}

/** At noon an event counts in full, at either midnight three quarters, because a text is read by day. */
function nearness({ at }: DayEvent, { instant }: Sky): number {
  return 1 - Math.abs(at - instant) / (2 * DAY_MS)
}

/** An event below this weight is not worth a word. */
export const MIN_LEAD_WEIGHT = 4

/** The event that leads the day for a sign, if any does. */
export function leadEvent(sky: SkyOfDay, sign: Sign): DayEvent | null {
  let best: DayEvent | null = null
  let bestWeight = MIN_LEAD_WEIGHT
  for (const event of sky.events) {
    const weight = rarity(event) * relevance(event, sky, sign) * nearness(event, sky)
    if (weight >= bestWeight) [best, bestWeight] = [event, weight]
  }
  return best
}

/** The manner of an event (docs/judgement.md). */
export function mannerOfEvent({
  type,
  aspect,
  direction,
}: Pick<DayEvent, 'type' | 'aspect' | 'direction'>): Manner {
  if (type === 'exact_aspect') return MANNER_OF[aspect!]!
  if (type === 'station') return direction === 'direct' ? 'flow' : 'friction'
  return type === 'full_moon' ? 'friction' : 'merge'
}
