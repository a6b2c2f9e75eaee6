import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstSentence, sentencesOf, withOpening } from './sentences.ts'

const moon = { text: 'The Moon is home.', transits: ['moon-in-cancer'] }
const mars = { text: 'Mars pushes.', transits: ['mars-square'] }
const venus = { text: 'Love waits.', transits: ['venus-trine'] }
const sources = [moon, mars, venus]
const sourced = (source: (typeof sources)[number]) => ({ text: source.text, source })
const plain = (text: string) => ({ text, source: undefined })

test('a text is split into its sentences, each with its source', () => {
  assert.deepEqual(sentencesOf('The Moon is home. Mars pushes.', sources), [sourced(moon), sourced(mars)])
  assert.deepEqual(sentencesOf('Love waits.', sources), [sourced(venus)])
})

test('text without a source is still shown', () => {
  assert.deepEqual(sentencesOf('So. Mars pushes. Then rest.', sources), [
    plain('So.'),
    sourced(mars),
    plain('Then rest.'),
  ])
  assert.deepEqual(sentencesOf('All new.', []), [plain('All new.')])
})

test('the first sentence stands by itself, with the source that it shares with the next', () => {
  const both = { text: 'The Moon is home. She stays.', transits: ['moon-in-cancer'] }
  assert.deepEqual(withOpening(sentencesOf('The Moon is home. She stays. Mars pushes.', [both, mars])), [
    { text: 'The Moon is home.', source: both },
    { text: 'She stays.', source: both },
    sourced(mars),
  ])
  assert.deepEqual(withOpening(sentencesOf('All new.', [])), [plain('All new.')])
  assert.deepEqual(withOpening([]), [])
})

test('the first sentence ends where the next begins, not at a figure, an abbreviation or within a quotation', () => {
  for (const [text, first] of [
    ['One reliable thing. And why.', 'One reliable thing.'],
    ['Who asks? You do.', 'Who asks?'],
    ['“Hold still,” they say, at 2.30 p.m. today. Then go.', '“Hold still,” they say, at 2.30 p.m. today.'],
    ['She said: “Stay.” He went.', 'She said: “Stay.”'],
    ['Only one sentence', 'Only one sentence'],
    ['Well… perhaps. Yes.', 'Well… perhaps.'],
    ['First. “Second,” he said.', 'First.'],
  ] as const)
    assert.equal(firstSentence(text), first)
})
