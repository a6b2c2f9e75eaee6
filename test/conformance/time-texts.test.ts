/** The words of one person's time over HTTP (docs/timeline.md, docs/returns.md, docs/progressions.md, docs/life.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest()
const UNKNOWN_TIME = { birthDateTime: '1985-11-02', options: { time_known: false } }

async function dataOf(path: string, members: object) {
  const payload = { ...LIMA, ...members }
  const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data
}

interface TextPart {
  readonly id: string
  readonly text: string | null
  readonly sources: readonly string[]
}

const SATURN = { from: '2026-01-01', to: '2026-03-31', bodies: ['saturn'], points: ['moon', 'ascendant'] }

test('the text of a transit has its planet, its point and its house, and without texts there are facts alone', async () => {
  const { transits, summary, summary_sources, metadata } = await dataOf('transit-timeline', SATURN)
  const moon = transits.find(({ id }: TextPart) => id === 'saturn-square-natal-moon')
  assert.match(moon.text, /Saturn/)
  assert.match(moon.text, /your Moon/)
  assert.deepEqual(moon.sources, [moon.id, `transiting-saturn-in-house-${moon.transit_house}`])
  assert.equal(summary, summary_sources.map(({ text }: TextPart) => text).join(' '))
  assert.equal(metadata.interpretation_source, 'phrasebook')
  const bare = await dataOf('transit-timeline', { ...SATURN, texts: false })
  assert.deepEqual(
    [bare.summary, bare.summary_sources, bare.metadata.interpretation_source],
    [null, [], null],
  )
  assert.ok(bare.transits.every(({ text, sources }: TextPart) => text === null && sources.length === 0))
  assert.deepEqual(
    bare.transits.map(({ uid }: { uid: string }) => uid),
    transits.map(({ uid }: { uid: string }) => uid),
  )
})

// Saturn squares the Moon for the third and last time on 2026-02-27 (swetest -p6 -fTl).
test('the days of a transit are past or ahead as seen from the moment of the request', async () => {
  const { transits, metadata } = await dataOf('transit-timeline', SATURN)
  const { text, leaves } = transits.find(({ id }: TextPart) => id === 'saturn-square-natal-moon')
  assert.ok(metadata.calculated_at > leaves.at, 'the service under test is asked later')
  assert.match(text, /27 February(?: 2026)?/)
})

test('a solar return has a summary, sections with titles, and key dates of its year', async () => {
  const { returns } = await dataOf('returns', { from: '2026-01-01' })
  const { reading, passes } = returns[0]
  const { text, sources } = reading.summary
  assert.ok(text.length >= 450 && text.length <= 620)
  assert.equal(text, sources.map((source: TextPart) => source.text).join(' '))
  assert.match(sources[0].facts[0], /^return-ascendant-in-natal-house-\d+$/)
  const ids = reading.sections.map(({ id }: TextPart) => id)
  assert.deepEqual([ids[0], ids.slice(-2)], ['pace', ['age', 'rest']])
  assert.equal(reading.sections[0].title, 'The pace of the year')
  assert.ok(reading.key_dates.length > 0)
  for (const { at } of reading.key_dates) assert.ok(at >= passes[0].at)
  assert.deepEqual([reading.note, reading.interpretation_source], [null, 'phrasebook'])
})

test('other returns have no reading, and without a time of birth a note says what is missing', async () => {
  const moon = await dataOf('returns', { body: 'moon', from: '2026-01-01' })
  assert.equal(moon.returns[0].reading, null)
  const { reading } = (await dataOf('returns', { ...UNKNOWN_TIME, from: '2026-01-01' })).returns[0]
  assert.equal(reading.summary, null)
  assert.match(reading.note, /^Without the time of birth/)
  assert.ok(reading.sections.every(({ id }: TextPart) => id === 'rest'))
})

test('a progressed Moon and Sun have texts with their facts; directions have none', async () => {
  const { text, moon } = await dataOf('progressions', { at: '2026-11-18' })
  assert.deepEqual(
    text.moon.sources.map(({ facts }: { facts: string[] }) => facts[0]),
    [
      `progressed-moon-in-${moon.sign.sign.toLowerCase()}`,
      `progressed-moon-in-house-${moon.house.house}`,
      `progressed-${moon.phase.phase.replace('_moon', '').replace('_', '-')}-moon`,
    ],
  )
  assert.equal((await dataOf('progressions', { at: '2026-11-18', method: 'solar_arc' })).text, null)
  assert.equal((await dataOf('progressions', { at: '1986-01-01' })).text.sun, null)
})

test('every chapter of a life has a text and its own id among the sources', async () => {
  for (const members of [{}, UNKNOWN_TIME]) {
    const { chapters } = await dataOf('life', members)
    assert.ok(chapters.length > 20)
    for (const { id, text, sources } of chapters as { id: string; text: string; sources: string[] }[]) {
      assert.ok(text.length > 200, id)
      assert.equal(sources[0], id)
    }
  }
})
