import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomChart } from '../../test/random-pairs.ts'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { pairAspects } from '../judgement/pair/aspects.ts'
import { ENGLISH } from '../words/en/english.ts'
import { SYNASTRY } from '../writer/text-kinds.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { secrecyOf } from './secrecy.ts'
import { type PairOfCharts, readSynastryText } from './synastry-text.ts'

const secrecy = secrecyOf('a secret of these tests')
const [first, second] = [randomChart(() => 0.3, true), randomChart(() => 0.7, true)]
const PAIR: PairOfCharts = {
  ...{ first, second, kind: 'love' },
  aspects: pairAspects(first, second, { kind: 'love' }),
  births: [{ instant: 1 }, { instant: 2 }],
}

async function byModel(pair: PairOfCharts, hit = false) {
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
  const others: Partial<PairOfCharts>[] = [
    { births: [{ instant: 2 }, { instant: 1 }] },
    { births: [{ instant: 1 }, { instant: 3 }] },
    { kind: 'work' },
    { aspects: PAIR.aspects.slice(1) },
  ]
  for (const other of others)
    assert.notEqual(
      (await byModel({ ...PAIR, ...other })).recorded[0]!.key,
      key,
      JSON.stringify(other.births),
    )
  const stranger = await byModel({ ...PAIR, births: [{ instant: 1 }, { instant: 3 }] })
  assert.throws(() => stranger.recorded[0]!.options.seal!.open(sealed))
})

test('where the chosen bodies leave nothing to tell, there is no reading', async () => {
  const empty = { points: { pluto: { longitude: 10 } }, cusps: null }
  const { cache } = recordingCache(false)
  const parts = { cache, textSource: phrasebookSource, words: ENGLISH, secrecy }
  assert.equal(await readSynastryText({ ...PAIR, first: empty, second: empty, aspects: [] }, parts), null)
})
