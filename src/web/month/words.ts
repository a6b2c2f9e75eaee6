import { MONTH_WORDS } from '../../words/page/month.ts'
import { inPageLanguage } from '../language.ts'

export const WORDS = inPageLanguage(MONTH_WORDS)

export const clock = (local: string): string => local.slice(11, 16)

/** Today only the clock is needed. */
export const whenFrom = (now: string, local: string): string =>
  now.slice(0, 10) === local.slice(0, 10) ? clock(local) : WORDS.dates.dayAndClock(local)
