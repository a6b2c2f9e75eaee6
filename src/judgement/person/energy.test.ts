import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overallEnergy } from './energy.ts'
import type { InfluenceNature } from './weights.ts'

test('a day without transits has a low intensity and nothing for or against it', () => {
  const { intensity, shares } = overallEnergy([])
  assert.deepEqual([intensity, shares], ['low', { harmonious: 0, challenging: 0, neutral: 1 }])
})

const energyOf = (harmonious: number, challenging: number, neutral: number) =>
  overallEnergy(
    Object.entries({ harmonious, challenging, neutral }).map(([nature, strength]) => ({
      nature: nature as InfluenceNature,
      strength,
    })),
  )

test('a day that differs from the average by 0.12 has a side; one without is neutral from 0.16 on, or else mixed', () => {
  // The average day has 0.125 more against it than for it.
  const cases: [number, number, number, string][] = [
    [20, 21, 159, 'harmonious'],
    [20, 22, 158, 'neutral'],
    [20, 69, 111, 'challenging'],
    [20, 68, 112, 'neutral'],
    [9, 12, 4, 'neutral'],
    [91, 120, 39, 'mixed'],
    [375, 500, 125, 'mixed'],
  ]
  for (const [harmonious, challenging, neutral, type] of cases) {
    const energy = energyOf(harmonious, challenging, neutral)
    assert.equal(energy.type, type, `${harmonious} ${challenging} ${neutral}`)
    const all = harmonious + challenging + neutral
    assert.deepEqual(energy.shares, {
      harmonious: harmonious / all,
      challenging: challenging / all,
      neutral: neutral / all,
    })
  }
})

test('a day is medium if its strongest transit has 0.64, and high from 0.79 on', () => {
  const cases: [number, string][] = [
    [0.639, 'low'],
    [0.64, 'medium'],
    [0.789, 'medium'],
    [0.79, 'high'],
  ]
  for (const [strength, intensity] of cases) {
    const rest = { nature: 'neutral', strength: 0.1 } as const
    assert.equal(overallEnergy([{ nature: 'harmonious', strength }, rest]).intensity, intensity)
  }
})
