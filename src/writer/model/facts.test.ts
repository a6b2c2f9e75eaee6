import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLAN } from '../../../test/model-day.ts'
import type { DayEvent } from '../../almanac/day-events.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import { dailyFacts, factOf } from './facts.ts'

const idsOf = (facts: readonly { readonly id: string }[]) => facts.map(({ id }) => id)

/** For a Leo: the fourth house is Scorpio, the seventh Aquarius. */
const event = (parts: Partial<DayEvent>): DayEvent => ({
  id: 'event',
  type: 'ingress',
  planets: ['moon', 'sun'],
  sign: 'scorpio',
  at: 0,
  ...parts,
})
const leadFact = (lead: DayEvent) =>
  dailyFacts(ENGLISH, { ...PLAN, lead }, 'brief').find(({ id }) => id === lead.id)!

test('a style adds to the facts of the one before, in the order of the text, each fact once', () => {
  const brief = ['moon-sextile-neptune', 'moon-in-aquarius', 'venus-enters-sagittarius']
  const poetic = [...brief, 'venus-trine', 'sun-square-mars', 'mars-in-leo']
  const detailed = [...poetic, 'moon-square-mercury', 'venus-in-sagittarius']
  assert.deepEqual(idsOf(dailyFacts(ENGLISH, PLAN, 'brief')), brief)
  assert.deepEqual(idsOf(dailyFacts(ENGLISH, PLAN, 'poetic')), poetic)
  assert.deepEqual(idsOf(dailyFacts(ENGLISH, PLAN, 'detailed')), detailed)
  assert.deepEqual(idsOf(dailyFacts(ENGLISH, { ...PLAN, lead: null }, 'brief')), brief.slice(0, 2))
})

test('the facts of love, career and wellbeing are of love, profession, health and what drives the day, and of nothing else', () => {
  const leaders = {
    love: 'venus-in-aries',
    profession: 'sun-in-aries',
    health: 'saturn-in-aries',
    emotions: 'moon-in-aries',
  }
  const { judgement } = PLAN
  const categories = { ...judgement.categories }
  for (const [name, transit] of Object.entries(leaders) as [keyof typeof leaders, string][])
    categories[name] = { ...categories[name], leader: { planet: 'venus', transit } }
  const energy = {
    ...judgement.energy,
    factors: [
      { id: 'jupiter-in-aries', planets: ['jupiter'], score: 2 },
      { id: 'uranus-in-aries', planets: ['uranus'], score: 1 },
    ],
  } as DailyPlan['judgement']['energy']
  const plan = { ...PLAN, judgement: { ...judgement, categories, energy } }
  assert.deepEqual(idsOf(dailyFacts(ENGLISH, plan, 'poetic')).slice(3), [
    'venus-in-aries',
    'sun-in-aries',
    'saturn-in-aries',
    'jupiter-in-aries',
  ])
})

test('the story has its planets in the signs and houses that `why` names, and these signs after its own', () => {
  const [story] = dailyFacts(ENGLISH, PLAN, 'brief')
  assert.deepEqual(story!.places, [
    { planet: 'moon', sign: 'aquarius', house: 7 },
    { planet: 'neptune', sign: 'aries', house: 9 },
  ])
  assert.deepEqual(story!.signs, ['aquarius', 'aries'])
  const planets = [{ planet: 'mars', sign: 'scorpio' }] as const
  const [toSign] = dailyFacts(
    ENGLISH,
    { ...PLAN, story: { ...PLAN.story, id: 'mars-square', planets } },
    'brief',
  )
  assert.deepEqual(toSign!.signs, ['leo', 'scorpio'])
})

test('a story that is the event of the day is one fact, with the places of its story', () => {
  const lead = event({ id: 'mars-conjunction-jupiter', type: 'exact_aspect', aspect: 'conjunction' })
  const story = { ...PLAN.story, id: lead.id }
  const facts = dailyFacts(ENGLISH, { ...PLAN, story, lead }, 'brief')
  assert.deepEqual(idsOf(facts), ['mars-conjunction-jupiter', 'moon-in-aquarius'])
  assert.match(facts[0]!.words, /; it happens on this very day$/)
  assert.deepEqual(facts[0]!.signs, ['scorpio', 'aquarius', 'aries'])
  assert.equal(facts[0]!.places.length, 2)
})

test('an event puts its planets into its sign, of a full Moon the Moon alone, of a station or an aspect none', () => {
  const [moon, sun] = (['moon', 'sun'] as const).map((planet) => ({ planet, sign: 'scorpio', house: 4 }))
  const rows: [DayEvent['type'], object[]][] = [
    ['ingress', [moon!, sun!]],
    ['new_moon', [moon!, sun!]],
    ['full_moon', [moon!]],
    ['station', []],
    ['exact_aspect', []],
  ]
  for (const [type, places] of rows) {
    const fact = leadFact(event({ type, aspect: 'square' }))
    assert.deepEqual(fact.places, places, type)
    assert.deepEqual([fact.planets, fact.signs], [['moon', 'sun'], ['scorpio']])
    assert.equal(fact.words.includes("the reader's place of home and family"), places.length > 0, type)
  }
})

test('an event has an aspect, a direction or an eclipse only if it is one', () => {
  const marks = (parts: Partial<DayEvent>) => {
    const { id: _, words: __, planets: ___, signs: ____, places: _____, ...rest } = leadFact(event(parts))
    return rest
  }
  assert.deepEqual(marks({}), {})
  assert.deepEqual(marks({ type: 'exact_aspect', aspect: 'trine' }), { aspect: 'trine' })
  assert.deepEqual(marks({ type: 'station', direction: 'retrograde' }), { isRetrograde: true })
  assert.deepEqual(marks({ type: 'station', direction: 'direct' }), { isRetrograde: false })
  assert.deepEqual(marks({ type: 'new_moon', eclipse: 'total-solar-eclipse' }), { isEclipse: true })
})

test('an id is a planet in a sign, with its house, an aspect to the reader’s sign, or one of two planets', () => {
  assert.deepEqual(factOf(ENGLISH, 'mars-in-scorpio', 'leo'), {
    id: 'mars-in-scorpio',
    words: "Mars is in Scorpio, the reader's place of home and family",
    planets: ['mars'],
    signs: ['scorpio'],
    places: [{ id: 'mars-in-scorpio', planet: 'mars', sign: 'scorpio', house: 4 }],
  })
  const { words: toSign, ...square } = factOf(ENGLISH, 'mars-square', 'leo')
  assert.deepEqual(square, {
    id: 'mars-square',
    planets: ['mars'],
    signs: ['leo'],
    places: [],
    aspect: 'square',
  })
  assert.match(toSign, /^Mars rubs against Leo by square \(/)
  const { words: ofTwo, ...trine } = factOf(ENGLISH, 'venus-trine-mars', 'leo')
  assert.deepEqual(trine, {
    id: 'venus-trine-mars',
    planets: ['venus', 'mars'],
    signs: [],
    places: [],
    aspect: 'trine',
  })
  assert.match(ofTwo, /^Venus is at ease with Mars by trine \(/)
})
