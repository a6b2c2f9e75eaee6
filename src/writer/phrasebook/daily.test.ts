import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contradictions } from '../../../tools/text/contradictions.ts'
import { shareBeginningAlike, shareSeenWithin } from '../../../tools/text/figures.ts'
import { placementId } from '../../chart/transits.ts'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign, signOf } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import type { PoolName } from '../../words/pool-table.ts'
import {
  type DetailedText,
  dailyFaults,
  everySentenceIn,
  type FullText,
  STYLES,
  type Style,
} from '../daily-text.ts'
import { Deadline } from '../deadline.ts'
import { type Day, dayOf } from '../plan/daily-plan.ts'
import { prose, type Sentence } from '../sentence.ts'
import { DAILY } from '../text-kinds.ts'
import { phrasebookSource } from '../text-source.ts'
import { dailyText } from './daily.ts'

const datesFrom = (start: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(start) + i * step * DAY_MS).toISOString().slice(0, 10),
  )

/** Days over the whole range of the ephemeris, including the first and the last. */
const dates = ['1600-01-01', '2399-12-31', ...datesFrom('1601-01-01', 60, 4751)]

const everySentence = ({ plan }: Day, style: Style): readonly Sentence[] =>
  everySentenceIn(dailyText(ENGLISH, plan, style))

test('every text keeps the rules for all writers, in all signs and styles, over the centuries', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const { plan } = dayOf(date, sign)
      for (const style of STYLES)
        assert.deepEqual(
          dailyFaults(ENGLISH, dailyText(ENGLISH, plan, style), style),
          [],
          `${date} ${sign} ${style}`,
        )
    }
})

test('every sentence names at least one transit, and each is in the response', () => {
  for (const date of dates.slice(0, 30))
    for (const sign of SIGNS) {
      const day = dayOf(date, sign)
      const known = transitIds(day)
      for (const style of STYLES)
        for (const { text, transits } of everySentence(day, style)) {
          assert.ok(transits.length > 0, text)
          for (const id of transits) assert.ok(known.has(id), `${date} ${sign} ${id}: ${text}`)
        }
    }
})

function transitIds({ sky, transits }: Day): Set<string> {
  const placements = PLANETS.map((planet) => placementId(planet, signOf(sky.positions[planet].longitude)))
  return new Set([...placements, ...[...transits.aspects, ...sky.aspects, ...sky.events].map(({ id }) => id)])
}

test('a planet that a sentence names is in one of its transits', () => {
  for (const date of dates.slice(0, 30))
    for (const sign of SIGNS)
      for (const style of STYLES)
        for (const { text, transits } of everySentence(dayOf(date, sign), style))
          for (const planet of PLANETS) {
            const name = planet.charAt(0).toUpperCase() + planet.slice(1)
            const isNamed = new RegExp(`\\b${name}\\b`).test(text)
            if (isNamed)
              assert.ok(
                transits.some((id) => id.includes(planet)),
                `${date} ${sign}: ${text}`,
              )
          }
})

test('on no day do two signs share a summary', () => {
  // On 2033-12-16 Libra tells of the Moon that meets the Sun, Sagittarius of the Sun, and both of the same house.
  for (const date of ['2033-12-16', ...datesFrom('2026-01-01', 60)])
    for (const style of STYLES) {
      const summaries = SIGNS.map((sign) => prose(dailyText(ENGLISH, dayOf(date, sign).plan, style).summary))
      assert.equal(new Set(summaries).size, SIGNS.length, `${date} ${style}`)
    }
})

const WINDOW = 30

test('over a year sentences do not come back soon, and texts do not begin alike', (t) => {
  for (const sign of ['aries', 'scorpio'] satisfies Sign[]) {
    const plans = datesFrom('2027-06-01', 365 + WINDOW).map((date) => dayOf(date, sign).plan)
    const told = (style: Style) =>
      plans.map((plan) => dailyText(ENGLISH, plan, style).summary.map(({ text }) => text))
    const again = shareSeenWithin(told('detailed'), WINDOW)
    const alike = shareBeginningAlike(told('brief'))
    t.diagnostic(`${sign}: seen within 30 days ${(100 * again).toFixed(1)} %, begin alike ${100 * alike} %`)
    assert.ok(again <= 0.01)
    assert.ok(alike <= 0.03)
  }
})

test('the same plan always gives the same text, from the text source and from the function', async () => {
  const { plan } = dayOf('2026-11-15', 'pisces')
  for (const style of STYLES) {
    const { text } = await phrasebookSource.write(ENGLISH, DAILY, { plan, style }, new Deadline(1000))
    assert.deepEqual(text, dailyText(ENGLISH, structuredClone(plan), style))
  }
})

