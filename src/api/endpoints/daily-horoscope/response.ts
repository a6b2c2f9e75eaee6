/** Daily horoscopes in the contract's format (§2.5), reduced to the members that a request asked for. */
import { LRUCache } from 'lru-cache'
import { noonUtc } from '../../../almanac/sky-of-day.ts'
import type { Category } from '../../../judgement/day/categories.ts'
import { CATEGORY_NAMES } from '../../../judgement/day/categories.ts'
import type { LuckyElements } from '../../../judgement/day/lucky-elements.ts'
import type { DailyReading, DailyResult } from '../../../readings/daily-horoscope.ts'
import type { Words } from '../../../words/words.ts'
import {
  type CategoryText,
  type CategoryTexts,
  isDetailed,
  isFull,
  type Style,
  sentencesIn,
} from '../../../writer/daily-text.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { shownMs } from '../../numbers.ts'
import { publicData } from '../../public-answer.ts'
import { toTransitsResponse } from './transits-response.ts'

/** The categories of an answer: all, some, or none; with none there are no top-level lucky elements either (§2.5.3). */
export type CategorySelection = readonly Category[]

/** The names allowed in a request: `career` is an alias of `profession`. */
export const CATEGORY_WORDS = ['all', ...CATEGORY_NAMES, 'career'] as const
export type CategoryWord = (typeof CATEGORY_WORDS)[number]

export function categorySelection(style: Style, words: readonly CategoryWord[] = []): CategorySelection {
  if (words.length === 0) return style === 'detailed' ? CATEGORY_NAMES : []
  if (words.includes('all')) return CATEGORY_NAMES
  const names = words.map((word) => (word === 'career' ? 'profession' : word))
  return CATEGORY_NAMES.filter((category) => names.includes(category))
}

/** `data`, except for the members that differ from request to request. */
interface CachedData {
  readonly reading: DailyReading
  readonly categories: CategoryTexts | null
  readonly data: ReturnType<typeof toDataResponse>
  /** Computed on first use: only GET needs it. */
  etag?: string
}

/** Twelve signs in three styles, whole and without categories, for the three dates that are today somewhere. Each keeps its reading alive. */
const MAX_CACHED = 216
const cache = new LRUCache<string, CachedData>({ max: MAX_CACHED })

export function toDailyResponse(
  words: Words,
  result: DailyResult,
  selected: CategorySelection,
  calculationMs: number,
) {
  const { data } = cachedData(words, result, selected)
  const ofRequest = {
    timezone: result.zone.name,
    calculation_time_ms: shownMs(calculationMs),
    cache_hit: result.cacheHit,
  }
  return { ...data, metadata: { ...data.metadata, ...ofRequest } }
}

/** Depends on the reading, not on the request. */
export function etagOf(words: Words, result: DailyResult, selected: CategorySelection): string {
  const cached = cachedData(words, result, selected)
  cached.etag ??= publicData(cached.data).etag
  return cached.etag
}

function cachedData(words: Words, result: DailyResult, selected: CategorySelection): CachedData {
  const { reading, categories, place } = result
  const isWhole = selected.length === CATEGORY_NAMES.length
  const make = () => ({ reading, categories, data: toDataResponse(words, result, selected) })
  if (place !== null || (selected.length > 0 && !isWhole)) return make()
  const key = `${reading.horoscopeId}${isWhole}`
  const cached = cache.get(key)
  if (cached?.reading === reading && cached.categories === categories) return cached
  const made = make()
  // A copy has neither frozen lists nor strings that are slices of others, so it is written as JSON in half the time.
  const copied = { ...made, data: structuredClone(made.data) }
  cache.set(key, copied)
  return copied
}

function toDataResponse(
  words: Words,
  { reading, categories, place }: DailyResult,
  selected: CategorySelection,
) {
  const { horoscopeId, style, day } = reading
  const { sign, date } = day.plan
  return {
    horoscope_id: horoscopeId,
    sign,
    date,
    style,
    ...(place && { location: { latitude: place.latitude, longitude: place.longitude } }),
    transits: toTransitsResponse(words, day),
    interpretation: toInterpretationResponse(words, reading),
    ...(categories && {
      categories: Object.fromEntries(
        selected.map((category) => [
          category,
          toCategoryResponse(words, reading, category, categories[category]),
        ]),
      ),
      lucky_elements: toLuckyElementsResponse(words, reading),
    }),
    metadata: toMetadataResponse(reading),
  }
}

function toInterpretationResponse(words: Words, { text, day: { plan } }: DailyReading) {
  const { lucky, energy } = plan.judgement
  const sources = sentencesIn(text).map(toSourceResponse)
  // The text always refers to noon UTC, even if the transits are those of a place.
  const sourcesAndTime = { sources, reference_time: new Date(noonUtc(plan.date)).toISOString() }
  const summary = prose(text.summary)
  const why = words.days.whyOfDay(plan)
  if (!isFull(text)) {
    return {
      summary,
      key_themes: plan.keyThemes.map(words.days.keyThemeWords),
      energy_level: energy.level,
      focus_areas: plan.focusAreas,
      advice: text.advice.text,
      why,
      ...sourcesAndTime,
    }
  }
  return {
    summary,
    love: prose(text.love),
    career: prose(text.career),
    wellbeing: prose(text.wellbeing),
    ...(isDetailed(text) && { background: text.background.text }),
    why,
    lucky_elements: {
      colors: toColorsResponse(words, lucky),
      numbers: lucky.numbers,
      keywords: words.days.keywordsOf(lucky.primaryInfluence, 'flow'),
    },
    ...sourcesAndTime,
  }
}

const toSourceResponse = ({ text, transits }: Sentence) => ({ text, transits })

function toCategoryResponse(
  { days }: Words,
  { day: { plan } }: DailyReading,
  category: Category,
  { interpretation, advice }: CategoryText,
) {
  const { outlook, intensity, score, themes } = plan.judgement.categories[category]
  return {
    outlook,
    intensity,
    influence_score: score,
    interpretation: prose(interpretation),
    advice: advice.text,
    themes: themes.map(days.categoryThemeWords),
    sources: [...interpretation, advice].map(toSourceResponse),
  }
}

function toLuckyElementsResponse(words: Words, { luckyTimes, day }: DailyReading) {
  const { lucky } = day.plan.judgement
  const { numbers, primaryInfluence } = lucky
  return {
    numbers,
    colors: toColorsResponse(words, lucky),
    times: luckyTimes,
    primary_influence: primaryInfluence,
  }
}

const toColorsResponse = ({ days }: Words, { colors }: LuckyElements) =>
  colors.map((code) => days.colors[code])

function toMetadataResponse({ style, source, calculatedAt, day }: DailyReading) {
  const { influence, confidence } = day.plan.judgement
  return {
    transit_count: day.transits.aspects.length,
    planets_in_sign_count: day.transits.planetsInSign.length,
    overall_score: influence.score,
    overall_tone: influence.tone,
    confidence_score: confidence,
    style_applied: style,
    interpretation_source: source,
    reference_time: new Date(day.sky.instant).toISOString(),
    calculated_at: new Date(calculatedAt).toISOString(),
  }
}

/** The readings of the twelve signs in short. */
export function toAllSignsDailyResponse(readings: readonly DailyReading[]) {
  const { style, day } = readings[0]!
  return { date: day.plan.date, style, horoscopes: readings.map(toLineResponse) }
}

function toLineResponse({ text, day: { plan } }: DailyReading) {
  const { score, tone } = plan.judgement.influence
  return { sign: plan.sign, summary: prose(text.summary), overall_tone: tone, overall_score: score }
}
