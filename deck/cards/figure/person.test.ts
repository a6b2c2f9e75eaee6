import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { HAIR, IVORY, SKIN, TONES } from '../kit/palette.ts'
import { gown, tunic } from './dress.ts'
import { headInFront } from './head.ts'
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

/** How many points of a picture of 300 × 520 have a colour, above a height. */
function pointsOf(colour: readonly [number, number, number], drawing: string, above: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="520">${drawing}</svg>`
  const { pixels, width } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  let found = 0
  for (let i = 0; i < width * above * 4; i += 4)
    if (colour.every((part, k) => Math.abs(pixels[i + k]! - part) < 9)) found++
  return found
}

test('a skirt covers the thighs of someone who strides', () => {
  const [hose, green] = ['#00FF00', [0, 255, 0]] as const
  const stride: Pose = {
    hip: [150, 242],
    height: 190,
    view: 'half',
    near: [117, 228],
    far: [203, 190],
    nearFoot: [114, 331],
    farFoot: [195, 331],
  }
  const dressed = (length: number) =>
    person(TONES.wands, stride, {}, tunic(IVORY, hose, { length, flare: 0.6 }))
  assert.equal(pointsOf(green, dressed(0.8), 270), 0)
  assert.ok(pointsOf(green, dressed(0), 270) > 100)
})

test('a tunic lies over the thighs of someone who sits, and the shins come out below', () => {
  const hose = '#123456'
  const drawn = (sits: boolean) =>
    person(TONES.cups, { ...POSE, sits }, {}, tunic(IVORY, hose, { length: 1 }))
  assert.ok(drawn(true).includes(hose))
  assert.notEqual(drawn(true), drawn(false))
})

test('a head seen from behind shows its ears where the hair does', () => {
  const behind = (style: 'short' | 'long') =>
    headInFront({ view: 'back', style, skin: 'brown' }, { at: [0, 0], size: 38 })
  assert.ok(behind('short').includes(SKIN.brown))
  assert.ok(!behind('long').includes(SKIN.brown))
})
