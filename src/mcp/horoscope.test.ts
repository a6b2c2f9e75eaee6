import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askerOf, BERLIN, connectedClient } from '../../test/mcp-client.ts'
import { testParts, testService } from '../../test/service.ts'

const client = await connectedClient()
const ask = askerOf(client)

test('a sign’s day is that of the API, without ids, positions and sources', async () => {
  const service = await testService(testParts())
  const request = { sign: 'Leo', date: '2026-11-15', style: 'detailed' }
  const url = '/v1/astrology/daily-horoscope'
  const reply = await service.inject({ method: 'POST', url, payload: request })
  const whole = reply.json().data
  const { sources, reference_time, lucky_elements: _, ...prose } = whole.interpretation
  assert.ok(sources.length > 0 && reference_time)
  const { data } = await ask('horoscope', request)
  assert.deepEqual(
    { ...data, categories: undefined },
    {
      sign: 'leo',
      period: { type: 'day', from: '2026-11-15', to: '2026-11-15' },
      overall_tone: whole.metadata.overall_tone,
      overall_score: whole.metadata.overall_score,
      ...prose,
      transits: whole.transits.aspects.map(({ id, orb, influence }: Record<string, unknown>) => ({
        id,
        orb,
        influence,
      })),
      categories: undefined,
      lucky_elements: whole.lucky_elements,
    },
  )
  assert.deepEqual(Object.keys(data.categories), Object.keys(whole.categories))
  const { sources: ofLove, ...love } = whole.categories.love
  assert.ok(ofLove.length > 0)
  assert.deepEqual(data.categories.love, love)
})

test('a sign’s week, month and year are those of the API, without ids, sources and single days', async () => {
  const service = await testService(testParts())
  const request = { sign: 'Leo', date: '2026-11-15', style: 'detailed' }
  for (const [period, path] of Object.entries({ week: 'weekly', month: 'monthly', year: 'yearly' })) {
    const url = `/v1/astrology/${path}-horoscope`
    const reply = await service.inject({ method: 'POST', url, payload: request })
    const { data } = reply.json()
    const { sources, ...prose } = data.interpretation
    assert.ok(sources.length > 0)
    const { text, data: short } = await ask('horoscope', { ...request, period })
    assert.deepEqual(short, {
      sign: 'leo',
      period: data.period,
      overall_tone: data.metadata.overall_tone,
      overall_score: data.metadata.overall_score,
      ...prose,
      phases: data.phases,
      key_dates: data.key_dates.map(({ date, title, house }: Record<string, unknown>) => ({
        date,
        title,
        house,
      })),
      best_days: data.best_days,
      careful_days: data.careful_days,
      categories: data.categories,
    })
    assert.ok(text.length < 0.6 * reply.body.length, `${period}: ${text.length} of ${reply.body.length}`)
  }
})

test('a horoscope is of a day unless a period is named, and brief has no categories; a wrong one gets a message', async () => {
  const day = (await ask('horoscope', { sign: 'leo' })).data
  assert.equal(day.period.type, 'day')
  assert.ok(!('categories' in day) && !('love' in day) && day.summary.length >= 80)
  const week = (await ask('horoscope', { sign: 'leo', period: 'week', week_start: 'sunday' })).data
  assert.equal(new Date(week.period.from).getUTCDay(), 0)
  for (const [given, message] of [
    [{ period: 'decade' }, /^period must be one of day, week, month, year\.$/],
    [{ week_start: 'sunday' }, /^week_start does not go with period day\.$/],
    [
      { period: 'month', location: { latitude: 1, longitude: 2 } },
      /^location does not go with period month\.$/,
    ],
    [{ period: 'year', style: 'poetic' }, /^style must be one of: brief, detailed\.$/],
    [{ sign: 'ophiuchus' }, /sign/],
  ] as const) {
    const { isError, text } = await ask('horoscope', { sign: 'leo', ...given })
    assert.ok(isError)
    assert.match(text, message)
  }
})

test('the description of the horoscope names only members and tools that are there', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema, outputSchema } = tools.find(({ name }) => name === 'horoscope')!
  const { period, style } = inputSchema.properties as Record<string, { enum: string[] }>
  assert.deepEqual(period!.enum, ['day', 'week', 'month', 'year'])
  for (const [, value = ''] of description!.matchAll(/style (\w+)/g)) assert.ok(style!.enum.includes(value))
  const names = [...Object.keys(outputSchema!.properties!), ...tools.map(({ name }) => name)]
  for (const [word] of description!.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)) assert.ok(names.includes(word), word)
})

test('a person’s day takes the birth as the other tools do, by place or by coordinates', async () => {
  const birthDateTime = '1990-05-15 14:30'
  const byPlace = (await ask('personal_day', { birthDateTime, place: '2950159' })).data
  assert.equal(byPlace.birthProfile.sunSign, 'taurus')
  assert.equal(byPlace.birthProfile.location.timezone, 'Europe/Berlin')
  const there = (await ask('personal_day', { birthDateTime, ...BERLIN, date: '2026-11-15' })).data
  assert.equal(there.targetDate, '2026-11-15')
  // They are 25 hours apart: never on the same date.
  const dateIn = async (reader_timezone: string) =>
    (await ask('personal_day', { birthDateTime, ...BERLIN, reader_timezone })).data.targetDate
  assert.ok((await dateIn('Pacific/Kiritimati')) > (await dateIn('Pacific/Pago_Pago')))
  for (const [given, message] of [
    [{ ...BERLIN, reader_timezone: '' }, /^reader_timezone must /],
    [{ ...BERLIN, timezone: '' }, /^timezone must /],
    [{ ...BERLIN, latitude: 91 }, /^latitude must be from -90 to 90 degrees\.$/],
    [{ ...BERLIN, latitude: 'north' }, /^latitude must be a finite number\.$/],
    [{ place: 2950159 }, /^place must be a string\.$/],
    [{ timezone: 'Europe/Berlin' }, /latitude is required, unless place is sent instead/],
    [{ ...BERLIN, place: '2950159' }, /exclude each other/],
  ] as const) {
    const { isError, text } = await ask('personal_day', { birthDateTime, ...given })
    assert.ok(isError)
    assert.match(text, message)
  }
})
