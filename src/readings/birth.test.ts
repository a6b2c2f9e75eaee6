import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BirthOptions, type BirthRequest, resolveBirth, withTime } from './birth.ts'
import { CALENDARS } from './calendar.ts'
import { readWiderChart } from './chart.ts'
import { contractBirth, readNatalChart } from './natal-chart.ts'

const BERLIN: BirthRequest = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const born = (birthDateTime: string, options: BirthOptions = {}, more: Partial<BirthRequest> = {}) =>
  resolveBirth({ ...BERLIN, birthDateTime, options, ...more })
const DAY = { timeKnown: false }

test('without options a birth has whole signs, the tropical zodiac and the true node', () => {
  const { houseSystem, zodiac, ayanamsa, node, calendar, time, day } = resolveBirth(BERLIN)
  assert.deepEqual(
    [houseSystem, zodiac, ayanamsa, node, calendar],
    ['whole', 'tropical', undefined, 'true', 'gregorian'],
  )
  assert.deepEqual([time!.instant, day], [Date.UTC(1990, 4, 15, 12, 30), null])
  // Lists begin with what is meant without a choice.
  assert.equal(calendar, CALENDARS[0])
})

test('the options of a birth are used, and a sidereal zodiac has an ayanamsa', () => {
  const chosen = { houseSystem: 'koch', zodiac: 'sidereal', ayanamsa: 'raman', node: 'mean' } as const
  const { houseSystem, zodiac, ayanamsa, node } = resolveBirth({ ...BERLIN, options: chosen })
  assert.deepEqual({ houseSystem, zodiac, ayanamsa, node }, chosen)
  assert.equal(resolveBirth({ ...BERLIN, options: { zodiac: 'sidereal' } }).ayanamsa, 'lahiri')
})

test('without a time a birth has its day by the clocks of its zone, from midnight to midnight', () => {
  // Clocks were set forward on this day, and back on that.
  for (const [date, from, noon, to] of [
    ['1990-03-25', Date.UTC(1990, 2, 24, 23), Date.UTC(1990, 2, 25, 10), Date.UTC(1990, 2, 25, 22)],
    ['1990-09-30', Date.UTC(1990, 8, 29, 22), Date.UTC(1990, 8, 30, 11), Date.UTC(1990, 8, 30, 23)],
  ] as const)
    for (const text of [date, `${date} 14:30`, `${date}T14:30:59`]) {
      const { time, day, birthDateTime } = born(text, DAY)
      assert.deepEqual([time, birthDateTime], [null, text])
      assert.deepEqual(day, { date, from, noon, to })
    }
})

test('an endpoint that needs a time refuses a birth without one and names the member; otherwise the birth has its time', () => {
  assert.throws(() => withTime(born('1990-05-15', DAY), 'lots'), {
    code: 'BIRTH_TIME_REQUIRED',
    message: 'lots cannot be computed without the time of birth.',
    details: { field: 'lots' },
  })
  assert.equal(withTime(resolveBirth(BERLIN), 'lots').time.instant, Date.UTC(1990, 4, 15, 12, 30))
})

const field = 'birthDateTime'
const expected = 'YYYY-MM-DD HH:mm:ss'

const REFUSED: [string, () => unknown, object][] = [
  [
    'a date alone',
    () => born('1990-05-15'),
    {
      code: 'INVALID_DATE_FORMAT',
      kind: 'shape',
      message: 'birthDateTime has a date and no time. Add the local time, or send options.time_known: false.',
      details: { field, provided: '1990-05-15', expected },
    },
  ],
  [
    'no date',
    () => born('in May', DAY),
    {
      code: 'INVALID_DATE_FORMAT',
      kind: 'shape',
      message: 'birthDateTime must begin with a date, YYYY-MM-DD.',
      details: { field, provided: 'in May', expected },
    },
  ],
  [
    'a date and something',
    () => born('1990-05-15 noon', DAY),
    { code: 'INVALID_DATE_FORMAT', kind: 'shape' },
  ],
  [
    'a day that the calendar skipped',
    () => born('2011-12-30', DAY, { timezone: 'Pacific/Apia' }),
    {
      code: 'NONEXISTENT_LOCAL_TIME',
      message: 'There was no 2011-12-30 in Pacific/Apia: the calendar skipped that day.',
      details: { provided: '2011-12-30', timezone: 'Pacific/Apia' },
    },
  ],
  [
    'a day that begins too early',
    () => born('1600-01-01 12:00', DAY, { timezone: 'Asia/Tokyo' }),
    {
      code: 'DATE_OUT_OF_RANGE',
      details: { field, provided: '1600-01-01', earliest: '1600-01-01', latest: '2399-12-31' },
    },
  ],
  [
    'a day that ends too late',
    () => born('2399-12-31', DAY, { timezone: 'America/Lima' }),
    { code: 'DATE_OUT_OF_RANGE' },
  ],
  [
    'an unknown zodiac',
    () => born('1990-05-15 14:30', { zodiac: 'chinese' }),
    {
      code: 'UNSUPPORTED_ZODIAC',
      message: 'options.zodiac must be tropical or sidereal.',
      details: { requested: 'chinese', supported: ['tropical', 'sidereal'] },
    },
  ],
  [
    'an ayanamsa in the tropical zodiac',
    () => born('1990-05-15 14:30', { ayanamsa: 'lahiri' }),
    {
      code: 'VALIDATION_ERROR',
      details: {
        issues: [{ path: 'options.ayanamsa', message: 'options.ayanamsa needs options.zodiac: "sidereal".' }],
      },
    },
  ],
  [
    'a place that is none',
    () => born('1990-05-15 14:30', {}, { latitude: 91 }),
    { code: 'INVALID_COORDINATES' },
  ],
]

