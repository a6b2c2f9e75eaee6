import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerpt, ServiceError } from './errors.ts'

test('a mistake is one of value unless it is said to be one of shape', () => {
  assert.equal(new ServiceError('INVALID_TIMEZONE', 'no such zone').kind, 'value')
  assert.equal(new ServiceError('INVALID_DATE_FORMAT', 'not a date', {}, 'shape').kind, 'shape')
})

test('an excerpt holds at most 64 code points and never half of one', () => {
  assert.equal(excerpt('Europe/Berlin'), 'Europe/Berlin')
  assert.equal(excerpt('x'.repeat(65)), 'x'.repeat(64))
  assert.equal(excerpt('🜨'.repeat(100)), '🜨'.repeat(64))
  assert.equal(excerpt(`x${'🜨'.repeat(100)}`), `x${'🜨'.repeat(63)}`)
})
