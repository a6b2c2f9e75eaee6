import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Orientation } from '../../tarot/card.ts'
import { cardWithId, DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { type PlaceKind, SPREADS } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { crossStory, isCross } from './cross-story.ts'
import { cardName } from './deck.ts'
import { crossLines, piecesOf, toneIn } from './story-scenes.ts'

const KINDS: readonly PlaceKind[] = Object.values(SPREADS.celtic_cross)
const LENGTHS = { least: 600, most: 950 }
const lay = (seed: string): LaidCard[] =>
  draw(DECK, 10, seed, 'celtic_cross').map((drawn, at) => ({ ...drawn, kind: KINDS[at]!, number: at + 1 }))
const crosses = Array.from({ length: 400 }, (_, n) => lay(`cross ${n}`))
const at = (cards: readonly LaidCard[], kind: PlaceKind) => cards.find((card) => card.kind === kind)!
const textsOf = (cards: readonly LaidCard[]) =>
  crossStory(cards, 'general', LENGTHS).summary.map(({ text }) => text)
const withCard = (cards: readonly LaidCard[], kind: PlaceKind, id: string, orientation: Orientation) =>
  cards.map((card) => (card.kind === kind ? { ...card, card: cardWithId(id)!, orientation } : card))

test('ten cards in the ten kinds of places of a Celtic Cross are one, whatever their order', () => {
  const [cross] = crosses
  assert.ok(isCross(cross!) && isCross(cross!.toReversed()))
  assert.ok(!isCross(cross!.slice(1)))
  assert.ok(!isCross(cross!.map((card) => (card.kind === 'aim' ? { ...card, kind: 'open' } : card))))
})

test('the story of a Cross has heart, snag and root, with the root last or first, each about half of the time', () => {
  let rootFirst = 0
  for (const cards of crosses) {
    const texts = textsOf(cards)
    const [heart, snag, root] = [
      texts.indexOf(piecesOf(at(cards, 'present')).heart.text),
      texts.indexOf(piecesOf(at(cards, 'challenge')).cross.text),
      texts.indexOf(piecesOf(at(cards, 'root')).root.text),
    ]
    assert.ok(heart! > 0 && heart! < snag! && root! > 0, texts.join(' '))
    if (root === 1) rootFirst++
  }
  assert.ok(rootFirst > 140 && rootFirst < 260, String(rootFirst))
})

test('between heart and snag stands a sentence that is true of every snag, and none of their classes', () => {
  const ofClasses = new Set(
    (['heart-cross', 'root-cross', 'help-cross'] as const).flatMap((grid) =>
      Object.values(crossLines()[grid]).flatMap((row) => Object.values(row).flat()),
    ),
  )
  for (const cards of crosses) {
    const texts = textsOf(cards)
    const heart = texts.indexOf(piecesOf(at(cards, 'present')).heart.text)
    assert.ok(crossLines().joints.snag.includes(texts[heart + 1]!), texts.join(' '))
    for (const text of texts) assert.ok(!ofClasses.has(text), text)
  }
})

test('the story of a Cross has at least seven cards, nine in most, and the wish before hope and fear', () => {
  let count = 0
  for (const cards of crosses) {
    const named = cards.filter((card) =>
      textsOf(cards).join(' ').includes(cardName(card).replace(/^the /, '')),
    )
    assert.ok(named.length >= 7, String(named.length))
    count += named.length
    if (named.some(({ kind }) => kind === 'hope_and_fear'))
      assert.ok(named.some(({ kind }) => kind === 'aim'))
  }
  assert.ok(count / crosses.length > 8, String(count / crosses.length))
})

test('help comes from the self if its card is kind, else from those around, else from what is near, else from nobody', () => {
  const [cards] = crosses
  // Kind: the Sun, the Star, the Fool upright. Hard: three reversed cards.
  const helped = (self: boolean, others: boolean, near: boolean) => {
    let laid: LaidCard[] = withCard(cards!, 'self', self ? 'ar19' : 'cuac', self ? 'upright' : 'reversed')
    laid = withCard(laid, 'others', others ? 'ar17' : 'cu02', others ? 'upright' : 'reversed')
    laid = withCard(laid, 'near_future', near ? 'ar00' : 'swac', near ? 'upright' : 'reversed')
    const story = textsOf(laid).join(' ')
    return [
      story.includes(piecesOf(at(laid, 'self')).help?.self.text ?? '–'),
      story.includes(piecesOf(at(laid, 'others')).help?.others.text ?? '–'),
      story.includes(piecesOf(at(laid, 'near_future')).help?.self.text ?? '–'),
    ]
  }
  assert.deepEqual(helped(true, true, true), [true, false, false])
  assert.deepEqual(helped(false, true, true), [false, true, false])
  assert.deepEqual(helped(false, false, true), [false, false, true])
  assert.deepEqual(helped(false, false, false), [false, false, false])
})

test('the recent past and the near future are in plain words, unless the near card helps already', () => {
  for (const cards of crosses) {
    const texts = textsOf(cards)
    const [past, near] = [at(cards, 'past'), at(cards, 'near_future')]
    const has = (card: LaidCard, clause: string) =>
      texts.some((text) => text.includes(`${clause} (${cardName(card)}).`))
    assert.ok(has(past, piecesOf(past).plain.was), texts.join(' '))
    const isHelp = texts.some((text) => text.endsWith(piecesOf(near).help?.self.text ?? '–'))
    assert.equal(has(near, piecesOf(near).plain.may), !isHelp, texts.join(' '))
    const pool = crossLines().plain.near[toneIn(near, 'may')]
    const begins = texts.filter((text) => text.endsWith(`${piecesOf(near).plain.may} (${cardName(near)}).`))
    for (const text of begins)
      assert.ok(
        pool.some((form) => text.startsWith(form.split('{')[0]!)),
        text,
      )
  }
})

test('the act of the challenge stands before the end, which says where it leads and what that brings', () => {
  for (const cards of crosses)
    for (const theme of THEMES) {
      const texts = crossStory(cards, theme, LENGTHS).summary.map(({ text }) => text)
      const end = at(cards, 'outcome')
      const { noun, closes } = piecesOf(end)
      assert.equal(texts.at(-1), closes[theme])
      assert.ok(texts.at(-2)!.endsWith(`${noun} (${cardName(end)}).`), texts.join(' '))
      const act = texts.indexOf(piecesOf(at(cards, 'challenge')).cross.act)
      assert.ok(act >= texts.length - 4 && act <= texts.length - 3)
    }
})

test('in love and at work the first sentence names the theme, and the heart is in its words', () => {
  for (const cards of crosses.slice(0, 100))
    for (const [theme, word] of [
      ['love', /lov(?:e|ing)|heart/i],
      ['career', /\bwork/i],
    ] as const) {
      const texts = crossStory(cards, theme, LENGTHS).summary.map(({ text }) => text)
      assert.match(texts[0]!, word)
      const heart = at(cards, 'present')
      const ofHeart = texts.filter((text) =>
        text.endsWith(`${piecesOf(heart).plain[theme]} (${cardName(heart)}).`),
      )
      assert.equal(ofHeart.length, 1, texts.join(' '))
    }
})
