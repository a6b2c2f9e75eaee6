/** Checks the 624 card readings as an editor would. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoes } from '../../../test/prose-lint.ts'
import { ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { SPREADS, type SpreadType } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { cardWords } from './deck.ts'
import { proseFaults } from './prose-rules.ts'
import { spreadWords } from './spreads.ts'

const readings = new Map(
  DECK.flatMap((card) =>
    ORIENTATIONS.flatMap((orientation) =>
      THEMES.map(
        (theme) =>
          [`${card.id} ${orientation} ${theme}`, cardWords(card).meaning[orientation][theme]] as const,
      ),
    ),
  ),
)

/** Names that occur more than once under `keyOf`. */
function repeated(keyOf: (text: string) => readonly string[]): string[] {
  const first = new Map<string, string>()
  const found: string[] = []
  for (const [name, text] of readings)
    for (const key of keyOf(text)) {
      if (first.has(key)) found.push(`${name} and ${first.get(key)}: ${key}`)
      first.set(key, name)
    }
  return found
}

test('there are 624 readings of 120 to 220 characters', () => {
  assert.equal(readings.size, 624)
  const wrong = [...readings].filter(([, text]) => lengthOf(text) < 120 || lengthOf(text) > 220)
  assert.deepEqual(wrong, [])
})

test('every reading, card note and spread text keeps the house rules', () => {
  const positions = (Object.keys(SPREADS) as SpreadType[]).flatMap((type) => {
    const spread = spreadWords({ type })
    return [spread.description, ...spread.positions.map((position) => position.meaning)]
  })
  const texts = [...readings, ...DECK.map((card) => [`${card.id} about`, cardWords(card).about] as const)]
  const named = [...texts, ...positions.map((text) => [text, text] as const)]
  assert.deepEqual(
    named.flatMap(([name, text]) => proseFaults(text).map((fault) => `${name} ${fault}`)),
    [],
  )
})

test('no sentence serves two readings', () => {
  assert.deepEqual(
    repeated((text) => text.split(/(?<=[.?]) /).map((sentence) => wordsOf(sentence).join(' '))),
    [],
  )
})

test('no two readings open with the same four words', () => {
  assert.deepEqual(
    repeated((text) => [wordsOf(text).slice(0, 4).join(' ')]),
    [],
  )
})

test('no two readings echo each other', () => {
  assert.deepEqual(echoes(readings), [])
})

test('no reading names its own card', () => {
  const naming = DECK.flatMap((card) =>
    ORIENTATIONS.flatMap((orientation) =>
      THEMES.filter((theme) =>
        cardWords(card).meaning[orientation][theme].includes(cardWords(card).name),
      ).map((theme) => `${card.id} ${theme}`),
    ),
  )
  assert.deepEqual(naming, [])
})
