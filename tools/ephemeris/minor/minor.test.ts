import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GM } from '../integrate/bodies.ts'
import { type Orbit, readAsteroidVectors, readElements } from './bodies.ts'
import { carry, type Tracks } from './integrate.ts'

/** A sky that stands still: the Sun in the middle, every planet so far away that it pulls on nothing. */
const tracks: Tracks = (name) => {
  const values = new Float64Array(3 * 100).fill(name === 'sun' ? 0 : 1e7)
  return { first: 2400000.5, stepDays: 1000, values }
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, axis) => value - b[axis]!))

const semiMajorAxis = ({ heliocentric: { position, velocity } }: Orbit) =>
  1 / (2 / Math.hypot(...position) - Math.hypot(...velocity) ** 2 / GM[0]!)

const { epoch, orbits } = readAsteroidVectors()

test('an asteroid on which the Sun alone pulls is back after one revolution', () => {
  const [ceres] = orbits
  const period = 2 * Math.PI * Math.sqrt(semiMajorAxis(ceres!) ** 3 / GM[0]!)
  const alone = { epoch, orbits: [{ ...ceres!, gm: 0 }] }
  const { orbits: after } = carry(alone, epoch + period, tracks)
  const off = distance(after[0]!.heliocentric.position, ceres!.heliocentric.position)
  // What is left is the relativistic term.
  assert.ok(off < 5e-7 && off > 1e-9, `${off} au`)
})

test('an asteroid carried there and back is where it was, to some metres', () => {
  const there = carry({ epoch, orbits }, epoch + 2000.5, tracks)
  const back = carry(there, epoch, tracks)
  back.orbits.forEach(({ name, heliocentric }, i) => {
    assert.ok(distance(heliocentric.position, orbits[i]!.heliocentric.position) < 1e-10, name)
  })
})

test('asteroids with a mass pull on the others, not on themselves', () => {
  const without = orbits.map((orbit) => ({ ...orbit, gm: 0 }))
  const onlyCeres = orbits.map((orbit) => ({ ...orbit, gm: orbit.name === 'ceres' ? orbit.gm : 0 }))
  const places = [without, onlyCeres].map(
    (some) => carry({ epoch, orbits: some }, epoch + 1000, tracks).orbits,
  )
  const moved = orbits.map((_, i) =>
    distance(places[0]![i]!.heliocentric.position, places[1]![i]!.heliocentric.position),
  )
  assert.equal(moved[0], 0)
  assert.ok(moved.slice(1).every((off) => off > 1e-10 && off < 1e-5))
})

test("JPL's elements of the same body at two epochs are the same orbit, nearly", () => {
  const [one, two] = ['minor-bodies-j2000', 'minor-bodies-2026-06-09'].map((file) =>
    readElements(file).orbits.find(({ name }) => name === 'chiron'),
  )
  assert.ok(Math.abs(semiMajorAxis(one!) - semiMajorAxis(two!)) < 0.1)
})
