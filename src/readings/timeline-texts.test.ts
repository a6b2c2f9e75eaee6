import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timelineAt } from '../../test/person-timeline.ts'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { ENGLISH } from '../words/en/english.ts'
import { TIMELINE } from '../writer/text-kinds.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { secrecyOf } from './secrecy.ts'
import { timelineTexts } from './timeline-texts.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const DAY = 86_400_000
const secrecy = secrecyOf('a secret of these tests')
const SPAN = { from: '2026-11-18', to: '2027-02-15' }

async function byModel(request: Parameters<typeof timelineAt>[1], now = NOW) {
  const { cache, recorded } = recordingCache()
  const { textSource, calls } = recordingTextSource()
  const texts = await timelineTexts(timelineAt(now, request), now, {
    cache,
    textSource,
    words: ENGLISH,
    secrecy,
  })
  return { texts, recorded, calls }
}

test('where no model is asked, the phrasebook writes at once and nothing is kept', async () => {
  const { cache, recorded } = recordingCache()
  const parts = { cache, textSource: phrasebookSource, words: ENGLISH, secrecy }
  const reading = timelineAt(NOW, SPAN)
  const texts = await timelineTexts(reading, NOW, parts)
  assert.deepEqual([texts.source, texts.cacheHit, recorded], ['phrasebook', false, []])
  const saturn = reading.transits.find(({ body }) => body === 'saturn')!
  assert.deepEqual(texts.ofTransit(saturn)!.sources, [
    saturn.id,
    `transiting-saturn-in-house-${saturn.transitHouse}`,
  ])
})

test('a model’s summary is stored under seal, for the birth, the span, the choice and the day', async () => {
  const { texts, recorded, calls } = await byModel(SPAN)
  assert.deepEqual([texts.source, calls.length, calls[0]!.textKind], ['model', 1, TIMELINE])
  const [{ key, options }] = recorded as [(typeof recorded)[0]]
  assert.match(key, /^recording timeline_text_[\w-]{22}$/)
  assert.ok(options.seal!.open(options.seal!.close('a text')) === 'a text')
  assert.deepEqual(wholeness(recorded[0]!, ['text', 'source']), [true, false, false])
  const keyOf = async (request: object, now = NOW) =>
    (await byModel({ ...SPAN, ...request }, now)).recorded[0]!.key
  assert.equal(await keyOf({}, NOW + 3_600_000), key)
  assert.notEqual(await keyOf({}, NOW + DAY), key)
  assert.notEqual(await keyOf({ orb: 2 }), key)
  assert.notEqual(await keyOf({ to: '2027-02-16' }), key)
  assert.notEqual(await keyOf({ birthDateTime: '1990-05-15 14:31' }), key)
})

test('a span in which nothing becomes exact asks no model', async () => {
  const quiet = { bodies: ['pluto'], points: ['sun'], from: '2027-01-01', to: '2027-01-14' }
  const { texts, calls } = await byModel(quiet)
  assert.deepEqual([texts.source, calls], ['phrasebook', []])
  assert.equal(texts.summary.length, 2)
})

test('new and full Moons and eclipses on a natal point have texts of their own', async () => {
  const reading = timelineAt(NOW, { from: '2026-01-01', to: '2026-12-31', orb: 3 })
  const { cache } = recordingCache()
  const parts = { cache, textSource: phrasebookSource, words: ENGLISH, secrecy }
  const { ofLunation } = await timelineTexts(reading, NOW, parts)
  const { timeline } = ENGLISH
  assert.ok(reading.lunations.length > 4)
  for (const lunation of reading.lunations) {
    const { phase, eclipse, point, id } = lunation
    const [full, of] = phase === 'new_moon' ? (['new', 'solar'] as const) : (['full', 'lunar'] as const)
    const [text] = timeline.lunations(eclipse ? `${of}-eclipse` : full, point)
    assert.deepEqual(ofLunation(lunation), text === undefined ? null : { text, sources: [id] })
  }
})
