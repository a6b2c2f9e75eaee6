import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { type Period, periodAfter, periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { periodSentences } from '../../words/en/phrases.ts'
import type { PeriodPoolName } from '../../words/period-pool-table.ts'
import { dealForPeriod, dealStep } from './period-dealing.ts'

/** The first of each kind after the end of 1969 has the number 0; the week, a Monday's, began before. */
const ZEROS = {
  week: { type: 'week', from: '1969-12-29', to: '1970-01-04' },
  month: periodAround('1970-01-01', 'month'),
  year: periodAround('1970-01-01', 'year'),
} satisfies Record<Period['type'], Period>

const NUMBERS = [-370, -13, -1, 0, 1, 11, 12, 13, 678, 2956]

/** Which of `size` places is reached by so many steps round them, forward or back. */
function placeAfter(steps: number, size: number): number {
  let place = steps
  while (place < 0) place += size
  while (place >= size) place -= size
  return place
}

function walk(type: Period['type'], pool: PeriodPoolName, keys: readonly string[], dealt: readonly string[]) {
  for (const number of NUMBERS)
    for (const [ahead, sign] of SIGNS.entries())
      for (const earlier of [undefined, 0, 1, 4]) {
        const plan = { period: periodAfter(ZEROS[type], number), sign }
        const place = placeAfter(number + ahead + (earlier ?? 0), dealt.length)
        const deal = { pool, keys, ...(earlier === undefined ? {} : { earlier }) }
        assert.equal(dealForPeriod(ENGLISH, plan, deal), dealt[place], `${pool} ${number} ${sign} ${earlier}`)
      }
}

test('a period gets the sentence at the remainder of its number and the place of the sign', () => {
  const keys = ['4', 'flow']
  for (const [type, pool] of [
    ['week', 'week-leads'],
    ['week', 'titles'],
    ['month', 'month-leads'],
    ['year', 'year-months'],
  ] as const)
    walk(type, pool, keys, periodSentences(pool, keys))
})

test('months and years walk through the lists that they share with weeks from the end', () => {
  const keys = ['7', 'friction']
  for (const [type, pool] of [
    ['year', 'titles'],
    ['year', 'advice'],
    ['month', 'advice'],
  ] as const)
    walk(type, pool, keys, periodSentences(pool, keys).toReversed())
})

test('a month passes over one sentence of a list of twelve, so that a year later it has another', () => {
  const keys = ['7', 'friction']
  const titles = periodSentences('titles', keys)
  assert.equal(titles.length, 12)
  walk('month', 'titles', keys, titles.toReversed().slice(0, 11))
  const [now, nextYear] = [0, 12].map((months) =>
    dealForPeriod(
      ENGLISH,
      { period: periodAfter(periodAround('2026-03-01', 'month'), months), sign: 'leo' },
      { pool: 'titles', keys },
    ),
  )
  assert.notEqual(now, nextYear)
})

test('a walk goes one step from period to period and from sign to sign', () => {
  const year = (date: string, sign: (typeof SIGNS)[number]) =>
    dealStep({ period: periodAround(date, 'year'), sign }, 3)
  assert.deepEqual(
    ['1967-05-05', '1968-05-05', '1969-05-05', '1970-05-05', '1971-05-05'].map((date) => year(date, 'aries')),
    [0, 1, 2, 0, 1],
  )
  assert.deepEqual(
    SIGNS.slice(0, 4).map((sign) => year('1970-05-05', sign)),
    [0, 1, 2, 0],
  )
})
