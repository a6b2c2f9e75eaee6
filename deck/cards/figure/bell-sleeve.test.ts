import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IVORY, ROSE, SKIN, shadeOf, WINE } from '../kit/palette.ts'
import { bellSleeve } from './bell-sleeve.ts'
import type { Arm } from './sleeve.ts'

/** Shoulder above, elbow to the left of it, and the hand raised or level; a head is 30. */
const RAISED: Arm = { shoulder: [0, 0], elbow: [-12, 36], wrist: [-16, 6], hand: [-16, -3], turn: -90 }
const LEVEL: Arm = { shoulder: [0, 0], elbow: [4, 38], wrist: [34, 34], hand: [43, 33], turn: -6 }
const style = { fill: ROSE, skin: SKIN.tan }
const path = (svg: string, fill: string) =>
  Array.from(svg.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)).find(([, , paint]) => paint === fill)?.[1]

for (const [name, parts] of Object.entries({ raised: RAISED, level: LEVEL })) {
  test(`the mouth of a wide sleeve on a ${name} forearm has the colour of its lining`, () => {
    const [plain, lined] = [bellSleeve(parts, 30, style), bellSleeve(parts, 30, { ...style, lining: WINE })]
    assert.equal(path(lined, WINE), path(plain, shadeOf(ROSE, 0.5)))
    assert.equal(path(lined, shadeOf(ROSE, 0.5)), undefined)
  })
}

test('a lined sleeve is turned up with its braid all round the mouth, over the arm', () => {
  const svg = bellSleeve(RAISED, 30, { ...style, lining: WINE, cuff: IVORY })
  const arm = svg.indexOf(`fill="${SKIN.tan}"`)
  const braids = Array.from(
    svg.matchAll(new RegExp(`stroke="${IVORY}" stroke-width`, 'g')),
    ({ index }) => index,
  )
  assert.equal(braids.length, 2)
  assert.ok(braids[0]! < arm && arm < braids[1]!)
})
