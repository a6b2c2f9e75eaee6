/** "Weeks, months and years" of docs/judgement.md and docs/writing.md, followed by hand: from the daily factors to phases, stories and notable days. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarEvents } from '../src/almanac/calendar.ts'
import { skyAt } from '../src/chart/transits.ts'
import { PLANETS } from '../src/sky/planets.ts'
import type { Sign } from '../src/sky/zodiac.ts'
import { periodAround } from '../src/time/period.ts'
import { dayOf } from '../src/writer/plan/daily-plan.ts'
import { type PeriodPlan, periodPlan } from '../src/writer/plan/period-plan.ts'
import * as page from './recomputed/day.ts'
import { figures, houseFrom, hundredths, MANNER, rulerOf, SIGNS, sum } from './recomputed/tables.ts'

const DAY_MS = 86_400_000
const oneDecimal = (value: number) => Math.round(value * 10) / 10 + 0
/** Factors are whole hundredths. */
const scoreOf = (worths: readonly number[]) =>
  Math.min(10, Math.max(-10, Math.round(Math.round(sum(worths) * 100) / 10) / 10)) + 0

function seenOn(date: string, sign: string): page.SignSky {
  const { positions } = skyAt(Date.parse(date) + DAY_MS / 2)
  const of = <Value>(take: (planet: (typeof PLANETS)[number]) => Value) =>
    Object.fromEntries(PLANETS.map((planet) => [planet, take(planet)]))
  return {
    sign,
    date,
    at: Date.parse(date) + DAY_MS / 2,
    longitude: of((planet) => positions[planet].longitude),
    retrograde: of((planet) => positions[planet].motion < 0 && planet !== 'sun' && planet !== 'moon'),
    events: [],
  }
}

interface Day {
  seen: page.SignSky
  factors: { id: string; planets: readonly string[]; worth: number }[]
  score: number
}

function dayBy(date: string, sign: string): Day {
  const seen = seenOn(date, sign)
  const factors = page.influence(seen).map((factor) => ({ ...factor, worth: hundredths(factor.worth) }))
  const score = scoreOf(factors.map(({ worth }) => worth))
  return { seen, factors: factors.filter(({ worth }) => worth !== 0), score }
}

const mean = (days: readonly Day[]) => oneDecimal(sum(days.map(({ score }) => score)) / days.length)

const SLOW = 'jupiter saturn uranus neptune pluto'.split(' ')

/** Weighed like an event of a day at noon, where nearness is 1. */
function eventsBy(from: string, to: string, sign: string) {
  const found = calendarEvents(Date.parse(from), Date.parse(to) + DAY_MS, {
    types: ['moon_phase', 'eclipse', 'ingress', 'station', 'exact_aspect'],
    planets: PLANETS,
    voidRule: 'modern',
  })
  const eclipses = found.filter(({ type }) => type === 'eclipse')
  const withoutEclipses = found.filter(
    ({ type, id, at }) =>
      type !== 'moon_phase' ||
      (/^(new|full)-moon$/.test(id) && eclipses.every((eclipse) => Math.abs(eclipse.at - at) > DAY_MS)),
  )
  return withoutEclipses.map((event) => {
    const date = new Date(event.at).toISOString().slice(0, 10)
    const seen = seenOn(date, sign)
    const type = event.type === 'moon_phase' ? event.id.replace('-', '_') : event.type
    const isEclipse = type === 'eclipse'
    const plain = { ...event, type: isEclipse ? 'full_moon' : type, at: seen.at } as page.Event
    const weight = page.eventWeight(plain, seen) * (isEclipse ? 10 / 6 : 1)
    const isShown =
      type !== 'exact_aspect' ||
      event.planets.every((planet) => SLOW.includes(planet)) ||
      event.planets.some((planet) => planet === rulerOf(sign))
    return { id: event.id, kind: type, at: event.at, date, weight, isShown: isShown && weight >= 4 }
  })
}

const LIMITS = { week: [2, 3, 2, 6], month: [4, 5, 5, 12], year: [12, 12, 28, 30] } as const
const VOICES = {
  week: figures('moon 0.5, sun 1, mercury 1, venus 1, mars 1'),
  month: figures('moon 0.1, sun 1, mercury 1, venus 1, mars 1'),
  year: figures('moon 0, sun 0.6, mercury 0.6, venus 0.6, mars 1'),
}
/** What a house, and a planet, has left for each time that it had a story. */
const STALE = { week: [0, 0], month: [0, 0.05], year: [0.4, 0.6] } as const
const SLOW_VOICE = { week: 0.4, month: 0.8, year: 1 }
/** A slow planet has a story in every third week and every fourth month. */
const EVERY = { week: 3, month: 4, year: 1 }

