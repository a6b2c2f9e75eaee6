/** The glyphs show what tradition and Unicode (Astrological symbols, U+2609 to U+2653 and U+26B9 to U+26BC) show under their names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extentOf } from '../../test/wheel/ink.ts'
import { ASPECT_GLYPHS, BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from './glyphs.ts'

type Point = readonly [x: number, y: number]

/** One stroke of the pen: the places it passes, and whether it goes straight from each to the next. */
interface Stroke {
  readonly places: readonly Point[]
  readonly isStraight: boolean
  readonly isClosed: boolean
}

const NUMBERS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 } as const

function strokesOf(glyph: string): Stroke[] {
  return glyph.split(/(?=M)/).map((stroke) => {
    const places: Point[] = []
    let [x, y] = [0, 0]
    for (const [, letter, text] of stroke.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const command = letter!.toUpperCase() as keyof typeof NUMBERS
      const from = letter === command ? [0, 0] : [x, y]
      const numbers = Array.from(text!.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([number]) => Number(number))
      const size = NUMBERS[command]
      assert.ok(size === 0 ? numbers.length === 0 : numbers.length % size === 0, stroke)
      for (let i = size; size > 0 && i <= numbers.length; i += size) {
        const [last, end] = [numbers[i - 2]!, numbers[i - 1]!]
        if (command === 'H') x = from[0]! + end
        else if (command === 'V') y = from[1]! + end
        else [x, y] = [from[0]! + last, from[1]! + end]
        places.push([x, y])
      }
    }
    return { places, isStraight: !/[CSAcsa]/.test(stroke), isClosed: stroke.endsWith('Z') }
  })
}

interface Circle {
  readonly centre: Point
  readonly radius: number
}

