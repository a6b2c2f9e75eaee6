import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body } from '../../../src/sky/bodies.ts'
import { compareHorizons, comparePositions, figuresOf, rowsOf } from './compare.ts'

type Limits = readonly [born: number, ever: number]

/**
 * Arcseconds in longitude against the Swiss Ephemeris with the files of DE431 and of DE441: 1800–2100, and in all years of the body. Its asteroids are an
 * integration of its own, and its editions differ by as much as we do from either; JPL's places below are the sharper test.
 */
const FROM_SWISS: Partial<Record<Body, { de431?: Limits; de441: Limits }>> = {
  mean_node: { de431: [0.4, 1.2], de441: [0.4, 1.2] },
  true_node: { de431: [0.6, 0.9], de441: [0.6, 0.9] },
  lilith: { de431: [0.6, 1.2], de441: [0.6, 1.2] },
  true_lilith: { de431: [0.8, 1], de441: [0.8, 1] },
  chiron: { de431: [3.5, 9], de441: [2, 5] },
  ceres: { de431: [1, 5], de441: [1.5, 7] },
  pallas: { de431: [8, 30], de441: [3.5, 14] },
  juno: { de431: [5, 20], de441: [2, 7] },
  vesta: { de431: [5, 18], de441: [5, 17] },
  pholus: { de431: [80, 80], de441: [70, 70] },
  eris: { de441: [50, 50] },
}
/** Arcseconds a day. The true apogee is the quickest of all: it goes several degrees a day, either way. */
const MOTION = 1
const MOTION_OF_APOGEE = 4

for (const [body, editions] of Object.entries(FROM_SWISS) as [Body, Record<string, Limits>][])
  for (const [edition, [born, ever]] of Object.entries(editions))
    test(`${body} agrees with the Swiss Ephemeris on ${edition}`, (t) => {
      const file = `further-bodies-${edition}`
      const recent = comparePositions(file, body, [1800, 2100])
      const all = comparePositions(file, body)
      const [near, far] = [recent, all].map(({ longitude }) => figuresOf(longitude))
      t.diagnostic(
        `${body}, ${edition}: 1800–2100 median ${near!.median.toFixed(3)}″ worst ${near!.worst.toFixed(3)}″; ${far!.count} instants, worst ${far!.worst.toFixed(3)}″; latitude ${figuresOf(all.latitude).worst.toFixed(3)}″, motion ${figuresOf(recent.motion).worst.toFixed(3)}″/day`,
      )
      assert.ok(near!.count >= 280)
      assert.ok(near!.worst <= born)
      assert.ok(far!.worst <= ever)
      assert.ok(figuresOf(all.latitude).worst <= ever)
      assert.ok(figuresOf(recent.motion).worst <= (body === 'true_lilith' ? MOTION_OF_APOGEE : MOTION))
      assert.deepEqual(all.wrongFlags, [], 'retrograde flags away from stations')
    })

for (const body of ['ceres', 'pallas', 'juno', 'vesta'] as const)
  test(`${body} stands within 0.1″ of the places that JPL has printed`, (t) => {
    const errors = compareHorizons(body)
    t.diagnostic(`${body}: ${errors.map((error) => `${error.toFixed(3)}″`).join(', ')}`)
    assert.equal(errors.length, 3)
    assert.ok(figuresOf(errors).worst <= 0.1)
  })

test('the rows hold every body that has limits, and no body without', () => {
  const named = (file: string) =>
    Object.keys(rowsOf(file)[0]!).flatMap((column) => /^(?!sun)(.+)_longitude$/.exec(column)?.[1] ?? [])
  const limited = Object.keys(FROM_SWISS).sort()
  assert.deepEqual(named('further-bodies-de441').sort(), limited)
  assert.deepEqual(
    named('further-bodies-de431').sort(),
    limited.filter((body) => body !== 'eris'),
  )
})
