import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chipsOf as chipsOfPerson, dayEntry, type PersonalDay } from '../day/personal-day.ts'
import type { Horoscope, PeriodHoroscope } from './horoscope.ts'
import { horoscopeEntry } from './horoscope-entry.ts'
import { chipsOf, chipsOfPeriod, fromId, withSign } from './transit-chips.ts'

const DAY = {
  sign: 'leo',
  date: '2026-03-21',
  transits: {
    aspects: [
      { id: 'venus-trine', planet: 'venus', aspect: 'trine', orb: 1.26, planet_retrograde: false },
      { id: 'mercury-square', planet: 'mercury', aspect: 'square', orb: 0.04, planet_retrograde: true },
    ],
    planets_in_sign: [{ id: 'jupiter-in-leo' }],
    sky_aspects: [
      { id: 'mars-sextile-pluto', planet1: 'mars', aspect: 'sextile', planet2: 'pluto', orb: 2.5 },
    ],
    events: [{ id: 'solar-eclipse', planets: ['sun', 'moon'] }],
  },
  interpretation: {
    summary: 'A good day.',
    sources: [{ transits: ['mars-sextile-pluto', 'venus-trine'] }, { transits: ['venus-trine'] }],
  },
  categories: { love: { sources: [{ transits: ['solar-eclipse'] }] } },
} as unknown as Horoscope

test('the sources of the texts come first, each once, and then what else there is', () => {
  assert.deepEqual(chipsOf(DAY), [
    {
      id: 'mars-sextile-pluto',
      glyphs: ['mars', 'sextile', 'pluto'],
      text: 'Mars sextile Pluto, 2.5°',
      isCited: true,
    },
    { id: 'venus-trine', glyphs: ['venus', 'trine'], text: 'Venus trine Leo, 1.3°', isCited: true },
    { id: 'solar-eclipse', glyphs: ['sun', 'moon'], text: 'Solar eclipse', isCited: true },
    {
      id: 'mercury-square',
      glyphs: ['mercury', 'square'],
      text: 'Mercury square Leo, retrograde, 0.0°',
      isCited: false,
    },
    { id: 'jupiter-in-leo', glyphs: ['jupiter', 'leo'], text: 'Jupiter in Leo', isCited: false },
  ])
})

test('an id that nothing else describes is read as words', () => {
  assert.deepEqual(fromId('mercury-turns-retrograde'), {
    glyphs: ['mercury', 'retrograde'],
    text: 'Mercury turns retrograde',
  })
  assert.equal(fromId('moon-trine-natal-neptune').text, 'Moon trine your Neptune')
  assert.deepEqual(fromId('full-thing', ['sun', 'nobody']), { glyphs: ['sun'], text: 'Full thing' })
})

test('an aspect whose other end is not named is one to the sign', () => {
  assert.equal(withSign('venus-trine', 'leo'), 'venus-trine-leo')
  assert.equal(withSign('venus-trine-mars', 'leo'), 'venus-trine-mars')
  assert.equal(withSign('full-moon', 'leo'), 'full-moon')
})

test('of a longer period the sources are shown, events with their titles and dates', () => {
  const month = {
    sign: 'leo',
    interpretation: { sources: [{ transits: ['venus-trine', 'full'] }, { transits: ['full'] }] },
    key_dates: [{ id: 'full', planets: ['moon'], title: 'Full Moon in Libra', date: '2026-04-02' }],
  } as unknown as PeriodHoroscope
  assert.deepEqual(chipsOfPeriod(month), [
    { id: 'venus-trine', glyphs: ['venus', 'trine', 'leo'], text: 'Venus trine Leo', isCited: true },
    { id: 'full', glyphs: ['moon'], text: 'Full Moon in Libra, 2 Apr', isCited: true },
  ])
})

test('the journal keeps a sign’s day or period with its summary and the address of the very date', () => {
  const wish = { sign: 'aries', date: 'today', style: 'brief' } as unknown as Parameters<
    typeof horoscopeEntry
  >[1]
  const day = horoscopeEntry(DAY, wish)
  assert.equal(day.title, 'Leo, Saturday 21 March 2026')
  assert.equal(day.text, 'A good day.')
  assert.match(day.address, /^sky\/leo#(.*&)?date=2026-03-21/)
  const month = {
    sign: 'leo',
    period: { type: 'month', from: '2026-03-01', to: '2026-03-31' },
    interpretation: { summary: 'A month.' },
  } as unknown as PeriodHoroscope
  const entry = horoscopeEntry(month, wish)
  assert.equal(entry.title, 'Leo, March 2026')
  assert.match(entry.address, /date=2026-03-01/)
})

test('a person’s day shows the aspects to the birth chart, those of the text first', () => {
  const day = {
    targetDate: '2026-03-21',
    interpretation: {
      content: { overall: 'Yours.' },
      sources: [{ transits: ['moon-square-natal-mars', 'sun-trine-moon'] }],
    },
    transitAnalysis: {
      significantAspects: [
        { id: 'mars-trine-venus', transitPlanet: 'mars', type: 'trine', natalPlanet: 'venus', orb: 0.25 },
        { id: 'sun-trine-moon', transitPlanet: 'sun', type: 'trine', natalPlanet: 'moon', orb: 1 },
      ],
    },
  } as unknown as PersonalDay
  assert.deepEqual(chipsOfPerson(day), [
    {
      id: 'moon-square-natal-mars',
      glyphs: ['moon', 'square', 'mars'],
      text: 'Moon square your Mars',
      isCited: true,
    },
    {
      id: 'sun-trine-moon',
      glyphs: ['sun', 'trine', 'moon'],
      text: 'Sun trine your Moon, 1.0°',
      isCited: true,
    },
    {
      id: 'mars-trine-venus',
      glyphs: ['mars', 'trine', 'venus'],
      text: 'Mars trine your Venus, 0.3°',
      isCited: false,
    },
  ])
  assert.deepEqual(dayEntry(day), {
    title: 'Your day, Saturday 21 March 2026',
    question: '',
    text: 'Yours.',
    cards: [],
    address: '',
  })
})
