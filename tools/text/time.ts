/** The figures of one person's time: five thousand random births, each with a year, a solar return and progressions, and some with a life. */
import { isTimed } from '../../src/chart/wider-chart.ts'
import { lifePlan, progressionPlan } from '../../src/judgement/person/life-plan.ts'
import { returnPlan } from '../../src/judgement/person/return-plan.ts'
import { spanPlan } from '../../src/judgement/person/span-plan.ts'
import type { TimelineTransit } from '../../src/judgement/person/timeline.ts'
import { identifiersFor } from '../../src/readings/identifier.ts'
import { readLife } from '../../src/readings/life.ts'
import { readProgressions } from '../../src/readings/progressions.ts'
import { readReturns } from '../../src/readings/returns.ts'
import { clockOf } from '../../src/readings/timeline-texts.ts'
import {
  readTimelineInSlices,
  resolveTimeline,
  type TimelineReading,
} from '../../src/readings/transit-timeline.ts'
import { atOnce } from '../../src/schedule/slices.ts'
import { PLANETS, SLOW_PLANETS } from '../../src/sky/planets.ts'
import { capitalised } from '../../src/text.ts'
import { DAY_MS } from '../../src/time/time-scales.ts'
import { dateText } from '../../src/time/wall-clock.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { beginningOf } from '../../src/words/text-measure.ts'
import { chapterTexts, progressionText } from '../../src/writer/phrasebook/life.ts'
import { lunationText } from '../../src/writer/phrasebook/lunation.ts'
import { lengthWithSpaces } from '../../src/writer/phrasebook/pair-dealing.ts'
import { returnText } from '../../src/writer/phrasebook/solar-return.ts'
import { spanText } from '../../src/writer/phrasebook/span.ts'
import { transitTexts } from '../../src/writer/phrasebook/transits.ts'
import { returnFaults, sentencesInReturn } from '../../src/writer/return-text.ts'
import type { Sentence } from '../../src/writer/sentence.ts'
import { spanFaults } from '../../src/writer/span-text.ts'
import { timeTextFaults } from '../../src/writer/time-text.ts'
import { percent, type Row } from './figures.ts'
import { randomNumbers } from './random-numbers.ts'
import { MEASURED_TEXTS } from './texts.ts'

const BIRTHS = 5000
const WITHOUT_TIME_EVERY = 10
const LIFE_EVERY = 10
/** One birth in so many has a month with the Moon, and ten years of slow planets. */
const MORE_EVERY = 5
const YEAR_DAYS = 366

const draw = randomNumbers(41)
const between = (from: number, to: number): number => from + draw() * (to - from)
const identifier = identifiersFor('measured')

interface Findings {
  faults: number
  twice: number
  alike: number
  wrongSources: number
  transits: number
  without: number
  manyDates: number
  readonly spans: number[]
  readonly shortSpans: number[]
  readonly returns: number[]
  readonly sections: number[]
  readonly used: Set<string>
}

export function timeRows(): Row[] {
  const found: Findings = {
    ...{ faults: 0, twice: 0, alike: 0, wrongSources: 0, transits: 0, without: 0, manyDates: 0 },
    ...{ spans: [], shortSpans: [], returns: [], sections: [], used: new Set() },
  }
  for (let n = 0; n < BIRTHS; n++) measure(n, found)
  return rowsOf(found)
}

function rowsOf(found: Findings): Row[] {
  const all = MEASURED_TEXTS.timeline()
  const unused = all.filter((text) => !found.used.has(undated(text)))
  if (process.env.SHOW_UNUSED) console.error(unused.join('\n'))
  const returns = found.sections.length
  const full = found.sections.filter((count) => count === 5).length
  return [
    [
      `Texts of a year, a return, progressions and a life (${BIRTHS.toLocaleString('en')} births, one in ten without its time) that break a rule`,
      String(found.faults),
      '0',
    ],
    ['sources that are no facts of their text', String(found.wrongSources), '0'],
    ['texts repeated in one year of one person', String(found.twice), '0'],
    ['transits that begin like the one before', percent(found.alike / found.transits, 2), '0 %'],
    [
      'transits without a text because the year has used all of their list',
      percent(found.without / found.transits, 2),
      '',
    ],
    ['summary of a year, characters: shortest, median, longest', spread(found.spans), '430 to 650'],
    ['of these below 430', percent(below(found.spans, 430)), ''],
    ['summaries with more than four dates', String(found.manyDates), '0'],
    ['summary of a solar return, characters: shortest, median, longest', spread(found.returns), '450 to 620'],
    ['solar returns with a time that have all five sections', percent(full / returns), ''],
    [`texts of ${all.length.toLocaleString('en')} that nobody has`, String(unused.length), ''],
  ]
}

