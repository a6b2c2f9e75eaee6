import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyOfDay } from '../../almanac/sky-of-day.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { leadEvent } from './lead.ts'
import { dayOf } from './plan.ts'

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
    assert.equal(dayOf('2020-12-21', sign).plan.lead?.id, 'jupiter-conjunction-saturn')
})

test('an event is worth a word on a fifth to two fifths of days', (t) => {
  const leads = dates.flatMap((date) => SIGNS.map((sign) => leadEvent(skyOfDay(date), sign)))
  const led = leads.filter((lead) => lead !== null).length / leads.length
  t.diagnostic(`led by an event: ${(100 * led).toFixed(1)} %`)
  assert.ok(led > 0.2 && led < 0.4)
})

test('each slow planet has every fifth day as background', () => {
  const planets = new Set(dates.slice(0, 5).map((date) => dayOf(date, 'leo').plan.background.planet))
  assert.equal(planets.size, 5)
})

test('key themes are three, focus areas three, none twice', () => {
  for (const date of dates.slice(0, 40))
    for (const sign of SIGNS) {
      const { keyThemes, focusAreas } = dayOf(date, sign).plan
      assert.ok(keyThemes.length >= 2 && keyThemes.length <= 3)
      assert.equal(new Set(keyThemes.map((theme) => JSON.stringify(theme))).size, keyThemes.length)
      assert.equal(new Set(focusAreas).size, 3)
    }
})

test('each time the Moon comes back to a sign its turns are three further, one for each third of the sign', () => {
  const latest = new Map<string, number>()
  for (const date of dates) {
    const { moonTurn, moon } = dayOf(date, 'leo').plan
    const third = Math.floor((skyOfDay(date).positions.moon.longitude % 30) / 10)
    const round = (moonTurn - third) / 3
    const before = latest.get(moon.sign)
    if (before !== undefined)
      assert.ok(round === before || round === before + 1, `${date}: ${before}, ${round}`)
    latest.set(moon.sign, round)
  }
  const [least, most] = [Math.min(...latest.values()), Math.max(...latest.values())]
  // Since January 2000 the Moon has gone round 13.4 times a year.
  assert.ok(least >= 370 && most <= 376 && most - least <= 1, `${least} to ${most}`)
})
