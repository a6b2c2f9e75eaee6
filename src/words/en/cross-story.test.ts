import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Orientation } from '../../tarot/card.ts'
import { cardWithId, DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { type PlaceKind, SPREADS } from '../../tarot/spreads.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { crossStory, isCross } from './cross-story.ts'
import { toneOf } from './places.ts'
import { crossLines, isGrave, piecesOf } from './story-scenes.ts'

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
    assert.ok((heart! < snag! && snag! < root!) || (root! < snag! && snag! < heart!), texts.join(' '))
    if (root === 0) rootFirst++
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

test('the act of the challenge stands before the end, which names matter and outcome', () => {
  for (const cards of crosses) {
    const texts = textsOf(cards)
    assert.equal(texts.at(-2), piecesOf(at(cards, 'challenge')).cross.act)
    const end = texts.at(-1)!
    assert.ok(end.toLowerCase().includes(piecesOf(at(cards, 'present')).heart.matter.toLowerCase()), end)
    assert.ok(end.includes(piecesOf(at(cards, 'outcome')).outcome), end)
  }
})

test('a grave outcome has a calm end of its own, and a warning stands before hard ones only', () => {
  for (const id of ['ar13', 'ar16', 'sw03', 'sw09', 'sw10']) {
    const laid = withCard(crosses[3]!, 'outcome', id, 'upright')
    assert.ok(isGrave(at(laid, 'outcome')))
    assert.match(textsOf(laid).at(-1)!, /company|cheerful|slowly|shorter/)
  }
  for (const cards of crosses)
    if (toneOf(at(cards, 'outcome')) === 'kind')
      assert.doesNotMatch(textsOf(cards).at(-1)!, /if nothing changes|left as it is|unless/i)
})

test('a theme has an opening, the general theme has none', () => {
  const [cards] = crosses
  const general = textsOf(cards!)
  for (const theme of ['love', 'career', 'spiritual'] as const) {
    const [opening, ...rest] = crossStory(cards!, theme, { least: 0, most: 2000 }).summary.map(
      ({ text }) => text,
    )
    assert.ok(crossLines().theme[theme].includes(opening!))
    assert.deepEqual(rest, general)
  }
})
