/** `POST /v1/astrology/transit-timeline.svg` and `.png`: a person's transits as a picture (docs/timeline.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { inProcessOnly, serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))
const SPAN = { ...LIMA, from: '2026-02-10', to: '2027-02-05', bodies: ['jupiter', 'saturn'] }

const picture = (query: Record<string, string> = {}, payload: object = SPAN, format = 'svg', headers = {}) =>
  service.inject({ method: 'POST', url: `/v1/astrology/transit-timeline.${format}`, payload, query, headers })

const rowsIn = (svg: string) => [...svg.matchAll(/data-transit="([^"]+)"/g)].map(([, uid]) => uid!)

interface Transit {
  readonly uid: string
  readonly weight: number
  readonly visits: readonly { readonly enters: { at: string }; readonly leaves: { at: string } }[]
}

/** Those that are within their orb at some time of the span. */
async function seenTransits(): Promise<Transit[]> {
  const url = '/v1/astrology/transit-timeline'
  const reply = await service.inject({ method: 'POST', url, payload: SPAN })
  const transits: Transit[] = reply.json().data.transits
  return transits.filter(({ visits }) =>
    visits.some(
      ({ enters, leaves }) => enters.at < '2027-02-06T05:00:00Z' && leaves.at > '2026-02-10T05:00:00Z',
    ),
  )
}

test('the picture has a row for every transit of the answer that is within its orb in the span', async () => {
  const reply = await picture({ rows: '120' })
  assert.equal(reply.statusCode, 200, reply.body)
  assert.equal(reply.headers['content-type'], 'image/svg+xml; charset=utf-8')
  const seen = await seenTransits()
  assert.ok(seen.length > 5)
  assert.deepEqual(
    rowsIn(reply.body),
    seen.map(({ uid }) => uid),
  )
})

test('with fewer rows the heaviest are drawn', async () => {
  const { body } = await picture({ rows: '3' })
  const heaviest = (await seenTransits()).toSorted((a, b) => b.weight - a.weight).slice(0, 3)
  assert.deepEqual(new Set(rowsIn(body)), new Set(heaviest.map(({ uid }) => uid)))
})

test('the width is that of the address, and the height follows from the rows', async () => {
  const narrow = (await picture({ width: '360', rows: '3' })).body
  assert.match(narrow, /^<svg [^>]*viewBox="0 0 360 \d+" width="360"/)
  const height = (svg: string) => Number(/height="(\d+)"/.exec(svg)![1])
  assert.ok(height((await picture({ width: '360', rows: '6' })).body) > height(narrow))
})

test('today is marked if it is in the span', inProcessOnly, async () => {
  assert.match((await picture()).body, /class="today"/)
  assert.doesNotMatch((await picture({}, { ...SPAN, from: '2026-04-01' })).body, /class="today"/)
})

test('the PNG has the pixels of its width', async () => {
  const { rawPayload, headers } = await picture({ width: '640', rows: '4' }, SPAN, 'png')
  assert.equal(headers['content-type'], 'image/png')
  assert.equal(rawPayload.readUInt32BE(16), 640)
})

test('only the client itself may keep the picture, for a day', async () => {
  const { headers } = await picture()
  assert.equal(headers['cache-control'], 'private, max-age=86400')
  const again = await picture({}, SPAN, 'svg', { 'if-none-match': headers.etag })
  assert.equal(again.statusCode, 304)
})

test('a width or a number of rows that cannot be is refused', async () => {
  for (const query of [
    { width: '319' },
    { width: '2001' },
    { width: '3e2' },
    { rows: '0' },
    { rows: '121' },
  ]) {
    const reply = await picture(query)
    assert.equal(reply.statusCode, 400, JSON.stringify(query))
    assert.deepEqual(
      reply.json().error.details.issues.map(({ path }: { path: string }) => path),
      Object.keys(query),
    )
  }
})

test('no birth stands in the picture', async () => {
  const { body } = await picture()
  assert.doesNotMatch(body, /1985|Lima|77\.0/)
})
