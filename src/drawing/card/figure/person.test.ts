import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HAIR, IVORY, TONES } from '../kit/palette.ts'
import { gown, tunic } from './dress.ts'
import { handAgain, person } from './person.ts'
import type { Pose } from './skeleton.ts'

const POSE: Pose = {
  hip: [150, 300],
  height: 204,
  near: [196, 280],
  far: [104, 250],
  nearFoot: [160, 404],
  farFoot: [140, 404],
}
const VIEWS = ['front', 'half', 'profile'] as const

test('a hand that is drawn again covers the first exactly, however the figure is turned', () => {
  for (const view of VIEWS)
    for (const flip of [false, true])
      for (const side of ['near', 'far'] as const) {
        const pose: Pose = { ...POSE, view, flip, nearGrip: 'open' }
        const figure = person(TONES.major, pose, { skin: 'brown' }, gown(IVORY))
        assert.ok(figure.includes(handAgain(pose, side, 'brown')), `${view} ${flip} ${side}`)
      }
})

test('hair that lies behind the neck is drawn before the body, locks and face after it', () => {
  const figure = person(TONES.major, POSE, { hair: 'auburn', style: 'long' }, gown(IVORY))
  const [first, last] = [figure.indexOf(HAIR.auburn), figure.lastIndexOf(HAIR.auburn)]
  const body = figure.indexOf(IVORY)
  assert.ok(first < body && body < last)
})

test('under a skirt that reaches the ground no leg is drawn', () => {
  const hose = '#123456'
  const dressed = (length: number) =>
    person(TONES.major, POSE, {}, { ...tunic(IVORY, hose), length }).includes(hose)
  assert.equal(dressed(0.8), true)
  assert.equal(dressed(2), false)
})
