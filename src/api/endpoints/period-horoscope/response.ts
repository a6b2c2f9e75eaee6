/** Horoscopes of weeks, months and years as JSON, reduced to what a request asked for. */
import { LRUCache } from 'lru-cache'
import { CATEGORY_NAMES } from '../../../judgement/day/categories.ts'
import type { NotableDay } from '../../../judgement/period/facts.ts'
import {
  horoscopeIdOf,
  type KeyDate,
  type PeriodReading,
  type PeriodResult,
} from '../../../readings/period-horoscope.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import type { Words } from '../../../words/words.ts'
import type { PeriodStyle } from '../../../writer/period-text.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { shownMs } from '../../numbers.ts'
import { type PublicAnswer, publicData } from '../../public-answer.ts'
import type { CategorySelection } from '../daily-horoscope/response.ts'

/** What a request wants to see of a reading. */
export interface PeriodSelection {
  readonly style: PeriodStyle
  readonly selected: CategorySelection
}

/** `data`, except for the members that differ from request to request. */
export type PeriodData = ReturnType<typeof toDataResponse>

interface CachedData extends PublicAnswer<PeriodData> {
  readonly reading: PeriodReading
}

/** Twelve signs in two styles, for three weeks, two months and two years. Each keeps its reading alive. */
const MAX_CACHED = 168
const cache = new LRUCache<string, CachedData>({ max: MAX_CACHED })

export function toPeriodResponse(
  words: Words,
  result: PeriodResult,
  shown: PeriodSelection,
  calculationMs: number,
) {
  const { content } = cachedData(words, result.reading, shown)
  const ofRequest = {
    timezone: result.zone.name,
    calculation_time_ms: shownMs(calculationMs),
    cache_hit: result.cacheHit,
  }
  return { ...content, metadata: { ...content.metadata, ...ofRequest } }
}

/** The answer without the request's own members, with its ETag. */
export function cachedData(
  words: Words,
  reading: PeriodReading,
  shown: PeriodSelection,
): PublicAnswer<PeriodData> {
  const isUsual = shown.selected.length === (shown.style === 'detailed' ? CATEGORY_NAMES.length : 0)
  const make = () => publicData(toDataResponse(words, reading, shown))
  if (!isUsual) return make()
  const key = `${words.language} ${reading.plan.sign} ${reading.plan.period.type} ${reading.plan.period.from} ${shown.style}`
  const cached = cache.get(key)
  if (cached?.reading === reading) return cached
  const made = { ...make(), reading }
  cache.set(key, made)
  return made
}

function toDataResponse(words: Words, reading: PeriodReading, { style, selected }: PeriodSelection) {
  const { plan, text, keyDates } = reading
  const { sign, period, categories, lucky } = plan
  return {
    horoscope_id: horoscopeIdOf(words, reading, style),
    sign,
    period,
    interpretation: toInterpretationResponse(words, reading, style),
    phases: plan.phases.map(({ from, to, score }, at) => {
      const { title, text: sentences } = text.phases[at]!
      return { from, to, title, text: prose(sentences), score }
    }),
    key_dates: keyDates.map(toKeyDateResponse),
    ...toDaysResponse(reading),
    best_days: plan.bestDays.map(toNotableResponse),
    careful_days: plan.carefulDays.map(toNotableResponse),
    ...(selected.length > 0 && {
      categories: Object.fromEntries(
        selected.map((name) => {
          const { outlook, intensity, score, transit } = categories[name]
          return [name, { outlook, intensity, influence_score: score, transit }]
        }),
      ),
    }),
    lucky_elements: {
      numbers: lucky.numbers,
      colors: lucky.colors.map((code) => words.days.colors[code]),
      primary_influence: lucky.primaryInfluence,
    },
    metadata: toMetadataResponse(reading, style),
  }
}

function toInterpretationResponse({ periods }: Words, { plan, text }: PeriodReading, style: PeriodStyle) {
  const { summary, love, career, wellbeing, advice } = text.overview
  const isDetailed = style === 'detailed'
  const parts = isDetailed ? [...love, ...career, ...wellbeing] : []
  const sentences = [...summary, ...parts, advice, ...text.phases.flatMap((phase) => phase.text)]
  return {
    summary: prose(summary),
    ...(isDetailed && { love: prose(love), career: prose(career), wellbeing: prose(wellbeing) }),
    advice: advice.text,
    why: periods.whyOfPeriod(plan),
    sources: sentences.map(({ text: said, transits }: Sentence) => ({ text: said, transits })),
  }
}

const toKeyDateResponse = ({ event, kind, date, house, title, line }: KeyDate) => ({
  id: event.uid,
  type: kind,
  date,
  at: new Date(event.at).toISOString(),
  planets: event.planets,
  sign: nameOf(event.sign),
  house,
  title,
  text: line,
})

/** A year shows its months. */
function toDaysResponse({ plan }: PeriodReading) {
  if (plan.period.type !== 'year') return { days: plan.days }
  return { months: plan.phases.map(({ from, score, tone }) => ({ month: from.slice(0, 7), score, tone })) }
}

const toNotableResponse = ({ date, score, tone, transit }: NotableDay) => ({ date, score, tone, transit })

const toMetadataResponse = ({ plan, source, calculatedAt }: PeriodReading, style: PeriodStyle) => ({
  overall_score: plan.score,
  overall_tone: plan.tone,
  style_applied: style,
  interpretation_source: source,
  calculated_at: new Date(calculatedAt).toISOString(),
})

/** The twelve signs in short. */
export const toAllSignsPeriodResponse = (readings: readonly PeriodReading[]) => ({
  period: readings[0]!.plan.period,
  horoscopes: readings.map(({ plan, text }) => ({
    sign: plan.sign,
    summary: prose(text.overview.summary),
    overall_tone: plan.tone,
    overall_score: plan.score,
  })),
})
