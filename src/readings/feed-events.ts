/** The events of a timeline that a calendar shows: moments, not months that fill every day (docs/timeline.md, "A private calendar"). */
import type { HouseEntry } from '../almanac/natal-transits/house-entries.ts'
import type { NatalLunation } from '../almanac/natal-transits/natal-lunations.ts'
import type { TimelineTransit } from '../judgement/person/timeline.ts'
import { SLOW_PLANETS } from '../sky/planets.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { dateText } from '../time/wall-clock.ts'
import type { PassNumber, TransitMoment } from '../words/personal-feed.ts'
import type { TimelineReading } from './transit-timeline.ts'

interface DatedName {
  /** The same in every copy of the calendar. */
  readonly name: string
  readonly at: number
}

export type FeedEvent = DatedName &
  (
    | {
        readonly type: 'transit'
        readonly transit: TimelineTransit
        readonly moment: TransitMoment
        readonly pass?: PassNumber
      }
    | { readonly type: 'lunation'; readonly lunation: NatalLunation }
    | { readonly type: 'house_entry'; readonly entry: HouseEntry }
  )

/** A shorter transit is an entry of the day when it is exact. */
const LONG_MS = 21 * DAY_MS

/** Those of the span, in order of time. */
export function feedEvents(reading: TimelineReading): FeedEvent[] {
  const { days } = reading.span
  const [from, to] = [days[0]!.from, days.at(-1)!.to]
  const isSlow = ({ body }: HouseEntry) => SLOW_PLANETS.some((planet) => planet === body)
  const events: FeedEvent[] = [
    ...reading.transits.flatMap(eventsOfTransit),
    ...reading.lunations.map((lunation): FeedEvent => {
      const { id, at } = lunation
      return { type: 'lunation', name: `${id} ${dateText(at)}`, at, lunation }
    }),
    ...reading.houseEntries.filter(isSlow).map((entry): FeedEvent => {
      const { id, at } = entry
      return { type: 'house_entry', name: `${id} ${dateText(at)}`, at, entry }
    }),
  ]
  return events.filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at)
}

function eventsOfTransit(transit: TimelineTransit): FeedEvent[] {
  const { id, enters, leaves, passes, closest } = transit
  const first = enters === null ? 'before' : dateText(enters)
  const event = (moment: TransitMoment, at: number, pass?: PassNumber): FeedEvent => ({
    type: 'transit',
    name: `${id} ${first} ${moment}${pass === undefined ? '' : ` ${pass.number}`}`,
    at,
    transit,
    moment,
    ...(pass && { pass }),
  })
  const exact = passes.map(({ at }, i) => event('exact', at, { number: i + 1, of: passes.length }))
  const nearest = exact.length === 0 && closest !== null ? [event('closest', closest.at)] : exact
  const isLong = enters === null || leaves === null || leaves - enters >= LONG_MS
  if (!isLong && nearest.length > 0) return nearest
  return [
    ...(enters === null ? [] : [event('begins', enters)]),
    ...nearest,
    ...(leaves === null ? [] : [event('ends', leaves)]),
  ]
}
