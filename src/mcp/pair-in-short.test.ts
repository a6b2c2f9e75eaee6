import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askerOf, BERLIN, connectedClient } from '../../test/mcp-client.ts'
import { testParts, testService } from '../../test/service.ts'

const ask = askerOf(await connectedClient())
const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const api = async (payload: object) =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/synastry', payload })).json().data

const first = { birthDateTime: '1990-05-15 14:30', ...BERLIN }
const second = { ...BERLIN, birthDateTime: '1985-11-02 06:40' }
const textsOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text)

test('the tool for two people has the reading of the API, its eight strongest contacts and the ranks', async () => {
  const { reading, aspects, score } = await api({ first, second, kind: 'friendship' })
  const { data, text } = await ask('two_people', { first, second, kind: 'friendship' })
  assert.equal(data.kind, 'friendship')
  assert.equal(data.summary, reading.summary.text)
  assert.deepEqual(
    data.sections,
    reading.sections.map(({ title, text }: { title: string; text: string }) => ({ title, text })),
  )
  assert.deepEqual(data.strengths, textsOf(reading.strengths))
  assert.deepEqual(data.frictions, textsOf(reading.frictions))
  assert.equal(data.advice, reading.advice.text)
  assert.deepEqual(
    data.strongest_contacts.map((each: { first: string; second: string }) => `${each.first} ${each.second}`),
    aspects.slice(0, 8).map((each: { first: string; second: string }) => `${each.first} ${each.second}`),
  )
  assert.deepEqual(data.ranks.contact, { rank: score.contact.rank })
  assert.deepEqual(data.ranks.friction, { rank: score.parts.friction.rank })
  assert.ok(text.includes(reading.advice.text))
})

test('the essentials have no sections', async () => {
  const { data } = await ask('two_people', { first, second, depth: 'essentials' })
  assert.equal('sections' in data, false)
  assert.ok(data.summary.length >= 300)
})

test('without a time the ranks are from and to, uncertain contacts are left out, and a warning says whose time it is', async () => {
  const unknown = { ...BERLIN, birthDateTime: '1985-11-02', options: { time_known: false } }
  const { score, aspects } = await api({ first, second: unknown })
  const { data } = await ask('two_people', { first, second: unknown })
  const { rank_low, rank_high } = score.contact.range
  assert.deepEqual(data.ranks.contact, { rank: null, rank_low, rank_high })
  assert.equal(data.time_known, false)
  assert.match(data.warnings[0].message, /\(second\)/)
  for (const contact of data.strongest_contacts)
    assert.ok(
      aspects.some(
        (each: { first: string; second: string; certain: boolean }) =>
          each.first === contact.first && each.second === contact.second && each.certain,
      ),
      JSON.stringify(contact),
    )
})

test('a mistake names the birth that it is in', async () => {
  const { isError, text } = await ask('two_people', { first, second: { ...second, latitude: 91 } })
  assert.ok(isError)
  assert.match(text, /^second\.latitude must be/)
})
