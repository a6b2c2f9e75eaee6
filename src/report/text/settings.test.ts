import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALIGNMENTS, type Alignment, type Trial } from './settings.ts'

/** As wide as the column, somewhere in the middle. */
const LINE: Trial = {
  missing: 0,
  room: 300,
  space: 30,
  isFirst: false,
  isLast: false,
  isOneWord: false,
  isBound: false,
  ratioBefore: 0,
}
const costOf = (setting: Alignment, given: Partial<Trial> = {}) =>
  ALIGNMENTS[setting].costOf({ ...LINE, ...given })
const cost = (setting: Alignment, given: Partial<Trial> = {}) => costOf(setting, given).cost

const assertRising = (costs: readonly number[]) =>
  assert.ok(
    costs.every((each, at) => at === 0 || each > costs[at - 1]!),
    costs.join(' '),
  )

test('a line with two straight edges is worse the more its spaces give way, looser or tighter', () => {
  assertRising([0, 2, 4, 8, 12, 16].map((missing) => cost('justified', { missing })))
  assertRising([0, -2, -4, -6, -8].map((missing) => cost('justified', { missing })))
})

test('the looseness of a line is a share of what its spaces may give: 0 as it should be, and for the last line, 1 all', () => {
  const ratio = (given: Partial<Trial>) => costOf('justified', given).ratio
  assert.equal(ratio({}), 0)
  assert.equal(ratio({ missing: 0.55 * 30 }), 1)
  assert.equal(ratio({ missing: -ALIGNMENTS.justified.shrink * 30 }), -1)
  assert.equal(ratio({ missing: 100, isLast: true }), 0)
  assert.ok(ratio({ missing: -4, isLast: true }) < 0)
  assert.ok(ratio({ missing: 10, space: 0 }) > 5 && ratio({ missing: -10, space: 0 }) < -5)
})

test('a line much looser or tighter than the one before it is worse, unless there is none', () => {
  const loose = { missing: 12 }
  assert.ok(cost('justified', { ...loose, ratioBefore: -0.5 }) > cost('justified', loose))
  assert.equal(cost('justified', { ...loose, ratioBefore: -0.2 }), cost('justified', loose))
  const first = { ...loose, isFirst: true }
  assert.equal(cost('justified', { ...first, ratioBefore: -0.5 }), cost('justified', first))
})

test('a line that is too long is worse than one that tears a number from its word, and that worse than any loose one', () => {
  for (const setting of ['justified', 'ragged', 'balanced'] as const) {
    const loose = cost(setting, { missing: 25 })
    const torn = cost(setting, { isBound: true })
    assert.ok(loose < torn && torn < cost(setting, { missing: -10 }), setting)
  }
})

test('a short word alone in the last line is worse than several, or than one alone in its paragraph', () => {
  const last = { missing: 250, isLast: true }
  for (const setting of ['justified', 'ragged', 'balanced'] as const) {
    const several = cost(setting, last)
    assert.ok(cost(setting, { ...last, isOneWord: true }) > several, setting)
    assert.equal(cost(setting, { ...last, isOneWord: true, isFirst: true }), several)
    assert.equal(cost(setting, { missing: 250, isOneWord: true }), cost(setting, { missing: 250 }))
    const long = { missing: 200, isLast: true }
    assert.equal(cost(setting, { ...long, isOneWord: true }), cost(setting, long))
  }
})

test('ragged lines are as long as they can be, the last as it comes; of a title every line counts, and how long all are', () => {
  assertRising([0, 10, 50, 200].map((missing) => cost('ragged', { missing })))
  assert.equal(cost('ragged', { missing: 200, isLast: true }), 0)
  assertRising([0, 10, 50, 200].map((missing) => cost('balanced', { missing, isLast: true })))
  assert.ok(2 * cost('balanced') > cost('balanced', { missing: 280 }), 'two are worse than a short one')
})
