import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { PLACE_KINDS, type PlaceKind } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { cardName } from './deck.ts'
import { cardToneOf } from './places.ts'
import { PLACES_BY_RANK, shortStory } from './short-story.ts'
import { echoes } from './story-dealing.ts'
import { frames, piecesOf, storyToneOf, toneIn } from './story-scenes.ts'
import { type Step, stepsThatFit } from './story-steps.ts'

const ROOMY = { least: 0, most: 5000 }
const THREE = { least: 350, most: 650 }
const lay = (seed: string, ...kinds: readonly PlaceKind[]): LaidCard[] =>
  draw(DECK, kinds.length, seed, 'custom').map((drawn, at) => ({
    ...drawn,
    kind: kinds[at]!,
    number: at + 1,
  }))
const stories = Array.from({ length: 300 }, (_, n) => lay(`story ${n}`, 'past', 'present', 'outcome'))
const textsOf = (cards: readonly LaidCard[]) =>
  shortStory(cards, 'general', ROOMY).summary.map(({ text }) => text)

test('past, present and future have their scenes, with the act of the present before the future', () => {
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
    const [past, present] = cards as [LaidCard, LaidCard, LaidCard]
    const [leads, tone] = [piecesOf(past).leads.past, toneIn(present, 'is')]
    assert.ok(!texts.includes(leads[tone === 'kind' ? 'hard' : 'kind']), texts.join(' '))
    const at = texts.indexOf(leads[tone])
    if (at < 0) continue
    bridged++
    assert.ok(!echoes(texts[at]!, texts[at + 1]!), texts.join(' '))
  }
  assert.ok(bridged > 0.7 * stories.length, `${bridged} of ${stories.length}`)
})

test('between the act of the present and the scene of the future stands what that act does for it, by the tone of the future', () => {
  for (const cards of stories)
    for (const theme of THEMES) {
      const { summary } = shortStory(cards, theme, THREE)
      const texts = summary.map(({ text }) => text)
      const [, present, future] = cards as [LaidCard, LaidCard, LaidCard]
      const { leads, act, themedActs } = piecesOf(present)
      const at = texts.indexOf(theme === 'love' || theme === 'career' ? themedActs[theme] : act)
      assert.equal(texts[at + 1], leads.act[toneIn(future, 'may')], texts.join(' '))
      const { ahead, second, outcome } = piecesOf(future)
      const scene = texts[at + 2]!
      assert.ok([ahead, second.ahead].includes(scene) || scene.includes(outcome), texts.join(' '))
    }
})

test('what a card says of a time has the tone of the card, unless that is turned', () => {
  const [overlooked] = lay('any', 'past')
  const fourOfCups = {
    ...overlooked!,
    card: DECK.find(({ id }) => id === 'cu04')!,
    orientation: 'upright' as const,
  }
  assert.equal(storyToneOf(fourOfCups), 'kind')
  assert.deepEqual(
    [toneIn(fourOfCups, 'was'), toneIn(fourOfCups, 'is'), toneIn(fourOfCups, 'may')],
    ['hard', 'hard', 'hard'],
  )
})

test('words that a reader would hear twice are an echo, small words and other words are none', () => {
  assert.ok(echoes('The rain has stopped.', 'You stand in the rain.'))
  assert.ok(echoes('Two horses wait.', 'A horse waits.'))
  assert.ok(!echoes('You have been here before.', 'You have been there, too.'))
})

test('a story begins with how the whole goes, by the tones of what was, what is and what may come', () => {
  for (const cards of stories) {
    const tones = (['was', 'is', 'may'] as const).map((time, at) => toneIn(cards[at]!, time))
    for (const theme of THEMES) {
      const [first] = shortStory(cards, theme, ROOMY).summary
      assert.ok(frames().arcs[theme][tones.join('-') as 'kind-kind-kind'].includes(first!.text), first!.text)
    }
  }
})

test('a story ends with what its last card brings in its theme, and repeats nothing from before', () => {
  for (const cards of stories)
    for (const theme of THEMES) {
      const texts = shortStory(cards, theme, THREE).summary.map(({ text }) => text)
      assert.equal(texts.at(-1), piecesOf(cards[2]!).closes[theme])
      const story = texts.join(' ')
      const [past, present, future] = cards.map((card) => piecesOf(card).plain)
      const repeating = texts.filter(
        (text) => text.includes(past!.was) && (text.includes(present!.is) || text.includes(future!.may)),
      )
      assert.deepEqual(repeating, [], story)
      assert.equal(new Set(texts).size, texts.length, story)
    }
})

