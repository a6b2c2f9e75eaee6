import assert from 'node:assert/strict'
import { test } from 'node:test'
import { perPlanet } from '../../../test/hand-made-days.ts'
import { ASPECTS, isExact } from '../../chart/aspects.ts'
import { castChart } from '../../chart/chart.ts'
import { exactMoonMoments, transitsToNatal } from '../../chart/natal-transits.ts'
import { skyAt } from '../../chart/transits.ts'
import { separation } from '../../sky/angle.ts'
import { positionsAt } from '../../sky/ephemeris.ts'
import {
  awakeMoments,
  ENERGY_TYPES,
  momentId,
  overallEnergy,
  PHASES,
  personalPlan,
  type TimedMoment,
  themesOf,
  turnOfTransit,
  type WeighedTransit,
} from './plan.ts'
import { type InfluenceNature, PERSONAL_THEMES } from './weights.ts'

const BERLIN = { place: { latitude: 52.52, longitude: 13.405 }, houseSystem: 'placidus' } as const
const chart = castChart({ instant: Date.UTC(1990, 4, 15, 12, 30), ...BERLIN })
const DAY_MS = 86_400_000
const dayFrom = (from: number) => {
  const date = new Date(from).toISOString().slice(0, 10)
  const clockOf = (instant: number) => {
    const text = new Date(instant).toISOString()
    return text.startsWith(date) ? text.slice(11, 16) : null
  }
  return [skyAt(from + DAY_MS / 2), { date, deck: 'a birth', clockOf }] as const
}

test('at the birth every planet is in exact conjunction with itself', () => {
  const transits = transitsToNatal(skyAt(Date.UTC(1990, 4, 15, 12, 30)), chart)
  const returns = transits.filter(({ transiting, natal }) => transiting === natal)
  assert.equal(returns.length, 10)
  for (const { name, orb, exactness } of returns) {
    assert.equal(name, 'conjunction')
    assert.ok(orb < 1e-9 && exactness > 0.999999)
  }
})

test('an orb that shrinks until tomorrow is applying, one that grows is not', () => {
  const now = Date.UTC(2026, 10, 15, 12)
  const later = positionsAt(now + 3_600_000)
  for (const { transiting, natal, name, orb, applying } of transitsToNatal(skyAt(now), chart)) {
    if (orb < 0.6) continue // it may pass the exact angle within the hour
    const arc = separation(later[transiting].longitude, chart.bodies[natal].longitude)
    assert.equal(applying, Math.abs(arc - ASPECTS[name].angle) < orb, `${transiting} ${name} ${natal}`)
  }
})

test('at each exact moment the Moon stands within a tenth of an arcsecond of the angle, and none is missed', () => {
  let found = 0
  for (let day = 0; day < 60; day++) {
    const from = Date.UTC(2026, 0, 1) + day * DAY_MS
    for (const { instant, aspect, natal } of exactMoonMoments(chart, from, from + DAY_MS)) {
      const arc = separation(positionsAt(instant).moon.longitude, chart.bodies[natal].longitude)
      assert.ok(Math.abs(arc - ASPECTS[aspect].angle) * 3600 < 0.1, `${aspect} ${natal}`)
      assert.ok(instant >= from && instant <= from + DAY_MS)
      found++
    }
  }
  // Ten planets, eight angles, a round of 27.32 days: 80 meetings a round.
  assert.ok(Math.abs(found - (60 / 27.32) * 80) <= 8, String(found))
})

test('transits are ranked, and the twelve strongest are significant', () => {
  const { transits, significant } = personalPlan(chart, ...dayFrom(Date.UTC(2026, 10, 15)))
  assert.ok(transits.length > 12)
  assert.equal(significant.length, 12)
  for (let at = 1; at < transits.length; at++) assert.ok(transits[at - 1]!.strength >= transits[at]!.strength)
  for (const { strength, exactness } of transits) {
    assert.ok(strength >= 0 && strength <= 1)
    assert.ok(exactness >= 0 && exactness <= 1)
  }
})

