import assert from 'node:assert/strict'
import { test } from 'node:test'
import { incomplete, placeAt, placeById, zonedPlace } from './place.ts'
import { within } from './within.ts'

const PARIS_TEXAS = { place: '4717560' }
const THERE = { latitude: 33.66094, longitude: -95.55551, timezone: 'America/Chicago' }

test('both ends of each range are places, and what is beyond them is none', () => {
  for (const latitude of [-90, 90])
    for (const longitude of [-180, 180])
      assert.deepEqual(placeAt({ latitude, longitude }), { latitude, longitude })
  const refused: [number, number, string, number, number[]][] = [
    [90.001, 0, 'latitude', 90.001, [-90, 90]],
    [-90.001, 0, 'latitude', -90.001, [-90, 90]],
    [0, 180.001, 'longitude', 180.001, [-180, 180]],
    [0, -180.001, 'longitude', -180.001, [-180, 180]],
    [Number.NaN, 0, 'latitude', Number.NaN, [-90, 90]],
  ]
  for (const [latitude, longitude, field, provided, range] of refused) {
    const [min, max] = range
    assert.throws(() => placeAt({ latitude, longitude }), {
      code: 'INVALID_COORDINATES',
      message: `${field} must be from ${min} to ${max} degrees.`,
      details: { field, provided, range },
    })
  }
})

test('a wrong coordinate is named with the member that contains it', () => {
  assert.throws(() => within('location', () => placeAt({ latitude: 0, longitude: 200 })), {
    details: { field: 'location.longitude', provided: 200, range: [-180, 180] },
  })
})

test('minus zero is the same place as zero', () => {
  const { latitude, longitude } = placeAt({ latitude: -0, longitude: -0 })
  assert.ok(Object.is(latitude, 0) && Object.is(longitude, 0))
})

test('a place by its id has its coordinates and its zone, and nothing may stand beside it', () => {
  assert.deepEqual(placeById(PARIS_TEXAS), THERE)
  assert.equal(placeById({ latitude: 1, longitude: 2, timezone: 'UTC' }), undefined)
  const beside = { ...PARIS_TEXAS, longitude: 2, timezone: 'UTC' }
  const issue = (path: string) => ({ path, message: `${path} and place exclude each other.` })
  assert.throws(() => placeById(beside), {
    kind: 'value',
    details: { issues: [issue('timezone'), issue('longitude')] },
  })
  assert.throws(() => placeById({ ...beside, latitude: 1 }), {
    details: { issues: ['timezone', 'latitude', 'longitude'].map(issue) },
  })
  assert.throws(() => within('birthLocation', () => placeById({ ...PARIS_TEXAS, latitude: 2 })), {
    details: { issues: [issue('birthLocation.latitude')] },
  })
  assert.throws(() => within('birthLocation', () => placeById({ place: '1' })), {
    code: 'UNKNOWN_PLACE',
    details: { field: 'birthLocation.place', provided: '1' },
  })
  assert.throws(() => placeById({ place: '1' }), { details: { field: 'place', provided: '1' } })
})

test('without a place, zone and both coordinates are needed, and those that are missing are named', () => {
  const given = { timezone: 'UTC', latitude: 1, longitude: 2 }
  assert.deepEqual(zonedPlace(given), given)
  assert.deepEqual(zonedPlace(PARIS_TEXAS), THERE)
  const issue = (path: string) => ({ path, message: `${path} is required, unless place is sent instead.` })
  for (const member of ['timezone', 'latitude', 'longitude'])
    assert.throws(() => zonedPlace({ ...given, [member]: undefined }), {
      kind: 'shape',
      details: { issues: [issue(member)] },
    })
  assert.throws(() => within('birthLocation', () => zonedPlace({ latitude: 1 })), {
    details: { issues: [issue('birthLocation.timezone'), issue('birthLocation.longitude')] },
  })
  assert.deepEqual(incomplete({ one: 1, two: undefined }).details, { issues: [issue('two')] })
})
