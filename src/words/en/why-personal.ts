/** `why` of a person's day: the transit it is about and how long that lasts, and where the Moon is. */

import type { Span } from '../../almanac/natal-contacts.ts'
import { isExact } from '../../chart/aspects.ts'
import type { TimedTransit, WeighedTransit } from '../../judgement/person/transits.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { sentenceOf } from '../../text.ts'
import type { PlannedPersonalDay } from '../planned-day.ts'
import { bodyName, properName } from './names.ts'
import { ASPECT_VERBS, houseOfBirth } from './why.ts'

export function whyOfPersonalDay({ date, main, quick, moon }: PlannedPersonalDay): string {
  const clause = main ? mainWords(main, date) : quick && contactWords(quick)
  const place = `the Moon passes through ${houseOfBirth(moon.house)}`
  return [...(clause ? [clause] : []), place].map(sentenceOf).join(' ')
}

const contactWords = ({ transiting, name, natal }: WeighedTransit) =>
  `${bodyName(transiting)} ${ASPECT_VERBS[name]} your ${properName(natal)}`

function mainWords(main: TimedTransit, date: string): string {
  const isSlow = SLOW_PLANETS.some((slow) => slow === main.transiting)
  if (!isSlow) return contactWords(main)
  const peak = isExact(main.orb) ? ', and is closest about now' : ''
  return `${contactWords(main)} ${spanWords(main.span, date.slice(0, 4))}${peak}`
}

function spanWords({ from, to }: Span, year: string): string {
  if (from === null && to === null) return 'for more than two years in all'
  if (from === null) return `until ${partOfMonth(to!, year)}, after more than a year`
  if (to === null) return `since ${partOfMonth(from, year)}, and for more than a year to come`
  return `from ${partOfMonth(from, year)} to ${partOfMonth(to, year)}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `early October`, `the middle of March 2027`; the year is named if it is another. */
function partOfMonth(instant: number, year: string): string {
  const day = new Date(instant)
  const part = day.getUTCDate() <= 10 ? 'early' : day.getUTCDate() <= 20 ? 'the middle of' : 'late'
  const itsYear = String(day.getUTCFullYear())
  return `${part} ${MONTHS[day.getUTCMonth()]}${itsYear === year ? '' : ` ${itsYear}`}`
}
