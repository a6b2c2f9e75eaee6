import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { toneOf } from './places.ts'
import { shortStory } from './short-story.ts'
import { echoes } from './story-dealing.ts'
import { frames, isGrave, piecesOf, toneIn, weightOf } from './story-scenes.ts'
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
    assert.ok([past!.behind, past!.second.behind, past!.root.text].some((text) => texts.includes(text)))
    const here = texts.findIndex((text) => text === present!.here || text === present!.heart.text)
    const act = texts.indexOf(present!.act)
    const ahead = texts.findIndex(
      (text) => [future!.ahead, future!.second.ahead].includes(text) || text.includes(future!.outcome),
    )
    assert.ok(here > 0 && act === here + 1 && ahead > act, texts.join(' '))
  }
})

test('a bridge is what the card before leads to, by the tone of the card after it, and shares no word with its scene', () => {
  let bridged = 0
  for (const cards of stories) {
    const texts = textsOf(cards)
    const [past, present, future] = cards as [LaidCard, LaidCard, LaidCard]
    const pairs = [
      [piecesOf(past).leads.past, toneIn(present, 'is')],
      [piecesOf(present).leads.present, toneIn(future, 'may')],
    ] as const
    for (const [leads, tone] of pairs) {
      const other = tone === 'kind' ? 'hard' : 'kind'
      assert.ok(!texts.includes(leads[other]), texts.join(' '))
      const at = texts.indexOf(leads[tone])
      if (at < 0) continue
      bridged++
      assert.ok(!echoes(texts[at]!, texts[at + 1]!), texts.join(' '))
    }
  }
  assert.ok(bridged > 1.4 * stories.length, `${bridged} of ${2 * stories.length}`)
})

test('what a card says of a time has the tone of the card, unless that is turned', () => {
  const [overlooked] = lay('any', 'past')
  const fourOfCups = {
    ...overlooked!,
    card: DECK.find(({ id }) => id === 'cu04')!,
    orientation: 'upright' as const,
  }
  assert.equal(weightOf(fourOfCups), 'kind')
  assert.deepEqual(
    [toneIn(fourOfCups, 'was'), toneIn(fourOfCups, 'is'), toneIn(fourOfCups, 'may')],
    ['hard', 'hard', 'kind'],
  )
})

test('words that a reader would hear twice are an echo, small words and other words are none', () => {
  assert.ok(echoes('The rain has stopped.', 'You stand in the rain.'))
  assert.ok(echoes('Two horses wait.', 'A horse waits.'))
  assert.ok(!echoes('You have been here before.', 'You have been there, too.'))
})

const isFrom = (pool: readonly string[], text: string) =>
  pool.some((each) => text.toLowerCase().endsWith(each.toLowerCase()))

test('a story begins with how the whole goes, by the tones of what was, what is and what may come', () => {
  for (const cards of stories) {
    const [first] = textsOf(cards)
    const tones = (['was', 'is', 'may'] as const).map((time, at) => toneIn(cards[at]!, time))
    const pool = frames().arcs[tones.join('-') as 'kind-kind-kind']
    assert.ok(isFrom(pool, first!), first!)
  }
})

test('a story says once in plain words what its three cards mean, and a grave end has closings of its own', () => {
  for (const cards of stories) {
    const texts = textsOf(cards)
    const [past, present, future] = cards.map((card) => piecesOf(card).plain)
    const sense = texts.filter((text) => text.includes(past!.was) && text.includes(present!.is))
    assert.equal(sense.length, 1, texts.join(' '))
    assert.ok(sense[0]!.includes(future!.may))
    assert.ok(texts.indexOf(sense[0]!) === texts.length - 2)
    const last = cards[2]!
    const pool = isGrave(last) ? frames().grave : frames().closings.general[weightOf(last)]
    assert.ok(pool.includes(texts.at(-1)!), texts.join(' '))
  }
})

test('in love and at work the first sentence names the theme, and the plain sense is that of the theme', () => {
  for (const cards of stories.slice(0, 100))
    for (const [theme, word] of [
      ['love', /love|heart/i],
      ['career', /work/i],
    ] as const) {
      const texts = shortStory(cards, theme, ROOMY).summary.map(({ text }) => text)
      assert.match(texts[0]!, word)
      const { plain } = piecesOf(cards[1]!)
      assert.equal(texts.filter((text) => text.includes(`: ${plain[theme]}. `)).length, 1, texts.join(' '))
      const { may, later } = piecesOf(cards[2]!).plain
      assert.ok(texts.at(-2)!.endsWith(`${later?.[theme] ?? may}.`), texts.join(' '))
    }
})

test('where there is no room the closing goes first, then the bridge before what lies ahead, a comfort, other bridges, and the opening', () => {
  const step = (text: string, spare?: 'closing' | 'onward' | 'comfort' | 'bridge' | 'opening') => ({
    text,
    cards: [],
    ...(spare && { spare }),
  })
  const steps = [
    step('aaaa', 'opening'),
    step('bbbb'),
    step('cccc', 'bridge'),
    step('dddd'),
    step('eeee', 'onward'),
    step('ffff'),
    step('gggg', 'comfort'),
    step('hhhh', 'closing'),
  ]
  const left = (most: number) =>
    fitting(steps, { least: 0, most })
      .map(({ text }) => text[0])
      .join('')
  assert.deepEqual([39, 38, 33, 28, 23, 18, 3].map(left), [
    'abcdefgh',
    'abcdefg',
    'abcdfg',
    'abcdf',
    'abdf',
    'bdf',
    'bdf',
  ])
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
