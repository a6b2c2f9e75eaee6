/** `/v1/astrology/chart.svg` and `.png`: the wider chart as a picture (docs/charts.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))

const LIMA_QUERY = { ...LIMA, latitude: '-12.05', longitude: '-77.05' }

const byAddress = (query: Record<string, string>, format = 'svg', headers = {}) =>
  service.inject({ url: `/v1/astrology/chart.${format}`, query: { ...LIMA_QUERY, ...query }, headers })
const byBody = (payload: object, query = {}, format = 'svg') =>
  service.inject({
    method: 'POST',
    url: `/v1/astrology/chart.${format}`,
    payload: { ...LIMA, ...payload },
    query,
  })
const titlesIn = (svg: string) => [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title!)

test('the picture shows the bodies of the chart, in its zodiac', async () => {
  const options = { zodiac: 'sidereal', house_system: 'porphyry' }
  const response = await service.inject({
    method: 'POST',
    url: '/v1/astrology/chart',
    payload: { ...LIMA, options },
  })
  const { bodies } = response.json().data
  const reply = await byAddress(options)
  assert.equal(reply.statusCode, 200)
  const titles = titlesIn(reply.body)
  for (const name of ['sun', 'moon', 'chiron']) {
    const { degree, minute, sign } = bodies[name]
    const place = `${degree}°${String(minute).padStart(2, '0')}′ ${sign}`
    assert.ok(
      titles.some((title) => title.toLowerCase().startsWith(name) && title.includes(place)),
      `${name} ${place}`,
    )
  }
})

test('the address and the body give the same picture', async () => {
  const address = await byAddress({
    bodies: 'sun,moon,vesta',
    house_system: 'campanus',
    theme: 'dark',
    grid: '1',
  })
  const body = await byBody(
    { bodies: ['sun', 'moon', 'vesta'], options: { house_system: 'campanus' } },
    { theme: 'dark', grid: '1' },
  )
  assert.equal(address.statusCode, 200)
  assert.equal(address.body, body.body)
})

test('a second ring has the sky of a moment, or another birth', async () => {
  const transits = await byAddress({ transits_at: '2026-11-17T12:00Z' })
  assert.ok(titlesIn(transits.body).some((title) => title.startsWith('Transiting Sun')))
  const second = await byBody({ second: { ...LIMA, birthDateTime: '1988-02-20 21:15' } })
  assert.ok(titlesIn(second.body).some((title) => title.startsWith('Second Sun')))
  assert.notEqual(transits.body, second.body)
})

test('without a time there are no houses in the picture', async () => {
  const { body, statusCode } = await byAddress({ birthDateTime: '1985-11-02', time_known: 'false' })
  assert.equal(statusCode, 200)
  const titles = titlesIn(body)
  assert.ok(!titles.some((title) => /house|Ascendant/i.test(title)))
  assert.match(titles[0]!, /Moon in Gemini or Cancer/)
})

test('the picture comes as PNG, too, and a client that has it gets 304', async () => {
  const reply = await byAddress({ size: '300' }, 'png')
  assert.equal(reply.headers['content-type'], 'image/png')
  const { rawPayload: bytes } = reply
  assert.deepEqual([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)], ['PNG', 300])
  const again = await byAddress({ size: '300' }, 'png', { 'if-none-match': String(reply.headers.etag) })
  assert.equal(again.statusCode, 304)
  assert.equal((await byBody({}, { size: '300' }, 'png')).statusCode, 200)
})

test('bad input gets its own error', async () => {
  const cases: [Record<string, string>, number, string][] = [
    [{ bodies: 'sun,vulcan' }, 422, 'UNKNOWN_BODY'],
    [{ transits_at: '2026-11-17 12:00' }, 400, 'VALIDATION_ERROR'],
    [{ transits_at: '2026-13-17T12:00Z' }, 422, 'INVALID_DATE_FORMAT'],
    [{ transits_at: '2500-01-01T12:00Z' }, 422, 'DATE_OUT_OF_RANGE'],
    [{ latitude: 'north' }, 400, 'VALIDATION_ERROR'],
    [{ size: '100' }, 400, 'VALIDATION_ERROR'],
    [{ theme: 'pink' }, 400, 'VALIDATION_ERROR'],
    [{ time_known: 'maybe' }, 400, 'VALIDATION_ERROR'],
    [{ house_system: 'pentagonal' }, 400, 'UNSUPPORTED_HOUSE_SYSTEM'],
  ]
  for (const [query, status, code] of cases) {
    const reply = await byAddress(query)
    assert.deepEqual([reply.statusCode, reply.json().error?.code], [status, code], JSON.stringify(query))
  }
  const both = await byBody({ second: LIMA, transits_at: '2026-11-17T12:00Z' })
  assert.deepEqual([both.statusCode, both.json().error.code], [422, 'VALIDATION_ERROR'])
})
