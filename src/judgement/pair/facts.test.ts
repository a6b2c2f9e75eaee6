import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AspectName } from '../../chart/aspects.ts'
import { type SynastryPoint, synastryId } from '../../chart/synastry.ts'
import { type PairAspect, pairAspects } from './aspects.ts'
import { contactFact, elementFact, OVERLAY_BODIES, overlayFact } from './facts.ts'

/** The aspect of two points that stand so many degrees apart. */
function aspectAt(first: SynastryPoint, second: SynastryPoint, apart: number): PairAspect {
  const [aspect] = pairAspects(
    { points: { [first]: { longitude: 10 } }, cusps: null, houseSystem: null },
    { points: { [second]: { longitude: 10 + apart } }, cusps: null, houseSystem: null },
    { kind: 'love' },
  )
  return aspect!
}

test('a contact is seen from the first person, and its weight is its influence', () => {
  const aspect = aspectAt('venus', 'mars', 91)
  assert.deepEqual(contactFact(aspect), {
    type: 'contact',
    yours: 'venus',
    theirs: 'mars',
    aspect: 'square',
    shape: 'friction',
    theme: 'pull',
    sign: '-',
    weight: -aspect.influence,
    sources: ['first-venus-square-second-mars'],
  })
})

test('a fact that is uncertain, has no weight or has no text is left out', () => {
  const sun = aspectAt('sun', 'moon', 1)
  assert.ok(contactFact(sun))
  assert.equal(contactFact({ ...sun, certain: false }), null)
  assert.equal(contactFact({ ...sun, influence: 0.24 }), null)
  assert.ok(contactFact({ ...sun, influence: -0.25 }))
  assert.equal(contactFact(aspectAt('jupiter', 'saturn', 1)), null)
  assert.equal(contactFact(aspectAt('sun', 'midheaven', 1)), null)
  assert.equal(contactFact(aspectAt('sun', 'north_node', 1)), null)
  assert.equal(contactFact(aspectAt('uranus', 'ascendant', 1)), null)
  assert.equal(contactFact(aspectAt('ascendant', 'pluto', 120)), null)
  assert.equal(contactFact(aspectAt('venus', 'ascendant', 90)), null, 'a square to the Ascendant')
})

test('across from an Ascendant all but Saturn are a welcome', () => {
  for (const [body, sign] of [
    ['sun', '+'],
    ['mars', '+'],
    ['jupiter', '+'],
    ['saturn', '-'],
  ] as const) {
    assert.equal(contactFact(aspectAt(body, 'ascendant', 180))!.sign, sign, body)
    assert.equal(contactFact(aspectAt('ascendant', body, 180))!.sign, sign, body)
  }
  assert.equal(contactFact(aspectAt('saturn', 'ascendant', 120))!.sign, '+')
})

test('what a body brings into the other’s house is its theme, and the lights bring most', () => {
  const brought = OVERLAY_BODIES.map((body) => {
    const { theme, weight } = overlayFact('their', body, 4)
    return `${body} ${theme} ${weight}`
  })
  assert.deepEqual(brought, [
    'sun light 3',
    'moon shelter 3',
    'mercury talk 2',
    'venus warmth 2.5',
    'mars push 2.5',
    'jupiter reach 1.5',
    'saturn hold 2',
  ])
})

test('an overlay has an id of whose body is in whose house', () => {
  assert.deepEqual(overlayFact('their', 'moon', 4).sources, ['second-moon-in-first-house-4'])
  assert.deepEqual(overlayFact('your', 'venus', 10).sources, ['first-venus-in-second-house-10'])
  const { theme, sign } = overlayFact('your', 'saturn', 1)
  assert.deepEqual([theme, sign, overlayFact('your', 'sun', 1).sign], ['hold', '-', '+'])
})

test('fire gets on with air, and earth with water; the placements are the sources', () => {
  const signs = (yours: 'aries' | 'taurus', theirs: 'leo' | 'virgo' | 'libra' | 'pisces') =>
    elementFact('suns', yours, theirs).sign
  assert.deepEqual(
    (['leo', 'virgo', 'libra', 'pisces'] as const).map((theirs) => signs('aries', theirs)),
    ['+', '-', '+', '-'],
  )
  assert.deepEqual(
    (['leo', 'virgo', 'libra', 'pisces'] as const).map((theirs) => signs('taurus', theirs)),
    ['-', '+', '-', '+'],
  )
  const { yours, theirs, theme, sources } = elementFact('venus-mars', 'cancer', 'gemini')
  assert.deepEqual([yours, theirs, theme], ['water', 'air', 'pull'])
  assert.deepEqual(sources, ['first-venus-in-cancer', 'second-mars-in-gemini'])
})

test('ids of contacts are those of the aspects', () => {
  const name: AspectName = 'trine'
  assert.equal(contactFact(aspectAt('mars', 'sun', 120))!.sources[0], synastryId('mars', name, 'sun'))
})
