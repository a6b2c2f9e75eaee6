/** The facts of two charts that a text can tell (docs/together.md). */
import { overlayOf, type SynastryChart, type SynastryPosition } from '../../chart/synastry.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import type { PairAspect } from './aspects.ts'
import {
  contactFact,
  elementFact,
  MEETING_NAMES,
  MEETINGS,
  OVERLAY_BODIES,
  type OverlayFact,
  overlayFact,
  type PairFact,
} from './facts.ts'

export function pairFacts(
  first: SynastryChart,
  second: SynastryChart,
  aspects: readonly PairAspect[],
): PairFact[] {
  const contacts = aspects.map(contactFact).filter((fact) => fact !== null)
  return [
    ...contacts,
    ...overlayFacts('your', first, second),
    ...overlayFacts('their', second, first),
    ...elementFacts(first, second),
  ]
}

function overlayFacts(whose: OverlayFact['whose'], guest: SynastryChart, host: SynastryChart): PairFact[] {
  const houses = overlayOf(guest, host)
  if (houses === null) return []
  return OVERLAY_BODIES.flatMap((body) => {
    const house = houses[body]
    return typeof house === 'number' ? [overlayFact(whose, body, house)] : []
  })
}

function elementFacts(first: SynastryChart, second: SynastryChart): PairFact[] {
  return MEETING_NAMES.flatMap((meeting) => {
    const [one, other] = MEETINGS[meeting]
    const [yours, theirs] = [certainSign(first.points[one]), certainSign(second.points[other])]
    return yours && theirs ? [elementFact(meeting, yours, theirs)] : []
  })
}

/** Of a body that does not change its sign on a day of unknown time. */
function certainSign(position: SynastryPosition | undefined): Sign | null {
  if (position === undefined) return null
  const sign = signOf(position.longitude)
  const { range } = position
  return range === undefined || (signOf(range.from) === sign && signOf(range.to) === sign) ? sign : null
}
