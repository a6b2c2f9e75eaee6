import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesRequest, placeTitle } from './places.ts'

test('a place is named with its region, unless that is named after it, and its country', () => {
  const title = (name: string, region: string | null, country: string) =>
    placeTitle({ name, region, country })
  assert.equal(title('Portland', 'Oregon', 'US'), 'Portland, Oregon, United States')
  assert.equal(title('Berlin', 'State of Berlin', 'DE'), 'Berlin, Germany')
  assert.equal(title('Pristina', null, 'XK'), 'Pristina, Kosovo')
})

test('of a long name a hundred letters are looked for, as many as the service takes', () => {
  assert.equal(placesRequest(` ${'a'.repeat(120)} `).query!.q, 'a'.repeat(100))
  assert.deepEqual(placesRequest(' lima '), { name: 'places', query: { q: 'lima', limit: '8' } })
})