test('over a year every theme leads somewhere and every kind of day occurs, with shares that add up to one', () => {
  const themes = new Map<string, number>()
  const energies = new Map<string, number>()
  const births = [1955, 1968, 1977, 1984, 1990, 2001, 2010].map((year, n) =>
    castChart({ instant: Date.UTC(year, n * 2, 3 + n * 4, n * 3, 20), ...BERLIN }),
  )
  for (const birth of births)
    for (let day = 0; day < 365; day += 3) {
      const plan = personalPlan(birth, ...dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS))
      const { harmonious, challenging, neutral } = plan.energy.shares
      assert.ok(Math.abs(harmonious + challenging + neutral - 1) < 1e-9)
      assert.equal(new Set(plan.themes.ranked).size, 3)
      themes.set(plan.themes.ranked[0], (themes.get(plan.themes.ranked[0]) ?? 0) + 1)
      energies.set(plan.energy.type, (energies.get(plan.energy.type) ?? 0) + 1)
    }
  assert.deepEqual([...themes.keys()].toSorted(), [...PERSONAL_THEMES].toSorted())
  assert.deepEqual([...energies.keys()].toSorted(), [...ENERGY_TYPES].toSorted())
})

test('a slow transit is coming in the first 35 % of its time, leaving in the last 25 %, and exact within a degree', () => {
  const phases = new Set<string | null>()
  for (let day = 0; day < 700; day++) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const { main } = personalPlan(chart, sky, asked)
    if (main === null) continue
    const { span, orb, phase } = main
    const { from, to } = span
    const share = from === null || to === null ? null : (sky.instant - from) / (to - from)
    const isEarly = from !== null && (to === null || share! <= 0.35)
    const isLate = to !== null && (from === null || share! >= 0.75)
    const isNow = isExact(orb)
    assert.equal(phase, isNow ? 'exact' : isEarly ? 'coming' : isLate ? 'leaving' : null, asked.date)
    phases.add(phase)
  }
  assert.deepEqual([...phases].toSorted(), [...PHASES, null])
})

test('the Moon’s contacts are looked for up to fourteen hours from noon, and told by the clock where it is that date', () => {
  const HOUR_MS = 3_600_000
  for (let day = 0; day < 30; day++) {
    const [sky, { date, deck, clockOf }] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const around = exactMoonMoments(chart, sky.instant - 14 * HOUR_MS, sky.instant + 14 * HOUR_MS)
    const always = personalPlan(chart, sky, { date, deck, clockOf: () => '12:00' })
    assert.deepEqual(
      always.moments,
      around.map((moment) => ({ ...moment, clock: '12:00' })),
    )
    const { moments } = personalPlan(chart, sky, { date, deck, clockOf })
    const today = around.filter(({ instant }) => new Date(instant).toISOString().startsWith(date))
    assert.deepEqual(
      moments,
      today.map((moment) => ({ ...moment, clock: new Date(moment.instant).toISOString().slice(11, 16) })),
    )
  }
})

test('a plan has its date and deck, and a moment the name of its contact', () => {
  const [sky, day] = dayFrom(Date.UTC(2026, 0, 1))
  const { date, deck } = personalPlan(chart, sky, day)
  assert.deepEqual([date, deck], ['2026-01-01', 'a birth'])
  assert.equal(momentId({ instant: 0, aspect: 'trine', natal: 'venus' }), 'moon-trine-natal-venus')
})

test('a person is awake from seven to half past ten', () => {
  const clocks = ['00:10', '06:59', '07:00', '12:00', '22:30', '22:31']
  const moments = clocks.map((clock) => ({ clock }) as TimedMoment)
  assert.deepEqual(
    awakeMoments({ moments }).map(({ clock }) => clock),
    ['07:00', '12:00', '22:30'],
  )
})

test('a sky without any aspect to the birth has nothing that matters and no contact', () => {
  const [sky, day] = dayFrom(Date.UTC(2026, 0, 1))
  // Twenty degrees are no aspect.
  const bodies = perPlanet((planet) => ({ ...chart.bodies[planet], longitude: 0 }))
  const positions = perPlanet((planet) => ({ ...sky.positions[planet], longitude: 20 }))
  const { transits, main, quick } = personalPlan({ ...chart, bodies }, { ...sky, positions }, day)
  assert.deepEqual([transits, main, quick], [[], null, null])
})

const DAY_OF_SUN_TO_SUN = 20_000
const transit = (transiting: string, name: string, natal: string) =>
  ({ transiting, name, natal }) as WeighedTransit