/** Two half circles that lead back to where they began. */
function circlesIn(glyph: string): Circle[] {
  return strokesOf(glyph)
    .filter(({ isStraight, places: [start, , end] }) => !isStraight && end && far(start!, end) < 1e-9)
    .map(({ places: [start, across] }) => ({
      centre: [(start![0] + across![0]) / 2, (start![1] + across![1]) / 2],
      radius: far(start!, across!) / 2,
    }))
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const straightIn = (glyph: string) => strokesOf(glyph).filter(({ isStraight }) => isStraight)
const isAllStraight = (glyph: string) => strokesOf(glyph).every(({ isStraight }) => isStraight)
const highest = (glyph: string) =>
  Math.min(...strokesOf(glyph).flatMap(({ places }) => places.map(([, y]) => y)))

/** The middle of a cross: a plain upright line and a level one through it. */
function crossIn(glyph: string): Point | undefined {
  const plain = straightIn(glyph).filter(({ places }) => places.length === 2)
  for (const {
    places: [a, b],
  } of plain)
    for (const {
      places: [c, d],
    } of plain)
      if (a![0] === b![0] && c![1] === d![1]) {
        const isThrough = (c![0] - a![0]) * (d![0] - a![0]) < 0 && (a![1] - c![1]) * (b![1] - c![1]) < 0
        if (isThrough) return [a![0], c![1]]
      }
  return undefined
}

const sides = ({ places }: Stroke) => places.map((place, i) => far(place, places[(i + 1) % places.length]!))

test('glyphs stay in their box of 24 units, and no two are the same', () => {
  const all = [BODY_GLYPHS, SIGN_GLYPHS, ASPECT_GLYPHS].flatMap((glyphs) => Object.values(glyphs))
  assert.equal(new Set(all).size, 24 + 12 + 9)
  for (const glyph of all)
    for (const place of strokesOf(glyph).flatMap(({ places }) => places))
      for (const way of place) assert.ok(Math.abs(way) <= 12, glyph)
})

test('the ink of a body stays in the room that the wheel keeps for it, and so does the sign of retrograde motion', () => {
  const reach = (glyph: string, stroke: number) => {
    const { left, right, top, bottom } = extentOf(glyph)
    return [Math.max(-left, right) + stroke / 2, Math.max(-top, bottom) + stroke / 2] as const
  }
  for (const [name, glyph] of Object.entries(BODY_GLYPHS)) {
    const [across, down] = reach(glyph, 1.8)
    assert.ok(across <= 11 && down <= 12.4, `${name}: ${across} × ${down}`)
  }
  const [across, down] = reach(RETROGRADE_GLYPH, 3)
  assert.ok(across <= 9.5 && down <= 11.5)
})

test('points have the glyphs of their names', () => {
  const { north_node, south_node, lilith, true_lilith, chiron, pallas, fortune, spirit } = BODY_GLYPHS
  const flipped = (glyph: string) =>
    placesOf(glyph)
      .map(([x, y]) => `${x} ${-y}`)
      .sort()
  assert.deepEqual(
    flipped(north_node),
    placesOf(south_node)
      .map(([x, y]) => `${x} ${y}`)
      .sort(),
    'the south node is the north node upside down',
  )
  assert.equal(circlesIn(north_node).length, 2)
  assert.ok(
    circlesIn(north_node).every(({ centre }) => centre[1] > 5),
    'open below',
  )
  assert.ok(crossIn(lilith)![1] > 0 && strokesOf(lilith)[0]!.isClosed, 'a crescent upon a cross')
  assert.equal(strokesOf(true_lilith).length, strokesOf(lilith).length + 1, 'the true one has a second bar')
  assert.ok(circlesIn(chiron)[0]!.centre[1] > 5, 'a key with its ring below')
  assert.ok(strokesOf(pallas)[0]!.isClosed && strokesOf(pallas)[0]!.places.length === 4, 'a lance')
  assert.deepEqual(
    [fortune, spirit].map((glyph) => [circlesIn(glyph).length, straightIn(glyph).length]),
    [
      [1, 2],
      [1, 1],
    ],
  )
})

test('asteroids and distant bodies have the signs of their names', () => {
  const { ceres, pallas, juno, vesta, chiron, pholus, eris, vertex } = BODY_GLYPHS
  const closed = (glyph: string) => strokesOf(glyph).filter(({ isClosed }) => isClosed).length
  const bent = (glyph: string) => strokesOf(glyph).length - straightIn(glyph).length
  // A sickle upon a cross, a lance, a sceptre with a star: each stands on the cross of matter.
  assert.deepEqual([closed(ceres), bent(ceres), straightIn(ceres).length], [0, 1, 1], 'a sickle and its bar')
  assert.ok(strokesOf(ceres)[0]!.places.at(-1)![1] > 8, 'the sickle has its handle below')
  assert.ok(isAllStraight(juno) && closed(juno) === 0 && crossIn(juno) !== undefined)
  const rays = strokesOf(juno).filter(({ places: [a, b] }) => Math.abs((a![1] + b![1]) / 2 + 5) < 1e-9)
  assert.equal(rays.length, 3, 'three lines through one point make, with the sceptre, a star of eight')
  assert.ok(crossIn(pallas)![1] > 0)
  assert.deepEqual([closed(vesta), crossIn(vesta)], [1, undefined])
  const [hearth, flame] = strokesOf(vesta)
  assert.ok(hearth!.isStraight && flame!.isClosed, 'a flame on a hearth')
  assert.ok(highest(vesta) === Math.min(...flame!.places.map(([, y]) => y)))
  assert.deepEqual(circlesIn(pholus), circlesIn(chiron), 'a key like that of Chiron')
  assert.ok(isAllStraight(chiron.slice(chiron.indexOf('M', 1))), 'which has a K for its bit')
  assert.ok(!isAllStraight(pholus.slice(pholus.indexOf('M', 1))), 'and this one a bow')
  assert.ok(circlesIn(eris)[0]!.centre[1] < -5, 'a ring above')
  const lowest = Math.max(...placesOf(eris).map(([, y]) => y))
  const point = straightIn(eris).find(({ places }) => places.length === 3)!.places
  assert.deepEqual([point[1]![0], point[1]![1]], [0, lowest], 'and an arrow downwards')
  assert.ok(isAllStraight(vertex) && strokesOf(vertex).length === 3, 'V and x')
})

test('the bodies are made of circle, crescent and cross as tradition has them', () => {
  const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = BODY_GLYPHS
  const [disc, dot, ...more] = circlesIn(sun)
  assert.deepEqual([disc!.centre, dot!.centre, more], [[0, 0], [0, 0], []])
  assert.ok(disc!.radius > 8 && dot!.radius < 1, 'the Sun is a circle with a dot')
  assert.deepEqual(
    strokesOf(moon).map(({ isClosed }) => isClosed),
    [true],
  )
  assert.equal(circlesIn(moon).length, 0, 'the Moon is a crescent')
  for (const glyph of [mercury, venus, pluto]) {
    const [circle, ...others] = circlesIn(glyph)
    assert.equal(others.length, 0)
    assert.ok(crossIn(glyph)![1] > circle!.centre[1] + circle!.radius, 'a cross stands below the circle')
  }
  const topOf = (glyph: string) => circlesIn(glyph)[0]!.centre[1] - circlesIn(glyph)[0]!.radius
  assert.ok(highest(mercury) < topOf(mercury), 'Mercury has horns above the circle')
  assert.equal(strokesOf(venus).length, 3, 'Venus has nothing but circle and cross')
  assert.ok(circlesIn(pluto)[0]!.radius < circlesIn(venus)[0]!.radius, 'the circle of Pluto lies in a bowl')
  const [shield] = circlesIn(mars)
  const spear = straightIn(mars).at(-1)!.places[1]!
  assert.ok(spear[0] > shield!.centre[0] && spear[1] < shield!.centre[1], 'Mars points up and to the right')
  assert.equal(crossIn(mars), undefined)
  assert.ok(crossIn(saturn)![1] < 0 && circlesIn(saturn).length === 0, 'the cross of Saturn is above')
  assert.equal(circlesIn(jupiter).length, 0)
  const [level] = strokesOf(jupiter)
  assert.ok(level!.places.at(-1)![1] > 0, 'the cross of Jupiter is below')
  assert.ok(circlesIn(uranus)[0]!.centre[1] > 5 && crossIn(uranus)![1] < 0, 'Uranus ends in a small circle')
  assert.ok(crossIn(neptune)![1] > 5 && circlesIn(neptune).length === 0, 'Neptune is a trident with a cross')
})

const placesOf = (glyph: string) => strokesOf(glyph).flatMap(({ places }) => places)
const isSame = (glyph: string, moved: (place: Point) => Point) => {
  const places = placesOf(glyph)
  return places.every((place) => places.some((other) => far(moved(place), other) < 1e-9))
}

test('the signs have the circles, the straight lines and the symmetry of their names', () => {
  const named = Object.entries(SIGN_GLYPHS)
  const namesOf = (has: (glyph: string) => boolean) =>
    named.filter(([, glyph]) => has(glyph)).map(([name]) => name)
  const circles = (count: number) => namesOf((glyph) => circlesIn(glyph).length === count)
  assert.deepEqual(
    circles(1),
    ['taurus', 'leo', 'capricorn'],
    'the head of the bull, the curls of lion and goat',
  )
  assert.deepEqual(circles(2), ['cancer'], 'the claws of the crab')
  assert.deepEqual(namesOf(isAllStraight), ['sagittarius', 'aquarius'], 'the arrow and the waves')
  const isMirrored = (glyph: string) => isSame(glyph, ([x, y]) => [-x, y])
  assert.deepEqual(namesOf(isMirrored), ['aries', 'taurus', 'gemini', 'libra', 'pisces'])
  const isUpsideDown = (glyph: string) => isSame(glyph, ([x, y]) => [x, -y])
  assert.deepEqual(namesOf(isUpsideDown), ['gemini', 'pisces'], 'pillars and fishes')
  const [upper, lower] = strokesOf(SIGN_GLYPHS.aquarius)
  const falls = upper!.places.map(([, y], i) => lower!.places[i]![1] - y)
  assert.ok(
    falls.every((fall) => fall === falls[0] && fall > 0),
    'one wave under the other',
  )
  const [shaft, head] = strokesOf(SIGN_GLYPHS.sagittarius)
  assert.ok(far(shaft!.places[1]!, head!.places[1]!) < 1 && head!.places[1]![0] > 8, 'up and to the right')
  const stems = ({ length }: readonly Stroke[]) => length
  assert.equal(stems(strokesOf(SIGN_GLYPHS.virgo)), stems(strokesOf(SIGN_GLYPHS.scorpio)))
  assert.deepEqual(straightIn(SIGN_GLYPHS.virgo), [])
  assert.equal(straightIn(SIGN_GLYPHS.scorpio).length, 1, 'the sting')
})

test('the aspects have the sides and circles of their names', () => {
  const { conjunction, opposition, sextile, square, trine, semisquare, sesquiquadrate } = ASPECT_GLYPHS
  assert.deepEqual(
    [conjunction, opposition].map((glyph) => circlesIn(glyph).length),
    [1, 2],
  )
  const [box] = strokesOf(square)
  assert.ok(box!.isClosed && strokesOf(square).length === 1)
  assert.deepEqual(sides(box!), [14, 14, 14, 14])
  const [triangle] = strokesOf(trine)
  assert.ok(triangle!.isClosed && triangle!.places.length === 3)
  for (const side of sides(triangle!)) assert.ok(Math.abs(side - 16) < 1)
  // A star of six: three lines of one length through the middle, a sixth of a turn apart.
  const rays = strokesOf(sextile)
  assert.equal(rays.length, 3)
  const turns = rays.map(({ places: [a, b] }) => {
    assert.ok(far(a!, [-b![0], -b![1]]) < 1e-9)
    assert.ok(Math.abs(far(a!, b!) - 17) < 0.1)
    return Math.round((Math.atan2(b![1] - a![1], b![0] - a![0]) * 180) / Math.PI + 180) % 180
  })
  assert.deepEqual(
    turns.toSorted((a, b) => a - b),
    [30, 90, 150],
  )
  const [half, ...none] = strokesOf(semisquare)
  assert.deepEqual([half!.places.length, half!.isClosed, none], [3, false, []], 'two sides of a square')
  const [whole, other] = strokesOf(sesquiquadrate)
  assert.ok(whole!.isClosed && whole!.places.length === 4, 'a square')
  assert.ok(!other!.isClosed && other!.places.length === 3, 'and a half')
})

test('a semisextile is the upper half of a star, a quincunx the same upside down', () => {
  const [line, rays] = strokesOf(ASPECT_GLYPHS.semisextile)
  const [from, to] = line!.places
  assert.equal(from![1], to![1])
  assert.ok(
    rays!.places.every(([, y]) => y <= from![1]),
    'rays rise from the line',
  )
  assert.deepEqual(rays!.places[1], [0, from![1]])
  assert.deepEqual(
    strokesOf(ASPECT_GLYPHS.quincunx),
    strokesOf(ASPECT_GLYPHS.semisextile).map((stroke) => ({
      ...stroke,
      places: stroke.places.map(([x, y]) => [x, -y]),
    })),
  )
})