/** Weeks, months and years are numbered from 1970; its first week began on the Monday before. */
function numberBy({ period: { type, from } }: PeriodPlan): number {
  const [year, month] = from.split('-').map(Number) as [number, number]
  if (type === 'year') return year - 1970
  if (type === 'month') return (year - 1970) * 12 + month - 1
  return Math.round((Date.parse(from) - Date.parse('1969-12-29')) / (7 * DAY_MS))
}

const mayTell = (plan: PeriodPlan, planet: string) =>
  !SLOW.includes(planet) ||
  (numberBy(plan) + (PLANETS as readonly string[]).indexOf(planet)) % EVERY[plan.period.type] === 0

function startsBy({ period, days: { length } }: PeriodPlan, days: Day[], dates: readonly string[]): number[] {
  if (period.type === 'year')
    return days.flatMap(({ seen }, place) => (seen.date.endsWith('-01') ? [place] : []))
  const [min, max, minDays] = LIMITS[period.type]
  const starts = [0]
  const fits = (place: number) =>
    starts.every((start) => Math.abs(start - place) >= minDays) && length - place >= minDays
  for (const date of dates) {
    const place = days.findIndex(({ seen }) => seen.date === date)
    if (starts.length < max && fits(place)) starts.push(place)
  }
  while (starts.length < min) {
    const changes = days.map((_, place) => {
      if (!fits(place)) return -1
      const before = Math.max(...starts.filter((start) => start < place))
      const after = Math.min(length, ...starts.filter((start) => start > place))
      return Math.abs(mean(days.slice(place, after)) - mean(days.slice(before, place)))
    })
    starts.push(changes.indexOf(Math.max(...changes)))
  }
  return starts.toSorted((a, b) => a - b)
}

/** Every candidate of a phase with its worth for the story. */
function candidatesBy(plan: PeriodPlan, own: Day[], way: string, earlier: PeriodPlan['phases']) {
  const { sign, period } = plan
  const ids = new Set(own.flatMap(({ factors }) => factors.map(({ id }) => id)))
  return [...ids].flatMap((id) => {
    const shown = own.flatMap((day) =>
      day.factors.filter((factor) => factor.id === id).map((f) => ({ day, ...f })),
    )
    const planets = shown[0]!.planets
    const aspect = id.split('-')[1]!
    const isMoons = planets.includes('moon')
    if (planets.length > 1 && !isMoons && !(planets.includes(rulerOf(sign)) && MANNER[aspect])) return []
    const place = planets.length === 1 ? planets[0]! : isMoons ? 'moon' : rulerOf(sign)
    if (!mayTell(plan, place)) return []
    const largest = shown.reduce((a, b) => (Math.abs(b.worth) > Math.abs(a.worth) ? b : a))
    const house = houseFrom(sign, largest.day.seen.longitude[place]!)
    const total = sum(shown.map(({ worth }) => worth))
    const towards = way === 'flow' ? total : way === 'friction' ? -total : Math.abs(total)
    const voice = Math.min(...planets.map((planet) => VOICES[period.type][planet] ?? SLOW_VOICE[period.type]))
    const houses = earlier.filter(({ story }) => story.house === house).length
    const planetsShown = earlier.filter(({ story }) => story.planet === place).length
    return [
      {
        id,
        house,
        worth: towards * voice * STALE[period.type][0] ** houses * STALE[period.type][1] ** planetsShown,
      },
    ]
  })
}

/** Without a candidate: the first planet, the Moon apart, of which neither planet nor house on the first day had a story. */
function placementBy(plan: PeriodPlan, { seen }: Day, earlier: PeriodPlan['phases']) {
  const { sign } = plan
  const found = PLANETS.find(
    (each) =>
      each !== 'moon' &&
      mayTell(plan, each) &&
      !earlier.some(({ story }) => story.planet === each) &&
      !earlier.some(({ story }) => story.house === houseFrom(sign, seen.longitude[each]!)),
  )
  const planet = found ?? 'sun'
  const longitude = seen.longitude[planet]!
  return { id: `${planet}-in-${SIGNS[Math.floor(longitude / 30)]}`, house: houseFrom(sign, longitude) }
}

/** Weeks and a month with a phase that has no candidate. */
const WITHOUT_CANDIDATE = [
  ['week', '2020-02-24', 'gemini'],
  ['week', '2022-01-24', 'gemini'],
  ['week', '2022-12-19', 'taurus'],
  ['week', '2024-09-16', 'leo'],
  ['month', '2028-01-01', 'aries'],
] as const

const SAMPLES = [
  ...Array.from({ length: 24 }, (_, i) => ['week', `20${10 + i}-0${1 + (i % 9)}-1${i % 10}`] as const),
  ...Array.from({ length: 10 }, (_, i) => ['month', `20${20 + i}-${i % 2 ? '02' : '10'}-09`] as const),
  ...['2023-07-07', '2027-07-07', '2031-07-07'].map((date) => ['year', date] as const),
]

