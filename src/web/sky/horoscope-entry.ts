/** The day, week, month or year of a sign as the journal keeps it. */
import { capitalised } from '../../text.ts'
import type { EntryDraft } from '../journal/entries.ts'
import { longDate } from '../parts/words.ts'
import { addressOf } from '../state/rooms.ts'
import { type Horoscope, type PeriodHoroscope, paramsOf, type SkyWish } from './horoscope.ts'
import { periodName } from './period.ts'

export function horoscopeEntry(shown: Horoscope | PeriodHoroscope, wish: SkyWish): EntryDraft {
  const [date, when] =
    'date' in shown ? [shown.date, longDate(shown.date)] : [shown.period.from, periodName(shown.period)]
  return {
    title: `${capitalised(shown.sign)}, ${when}`,
    question: '',
    text: shown.interpretation.summary,
    cards: [],
    // The day itself, whatever “today” will be.
    address: addressOf('sky', paramsOf({ ...wish, sign: shown.sign, date })),
  }
}
