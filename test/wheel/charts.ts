/** Charts for the wheel: real ones of random births, and worse ones than any sky has. */
import fc from 'fast-check'
import { ASPECT_NAMES, aspectsBetween } from '../../src/chart/aspects.ts'
import { castChart } from '../../src/chart/chart.ts'
import type { HouseSystem } from '../../src/chart/houses/houses.ts'
import { BODY_GLYPHS, type BodyGlyph } from '../../src/drawing/glyphs.ts'
import type { WheelBody, WheelChart } from '../../src/drawing/wheel/wheel-chart.ts'
import { turn } from './measured-wheel.ts'

const NAMES = Object.keys(BODY_GLYPHS) as BodyGlyph[]
const SYSTEMS: readonly HouseSystem[] = ['placidus', 'koch', 'equal', 'whole']
const [FROM, TO] = [Date.UTC(1900), Date.UTC(2050)]

/** Numbers from 0 to 1, the same ones every time (Park and Miller). */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export interface Cast {
  readonly wheel: WheelChart
  /** By name: the house that the chart has computed. */
  readonly houses: ReadonlyMap<string, number>
}

/** The chart of ten planets at a random time and place, and more bodies anywhere. */
export function randomBirth(chance: () => number, more = 0): Cast {
  const instant = FROM + Math.floor(chance() * (TO - FROM))
  const place = { latitude: chance() * 134 - 67, longitude: chance() * 360 - 180 }
  const houseSystem = SYSTEMS[Math.floor(chance() * SYSTEMS.length)]!
  const { angles, houses, bodies, aspects } = castChart({ instant, place, houseSystem })
  const planets = Object.entries(bodies).map(
    ([name, { longitude, retrograde }]): WheelBody => ({ name: name as BodyGlyph, longitude, retrograde }),
  )
  const others = NAMES.slice(10, 10 + more).map(
    (name): WheelBody => ({ name, longitude: chance() * 360, retrograde: chance() < 0.5 }),
  )
  return {
    wheel: {
      ascendant: angles.ascendant,
      midheaven: angles.midheaven,
      cusps: houses.cusps,
      bodies: [...planets, ...others],
      aspects: aspects.map(({ planet1, planet2, name, orb }) => ({ planet1, planet2, aspect: name, orb })),
    },
    houses: new Map(Object.entries(bodies).map(([name, { house }]) => [name, house])),
  }
}

/** The first chart with the bodies of the second around it. */
export function biWheel(inner: WheelChart, outer: WheelChart): WheelChart {
  const still = ({ bodies }: WheelChart) =>
    Object.fromEntries(bodies.map(({ name, longitude }) => [name, { longitude, motion: 0 }]))
  const aspects = aspectsBetween(still(inner), still(outer)).map(({ planet1, planet2, name, orb }) => ({
    planet1,
    planet2,
    aspect: name,
    orb,
  }))
  return { ...inner, outer: { label: 'Transiting', bodies: outer.bodies, aspects } }
}

const degrees = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000)

/** Widths of twelve houses, some of a degree or less as near the polar circle, in whole thousandths of the circle. */
const widths = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 20, max: 600 })), {
    minLength: 12,
    maxLength: 12,
  })
  .map((parts) => parts.map((part) => (part * 360) / parts.reduce((sum, each) => sum + each)))

/** Bodies anywhere, or all of them in a heap of a few degrees or minutes. */
const bodiesOf = (count: number) =>
  fc
    .record({
      places: fc.array(degrees, { minLength: count, maxLength: count }),
      heap: fc.oneof(fc.constant(360), fc.constantFrom(0.05, 2, 8, 30)),
      from: degrees,
      motions: fc.array(fc.constantFrom('', '', 'R', 'SR', 'SD'), { minLength: count, maxLength: count }),
    })
    .map(({ places, heap, from, motions }) =>
      places.map((place, index): WheelBody => {
        const motion = motions[index]!
        return {
          name: NAMES[index]!,
          longitude: turn(from + (place / 360) * heap),
          retrograde: motion === 'R',
          ...(motion === 'SR' && { station: 'retrograde' }),
          ...(motion === 'SD' && { station: 'direct' }),
        }
      }),
    )

/** Houses as narrow, bodies as crowded and aspects as many as no real chart has them. */
export const adversarial = (count: number): fc.Arbitrary<WheelChart> =>
  fc
    .record({
      ascendant: degrees,
      widths,
      bodies: bodiesOf(count),
      aspects: fc.array(
        fc.record({
          pair: fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([a, b]) => a !== b),
          aspect: fc.constantFrom(...ASPECT_NAMES),
          orb: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
        }),
        { maxLength: 24 },
      ),
    })
    .map(({ ascendant, widths: parts, bodies, aspects }) => {
      let cusp = ascendant
      const cusps = parts.map((part) => {
        const here = turn(cusp)
        cusp += part
        return here
      })
      return {
        ascendant,
        midheaven: cusps[9]!,
        cusps,
        bodies,
        aspects: aspects.map(({ pair, aspect, orb }) => ({
          planet1: NAMES[pair[0]]!,
          planet2: NAMES[pair[1]]!,
          aspect,
          orb,
        })),
      }
    })
