import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PeriodHoroscope } from './horoscope.ts'
import { firstOfNextYear, isTwelveMonths, lastDay, twelveMonthsFrom } from './twelve-months.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** A year whose texts name it, with an event, a best day and a day for care on the 10th of each month. */
function year(of: number): PeriodHoroscope {
  const notable = (sign: 1 | -1) =>
    MONTHS.map((month, at) => ({ date: `${of}-${month}-10`, score: sign * (at + 1), tone: 'neutral' }))
  return {
    horoscope_id: `id-${of}`,
    period: { type: 'year', from: `${of}-01-01`, to: `${of}-12-31` },
    months: MONTHS.map((month) => ({ month: `${of}-${month}`, score: 1, tone: 'neutral' })),
    phases: MONTHS.map((month) => ({ from: `${of}-${month}-01`, text: `Phase ${of}-${month}.` })),
    key_dates: MONTHS.map((month) => ({ id: `e${of}${month}`, date: `${of}-${month}-10` })),
    best_days: notable(1),
    careful_days: notable(-1),
    interpretation: {
      summary: `Summary ${of}.`,
      advice: `Advice ${of}.`,
      sources: [
        { text: `Summary ${of}.`, transits: ['a'] },
        { text: `Advice ${of}.`, transits: ['b'] },
        ...MONTHS.map((month) => ({ text: `Phase ${of}-${month}.`, transits: ['c'] })),
      ],
    },
  } as unknown as PeriodHoroscope
}

test('a reader in November sees the twelve months from November to October, and nothing that is over', () => {
  const { main, other, horoscope } = twelveMonthsFrom('2026-11-18', year(2026), year(2027))
  assert.deepEqual(horoscope.period, { type: 'year', from: '2026-11-18', to: '2027-10-31' })
  const months = ['2026-11', '2026-12', ...MONTHS.slice(0, 10).map((month) => `2027-${month}`)]
  assert.deepEqual(
    horoscope.months!.map(({ month }) => month),
    months,
  )
  assert.deepEqual(
    horoscope.phases.map(({ from }) => from.slice(0, 7)),
    months,
  )
  assert.deepEqual(
    horoscope.key_dates.map(({ date }) => date.slice(0, 7)),
    months.slice(1),
    'the 10th of November is over',
  )
  assert.deepEqual(
    horoscope.best_days.map(({ date }) => date),
    ['2026-12-10', '2027-10-10', '2027-09-10', '2027-08-10', '2027-07-10'],
  )
  assert.equal(horoscope.careful_days[0]!.date, '2026-12-10')
  assert.deepEqual([main.period.from, other.period.from], ['2027-01-01', '2026-01-01'])
  assert.equal(horoscope.interpretation.summary, 'Summary 2027.')
})

test('only sentences that are shown have sources', () => {
  const { horoscope } = twelveMonthsFrom('2026-11-18', year(2026), year(2027))
  const texts = horoscope.interpretation.sources.map(({ text }) => text)
  assert.ok(texts.includes('Summary 2026.') && texts.includes('Advice 2027.'))
  assert.ok(texts.includes('Phase 2026-11.') && !texts.includes('Phase 2026-10.'))
  assert.ok(!texts.includes('Advice 2026.') && !texts.includes('Phase 2027-11.'))
})

test('a sentence about a day that is over is left out, with its source', () => {
  const [eclipse, lasting, ahead] = [
    'On 17 February it rained.',
    'Saturn teaches all year.',
    'In December it snows.',
  ]
  const before = year(2026)
  const withSummary = (...sentences: [string, string][]) =>
    ({
      ...before,
      interpretation: {
        summary: sentences.map(([text]) => text).join(' '),
        sources: sentences.map(([text, id]) => ({ text, transits: [id] })),
      },
    }) as unknown as PeriodHoroscope
  const { other, horoscope } = twelveMonthsFrom(
    '2026-11-18',
    withSummary(
      [lasting, 'saturn-enters-aries'],
      [eclipse, 'annular-solar-eclipse-2026-02-17'],
      [ahead, 'sun-trine-mars-2026-12-05'],
    ),
    year(2027),
  )
  assert.equal(other.interpretation.summary, `${lasting} ${ahead}`)
  const texts = horoscope.interpretation.sources.map(({ text }) => text)
  assert.ok(texts.includes(lasting) && texts.includes(ahead) && !texts.includes(eclipse))
  const all = twelveMonthsFrom(
    '2026-11-18',
    withSummary([eclipse, 'annular-solar-eclipse-2026-02-17']),
    year(2027),
  )
  assert.equal(all.other.interpretation.summary, eclipse, 'a text is never empty')
})

test('until July most of the months are this year’s, and its texts speak for the whole', () => {
  const mainOf = (today: string) =>
    twelveMonthsFrom(today, year(2026), year(2027)).main.period.from.slice(0, 4)
  assert.deepEqual(['2026-02-01', '2026-07-31', '2026-08-01', '2026-12-31'].map(mainOf), [
    '2026',
    '2026',
    '2027',
    '2027',
  ])
})

test('the twelve months end with the month before this one, also after a leap day', () => {
  assert.equal(lastDay('2026-11-18'), '2027-10-31')
  assert.equal(lastDay('2027-03-31'), '2028-02-29')
  assert.equal(lastDay('2026-12-31'), '2027-11-30')
  assert.equal(firstOfNextYear('2026-11-18'), '2027-01-01')
})

test('in January, and with a date that was chosen, the calendar year is shown', () => {
  assert.equal(isTwelveMonths({ period: 'year', date: '' }, '2026-11-18'), true)
  assert.equal(isTwelveMonths({ period: 'year', date: '' }, '2026-01-31'), false)
  assert.equal(isTwelveMonths({ period: 'year', date: '2026-10-21' }, '2026-11-18'), false)
  assert.equal(isTwelveMonths({ period: 'month', date: '' }, '2026-11-18'), false)
})
