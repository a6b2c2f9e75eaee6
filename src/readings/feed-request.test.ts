import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NATAL_POINTS } from '../almanac/natal-transits/natal-points.ts'
import { ASPECT_NAMES } from '../chart/aspects.ts'
import { PLANETS } from '../sky/planets.ts'
import { ASPECT_LETTERS, type FeedRequest, POINT_LETTERS, packFeed, unpackFeed } from './feed-request.ts'
import { feedSealOf } from './feed-seal.ts'

const LIMA = {
  birthDateTime: '1985-11-02 06:40:00',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}

/** Nothing is left to a default, and every name is the longest there is. */
const LONGEST: FeedRequest = {
  birthDateTime: '1985-11-02 06:40:00',
  timezone: 'America/Argentina/ComodRivadavia',
  latitude: -45.123456789,
  longitude: -167.123456789,
  options: {
    houseSystem: 'polich_page_topocentric',
    zodiac: 'sidereal',
    ayanamsa: 'galactic_center_0_sag',
    timeKnown: false,
    node: 'mean',
    calendar: 'gregorian',
    localMeanTime: 'place',
  },
  localTimezone: 'America/North_Dakota/New_Salem',
  bodies: [...PLANETS],
  points: [...NATAL_POINTS],
  aspects: [...ASPECT_NAMES],
  orb: 1.25,
  minWeight: 0.55,
  texts: false,
}

test('every point and aspect has a letter of its own', () => {
  assert.equal(new Set(NATAL_POINTS.map((point) => POINT_LETTERS[point])).size, NATAL_POINTS.length)
  assert.equal(new Set(ASPECT_NAMES.map((aspect) => ASPECT_LETTERS[aspect])).size, ASPECT_NAMES.length)
})

test('a request comes back as it was packed, coordinates to a tenth of a metre', () => {
  assert.deepEqual(unpackFeed(packFeed(LONGEST)), {
    ...LONGEST,
    latitude: -45.123457,
    longitude: -167.123457,
  })
})

test('members that a request leaves out stay absent after packing', () => {
  const { options, ...rest } = unpackFeed(packFeed({ ...LIMA, texts: true }))!
  assert.deepEqual(JSON.parse(JSON.stringify(rest)), { ...LIMA, texts: true })
  assert.deepEqual(JSON.parse(JSON.stringify(options)), {})
})

/** Addresses that people have subscribed to hold this text: it may be read in other ways, but never written in another. */
test('the text of a request is what it has been from the first release on', () => {
  const request: FeedRequest = {
    ...LIMA,
    options: { houseSystem: 'placidus', timeKnown: true },
    bodies: ['jupiter', 'saturn'],
    points: ['sun', 'moon', 'ascendant', 'midheaven'],
    aspects: ['conjunction', 'square'],
    orb: 1.5,
    minWeight: 0,
    texts: true,
  }
  assert.equal(
    packFeed(request),
    '1|1985-11-02 06:40:00|America/Lima|-12.05|-77.05|placidus|||y|||||jt|smAM|09|1.5|0|y',
  )
})

test('a feed address of another version cannot be read', () => {
  assert.equal(unpackFeed(packFeed(LONGEST).replace(/^1/, '2')), undefined)
  assert.equal(unpackFeed(''), undefined)
})

test('an address with the longest request has fewer than 500 characters', () => {
  const token = feedSealOf({ current: 'sixteen characters' }).close(packFeed(LONGEST))
  assert.ok(
    `https://astrology.example.org/v1/astrology/feeds/${token}.ics`.length < 500,
    String(token.length),
  )
})
