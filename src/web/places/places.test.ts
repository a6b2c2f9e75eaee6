import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeTitle } from './places.ts'

test('a place is named with its region, unless that is named after it, and its country', () => {
  const title = (name: string, region: string | null, country: string) =>
    placeTitle({ name, region, country })
  assert.equal(title('Portland', 'Oregon', 'US'), 'Portland, Oregon, United States')
  assert.equal(title('Berlin', 'State of Berlin', 'DE'), 'Berlin, Germany')
  assert.equal(title('Pristina', null, 'XK'), 'Pristina, Kosovo')
})