test('a transit has its turn every eighth day: three days earlier for each planet in the sky, five for each of the birth', () => {
  // 20 000 is a number of eights.
  const first = DAY_OF_SUN_TO_SUN
  for (const [transiting, natal, earlier] of [
    ['sun', 'sun', 0],
    ['moon', 'sun', 3],
    ['sun', 'moon', 5],
    ['mercury', 'venus', 6 + 15],
    ['pluto', 'neptune', 27 + 40],
  ] as const)
    for (let day = first - 100; day < first + 100; day++) {
      const count = day + earlier
      const expected = count % 8 === 0 ? count / 8 : null
      assert.equal(turnOfTransit(transit(transiting, 'trine', natal), day), expected, `${transiting} ${day}`)
    }
})

test('only the five great aspects have a turn', () => {
  const named = Object.keys(ASPECTS).filter(
    (name) => turnOfTransit(transit('sun', name, 'sun'), 20_000) !== null,
  )
  assert.deepEqual(named, ['conjunction', 'sextile', 'square', 'trine', 'opposition'])
})

test('what matters now is the strongest transit whose turn it is, never the Moon’s; today is the Moon’s closest', () => {
  let withoutMoon = 0
  for (let day = 0; day < 60; day++) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const { transits, main, quick } = personalPlan(chart, sky, asked)
    const inTurn = transits.filter((each) => turnOfTransit(each, Date.parse(asked.date) / DAY_MS) !== null)
    const [strongest] = inTurn.filter(({ transiting }) => transiting !== 'moon')
    assert.equal(main?.id, strongest?.id)
    const great = transits.filter(({ name }) => /^(conj|opp|tri|squ|sext)/.test(name))
    const closest = (planets: string) =>
      great.filter(({ transiting }) => planets.includes(transiting)).toSorted((a, b) => a.orb - b.orb)[0]
    const ofMoon = closest('moon')
    if (ofMoon === undefined) withoutMoon++
    assert.equal(quick?.id, (ofMoon ?? closest('sun mercury venus mars'))?.id)
  }
  assert.ok(withoutMoon > 0)
})

test('the planets of a day stand in houses of the birth, whole signs from its Ascendant', () => {
  const whole = castChart({ instant: chart.instant, place: BERLIN.place, houseSystem: 'whole' })
  const rising = Math.floor(whole.angles.ascendant / 30)
  for (let day = 0; day < 30; day += 3) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const plan = personalPlan(whole, sky, asked)
    for (const planet of ['moon', 'sun', 'venus'] as const) {
      const house = ((Math.floor(sky.positions[planet].longitude / 30) - rising + 12) % 12) + 1
      assert.deepEqual(plan[planet], { id: `${planet}-in-house-${house}`, planet, house })
    }
  }
})

test('the planet behind a day is the slow one whose turn it is, one after the other', () => {
  const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  // Day 20 000 is 2024-10-04.
  for (let n = 0; n < 7; n++) {
    const { background } = personalPlan(chart, ...dayFrom((20_000 + n) * DAY_MS))
    assert.equal(background.planet, slow[n % 5])
    assert.equal(background.id, `${background.planet}-in-house-${background.house}`)
  }
})

const speaking = (words: string, strength: number) => {
  const [transiting, natal, house] = words.split(' ')
  return { ...transit(transiting!, 'trine', natal!), id: words, house: Number(house), strength }
}

test('a transit gives half to the theme of its planet, 0.3 to that of the birth’s planet and 0.2 to that of the house', () => {
  const cases: [string, string[], number][] = [
    ['mars venus 4', ['action', 'relationships', 'emotions'], 0.5],
    // In a birth chart Saturn is the life's work.
    ['pluto saturn 9', ['transformation', 'career', 'growth'], 0.5],
    ['saturn saturn 12', ['discipline', 'career', 'inspiration'], 0.5],
  ]
  for (const [words, ranked, dominantScore] of cases) {
    const themes = themesOf([speaking(words, 0.7)])
    assert.deepEqual(themes.ranked, ranked)
    assert.ok(Math.abs(themes.dominantScore - dominantScore) < 1e-9, words)
  }
  // Houses 2, 5 and 11 add nothing: half of eight tenths.
  for (const house of [2, 5, 11])
    assert.ok(Math.abs(themesOf([speaking(`mars venus ${house}`, 0.7)]).dominantScore - 0.625) < 1e-9)
})

