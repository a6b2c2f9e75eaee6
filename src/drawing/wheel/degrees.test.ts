import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf, SIGNS } from '../../sky/zodiac.ts'
import { degreeAndMinute, degreeText, minutes } from './degrees.ts'

test('degrees and minutes within the sign are cut to whole ones, from millionths of a degree', () => {
  for (const [longitude, words] of [
    [0, '0°00′ Aries'],
    [29.999999, '29°59′ Aries'],
    [29.9999996, '0°00′ Taurus'],
    [30, '0°00′ Taurus'],
    [8.85, '8°51′ Aries'],
    [8.849999, '8°50′ Aries'],
    [123.456789, '3°27′ Leo'],
    [359.999999, '29°59′ Pisces'],
    [359.9999996, '0°00′ Aries'],
    [390.25, '0°15′ Taurus'],
    [-0.5, '29°30′ Pisces'],
  ] as const)
    assert.equal(degreeText(longitude), words, String(longitude))
})

test('every minute of the circle has its sign, its degree and two figures', () => {
  for (let minute = 0; minute < 360 * 60; minute++) {
    const within = minute % (30 * 60)
    const [sign, degree] = [SIGNS[(minute - within) / (30 * 60)]!, (within - (within % 60)) / 60]
    assert.deepEqual(degreeAndMinute((minute + 0.5) / 60), { sign, degree, minute: within % 60 })
    const figures = within % 60 < 10 ? `0${within % 60}` : `${within % 60}`
    assert.equal(minutes(within % 60), `${figures}′`)
    assert.equal(degreeText((minute + 0.5) / 60), `${degree}°${figures}′ ${nameOf(sign)}`)
  }
})
