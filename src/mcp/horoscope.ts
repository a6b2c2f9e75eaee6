/** A sign's day, week, month or year as an assistant needs it: what a person would read, without ids and sources. */
import type { Operations } from '../../client/operations.ts'
import { DailyHoroscopeRequest, DailyHoroscopeResponse } from '../api/endpoints/daily-horoscope/schema.ts'
import { periodPath } from '../api/endpoints/period-horoscope/route.ts'
import { PeriodRequest, PeriodResponse } from '../api/endpoints/period-horoscope/schema.ts'
import type { Ask } from '../api/tool-caller.ts'
import { invalid } from '../errors.ts'
import { Type } from '../schema/type.ts'
import { PERIOD_TYPES } from '../time/period.ts'
import { omit, schemaWithout, withOptional } from './omit.ts'

const SPANS = ['day', ...PERIOD_TYPES] as const
type DailyHoroscopeAnswer = Operations['dailyHoroscope']['response']
type PeriodHoroscopeAnswer = Operations['weeklyHoroscope']['response']
type Span = (typeof SPANS)[number]

const { location, style } = DailyHoroscopeRequest.properties

export const HoroscopeInput = Type.Object({
  ...PeriodRequest.properties,
  period: Type.Optional(
    Type.Enum([...SPANS], {
      default: 'day',
      description: 'The day of `date`, or the calendar week, month or year that it is in.',
    }),
  ),
  style: Type.Optional(
    Type.Enum([...style.enum], { default: 'brief', description: '`poetic` is for a day.' }),
  ),
  location: Type.Optional(
    Type.Object(location.properties, { description: 'For a day: its sky as seen from there.' }),
  ),
})

export const DAY_PATH = '/astrology/daily-horoscope'

export async function horoscopeTool(
  { period = 'day', ...request }: Readonly<Record<string, unknown>>,
  ask: Ask,
): Promise<object> {
  // mutate call: each is there once
  const span = SPANS.find((each) => each === period)
  if (span === undefined)
    throw invalid([{ path: 'period', message: `period must be one of ${SPANS.join(', ')}.` }], 'shape')
  refuseOfOtherSpan(span, request)
  if (span === 'day') return dayInShort((await ask(DAY_PATH, request)) as DailyHoroscopeAnswer)
  return periodInShort((await ask(periodPath(span), request)) as PeriodHoroscopeAnswer)
}

/** A place is for a day, and the start of the week for a week. */
function refuseOfOtherSpan(span: Span, request: object): void {
  const { properties } = span === 'day' ? DailyHoroscopeRequest : PeriodRequest
  const others = Object.keys(request).filter((name) => !Object.hasOwn(properties, name))
  if (others.length === 0) return
  throw invalid(
    others.map((path) => ({ path, message: `${path} does not go with period ${span}.` })),
    'shape',
  )
}

/** Members of the texts that repeat what stands beside them, or are for programs. */
const OMITTED = ['sources', 'reference_time']

const day = DailyHoroscopeResponse.properties.data.properties
const longer = PeriodResponse.properties.data.properties
const [full, brief] = day.interpretation.anyOf
const { id, orb, influence } = day.transits.properties.aspects.items.properties
const keyDate = longer.key_dates.items.properties

function dayInShort({ data }: DailyHoroscopeAnswer): object {
  const { sign, date, metadata, interpretation, transits, categories, lucky_elements } = data
  const { overall_tone, overall_score } = metadata
  const texts = omit(interpretation, [...OMITTED, 'lucky_elements']) as object
  return {
    sign,
    period: { type: 'day', from: date, to: date },
    overall_tone,
    overall_score,
    ...texts,
    transits: transits.aspects.map(({ id, orb, influence }) => ({ id, orb, influence })),
    ...(categories && { categories: omit(categories, OMITTED) }),
    ...(lucky_elements && { lucky_elements }),
  }
}

function periodInShort({ data }: PeriodHoroscopeAnswer): object {
  const { sign, period, metadata, interpretation, phases, key_dates, best_days, careful_days, categories } =
    data
  const { overall_tone, overall_score } = metadata
  return {
    sign,
    period,
    overall_tone,
    overall_score,
    ...(omit(interpretation, OMITTED) as object),
    phases,
    key_dates: key_dates.map(({ date, title, house }) => ({ date, title, house })),
    best_days,
    careful_days,
    ...(categories && { categories }),
  }
}

const { lucky_elements: _, ...fullTexts } = full.properties
const texts = schemaWithout(
  Type.Object({ ...longer.interpretation.properties, ...fullTexts, ...brief.properties }),
  OMITTED,
) as { properties: Record<string, object> }
const { lucky_elements, categories } = schemaWithout(day, OMITTED) as typeof day

const Whole = Type.Object({
  sign: day.sign,
  period: Type.Object({ ...longer.period.properties, type: Type.Enum([...SPANS]) }),
  overall_tone: day.metadata.properties.overall_tone,
  overall_score: day.metadata.properties.overall_score,
  ...(texts.properties as typeof brief.properties),
  transits: Type.Array(Type.Object({ id, orb, influence }), { description: 'Aspects to the sign on a day.' }),
  phases: longer.phases,
  key_dates: Type.Array(Type.Object({ date: keyDate.date, title: keyDate.title, house: keyDate.house })),
  best_days: longer.best_days,
  careful_days: longer.careful_days,
  categories,
  lucky_elements,
})

const ALWAYS = ['sign', 'period', 'overall_tone', 'overall_score', 'summary', 'why']

/** The categories of longer periods have figures alone. */
const OF_A_DAY = ['interpretation', 'advice', 'themes']

/** Which texts there are depends on the period and the style. */
export const HoroscopeOutput = {
  ...withOptional(Whole, OF_A_DAY),
  required: ALWAYS,
} as unknown as typeof Whole
