/** docs/natal-reading.md, "Sections": which section tells a fact, and what it begins with. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { balance, inHouse, inSign, meeting, perhapsIn } from '../../../test/made-facts.ts'
import { PATTERNS } from '../../chart/patterns.ts'
import { PLANETS } from '../../sky/planets.ts'
import { ELEMENTS, MODALITIES } from '../../sky/zodiac.ts'
import { type ChartFact, type FactKind, READING_BODIES, type Subject } from './fact.ts'
import { SECTIONS, sectionOf, sectionPlans, type WeighedFact } from './sections.ts'

const page = readFileSync('docs/natal-reading.md', 'utf8')
/** The text of a bullet of the page. */
const bullet = (name: string) => page.split(`- **${name}**: `)[1]!.split(/\n(?! )/)[0]!

/** `moon, neptune feelings; mercury mind`: the last word of each part is the section of the names before it. */
const sectionsIn = (text: string): Map<string, string> =>
  new Map(
    text.split(/[;.] ?/).flatMap((part) => {
      const [, names, section] = /^(.+) (\w+)$/s.exec(part.trim()) ?? []
      return (names ?? '').split(', ').map((name) => [name.toLowerCase(), section!] as const)
    }),
  )

const factOf = (kind: FactKind, subjects: readonly Subject[], ...keys: string[]): ChartFact => ({
  ...{ id: kind, kind, subjects, keys },
})

test('signs, retrograde planets and dignities belong to the section of the body', () => {
  const sections = sectionsIn(
    bullet('Signs, retrograde planets, dignities').replace('identity, mid', 'identity; mid'),
  )
  for (const body of [...READING_BODIES, 'ascendant', 'midheaven'] as const)
    assert.equal(sectionOf(inSign(body, 'leo')), sections.get(body.replace('_', ' ')), body)
  for (const kind of ['retrograde', 'dignity'] as const)
    for (const planet of PLANETS) assert.equal(sectionOf(factOf(kind, [planet])), sections.get(planet), kind)
})

test('houses belong to the section of their matter, but for the planets that stay in their own', () => {
  const [matters, ...rest] = bullet('Houses').replace('by their matter: ', '').split('. ')
  const ofHouse = sectionsIn(matters!)
  assert.equal(ofHouse.size, 12)
  assert.match(
    rest.join(),
    /^Sun, Moon, Mercury, Venus, Mars stay .+ but in 2, 6 and 10, and Mars also goes to love in 5 and 7/,
  )
  const own = ['sun', 'moon', 'mercury', 'venus', 'mars']
  for (let house = 1; house <= 12; house++)
    for (const body of READING_BODIES) {
      const matter = ofHouse.get(String(house))!
      const ofBody = sectionOf(inSign(body, 'leo'))
      const stays =
        body === 'north_node' ||
        (own.includes(body) &&
          ![2, 6, 10].includes(house) &&
          !(body === 'mars' && (house === 5 || house === 7)))
      assert.equal(sectionOf(inHouse(body, house)), stays ? ofBody : matter, `${body} ${house}`)
    }
  for (const [house, section] of ofHouse)
    assert.equal(
      sectionOf({ ...factOf('stellium', ['sun'], 'houses', house), house: Number(house) }),
      section,
    )
})

test('aspects belong to the section of the first planet, but for those that the page names', () => {
  const ofSecond = bullet('Aspects').match(/\w+-\w+/g)!
  assert.equal(ofSecond.length, 7)
  for (const [at, one] of PLANETS.entries())
    for (const two of PLANETS.slice(at + 1)) {
      const whose = ofSecond.includes(`${one}-${two}`) ? two : one
      assert.equal(sectionOf(meeting(one, 'trine', two)), sectionOf(inSign(whose, 'leo')), `${one}-${two}`)
    }
})

test('everything else belongs to the section that the page names', () => {
  const sentence = bullet('The rest').split('. ')[0]!
  const text = sentence
    .replace('a stellium in a house as its house; ', '')
    .replace('empty eastern and western halves', 'eastern, western')
    .replace('an empty half above or below the horizon', 'above, below')
    .replaceAll(/\s+/g, ' ')
  const sections = sectionsIn(text)
  const expect = (fact: ChartFact, name: string) => assert.equal(sectionOf(fact), sections.get(name), name)
  expect(factOf('ruler', ['mars'], '9'), 'ruler')
  expect({ ...factOf('stellium', ['mars'], 'signs', 'leo'), sign: 'leo' }, 'stellium in a sign')
  expect(factOf('sect', ['sun'], 'day'), 'sect')
  expect(factOf('moon_phase', ['sun', 'moon'], 'full_moon'), 'moon phase')
  for (const half of ['eastern', 'western']) expect(factOf('hemisphere', [], half), half)
  for (const half of ['above', 'below']) expect(factOf('hemisphere', [], `${half}_horizon`), half)
  for (const name of [...ELEMENTS, ...MODALITIES])
    for (const amount of ['much', 'little'] as const) expect(balance(name, amount), name)
  for (const name of PATTERNS)
    if (name !== 'stellium')
      expect(factOf('pattern', ['mars'], name), name === 't_square' ? 't-square' : name.replace('_', ' '))
})

