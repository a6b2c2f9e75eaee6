/** A chart that was made by hand: Venus in Aries and the second house, Mars in Leo and the sixth, and nothing is known of Saturn's house. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChartFact, Subject } from '../../judgement/chart/fact.ts'
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { natalChecks, natalFacts } from './natal-facts.ts'

const fact = (id: string, kind: ChartFact['kind'], subjects: Subject[], parts: Partial<ChartFact> = {}) => ({
  id,
  kind,
  subjects,
  keys: ['fire', 'much'],
  ...parts,
})

const FACTS: readonly ChartFact[] = [
  fact('venus-in-aries', 'sign', ['venus'], { sign: 'aries' }),
  fact('venus-in-house-2', 'house', ['venus'], { house: 2 }),
  fact('mars-in-leo', 'sign', ['mars'], { sign: 'leo' }),
  fact('mars-in-house-6', 'house', ['mars'], { house: 6 }),
  fact('saturn-in-libra', 'sign', ['saturn'], { sign: 'libra' }),
  fact('venus-trine-mars', 'aspect', ['venus', 'mars'], { aspect: 'trine' }),
  fact('saturn-retrograde', 'retrograde', ['saturn']),
  fact('much-fire', 'balance', ['venus', 'mars']),
  fact('ascendant-in-virgo', 'angle', ['ascendant'], { sign: 'virgo' }),
]
const planWith = (...facts: ChartFact[]) => ({ facts: [...FACTS, ...facts] }) as unknown as NatalPlan

test('each fact has its planets, where they are, and every sign that it names', () => {
  const venus = { planet: 'venus', sign: 'aries', house: 2 }
  const mars = { planet: 'mars', sign: 'leo', house: 6 }
  const rows: Record<string, object> = {
    'venus-in-aries': { planets: ['venus'], signs: ['aries', 'aries'], places: [venus] },
    'venus-in-house-2': { planets: ['venus'], signs: ['aries'], places: [venus] },
    'venus-trine-mars': {
      planets: ['venus', 'mars'],
      signs: ['aries', 'leo'],
      places: [venus, mars],
      aspect: 'trine',
    },
    'saturn-retrograde': {
      planets: ['saturn'],
      signs: ['libra'],
      places: [{ planet: 'saturn', sign: 'libra', house: 0 }],
      isRetrograde: true,
    },
    'much-fire': { planets: [], signs: [], places: [] },
    'ascendant-in-virgo': { planets: [], signs: ['virgo'], places: [] },
  }
  const facts = new Map(natalFacts(ENGLISH, planWith()).map(({ id, words: _, ...rest }) => [id, rest]))
  assert.deepEqual(
    [...facts.keys()],
    FACTS.map(({ id }) => id),
  )
  for (const [id, expected] of Object.entries(rows)) assert.deepEqual(facts.get(id), expected, id)
  const stellium = fact('stellium', 'stellium', ['venus', 'mars', 'saturn'], { sign: 'virgo' })
  assert.deepEqual(natalFacts(ENGLISH, planWith(stellium)).at(-1)!.signs, ['virgo', 'aries', 'leo', 'libra'])
})

const faultsOf = (text: string, transits = ['venus-in-aries'], plan = planWith()) =>
  natalChecks(ENGLISH, plan).faultsIn({ text, transits })
const house = (number: number) => [`names the house ${number}, which is not in the facts`]

test('planets are those of the birth, with or without “your”, in their own signs and houses', () => {
  for (const your of ['', 'Your ']) {
    assert.deepEqual(faultsOf(`${your}Venus in Aries makes a trine to Mars.`), [])
    assert.deepEqual(faultsOf(`${your}Venus is in the second house.`), [])
    assert.deepEqual(faultsOf(`${your}Venus is in the sixth house.`), house(6))
    assert.deepEqual(faultsOf(`${your}Jupiter waits.`), ['names Jupiter, which is not in the facts'])
  }
  assert.deepEqual(faultsOf('Leo and Virgo wait.'), [])
  assert.deepEqual(faultsOf('Gemini waits.'), ['names Gemini, which is not in the facts'])
})

test('a planet whose house is not known may not be said to be in any house', () => {
  for (const [at, ordinal] of ['first', 'second', 'sixth'].entries())
    assert.deepEqual(faultsOf(`Your Saturn is in the ${ordinal} house.`), house([1, 2, 6][at]!))
})

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)

test('where the node is a source a text may name its house and the one opposite, and no other', () => {
  const EMPTY = [fact('venus-in-aries', 'sign', ['venus'], { sign: 'aries' })]
  for (let own = 1; own <= 12; own++) {
    const id = `north-node-in-house-${own}`
    const plan = {
      facts: [...EMPTY, fact(id, 'house', ['north_node'], { house: own })],
    } as unknown as NatalPlan
    const opposite = own > 6 ? own - 6 : own + 6
    for (const [at, ordinal] of ORDINALS.entries()) {
      const named = at + 1
      const text = `The ${ordinal} house takes work.`
      const faults = named === own || named === opposite ? [] : house(named)
      assert.deepEqual(faultsOf(text, [id], plan), faults, `${own} ${ordinal}`)
      assert.deepEqual(faultsOf(text, ['venus-in-aries'], plan), house(named), 'another source')
    }
  }
})

test('another source does not excuse a house', () => {
  assert.deepEqual(faultsOf('Mars is in the second house.', ['venus-in-house-2', 'mars-in-leo']), house(2))
})

test('the node has a name in a birth chart, and the phase of the Moon is no event of a day', () => {
  assert.deepEqual(faultsOf('Your north node asks for effort, and the north node waits.'), [])
  const moon = fact('moon-in-leo', 'sign', ['moon'], { sign: 'leo' })
  const born = (when: string) => faultsOf(`You were born ${when}.`, ['moon-in-leo'], planWith(moon))
  for (const when of [
    'before the full Moon',
    'after the full Moon',
    'before the new Moon',
    'after the new Moon',
  ])
    assert.deepEqual(born(when), [], when)
  assert.deepEqual(born('at the full Moon'), ['speaks of full Moon, which is not in the facts'])
})

test('a planet that is named without a source gets one, whether it is “your” planet or not, and the text stays', () => {
  const { withSources } = natalChecks(ENGLISH, planWith())
  for (const text of ['Your Mars is loud.', 'Mars is loud.'])
    assert.deepEqual(withSources({ text, transits: ['venus-in-aries'] }), {
      text,
      transits: ['venus-in-aries', 'mars-in-leo'],
    })
})
