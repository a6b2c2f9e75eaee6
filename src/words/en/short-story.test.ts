import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { toneOf } from './places.ts'
import { shortStory } from './short-story.ts'
import { echoes } from './story-dealing.ts'
import { bridgesOf, frames, isGrave, piecesOf } from './story-scenes.ts'
import { fitting } from './story-steps.ts'

const ROOMY = { least: 0, most: 5000 }
const lay = (seed: string, ...kinds: readonly PlaceKind[]): LaidCard[] =>
  draw(DECK, kinds.length, seed, 'custom').map((drawn, at) => ({
    ...drawn,
    kind: kinds[at]!,
    number: at + 1,
  }))
const stories = Array.from({ length: 300 }, (_, n) => lay(`story ${n}`, 'past', 'present', 'outcome'))
const textsOf = (cards: readonly LaidCard[]) =>
  shortStory(cards, 'general', ROOMY).summary.map(({ text }) => text)

test('past, present and future are told by their scenes, with the act of the present before the future', () => {
  for (const cards of stories) {
    const texts = textsOf(cards)
    const [past, present, future] = cards.map(piecesOf)
    assert.ok([past!.behind, past!.root.text].some((text) => texts.includes(text)))
    const here = texts.findIndex((text) => text === present!.here || text === present!.heart.text)
    const act = texts.indexOf(present!.act)
    const ahead = texts.findIndex((text) => text === future!.ahead || text.includes(future!.outcome))
    assert.ok(here > 0 && act === here + 1 && ahead > act, texts.join(' '))
  }
})

test('a bridge is one of the two moods, and shares no word with the scenes beside it', () => {
  let bridged = 0
  for (const cards of stories) {
    const texts = textsOf(cards)
    const [past, present] = cards.map(piecesOf)
    const pool = bridgesOf('past-present', past!.mood, present!.mood)
    const at = texts.findIndex((text) => pool.includes(text))
    if (at < 0) continue
    bridged++
    assert.ok(!echoes(texts[at]!, texts[at - 1]!, texts[at + 1]!), texts.join(' '))
  }
  assert.ok(bridged > 0.7 * stories.length, `${bridged} of ${stories.length}`)
})

test('words that a reader would hear twice are an echo, small words and other words are none', () => {
  assert.ok(echoes('The rain has stopped.', 'You stand in the rain.'))
  assert.ok(echoes('Two horses wait.', 'A horse waits.'))
  assert.ok(!echoes('You have been here before.', 'You have been there, too.'))
})

test('a story with a grave end has a frame of its own; others that of their first and last tones', () => {
  for (const cards of stories) {
    const [first] = textsOf(cards)
    const last = cards[2]!
    const start = isGrave(cards[0]!) || cards[0]!.orientation === 'reversed' ? 'hard' : toneOf(cards[0]!)
    const pool = isGrave(last) ? frames().grave : frames().general[`${start}-${toneOf(last)}`]
    assert.ok(
      pool.some(({ opening }) => opening === first),
      first!,
    )
  }
})

test('where there is no room the closing goes first, then bridges from the last on, then the opening', () => {
  const step = (text: string, spare?: 'closing' | 'bridge' | 'opening') => ({
    text,
    cards: [],
    ...(spare && { spare }),
  })
  const steps = [
    step('aaaa', 'opening'),
    step('bbbb'),
    step('cccc', 'bridge'),
    step('dddd'),
    step('eeee', 'bridge'),
    step('ffff'),
    step('gggg', 'closing'),
  ]
  const left = (most: number) =>
    fitting(steps, { least: 0, most })
      .map(({ text }) => text[0])
      .join('')
  assert.deepEqual([34, 33, 28, 23, 18, 3].map(left), ['abcdefg', 'abcdef', 'abcdf', 'abdf', 'bdf', 'bdf'])
})

test('of two questions in a story those of cards stay', () => {
  const steps = [
    { text: 'What would it help with?', cards: [] },
    { text: 'Who knows?', cards: [], spare: 'closing' as const },
  ]
  assert.deepEqual(
    fitting(steps, ROOMY).map(({ text }) => text),
    ['What would it help with?'],
  )
})

test('kind advice helps, and the act is that of the heart; hard advice is the act itself', () => {
  for (let n = 0; n < 60; n++) {
    const cards = lay(`advice ${n}`, 'present', 'advice', 'outcome')
    const [heart, advice] = [cards[0]!, cards[1]!]
    const { act, summary } = shortStory(cards, 'general', ROOMY)
    const text = summary.map((sentence) => sentence.text).join(' ')
    const isKind = toneOf(advice) === 'kind'
    assert.deepEqual(act.cards, [isKind ? heart : advice])
    if (isKind) assert.ok(text.includes(piecesOf(advice).help!.self.text))
    assert.ok(text.toLowerCase().includes(act.text.toLowerCase()))
  }
})
