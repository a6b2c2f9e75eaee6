import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GraveField, graveOf, tableOf } from './graves.ts'

const FIELDS: readonly GraveField[] = [
  { name: 'illness', grave: 'health', weight: 2, terms: 'flu heart_attack', phrases: 'in hospital' },
  { name: 'medicine', grave: 'health', weight: 1, isEnoughOfKin: true, terms: 'doctor' },
  { name: 'body', grave: 'health', weight: 1, terms: 'lung' },
  { name: 'money', grave: 'debt', weight: 1, terms: 'loan' },
]

test('a strong sign is enough, of weak ones two fields of one kind', () => {
  const found = (...counts: number[]) => {
    const { grave, isCertain } = graveOf(FIELDS, counts)
    return [grave, isCertain]
  }
  assert.deepEqual(found(1, 0, 0, 0), ['health', true])
  assert.deepEqual(found(0, 1, 1, 0), ['health', false])
  assert.deepEqual(found(0, 2, 0, 1), [null, false])
  assert.deepEqual(found(0, 0, 0, 0), [null, false])
})

test('it is told of which kinds there is any sign, and of which one is enough where somebody dear is named', () => {
  const { hinted, ofKin } = graveOf(FIELDS, [0, 1, 0, 1])
  assert.deepEqual([...hinted], ['health', 'debt'])
  assert.equal(ofKin, 'health')
  assert.equal(graveOf(FIELDS, [0, 0, 1, 1]).ofKin, null)
})

test('the terms of a field are one line of its table', () => {
  assert.equal(tableOf(FIELDS[0]!), 'in hospital\nflu/heart_attack')
})
