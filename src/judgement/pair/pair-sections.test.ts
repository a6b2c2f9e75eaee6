import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../../../test/pair-made-facts.ts'
import { elementFact, overlayFact, type PairFact } from './facts.ts'
import { pairSections } from './pair-sections.ts'

const sectionsOf = (...facts: PairFact[]) =>
  pairSections(facts).map(({ id, facts: own }) => [id, own.map(({ sources }) => sources[0])])
const only = (fact: PairFact) => pairSections([fact])[0]!.id

test('each contact belongs to the section of its theme', () => {
  const rows = [
    [contactOf('venus', 'opposition', 'ascendant', 1), 'first_sight'],
    [contactOf('sun', 'square', 'sun', 1), 'first_sight'],
    [contactOf('mercury', 'trine', 'venus', 1), 'talking'],
    [contactOf('saturn', 'square', 'mercury', 1), 'talking'],
    [contactOf('uranus', 'conjunction', 'mercury', 1), 'talking'],
    [contactOf('sun', 'trine', 'moon', 1), 'closeness'],
    [contactOf('venus', 'square', 'mars', 1), 'closeness'],
    [contactOf('moon', 'trine', 'neptune', 1), 'closeness'],
    [contactOf('saturn', 'square', 'moon', 1), 'everyday'],
    [contactOf('mars', 'trine', 'moon', 1), 'everyday'],
    [contactOf('mars', 'square', 'moon', 1), 'everyday'],
    [contactOf('mars', 'square', 'mars', 1), 'quarrels'],
    [contactOf('sun', 'trine', 'mars', 1), 'everyday'],
    [contactOf('pluto', 'square', 'venus', 1), 'quarrels'],
    [contactOf('uranus', 'square', 'sun', 1), 'quarrels'],
    [contactOf('jupiter', 'conjunction', 'sun', 1), 'building'],
    [contactOf('saturn', 'trine', 'venus', 1), 'building'],
    [contactOf('pluto', 'trine', 'sun', 1), 'building'],
  ] as const
  for (const [fact, section] of rows) assert.equal(only(fact), section, fact.sources.join())
})

test('overlays belong to the matter of their house, elements to that of their bodies', () => {
  const ofHouses = Array.from({ length: 12 }, (_, at) => only(overlayFact('their', 'sun', at + 1)))
  assert.deepEqual(ofHouses, [
    ...['first_sight', 'building', 'talking', 'everyday', 'closeness', 'everyday'],
    ...['first_sight', 'building', 'talking', 'building', 'building', 'closeness'],
  ])
  for (const [meeting, section] of [
    ['suns', 'first_sight'],
    ['moons', 'closeness'],
    ['mercuries', 'talking'],
    ['venus-mars', 'closeness'],
  ] as const)
    assert.equal(only(elementFact(meeting, 'aries', 'leo')), section)
})

test('the strongest fact begins a section, each fact stands in one section only, and empty sections are left out', () => {
  assert.deepEqual(
    sectionsOf(
      contactOf('mercury', 'trine', 'mercury', 2),
      contactOf('mercury', 'square', 'sun', 5),
      contactOf('jupiter', 'trine', 'sun', 1),
    ),
    [
      ['talking', ['first-mercury-square-second-sun', 'first-mercury-trine-second-mercury']],
      ['building', ['first-jupiter-trine-second-sun']],
    ],
  )
})

test('a section that has enough facts gives one to another section where it fits as well', () => {
  const hard = [
    contactOf('saturn', 'square', 'sun', 5),
    contactOf('saturn', 'square', 'moon', 4),
    contactOf('mars', 'square', 'moon', 3),
  ]
  assert.deepEqual(sectionsOf(...hard), [
    ['everyday', ['first-saturn-square-second-sun', 'first-saturn-square-second-moon']],
    ['quarrels', ['first-mars-square-second-moon']],
  ])
  assert.equal(sectionsOf(...hard.slice(0, 1), hard[2]!)[0]![1]!.length, 2, 'two are not too many')
})

test('the section about quarrels begins with a hard contact, and is left out without one', () => {
  const [easy, hard] = [contactOf('mars', 'trine', 'mars', 5), contactOf('mars', 'square', 'sun', 2)]
  assert.deepEqual(sectionsOf(easy, hard), [
    ['quarrels', ['first-mars-square-second-sun', 'first-mars-trine-second-mars']],
  ])
  assert.deepEqual(sectionsOf(easy, contactOf('mars', 'trine', 'moon', 6)), [
    ['everyday', ['first-mars-trine-second-moon', 'first-mars-trine-second-mars']],
  ])
})