const planOf = (id: string, ...facts: WeighedFact[]) =>
  sectionPlans(facts).find((section) => section.id === id)
const ids = (facts: readonly WeighedFact[] | undefined) => facts?.map(({ id }) => id)

test('each section begins with the sign of its own body, whatever weighs more', () => {
  const ANCHORS = {
    identity: ['sun', 'ascendant'],
    feelings: ['moon'],
    mind: ['mercury'],
    love: ['venus'],
    drive: ['mars'],
    work: ['midheaven'],
    limits: ['saturn'],
  } as const
  for (const [id, bodies] of Object.entries(ANCHORS)) {
    const anchors = bodies.map((body, at) => inSign(body, 'leo', 1 + at))
    const heavier = PLANETS.map((planet) => inHouse(planet, 3, 9)).filter((fact) => sectionOf(fact) === id)
    const plan = planOf(id, ...heavier, ...anchors.toReversed())
    assert.deepEqual(
      ids(plan!.anchors),
      bodies.map((body) => `${body}-in-leo`),
    )
    assert.deepEqual(plan!.more, heavier)
  }
})

test('growth begins with the weightier of Jupiter and the north node', () => {
  const node = inSign('north_node', 'aries', 4)
  for (const [weight, first, second] of [
    [4.1, 'jupiter-in-leo', 'north-node-in-aries'],
    [3.9, 'north-node-in-aries', 'jupiter-in-leo'],
  ] as const) {
    const { anchors, more } = planOf('growth', node, inSign('jupiter', 'leo', weight))!
    assert.deepEqual(ids(anchors), [first])
    assert.deepEqual(ids(more), [second])
  }
})

test('a section has both signs of a body between two signs at its beginning, or neither', () => {
  const { anchors, more } = planOf('feelings', perhapsIn('moon', 'aries', 3), perhapsIn('moon', 'taurus', 3))!
  assert.deepEqual(ids(anchors), ['moon-in-aries', 'moon-in-taurus'])
  assert.deepEqual(more, [])
  const both = [perhapsIn('jupiter', 'leo', 2), perhapsIn('jupiter', 'virgo', 2)]
  const growth = planOf('growth', ...both, inSign('north_node', 'aries', 4), inSign('uranus', 'leo', 1))!
  assert.deepEqual(ids(growth.anchors), ['north-node-in-aries'])
  assert.deepEqual(ids(growth.more), ['uranus-in-leo'])
})

test('the others come by their weight, and equal ones in the order of the facts', () => {
  const more = [inHouse('sun', 3, 2), inHouse('sun', 4, 5), inHouse('sun', 5, 2), inHouse('sun', 7, 3)]
  assert.deepEqual(ids(planOf('identity', ...more, inSign('sun', 'leo', 1))!.more), [
    'sun-in-house-4',
    'sun-in-house-7',
    'sun-in-house-3',
    'sun-in-house-5',
  ])
})

test('of the balances of one section the weightiest is mentioned, and other facts beside it', () => {
  const { more } = planOf(
    'drive',
    balance('fire', 'little', 3),
    balance('cardinal', 'much', 6),
    factOf('pattern', [], 't_square') as WeighedFact,
    inHouse('mars', 3, 1),
  )!
  assert.deepEqual(
    more.filter(({ kind }) => kind === 'balance').map(({ id }) => id),
    ['much-cardinal'],
  )
  assert.equal(more.length, 3)
})

test('a section is there as soon as it has a beginning or anything else that is certain', () => {
  const sections = (...facts: WeighedFact[]) => sectionPlans(facts).map(({ id }) => id)
  assert.deepEqual(sections(), [])
  assert.deepEqual(sections(inSign('midheaven', 'leo')), ['work'], 'a beginning alone')
  assert.deepEqual(sections(balance('earth', 'much')), ['work'], 'no beginning')
  assert.deepEqual(sections(inHouse('sun', 2), balance('earth', 'much')), ['work'])
  assert.deepEqual(sections(inSign('mars', 'leo'), inHouse('mars', 3)), ['drive'], 'one of each')
  assert.deepEqual(sections(perhapsIn('uranus', 'leo'), perhapsIn('uranus', 'virgo')), [])
  const all = PLANETS.map((planet) => inSign(planet, 'leo'))
  assert.deepEqual(sections(inSign('midheaven', 'leo'), ...all.toReversed()), [...SECTIONS])
})

test('the sections come in the order of the page', () => {
  const listed = /^\| `sections` \|(.+?):/m.exec(page)![1]!.match(/\w+/g)
  assert.deepEqual(listed, [...SECTIONS])
})
