import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayEvent } from '../../almanac/day-events.ts'
import { skyOfDay } from '../../almanac/sky-of-day.ts'
import { transitsToSign } from '../../chart/transits.ts'
import type { KeyTheme } from '../../judgement/day/facts.ts'
import { judge } from '../../judgement/day/judgement.ts'
import { leadEvent } from '../../judgement/day/lead.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dayOf } from './daily-plan.ts'
import { storyOf } from './story.ts'
import { endOfStory } from './until.ts'

const dates = Array.from({ length: 730 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
)

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

/** Every day of two years, for the signs by turns: all kinds of events are among them. */
const plans = dates.map((date, at) => dayOf(date, SIGNS[at % SIGNS.length]!))

test('a plan has its date and sign, and the houses of Moon and background for that sign', () => {
  for (const [at, { plan, sky }] of plans.entries()) {
    const sign = SIGNS[at % SIGNS.length]!
    assert.deepEqual([plan.date, plan.sign], [dates[at], sign])
    assert.equal(plan.moon.planet, 'moon')
    for (const { id, planet, sign: stands, house } of [plan.moon, plan.background]) {
      const place = Math.floor(sky.positions[planet].longitude / 30)
      assert.equal(stands, SIGNS[place])
      assert.equal(id, `${planet}-in-${stands}`)
      assert.equal(house, ((place - SIGNS.indexOf(sign) + 12) % 12) + 1)
    }
  }
})

test('the background goes from Jupiter to Pluto, one further each day and each sign', () => {
  // 1970-01-01 is day 0, so for Aries it is Jupiter’s; the day before is Pluto’s.
  const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  const planetOn = (date: string, sign: Sign) => dayOf(date, sign).plan.background.planet
  assert.equal(planetOn('1969-12-31', 'aries'), 'pluto')
  assert.equal(planetOn('1969-12-31', 'taurus'), 'jupiter')
  for (let day = 0; day < 7; day++) assert.equal(planetOn(`1970-01-0${day + 1}`, 'aries'), slow[day % 5])
  for (const [at, sign] of SIGNS.entries()) assert.equal(planetOn('1970-01-01', sign), slow[at % 5])
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

test('key themes are the story’s house, its planet and the event, or the Moon’s house; none twice', () => {
  const kinds = new Map<string, number>()
  for (const { sky, plan } of plans) {
    const { story, lead, sign } = plan
    assert.deepEqual(lead, leadEvent(sky, sign))
    const third = lead === null ? { house: plan.moon.house } : themeOf(lead, sign)
    const themes: KeyTheme[] = [{ house: story.house }, { planet: story.shows, manner: story.direction }]
    const isNew = !themes.some((theme) => JSON.stringify(theme) === JSON.stringify(third))
    assert.deepEqual(plan.keyThemes, isNew ? [...themes, third] : themes, plan.date)
    const kind = `${lead?.type ?? 'none'} ${isNew}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  for (const kind of [
    'none true',
    'none false',
    'new_moon true',
    'full_moon true',
    'ingress true',
    'station true',
  ])
    assert.ok(kinds.get(kind)! > 2, kind)
})

test('the story and the judgement of a plan are those of its date and sign', () => {
  for (const { sky, transits, plan } of plans.slice(0, 60)) {
    const story = storyOf(plan.date, plan.sign)
    assert.deepEqual(plan.story, { ...story, until: endOfStory(story, sky) })
    assert.deepEqual(plan.judgement, judge(plan.date, sky, transits))
    assert.deepEqual(transits, transitsToSign(sky, plan.sign))
  }
})
