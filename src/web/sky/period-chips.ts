import type { PeriodHoroscope } from './horoscope.ts'
import { shortDate } from './period.ts'
import { type Chip, fromId, glyphsOf, withSign } from './transit-chips.ts'

/** What the sentences came from: transits of these days, and events among the key dates. */
export function chipsOfPeriod({ sign, interpretation, key_dates: events }: PeriodHoroscope): Chip[] {
  const ids = new Set(interpretation.sources.flatMap(({ transits }) => transits))
  return [...ids].map((id) => {
    const event = events.find((known) => known.id === id)
    const shown = event
      ? { glyphs: glyphsOf(...event.planets), text: `${event.title}, ${shortDate(event.date)}` }
      : fromId(withSign(id, sign))
    return { id, ...shown, isCited: true }
  })
}
