/** The request for one person's day. */
import type { RequestOf } from '../api/operations.ts'
import { ownZone, todayIn } from '../parts/dates.ts'
import { type Birth, localTimeOf } from '../state/birth-list.ts'

/** The day is the reader's, wherever the birth was. An empty date is today. */
export const requestFor = (
  birth: Birth,
  date: string,
  zone = ownZone(),
  now = Date.now(),
): RequestOf<'personalDay'> => ({
  name: 'personalDay',
  body: {
    birthDateTime: localTimeOf(birth, 'T'),
    birthLocation: {
      latitude: Number(birth.latitude),
      longitude: Number(birth.longitude),
      timezone: birth.timezone,
    },
    date: date || todayIn(zone, now),
    timezone: zone,
  },
})
