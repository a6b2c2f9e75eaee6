/** What the page calls the codes of answers, and how it writes dates, spans of time and the Moon. Every room has it. */
import { capitalised, titleOf } from '../../../text.ts'
import { moonTitle, phaseTitle } from '../moon-phases.ts'

/** Made with the first date: `Intl` takes 10 MB, which an idle service does without. */
let longDates: Intl.DateTimeFormat | undefined

function longDate(date: string): string {
  longDates ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  return longDates.format(new Date(`${date}T12:00:00Z`)).replaceAll(',', '')
}

/** `personal_life` → `personal life` */
const term = (code: string): string => code.replaceAll('_', ' ')

export const ENGLISH_NAMES = {
  /** `north_node` → `North Node`; points and angles of a chart, too. */
  body: titleOf,
  sign: (code: string): string => capitalised(code),
  aspect: (code: string): string => code,
  term,
  /** As a title: `Personal life`. */
  title: (code: string): string => capitalised(term(code)),
  phaseTitle,
  moonTitle,
  /** `The Star, reversed` */
  reversed: (card: string): string => `${card}, reversed`,
  /** `2026-11-15` → `Sunday 15 November 2026` */
  longDate,
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  /** `75 s`, `2 min 5 s`, `3 h 10 min`: how long to wait. */
  duration: (seconds: number): string => {
    if (seconds < 120) return `${seconds} s`
    if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
  },
}
