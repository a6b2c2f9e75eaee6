import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../../../test/pair-made-facts.ts'
import { fits, lengthWithSpaces, signedTheme, TextDealer } from './pair-dealing.ts'

const FACT = contactOf('sun', 'trine', 'moon', 3)
const TEXTS = ['One.', 'Two, and more.', 'Three.', 'Four.']
const textOf = ([sentence]: readonly { readonly text: string }[]) => sentence?.text

test('a text is used once in a reading, and looking at it does not use it', () => {
  const dealer = new TextDealer('a deck')
  const [first] = dealer.look(TEXTS, 'hinges', [FACT])
  assert.deepEqual(dealer.look(TEXTS, 'hinges', [FACT]), [first])
  assert.deepEqual(first!.transits, FACT.sources)
  const used = TEXTS.map(() => textOf(dealer.tell(TEXTS, 'hinges', [FACT])))
  assert.deepEqual(used.toSorted(), TEXTS.toSorted())
  assert.deepEqual(dealer.tell(TEXTS, 'hinges', [FACT]), [])
})

test('texts that are too long are skipped, and an empty list gives none', () => {
  const dealer = new TextDealer('a deck')
  assert.equal(textOf(dealer.look(['Two, and more.', 'One.'], 'hinges', [FACT], 4)), 'One.')
  assert.deepEqual(dealer.look(['Two, and more.'], 'hinges', [FACT], 13), [])
  assert.equal(dealer.look(['Two, and more.'], 'hinges', [FACT], 14).length, 1)
  assert.deepEqual(dealer.look([], 'hinges', [FACT]), [])
})

test('which text is used follows from the shuffle key, the list and the facts', () => {
  const dealt = (shuffleKey: string, list = 'hinges', fact = FACT) =>
    textOf(new TextDealer(shuffleKey).look(TEXTS, list, [fact]))
  assert.equal(dealt('a deck'), dealt('a deck'))
  const keys = Array.from({ length: 40 }, (_, n) => `deck ${n}`)
  assert.equal(new Set(keys.map((key) => dealt(key))).size, TEXTS.length)
  const other = contactOf('venus', 'trine', 'moon', 3)
  assert.ok(keys.some((key) => dealt(key) !== dealt(key, 'helps')))
  assert.ok(keys.some((key) => dealt(key) !== dealt(key, 'hinges', other)))
})

test('lengths are those of one text with spaces between', () => {
  const sentences = ['One.', 'Two.'].map((text) => ({ text, transits: [] }))
  assert.equal(lengthWithSpaces(sentences), 'One. Two.'.length)
  const within = (least: number, most: number) => fits(sentences, { least, most })
  assert.deepEqual([within(9, 9), within(10, 12), within(1, 8)], [true, false, false])
  assert.equal(signedTheme(FACT), 'shelter+')
})