function measure(n: number, found: Findings): void {
  const isTimed = n % WITHOUT_TIME_EVERY !== 0
  const born = Math.round(between(Date.UTC(1936, 0, 1), Date.UTC(2010, 0, 1)))
  const birthDateTime = new Date(born).toISOString().slice(0, isTimed ? 16 : 10)
  const request = {
    birthDateTime,
    timezone: 'UTC',
    latitude: (Math.asin(between(-0.9, 0.9)) * 180) / Math.PI,
    longitude: between(-180, 180),
    options: { timeKnown: isTimed },
  }
  const now = Math.round(between(Date.UTC(2026, 0, 1), Date.UTC(2032, 0, 1)))
  const from = now - Math.floor(between(0, 200)) * DAY_MS
  measureYear(timelineIn(request, from, YEAR_DAYS, now), now, found)
  measureReturn(request, now, found)
  measureProgressions(request, now, found)
  if (n % LIFE_EVERY === 1) measureLife(request, now, found)
  if (n % MORE_EVERY === 1) measureMore(request, now, found)
}

type Request = Parameters<typeof resolveTimeline>[0]

function timelineIn(request: Request, from: number, days: number, now: number, bodies?: readonly string[]) {
  const dates = { from: dateText(from), to: dateText(from + (days - 1) * DAY_MS) }
  return atOnce(readTimelineInSlices(resolveTimeline({ ...request, ...dates, bodies }, now)))
}

function measureYear(reading: TimelineReading, now: number, found: Findings): void {
  const { transits, natal, span } = reading
  const clock = clockOf(now, span.zone)
  const texts = transitTexts(ENGLISH, { transits, places: natal.places, clock })
  note(found, [...texts.values()].flat())
  const openings = [...texts.values()].map(([first]) => first!.text)
  const places = [...texts.values()].flat().flatMap((one) => (isPlace(one) ? [one.text] : []))
  found.twice += openings.length - new Set(openings).size + places.length - new Set(places).size
  found.alike += openings.filter(
    (text, at) => at > 0 && beginningOf(text) === beginningOf(openings[at - 1]!),
  ).length
  found.transits += transits.length
  found.without += transits.filter((transit) => !texts.has(transit)).length
  for (const [transit, sentences] of texts) if (!isTrue(transit, sentences)) found.wrongSources++
  for (const lunation of reading.lunations) note(found, lunationText(ENGLISH, lunation))
  const days = { from: span.days[0]!.from, to: span.days.at(-1)!.to }
  const ask = { plan: spanPlan(transits, days, now), clock }
  const text = spanText(ENGLISH, ask)
  found.faults += spanFaults(ENGLISH, text, ask).length
  found.spans.push(lengthWithSpaces(text.summary))
  const ids = new Set(transits.map(({ id }) => id))
  if (text.summary.some(({ transits: sources }) => sources.some((id) => !ids.has(id)))) found.wrongSources++
  if (
    (
      text.summary
        .map((each) => each.text)
        .join(' ')
        .match(DATE) ?? []
    ).length > MAX_DATES
  )
    found.manyDates++
  use(found, text.summary)
}
const MAX_DATES = 4

const isPlace = ({ transits }: Sentence): boolean => transits.length === 2

/** Its own id, its own house, and no planet besides its own two. */
function isTrue({ id, body, point, transitHouse }: TimelineTransit, sentences: readonly Sentence[]): boolean {
  const ids = [id, `transiting-${body}-in-house-${transitHouse}`]
  const named = sentences.flatMap(({ text }) => PLANETS.filter((planet) => NAMES[planet].test(text)))
  return (
    sentences.every(({ transits }) => transits.length > 0 && transits.every((each) => ids.includes(each))) &&
    named.every((planet) => planet === body || planet === point || planet === 'sun' || planet === 'moon')
  )
}
const NAMES = Object.fromEntries(
  PLANETS.map((planet) => [planet, new RegExp(`\\b${planet[0]!.toUpperCase()}${planet.slice(1)}\\b`)]),
) as Record<(typeof PLANETS)[number], RegExp>

