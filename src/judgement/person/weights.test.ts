import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NatalTransit } from '../../chart/natal-transits.ts'
import { influenceOf, intensityOfTransit, strengthOfTransit } from './weights.ts'

test('a transit is medium from a strength of 0.3 on, and high from 0.55 on', () => {
  const cases: [number, string][] = [
    [0, 'low'],
    [0.299, 'low'],
    [0.3, 'medium'],
    [0.549, 'medium'],
    [0.55, 'high'],
    [1, 'high'],
  ]
  for (const [strength, intensity] of cases) assert.equal(intensityOfTransit(strength), intensity)
})

const transit = (words: string, more: object = {}) => {
  const [transiting, name, natal] = words.split(' ')
  return { transiting, name, natal, applying: true, exactness: 1, orb: 0, ...more } as NatalTransit
}
const near = (one: number, other: number, what: string) =>
  assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}`)

test('an exact, applying aspect to Sun or Moon is as strong as the transiting planet', () => {
  const weights =
    'moon 0.45, mercury 0.55, venus 0.6, sun 0.65, mars 0.7, jupiter 0.85, uranus 0.9, neptune 0.9, saturn 0.95, pluto 1'
  for (const [planet, weight] of weights.split(', ').map((each) => each.split(' ')))
    for (const light of ['sun', 'moon'])
      near(strengthOfTransit(transit(`${planet} trine ${light}`)), Number(weight), planet!)
})

test('a natal planet that a whole generation shares counts for less', () => {
  const weights =
    'mercury 0.9, venus 0.9, mars 0.9, saturn 0.8, jupiter 0.75, uranus 0.6, neptune 0.6, pluto 0.6'
  for (const [planet, weight] of weights.split(', ').map((each) => each.split(' ')))
    near(strengthOfTransit(transit(`pluto square ${planet}`)), Number(weight), planet!)
})

test('minor aspects count 0.7, separating ones 0.85, and each as much as it is exact', () => {
  for (const minor of ['semisextile', 'semisquare', 'sextile', 'sesquiquadrate', 'quincunx'])
    near(strengthOfTransit(transit(`pluto ${minor} sun`)), 0.7, minor)
  near(strengthOfTransit(transit('pluto trine sun', { applying: false })), 0.85, 'separating')
  near(strengthOfTransit(transit('pluto trine sun', { exactness: 0.4 })), 0.4, 'exactness')
  near(strengthOfTransit(transit('mars sextile venus', { applying: false, exactness: 0.5 })), 0.187425, 'all')
})

test('the nature of a transit is that of its aspect, of a conjunction that of its planet', () => {
  const cases = {
    'venus conjunction sun': 'harmonious',
    'moon conjunction sun': 'neutral',
    'saturn conjunction sun': 'challenging',
    'saturn trine sun': 'harmonious',
    'venus square sun': 'challenging',
    // Very challenging is challenging here.
    'saturn square sun': 'challenging',
    'venus quincunx sun': 'neutral',
  }
  for (const [words, nature] of Object.entries(cases))
    assert.equal(influenceOf(transit(words)), nature, words)
})
