/** The figures of the personalized day: how soon a text comes back, and how many people share one. */

import { castChart } from '../../src/chart/chart.ts'
import { skyAt } from '../../src/chart/transits.ts'
import { DAY_MS } from '../../src/time/time-scales.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { type PersonalText, personalFaults, sentencesInPersonal } from '../../src/writer/personal-text.ts'
import { personalText } from '../../src/writer/phrasebook/personal-day.ts'
import { personalPlan } from '../../src/writer/plan/personal-plan.ts'
import { prose } from '../../src/writer/sentence.ts'
import { percent, type Row, repetitionRow } from './figures.ts'
import { different, halfSeenAfter } from './freshness.ts'

const BIRTHS = 20
/** How many of them are looked at slot by slot. */
const READERS = 5
const DAYS = 365 + 30

/** Births of all ages and places, each its own; none is anybody's. */
const births = Array.from({ length: BIRTHS }, (_, n) => ({
  shuffleKey: `birth ${n}`,
  chart: castChart({
    instant: Date.UTC(1945 + 3 * n, (7 * n) % 12, 1 + ((11 * n) % 28), (5 * n) % 24, (17 * n) % 60),
    place: { latitude: -54 + 6 * n, longitude: -175 + 18 * n },
    houseSystem: 'whole',
  }),
}))

const SLOTS = [
  'overall',
  'personalDevelopment',
  'relationships',
  'careerPurpose',
  'emotionalWisdom',
  'practicalAdvice',
  'timingGuidance',
  'affirmation',
  'background',
] as const satisfies readonly (keyof PersonalText)[]

export function personalRows(from: string): Row[] {
  const start = Date.parse(from)
  const days = Array.from({ length: DAYS }, (_, day) => start + day * DAY_MS)
  const texts = births.map(({ chart, shuffleKey }) =>
    days.map((midnight) => textOf(chart, shuffleKey, midnight)),
  )
  const faults = texts.flat().filter((text) => personalFaults(ENGLISH, text).length > 0).length
  const overalls = texts.map((ofBirth) => ofBirth.map(({ overall }) => prose(overall)))
  return [
    [`Personal days (${BIRTHS} births, ${DAYS} days) that break a rule`, String(faults), '0'],
    ...SLOTS.map((slot) =>
      repetitionRow(
        `personal, \`${slot}\``,
        texts
          .slice(0, READERS)
          .map((ofBirth) => ofBirth.map((text) => [text[slot]].flat().map(({ text: said }) => said))),
        slot === 'overall' ? '– / ≤ 2 % / –' : '– / ≤ 5 % / –',
      ),
    ),
    [
      'days until half of a personal day was seen before',
      String(
        halfSeenAfter(
          texts
            .slice(0, READERS)
            .map((ofBirth) => ofBirth.map((text) => sentencesInPersonal(text).map(({ text: one }) => one))),
        ),
      ),
      '≥ 100',
    ],
    [
      'different backgrounds a year for one reader, at least',
      String(
        Math.min(
          ...texts
            .slice(0, READERS)
            .map((ofBirth) => different(ofBirth.slice(0, 365).map(({ background }) => [background.text]))),
        ),
      ),
      '≥ 90',
    ],
    [
      'The most often one person gets one sentence in a year',
      String(Math.max(...texts.slice(0, READERS).map(mostOften))),
      '',
    ],
    ['Pairs of people who share an `overall` on a day', percent(shared(overalls), 2), '< 1 %'],
  ]
}

function mostOften(texts: readonly PersonalText[]): number {
  const counts = new Map<string, number>()
  for (const text of texts.slice(0, 365))
    for (const { text: said } of sentencesInPersonal(text)) counts.set(said, (counts.get(said) ?? 0) + 1)
  return Math.max(...counts.values())
}

function textOf(chart: (typeof births)[number]['chart'], shuffleKey: string, midnight: number) {
  const date = new Date(midnight).toISOString().slice(0, 10)
  const clockOf = (instant: number) => {
    const text = new Date(instant).toISOString()
    return text.startsWith(date) ? text.slice(11, 16) : null
  }
  return personalText(
    ENGLISH,
    personalPlan(chart, skyAt(midnight + DAY_MS / 2), { date, shuffleKey, clockOf }),
  )
}

function shared(overalls: readonly (readonly string[])[]): number {
  let same = 0
  let pairs = 0
  for (let day = 0; day < DAYS; day++)
    for (let a = 0; a < overalls.length; a++)
      for (let b = a + 1; b < overalls.length; b++) {
        pairs++
        if (overalls[a]![day] === overalls[b]![day]) same++
      }
  return same / pairs
}
