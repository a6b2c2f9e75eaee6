/** The figures of the daily horoscope: lengths, repetition, and how judgement spreads. */
import { CATEGORY_NAMES, OUTLOOKS } from '../../src/judgement/day/categories.ts'
import { ENERGY_LEVELS } from '../../src/judgement/day/energy.ts'
import { TONES } from '../../src/judgement/day/influence.ts'
import { type DailyPlan, dayOf } from '../../src/judgement/day/plan.ts'
import { SIGNS } from '../../src/sky/zodiac.ts'
import { DAY_MS } from '../../src/time/time-scales.ts'
import { lengthOf } from '../../src/words/en/prose-rules.ts'
import { dailyFaults, STYLES, type Style, SUMMARY_LENGTH } from '../../src/writer/daily-text.ts'
import { dailyText } from '../../src/writer/phrasebook/daily.ts'
import {
  percent,
  type Sentences,
  shareBeginningAlike,
  shareSeenWithin,
  shares,
  textsRepeated,
} from './figures.ts'

const YEARS = 10
const YEAR = 365
const WINDOW = 30
const LONG_WINDOW = 90

/** Summaries by style and sign, day after day. */
type Summaries = Record<Style, Sentences[][]>

interface Measured {
  readonly dates: readonly string[]
  readonly plans: readonly DailyPlan[]
  readonly summaries: Summaries
  readonly faults: readonly string[]
}

function measureDays(from: string, count: number): Measured {
  const start = Date.parse(from)
  const dates = Array.from({ length: count }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  )
  const summaries = Object.fromEntries(
    STYLES.map((style) => [style, SIGNS.map(() => [])]),
  ) as unknown as Summaries
  const plans: DailyPlan[] = []
  const faults: string[] = []
  for (const date of dates)
    for (const [place, sign] of SIGNS.entries()) {
      const { plan } = dayOf(date, sign)
      plans.push(plan)
      for (const style of STYLES) {
        const text = dailyText(plan, style)
        summaries[style][place]!.push(text.summary.map((sentence) => sentence.text))
        faults.push(...dailyFaults(text, style).map((fault) => `${date} ${sign} ${style} ${fault}`))
      }
    }
  return { dates, plans, summaries, faults }
}

export type Row = readonly [figure: string, value: string, wanted: string]

export function dailyRows(from: string): Row[] {
  const measured = measureDays(from, Math.ceil(YEARS * 365.25))
  const last = measured.dates.at(-1)!
  return [
    [`texts made, ${from} to ${last}`, String(measured.plans.length * STYLES.length), ''],
    ['texts that break a rule', String(measured.faults.length), '0'],
    ...STYLES.map((style) => lengthRow(style, measured)),
    ...repetitionRows(measured),
    ...judgementRows(measured.plans),
  ]
}

function lengthRow(style: Style, { summaries }: Measured): Row {
  const lengths = summaries[style].flat().map((sentences) => lengthOf(sentences.join(' ')))
  const { least, most } = SUMMARY_LENGTH[style]
  const [shortest, longest] = lengths.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Infinity, 0],
  )
  return [`characters of a ${style} summary`, `${shortest}–${longest}`, `${least}–${most}`]
}

/** Of the signs the worst, over the first year and the days before it that its window looks back to. */
function repetitionRows({ summaries, dates }: Measured): Row[] {
  const year = (style: Style, window: number) => summaries[style].map((days) => days.slice(0, YEAR + window))
  const worst = (style: Style, window: number) =>
    percent(Math.max(...year(style, window).map((days) => shareSeenWithin(days, window))))
  const alike = Math.max(...year('brief', 0).map(shareBeginningAlike))
  const again = Math.max(...year('detailed', 0).map(textsRepeated))
  const shared = dates.filter((_, day) =>
    STYLES.some((style) => new Set(summaries[style].map((days) => days[day]!.join(' '))).size < SIGNS.length),
  )
  return [
    [
      `days with a sentence of a detailed summary seen within ${WINDOW} days`,
      worst('detailed', WINDOW),
      '< 2 %',
    ],
    [`the same within ${LONG_WINDOW} days`, worst('detailed', LONG_WINDOW), ''],
    [`days with a sentence of a poetic summary seen within ${WINDOW} days`, worst('poetic', WINDOW), ''],
    ['brief summaries that begin with yesterday’s first five words', percent(alike), '≤ 3 %'],
    ['detailed summaries told twice in a year', String(again), ''],
    ['days on which two signs share a summary, in any style', String(shared.length), '0'],
  ]
}

function judgementRows(plans: readonly DailyPlan[]): Row[] {
  const list = (found: Record<string, number>) =>
    Object.entries(found)
      .map(([name, share]) => `${name} ${percent(share, 0)}`)
      .join(', ')
  const outlooks = (category: (typeof CATEGORY_NAMES)[number]) =>
    list(
      shares(
        OUTLOOKS,
        plans.map(({ judgement }) => judgement.categories[category].outlook),
      ),
    )
  const led = plans.filter(({ lead }) => lead !== null).length / plans.length
  return [
    ['days led by an event', percent(led), ''],
    [
      'tones',
      list(
        shares(
          TONES,
          plans.map(({ judgement }) => judgement.influence.tone),
        ),
      ),
      '',
    ],
    [
      'energy levels',
      list(
        shares(
          ENERGY_LEVELS,
          plans.map(({ judgement }) => judgement.energy.level),
        ),
      ),
      '',
    ],
    ...CATEGORY_NAMES.map((category): Row => [`outlook of ${category}`, outlooks(category), '']),
  ]
}
