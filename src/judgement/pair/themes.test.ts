import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AspectName } from '../../chart/aspects.ts'
import type { SynastryPoint } from '../../chart/synastry.ts'
import { PAIR_PARTS, sharesOf, THEME_SHARES } from './parts.ts'
import { type PairTone, pairToneOf } from './themes.ts'
import { PAIR_KINDS, PAIR_ORBS, type PairKind, WEIGHED_POINTS, weightOf } from './weights.ts'

const tone = (one: SynastryPoint, aspect: AspectName, two: SynastryPoint, kind: PairKind = 'love') => {
  const { theme, sign, shape } = pairToneOf(one, two, aspect, kind)
  assert.deepEqual(pairToneOf(two, one, aspect, kind), { theme, sign, shape }, 'the same from the other side')
  return theme === null ? null : `${theme}${sign} ${shape}`
}

test('each pair of points has its theme', () => {
  const themes: [SynastryPoint, SynastryPoint, string][] = [
    ['sun', 'sun', 'light'],
    ['sun', 'ascendant', 'light'],
    ['moon', 'sun', 'shelter'],
    ['moon', 'moon', 'shelter'],
    ['moon', 'ascendant', 'shelter'],
    ['venus', 'sun', 'warmth'],
    ['venus', 'moon', 'warmth'],
    ['venus', 'venus', 'warmth'],
    ['venus', 'ascendant', 'warmth'],
    ['mercury', 'sun', 'talk'],
    ['mercury', 'mars', 'talk'],
    ['mercury', 'venus', 'talk'],
    ['mercury', 'ascendant', 'talk'],
    ['venus', 'mars', 'pull'],
    ['mars', 'sun', 'push'],
    ['mars', 'moon', 'push'],
    ['mars', 'mars', 'push'],
    ['jupiter', 'mercury', 'reach'],
    ['saturn', 'moon', 'hold'],
    ['uranus', 'mars', 'room'],
    ['neptune', 'ascendant', 'haze'],
    ['pluto', 'midheaven', 'depth'],
  ]
  for (const [one, two, theme] of themes) assert.equal(tone(one, 'trine', two), `${theme}+ flow`)
})

test('Mars with the Ascendant is pull in love and push elsewhere', () => {
  assert.equal(tone('mars', 'conjunction', 'ascendant', 'love'), 'pull+ on')
  for (const kind of ['friendship', 'family', 'work'] as const)
    assert.equal(tone('mars', 'conjunction', 'ascendant', kind), 'push+ on')
})

test('a conjunction is easy or hard depending on its two points', () => {
  const merged = (one: SynastryPoint, two: SynastryPoint) => tone(one, 'conjunction', two)
  assert.equal(merged('sun', 'moon'), 'shelter+ merge')
  assert.equal(merged('venus', 'mars'), 'pull+ merge')
  assert.equal(merged('jupiter', 'venus'), 'reach+ merge')
  assert.equal(merged('saturn', 'venus'), 'hold- merge')
  assert.equal(merged('pluto', 'mercury'), 'depth- merge')
  assert.equal(merged('uranus', 'mercury'), 'room+ merge')
  assert.equal(merged('uranus', 'venus'), 'room+ merge')
  assert.equal(merged('uranus', 'sun'), 'room- merge')
  assert.equal(merged('neptune', 'moon'), 'haze+ merge')
  assert.equal(merged('neptune', 'venus'), 'haze+ merge')
  assert.equal(merged('neptune', 'mercury'), 'haze- merge')
  assert.equal(merged('mars', 'sun'), 'push+ merge')
  assert.equal(merged('mars', 'moon'), 'push- merge')
  assert.equal(merged('mars', 'mars'), 'push- merge')
  assert.equal(merged('saturn', 'ascendant'), 'hold- on')
})

test('squares and oppositions are friction, but an opposition to the Ascendant is a meeting', () => {
  assert.equal(tone('sun', 'square', 'moon'), 'shelter- friction')
  assert.equal(tone('sun', 'opposition', 'moon'), 'shelter- friction')
  assert.equal(tone('saturn', 'opposition', 'ascendant'), 'hold+ opposite')
  assert.equal(tone('sun', 'sextile', 'ascendant'), 'light+ flow')
})

test('no text is about squares to the Ascendant, slow planets among themselves, or minor aspects', () => {
  assert.deepEqual(pairToneOf('sun', 'ascendant', 'square', 'love'), {
    theme: null,
    sign: '-',
    shape: 'friction',
  } satisfies PairTone)
  assert.equal(tone('jupiter', 'trine', 'pluto'), null)
  assert.equal(tone('saturn', 'conjunction', 'saturn'), null)
  assert.equal(tone('sun', 'quincunx', 'moon'), null)
  assert.equal(tone('sun', 'trine', 'midheaven'), null)
  assert.equal(tone('chiron', 'trine', 'sun'), null)
})

test('all that has a weight has a sign, and a theme unless it is a square to the Ascendant', () => {
  for (const kind of PAIR_KINDS)
    for (const one of WEIGHED_POINTS)
      for (const two of WEIGHED_POINTS)
        for (const aspect of Object.keys(PAIR_ORBS) as (keyof typeof PAIR_ORBS)[]) {
          if (weightOf(one, two, aspect, kind).weight === 0) continue
          const { theme, sign } = pairToneOf(one, two, aspect, kind)
          const isSquare = aspect === 'square' && [one, two].includes('ascendant')
          assert.notEqual(sign, null, `${one} ${aspect} ${two}`)
          assert.equal(theme === null, isSquare, `${one} ${aspect} ${two}`)
        }
})

test('the shares of every theme add up to 1', () => {
  for (const bySign of Object.values(THEME_SHARES))
    for (const shares of Object.values(bySign)) {
      const sum = Object.values(shares).reduce((total, share) => total + share, 0)
      assert.ok(Math.abs(sum - 1) < 1e-12)
      assert.ok(Object.keys(shares).every((part) => (PAIR_PARTS as readonly string[]).includes(part)))
    }
  assert.deepEqual(sharesOf({ theme: null, sign: '-', shape: 'friction' }), { friction: 1 })
})
