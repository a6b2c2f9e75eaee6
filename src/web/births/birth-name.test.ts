import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type NamedBirth, NO_BIRTH } from '../state/birth-list.ts'
import { birthName } from './birth-name.ts'

const birth = (id: string, name: string): NamedBirth => ({ ...NO_BIRTH, id, name, date: '1990-05-15' })

test('a birth has its name; without one the first is the visitor’s own, any other its date', () => {
  const births = [birth('1', ''), birth('2', 'Mira'), birth('3', '')]
  const [own, ...others] = births.map((each) => birthName({ births }, each))
  assert.equal(own, 'You')
  assert.deepEqual(others, ['Mira', 'Tuesday 15 May 1990'])
  assert.equal(birthName({ births: [] }, birth('1', '')), 'Tuesday 15 May 1990')
})
