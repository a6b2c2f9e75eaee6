import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { eventText } from './event-texts.ts'
import { moonText, moonTitleAt } from './moon.ts'

test('a Moon is titled by her phase, her sign and the degree she has reached', () => {
  assert.equal(moonTitleAt('waxing_crescent', 328.99), 'Waxing crescent in Aquarius, 28°')
  assert.equal(moonTitleAt('first_quarter', 0), 'First quarter in Aries, 0°')
  assert.equal(moonTitleAt('full_moon', 59.99), 'Full Moon in Taurus, 29°')
  assert.equal(moonTitleAt('new_moon', 30), 'New Moon in Taurus, 0°')
})

test('the Moon’s days in a sign are described as when she enters it', () => {
  for (const sign of SIGNS) assert.equal(moonText(sign), eventText('moon-ingresses', sign))
})
