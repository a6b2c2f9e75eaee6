import assert from 'node:assert/strict'
import { test } from 'node:test'
import { any, BODY, EVENTS, HOUSE, MOON, STORIES, VERB } from '../../../test/why-sentences.ts'
import { castChart } from '../../chart/chart.ts'
import { skyAt } from '../../chart/transits.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dayOf } from '../../writer/plan/daily-plan.ts'
import { personalPlan } from '../../writer/plan/personal-plan.ts'
import { ASPECT_VERBS, houseOfBirth, inHouse, storyWords, whyOfDay } from './why.ts'
import { whyOfPersonalDay } from './why-personal.ts'

test('a house is called by what it is about, and the first by the sign or by its number', () => {
  const matters = 'money talk home play work partnership trust learning career friends retreat'.split(' ')
  for (const [at, matter] of matters.entries())
    assert.match(houseOfBirth(at + 2), new RegExp(`^your house of .*${matter}$`))
  assert.equal(houseOfBirth(1), 'your first house')
  assert.equal(inHouse('leo', 1), 'Leo, your own sign')
})

const days = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
)

test('a new or full Moon that is an eclipse is called an eclipse, for every sign', () => {
  for (const [date, wordsFor] of [
    ['2026-03-03', 'he total lunar eclipse falls in Virgo on this day'],
    ['2026-08-12', 'he total solar eclipse falls in Leo on this day'],
    ['2026-04-02', 'he full Moon falls in Libra on this day'],
  ] as const) {
    const plans = SIGNS.map((sign) => dayOf(date, sign).plan)
    const ofLunation = plans.filter(({ lead }) => lead?.type.endsWith('_moon'))
    assert.ok(ofLunation.length > 0, date)
    for (const plan of ofLunation) assert.ok(whyOfDay(plan).includes(wordsFor), whyOfDay(plan))
  }
})

test('an aspect is called by its name, but for the two that have a verb of their own', () => {
  const own: Record<string, string> = { conjunction: 'meets', opposition: 'stands opposite' }
  for (const [name, verb] of Object.entries(ASPECT_VERBS))
    if (name in own) assert.equal(verb, own[name])
    else assert.match(verb, new RegExp(`^(?:makes a ${name} to|${name}s)$`))
})

test('a story begins with the planet that moves, and the house stands beside the planet that is in it', () => {
  // To a Leo: Leo is the first house, Scorpio the fourth, Pisces the eighth.
  type DayStory = Parameters<typeof storyWords>[0]['story']
  const wordsFor = (house: number, aspect: DayStory['aspect'], ...planets: DayStory['planets']) =>
    storyWords({ sign: 'leo', story: { planets, aspect, house } })
  const [venus, mars] = [
    { planet: 'venus', sign: 'scorpio' },
    { planet: 'mars', sign: 'pisces' },
  ] as const
  const moon = { planet: 'moon', sign: 'pisces' } as const
  assert.equal(wordsFor(4, null, venus), 'Venus is in Scorpio, your house of home')
  assert.equal(wordsFor(4, 'square', venus), 'Venus in Scorpio, your house of home, squares Leo')
  assert.equal(wordsFor(1, 'conjunction', { ...venus, sign: 'leo' }), 'Venus is in Leo, your own sign')
  assert.equal(
    wordsFor(4, 'trine', venus, mars),
    'Venus in Scorpio, your house of home, trines Mars in Pisces',
  )
  assert.equal(
    wordsFor(8, 'trine', venus, mars),
    'Venus in Scorpio trines Mars in Pisces, your house of trust',
  )
  assert.equal(
    wordsFor(8, 'trine', venus, moon),
    'the Moon in Pisces, your house of trust, trines Venus in Scorpio',
  )
  assert.equal(wordsFor(8, 'conjunction', mars, moon), 'the Moon meets Mars in Pisces, your house of trust')
})

test('each kind of sentence is said', () => {
  const said = (date: string, sign: Sign) => whyOfDay(dayOf(date, sign).plan)
  assert.equal(
    said('2026-03-10', 'cancer'),
    'Mercury in Pisces, your house of learning, trines Cancer. The Moon is in Sagittarius, your house of daily work.',
  )
  const all = days.flatMap((date) => SIGNS.map((sign) => said(date, sign)))
  for (const form of [...STORIES, ...EVENTS, ...MOON].map((each) => new RegExp(each)))
    assert.ok(
      all.some((why) => form.test(why)),
      form.source,
    )
})

const PART =
  '(?:early|the middle of|late) (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{4})?'
const SPAN = any([
  `from ${PART} to ${PART}`,
  `until ${PART}, after more than a year`,
  `since ${PART}, and for more than a year to come`,
  'for more than two years in all',
])
const YOURS = 'your (?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)'
const PERSONAL = new RegExp(
  `^(?:${BODY} ${VERB} ${YOURS}(?: ${SPAN}(?:, and is closest about now)?)?\\. )?The Moon passes through ${any(['your first house', HOUSE])}\\.$`,
)

test('a person’s `why` is one of the sentences that can be said, in each of a year’s days', () => {
  const spans = new Set<string>()
  for (const year of [1951, 1974, 1999]) {
    const instant = Date.UTC(year, 6, 9, 4, 30)
    const chart = castChart({ instant, place: { latitude: 48, longitude: 11 }, houseSystem: 'whole' })
    for (const date of days) {
      const day = { date, shuffleKey: 'somebody', clockOf: () => null }
      const plan = personalPlan(chart, skyAt(Date.parse(date) + DAY_MS / 2), day)
      const why = whyOfPersonalDay(plan)
      assert.match(why, PERSONAL, `${year} ${date}`)
      const span = / (from|until|since|for more)/.exec(why)?.[1]
      const isSlow = plan.main !== null && SLOW_PLANETS.some((slow) => slow === plan.main!.transiting)
      assert.equal(span !== undefined, isSlow, `${year} ${date}`)
      spans.add(span ?? 'none')
    }
  }
  assert.deepEqual([...spans].toSorted(), ['for more', 'from', 'none', 'since', 'until'])
})
