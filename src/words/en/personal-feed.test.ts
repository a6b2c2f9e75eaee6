import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERSONAL_FEED } from './personal-feed.ts'

const { transitTitle, transitLine, lunationTitle, houseTitle } = PERSONAL_FEED
const at = (date: string) => `${date}T12:00:00`

test('an entry of the calendar says what begins, is exact, or ends, and which pass of several it is', () => {
  const transit = { body: 'saturn', aspect: 'square', point: 'moon' } as const
  assert.equal(transitTitle(transit, 'begins', undefined), 'Saturn square your Moon begins')
  assert.equal(
    transitTitle(transit, 'exact', { number: 2, of: 3 }),
    'Saturn square your Moon, exact (2 of 3)',
  )
  assert.equal(transitTitle(transit, 'exact', { number: 1, of: 1 }), 'Saturn square your Moon, exact')
  assert.equal(transitTitle(transit, 'closest', undefined), 'Saturn square your Moon, at its closest')
  assert.equal(transitTitle(transit, 'ends', undefined), 'Saturn square your Moon ends')
})

test('a transit has its span and its exact days, each year named once, with its last day', () => {
  const line = (enters: string | null, leaves: string | null, ...passes: string[]) =>
    transitLine({
      enters: enters && at(enters),
      leaves: leaves && at(leaves),
      passes: passes.map(at),
    })
  assert.equal(line('2026-03-02', '2026-05-09'), 'From 2 March to 9 May 2026.')
  assert.equal(line('2026-11-02', '2027-01-09'), 'From 2 November 2026 to 9 January 2027.')
  assert.equal(line('2026-03-02', '2026-03-02'), 'On 2 March 2026.')
  assert.equal(line('2026-03-02', null), 'From 2 March 2026.')
  assert.equal(line(null, '2026-03-02'), 'Until 2 March 2026.')
  assert.equal(line(null, null, '2026-03-02'), 'Exact on 2 March 2026.')
  assert.equal(
    line('2026-03-01', '2027-10-10', '2026-12-11', '2027-03-11', '2027-07-04'),
    'From 1 March 2026 to 10 October 2027. Exact on 11 December 2026, 11 March and 4 July 2027.',
  )
})

test('a new Moon that is an eclipse is one of the Sun, a full Moon one of the Moon', () => {
  assert.equal(lunationTitle('new_moon', false, 'venus'), 'New Moon on your Venus')
  assert.equal(lunationTitle('full_moon', false, 'venus'), 'Full Moon on your Venus')
  assert.equal(lunationTitle('new_moon', true, 'venus'), 'Solar eclipse on your Venus')
  assert.equal(lunationTitle('full_moon', true, 'venus'), 'Lunar eclipse on your Venus')
})

test('a retrograde planet goes back into a house', () => {
  assert.equal(houseTitle('jupiter', 4, 'direct'), 'Jupiter enters your 4th house')
  assert.equal(houseTitle('jupiter', 4, 'retrograde'), 'Jupiter goes back into your 4th house')
})
