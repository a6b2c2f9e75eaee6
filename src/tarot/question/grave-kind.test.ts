import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Danger } from './danger.ts'
import { type GraveSigns, graveKindOf } from './grave-kind.ts'
import { GRAVE_KINDS, type GraveKind } from './question.ts'
import type { SortedSpans } from './reader-tables.ts'

const found = (calm: number, said: readonly string[] = []): Pick<SortedSpans, 'calm' | 'spansOf'> => ({
  calm: new Set(Array.from({ length: calm }, (_, n) => `field ${n}`)),
  spansOf: (name) => (said.includes(name) ? [{ table: 0, start: 0, end: 1 }] : []),
})
const sums = (grave: number, kinds: Partial<Record<GraveKind, number>> = {}) => ({
  grave,
  kinds: new Map(GRAVE_KINDS.map((kind) => [kind, kinds[kind] ?? 0])),
  topics: new Map(),
})
const kindOf = (
  weighed: ReturnType<typeof sums>,
  guarded: Danger | null,
  spans: GraveSigns['found'],
  more: Partial<GraveSigns> = {},
) =>
  graveKindOf(weighed, {
    guarded,
    found: spans,
    wordCount: 20,
    isNamed: false,
    signs: SIGNED,
    isOfMatter: false,
    ...more,
  })
/** Three signs of every kind. */
const SIGNED = new Map(GRAVE_KINDS.map((kind) => [kind, 3]))
const UNSIGNED = new Map<GraveKind, number>()
const danger = (grave: Danger['grave'], isCertain = false): Danger => ({ grave, voice: 'self', isCertain })

test('what the guard is certain of stands, whatever the words say', () => {
  const { kind, isSure } = kindOf(sums(-9), danger('violence', true), found(2))
  assert.deepEqual([kind, isSure], ['violence', true])
})

test('three fields of everyday life explain what is certain, unless there is a word of distress', () => {
  assert.equal(kindOf(sums(-9), danger('violence', true), found(3)).kind, null)
  const distressed = found(3, ['register.distress'])
  assert.equal(kindOf(sums(-9), danger('violence', true), distressed).kind, 'violence')
})

test('a suspected danger stands while little speaks against it, of ending one’s life for longer', () => {
  assert.equal(kindOf(sums(-0.2), danger('minor'), found(0)).kind, 'minor')
  assert.equal(kindOf(sums(-0.3), danger('minor'), found(0)).kind, null)
  assert.equal(kindOf(sums(-0.7), danger('self_harm'), found(0)).kind, 'self_harm')
  assert.equal(kindOf(sums(-0.8), danger('self_harm'), found(0)).kind, null)
})

test('who is glad of a child to come, and asks about a cot or a name, is in no grave matter', () => {
  const weighed = sums(2, { pregnancy: 4 })
  assert.equal(kindOf(weighed, null, found(0)).kind, 'pregnancy')
  assert.equal(kindOf(weighed, null, found(0, ['register.nursery'])).kind, null)
  assert.equal(kindOf(weighed, null, found(0, ['register.nursery', 'register.sorrow'])).kind, 'pregnancy')
})

test('a matter of a sum above 0.8 has the heaviest kind, sure if it is 1 ahead of the next', () => {
  assert.equal(kindOf(sums(0.8, { law: 3 }), null, found(0)).kind, null)
  assert.deepEqual(kindOf(sums(0.9, { law: 3, debt: 2 }), null, found(0)), {
    ...{ kind: 'law', isSure: true },
  })
  assert.equal(kindOf(sums(0.9, { law: 3, debt: 2.1 }), null, found(0)).isSure, false)
})

test('a danger needs the guard or a sure sum, else the heaviest other kind counts', () => {
  const unsure = sums(1, { violence: 3, law: 2.5 })
  assert.deepEqual(kindOf(unsure, null, found(0)), { kind: 'law', isSure: false })
  assert.equal(kindOf(unsure, danger('minor'), found(0)).kind, 'violence')
  assert.equal(kindOf(sums(1, { violence: 3, law: 1 }), null, found(0)).kind, 'violence')
})

test('in a short question a word of its own is enough, unless much speaks against it', () => {
  const named = { wordCount: 14, isNamed: true }
  assert.equal(kindOf(sums(-0.2, { law: 1 }), null, found(0), named).kind, 'law')
  assert.equal(kindOf(sums(-0.4, { law: 1 }), null, found(0), named).kind, null)
  assert.equal(kindOf(sums(-0.2, { law: 1 }), null, found(0), { ...named, wordCount: 15 }).kind, null)
  assert.equal(kindOf(sums(-0.2, { law: 1 }), null, found(0), { wordCount: 14 }).kind, null)
})

test('each limit counts to a hundredth', () => {
  const named = { wordCount: 14, isNamed: true }
  const edges: readonly (readonly [string, number, (sum: number) => GraveKind | null])[] = [
    ['a grave matter', 0.8, (sum) => kindOf(sums(sum, { law: 3 }), null, found(0)).kind],
    ['one that is named', -0.3, (sum) => kindOf(sums(sum, { law: 3 }), null, found(0), named).kind],
    ['a suspected danger', -0.25, (sum) => kindOf(sums(sum), danger('minor'), found(0)).kind],
    ['ending one’s life', -0.75, (sum) => kindOf(sums(sum), danger('self_harm'), found(0)).kind],
  ]
  for (const [what, limit, kind] of edges) {
    assert.equal(kind(limit), null, what)
    assert.equal(kind(limit - 0.01), null, what)
    assert.notEqual(kind(limit + 0.01), null, what)
  }
})

