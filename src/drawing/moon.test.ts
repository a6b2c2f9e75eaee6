import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { litSide, type MoonView } from './moon.ts'

const SIZE = 200
const RADIUS = 90

/** Share and centre of what is lit, counted in pixels by a drawing program that is not ours. */
function seen(view: MoonView) {
  const box = `viewBox="${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#fff" d="${litSide(view, RADIUS)}"/></svg>`
  const { pixels } = new Resvg(svg).render()
  let [count, right, down] = [0, 0, 0]
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const lit = pixels[pixel * 4 + 3]! / 255
    count += lit
    right += lit * ((pixel % SIZE) + 0.5 - SIZE / 2)
    down += lit * (Math.floor(pixel / SIZE) + 0.5 - SIZE / 2)
  }
  return { share: count / (Math.PI * RADIUS ** 2), right: right / count, down: down / count }
}

const turnBetween = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

test('the lit share of the disc is the share that is lit, at every phase and tilt', () => {
  for (const illuminated of [0.02, 0.25, 0.49, 0.5, 0.51, 0.75, 0.98, 1])
    for (const tilt of [0, 45, 90, 110, 200, 270, 359.9])
      assert.ok(
        Math.abs(seen({ illuminated, tilt }).share - illuminated) < 0.005,
        `${illuminated} lit, tilted by ${tilt}°`,
      )
  assert.equal(seen({ illuminated: 0, tilt: 33 }).share, 0)
})

test('the bright side lies where the tilt says, counter-clockwise from straight up', () => {
  for (const illuminated of [0.1, 0.5, 0.9])
    for (let tilt = 0; tilt < 360; tilt += 15) {
      const { right, down } = seen({ illuminated, tilt })
      const counted = Math.atan2(-right, -down) / (Math.PI / 180)
      // The centre of a half disc from which half an ellipse is cut, or to which one is added.
      const distance = (8 / (3 * Math.PI)) * (1 - illuminated) * RADIUS
      assert.ok(Math.abs(Math.hypot(right, down) - distance) < 0.5)
      assert.ok(
        turnBetween(counted, tilt) < 1.5,
        `${illuminated} lit, tilted by ${tilt}°: seen at ${counted}°`,
      )
    }
})

/** Towards the Sun is west in the evening and east in the morning; in the south one sees it all upside down. */
test('a waxing Moon is lit on the right in the north and on the left in the south, a waning one the other way round', () => {
  const [west, east] = [270, 90]
  const isLitOnTheRight = (tilt: number) => seen({ illuminated: 0.3, tilt }).right > 0
  assert.equal(isLitOnTheRight(west), true, 'waxing, north')
  assert.equal(isLitOnTheRight(west + 180), false, 'waxing, south')
  assert.equal(isLitOnTheRight(east), false, 'waning, north')
  assert.equal(isLitOnTheRight(east + 180), true, 'waning, south')
})

test('on the equator a young Moon lies on her back', () => {
  const { right, down } = seen({ illuminated: 0.1, tilt: 180 })
  assert.ok(down > 0.7 * RADIUS && Math.abs(right) < 1)
})

test('the rim goes from horn to horn through the bright middle, and the terminator back', () => {
  // Lit from above, a quarter: horns right and left, the terminator half way up.
  assert.equal(
    litSide({ illuminated: 0.25, tilt: 0 }, 100),
    'M100 0A100 100 0 0 0 0 -100A100 100 0 0 0 -100 0A50 100 90 0 1 0 -50A50 100 90 0 1 100 0Z',
  )
  // Lit from the left, three quarters: horns above and below, the terminator half way to the right.
  assert.equal(
    litSide({ illuminated: 0.75, tilt: 90 }, 100),
    'M0 -100A100 100 0 0 0 -100 0A100 100 0 0 0 0 100A50 100 0 0 0 50 0A50 100 0 0 0 0 -100Z',
  )
  // 10 sin 70° = 9.3969, 10 cos 70° = 3.4202: places have two decimals.
  assert.match(litSide({ illuminated: 0.5, tilt: 20 }, 10), /^M9\.4 -3\.42A/)
})

test('a small Moon is a crescent until she is half, and no longer', () => {
  const ways = (illuminated: number) =>
    Array.from(litSide({ illuminated, tilt: 0 }, 5).matchAll(/ 90 0 ([01]) /g), ([, way]) => way)
  assert.deepEqual(ways(0.45), ['1', '1'])
  assert.deepEqual(ways(0.55), ['0', '0'])
})
