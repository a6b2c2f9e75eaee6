/** What two cards say together, for all 3,003 pairs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardWithId, DECK } from '../../tarot/deck.ts'
import { PAIR_RELATIONS, relationsOf } from '../../tarot/pairs.ts'
import { lengthOf } from '../text-measure.ts'
import { cardWords } from './deck.ts'
import { pairText } from './pairs.ts'
import { gistOf } from './places.ts'
import { proseFaults } from './prose-rules.ts'

const PAIRS = DECK.flatMap((one, at) => DECK.slice(at + 1).map((other) => [one, other] as const))

test('every pair has one or two sentences that keep the house rules and name both cards', () => {
  assert.equal(PAIRS.length, 3003)
  for (const [one, other] of PAIRS) {
    const text = pairText(one, other)
    const names = [one, other].map((card) => cardWords(card).name.replace(/^The /, ''))
    // The name of a card is no word of ours.
    assert.deepEqual(proseFaults(text.replaceAll('Death', 'Justice')), [], text)
    assert.ok(lengthOf(text) >= 60 && lengthOf(text) <= 320, text)
    assert.ok(text.split(/(?<=\.) /).length <= 2, text)
    assert.ok(!/undefined|\{/.test(text), text)
    assert.ok(
      names.every((name) => text.includes(name)),
      text,
    )
  }
})

test('no two pairs say the same', () => {
  assert.equal(new Set(PAIRS.map(([one, other]) => pairText(one, other))).size, PAIRS.length)
})

const pair = (ids: string) =>
  ids.split(' ').map((id) => cardWithId(id)!) as [(typeof DECK)[0], (typeof DECK)[0]]

const RELATED: Record<string, readonly string[]> = {
  both_majors: ['ar00 ar21', 'ar08 ar11'],
  major_and_minor: ['ar00 waac', 'ar11 wapa', 'ar13 cuqu'],
  'major_and_minor same_number': ['ar01 waac', 'ar10 pe10'],
  same_suit: ['wa02 wa03', 'cu10 cupa'],
  'same_suit both_courts': ['swpa swki'],
  friendly_elements: ['wa02 sw03', 'cu04 pe05'],
  strange_elements: ['wa02 cu03', 'sw04 pe05'],
  indifferent_elements: ['wa02 pe03', 'cu04 sw05'],
  'friendly_elements same_number': ['wa07 sw07'],
  'strange_elements same_number both_courts': ['waqu cuqu'],
  'indifferent_elements both_courts': ['cupa swkn'],
}

test('relations follow from suits, elements, numbers and ranks, in either order', () => {
  for (const [expected, pairs] of Object.entries(RELATED))
    for (const ids of pairs) {
      const [one, other] = pair(ids)
      assert.equal(relationsOf(one, other).join(' '), expected, ids)
      assert.equal(relationsOf(other, one).join(' '), expected, ids)
    }
})

test('the list of relations has those that pairs of the deck have, and no others', () => {
  const met = new Set(
    DECK.flatMap((one) => DECK.filter((card) => card !== one).flatMap((other) => relationsOf(one, other))),
  )
  assert.deepEqual([...met].sort(), [...PAIR_RELATIONS].sort())
})

test('a sentence that was written for two cards comes before the rule', () => {
  assert.match(pairText(...pair('ar16 ar17')), /^After the Tower comes the Star: /)
  assert.match(pairText(...pair('cuac cu02')), /^From the Ace of Cups to the Two of Cups /)
})

test('by rule, each card brings its gist, and a shared number is named', () => {
  const cards = pair('ar01 waac')
  const [skill, idea] = cards.map((card) => gistOf({ card, orientation: 'upright' }).noun)
  assert.equal(
    pairText(...cards),
    `The Magician brings ${skill}, the Ace of Wands ${idea}: the larger matter shows itself in what you want and begin. Both stand at a beginning, where little is fixed yet.`,
  )
})

/** Of which element a suit is (docs/spreads.md), and what it is about. */
const OF_SUIT: Readonly<Record<string, { readonly element: RegExp; readonly matter: RegExp }>> = {
  wands: { element: /\bfire\b/, matter: /\bwant\b|\bfires\b/ },
  cups: { element: /\bwater\b/, matter: /\bfeel\b|\bheart\b/ },
  swords: { element: /\bair\b/, matter: /\bthought\b|\bhead\b/ },
  pentacles: { element: /\bearth\b/, matter: /\bmeans\b|\bground\b/ },
}
const suitsWith = (text: string, sign: 'element' | 'matter') =>
  Object.keys(OF_SUIT).filter((suit) => OF_SUIT[suit]![sign].test(text))
/** What is said of the two after what each of them brings. */
const together = (text: string) => text.slice(text.indexOf(': ') + 2)

test('by rule, two suits are named by their elements, and one suit or a major card by what the suit is about', () => {
  const byRule = PAIRS.filter(([one, other]) => / brings .*: /.test(pairText(one, other)))
  assert.ok(byRule.length > 2900)
  for (const [one, other] of byRule) {
    const text = together(pairText(one, other))
    const suits = [...new Set([one.suit, other.suit])].filter((suit) => suit !== undefined)
    const [sentence] = text.split(/(?<=\.) /)
    if (suits.length > 0)
      assert.deepEqual(suitsWith(sentence!, suits.length === 2 ? 'element' : 'matter'), suits, text)
  }
})

test('the number that two cards share is named, or the rank', () => {
  const names = 'beginning two three four five six seven eight nine ten Pages Knights Queens Kings'.split(' ')
  const alike = PAIRS.filter(([one, other]) => relationsOf(one, other).includes('same_number'))
  for (const [one, other] of alike.filter(([one, other]) => / brings .*: /.test(pairText(one, other)))) {
    const said = pairText(one, other).split(/(?<=\.) /)[1]!
    const name = names[one.number - 1]!
    assert.match(said, new RegExp(one.number > 10 ? `^Two ${name}: ` : `\\b(?:number ${name}|a ${name})\\b`))
  }
})