for (const [type, date, sign] of [
  ...SAMPLES.map(([type, date], at) => [type, date, SIGNS[(at * 5) % 12]! as Sign] as const),
  ...WITHOUT_CANDIDATE,
]) {
  const plan = periodPlan(periodAround(date, type), sign)
  const days = plan.days.map((day) => dayBy(day.date, sign))

  test(`${type} of ${date}, ${sign}: figures, events, phases and stories are those of the page`, () => {
    assert.deepEqual(
      plan.days.map(({ score, tone }) => [score, tone]),
      days.map(({ score }) => [score, page.tone(score)]),
    )
    assert.equal(plan.score, mean(days))
    const all = eventsBy(plan.period.from, plan.period.to, sign).toSorted(
      (a, b) => b.weight - a.weight || a.at - b.at,
    )
    const worthy = all.filter(({ isShown }) => isShown).slice(0, LIMITS[type][3])
    const mentioned = worthy.length > 0 ? worthy : all.slice(0, 1)
    assert.deepEqual(
      plan.turns.map(({ event, kind, date }) => [event.id, kind, date]),
      mentioned.map(({ id, kind, date }) => [id, kind, date]),
    )
    const starts = startsBy(
      plan,
      days,
      mentioned.map(({ date }) => date),
    )
    assert.deepEqual(
      plan.phases.map(({ from }) => from),
      starts.map((start) => days[start]!.seen.date),
    )
    for (const [i, phase] of plan.phases.entries()) {
      const own = days.slice(starts[i], starts[i + 1])
      assert.equal(phase.score, mean(own))
      assert.equal(phase.direction, page.direction(phase.score))
      const earlier = plan.phases.slice(0, i)
      const found = candidatesBy(plan, own, phase.direction, earlier)
      const max = Math.max(0, ...found.map(({ worth }) => worth))
      const { id, house } = phase.story
      if (max === 0) {
        assert.deepEqual({ id, house }, placementBy(plan, own[0]!, earlier))
        const [planet, place] = id.split('-in-')
        assert.deepEqual(phase.story.planets, [{ planet, sign: place }])
        continue
      }
      const chosen = found.find((candidate) => candidate.id === id)
      assert.ok(chosen && Math.abs(chosen.worth - max) < 1e-9, `${phase.from}: ${id}`)
      assert.equal(house, chosen.house)
    }
  })

  test(`${type} of ${date}, ${sign}: notable days and categories are those of the page`, () => {
    const best = days.filter(({ score }) => score >= 1.5).toSorted((a, b) => b.score - a.score)
    const careful = days.filter(({ score }) => score <= -1.5).toSorted((a, b) => a.score - b.score)
    const loudest = (day: Day, side: number) =>
      day.factors.reduce((a, b) => (side * b.worth > side * a.worth ? b : a)).id
    const shown = (list: Day[], side: number) =>
      list.slice(0, 5).map((day) => [day.seen.date, day.score, loudest(day, side)])
    const given = (list: PeriodPlan['bestDays']) =>
      list.map(({ date, score, transit }) => [date, score, transit])
    assert.deepEqual(given(plan.bestDays), shown(best, 1))
    assert.deepEqual(given(plan.carefulDays), shown(careful, -1))
    for (const [name, category] of Object.entries(plan.categories)) {
      const factors = days.map(({ seen }) => page.categoryFactors(name, seen))
      const scores = factors.map((ofDay) => scoreOf(ofDay.map(({ worth }) => hundredths(worth))))
      assert.equal(category.score, oneDecimal(sum(scores) / scores.length), name)
      const sums = new Map<string, number>()
      for (const { id, worth } of factors.flat()) sums.set(id, (sums.get(id) ?? 0) + hundredths(worth))
      const side = { positive: 1, challenging: -1, neutral: 0 }[category.outlook]
      const towards = (share: number) => (side === 0 ? Math.abs(share) : side * share)
      const max = Math.max(0, ...[...sums.values()].map(towards))
      const cited = towards(sums.get(category.transit) ?? 0)
      assert.ok(max < 0.005 || Math.abs(cited - max) < 1e-9, `${name}: ${category.transit}`)
    }
  })
}

test('the days of a period have the figures of the daily horoscope', () => {
  for (const type of ['week', 'month'] as const) {
    const plan = periodPlan(periodAround('2026-11-17', type), 'leo')
    for (const { date, score, tone } of plan.days) {
      const { influence } = dayOf(date, 'leo').plan.judgement
      assert.deepEqual([score, tone], [influence.score, influence.tone])
    }
  }
})
