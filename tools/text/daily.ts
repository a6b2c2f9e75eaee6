/** The figures of the daily horoscope: what a reader meets day after day. */
import { CATEGORY_NAMES, OUTLOOKS } from '../../src/judgement/day/categories.ts'
import { ENERGY_LEVELS } from '../../src/judgement/day/energy.ts'
import { TONES } from '../../src/judgement/day/influence.ts'
import { SIGNS } from '../../src/sky/zodiac.ts'
import { DAY_MS } from '../../src/time/time-scales.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { lengthOf } from '../../src/words/text-measure.ts'
import {
  type DailyText,
  dailyFaults,
  everySentenceIn,
  isDetailed,
  isFull,
  STYLES,
  type Style,
  SUMMARY_LENGTH,
  sentencesIn,
} from '../../src/writer/daily-text.ts'
import { dailyText } from '../../src/writer/phrasebook/daily.ts'
import { type DailyPlan, dayOf } from '../../src/writer/plan/daily-plan.ts'
import type { Sentence } from '../../src/writer/sentence.ts'
import { contradictions } from './contradictions.ts'
import { percent, type Row, repetitionRow, shareBeginningAlike, shares, textsRepeated } from './figures.ts'
import { againRow, different, edgesAgain, halfSeenAfter, isTimingWrong, wornOutRow } from './freshness.ts'
import { FAMILIES, familiesIn } from './imagery.ts'

const YEARS = 10
const YEAR = 365
const MAX_WINDOW = 30

interface DayText {
  readonly plan: DailyPlan
  readonly texts: Readonly<Record<Style, DailyText>>
}

/** Day after day, of one sign. */
type SignsDays = readonly DayText[]

export function dailyRows(from: string): Row[] {
  const start = Date.parse(from)
  const dates = Array.from({ length: Math.ceil(YEARS * 365.25) }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  )
  const signs = SIGNS.map((sign) => dates.map((date) => dayText(date, sign)))
  const days = signs.flat()
  const faults = days.flatMap(({ texts }) =>
    STYLES.flatMap((style) => dailyFaults(ENGLISH, texts[style], style)),
  )
  return [
    [`texts made, ${from} to ${dates.at(-1)}`, String(days.length * STYLES.length), ''],
    ['texts that break a rule', String(faults.length), '0'],
    ...STYLES.map((style) => lengthRow(style, days)),
    ...meaningRows(days),
    ...freshnessRows(signs.map((ofSign) => ofSign.slice(0, YEAR))),
    ...repetitionRows(signs.map((ofSign) => ofSign.slice(0, YEAR + MAX_WINDOW))),
    ...alikeRows(signs),
    ...imageryRows(days),
    ...judgementRows(days.map(({ plan }) => plan)),
  ]
}

export function dayText(date: string, sign: (typeof SIGNS)[number]): DayText {
  const { plan } = dayOf(date, sign)
  const texts = Object.fromEntries(STYLES.map((style) => [style, dailyText(ENGLISH, plan, style)]))
  return { plan, texts: texts as Record<Style, DailyText> }
}

const said = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text)

function lengthRow(style: Style, days: SignsDays): Row {
  const lengths = days.map(({ texts }) => lengthOf(said(texts[style].summary).join(' ')))
  const { least, most } = SUMMARY_LENGTH[style]
  const [shortest, longest] = lengths.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Infinity, 0],
  )
  return [`characters of a ${style} summary`, `${shortest}–${longest}`, `${least}–${most}`]
}

const LOUDEST = 3

function meaningRows(days: SignsDays): Row[] {
  const leaning = days.filter(({ plan }) => plan.judgement.influence.tone !== 'neutral')
  const against = leaning.filter(({ plan }) => {
    const { score, factors } = plan.judgement.influence
    const factor = factors.find(({ id }) => id === plan.story.id)
    return factor !== undefined && Math.sign(factor.score) !== Math.sign(score)
  })
  const ofLoudest = days.filter(({ plan }) => {
    const { factors } = plan.judgement.influence
    const loudest = factors.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score)).slice(0, LOUDEST)
    return loudest.some(({ id }) => id === plan.story.id)
  })
  const found = days.flatMap(({ plan, texts }) =>
    STYLES.flatMap((style) => contradictions(plan, texts[style])),
  )
  return [
    ['story against the tone, of non-neutral days', percent(against.length / leaning.length), '0'],
    ['one of the three loudest factors mentioned', percent(ofLoudest.length / days.length), '≥ 80 %'],
    ['contradictions within one answer', String(found.length), '0'],
  ]
}

