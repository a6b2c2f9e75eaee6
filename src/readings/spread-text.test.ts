import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { ENGLISH } from '../words/en/english.ts'
import type { SpreadAsk } from '../writer/spread-text.ts'
import { SPREAD } from '../writer/text-kinds.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { withPhrasebookText, withText } from './spread-text.ts'
import { type LaidCards, laySpread, ownSpread } from './tarot.ts'

const HOUR_MS = 3_600_000
const three = (seed = 'mira') => laySpread({ spreadType: 'past_present_future', seed }, 0)
const own = (...names: string[]) => ownSpread({ seed: 'mira', positions: names.map((name) => ({ name })) }, 0)

/** A spread with a model's text. */
async function byModel(reading: LaidCards, textSource = recordingTextSource()) {
  const { cache, recorded } = recordingCache()
  const { whole } = await withText(reading, { cache, textSource: textSource.textSource, words: ENGLISH })
  return { whole, recorded, calls: textSource.calls }
}

test('one card has no text for the whole, and two have one', async () => {
  const one = await byModel(own('One'))
  assert.deepEqual([one.whole, one.recorded, one.calls], [null, [], []])
  assert.equal(withPhrasebookText(ENGLISH, own('One')).whole, null)
  const two = await byModel(own('One', 'Other'))
  assert.equal(two.whole?.source, 'model')
  assert.equal(withPhrasebookText(ENGLISH, own('One', 'Other')).whole?.source, 'phrasebook')
})

test('without a model the phrasebook writes a spread at once, and nothing is stored', async () => {
  const { cache, recorded } = recordingCache()
  const { whole, ...reading } = await withText(three(), {
    cache,
    textSource: phrasebookSource,
    words: ENGLISH,
  })
  assert.deepEqual([whole?.source, recorded], ['phrasebook', []])
  assert.deepEqual(reading, three())
})

test('a writer is given the cards in their places, and of places of the caller’s own the kind alone', async () => {
  const { calls } = await byModel(three())
  const { cards, theme } = calls[0]!.ask as SpreadAsk
  assert.equal(theme, 'general')
  assert.deepEqual(
    cards.map(({ card, orientation, number, place }) => [card.id, orientation, number, place]),
    three().cards.map(({ card, orientation }, at) => [
      card.id,
      orientation,
      at + 1,
      ['Past', 'Present', 'Future'][at],
    ]),
  )
  const secret = await byModel(own('My brother', 'My boss'))
  for (const { place, kind } of (secret.calls[0]!.ask as SpreadAsk).cards) {
    assert.equal(place, undefined)
    assert.ok(kind)
  }
  assert.equal(calls[0]!.textKind, SPREAD)
})

test('a text is stored for a day under all that it depends on, and a fallback for a minute', async () => {
  const { recorded } = await byModel(three())
  assert.equal(recorded[0]!.ttlMs, 24 * HOUR_MS)
  assert.deepEqual(wholeness(recorded[0]!, ['text', 'source']), [true, false, false])
  const fallback = await byModel(
    three(),
    recordingTextSource(() => ({ isFallback: true })),
  )
  assert.equal(fallback.recorded[0]!.ttlMs, 60_000)
})

test('a key changes with the cards, their sides, the theme, the spread and the kinds of its places, and with nothing else', async () => {
  const keyOf = async (reading: LaidCards) => (await byModel(reading)).recorded[0]!.key
  const base = three()
  const [first, ...others] = base.cards
  const turned = first!.orientation === 'upright' ? 'reversed' : 'upright'
  const keys = [
    await keyOf(base),
    await keyOf({ ...base, theme: 'love' }),
    await keyOf({ ...base, cards: [{ ...first!, orientation: turned }, ...others] }),
    await keyOf({ ...base, cards: [...others, first!] }),
    await keyOf({ ...base, spread: { type: 'situation_action_outcome' } }),
    await keyOf({ ...base, spread: own('The past', 'x', 'y').spread }),
    await keyOf({ ...base, spread: own('x', 'The past', 'y').spread }),
  ]
  assert.equal(new Set(keys).size, keys.length)
  assert.equal(await keyOf({ ...base, seed: 'another' }), keys[0])
  const numbered = { ...own('a', 'b'), spread: { ...own('a', 'b').spread } }
  assert.equal(await keyOf(numbered), await keyOf({ ...numbered, spread: own('c', 'd').spread }))
})
