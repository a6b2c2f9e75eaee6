import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Orientation } from '../../tarot/card.ts'
import { cardWithId, DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { type PlaceKind, SPREADS } from '../../tarot/spreads.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { crossStory, isCross } from './cross-story.ts'
import { cardName } from './deck.ts'
import { crossLines, isGrave, piecesOf, weightOf } from './story-scenes.ts'

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

test('a Cross tells heart, snag and root, with the root last or first, each about half of the time', () => {
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

test('between heart and snag stands a sentence of their classes', () => {
  for (const cards of crosses) {
    const [heart, snag] = [piecesOf(at(cards, 'present')).heart, piecesOf(at(cards, 'challenge')).cross]
    const pool = crossLines()['heart-cross'][heart.class][snag.class]
    const texts = textsOf(cards)
    assert.ok(pool.includes(texts[texts.indexOf(heart.text) + 1]!), texts.join(' '))
  }
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

test('what was lately and what is near are told in plain words, unless the near card helps already', () => {
  for (const cards of crosses) {
    const texts = textsOf(cards)
    const [past, near] = [at(cards, 'past'), at(cards, 'near_future')]
    const told = (card: LaidCard, clause: string) =>
      texts.some((text) => text.includes(`${clause} (${cardName(card)}).`))
    assert.ok(told(past, piecesOf(past).plain.was), texts.join(' '))
    const isHelp = texts.some((text) => text.endsWith(piecesOf(near).help?.self.text ?? '–'))
    assert.equal(told(near, piecesOf(near).plain.may), !isHelp, texts.join(' '))
  }
})

test('the act of the challenge stands before the end, which says in plain words what may come', () => {
  for (const cards of crosses) {
    const texts = textsOf(cards)
    const end = at(cards, 'outcome')
    const last = texts.findIndex((text) => text.includes(`${piecesOf(end).plain.may} (${cardName(end)}).`))
    assert.ok(last >= texts.length - 2, texts.join(' '))
    const act = texts.indexOf(piecesOf(at(cards, 'challenge')).cross.act)
    assert.ok(act > 0 && act < last && act >= last - 2)
  }
})

test('a hard outcome is followed by a comfort, a grave one by a calm one, and a kind one by none', () => {
  const { comfort, grave } = crossLines().end
  for (const id of ['ar13', 'ar16', 'sw03', 'sw09', 'sw10']) {
    const laid = withCard(crosses[3]!, 'outcome', id, 'upright')
    assert.ok(isGrave(at(laid, 'outcome')))
    assert.ok(grave.includes(textsOf(laid).at(-1)!))
  }
  const all = new Set(Object.values(comfort).flat())
  let comforted = 0
  let hard = 0
  for (const cards of crosses) {
    const last = textsOf(cards).at(-1)!
    if (weightOf(at(cards, 'outcome')) === 'kind') assert.ok(!all.has(last) && !grave.includes(last))
    else if (++hard && (all.has(last) || grave.includes(last))) comforted++
  }
  assert.ok(comforted > 0.95 * hard, `${comforted} of ${hard}`)
})

test('in love and at work the first sentence names the theme, and after the heart stands what it means there', () => {
  for (const cards of crosses.slice(0, 100))
    for (const [theme, word] of [
      ['love', /love|heart/i],
      ['career', /work/i],
    ] as const) {
      const texts = crossStory(cards, theme, LENGTHS).summary.map(({ text }) => text)
      assert.match(texts[0]!, word)
      const { heart, plain } = piecesOf(at(cards, 'present'))
      assert.ok(texts[texts.indexOf(heart.text) + 1]!.endsWith(`: ${plain[theme]}.`), texts.join(' '))
    }
})
