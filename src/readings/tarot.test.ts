import assert from 'node:assert/strict'
import { test } from 'node:test'
import { celticCross, dailyCard, laySpread, numbered, ownSpread, seedOf, threeCards } from './tarot.ts'

const NOW = Date.UTC(2026, 2, 21, 23, 59)

test('without a seed everyone has the same of a UTC day; without a theme it is the general one', () => {
  assert.equal(seedOf({}, NOW), 'anonymous_2026-03-21')
  assert.equal(seedOf({}, NOW + 60_000), 'anonymous_2026-03-22')
  assert.equal(seedOf({ seed: '' }, NOW), '')
  for (const reading of [
    dailyCard({}, NOW),
    threeCards({}, NOW),
    celticCross({}, NOW),
    laySpread({ spreadType: 'single' }, NOW),
  ])
    assert.deepEqual([reading.seed, reading.theme], ['anonymous_2026-03-21', 'general'])
  const own = { seed: 'mira', theme: 'love' } as const
  for (const reading of [dailyCard(own, NOW), threeCards(own, NOW), celticCross(own, NOW)])
    assert.deepEqual([reading.seed, reading.theme], ['mira', 'love'])
})

test('three cards are past, present and future unless another spread is asked for; a cross has ten', () => {
  assert.deepEqual(threeCards({}, NOW).spread, { type: 'past_present_future' })
  const asked = threeCards({ spreadType: 'mind_body_spirit' }, NOW)
  assert.deepEqual([asked.spread, asked.cards.length], [{ type: 'mind_body_spirit' }, 3])
  assert.equal(celticCross({}, NOW).cards.length, 10)
})

test('a position without a number has that of its place', () => {
  const positions = numbered([{ name: 'a' }, { name: 'b', number: 7 }, { name: 'c' }])
  assert.deepEqual(
    positions.map(({ name, number }) => [name, number]),
    [
      ['a', 1],
      ['b', 7],
      ['c', 3],
    ],
  )
  assert.equal(ownSpread({ positions: [{ name: 'a' }, { name: 'b' }], seed: 'x' }, NOW).cards.length, 2)
})

test('a number is from 1 to 999 and comes once; the error names the first that is wrong', () => {
  const refused = (numbers: number[], at: number, fault: string) => {
    const path = `positions[${at}].number`
    assert.throws(() => numbered(numbers.map((number) => ({ name: 'x', number }))), {
      code: 'VALIDATION_ERROR',
      kind: 'value',
      details: { issues: [{ path, message: `${path} ${fault}.` }] },
    })
  }
  assert.equal(numbered([1, 999].map((number) => ({ name: 'x', number }))).length, 2)
  refused([0], 0, 'must be from 1 to 999')
  refused([5, 1000], 1, 'must be from 1 to 999')
  refused([5, 6, 5, 0], 2, 'is used twice: give every position its own number')
  // A position without a number takes one, too.
  assert.throws(() => numbered([{ name: 'a' }, { name: 'b', number: 1 }]), {
    details: {
      issues: [
        {
          path: 'positions[1].number',
          message: 'positions[1].number is used twice: give every position its own number.',
        },
      ],
    },
  })
})
