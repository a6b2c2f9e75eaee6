/** docs/natal-reading.md, "What counts": the strongest planets, sign, house and element. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inHouse, inSign, perhapsIn, planetsWith } from '../../../test/made-facts.ts'
import type { Planet } from '../../sky/planets.ts'
import { elementOf, SIGNS } from '../../sky/zodiac.ts'
import { dominantsOf } from './dominants.ts'
import type { WeighedFact } from './sections.ts'
import { pointsIn } from './weights.ts'

function dominants(points: Partial<Record<Planet, number>>, ...facts: WeighedFact[]) {
  const planets = planetsWith(points)
  return dominantsOf(planets, facts, pointsIn(planets))
}

test('the three strongest planets are shown', () => {
  const { planets } = dominants({ mars: 5, sun: 3, pluto: 4, moon: 2 })
  assert.deepEqual(
    planets.map(({ planet }) => planet),
    ['mars', 'pluto', 'sun'],
  )
})

test('each sign, element and house can be the strongest, with the planets that make it so', () => {
  for (const [at, sign] of SIGNS.entries()) {
    const facts = [inSign('sun', sign), inHouse('sun', at + 1), inSign('mars', sign), inHouse('mars', at + 1)]
    const found = dominants({ sun: 4, mars: 2.5 }, ...facts)
    const reasons = (place: string) => [
      { facts: [`sun-in-${place}`], points: 4 },
      { facts: [`mars-in-${place}`], points: 2.5 },
    ]
    assert.deepEqual(found.sign, { name: sign, points: 6.5, reasons: reasons(sign) })
    assert.deepEqual(found.element, { name: elementOf(sign), points: 6.5, reasons: reasons(sign) })
    const house = `house-${at + 1}`
    assert.deepEqual(found.house, { name: at + 1, points: 6.5, reasons: reasons(house) })
  }
})

test('the strongest has at least 1.25 times the points of the next', () => {
  const placed = [inSign('sun', 'leo'), inSign('moon', 'taurus'), inHouse('sun', 2), inHouse('moon', 11)]
  for (const [sun, isClear] of [
    [5.1, true],
    [5, true],
    [4.9, false],
    [4, false],
  ] as const) {
    const { sign, house, element } = dominants({ sun, moon: 4 }, ...placed)
    assert.equal(sign?.name, isClear ? 'leo' : undefined, `${sun}`)
    assert.equal(house?.name, isClear ? 2 : undefined, `${sun}`)
    assert.equal(element?.name, isClear ? 'fire' : undefined, `${sun}`)
  }
})

test('an element has the points of its three signs together', () => {
  const facts = [inSign('sun', 'leo'), inSign('moon', 'cancer'), inSign('mars', 'pisces')]
  const { sign, element } = dominants({ sun: 4, moon: 3, mars: 3 }, ...facts)
  assert.equal(sign?.name, 'leo')
  assert.equal(element?.name, 'water')
  assert.equal(element?.points, 6)
})

test('the rising sign counts for seven, and the Midheaven and the node for nothing', () => {
  const facts = [inSign('ascendant', 'virgo'), inSign('midheaven', 'leo'), inSign('north_node', 'leo')]
  const { sign, element, house } = dominants(
    { sun: 3 },
    inSign('sun', 'leo'),
    ...facts,
    inHouse('north_node', 4),
  )
  const reasons = [{ facts: ['ascendant-in-virgo'], points: 7 }]
  assert.deepEqual(sign, { name: 'virgo', points: 7, reasons })
  assert.deepEqual(element, { name: 'earth', points: 7, reasons })
  assert.equal(house, null)
})

test('a house gets points for the planets in it, and only once for a ruler or a stellium', () => {
  const ruler: WeighedFact = { ...inHouse('sun', 3), id: 'ruler-in-house-3', kind: 'ruler' }
  const crowd: WeighedFact = { ...inHouse('sun', 3), id: 'stellium-in-house-3', kind: 'stellium' }
  const { house } = dominants({ sun: 4, moon: 3 }, inHouse('sun', 3), inHouse('moon', 5), ruler, crowd)
  assert.deepEqual(house, { name: 3, points: 4, reasons: [{ facts: ['sun-in-house-3'], points: 4 }] })
  const { sign } = dominants({ sun: 4 }, inSign('sun', 'leo'), {
    ...inSign('sun', 'leo'),
    id: 'stellium-in-leo',
    kind: 'stellium',
  })
  assert.equal(sign?.points, 4)
})

test('a planet that changes its sign on a day without an hour counts for neither', () => {
  const { sign, element, house } = dominants(
    { sun: 2, moon: 6 },
    inSign('sun', 'leo'),
    perhapsIn('moon', 'virgo'),
    perhapsIn('moon', 'libra'),
  )
  assert.equal(sign?.name, 'leo')
  assert.equal(element?.name, 'fire')
  assert.equal(house, null)
})

test('half a point makes a house the strongest if no other has any, and without any points none is the strongest', () => {
  const alone = dominants({ pluto: 0.5 }, inSign('pluto', 'leo'), inHouse('pluto', 3))
  assert.deepEqual([alone.sign?.name, alone.house?.name, alone.element?.name], ['leo', 3, 'fire'])
  const { sign, house, element } = dominants({})
  assert.deepEqual([sign, house, element], [null, null, null])
})
