import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import type { Horoscope, PeriodHoroscope } from './horoscope.ts'
import { horoscopeEntry } from './horoscope-entry.ts'
import { chipsOf, chipsOfPeriod, fromId, withSign } from './transit-chips.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const horoscope = async <H>(period: string, payload: object): Promise<H> =>
  (await service.inject({ method: 'POST', url: `/v1/astrology/${period}-horoscope`, payload })).json().data

const WISH = { period: 'day', sign: 'leo', style: 'detailed', date: '' } as const

test('an id becomes words: names have capitals, aspects have none, and what is natal is yours', () => {
  for (const [id, text, glyphs] of [
    ['moon-in-aquarius', 'Moon in Aquarius', ['moon', 'aquarius']],
    ['mercury-turns-retrograde', 'Mercury turns retrograde', ['mercury', 'retrograde']],
    ['moon-trine-natal-neptune', 'Moon trine your Neptune', ['moon', 'trine', 'neptune']],
  ] as const)
    assert.deepEqual(fromId(id), { text, glyphs })
  assert.deepEqual(fromId('quiet-sky', ['sun', 'nobody']), { text: 'Quiet sky', glyphs: ['sun'] })
})

test('an aspect whose other end is not named is one to the sign', () => {
  assert.equal(withSign('venus-trine', 'leo'), 'venus-trine-leo')
  assert.equal(withSign('venus-trine-mars', 'leo'), 'venus-trine-mars')
  assert.equal(withSign('full-moon', 'leo'), 'full-moon')
})

test('of a day the sources of its sentences come first, each once, then the other transits of the sign', async () => {
  const day = await horoscope<Horoscope>('daily', { sign: 'leo', date: '2026-11-18', categories: ['all'] })
  const chips = chipsOf(day)
  assert.equal(new Set(chips.map(({ id }) => id)).size, chips.length)
  const cited = chips.findLastIndex(({ isCited }) => isCited)
  assert.ok(cited > 0 && chips.slice(0, cited).every(({ isCited }) => isCited))
  const parts = [day.interpretation, ...Object.values(day.categories ?? {})]
  const sources = parts.flatMap((part) => part.sources.flatMap(({ transits }) => transits))
  assert.deepEqual(
    chips.filter(({ isCited }) => isCited).map(({ id }) => id),
    [...new Set(sources)],
  )
  for (const { id } of [...day.transits.aspects, ...day.transits.planets_in_sign])
    assert.ok(
      chips.some((chip) => chip.id === id),
      id,
    )
})

test('an aspect to the sign and one between planets are shown with their orbs', () => {
  const transits = {
    aspects: [{ id: 'a', planet: 'mercury', aspect: 'square', orb: 2.345, planet_retrograde: true }],
    sky_aspects: [{ id: 'b', planet1: 'venus', aspect: 'trine', planet2: 'mars', orb: 0.05 }],
    planets_in_sign: [],
    events: [],
  }
  const sources = [{ transits: ['b'] }]
  const day = { sign: 'leo', transits, interpretation: { sources } } as unknown as Horoscope
  assert.deepEqual(
    chipsOf(day).map(({ text, isCited }) => [text, isCited]),
    [
      ['Venus trine Mars, 0.1°', true],
      ['Mercury square Leo, retrograde, 2.3°', false],
    ],
  )
})

test('a key date of a week is shown with its date, and an aspect with the sign', () => {
  const period = {
    sign: 'leo',
    interpretation: {
      sources: [
        { transits: ['full-moon', 'venus-trine'] },
        { transits: ['full-moon', 'annular-solar-eclipse-2026-02-17'] },
      ],
    },
    key_dates: [
      { id: 'full-moon', title: 'Full Moon in Gemini', date: '2026-11-24', planets: ['sun', 'moon'] },
    ],
  } as unknown as PeriodHoroscope
  assert.deepEqual(
    chipsOfPeriod(period).map(({ text, glyphs, isCited }) => [text, glyphs.join(), isCited]),
    [
      ['Full Moon in Gemini, 24 Nov', 'sun,moon', true],
      ['Venus trine Leo', 'venus,trine,leo', true],
      ['Annular solar eclipse, 17 Feb', '', true],
    ],
  )
})

test('the journal keeps a day and a week by their own dates, whatever today is', async () => {
  const day = await horoscope<Horoscope>('daily', { sign: 'leo', date: '2026-11-18' })
  const ofDay = horoscopeEntry(day, WISH)
  assert.equal(ofDay.title, 'Leo, Wednesday 18 November 2026')
  assert.equal(ofDay.address, 'sky/leo#style=detailed&date=2026-11-18')
  assert.equal(ofDay.text, day.interpretation.summary)
  const week = await horoscope<PeriodHoroscope>('weekly', { sign: 'leo', date: '2026-11-18' })
  const ofWeek = horoscopeEntry(week, { ...WISH, period: 'week' })
  assert.equal(ofWeek.title, 'Leo, 16\u2009–\u200922 November 2026')
  assert.equal(ofWeek.address, 'sky/leo#period=week&style=detailed&date=2026-11-16')
})
