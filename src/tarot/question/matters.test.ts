import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryTable, nearest, personOf } from './matters.ts'

const EARLY = { table: 0, start: 2, end: 3 }
const EARLY_LONGER = { table: 1, start: 2, end: 4 }
const LATE = { table: 2, start: 5, end: 6 }
const LATE_LONGER = { table: 3, start: 5, end: 7 }
const SPANS = [LATE, EARLY, LATE_LONGER, EARLY_LONGER]

test('within the question the first name counts, before it the last; of two that begin together the longer one', () => {
  assert.equal(
    nearest(SPANS, () => true),
    EARLY_LONGER,
  )
  assert.equal(
    nearest(SPANS, (word) => word >= 5),
    LATE_LONGER,
  )
  assert.equal(
    nearest(SPANS, () => false),
    LATE_LONGER,
  )
  assert.equal(
    nearest([], () => true),
    undefined,
  )
})

test('somebody whose noun tells no pronoun has that of the asker, and they where there are both or none', () => {
  const ex = (...said: string[]) => personOf(['ex', null, 'ex'], (pronoun) => said.includes(pronoun))
  assert.deepEqual(ex('he'), { noun: 'ex', pronoun: 'he' })
  assert.deepEqual(ex('she'), { noun: 'ex', pronoun: 'she' })
  assert.deepEqual([ex().pronoun, ex('he', 'she').pronoun], ['they', 'they'])
  assert.deepEqual(
    personOf(['mother', 'she', 'mum'], () => true),
    { noun: 'mother', pronoun: 'she' },
  )
})

test('each word of an entry is a phrase of its own', () => {
  assert.equal(entryTable('mum my_mother'), 'mum\nmy_mother')
})
