import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DANGERS } from './danger.ts'
import { heaviest, type SignalField } from './score.ts'

const field = (weight: number, rest: Partial<SignalField> = {}): SignalField => ({
  name: 'a field',
  graves: ['violence'],
  weight,
  phrases: '',
  ...rest,
})
const against = field(-2, { graves: DANGERS })

test('one weak sign is no danger, two are', () => {
  assert.equal(heaviest([], DANGERS), null)
  assert.equal(heaviest([field(1)], DANGERS), null)
  assert.deepEqual(heaviest([field(1), field(1)], DANGERS), {
    grave: 'violence',
    voice: 'self',
    isCertain: false,
  })
  assert.equal(heaviest([field(1), field(1, { graves: ['minor'] })], DANGERS), null)
})

test('an everyday matter outweighs one sign, once, and never a certain one', () => {
  assert.equal(heaviest([field(2), against], DANGERS), null)
  assert.equal(heaviest([field(2), field(2), against, against], DANGERS)?.grave, 'violence')
  assert.equal(heaviest([field(3), against], DANGERS)?.isCertain, true)
})

test('a field that needs another one does not count without it', () => {
  const sign = field(2, { graves: ['minor'], voice: 'other', needs: ['a child'] })
  assert.equal(heaviest([sign], DANGERS), null)
  assert.deepEqual(heaviest([sign, field(0, { name: 'a child', graves: ['minor'] })], DANGERS), {
    grave: 'minor',
    voice: 'other',
    isCertain: false,
  })
})

test('the heaviest danger is named, of equal ones the gravest', () => {
  const both = [field(2), field(2, { graves: ['self_harm'], voice: 'other' })]
  assert.deepEqual(heaviest(both, DANGERS), { grave: 'self_harm', voice: 'other', isCertain: false })
  assert.equal(heaviest([...both, field(1)], DANGERS)?.grave, 'violence')
})
