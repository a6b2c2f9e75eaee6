import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Best, type Match, type NameFacts } from './ranking.ts'

/** Ten million, a million, a hundred thousand, a thousand people; nobody has counted the last. */
const PEOPLE = Uint32Array.from([10_000_000, 1_000_000, 100_000, 1000, 0])
const [METROPOLIS, CITY, TOWN, VILLAGE, FARM] = [0, 1, 2, 3, 4]

const UNKNOWN: NameFacts = { prominent: new Map(), isCapital: () => false, isRelated: () => false }

type Candidate = Parameters<Best['add']>

/** The places in their order. */
function ranked(added: readonly Candidate[], name: Partial<NameFacts> = {}, limit = 5): number[] {
  const best = new Best(limit, PEOPLE, { ...UNKNOWN, ...name })
  for (const each of added) best.add(...each)
  return best.all.map(({ place }) => place)
}

test('of places that match alike the one with more people comes first', () => {
  assert.deepEqual(
    ranked([
      [FARM, 'start', true],
      [TOWN, 'start', true],
      [CITY, 'start', true],
    ]),
    [CITY, TOWN, FARM],
  )
})

test('a whole name is worth a thousand times its people and a hundred more, a beginning ten times, a mistake a tenth', () => {
  const scoreOf = (match: Match) => {
    const best = new Best(1, PEOPLE, UNKNOWN)
    best.add(VILLAGE, match, true)
    return best.all[0]!.score
  }
  assert.deepEqual(
    (['whole', 'start', 'words', 'near'] as const).map(scoreOf),
    [1_100_000, 11_000, 1100, 110],
  )
})

test('no more places are kept than asked for, and each with its best match', () => {
  const added: Candidate[] = [
    [FARM, 'whole', true],
    [TOWN, 'words', true],
    [CITY, 'words', true],
    [TOWN, 'whole', true],
    [TOWN, 'start', true],
  ]
  const best = new Best(2, PEOPLE, UNKNOWN)
  for (const each of added) best.add(...each)
  assert.deepEqual(
    best.all.map(({ place, match, score }) => [place, match, score]),
    [
      [TOWN, 'whole', 100_100_000],
      [CITY, 'words', 1_000_100],
    ],
  )
  assert.equal(best.hasWholeName, true)
})

test('another name counts three tenths, a whole one of an unrelated place eight hundredths', () => {
  const scores = (match: 'whole' | 'start', name: Partial<NameFacts>) => {
    const best = new Best(1, PEOPLE, { ...UNKNOWN, ...name })
    best.add(CITY, match, false)
    return best.all[0]!.score / (1_000_100 * (match === 'whole' ? 1000 : 10))
  }
  const near = (found: number, expected: number) => assert.ok(Math.abs(found - expected) < 1e-9, `${found}`)
  near(scores('start', {}), 0.3)
  near(scores('whole', {}), 0.08)
  near(scores('whole', { isRelated: () => true }), 0.3)
  near(scores('whole', { isCapital: () => true }), 0.3)
})

test('a prominent place of the name is there from the start, and no unrelated one comes before it', () => {
  const prominent = new Map([[VILLAGE, 4]])
  assert.deepEqual(ranked([[METROPOLIS, 'whole', false]], { prominent }), [VILLAGE, METROPOLIS])
  const best = new Best(5, PEOPLE, { ...UNKNOWN, prominent })
  assert.deepEqual(best.all, [{ place: VILLAGE, match: 'whole', score: 4 * 1100 * 1000 }])
})

test('a place can be held as long as there is room, and then if it has people enough', () => {
  const best = new Best(1, PEOPLE, UNKNOWN)
  assert.equal(best.canHold(FARM, 'near'), true)
  assert.equal(best.hasWholeName, false)
  best.add(TOWN, 'start', true)
  assert.deepEqual(
    [METROPOLIS, CITY, TOWN, VILLAGE].map((place) => best.canHold(place, 'start')),
    [true, true, false, false],
  )
  assert.equal(best.canHold(VILLAGE, 'whole'), true)
})
