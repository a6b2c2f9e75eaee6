import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUSE_SYSTEMS } from '../../chart/houses/houses.ts'
import { AYANAMSAS, changed, FIRST_SETTINGS, paramsOf, settingsIn } from './settings.ts'
import { HOUSE_GROUPS } from './words.ts'

const SYSTEMS = HOUSE_GROUPS.flatMap(({ systems }) => systems.map(({ value }) => value))

test('the form offers every house system once', () => {
  assert.deepEqual(SYSTEMS.toSorted(), Object.keys(HOUSE_SYSTEMS).sort())
})

test('every setting is written to the address and read back', () => {
  for (const houseSystem of SYSTEMS)
    for (const ayanamsa of AYANAMSAS) {
      const settings = { isWider: true, houseSystem, zodiac: 'sidereal', ayanamsa } as const
      assert.deepEqual(settingsIn(paramsOf(settings).toString(), FIRST_SETTINGS), settings)
    }
  assert.equal(paramsOf(FIRST_SETTINGS).toString(), 'houses=whole')
})

test('a setting that the address does not name has its default, and one with a wrong value stays as it was', () => {
  const before = {
    isWider: true,
    houseSystem: 'campanus',
    zodiac: 'sidereal',
    ayanamsa: 'raman',
  } as const
  assert.deepEqual(settingsIn('wider=1&houses=campanus', before), { ...before, zodiac: 'tropical' })
  assert.deepEqual(settingsIn('wider=1&houses=nonsense&sidereal=nonsense', before), before)
})

test('the usual chart has three house systems; another one gives way to whole signs', () => {
  const wider = { ...FIRST_SETTINGS, isWider: true, houseSystem: 'morinus' } as const
  assert.equal(changed(wider, { isWider: false }).houseSystem, 'whole')
  assert.equal(changed({ ...wider, houseSystem: 'koch' }, { isWider: false }).houseSystem, 'koch')
  assert.equal(settingsIn('houses=morinus', FIRST_SETTINGS).houseSystem, 'whole')
})