test('a kind is sure from 1 ahead on', () => {
  const isSure = (debt: number) => kindOf(sums(1, { law: 3, debt }), null, found(0)).isSure
  assert.deepEqual([1.95, 2, 2.05].map(isSure), [true, true, false])
})

test('a sorrow is a word of distress, too, and two fields of everyday life explain nothing', () => {
  const certain = danger('violence', true)
  assert.equal(kindOf(sums(-9), certain, found(3, ['register.sorrow'])).kind, 'violence')
  assert.equal(kindOf(sums(-9), certain, found(2)).kind, 'violence')
  assert.equal(kindOf(sums(-9), certain, found(4)).kind, null)
})

test('a child that was bullied at another school is in no danger now, unless it goes on or the guard suspects more', () => {
  const bullied = sums(2, { minor: 5 })
  const before = found(0, ['register.bulliedBefore'])
  const still = found(0, ['register.bulliedBefore', 'register.bulliedStill'])
  assert.equal(kindOf(bullied, null, before).kind, null)
  assert.equal(kindOf(bullied, null, still).kind, 'minor')
  assert.equal(kindOf(bullied, null, found(0)).kind, 'minor')
  assert.equal(kindOf(bullied, danger('minor'), before).kind, 'minor')
  assert.equal(kindOf(sums(2, { law: 5 }), null, before).kind, 'law')
})

test('heartache explains a short question of which only plain words are grave, and nothing else', () => {
  const heartache = found(0, ['register.heartache'])
  const short = { wordCount: 14, signs: UNSIGNED }
  assert.equal(kindOf(sums(2, { violence: 3 }), null, heartache, short).kind, null)
  assert.equal(kindOf(sums(2, { health: 3 }), null, heartache, { ...short, wordCount: 15 }).kind, 'health')
  assert.equal(kindOf(sums(2, { health: 3 }), null, heartache, { ...short, signs: SIGNED }).kind, 'health')
  assert.equal(kindOf(sums(2, { health: 3 }), null, found(0), short).kind, 'health')
  assert.equal(kindOf(sums(2, { health: 1 }), danger('violence'), heartache, short).kind, 'health')
})

test('ten words without a sign of a grave matter decide nothing, however heavy they are', () => {
  const plain = { wordCount: 10, signs: UNSIGNED }
  const heavy = sums(3, { debt: 5 })
  const faint: Danger = { ...danger('minor'), isFaint: true }
  assert.equal(kindOf(heavy, null, found(0), plain).kind, null)
  assert.equal(kindOf(heavy, faint, found(0), plain).kind, null)
  assert.equal(kindOf(heavy, null, found(0), { ...plain, wordCount: 11 }).kind, 'debt')
  assert.equal(kindOf(heavy, null, found(0), { ...plain, signs: SIGNED }).kind, 'debt')
  assert.equal(kindOf(heavy, danger('minor'), found(0), plain).kind, 'debt')
  assert.equal(kindOf(heavy, danger('minor', true), found(0), plain).kind, 'minor')
})

test('a faint danger needs a sum that is grave without it, in a short question', () => {
  const faint: Danger = { ...danger('minor'), isFaint: true }
  assert.equal(kindOf(sums(0.7), faint, found(0), { wordCount: 14 }).kind, null)
  assert.equal(kindOf(sums(0.7), faint, found(0), { wordCount: 15 }).kind, 'minor')
  assert.equal(kindOf(sums(0.9, { minor: 2 }), faint, found(0), { wordCount: 14 }).kind, 'minor')
})

test('where neither the guard nor a word of its own speaks for a grave matter, and fewer than three signs of its kind, it needs a sum above 1.25', () => {
  const kind = (sum: number, signs: number, more: Partial<GraveSigns> = {}, guarded: Danger | null = null) =>
    kindOf(sums(sum, { law: 3 }), guarded, found(0), { signs: new Map([['law', signs]]), ...more }).kind
  assert.equal(kind(1.25, 2), null)
  assert.equal(kind(1.26, 2), 'law')
  assert.equal(kind(0.81, 3), 'law')
  assert.equal(kind(0.81, 2, { isNamed: true }), 'law')
  assert.equal(kind(0.81, 2, {}, danger('minor')), 'law')
  assert.equal(kind(0.81, 3, { signs: new Map([['debt', 3]]) }), null)
})

test('a matter of everyday life explains plain words up to a sum of 3, but no danger, no word of its own and nothing the guard suspects', () => {
  const kind = (sum: number, of: GraveKind, more: Partial<GraveSigns> = {}, guarded: Danger | null = null) =>
    kindOf(sums(sum, { [of]: 4 }), guarded, found(0), { isOfMatter: true, ...more }).kind
  assert.equal(kind(3, 'law'), null)
  assert.equal(kind(3.01, 'law'), 'law')
  assert.equal(kind(1, 'violence'), 'violence')
  assert.equal(kind(1, 'law', { isNamed: true }), 'law')
  assert.equal(kind(1, 'law', {}, danger('minor')), 'law')
  assert.equal(kind(1, 'law', { isOfMatter: false }), 'law')
})