test('the three parts of a summary tell the same story, and the act is the advice of the brief style', () => {
  for (const date of datesFrom('2026-01-01', 60))
    for (const sign of ['aries', 'virgo'] satisfies Sign[]) {
      const { plan } = dayOf(date, sign)
      const { summary } = dailyText(ENGLISH, plan, 'detailed')
      assert.deepEqual(
        summary.map(({ transits }) => transits),
        [[plan.story.id], [plan.story.id], [plan.story.id]],
      )
    }
})

const of = (pool: PoolName, keys: readonly string[]) => sentencesOf(pool, keys)

test('a summary speaks of the house of its story, in the direction of the score', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const { plan } = dayOf(date, sign)
      const { house, direction } = plan.story
      const [lead, , act] = dailyText(ENGLISH, plan, 'detailed').summary
      const keys = [String(house), direction]
      const place = of('leads', keys).indexOf(lead!.text)
      assert.ok(place >= 0, lead!.text)
      assert.equal(act!.text, of('advice', keys)[place], 'what to do is an answer to what is said')
    }
})

test('the advice of a category answers what is said of it', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const { plan } = dayOf(date, sign)
      const { categories } = dailyText(ENGLISH, plan, 'detailed') as DetailedText
      for (const category of CATEGORY_NAMES) {
        const keys = [category, plan.judgement.categories[category].outlook]
        const { interpretation, advice } = categories[category]
        const place = of('category-lines', keys).indexOf(interpretation[0]!.text)
        assert.ok(place >= 0, interpretation[0]!.text)
        assert.equal(advice.text, of('category-advice', keys)[place])
      }
    }
})

test('the day of a new or full Moon that is its own story shows it', () => {
  const shown = datesFrom('2026-01-01', 365).flatMap((date) =>
    SIGNS.flatMap((sign) => {
      const { plan } = dayOf(date, sign)
      const isLights = plan.story.planets.map(({ planet }) => planet).join() === 'sun,moon'
      if (!isLights || !plan.lead?.type.endsWith('_moon')) return []
      return [
        {
          phase: plan.lead.type.split('_')[0]!,
          plan,
          image: dailyText(ENGLISH, plan, 'brief').summary[1]!.text,
        },
      ]
    }),
  )
  assert.ok(shown.length > 10, String(shown.length))
  for (const { phase, plan, image } of shown) {
    const pool = plan.lead?.eclipse === undefined ? 'lunations' : 'eclipses'
    assert.ok(of(pool, [phase, String(plan.moon.house)]).includes(image), image)
  }
  const ofEclipses = shown.filter(({ plan }) => plan.lead?.eclipse !== undefined)
  assert.ok(ofEclipses.length > 0 && ofEclipses.length < shown.length)
})

test('every sentence of the pool of eclipses speaks of one, a solar one of the day of a new Moon', () => {
  for (const [phase, other] of [
    ['new', /lunar|Moon/],
    ['full', /solar|Sun/],
  ] as const)
    for (let house = 1; house <= 12; house++)
      for (const text of of('eclipses', [phase, String(house)])) {
        assert.match(text, /\beclipsed?\b/)
        assert.doesNotMatch(text, other)
      }
})

test('love, career, wellbeing and the categories follow their own outlook, and rest is never set beside effort', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const { plan } = dayOf(date, sign)
      for (const style of STYLES)
        assert.deepEqual(contradictions(plan, dailyText(ENGLISH, plan, style)), [], `${date} ${sign}`)
    }
})

test('each part of a detailed day says first how it is, then what to do', () => {
  for (const date of dates.slice(0, 12))
    for (const sign of SIGNS) {
      const text = dailyText(ENGLISH, dayOf(date, sign).plan, 'detailed') as FullText
      for (const part of ['love', 'career', 'wellbeing'] as const) {
        const [first, second] = text[part]
        assert.ok(isIn(part, first!), `${date} ${sign} ${part}: ${first!.text}`)
        assert.ok(isIn(`${part}-advice`, second!), `${date} ${sign} ${part}: ${second!.text}`)
      }
    }
})

/** The text of a whole pool: a sentence is found in it between its quotation marks. */
const poolText = (pool: PoolName) =>
  readFileSync(new URL(`../../../data/en/phrases/${pool}.json`, import.meta.url), 'utf8')
const isIn = (pool: PoolName, { text }: Sentence) => poolText(pool).includes(JSON.stringify(text))
