import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceError } from '../errors.ts'
import { type BirthRequest, resolveBirth } from './birth.ts'
import { contractBirth } from './natal-chart.ts'
import { within } from './within.ts'

const BERLIN: BirthRequest = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const PLACE = ['timezone', 'latitude', 'longitude']

test('an error in a birth carries the path of its member, whatever the birth is called', () => {
  for (const member of ['first', 'second', 'birth']) {
    const read = (wrong: Partial<BirthRequest>) => () =>
      within(member, () => resolveBirth({ ...BERLIN, ...wrong }))
    assert.throws(read({ latitude: 91 }), {
      code: 'INVALID_COORDINATES',
      message: `${member}.latitude must be from -90 to 90 degrees.`,
      details: { field: `${member}.latitude`, provided: 91, range: [-90, 90] },
    })
    assert.throws(read({ options: { ayanamsa: 'lahiri' } }), {
      message: `${member}.options.ayanamsa needs ${member}.options.zodiac: "sidereal".`,
      details: {
        issues: [
          {
            path: `${member}.options.ayanamsa`,
            message: `${member}.options.ayanamsa needs ${member}.options.zodiac: "sidereal".`,
          },
        ],
      },
    })
  }
})

test('what stands beside a member keeps its own path', () => {
  const read = (wrong: Partial<BirthRequest>) => () =>
    within('birthLocation', () => contractBirth({ ...BERLIN, ...wrong }), PLACE)
  assert.throws(read({ longitude: 181 }), {
    details: { field: 'birthLocation.longitude', provided: 181, range: [-180, 180] },
  })
  assert.throws(read({ timezone: 'Mars/Olympus' }), (error: { message: string; details: object }) => {
    assert.match(error.message, /^birthLocation\.timezone: There is no time zone of this name\./)
    assert.deepEqual(Object.entries(error.details).at(-1), ['field', 'birthLocation.timezone'])
    return true
  })
  assert.throws(
    read({ birthDateTime: '1500-01-01 12:00' }),
    (error: { message: string; details: { field?: string } }) => {
      assert.match(error.message, /^birthDateTime must lie between/)
      assert.equal(error.details.field, 'birthDateTime')
      return true
    },
  )
})

test('an error that names no member carries the one it is in', () => {
  const thrown = (inside?: string[]) => () =>
    within(
      'second',
      () => {
        throw new ServiceError('UNKNOWN_BODY', 'bodies must be among the known.', { provided: 'x' })
      },
      inside,
    )
  const details = { provided: 'x' }
  assert.throws(thrown(), {
    code: 'UNKNOWN_BODY',
    message: 'second: bodies must be among the known.',
    details,
  })
  assert.throws(thrown(PLACE), { code: 'UNKNOWN_BODY', message: 'bodies must be among the known.', details })
})

test('an error of ours is passed on as it is', () => {
  const broken = new TypeError('broken')
  const thrown = () =>
    within('second', () => {
      throw broken
    })
  assert.throws(thrown, (error) => error === broken)
})
