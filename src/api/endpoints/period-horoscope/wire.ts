/** Horoscopes of weeks, months and years as JSON, reduced to what a request asked for. */
import { LRUCache } from 'lru-cache'
import { SizedText, wider } from '../../../http/respond.ts'
import { CATEGORY_NAMES } from '../../../judgement/day/categories.ts'
import type { NotableDay } from '../../../judgement/period/plan.ts'
import {
  type AskedPeriodReading,
  horoscopeIdOf,
  type KeyDate,
  type PeriodReading,
} from '../../../readings/period-horoscope.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import { COLOR_WORDS } from '../../../words/en/day.ts'
import { whyOfPeriod } from '../../../words/en/why-period.ts'
import type { PeriodStyle } from '../../../writer/period-text.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { shownMs } from '../../numbers.ts'
import { asciiJson, keptPublicText, type PublicText, publicText } from '../../public-answer.ts'
import type { Cut } from '../daily-horoscope/wire.ts'

/** What a request wants to see of a reading. */
export interface Shown {
  readonly style: PeriodStyle
  readonly cut: Cut
}

/** JSON of `data`, except for the members that differ from request to request. */
interface Ready extends PublicText {
  readonly reading: PeriodReading
}

/** Twelve signs in two styles, for three weeks, two months and two years. Each keeps its reading alive. */
const READY_ANSWERS = 168
const readyAnswers = new LRUCache<string, Ready>({ max: READY_ANSWERS })

/** JSON of `data`. A cached reading is serialised once; the request's own members are appended. */
export function periodOnTheWire(asked: AskedPeriodReading, shown: Shown, calculationMs: number): SizedText {
  const { text, bytes, around } = ready(asked.reading, shown).sized
  // Zone names contain only letters, digits and a few punctuation marks: nothing to escape.
  const rest = `,"timezone":"${asked.zone.name}","calculation_time_ms":${shownMs(calculationMs)},"cache_hit":${asked.cacheHit}}}`
  return new SizedText(text + rest, bytes + rest.length, wider('', around, rest))
}

/** The answer without the request's own members, with its ETag. */
export function ready(reading: PeriodReading, shown: Shown): PublicText {
  const isUsual = shown.cut.length === (shown.style === 'detailed' ? CATEGORY_NAMES.length : 0)
  if (!isUsual) return write(reading, shown)
  const key = `${reading.plan.sign} ${reading.plan.period.type} ${reading.plan.period.from} ${shown.style}`
  const known = readyAnswers.get(key)
  if (known?.reading === reading) return known
  const made = { ...write(reading, shown), reading }
  readyAnswers.set(key, made)
  return made
}

/** The metadata come last and are left open, because the request's own members follow. */
const write = (reading: PeriodReading, shown: Shown): PublicText =>
  keptPublicText(asciiJson(dataOnTheWire(reading, shown)).slice(0, -'}}'.length))

/** `data`, apart from the request's own members. */
function dataOnTheWire(reading: PeriodReading, { style, cut }: Shown) {
  const { plan, text, keyDates } = reading
  const { sign, period, categories, lucky } = plan
  return {
    horoscope_id: horoscopeIdOf(reading, style),
    sign,
    period,
    interpretation: interpretationOnTheWire(reading, style),
    phases: plan.phases.map(({ from, to, score }, at) => {
      const { title, text: sentences } = text.phases[at]!
      return { from, to, title, text: prose(sentences), score }
    }),
    key_dates: keyDates.map(keyDateOnTheWire),
    ...daysOnTheWire(reading),
    best_days: plan.bestDays.map(notableOnTheWire),
    careful_days: plan.carefulDays.map(notableOnTheWire),
    ...(cut.length > 0 && {
      categories: Object.fromEntries(
        cut.map((name) => {
          const { outlook, intensity, score, transit } = categories[name]
          return [name, { outlook, intensity, influence_score: score, transit }]
        }),
      ),
    }),
    lucky_elements: {
      numbers: lucky.numbers,
      colors: lucky.colors.map((code) => COLOR_WORDS[code]),
      primary_influence: lucky.primaryInfluence,
    },
    metadata: metadataOnTheWire(reading, style),
  }
}

function interpretationOnTheWire({ plan, text }: PeriodReading, style: PeriodStyle) {
  const { summary, love, career, wellbeing, advice } = text.overview
  const isDetailed = style === 'detailed'
  const parts = isDetailed ? [...love, ...career, ...wellbeing] : []
  const told = [...summary, ...parts, advice, ...text.phases.flatMap((phase) => phase.text)]
  return {
    summary: prose(summary),
    ...(isDetailed && { love: prose(love), career: prose(career), wellbeing: prose(wellbeing) }),
    advice: advice.text,
    why: whyOfPeriod(plan),
    sources: told.map(({ text: words, transits }: Sentence) => ({ text: words, transits })),
  }
}

const keyDateOnTheWire = ({ event, kind, date, house, title, line }: KeyDate) => ({
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
function daysOnTheWire({ plan }: PeriodReading) {
  if (plan.period.type !== 'year') return { days: plan.days }
  return { months: plan.phases.map(({ from, score, tone }) => ({ month: from.slice(0, 7), score, tone })) }
}

const notableOnTheWire = ({ date, score, tone, transit }: NotableDay) => ({ date, score, tone, transit })

const metadataOnTheWire = ({ plan, source, calculatedAt }: PeriodReading, style: PeriodStyle) => ({
  overall_score: plan.score,
  overall_tone: plan.tone,
  style_applied: style,
  interpretation_source: source,
  calculated_at: new Date(calculatedAt).toISOString(),
})

/** The twelve signs in short, as JSON of `data`. */
export function allSignsOnTheWire(readings: readonly PeriodReading[]): PublicText {
  const horoscopes = readings.map(({ plan, text }) => ({
    sign: plan.sign,
    summary: prose(text.overview.summary),
    overall_tone: plan.tone,
    overall_score: plan.score,
  }))
  return publicText(JSON.stringify({ period: readings[0]!.plan.period, horoscopes }))
}
