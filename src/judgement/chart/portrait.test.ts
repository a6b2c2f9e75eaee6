/** docs/natal-reading.md, "The portrait": the order of its parts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plansOfDays, timedPlans } from '../../../test/natal-plans.ts'

const timed = timedPlans(400)
const ofDays = plansOfDays(100)

const ORDER = [
  'opening',
  'meeting',
  'sun-rising',
  'sun-moon',
  'inside',
  'mind',
  'love',
  'venus-mars',
  'drive',
  'elements',
  'close',
  'close-without-time',
]

test('the parts of a portrait come in the order of the page, each once, and the frame is always there', () => {
  for (const { portrait } of [...timed, ...ofDays]) {
    const parts = portrait.map(({ part }) => part).filter((part) => part !== 'aspects' && part !== 'loudest')
    assert.deepEqual(
      parts,
      ORDER.filter((part) => parts.includes(part as never)),
    )
  }
  for (const { portrait } of timed) {
    const parts = new Set(portrait.map(({ part }) => part))
    for (const part of ['opening', 'meeting', 'inside', 'mind', 'love', 'drive', 'close'] as const)
      assert.ok(parts.has(part), part)
  }
})

/** Before which part the loudest planet stands: its own, or after the Moon's sign. */
const BEFORE: Record<string, string> = { mercury: 'mind', venus: 'love', mars: 'drive' }

test('the strongest planet is mentioned once, before its own part if it has one, and otherwise after the Moon', () => {
  const places = new Set<string>()
  for (const {
    portrait,
    dominants: { planets },
  } of timed) {
    const parts = portrait.map(({ part }) => part)
    const at = parts.indexOf('loudest')
    if (at === -1) continue
    assert.equal(parts.lastIndexOf('loudest'), at)
    const [strongest] = planets
    assert.deepEqual(portrait[at]!.keys, [strongest!.planet])
    const own = BEFORE[strongest!.planet]
    places.add(own ?? (strongest!.planet === 'sun' ? 'sun' : 'other'))
    if (own !== undefined) assert.equal(parts[at + 1], own)
    else if (strongest!.planet === 'sun') {
      assert.match(parts[at - 1]!, /^(inside|sun-moon|aspects)$/)
      const after = portrait.slice(at).filter(({ part }) => part === 'aspects')
      assert.ok(!after.some(({ facts: [id] }) => id!.includes('moon')), 'the Moon comes before')
    } else assert.match(parts[at - 1]!, /^(inside|sun-moon)$/)
  }
  assert.deepEqual([...places].sort(), ['drive', 'love', 'mind', 'other', 'sun'])
})

test('a planet is loud with two points besides its own', () => {
  for (const {
    portrait,
    dominants: { planets },
  } of timed) {
    const besides = planets[0]!.reasons.filter(({ reason }) => reason !== 'planet')
    const points = besides.reduce((sum, each) => sum + each.points, 0)
    assert.equal(
      portrait.some(({ part }) => part === 'loudest'),
      points >= 2,
      `${points}`,
    )
  }
})

test('how Sun and rising sign deal with each other is mentioned, but for two of water of which one is Scorpio', () => {
  const WATER = ['cancer', 'scorpio', 'pisces']
  const seen = { guarded: 0, water: 0, scorpio: 0 }
  for (const { portrait, facts } of timed) {
    const signOf = (subject: string) =>
      facts.find(({ id }) => id.startsWith(`${subject}-in-`))!.id.split('-in-')[1]!
    const signs = [signOf('sun'), signOf('ascendant')]
    const isWater = signs.every((sign) => WATER.includes(sign))
    const isGuarded = isWater && signs.includes('scorpio')
    assert.equal(
      portrait.some(({ part }) => part === 'sun-rising'),
      !isGuarded,
      signs.join(),
    )
    if (isGuarded) seen.guarded++
    else if (isWater) seen.water++
    else if (signs.includes('scorpio')) seen.scorpio++
  }
  for (const count of Object.values(seen)) assert.ok(count > 2, JSON.stringify(seen))
})

test('of three aspects the lightest counts for three tenths, and no two have the same second planet', () => {
  let thirds = 0
  for (const { portrait, facts } of timed) {
    const aspects = portrait
      .filter(({ part }) => part === 'aspects')
      .map(({ facts: [id], weight }) => ({
        weight,
        fact: facts.find((fact) => fact.id === id)!,
      }))
    assert.ok(aspects.length <= 3)
    assert.equal(new Set(aspects.map(({ fact }) => fact.subjects[1])).size, aspects.length)
    const [changed, ...others] = aspects.filter(({ weight, fact }) => weight !== fact.weight)
    assert.deepEqual(others, [])
    assert.equal(changed !== undefined, aspects.length === 3)
    if (changed === undefined) continue
    thirds++
    assert.ok(Math.abs(changed.weight - 0.3 * changed.fact.weight) <= 0.05 + 1e-9, `${changed.weight}`)
    for (const { fact } of aspects) assert.ok(fact.weight >= changed.fact.weight)
  }
  assert.ok(thirds > 100)
})