for (const [what, request, error] of REFUSED)
  test(`${what} is refused, with what would work`, () => assert.throws(request, error))

test('the first and the last day of the eight centuries are whole', () => {
  for (const date of ['1600-01-01', '2399-12-31'])
    assert.equal(born(date, DAY, { timezone: 'UTC' }).day!.date, date)
})

test('clocks before there were zones follow the meridian of the place only if that is asked for', () => {
  const instantOf = (text: string, options?: BirthOptions) =>
    born(text, options, { longitude: 13 }).time!.instant
  const noon = Date.UTC(1880, 5, 1, 12)
  // 13 degrees are 52 minutes; Berlin's own time is 53:28 ahead.
  assert.equal(noon - instantOf('1880-06-01 12:00', { localMeanTime: 'place' }), 52 * 60_000)
  for (const options of [{}, { localMeanTime: 'zone' }] as const)
    assert.equal(noon - instantOf('1880-06-01 12:00', options), (53 * 60 + 28) * 1000)
  const modern = instantOf('1980-06-01 12:00', { localMeanTime: 'place' })
  assert.equal(modern, Date.UTC(1980, 5, 1, 10))
})

test('a Julian date is read in its calendar, with a time or without', () => {
  const julian = { calendar: 'julian' } as const
  const { time, calendar, birthDateTime } = born('1642-12-25 01:38', julian, { timezone: 'UTC' })
  assert.deepEqual([calendar, birthDateTime], ['julian', '1642-12-25 01:38'])
  assert.equal(time!.instant, Date.UTC(1643, 0, 4, 1, 38))
  assert.equal(born('1642-12-25', { ...julian, ...DAY }).day!.date, '1643-01-04')
})

test('the contract’s endpoints resolve a birth as the others do', () => {
  for (const birthDateTime of ['1990-05-15 14:30', '1879-03-14 11:30', '1996-10-27T02:30:00']) {
    const request = { ...BERLIN, birthDateTime }
    assert.deepEqual(contractBirth(request), resolveBirth(request))
    const { time } = readNatalChart(request, { identifier: () => 'id' })
    assert.deepEqual(time, readWiderChart(request, () => 'id').birth.time)
  }
})

test('the contract’s endpoints take fewer houses and zodiacs, and no birth without a time', () => {
  const refused = (request: Partial<BirthRequest>, message: string) =>
    assert.throws(() => contractBirth({ ...BERLIN, ...request }), { message })
  refused(
    { options: { houseSystem: 'porphyry' } },
    'options.house_system must be one of whole, placidus, koch.',
  )
  refused(
    { options: { zodiac: 'sidereal' } },
    'options.zodiac must be tropical, or left out. POST /v1/astrology/chart casts sidereal charts.',
  )
  refused(
    { birthDateTime: '1990-05-15' },
    'birthDateTime must be written YYYY-MM-DD HH:mm:ss (local time, without offset, Z or fraction; T may stand for the space, :ss may be left out).',
  )
})

test('of several errors in a birth every endpoint names the same one first: options, then time, then zone, then place', () => {
  const all = {
    birthDateTime: 'soon',
    timezone: 'Mars/Olympus',
    latitude: 91,
    options: { houseSystem: 'x', zodiac: 'x' },
  }
  for (const resolve of [resolveBirth, contractBirth]) {
    const codeOf = (mended: object) => {
      try {
        resolve({ ...BERLIN, ...all, ...mended })
      } catch (error) {
        return (error as { code: string }).code
      }
      return null
    }
    const houses = { options: { houseSystem: 'koch', zodiac: 'x' } }
    const options = { options: {} }
    const time = { ...options, birthDateTime: BERLIN.birthDateTime }
    const zone = { ...time, timezone: BERLIN.timezone }
    assert.deepEqual([{}, houses, options, time, zone, { ...zone, latitude: 52 }].map(codeOf), [
      'UNSUPPORTED_HOUSE_SYSTEM',
      'UNSUPPORTED_ZODIAC',
      'INVALID_DATE_FORMAT',
      'INVALID_TIMEZONE',
      'INVALID_COORDINATES',
      null,
    ])
  }
})
