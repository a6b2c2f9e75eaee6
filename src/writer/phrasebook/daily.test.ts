import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contradictions } from '../../../tools/text/contradictions.ts'
import { shareBeginningAlike, shareSeenWithin } from '../../../tools/text/figures.ts'
import { placementId } from '../../chart/transits.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign, signOf } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { type DailyText, dailyFaults, everySentenceIn, STYLES, type Style } from '../daily-text.ts'
import { Deadline } from '../deadline.ts'
import { type Day, dayOf as makeDay } from '../plan/daily-plan.ts'
import type { Story } from '../plan/story.ts'
import { prose, type Sentence } from '../sentence.ts'
import { DAILY } from '../text-kinds.ts'
import { phrasebookSource } from '../text-source.ts'
import { dailyText } from './daily.ts'
import { pieceOf } from './day-piece.ts'

const datesFrom = (start: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(start) + i * step * DAY_MS).toISOString().slice(0, 10),
  )

/** Days over the whole range of the ephemeris, including the first and the last. */
const dates = ['1600-01-01', '2399-12-31', ...datesFrom('1601-01-01', 60, 4751)]

/** Most tests look at the same days and texts: each is made once. */
const days = new Map<string, Day>()
const dayOf = (date: string, sign: Sign): Day =>
  days.getOrInsertComputed(`${date} ${sign}`, () => makeDay(date, sign))

const texts = new Map<string, DailyText>()
const textOf = ({ plan }: Day, style: Style): DailyText =>
  texts.getOrInsertComputed(`${plan.date} ${plan.sign} ${style}`, () => dailyText(ENGLISH, plan, style))

const everySentence = (day: Day, style: Style): readonly Sentence[] => everySentenceIn(textOf(day, style))

test('every text keeps the rules for all writers, in all signs and styles, over the centuries', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const day = dayOf(date, sign)
      for (const style of STYLES)
        assert.deepEqual(dailyFaults(ENGLISH, textOf(day, style), style), [], `${date} ${sign} ${style}`)
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
  for (const date of ['2033-12-16', ...datesFrom('2026-01-01', 60)])
    for (const style of STYLES) {
      const summaries = SIGNS.map((sign) => prose(textOf(dayOf(date, sign), style).summary))
      assert.equal(new Set(summaries).size, SIGNS.length, `${date} ${style}`)
    }
})

const WINDOW = 30

/** So many pieces a key has, if its list is complete. */
const wantedPieces = ({ shows, standing }: Story): number =>
  shows === 'moon' || (standing === 'in' && (shows === 'jupiter' || shows === 'saturn')) ? 9 : 5

test('no summary comes back within 60 days, unless its list is short of pieces', (t) => {
  let short = 0
  for (const sign of SIGNS) {
    const lastDay = new Map<string, number>()
    for (const [day, date] of datesFrom('2026-01-01', 425).entries()) {
      const { plan } = dayOf(date, sign)
      const { advice } = pieceOf(ENGLISH, plan)
      const isAgain = day - (lastDay.get(advice) ?? -Infinity) <= 60
      const { shows, standing, house, direction } = plan.story
      const isShort = ENGLISH.days.ofDay(shows, standing, house, direction).length < wantedPieces(plan.story)
      assert.ok(!isAgain || isShort, `${date} ${sign}: ${advice}`)
      if (isAgain) short++
      lastDay.set(advice, day)
    }
  }
  t.diagnostic(`${short} came back, from lists that are short`)
})

test('over a year sentences do not come back soon, and texts do not begin alike', (t) => {
  for (const sign of ['aries', 'scorpio'] satisfies Sign[]) {
    const plans = datesFrom('2027-06-01', 365 + WINDOW).map((date) => dayOf(date, sign).plan)
    const summaries = (style: Style) =>
      plans.map((plan) => dailyText(ENGLISH, plan, style).summary.map(({ text }) => text))
    const again = shareSeenWithin(summaries('detailed'), WINDOW)
    const alike = shareBeginningAlike(summaries('brief'))
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

test('a summary is one piece for the keys of its story, and nothing else', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const day = dayOf(date, sign)
      const { plan } = day
      const { brief, advice } = pieceOf(ENGLISH, plan)
      const { summary } = textOf(day, 'detailed')
      assert.deepEqual(
        summary.map(({ transits }) => transits),
        [[plan.story.id], [plan.story.id]],
      )
      const [before, after] = brief.split('{until}') as [string, string | undefined]
      assert.ok(summary[0]!.text.startsWith(before) && summary[0]!.text.endsWith(after ?? ''), brief)
      assert.equal(summary[1]!.text, advice)
    }
})

test('no text has a placeholder, or a hole where one was', () => {
  const edges = ['1600-01-01', '1600-01-02', '1969-12-31', '1970-01-01', '2399-12-30', '2399-12-31']
  for (const date of [...edges, ...dates])
    for (const sign of SIGNS)
      for (const style of STYLES)
        for (const { text } of everySentence(dayOf(date, sign), style))
          assert.doesNotMatch(text, /[{}]| {2}|\s[.,;?]|until until/, `${date} ${sign}`)
})

test('the text of a day whose story is its new or full Moon names it', () => {
  const onLunations = datesFrom('2026-01-01', 365).flatMap((date) =>
    SIGNS.flatMap((sign) => {
      const { plan } = dayOf(date, sign)
      const isLights = plan.story.planets.map(({ planet }) => planet).join() === 'sun,moon'
      return isLights && plan.lead?.type.endsWith('_moon') ? [plan] : []
    }),
  )
  assert.ok(onLunations.length > 10, String(onLunations.length))
  for (const plan of onLunations) {
    const phase = plan.lead!.type === 'new_moon' ? 'new' : 'full'
    const { house, direction } = plan.story
    const isEclipse = plan.lead!.eclipse !== undefined
    const list = ENGLISH.days.ofLunation(isEclipse ? `eclipse ${phase}` : phase, house, direction)
    assert.ok(list.includes(pieceOf(ENGLISH, plan)), plan.date)
  }
  const eclipses = onLunations.filter(({ lead }) => lead?.eclipse !== undefined)
  assert.ok(eclipses.length > 0 && eclipses.length < onLunations.length)
})

test('summary, fields and categories follow their own figures, and none contradicts the mood or the subject of the story', () => {
  for (const date of dates)
    for (const sign of SIGNS) {
      const day = dayOf(date, sign)
      for (const style of STYLES)
        assert.deepEqual(contradictions(day.plan, textOf(day, style)), [], `${date} ${sign}`)
    }
})
