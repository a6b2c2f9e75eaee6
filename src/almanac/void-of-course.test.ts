import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
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
    for (const { type, id, planets, at, endsAt, lastAspect, nextSign, sign } of found) {
      assert.deepEqual([type, id, planets], ['void_of_course', 'moon-void-of-course', ['moon']])
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

test('the rules count the bodies that the docs name', () => {
  const page = readFileSync(new URL('../../docs/sky-calendar.md', import.meta.url), 'utf8')
  for (const rule of RULES) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${rule}\` | with`))!
    assert.deepEqual(
      row.match(/[A-Z]\w+/g)!.map((name) => name.toLowerCase()),
      VOID_RULES[rule],
    )
  }
})

test('a time that ends when a span begins, or begins when it ends, is not in it; a moment of it is enough', () => {
  for (const { at, endsAt } of voidsOfCourse(FROM, FROM + 60 * DAY_MS)) {
    const isIn = (from: number, to: number) => voidsOfCourse(from, to).some((each) => each.endsAt === endsAt)
    assert.deepEqual(
      [
        isIn(at - 1000, at),
        isIn(at - 1000, at + 1),
        isIn(endsAt - 1, endsAt + 1000),
        isIn(endsAt, endsAt + 1000),
      ],
      [false, true, true, false],
    )
  }
})

test('a moment at either end of a whole sign without an aspect finds all of it', () => {
  const whole = voidsOfCourse(Date.UTC(2020), Date.UTC(2030), 'traditional').filter(
    ({ at, lastAspect }) => lastAspect.at < at,
  )
  for (const each of whole) {
    const { at, endsAt } = each
    assert.ok(endsAt - at > 2 * DAY_MS)
    assert.deepEqual(
      voidsOfCourse(at, at + 1000, 'traditional').find((other) => other.at === at),
      each,
    )
    assert.deepEqual(voidsOfCourse(endsAt - 1000, endsAt, 'traditional'), [each])
  }
})

test('an aspect in the second in which she enters a sign counts in the sign in which it is exact', () => {
  const endingAt = (instant: number) =>
    voidsOfCourse(instant - DAY_MS, instant + DAY_MS).find(({ endsAt }) => endsAt === instant)
  const namesAt = (instant: number) =>
    events(instant - 2000, instant + 2000, ['moon_ingress', 'moon_aspect']).map(({ id, at }) => {
      assert.equal(at, instant)
      return id
    })
  const before = Date.parse('1657-05-20T19:06:09Z')
  assert.deepEqual(namesAt(before), ['moon-square-sun', 'moon-enters-virgo'])
  assert.equal(endingAt(before), undefined)

  // A moment too late for Scorpio: there she was void.
  const after = Date.parse('1897-10-27T18:33:45Z')
  assert.deepEqual(namesAt(after), ['moon-enters-sagittarius', 'moon-conjunction-saturn'])
  const { sign, nextSign, at, lastAspect } = endingAt(after)!
  assert.deepEqual([sign, nextSign], ['scorpio', 'sagittarius'])
  const last = events(after - 3 * DAY_MS, after - 1000, ['moon_aspect']).at(-1)!
  assert.deepEqual([lastAspect, at], [last, last.at])
})
