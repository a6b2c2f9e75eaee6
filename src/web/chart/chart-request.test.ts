import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLANETS } from '../../sky/planets.ts'
import { NO_BIRTH } from '../state/birth-list.ts'
import { birthTimeRequest, chartRequest, readingRequest } from './chart-request.ts'
import { FIRST_SETTINGS } from './settings.ts'

const BERLIN = {
  ...NO_BIRTH,
  date: '1990-05-15',
  time: '14:30',
  latitude: '52.52',
  longitude: '13.405',
  timezone: 'Europe/Berlin',
}
const WHERE = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
const WIDER = { ...FIRST_SETTINGS, isWider: true, houseSystem: 'morinus', zodiac: 'sidereal' } as const

test('the usual chart is the contract’s, whatever zodiac the wider one had', () => {
  assert.deepEqual(chartRequest(BERLIN, { ...FIRST_SETTINGS, houseSystem: 'koch', zodiac: 'sidereal' }), {
    name: 'natalChart',
    body: { ...WHERE, birthDateTime: '1990-05-15 14:30:00', options: { house_system: 'koch' } },
  })
})

test('the wider chart asks for more bodies, the lots, and an ayanamsa only with the sidereal zodiac', () => {
  const { name, body } = chartRequest(BERLIN, WIDER)
  assert.equal(name, 'chart')
  assert.deepEqual(body.options, { house_system: 'morinus', zodiac: 'sidereal', ayanamsa: 'lahiri' })
  assert.ok('bodies' in body && 'lots' in body)
  assert.deepEqual(body.bodies, [
    ...PLANETS,
    ...['north_node', 'south_node', 'lilith', 'chiron', 'ceres', 'pallas', 'juno', 'vesta'],
  ])
  assert.deepEqual(body.lots, ['fortune', 'spirit'])
  assert.deepEqual(chartRequest(BERLIN, { ...WIDER, zodiac: 'tropical' }).body.options, {
    house_system: 'morinus',
  })
})

test('without a time the date alone is sent, and neither houses nor lots are asked for', () => {
  for (const time of ['', '14:30']) {
    const unknown = { ...BERLIN, time, isTimeUnknown: true }
    const { name, body } = chartRequest(unknown, FIRST_SETTINGS)
    assert.equal(name, 'chart')
    assert.equal(body.birthDateTime, '1990-05-15')
    assert.deepEqual(body.options, { time_known: false })
    assert.equal('bodies' in body && body.bodies?.length, 10)
    assert.ok(!('lots' in chartRequest(unknown, WIDER).body))
  }
})

test('how sure it is is asked of the same houses and zodiac, half an hour on either side', () => {
  assert.deepEqual(birthTimeRequest(BERLIN, WIDER).body, {
    ...WHERE,
    birthDateTime: '1990-05-15 14:30:00',
    window_minutes: 30,
    options: { house_system: 'morinus', zodiac: 'sidereal', ayanamsa: 'lahiri' },
  })
})

test('what it means is asked of the same houses and zodiac, and of the date alone without a time', () => {
  assert.deepEqual(readingRequest(BERLIN, WIDER).body, {
    ...WHERE,
    birthDateTime: '1990-05-15 14:30:00',
    options: { house_system: 'morinus', zodiac: 'sidereal', ayanamsa: 'lahiri' },
  })
  assert.deepEqual(readingRequest({ ...BERLIN, isTimeUnknown: true }, FIRST_SETTINGS).body, {
    ...WHERE,
    birthDateTime: '1990-05-15',
    options: { time_known: false },
  })
})
