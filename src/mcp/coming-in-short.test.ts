import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askerOf, BERLIN, connectedClient } from '../../test/mcp-client.ts'
import { testParts, testService } from '../../test/service.ts'

const ask = askerOf(await connectedClient())
/** With the clock of the program that the client has started. */
const service = await testService(testParts({ RATE_LIMITS: 'off' }, { now: Date.now }))
const api = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })).json().data

const birth = { birthDateTime: '1990-05-15 14:30', ...BERLIN }

interface Transit {
  readonly id: string
  readonly weight: number
  readonly text: string
  readonly passes: readonly { readonly local: string }[]
}

test('what is coming are the twelve heaviest transits of the API, with days that can be quoted', async () => {
  const { data, text } = await ask('what_is_coming', { ...birth, local_timezone: 'Europe/Madrid' })
  const answer = await api('transit-timeline', { ...birth, local_timezone: 'Europe/Madrid' })
  assert.equal(data.summary, answer.summary)
  assert.equal(data.count, answer.transits.length)
  const heaviest = answer.transits
    .toSorted((a: Transit, b: Transit) => b.weight - a.weight)
    .slice(0, 12)
    .map((transit: Transit) => transit.text)
  assert.deepEqual(new Set(data.transits.map((each: Transit) => each.text)), new Set(heaviest))
  for (const { begins, exact, ends } of data.transits)
    for (const day of [begins, ...exact, ends]) assert.match(day, /^\d{4}-\d\d-\d\d$/)
  const [first] = data.transits
  const same = answer.transits.find(
    ({ id }: Transit) => id === `${first.body}-${first.aspect}-natal-${first.point}`,
  )
  assert.deepEqual(
    first.exact,
    same.passes.map(({ local }: { local: string }) => local.slice(0, 10)),
  )
  assert.deepEqual(data.peak_days, answer.peaks.map(({ date }: { date: string }) => date).sort())
  assert.ok(text.includes(first.begins))
})

test('the answer has the person’s chapter of life and the next one', async () => {
  const { data } = await ask('what_is_coming', birth)
  const { now, chapters } = await api('life', birth)
  assert.equal(data.life.age, now.age)
  assert.equal(data.life.next.id, now.next)
  const next = chapters.find(({ id }: { id: string }) => id === now.next)
  assert.equal(data.life.next.text, next.text)
  assert.equal(data.life.next.from, next.from.slice(0, 10))
  assert.deepEqual(
    data.life.current.map(({ id }: { id: string }) => id),
    now.current,
  )
})

test('ten years are for the slow planets alone', async () => {
  const years = { ...birth, from: '2026-01-01', to: '2035-12-31' }
  const refused = await ask('what_is_coming', years)
  assert.ok(refused.isError)
  assert.match(refused.text, /At most 366 days/)
  const { data } = await ask('what_is_coming', { ...years, slow_only: true })
  const bodies = new Set(data.transits.map(({ body }: { body: string }) => body))
  assert.ok(bodies.size > 1)
  for (const body of ['sun', 'moon', 'mercury', 'venus', 'mars']) assert.ok(!bodies.has(body))
})

test('without a time of birth it says so, and no house', async () => {
  const { data } = await ask('what_is_coming', {
    ...BERLIN,
    birthDateTime: '1990-05-15',
    options: { time_known: false },
  })
  assert.equal(data.time_known, false)
  assert.match(data.warnings[0].message, /Without the time of birth/)
  assert.ok(data.transits.every(({ natal_house: house }: { natal_house: unknown }) => house === null))
})
