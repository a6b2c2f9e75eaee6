import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaningOf, voteOf } from '../tarot/leanings.ts'
import { yesOrNo } from './yes-no.ts'

const NOW = Date.UTC(2026, 2, 21, 12)

test('one card answers unless three are asked for, each with its leaning, and the vote is theirs', () => {
  for (const [count, length] of [
    [undefined, 1],
    [1, 1],
    [3, 3],
  ] as const)
    for (const seed of ['mira', 'noor', 'otto']) {
      const { cards, vote, theme } = yesOrNo({ seed, count }, NOW)
      assert.equal(cards.length, length)
      for (const card of cards) assert.deepEqual(card.leaning, leaningOf(card))
      assert.deepEqual(vote, voteOf(cards.map(({ leaning }) => leaning)))
      assert.equal(theme, 'general')
    }
})

test('without a seed it is that of the UTC day, and a theme is taken', () => {
  const { seed, theme } = yesOrNo({ theme: 'love' }, NOW)
  assert.deepEqual([seed, theme], ['anonymous_2026-03-21', 'love'])
})
