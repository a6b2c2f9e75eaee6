/** The day, week, month or year of a sign as the journal keeps it. */
import type { EntryDraft } from '../journal/entries.ts'
import { NAMES } from '../parts/words.ts'
import { addressOf } from '../state/rooms.ts'
import { type Horoscope, type PeriodHoroscope, type SkyWish, skyParams } from './horoscope.ts'
import { periodName } from './period.ts'
import { WORDS } from './words.ts'

export function horoscopeEntry(shown: Horoscope | PeriodHoroscope, wish: SkyWish): EntryDraft {
  const [date, when] =
    'date' in shown ? [shown.date, NAMES.longDate(shown.date)] : [shown.period.from, periodName(shown.period)]
  return {
    title: WORDS.entryTitle(NAMES.sign(shown.sign), when),
    question: '',
    text: shown.interpretation.summary,
    cards: [],
    // The day itself, whatever “today” will be.
    address: addressOf('sky', skyParams({ ...wish, sign: shown.sign, date })),
  }
}
