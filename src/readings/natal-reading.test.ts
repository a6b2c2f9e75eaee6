import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { ENGLISH } from '../words/en/english.ts'
import { NATAL } from '../writer/text-kinds.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { readWiderChart } from './chart.ts'
import { readNatalReading } from './natal-reading.ts'
import { secrecyOf } from './secrecy.ts'

const BERLIN = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const secrecy = secrecyOf('a secret of these tests')

async function byModel(
  request: Parameters<typeof readNatalReading>[0],
  { hit = false, textSource = recordingTextSource() } = {},
) {
  const { cache, recorded } = recordingCache(hit)
  const found = await readNatalReading(request, {
    cache,
    textSource: textSource.textSource,
    words: ENGLISH,
    secrecy,
  })
  return { found, recorded, calls: textSource.calls }
}

test('where no model is asked, the phrasebook writes a reading at once and nothing is kept', async () => {
  const { cache, recorded } = recordingCache(true)
  const { written, cacheHit, plan } = await readNatalReading(BERLIN, {
    cache,
    textSource: phrasebookSource,
    words: ENGLISH,
    secrecy,
  })
  assert.deepEqual([written.source, cacheHit, recorded], ['phrasebook', false, []])
  assert.deepEqual(written.text, NATAL.phrasebook(ENGLISH, plan))
})

test('a model’s text is stored for a day under seal, and found by its birth alone', async () => {
  const { found, recorded, calls } = await byModel(BERLIN, { hit: true })
  assert.deepEqual([found.written.source, found.cacheHit], ['model', true])
  assert.equal((await byModel(BERLIN)).found.cacheHit, false)
  assert.deepEqual([calls.length, calls[0]!.textKind, calls[0]!.ask], [1, NATAL, found.plan])
  const [{ key, ttlMs, options }] = recorded as [(typeof recorded)[0]]
  assert.match(key, /^recording natal_[\w-]{22}$/)
  assert.equal(ttlMs, 86_400_000)
  assert.equal(options.seal!.open(options.seal!.close('a text')), 'a text')
  assert.deepEqual(wholeness(recorded[0]!, ['text', 'source']), [true, false, false])
  const other = await byModel({ ...BERLIN, birthDateTime: '1990-05-15 14:31' })
  assert.notEqual(other.recorded[0]!.key, key)
  assert.throws(() => other.recorded[0]!.options.seal!.open(options.seal!.close('a text')))
})

test('a fallback text for the model’s is stored for a minute', async () => {
  const { recorded } = await byModel(BERLIN, {
    textSource: recordingTextSource(() => ({ isFallback: true })),
  })
  assert.equal(recorded[0]!.ttlMs, 60_000)
})

test('a reading has the id of the chart of its birth', async () => {
  const { found } = await byModel(BERLIN)
  assert.equal(found.chartId, readWiderChart(BERLIN, secrecy.identifier).chartId)
})
