import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EARLIEST, LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { events } from './events.ts'
import { VOID_RULES, type VoidRule, voidsOfCourse } from './void-of-course.ts'

const RULES = Object.keys(VOID_RULES) as VoidRule[]
const [FROM, TO] = [Date.UTC(2026), Date.UTC(2027)]

for (const rule of RULES)
  test(`by the ${rule} rule the Moon makes no aspect that counts while she is void, and enters a sign at the end`, () => {
    const counted: readonly string[] = VOID_RULES[rule]
    const aspects = events(FROM, TO, ['moon_aspect']).filter(({ planets }) => counted.includes(planets[1]!))
    const ingresses = events(FROM, TO, ['moon_ingress'])
    const found = voidsOfCourse(FROM, TO, rule).filter(({ at, endsAt }) => at >= FROM && endsAt < TO)
    assert.ok(found.length > 150)
    for (const { at, endsAt, lastAspect, nextSign, sign } of found) {
      assert.ok(aspects.every((aspect) => aspect.at <= at || aspect.at > endsAt))
      assert.ok(counted.includes(lastAspect.planets[1]!) && lastAspect.at <= at)
      assert.equal(ingresses.find((ingress) => ingress.at === endsAt)?.sign, nextSign)
      assert.notEqual(sign, nextSign)
    }
  })

test('fewer bodies make the Moon void no later', () => {
  const modern = voidsOfCourse(FROM, TO, 'modern')
  const traditional = voidsOfCourse(FROM, TO, 'traditional')
  for (const { at, endsAt } of modern) {
    const same = traditional.find((each) => each.endsAt === endsAt)
    assert.ok(same && same.at <= at)
  }
})

test('in a sign without any aspect the Moon is void from its beginning, with an aspect of the sign before', () => {
  const from = Date.UTC(2020)
  const whole = voidsOfCourse(from, Date.UTC(2030), 'traditional').filter(
    ({ at, lastAspect }) => lastAspect.at < at,
  )
  assert.ok(whole.length > 0)
  for (const { at, sign, lastAspect } of whole) {
    const [enters] = events(at - 2000, at + 2000, ['moon_ingress'])
    assert.equal(enters!.sign, sign)
    assert.notEqual(lastAspect.sign, sign)
  }
})

test('a span has every time without an aspect that it overlaps, at the ends of the range too', () => {
  const year = voidsOfCourse(FROM, TO)
  for (let from = FROM; from < TO - 9 * DAY_MS; from += 40 * DAY_MS) {
    const to = from + 9 * DAY_MS
    assert.deepEqual(
      voidsOfCourse(from, to),
      year.filter(({ at, endsAt }) => at < to && endsAt > from),
    )
  }
  assert.ok(voidsOfCourse(EARLIEST, EARLIEST + 9 * DAY_MS).length >= 3)
  assert.ok(voidsOfCourse(LATEST - 9 * DAY_MS, LATEST).length >= 3)
})