test('every planet has its theme', () => {
  const themes =
    'sun identity, moon emotions, mercury communication, venus relationships, mars action, jupiter growth, ' +
    'saturn discipline, uranus change, neptune inspiration, pluto transformation'
  for (const [planet, theme] of themes.split(', ').map((each) => each.split(' '))) {
    assert.equal(themesOf([speaking(`${planet} saturn 2`, 1)]).ranked[0], theme)
    const natal = planet === 'saturn' ? 'career' : theme
    const other = planet === 'mars' ? 'venus' : 'mars'
    assert.equal(themesOf([speaking(`${other} ${planet} 2`, 1)]).ranked[1], natal)
  }
})

test('every house has its theme, or none', () => {
  const themes = 'identity - communication emotions - career relationships transformation growth career -'
  for (const [at, theme] of `${themes} inspiration`.split(' ').entries()) {
    // Uranus twice: 0.8 for change, and the rest is that of the house.
    const { ranked, dominantScore } = themesOf([speaking(`uranus uranus ${at + 1}`, 1)])
    assert.equal(ranked[0], 'change')
    if (theme === '-') assert.equal(dominantScore, 1)
    else assert.deepEqual([ranked[1], Math.round(dominantScore * 10)], [theme, 8])
  }
})

test('the two strongest transits speak for a theme, each once', () => {
  const { speakers, order } = themesOf([
    speaking('mars mars 2', 0.9),
    speaking('venus mars 2', 0.8),
    speaking('mars sun 2', 0.7),
  ])
  assert.deepEqual(speakers.action, ['mars mars 2', 'venus mars 2'])
  assert.deepEqual(speakers.relationships, ['venus mars 2'])
  assert.deepEqual(speakers.identity, ['mars sun 2'])
  assert.deepEqual(speakers.change, [])
  assert.deepEqual(order.slice(0, 3), ['action', 'relationships', 'identity'])
  assert.deepEqual(order.toSorted(), [...PERSONAL_THEMES].toSorted())
})

test('a day without transits has no dominant theme, a low intensity and nothing for or against it', () => {
  assert.equal(themesOf([]).dominantScore, 0)
  const { intensity, shares } = overallEnergy([])
  assert.deepEqual([intensity, shares], ['low', { harmonious: 0, challenging: 0, neutral: 1 }])
})

const energyOf = (harmonious: number, challenging: number, neutral: number) =>
  overallEnergy(
    Object.entries({ harmonious, challenging, neutral }).map(([nature, strength]) => ({
      nature: nature as InfluenceNature,
      strength,
    })),
  )

test('a day that differs from the average by 0.12 has a side; one without is neutral from 0.16 on, or else mixed', () => {
  // The average day has 0.125 more against it than for it.
  const cases: [number, number, number, string][] = [
    [20, 21, 159, 'harmonious'],
    [20, 22, 158, 'neutral'],
    [20, 69, 111, 'challenging'],
    [20, 68, 112, 'neutral'],
    [9, 12, 4, 'neutral'],
    [91, 120, 39, 'mixed'],
    [375, 500, 125, 'mixed'],
  ]
  for (const [harmonious, challenging, neutral, type] of cases) {
    const energy = energyOf(harmonious, challenging, neutral)
    assert.equal(energy.type, type, `${harmonious} ${challenging} ${neutral}`)
    const all = harmonious + challenging + neutral
    assert.deepEqual(energy.shares, {
      harmonious: harmonious / all,
      challenging: challenging / all,
      neutral: neutral / all,
    })
  }
})

test('a day is medium if its strongest transit has 0.64, and high from 0.79 on', () => {
  const cases: [number, string][] = [
    [0.639, 'low'],
    [0.64, 'medium'],
    [0.789, 'medium'],
    [0.79, 'high'],
  ]
  for (const [strength, intensity] of cases) {
    const rest = { nature: 'neutral', strength: 0.1 } as const
    assert.equal(overallEnergy([{ nature: 'harmonious', strength }, rest]).intensity, intensity)
  }
})
