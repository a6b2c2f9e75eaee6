import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { ENGLISH } from '../words/en/english.ts'
import { SYNASTRY } from '../writer/text-kinds.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { secrecyOf } from './secrecy.ts'
import { readSynastry, type SynastryRequest } from './synastry.ts'
import { type ComparedCharts, readSynastryText } from './synastry-text.ts'

const secrecy = secrecyOf('a secret of these tests')
const BERLIN = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const LIMA = {
  birthDateTime: '1985-11-02 06:15',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}
const REQUEST: SynastryRequest = { first: BERLIN, second: LIMA, kind: 'love' }
const comparedBy = (request: SynastryRequest) => readSynastry(request, secrecy.identifier)
const PAIR = comparedBy(REQUEST)

async function byModel(pair: ComparedCharts, hit = false) {
  const { cache, recorded } = recordingCache(hit)
  const { textSource, calls } = recordingTextSource()
  const found = await readSynastryText(pair, { cache, textSource, words: ENGLISH, secrecy })
  return { found: found!, recorded, calls }
}

test('where no model is asked, the phrasebook writes the reading at once and nothing is kept', async () => {
  const { cache, recorded } = recordingCache(true)
  const parts = { cache, textSource: phrasebookSource, words: ENGLISH, secrecy }
  const { written, plan, cacheHit } = (await readSynastryText(PAIR, parts))!
  assert.deepEqual([written.source, cacheHit, recorded], ['phrasebook', false, []])
  assert.deepEqual(written.text, SYNASTRY.phrasebook(ENGLISH, plan))
})

test('a model’s text is stored for a day under seal, and found by the two births in their order, the kind and the facts', async () => {
  const { found, recorded, calls } = await byModel(PAIR, true)
  assert.deepEqual([found.written.source, found.cacheHit], ['model', true])
  assert.deepEqual([calls.length, calls[0]!.textKind, calls[0]!.ask], [1, SYNASTRY, found.plan])
  const [{ key, ttlMs, options }] = recorded as [(typeof recorded)[0]]
  assert.match(key, /^recording synastry_[\w-]{22}$/)
  assert.equal(ttlMs, 86_400_000)
  const sealed = options.seal!.close('a text')
  assert.equal(options.seal!.open(sealed), 'a text')
  assert.deepEqual(wholeness(recorded[0]!, ['text', 'source']), [true, false, false])
  const minute = { ...BERLIN, birthDateTime: '1990-05-15 14:31' }
  const others: SynastryRequest[] = [
    { ...REQUEST, first: LIMA, second: BERLIN },
    { ...REQUEST, first: minute },
    { ...REQUEST, kind: 'work' },
    { ...REQUEST, bodies: ['sun', 'moon'] },
  ]
  const stranger = await byModel(comparedBy(others[1]!))
  for (const other of others) assert.notEqual((await byModel(comparedBy(other))).recorded[0]!.key, key)
  assert.throws(() => stranger.recorded[0]!.options.seal!.open(sealed))
})

test('where the chosen bodies leave nothing to tell, there is no reading', async () => {
  const nothing = comparedBy({ ...REQUEST, bodies: ['pluto'] })
  const { cache } = recordingCache(false)
  const parts = { cache, textSource: phrasebookSource, words: ENGLISH, secrecy }
  assert.equal(await readSynastryText(nothing, parts), null)
})