/** A year of each sign. */
export function freshnessRows(signs: readonly SignsDays[]): Row[] {
  const textsBy = (style: Style, of: (text: DailyText) => readonly Sentence[]) =>
    signs.map((days) => days.map(({ texts }) => said(of(texts[style]))))
  const summaries = STYLES.map((style) => textsBy(style, ({ summary }) => summary))
  const least = summaries.map((readers) => Math.min(...readers.map(different)))
  const stories = textsBy('brief', (text) => (isFull(text) ? [] : [text.advice]))
  const detailed = textsBy('detailed', everySentenceIn)
  const edges = edgesAgain(textsBy('brief', ({ summary }) => summary))
  const wrong = signs.flat().filter(({ plan, texts }) => isTimingWrong(plan, said(texts.brief.summary)[0]!))
  return [
    againRow('summaries', stories, '0 / 0 / 0'),
    [
      'different summaries a year, brief / detailed / poetic, of the sign that has fewest',
      least.join(' / '),
      '≥ 300',
    ],
    ...(['love', 'career', 'wellbeing'] as const).map((field) =>
      againRow(
        `detailed, \`${field}\``,
        textsBy('detailed', (text) => (isFull(text) ? text[field] : [])),
        '0 / ≤ 10 % / –',
      ),
    ),
    [
      'days until half of a detailed day was seen before, without / with the categories',
      `${halfSeenAfter(textsBy('detailed', sentencesIn))} / ${halfSeenAfter(detailed)}`,
      '≥ 150',
    ],
    [`ends given wrong, found hour by hour, of ${signs.flat().length} days`, String(wrong.length), '0'],
    [
      'brief summaries that begin / end with five words of the last 30 days',
      `${edges.begin} / ${edges.end}`,
      '0 / 0',
    ],
    wornOutRow(detailed.flat(2)),
  ]
}

/** What a reader may meet again, slot by slot. */
const SLOTS: readonly { style: Style; slot: string; of: (text: DailyText) => readonly Sentence[] }[] = [
  ...STYLES.map((style) => ({ style, slot: 'summary', of: ({ summary }: DailyText) => summary })),
  { style: 'brief', slot: 'advice', of: (text) => (isFull(text) ? [] : [text.advice]) },
  ...(['detailed', 'poetic'] as const).flatMap((style) =>
    (['love', 'career', 'wellbeing'] as const).map((slot) => ({
      style,
      slot,
      of: (text: DailyText) => (isFull(text) ? text[slot] : []),
    })),
  ),
  { style: 'detailed', slot: 'background', of: (text) => (isDetailed(text) ? [text.background] : []) },
]

function repetitionRows(signs: readonly SignsDays[]): Row[] {
  const rows = SLOTS.map(({ style, slot, of }) =>
    repetitionRow(
      `${style}, \`${slot}\``,
      signs.map((days) => days.map(({ texts }) => said(of(texts[style])))),
      slot === 'summary' ? '0 / ≤ 2 / ≤ 1 %' : slot === 'background' ? '0 / – / –' : '0 / ≤ 2 / ≤ 25 %',
    ),
  )
  const ofCategory = (part: 'interpretation' | 'advice') =>
    repetitionRow(
      `categories, \`${part}\` (worst category)`,
      CATEGORY_NAMES.flatMap((category) =>
        signs.map((days) =>
          days.map(({ texts: { detailed } }) => {
            const factor = isDetailed(detailed) ? detailed.categories[category] : undefined
            return said([factor?.[part] ?? []].flat())
          }),
        ),
      ),
      '0 / ≤ 2 / ≤ 25 %',
    )
  return [...rows, ofCategory('interpretation'), ofCategory('advice')]
}

function alikeRows(signs: readonly SignsDays[]): Row[] {
  const summaries = (style: Style) => signs.map((days) => days.map(({ texts }) => said(texts[style].summary)))
  const year = (style: Style) => summaries(style).map((days) => days.slice(0, YEAR))
  const byStyle = STYLES.map(summaries)
  const shared = signs[0]!.filter((_, day) =>
    byStyle.some((ofStyle) => new Set(ofStyle.map((days) => days[day]!.join(' '))).size < SIGNS.length),
  )
  return [
    [
      'brief summaries that begin with yesterday’s first five words',
      percent(Math.max(...year('brief').map(shareBeginningAlike))),
      '≤ 3 %',
    ],
    ['detailed summaries repeated in a year', String(Math.max(...year('detailed').map(textsRepeated))), ''],
    ['days on which two signs share a summary, in any style', String(shared.length), '0'],
  ]
}

/** Of the days of a style, the share that show something of a family, anywhere but in the categories. */
function imageryRows(days: SignsDays): Row[] {
  return Object.keys(FAMILIES).map((family) => {
    const shown = STYLES.map((style) => {
      const seen = days.filter(({ texts }) =>
        familiesIn(said(sentencesIn(texts[style])).join(' ')).includes(family),
      )
      return `${style} ${percent(seen.length / days.length)}`
    })
    return [`days that show ${family}`, shown.join(', '), '≤ 15 %']
  })
}

function judgementRows(plans: readonly DailyPlan[]): Row[] {
  const list = (found: Record<string, number>) =>
    Object.entries(found)
      .map(([name, share]) => `${name} ${percent(share, 0)}`)
      .join(', ')
  const tones = plans.map(({ judgement }) => judgement.influence.tone)
  const levels = plans.map(({ judgement }) => judgement.energy.level)
  const outlooks = (category: (typeof CATEGORY_NAMES)[number]) =>
    plans.map(({ judgement }) => judgement.categories[category].outlook)
  return [
    ['tones', list(shares(TONES, tones)), ''],
    ['energy levels', list(shares(ENERGY_LEVELS, levels)), ''],
    ...CATEGORY_NAMES.map(
      (category): Row => [`outlook of ${category}`, list(shares(OUTLOOKS, outlooks(category))), ''],
    ),
  ]
}