test('in love and at work the opening, the present and the act speak of it, the present with its scene or with the name of its card', () => {
  let pictured = 0
  for (const cards of stories)
    for (const [theme, word] of [
      ['love', /lov(?:e|ing)|heart/i],
      ['career', /\bwork/i],
    ] as const) {
      const { summary, act } = shortStory(cards, theme, ROOMY)
      const texts = summary.map(({ text }) => text)
      assert.match(texts[0]!, word)
      const { plain, here, heart, themedActs } = piecesOf(cards[1]!)
      const meaning = texts.filter((text) => text.includes(plain[theme]))
      assert.equal(meaning.length, 1, texts.join(' '))
      assert.match(meaning[0]!, word)
      if (theme === 'love')
        assert.ok(
          (meaning[0]!.match(/\blove\b/gi) ?? []).length < 2 || /love.*love/.test(plain.love),
          meaning[0]!,
        )
      assert.equal(texts.includes(here), !meaning[0]!.endsWith(`(${cardName(cards[1]!)}).`))
      assert.ok(!texts.includes(heart.text))
      if (texts.includes(here)) pictured++
      assert.equal(`So ${act.text.charAt(0).toLowerCase()}${act.text.slice(1)}`, themedActs[theme])
    }
  assert.ok(pictured > 0.4 * 2 * stories.length && pictured < 0.6 * 2 * stories.length, String(pictured))
})

test('where its scene would make a themed story too long, the card is named in its place', () => {
  for (const cards of stories) {
    const length = (most: number) =>
      shortStory(cards, 'love', { least: 0, most }).summary.reduce(
        (sum, { text }) => sum + text.length + 1,
        -1,
      )
    assert.ok(length(650) <= 650)
    const texts = shortStory(cards, 'love', THREE).summary.map(({ text }) => text)
    const isPictured = texts.includes(piecesOf(cards[1]!).here)
    if (isPictured) assert.equal(length(650), length(5000))
  }
})

test('where there is no room, bridges go first, then what is beside, a wish, the opening, what leads on, and the closing', () => {
  const step = (text: string, spare?: NonNullable<Step['spare']>) => ({
    text,
    cards: [],
    ...(spare && { spare }),
  })
  const steps = [
    step('aaaa', 'opening'),
    step('bbbb'),
    step('cccc', 'bridge'),
    step('dddd', 'wish'),
    step('eeee', 'beside'),
    step('ffff', 'onward'),
    step('gggg'),
    step('hhhh', 'closing'),
  ]
  const left = (most: number) =>
    stepsThatFit(steps, { least: 0, most })
      .map(({ text }) => text[0])
      .join('')
  assert.deepEqual([39, 38, 33, 28, 23, 18, 13, 3].map(left), [
    'abcdefgh',
    'abdefgh',
    'abdfgh',
    'abfgh',
    'bfgh',
    'bgh',
    'bg',
    'bg',
  ])
})

test('of two questions in a story those of cards stay', () => {
  const steps = [
    { text: 'What would it help with?', cards: [] },
    { text: 'Who knows?', cards: [], spare: 'closing' as const },
  ]
  assert.deepEqual(
    stepsThatFit(steps, ROOMY).map(({ text }) => text),
    ['What would it help with?'],
  )
})

test('kind advice helps, and the act is that of the heart; hard advice is the act itself', () => {
  for (let n = 0; n < 60; n++) {
    const cards = lay(`advice ${n}`, 'present', 'advice', 'outcome')
    const [heart, advice] = [cards[0]!, cards[1]!]
    const { act, summary } = shortStory(cards, 'general', ROOMY)
    const text = summary.map((sentence) => sentence.text).join(' ')
    const isKind = cardToneOf(advice) === 'kind'
    assert.deepEqual(act.cards, [isKind ? heart : advice])
    if (isKind) assert.ok(text.includes(piecesOf(advice).help!.self.text))
    assert.ok(text.toLowerCase().includes(act.text.toLowerCase()))
  }
})

test('every kind of place has its rank in a story', () => {
  assert.deepEqual(PLACES_BY_RANK.toSorted(), PLACE_KINDS.toSorted())
})
