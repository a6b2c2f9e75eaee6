import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelOf } from './caption.ts'

test('characters that cannot be drawn are removed from a label, and an empty label counts as none', () => {
  assert.equal(labelOf('  Ada \t Lovelace\n'), 'Ada Lovelace')
  assert.equal(labelOf('Zoë <3'), 'Zoë <3')
  assert.equal(labelOf('A\u0000\u202e\ud800da\uffff'), 'Ada')
  assert.equal(labelOf(' \u200b '), undefined)
  assert.equal(labelOf(undefined), undefined)
})
