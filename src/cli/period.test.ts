import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { augury } from '../../test/terminal.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const service = await testService(testParts({ RATE_LIMITS: 'off' }, { now: () => NOW }))

const PATHS = { week: 'weekly', month: 'monthly', year: 'yearly' }
type Period = keyof typeof PATHS
const PERIODS = Object.keys(PATHS) as Period[]

async function api(period: Period, request: object) {
  const url = `/v1/astrology/${PATHS[period]}-horoscope`
  const payload = { sign: 'leo', style: 'detailed', ...request }
  return (await service.inject({ method: 'POST', url, payload })).json().data
}

/** Without what differs from call to call. */
const lasting = ({ metadata, ...data }: { metadata: object }) => ({
  ...data,
  metadata: { ...metadata, calculation_time_ms: 0, cache_hit: false },
})

test('as JSON a period is the answer of the API, whatever is asked for', async () => {
  const options: [Period, string[], object][] = [
    ['week', [], {}],
    ['week', ['--week-start', 'sunday'], { week_start: 'sunday' }],
    ['month', ['--date', '2027-02-10', '--style', 'brief'], { date: '2027-02-10', style: 'brief' }],
    ['month', ['--categories', 'love,finance'], { categories: ['love', 'finance'] }],
    ['year', ['--date', 'tomorrow', '--zone', 'asia/tokyo'], { date: 'tomorrow', timezone: 'Asia/Tokyo' }],
  ]
  for (const [period, words, request] of options) {
    const { code, out } = await augury(['horoscope', 'leo', '--period', period, ...words, '--json'])
    assert.equal(code, 0, words.join(' '))
    assert.deepEqual(lasting(JSON.parse(out)), lasting(await api(period, request)), words.join(' '))
  }
})

test('a week starts on Monday, or on Sunday if that is asked for', async () => {
  const week = ['horoscope', 'leo', '--period', 'week', '--date', '2026-11-15']
  assert.match((await augury(week)).out, /^Leo, week from 2026-11-09 to 2026-11-15: /)
  const sunday = await augury([...week, '--week-start', 'sunday'])
  assert.match(sunday.out, /^Leo, week from 2026-11-15 to 2026-11-21: /)
})

const unwrapped = (words: string) => words.replace(/\s+/g, ' ')

test('as text a period has its summary, phases, parts of life, key dates and days in this order', async () => {
  for (const period of PERIODS) {
    const { out, notes } = await augury(['horoscope', 'leo', '--period', period])
    assert.equal(notes, '')
    const { interpretation, phases, key_dates, best_days, careful_days, categories } = await api(period, {})
    const { summary, love, career, wellbeing, advice, why } = interpretation
    const inOrder = [
      summary,
      ...phases.map((row: (typeof phases)[number]) => `${row.from} to ${row.to}: ${row.title}`),
      ...[love, career, wellbeing, advice, why],
      ...key_dates.map((row: (typeof key_dates)[number]) => `${row.date} ${row.title} house ${row.house}`),
      ...best_days.map(dayOf),
      ...careful_days.map(dayOf),
      `finance ${categories.finance.influence_score.toFixed(1)} ${categories.finance.outlook}`,
    ]
    let rest = unwrapped(out)
    for (const words of inOrder) {
      assert.ok(rest.includes(words), `${period}: ${words} is missing, or not in its place`)
      rest = rest.slice(rest.indexOf(words) + words.length)
    }
    for (const { text } of phases) assert.ok(unwrapped(out).includes(text))
    for (const line of out.split('\n')) assert.ok([...line].length <= 78, line)
  }
})

interface Day {
  readonly date: string
  readonly score: number
  readonly tone: string
  readonly transit: string
}
const dayOf = ({ date, score, tone, transit }: Day) =>
  `${date} ${score.toFixed(1)} ${tone.replace('_', ' ')} ${transit.replaceAll('-', ' ')}`

test('a week without careful days has no heading for them', async () => {
  const request = { date: '2026-03-18' }
  assert.deepEqual((await api('week', request)).careful_days, [])
  const { out } = await augury(['horoscope', 'leo', '--period', 'week', '--date', request.date])
  assert.match(out, /^best days$/m)
  assert.doesNotMatch(out, /careful days/)
})

test('in brief the parts of life and the categories are left out', async () => {
  const { out } = await augury(['horoscope', 'leo', '--period', 'month', '--style', 'brief'])
  assert.match(out, /^advice$/m)
  assert.doesNotMatch(out, /^(love|career|wellbeing|finance)$/m)
})

test('wrong usage gives a one-sentence message and exits with 2', async () => {
  const mistakes: [string[], RegExp][] = [
    [['leo', '--period', 'decade'], /--period takes one of: week, month, year\./],
    [['leo', '--period', 'week', '--week-start', 'friday'], /--week-start takes one of: monday, sunday\./],
    [['leo', '--period', 'month', '--week-start', 'sunday'], /--week-start needs --period week\./],
    [['leo', '--week-start', 'sunday'], /--week-start needs --period week\./],
    [['leo', '--period', 'week', '--style', 'poetic'], /--style takes one of: brief, detailed\./],
    [['--period', 'week'], /sign is missing/],
    [['ophiuchus', '--period', 'week'], /sign/],
    [['leo', '--period', 'year', '--date', '2400-01-01'], /2399/],
  ]
  for (const [words, withText] of mistakes) {
    const { code, out, notes } = await augury(['horoscope', ...words])
    assert.equal(code, 2, words.join(' '))
    assert.match(notes, withText)
    assert.equal(out, '')
  }
})