function measureReturn(request: Request, now: number, found: Findings): void {
  const from = now + Math.floor(between(0, 20 * YEAR_DAYS)) * DAY_MS
  const reading = readReturns({ ...request, from: dateText(from) }, now, identifier)
  const one = reading.returns[0]!
  const { natalChart } = reading
  const plan = returnPlan({
    chart: one.chart?.chart ?? null,
    natalCusps: isTimed(natalChart) ? natalChart.chart.houses.cusps : null,
    profection: one.profection,
  })
  const text = returnText(ENGLISH, plan)
  found.faults += returnFaults(ENGLISH, text, plan).length
  const ids = new Set([
    ...Object.values(plan.summary?.sources ?? {}),
    ...plan.sections.flatMap(({ sources }) => sources),
  ])
  const sentences = sentencesInReturn(text)
  if (sentences.some(({ transits }) => transits.length === 0 || transits.some((id) => !ids.has(id))))
    found.wrongSources++
  if (plan.summary !== null) {
    found.returns.push(lengthWithSpaces(text.summary))
    found.sections.push(text.sections.length)
  }
  use(found, sentences)
}

function measureProgressions(request: Request, now: number, found: Findings): void {
  const plan = progressionPlan(readProgressions({ ...request, at: dateText(now) }, now, identifier))!
  const { moon, sun } = progressionText(ENGLISH, plan)
  note(found, [...moon, ...sun])
}

function measureLife(request: Request, now: number, found: Findings): void {
  const { chapters, at } = readLife(request, now, identifier)
  const texts = chapterTexts(ENGLISH, lifePlan(chapters, at))
  for (const [chapter, sentences] of texts) {
    note(found, sentences)
    if (sentences.length < 2 || sentences.some(({ transits }) => transits[0] !== chapter.id))
      found.wrongSources++
  }
  const whole = [...texts.values()].flatMap((sentences) => sentences.slice(1).map(({ text }) => text))
  found.twice += whole.length - new Set(whole).size
}

/** What seldom comes in a year. */
function measureMore(request: Request, now: number, found: Findings): void {
  for (const [days, bodies] of [
    [62, ['moon']],
    [90, undefined],
    [3660, [...SLOW_PLANETS]],
  ] as const) {
    const { transits, natal, span, lunations } = timelineIn(request, now - 30 * DAY_MS, days, now, bodies)
    const clock = clockOf(now, span.zone)
    note(found, [...transitTexts(ENGLISH, { transits, places: natal.places, clock }).values()].flat())
    for (const lunation of lunations) note(found, lunationText(ENGLISH, lunation))
    for (const length of [3, 14, 45]) {
      const plan = spanPlan(transits, { from: now, to: now + length * DAY_MS }, now)
      use(found, spanText(ENGLISH, { plan, clock }).summary)
    }
  }
}

/** Texts come again and again, and the rules take their time. */
const looked = new Map<string, number>()
function note(found: Findings, sentences: readonly Sentence[]): void {
  for (const sentence of sentences) {
    const key = undated(sentence.text)
    if (!looked.has(key)) {
      const faults = timeTextFaults(ENGLISH, { summary: [], all: [sentence] }).length
      looked.set(key, faults + Number(sentence.text.includes('{')))
    }
    found.faults += looked.get(key)!
  }
  use(found, sentences)
}

const use = ({ used }: Findings, sentences: readonly Sentence[]): void => {
  for (const { text } of sentences) used.add(undated(text))
}

const DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?/g

const PLANET = new RegExp(`\\b(?:${PLANETS.map(capitalised).join('|')})\\b`, 'g')

/** A text with its planets and dates, or with the slots for them. */
const undated = (text: string): string =>
  text
    .replaceAll(/\{\w+\}/g, '*')
    .replaceAll(PLANET, '*')
    .replaceAll(DATE, '*')
    .replaceAll('* and *', '*')

function spread(lengths: number[]): string {
  lengths.sort((a, b) => a - b)
  return [0, Math.floor(lengths.length / 2), lengths.length - 1].map((at) => lengths[at]).join(', ')
}

const below = (lengths: readonly number[], least: number): number =>
  lengths.filter((length) => length < least).length / lengths.length
