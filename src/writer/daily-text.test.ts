import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryFaults } from './daily-text.ts'

const good = { text: 'Put the tools back where you found them.', transits: [] }
const bad = { text: 'The universe has plans for you.', transits: [] }

test('the rules of every writer apply to what a category tells and to its advice', () => {
  assert.deepEqual(categoryFaults({ interpretation: [good], advice: good }), [])
  assert.match(categoryFaults({ interpretation: [good, bad], advice: good }).join(), /universe/)
  assert.match(categoryFaults({ interpretation: [good], advice: bad }).join(), /universe/)
})
