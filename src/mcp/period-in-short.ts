/** The horoscope of a week, month or year as an assistant needs it: what a person would be told, without ids and sources. */
import { periodPath } from '../api/endpoints/period-horoscope/route.ts'
import type { PeriodData } from '../api/endpoints/period-horoscope/wire.ts'
import { invalid } from '../readings/invalid.ts'
import { PERIOD_TYPES, type PeriodType } from '../time/period.ts'
import type { Ask } from './sky-in-short.ts'

const DEFAULT_PERIOD = 'week' satisfies PeriodType

export const PERIOD = {
  type: 'string',
  enum: PERIOD_TYPES,
  default: DEFAULT_PERIOD,
  description: 'The calendar week, month or year that `date` is in.',
}

export async function periodInShort(given: { period?: unknown }, ask: Ask): Promise<object> {
  const { period = DEFAULT_PERIOD, ...asked } = given
  const type = PERIOD_TYPES.find((known) => known === period)
  if (type === undefined)
    throw invalid([{ path: 'period', message: `period must be one of ${PERIOD_TYPES.join(', ')}.` }])
  const { data } = (await ask(periodPath(type), asked)) as { data: PeriodData }
  return inShort(data)
}

function inShort({ sign, period, metadata, interpretation, phases, categories, ...data }: PeriodData) {
  const { sources: _, ...told } = interpretation
  const { overall_tone, overall_score } = metadata
  return {
    sign,
    period,
    overall_tone,
    overall_score,
    ...told,
    phases,
    key_dates: data.key_dates.map(({ date, title, house }) => ({ date, title, house })),
    best_days: data.best_days,
    careful_days: data.careful_days,
    ...(categories && { categories }),
  }
}
