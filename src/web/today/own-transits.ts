/** What of a person's next weeks counts most: the request for it, and the moments to come. */
import type { Answer, RequestOf } from '../api/operations.ts'
import { dayAfter, ownZone } from '../parts/dates.ts'
import { NAMES } from '../parts/words.ts'
import { type Birth, localTimeOf } from '../state/birth-list.ts'
import type { ComingEvent } from './coming.ts'
import { WORDS } from './words.ts'

const DAYS_AHEAD = 30
/** What counts less is left out. */
const MIN_WEIGHT = 0.5
const SHOWN = 2

type Timeline = Pick<Answer<'transitTimeline'>['data'], 'transits'>

export const todayTransitsRequest = (
  birth: Birth,
  today: string,
  zone = ownZone(),
): RequestOf<'transitTimeline'> => ({
  name: 'transitTimeline',
  body: {
    birthDateTime: birth.isTimeUnknown ? birth.date : localTimeOf(birth, ' '),
    ...(birth.placeId === ''
      ? {
          timezone: birth.timezone,
          latitude: Number(birth.latitude),
          longitude: Number(birth.longitude),
        }
      : { place: birth.placeId }),
    from: today,
    to: dayAfter(today, DAYS_AHEAD),
    local_timezone: zone,
    min_weight: MIN_WEIGHT,
    texts: false,
    ...(birth.isTimeUnknown && { options: { time_known: false } }),
  },
})

/** The two that weigh most of those that become exact after `now`, a local time, and before the end of the span. */
export function comingOfTimeline({ transits }: Timeline, now: string): ComingEvent[] {
  const last = dayAfter(now.slice(0, 10), DAYS_AHEAD)
  return transits
    .flatMap(({ body, aspect, point, nature, weight, passes }) => {
      const next = passes.find(({ local }) => local > now && local.slice(0, 10) <= last)
      const title = WORDS.next.transit(NAMES.body(body), NAMES.aspect(aspect), NAMES.body(point))
      return next ? [{ local: next.local, title, note: WORDS.next.natures[nature], weight }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SHOWN)
    .map(({ local, title, note }) => ({ local, title, note }))
}
