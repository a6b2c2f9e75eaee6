import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Births,
  birthsFromBefore,
  birthsIn,
  NO_BIRTH,
  NO_BIRTHS,
  withBirth,
  withoutBirth,
} from './birth-list.ts'

const LISBON = {
  ...NO_BIRTH,
  date: '1990-02-05',
  time: '23:40',
  place: 'Lisbon, Portugal',
  latitude: '38.72',
  longitude: '-9.14',
  timezone: 'Europe/Lisbon',
}
const LIMA = { ...LISBON, date: '1985-11-02', time: '', isTimeUnknown: true, place: 'Lima, Peru' }

const ids = ({ births, chosen, second }: Births) => [births.map(({ id }) => id), chosen, second]

test('the first birth is chosen, a second is added behind it, and each has an id of its own', () => {
  const two = withBirth(withBirth(NO_BIRTHS, LISBON), { ...LIMA, name: 'Mira' })
  assert.deepEqual(ids(two), [['1', '2'], '1', ''])
  assert.deepEqual(two.births[0], { id: '1', name: '', ...LISBON })
  assert.equal(two.births[1]!.name, 'Mira')
  const third = withBirth(withoutBirth(two, '1'), LISBON)
  assert.deepEqual(ids(third), [['2', '3'], '2', ''])
})

test('a changed birth keeps its id, its place and what was not changed; the others are the same objects', () => {
  const two = withBirth(withBirth(NO_BIRTHS, LISBON), { ...LIMA, name: 'Mira' })
  const after = withBirth(two, { ...LIMA, time: '06:40', isTimeUnknown: false }, '2')
  assert.deepEqual(ids(after), [['1', '2'], '1', ''])
  assert.equal(after.births[1]!.time, '06:40')
  assert.equal(after.births[1]!.name, 'Mira')
  assert.equal(after.births[0], two.births[0])
})

test('a deleted birth is neither the chosen one nor the second one', () => {
  const two = { ...withBirth(withBirth(NO_BIRTHS, LISBON), LIMA), second: '2' }
  assert.deepEqual(ids(withoutBirth(two, '1')), [['2'], '2', '2'])
  assert.deepEqual(ids(withoutBirth(two, '2')), [['1'], '1', ''])
  assert.deepEqual(ids(withoutBirth(withoutBirth(two, '1'), '2')), [[], '', ''])
})

test('of what was stored, incomplete births, doubled ids and ids of nobody are left out', () => {
  const births = [
    { id: '1', name: 'A', ...LISBON },
    { id: '2', name: 'B', ...LIMA, date: '' },
    { id: '1', name: 'C', ...LIMA },
    { ...LIMA },
    null,
    7,
  ]
  const read = birthsIn({ births, chosen: '9', second: 2, sign: 'leo' })
  assert.deepEqual(
    read.births.map(({ name }) => name),
    ['A'],
  )
  assert.deepEqual([read.chosen, read.second, read.sign], ['1', '', 'leo'])
  for (const stored of [null, undefined, 7, 'x', { births: {} }, { sign: 'cat' }])
    assert.deepEqual(birthsIn(stored), NO_BIRTHS)
})

test('the one birth of before becomes the first, and the other one the second if it was to be remembered', () => {
  const other = { ...LIMA, isRemembered: true }
  assert.deepEqual(ids(birthsFromBefore(LISBON, other)), [['1', '2'], '1', '2'])
  assert.deepEqual(ids(birthsFromBefore(LISBON, { ...LIMA, isRemembered: false })), [['1'], '1', ''])
  assert.deepEqual(birthsFromBefore({ ...LISBON, date: '' }, null), NO_BIRTHS)
  assert.deepEqual(birthsFromBefore(null, null), NO_BIRTHS)
})
