import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { HAIR, IVORY, SKIN, shadeOf, TONES } from '../kit/palette.ts'
import { between, type Point } from '../kit/points.ts'
import { gown, tunic } from './dress.ts'
import { headInFront } from './head.ts'
import { handOver, person } from './person.ts'
import { type Pose, skeleton } from './skeleton.ts'
import { seated } from './throne.ts'

const POSE: Pose = {
  hip: [150, 300],
  height: 204,
  near: [196, 280],
  far: [104, 250],
  nearFoot: [160, 404],
  farFoot: [140, 404],
}
const VIEWS = ['front', 'half', 'profile'] as const

test('a hand that is drawn on its own is the one that the arm would have, and the arm has it no more', () => {
  for (const view of VIEWS)
    for (const flip of [false, true])
      for (const side of ['near', 'far'] as const) {
        const pose: Pose = { ...POSE, view, flip, nearGrip: 'open' }
        const drawn = (handsOver: Pose['handsOver'] = []) =>
          person(TONES.major, { ...pose, handsOver }, { skin: 'brown' }, gown(IVORY))
        const hand = handOver(pose, side, 'brown')
        assert.ok(drawn().includes(hand), `${view} ${flip} ${side}`)
        assert.ok(!drawn([side]).includes(hand), `${view} ${flip} ${side}`)
        assert.ok(drawn([side]).includes(handOver(pose, side === 'near' ? 'far' : 'near', 'brown')))
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

/** A drawing in a picture of 300 × 520: the colour at a point as `#RRGGBB`. */
function rendered(drawing: string): (x: number, y: number) => string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="520">${drawing}</svg>`
  const { pixels, width } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return (x, y) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4
    return `#${Buffer.from(pixels.slice(at, at + 3))
      .toString('hex')
      .toUpperCase()}`
  }
}

/** How many points have a colour, above a height. */
function pointsOf(colour: string, drawing: string, above: number): number {
  const colourAt = rendered(drawing)
  let found = 0
  for (let y = 0; y < above; y++) for (let x = 0; x < 300; x++) if (colourAt(x, y) === colour) found++
  return found
}

/** The leftmost and the rightmost point of some colours in some rows. */
function reachOf(colours: readonly string[], drawing: string, rows: readonly number[]): Point {
  const colourAt = rendered(drawing)
  const found = Array.from({ length: 300 }, (_, x) => x).filter((x) =>
    rows.some((row) => colours.includes(colourAt(x, row))),
  )
  return [found[0]!, found.at(-1)!]
}

test('a skirt covers the thighs of someone who strides', () => {
  const hose = '#00FF00'
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
  assert.equal(pointsOf(hose, dressed(0.8), 270), 0)
  assert.ok(pointsOf(hose, dressed(0), 270) > 100)
})

test('a tunic lies over the thighs of someone who sits, and the shins come out below', () => {
  const hose = '#123456'
  const drawn = (sits: boolean) =>
    person(TONES.cups, { ...POSE, sits }, {}, tunic(IVORY, hose, { length: 1 }))
  assert.ok(drawn(true).includes(hose))
  assert.notEqual(drawn(true), drawn(false))
})

test('a bent knee shows the more, the more a figure is turned to the side', () => {
  const ahead = VIEWS.map((view) => {
    const { hip, knee, ankle } = skeleton({ ...POSE, view, nearFoot: [160, 380] }).near
    return Math.abs(knee[0] - (hip[0] + ankle[0]) / 2)
  })
  assert.ok(ahead[0]! < ahead[1]! && ahead[1]! < ahead[2]!, ahead.join())
})

test('a head seen from behind shows its ears where the hair does', () => {
  const behind = (style: 'short' | 'long') =>
    headInFront({ view: 'back', style, skin: 'brown' }, { at: [0, 0], size: 38 })
  assert.ok(behind('short').includes(SKIN.brown))
  assert.ok(!behind('long').includes(SKIN.brown))
})

test('a sleeve of another colour is set in at the shoulder and does not end on the breast', () => {
  const [cloth, sleeves] = ['#FF0000', '#00FF00']
  for (const near of [
    [186, 306],
    [214, 214],
  ] as const) {
    const pose: Pose = { ...POSE, near }
    const colourAt = rendered(person(TONES.major, pose, { style: 'short' }, gown(cloth, { sleeves })))
    const { at } = skeleton(pose)
    assert.equal(colourAt(...at(0.47, -2.06)), cloth, `inside the seam, hand at ${near}`)
    assert.equal(colourAt(...at(0.78, -1.98)), sleeves, `outside of it, hand at ${near}`)
  }
})

test('an arm that lies across the breast is drawn over it, without a seam', () => {
  const [cloth, sleeves] = ['#FF0000', '#00FF00']
  const pose: Pose = { ...POSE, view: 'half', near: [196, 226], nearElbow: [0.2, 1] }
  const { near } = skeleton(pose)
  const colourAt = rendered(person(TONES.major, pose, { style: 'short' }, gown(cloth, { sleeves })))
  assert.equal(colourAt(...between(near.shoulder, near.elbow, 0.2)), sleeves)
})

test('the robe of someone who sits is no wider at the knees than at its hem', () => {
  const pose = seated([150, 260], 204, { far: [120, 262], near: [180, 262] })
  const figure = person(TONES.major, pose, {}, gown('#FF0000', { flare: 0.5, trim: '' }))
  const { u } = skeleton(pose)
  // Below the knees the cloth lies in shade, and to the right in deeper shade.
  const cloth = ['#FF0000', shadeOf('#FF0000', 0.14), shadeOf('#FF0000')]
  const width = (heads: number) => {
    const [left, right] = reachOf(cloth, figure, [260 + heads * u])
    return right - left
  }
  for (const knee of [0.7, 0.9, 1.1, 1.3])
    assert.ok(width(knee) <= width(3.1) + 1, `${knee} heads below the hip`)
})

test('the braid along a hem follows its folds and stays on the cloth', () => {
  const pose: Pose = { ...POSE, sits: false }
  const figure = person(TONES.major, pose, {}, gown('#FF0000', { trim: '#00FF00' }))
  const rows = Array.from({ length: 50 }, (_, i) => 380 + i)
  const [cloth, braid] = [reachOf(['#FF0000'], figure, rows), reachOf(['#00FF00'], figure, rows)]
  assert.ok(braid[0] >= cloth[0] - 1 && braid[1] <= cloth[1] + 1, `${braid} on ${cloth}`)
  const colourAt = rendered(figure)
  const lowest = (x: number) => rows.findLast((row) => colourAt(x, row) === '#00FF00')!
  const heights = [130, 136, 142, 148, 154, 160, 166].map(lowest)
  assert.ok(Math.max(...heights) - Math.min(...heights) >= 3, heights.join())
})
