import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GraveField, graveOf, tableOf } from './graves.ts'

const FIELDS: readonly GraveField[] = [
  { name: 'illness', grave: 'health', weight: 2, terms: 'flu heart_attack', phrases: 'in hospital' },
  { name: 'medicine', grave: 'health', weight: 1, terms: 'doctor' },
  { name: 'body', grave: 'health', weight: 1, terms: 'lung' },
  { name: 'money', grave: 'debt', weight: 1, terms: 'loan' },
]

test('a strong sign is enough, of weak ones two fields of one kind', () => {
  assert.deepEqual(graveOf(FIELDS, [1, 0, 0, 0]), { grave: 'health', hasAny: true })
  assert.deepEqual(graveOf(FIELDS, [0, 1, 1, 0]), { grave: 'health', hasAny: true })
  assert.deepEqual(graveOf(FIELDS, [0, 2, 0, 1]), { grave: null, hasAny: true })
  assert.deepEqual(graveOf(FIELDS, [0, 0, 0, 0]), { grave: null, hasAny: false })
})

test('the terms of a field are one line of its table', () => {
  assert.equal(tableOf(FIELDS[0]!), 'in hospital\nflu/heart_attack')
})
