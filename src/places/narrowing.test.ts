import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPlace, inAreas, inCountry, together } from './narrowing.ts'
import type { PlacesFile } from './places-file.ts'

/** Paris in France (no region), Paris in Texas, Austin in Texas, Boston in Massachusetts. */
const file = {
  countryCodes: ['FR', 'US'],
  regionNames: ['Massachusetts', 'Texas'],
  countries: Buffer.from([0, 1, 1, 1]),
  regions: Uint16Array.from([0, 2, 2, 1]),
} as unknown as PlacesFile
const PLACES = [0, 1, 2, 3]

test('an area is a country or, after the countries, a region', () => {
  const placesIn = (...areas: number[]) => PLACES.filter(inAreas(file, Uint16Array.from(areas)))
  assert.deepEqual(placesIn(0), [0])
  assert.deepEqual(placesIn(1), [1, 2, 3])
  assert.deepEqual(placesIn(2), [3])
  assert.deepEqual(placesIn(3), [1, 2])
  assert.deepEqual(placesIn(0, 2), [0, 3])
  assert.deepEqual(placesIn(), [])
})

test('a country is meant by its code, in any case, and an unknown one has no places', () => {
  assert.deepEqual(PLACES.filter(inCountry(file, 'us')), [1, 2, 3])
  assert.deepEqual(PLACES.filter(inCountry(file, 'XX')), [])
})

test('of several filters a place passes all, and without one every place passes', () => {
  const [isEven, isLarge] = [(place: number) => place % 2 === 0, (place: number) => place > 1]
  assert.equal(together([]), anyPlace)
  assert.deepEqual(PLACES.filter(together([isEven])), [0, 2])
  assert.deepEqual(PLACES.filter(together([isEven, isLarge])), [2])
  assert.deepEqual(PLACES.filter(anyPlace), PLACES)
})
