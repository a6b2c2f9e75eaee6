/** Reads every text of a card in its place as an editor would (docs/spreads.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCourt, ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { PLACE_KINDS, type PlaceKind } from '../../tarot/spreads.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { ordersIn } from './instructions.ts'
import { gistOf, inPosition } from './places.ts'
import { proseFaults } from './prose-rules.ts'

const drawn = DECK.flatMap((card) => ORIENTATIONS.map((orientation) => ({ card, orientation })))
const texts = drawn.flatMap((one) =>
  PLACE_KINDS.map((kind) => ({
    name: `${one.card.id} ${one.orientation} ${kind}`,
    card: one.card.id,
    kind,
    text: inPosition(one, kind),
  })),
)
type Text = (typeof texts)[number]

const faultsOf = (check: (text: Text) => readonly string[]): string[] =>
  texts.flatMap((one) => check(one).map((fault) => `${one.name} ${fault}: ${one.text}`))
const ofKind = (kind: PlaceKind) => texts.filter((one) => one.kind === kind).map(({ text }) => text)

test('78 cards, two orientations and twenty kinds of place have 3,120 different texts of 60 to 170 characters', () => {
  assert.equal(texts.length, 3120)
  assert.equal(new Set(texts.map(({ text }) => text)).size, 3120)
  assert.deepEqual(
    faultsOf(({ text }) => (lengthOf(text) < 60 || lengthOf(text) > 170 ? ['has a wrong length'] : [])),
    [],
  )
})

test('every text keeps the house rules, is a statement, and speaks neither of cards nor of their orientation', () => {
  assert.deepEqual(
    faultsOf(({ text }) => proseFaults(text)),
    [],
  )
  assert.deepEqual(
    faultsOf(({ text }) => (/^[A-Z][^?()[\]]*\.$/.test(text) ? [] : ['is no plain statement'])),
    [],
  )
  assert.deepEqual(
    faultsOf(({ text }) =>
      /\b(?:this card|the card|upright|reversed|tarot)\b/i.test(text) ? ['speaks of the card'] : [],
    ),
    [],
  )
})

test('an instruction stands only in the place of advice, and there always', () => {
  assert.deepEqual(
    faultsOf(({ kind, text }) => (kind === 'advice' ? [] : ordersIn(text).map((verb) => `orders “${verb}”`))),
    [],
  )
  const notOrders = ofKind('advice').filter((text) => /^(?:You|The|A|An|This|There|What|It|If)\b/.test(text))
  assert.deepEqual(notOrders, [])
})

const PAST =
  /\b(?:was|were|had|has|have|did|came|went|gave|took|made|left|lost|kept|found|grew|began|stood|held|told|felt|knew|got|ran|fell|built|brought|taught|spent|broke|said|saw|\w+ed)\b/i
const CONDITION =
  /\b(?:if|unless|as things stand|at this (?:pace|rate)|left|should|carried on|continued|kept|as long as|without|on this road|on the present|the way (?:it|things|this)|from here|heads?|leads?|leans?|points?|goes on|stays? on)\b/i

test('past places tell of what was, outcomes of where it leads on a condition, and no place but the aim says what will be', () => {
  assert.deepEqual(
    ofKind('past').filter((text) => !PAST.test(text)),
    [],
  )
  assert.deepEqual(
    ofKind('outcome').filter((text) => !CONDITION.test(text)),
    [],
  )
  assert.deepEqual(
    faultsOf(({ kind, text }) =>
      kind !== 'aim' && kind !== 'advice' && /\b(?:you|it|this|they) will\b/i.test(text)
        ? ['is certain']
        : [],
    ),
    [],
  )
})

test('no two texts share their first five words, and no two of a kind or of a card their first few', () => {
  const opening = (text: string, words: number) => wordsOf(text).slice(0, words).join(' ')
  const repeated = (keyOf: (text: Text) => string) => {
    const seen = new Map<string, string>()
    return texts.flatMap((one) => {
      const key = keyOf(one)
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, one.name)
      return earlier === undefined ? [] : [`${one.name} as ${earlier}: ${key}`]
    })
  }
  assert.deepEqual(
    repeated(({ text }) => opening(text, 5)),
    [],
  )
  assert.deepEqual(
    repeated(({ kind, text }) => `${kind} ${opening(text, 4)}`),
    [],
  )
  assert.deepEqual(
    repeated(({ card, text }) => `${card} ${opening(text, 3)}`),
    [],
  )
})

test('every card has a clause and a singular noun phrase that fit into a sentence, and all nouns differ', () => {
  const gists = drawn.map((one) => ({ ...gistOf(one), isCourt: isCourt(one.card) }))
  for (const { clause, noun, tone } of gists) {
    assert.ok(lengthOf(clause) >= 28 && lengthOf(clause) <= 78, clause)
    assert.ok(lengthOf(noun) >= 16 && lengthOf(noun) <= 62, noun)
    assert.match(clause, /^[a-z][^.;:!?]*$/)
    assert.match(noun, /^(?:an? |the |your |their |one |somebody|something|someone)[^.;:,!?]*$/)
    assert.ok(tone === 'kind' || tone === 'hard', noun)
    assert.deepEqual(proseFaults(`${clause}.`), [])
    assert.deepEqual(proseFaults(`${noun}.`), [])
  }
  assert.equal(new Set(gists.map(({ noun }) => noun)).size, gists.length)
})
