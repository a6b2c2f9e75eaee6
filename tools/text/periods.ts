/** The figures of weeks, months and years: all signs, ten years. */
import { outlookOf } from '../../src/judgement/day/categories.ts'
import { judgedDays } from '../../src/judgement/period/days.ts'
import { factorSums } from '../../src/judgement/period/sums.ts'
import { SIGNS } from '../../src/sky/zodiac.ts'
import { PERIOD_TYPES, type PeriodType, periodAfter, periodAround } from '../../src/time/period.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { lengthOf } from '../../src/words/text-measure.ts'
import {
  overviewFaults,
  PERIOD_SUMMARY,
  phaseAsks,
  phasesFaults,
  sentencesInOverview,
} from '../../src/writer/period-text.ts'
import { overviewText, phaseTexts } from '../../src/writer/phrasebook/period.ts'
import { type PeriodPlan, periodPlan } from '../../src/writer/plan/period-plan.ts'
import { prose } from '../../src/writer/sentence.ts'
import { percent, type Row } from './figures.ts'

const PERIODS: Record<PeriodType, number> = { week: 520, month: 120, year: 10 }
/** How many periods ahead a sentence must not come again, and how often it may. */
const AHEAD: Record<PeriodType, number> = { week: 8, month: 12, year: 1 }
const WANTED: Record<PeriodType, string> = { week: '0', month: '≤ 2 %', year: '' }

interface Text {
  readonly plan: PeriodPlan
  readonly summary: string
  /** Every sentence, by the slot that it fills. */
  readonly slots: readonly (readonly [slot: string, text: string])[]
  readonly faults: number
}

function textOf(plan: PeriodPlan): Text {
  const overview = overviewText(ENGLISH, plan)
  const asks = phaseAsks(plan)
  const phases = asks.flatMap((ask) => phaseTexts(ENGLISH, ask))
  const faults = [
    ...overviewFaults(ENGLISH, overview, plan),
    ...asks.flatMap((ask) => phasesFaults(ENGLISH, phases.slice(ask.start, ask.end), ask)),
  ]
  const slots = [
    ...overview.summary.map(({ text }) => ['summary', text] as const),
    ...(['love', 'career', 'wellbeing'] as const).flatMap((slot) =>
      overview[slot].map(({ text }) => [slot, text] as const),
    ),
    ['advice', overview.advice.text] as const,
    ...phases.flatMap(({ text }) => text.map((sentence) => ['phases', sentence.text] as const)),
  ]
  const all = [...sentencesInOverview(overview), ...phases.flatMap(({ text }) => text)]
  const twice = all.length - new Set(all.map(({ text }) => text)).size
  return { plan, summary: prose(overview.summary), slots, faults: faults.length + twice }
}

export function periodRows(from: string): Row[] {
  return PERIOD_TYPES.flatMap((type) => {
    const first = periodAround(from, type)
    const periods = Array.from({ length: PERIODS[type] }, (_, i) => periodAfter(first, i))
    const rows = periods.map((period) => SIGNS.map((sign) => textOf(periodPlan(period, sign))))
    return rowsOf(type, rows)
  })
}

/** `rows` are the periods, each with its twelve texts. */
function rowsOf(type: PeriodType, rows: readonly (readonly Text[])[]): Row[] {
  const texts = rows.flat()
  const lengths = texts.map(({ summary }) => lengthOf(summary))
  const { least, most } = PERIOD_SUMMARY[type]
  const shared = rows.reduce(
    (sum, row) => sum + row.length - new Set(row.map(({ summary }) => summary)).size,
    0,
  )
  const faults = texts.reduce((sum, text) => sum + text.faults, 0)
  const phases = texts.flatMap(({ plan }) => plan.phases.map((phase) => ({ plan, phase })))
  const against = phases.filter(({ plan, phase }) => isAgainst(plan, phase))
  const slots = ['summary', 'love', 'career', 'wellbeing', 'advice', 'phases']
  const again = slots.map((slot) => `${slot} ${percent(shareAgain(rows, AHEAD[type], slot))}`)
  return [
    [`${type}s written, twelve signs`, String(texts.length), ''],
    [`texts of ${type}s that break a rule, or say something twice`, String(faults), '0'],
    [
      `characters of the summary of a ${type}`,
      `${Math.min(...lengths)}–${Math.max(...lengths)}`,
      `${least}–${most}`,
    ],
    [
      `sentences of a ${type} seen again in the next ${AHEAD[type]}`,
      percent(shareAgain(rows, AHEAD[type])),
      WANTED[type],
    ],
    [`the same by slot`, again.join(', '), ''],
    [`${type}s in which two signs share a summary`, String(shared), '0'],
    [
      `phases of ${type}s whose story is against their mean score`,
      percent(against.length / phases.length),
      '≤ 3 %',
    ],
    [
      `outlook of ${type}s as a whole`,
      (['positive', 'neutral', 'challenging'] as const)
        .map((outlook) => {
          const own = texts.filter(({ plan }) => outlookOf(plan.score) === outlook)
          return `${outlook} ${percent(own.length / texts.length, 0)}`
        })
        .join(', '),
      '',
    ],
  ]
}

function isAgainst(
  { sign }: PeriodPlan,
  { story, direction, ...span }: PeriodPlan['phases'][number],
): boolean {
  if (direction === 'merge') return false
  const sum = factorSums(judgedDays(span, sign)).find(({ factor }) => factor.id === story.id)?.sum ?? 0
  return direction === 'flow' ? sum <= 0 : sum >= 0
}

/** The share of sentences that the same sign reads again within so many periods. */
function shareAgain(rows: readonly (readonly Text[])[], ahead: number, ofSlot?: string): number {
  let [all, again] = [0, 0]
  for (const at of SIGNS.keys()) {
    const nextSeen = new Map<string, number>()
    for (let period = rows.length - 1; period >= 0; period--) {
      const slots = rows[period]![at]!.slots.filter(([slot]) => ofSlot === undefined || slot === ofSlot)
      for (const [, text] of slots) {
        const sentence = text.replace(DAY, '')
        all++
        if ((nextSeen.get(sentence) ?? Infinity) - period <= ahead) again++
        nextSeen.set(sentence, period)
      }
    }
  }
  return again / all
}

/** The day that a sentence names does not make it another one. */
const DAY =
  /(?:On|From|Until|All)(?: (?:to )?(?:\w+day|the \d+(?:st|nd|rd|th)|\d+ [A-Z]\w+|week|month|year))+/
