import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayEvent } from '../../almanac/day-events.ts'
import { skyOfDay } from '../../almanac/sky-of-day.ts'
import { transitsToSign } from '../../chart/transits.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import type { Manner } from '../tradition.ts'
import { CATEGORY_NAMES, type Outlook } from './categories.ts'
import { eventTheme, type KeyTheme, signDay } from './facts.ts'
import { judge } from './judgement.ts'
import { leadEvent } from './lead.ts'

const dates = Array.from({ length: 730 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
)

test('a new or full Moon leads its day for every sign, unless something rarer does', () => {
  for (const date of dates) {
    const lunation = skyOfDay(date).events.find(({ type }) => type.endsWith('moon'))
    if (!lunation) continue
    for (const sign of SIGNS) assert.notEqual(leadEvent(skyOfDay(date), sign), null, `${date} ${sign}`)
  }
})

test('Jupiter meeting Saturn leads for all signs', () => {
  for (const sign of SIGNS)
    assert.equal(signDay('2020-12-21', sign).facts.lead?.id, 'jupiter-conjunction-saturn')
})

test('an event is worth a word on a fifth to two fifths of days', (t) => {
  const leads = dates.flatMap((date) => SIGNS.map((sign) => leadEvent(skyOfDay(date), sign)))
  const led = leads.filter((lead) => lead !== null).length / leads.length
  t.diagnostic(`led by an event: ${(100 * led).toFixed(1)} %`)
  assert.ok(led > 0.2 && led < 0.4)
})

/** Every day of two years, for the signs by turns: all kinds of events are among them. */
const days = dates.map((date, at) => signDay(date, SIGNS[at % SIGNS.length]!))

test('facts have their date and sign, where the Moon is for that sign, and the judgement of its transits', () => {
  for (const [at, { facts, sky, transits }] of days.entries()) {
    const sign = SIGNS[at % SIGNS.length]!
    assert.deepEqual([facts.date, facts.sign], [dates[at], sign])
    const signIndex = Math.floor(sky.positions.moon.longitude / 30)
    const house = ((signIndex - SIGNS.indexOf(sign) + 12) % 12) + 1
    const stands = SIGNS[signIndex]!
    assert.deepEqual(facts.moon, { id: `moon-in-${stands}`, planet: 'moon', sign: stands, house })
    assert.deepEqual(facts.lead, leadEvent(sky, sign))
    if (at >= 60) continue
    assert.deepEqual(facts.judgement, judge(facts.date, sky, transits))
    assert.deepEqual(transits, transitsToSign(sky, sign))
  }
})

test('the pace is the energy level, at most low if health is tense and at least moderate if it is well', () => {
  const paces: Record<Outlook, string> = {
    challenging: 'very_low low low low low',
    neutral: 'very_low low moderate high very_high',
    positive: 'moderate moderate moderate high very_high',
  }
  const levels = ['very_low', 'low', 'moderate', 'high', 'very_high']
  const seen = new Set<string>()
  for (const { facts } of days) {
    const { energy, categories } = facts.judgement
    const { outlook } = categories.health
    assert.equal(facts.pace, paces[outlook].split(' ')[levels.indexOf(energy.level)], facts.date)
    seen.add(`${outlook} ${energy.level}`)
  }
  assert.equal(seen.size, 15)
})

test('focus areas are the three categories with the largest scores either way, of equals the first on the page', () => {
  for (const { facts } of days) {
    const { categories } = facts.judgement
    const left = new Map(CATEGORY_NAMES.map((name) => [name, Math.abs(categories[name].score)]))
    const expected = [1, 2, 3].map(() => {
      const max = Math.max(...left.values())
      const name = CATEGORY_NAMES.find((each) => left.get(each) === max)!
      left.delete(name)
      return name
    })
    assert.deepEqual(facts.focusAreas, expected, facts.date)
  }
})

/** What an event is about, by the page. */
function themeOf({ type, sign, planets, aspect, direction }: DayEvent, reader: Sign): KeyTheme {
  const manners: Record<string, Manner> = { conjunction: 'merge', trine: 'flow', sextile: 'flow' }
  if (type === 'new_moon') return { day: 'beginning' }
  if (type === 'full_moon') return { day: 'culmination' }
  if (type === 'ingress') return { house: ((SIGNS.indexOf(sign) - SIGNS.indexOf(reader) + 12) % 12) + 1 }
  if (type === 'station') return { planet: planets[0]!, manner: direction === 'direct' ? 'flow' : 'friction' }
  return { planet: planets[0]!, manner: manners[aspect!] ?? 'friction' }
}

test('the matter of an event is a beginning, a culmination, the house entered, or its first planet in its manner', () => {
  const types = new Set<string>()
  for (const { facts } of days)
    if (facts.lead !== null) {
      assert.deepEqual(eventTheme(facts.lead, facts.sign), themeOf(facts.lead, facts.sign), facts.date)
      types.add(facts.lead.type)
    }
  assert.deepEqual([...types].toSorted(), ['exact_aspect', 'full_moon', 'ingress', 'new_moon', 'station'])
})
