import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesIn as boxesIn, drawn } from '../../../test/share-picture.ts'
import { SCALES, type ScaleName } from './scales.ts'
import { drawWheel } from './wheel.ts'
import type { WheelChart } from './wheel-chart.ts'

const CUSPS = Array.from({ length: 12 }, (_, house) => house * 30 + 7)
const chart = (name: string | undefined, outerName: string | undefined): WheelChart => ({
  ascendant: 7,
  midheaven: 277,
  cusps: CUSPS,
  bodies: [{ name: 'sun', longitude: 100, retrograde: false }],
  aspects: [],
  ...(name !== undefined && { name }),
  outer: {
    label: 'Second',
    ...(outerName !== undefined && { name: outerName }),
    ascendant: 97,
    midheaven: 7,
    cusps: CUSPS,
    bodies: [{ name: 'moon', longitude: 200, retrograde: false }],
    aspects: [],
  },
})

/** The lines of letters that stand in the picture, each with the middle of its first letter. */
const linesIn = (svg: string) =>
  Array.from(
    svg.matchAll(/<g fill="[^"]*" transform="translate\((\S+) (\S+)\) scale\(([\d.]+)\)">(.*?)<\/g>/g),
    ([, x, y, scale, uses]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(scale) * 1000,
      letters: uses!.split('<use').length - 1,
    }),
  )

test('without names there is nothing in the corners', () => {
  const plain = drawWheel(chart(undefined, undefined))
  const named = drawWheel(chart('Ada', undefined))
  assert.equal(linesIn(named).length, linesIn(plain).length + 2)
  assert.equal(linesIn(drawWheel(chart('Ada', 'Ben'))).length, linesIn(plain).length + 4)
  assert.equal(drawWheel({ ...chart('Ada', undefined), outer: undefined } as never).includes('INNER'), false)
})

test('the inner ring’s name is to the left, the outer’s to the right; however long, outside the circle and inside the picture', () => {
  for (const scale of Object.keys(SCALES) as ScaleName[])
    for (const name of ['Ada', 'W'.repeat(40)]) {
      const svg = drawWheel(chart(name, name), { scale })
      const half = -Number(/viewBox="(\S+)/.exec(svg)![1])
      const corner = linesIn(svg).filter(({ y }) => y < -half + 40)
      const [left, right] = [corner.filter(({ x }) => x < -100), corner.filter(({ x }) => x > 0)]
      assert.ok(
        left.some(({ letters }) => letters === name.length),
        scale,
      )
      assert.ok(
        right.some(({ letters }) => letters === name.length),
        scale,
      )
      for (const { x, y } of [...left, ...right]) {
        assert.ok(Math.abs(x) < half && Math.abs(y) < half)
        assert.ok(Math.hypot(x, y) > half - 60, `${x} ${y} of ${half}`)
      }
    }
})

test('a long name is set as small as its corner beside the circle needs, and no smaller; a short one is larger', () => {
  const name = 'Wilhelmina Maximiliana Theodora von und zu Hohenstein'
  for (const scale of Object.keys(SCALES) as ScaleName[]) {
    const svg = drawWheel(chart(name, name), { scale })
    const half = -Number(/viewBox="(\S+)/.exec(svg)![1])
    const [left, right] = boxesIn(svg).filter(({ words }) => words === drawn(name))
    assert.ok(left!.left > -half && right!.right < half + left!.size, scale)
    const inner = Math.hypot(left!.right, left!.bottom)
    assert.ok(
      inner > half - 1.2 * left!.size && inner < half + 1.5 * left!.size,
      `${scale}: ${inner} of ${half}`,
    )
    const [short] = boxesIn(drawWheel(chart('Ada', 'Ben'), { scale })).filter(
      ({ words }) => words === drawn('Ada'),
    )
    assert.ok(short!.size > left!.size, scale)
  }
})
