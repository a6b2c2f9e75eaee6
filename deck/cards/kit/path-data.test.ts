import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { offChain, pointsOf } from '../../../test/wheel/ink.ts'
import { flattened, outline, through } from './curves.ts'
import { pathData } from './path-data.ts'
import { compact, type Point, rounded } from './points.ts'

/** Numbers as SVG's grammar reads them: a second point, or a sign, starts another number. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([number]) => Number(number))
const coordinate = fc.double({ min: -600, max: 600, noNaN: true })

/** Where each command of a path ends. */
function ends(data: string): Point[] {
  const taken = { l: 2, t: 2, q: 4, s: 4, c: 6, a: 7 } as const
  const [start, ...rest] = data
    .replace('z', '')
    .slice(1)
    .split(/(?=[ltqsca])/)
  let [x, y] = numbersIn(start!) as [number, number]
  const places: Point[] = [[x, y]]
  for (const part of rest) {
    const numbers = numbersIn(part.slice(1))
    const size = taken[part[0] as keyof typeof taken]
    assert.equal(numbers.length % size, 0, part)
    for (let i = size; i <= numbers.length; i += size) {
      ;[x, y] = [x + numbers[i - 2]!, y + numbers[i - 1]!]
      places.push([x, y])
    }
  }
  return places
}

test('numbers written together can be read apart again', () => {
  fc.assert(
    fc.property(fc.array(coordinate, { minLength: 1 }), (values) => {
      assert.deepEqual(
        numbersIn(compact(values)),
        values.map((value) => rounded(value) + 0),
      )
    }),
  )
  assert.equal(compact([0.5, -1, 0.25, 0.3, 2]), '.5-1 .3.3 2')
})

test('a path passes through all its points, and rounding does not add up', () => {
  const knot = fc.record({ x: coordinate, y: coordinate, corner: fc.boolean() })
  fc.assert(
    fc.property(fc.array(knot, { minLength: 2, maxLength: 30 }), (knots) => {
      ends(pathData(knots, false)).forEach(([x, y], i) => {
        assert.ok(Math.abs(x - knots[i]!.x) < 0.06 && Math.abs(y - knots[i]!.y) < 0.06)
      })
    }),
  )
})

test('corners make straight sides, and the letter is written once', () => {
  assert.equal(pathData(outline('0,0^ 10,0^ 10,5.5^'), true), 'M0 0l10 0 0 5.5-10-5.5z')
})

test('evenly spaced points flow into one another: quadratic curves with mirrored handles', () => {
  const circle = through(
    Array.from({ length: 8 }, (_, i): Point => [50 * Math.cos(i * 0.785), 50 * Math.sin(i * 0.785)]),
  )
  assert.match(pathData(circle, true), /^M50 0q[^a-z]*t[^a-z]*z$/)
})

test('a side that bends two ways, or too much for one handle, has two; where they mirror the last, one is written', () => {
  assert.match(
    pathData(outline('0,0 40,60 80,0 120,60 160,0'), false),
    /^M0 0q[^a-z]*c[^a-z]*s[^a-z]*q[^a-z]*$/,
  )
})

test('a side that bends by less than a fifth of a unit is a straight line', () => {
  assert.equal(pathData(outline('0,0^ 30,0.3 60,0^'), false), 'M0 0l30 .3 30-.3')
  assert.match(pathData(outline('0,0^ 30,1.5 60,0^'), false), /q/)
})

test('a half circle at the end of a limb is an arc with both its radii', () => {
  const limb = [
    { x: 0, y: 0, corner: true },
    { x: 10, y: 0, corner: true, cap: 5 },
    { x: 10, y: 20, corner: true },
  ]
  assert.equal(pathData(limb, true), 'M0 0a5 5 0 0 0 10 0l0 20-10-20z')
})

test('beside a much shorter side a handle is no mirror of the one before', () => {
  assert.doesNotMatch(pathData(outline('0,0 10,0 10,100 0,100'), true), /[st]/)
})

test('a smooth path is the curve through its points, handles and all', () => {
  const near = fc.double({ min: -40, max: 40, noNaN: true })
  const knot = fc.record({ x: near, y: near, corner: fc.constant(false) })
  fc.assert(
    fc.property(fc.array(knot, { minLength: 3, maxLength: 12 }), fc.boolean(), (knots, isEven) => {
      // Points on a circle have even sides, so that each handle mirrors the one before.
      const line = isEven ? through(knots.map((_, i): Point => [30 * Math.cos(i), 30 * Math.sin(i)])) : knots
      const drawn = pointsOf(pathData(line, true))
      const meant: Point[] = [[line[0]!.x, line[0]!.y], ...flattened(line, true, 60)]
      for (const place of drawn) assert.ok(offChain(place, meant) < 0.5, `${place}`)
      // The drawn curve is followed in coarser steps, which cut across its sharpest turns.
      for (const place of meant) assert.ok(offChain(place, drawn) < 1.5, `${place}`)
    }),
  )
})

test('a side with one corner is a quadratic curve, its handle 1.4 times as long', () => {
  // Both sides are 50 long, and at the top the curve is level: handles of 18, and then of 25.2.
  assert.equal(pathData(outline('0,0^ 30,40 60,0^'), false), 'M0 0q4.8 40 30 40t30-40')
})

test('no handle mirrors that of a straight line, an arc or a quadratic curve', () => {
  const commands = (text: string) => pathData(outline(text), false).replaceAll(/[^a-z]/g, '')
  assert.equal(commands('0,0 10,0 20,5 30,0 40,0'), 'qcsq')
  assert.equal(commands('0,0^ 10,0^ 20,5 30,0 40,0^'), 'lqcq')
})

test('a letter that is written anew needs no space, and a number that goes on may need one', () => {
  assert.equal(pathData(outline('0,0^ 10,5^ 20,20^ 20.5,20.5^ 21,21.5^'), false), 'M0 0l10 5 10 15 .5.5.5 1')
})

test('no space is written where a point shows that another number begins, from one command to the next either', () => {
  const small = fc.integer({ min: -30, max: 30 }).map((tenths) => tenths / 10)
  const knot = fc.record({ x: small, y: small, corner: fc.boolean() })
  fc.assert(
    fc.property(fc.array(knot, { minLength: 4, maxLength: 30 }), (knots) => {
      const data = pathData(knots, false)
      assert.doesNotMatch(data, /\.\d \./)
      assert.equal(ends(data).length, knots.length)
    }),
  )
})
