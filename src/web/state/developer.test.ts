import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOT_SHOWN } from './developer.ts'

test('requests are hidden until the visitor wants to see them', () => {
  assert.deepEqual(NOT_SHOWN, { isShown: false })
})
