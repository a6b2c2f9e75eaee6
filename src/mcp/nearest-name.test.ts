import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestName } from './nearest-name.ts'

const NAMES = [
  'birthDateTime',
  'timezone',
  'latitude',
  'longitude',
  'place',
  'options',
  'options.house_system',
  'spread_type',
  'sign',
]

test('a name is found by other capitals, by wrong letters, by its beginning, and inside of another', () => {
  for (const [written, meant] of [
    ['birth_date_time', 'birthDateTime'],
    ['time_zone', 'timezone'],
    ['lattitude', 'latitude'],
    ['lon', 'longitude'],
    ['lontud', 'longitude'],
    ['spread', 'spread_type'],
    ['zodiac_sign', 'sign'],
    ['birthdate', 'birthDateTime'],
    ['houseSystem', 'options.house_system'],
    ['option', 'options'],
  ] as const)
    assert.equal(nearestName(written, NAMES), meant, written)
})

test('nothing is suggested where nothing comes near, for whatever is written', () => {
  for (const written of ['tz', 'question', 'xyzzy', '', '__', 'x'.repeat(100_000), '東京'])
    assert.equal(nearestName(written, NAMES), undefined, written.slice(0, 20))
  assert.equal(nearestName('sign', []), undefined)
})
