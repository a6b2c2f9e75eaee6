import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CalendarType } from '../../almanac/calendar.ts'
import { CALENDAR_TYPES } from '../../almanac/calendar.ts'
import {
  type CalendarRequest,
  type ListedEvent,
  readCalendar,
  resolveCalendar,
} from '../../readings/sky-calendar.ts'
import type { EventFacts } from '../sky.ts'
import { lengthOf } from '../text-measure.ts'
import { ENGLISH } from './english.ts'
import { eventText } from './event-texts.ts'
import { calendarEventWords } from './sky-events.ts'

const listed = (asked: CalendarRequest): ListedEvent[] => readCalendar(ENGLISH, resolveCalendar(asked, 0))

/** The words of the one event of a type on a day. */
function said(type: CalendarType, date: string, rest: CalendarRequest = {}) {
  const found = listed({ from: date, to: date, types: [type], ...rest })
  assert.equal(found.length, 1, `${type} ${date}`)
  return found[0]!.words
}

const titleOf = (...asked: Parameters<typeof said>) => said(...asked).title

test('events that every almanac lists have the titles that a person would write down', () => {
  assert.equal(titleOf('moon_phase', '2024-11-15'), 'Full Moon in Taurus, 24°')
  assert.equal(titleOf('moon_phase', '2026-03-19'), 'New Moon in Pisces, 28°')
  assert.equal(titleOf('eclipse', '2026-03-03'), 'Total lunar eclipse in Virgo, 12°')
  assert.equal(titleOf('eclipse', '2026-02-17'), 'Annular solar eclipse in Aquarius, 28°')
  assert.equal(titleOf('eclipse', '2026-08-12'), 'Total solar eclipse in Leo, 20°')
  assert.equal(titleOf('ingress', '2026-01-26'), 'Neptune enters Aries')
  assert.equal(titleOf('ingress', '2022-10-28'), 'Jupiter goes back into Pisces')
  assert.equal(said('ingress', '2022-10-28').line, 'Jupiter leaves Aries and goes back into Pisces.')
  assert.equal(said('ingress', '2026-03-20').line, 'The Sun leaves Pisces and enters Aries.')
  assert.equal(titleOf('station', '2024-08-05'), 'Mercury turns retrograde in Virgo, 4°')
  assert.equal(titleOf('season', '2026-06-21'), 'June solstice')
  assert.match(said('season', '2026-03-20').line, /northwards: spring begins in the northern half/)
  assert.match(said('season', '2026-06-21').line, /as far north .* the longest day of the north/)
  assert.match(said('season', '2026-09-23').line, /southwards: autumn begins in the northern half/)
  assert.match(said('season', '2026-12-21').line, /as far south .* the longest day of the south/)
  assert.equal(titleOf('moon_ingress', '2026-11-24', { timezone: 'Europe/Berlin' }), 'Moon enters Gemini')
  const great = listed({
    from: '2020-12-21',
    to: '2020-12-21',
    types: ['exact_aspect'],
    planets: ['jupiter'],
  })
  assert.deepEqual(
    great.map(({ words }) => [words.title, words.line]),
    [['Jupiter conjunction Saturn', 'Jupiter and Saturn meet at 0° Aquarius.']],
  )
})

test('a retrograde has its last day in the reader’s time zone', () => {
  // Mercury turned direct on 4 December 2005 at 02:22 UTC.
  const mercury = { planets: ['mercury'] }
  assert.equal(titleOf('retrograde', '2005-11-20', mercury), 'Mercury retrograde until 4 December')
  const inNewYork = { ...mercury, timezone: 'America/New_York' }
  assert.equal(titleOf('retrograde', '2005-11-20', inNewYork), 'Mercury retrograde until 3 December')
  assert.equal(
    said('retrograde', '2005-11-20', mercury).line,
    'Mercury goes back from 10° Sagittarius to 24° Scorpio and turns direct on 4 December.',
  )
})

test('the line of an eclipse has how it is seen from a place, in local time, or that it is not', () => {
  const from = (latitude: number, longitude: number, timezone: string) =>
    said('eclipse', '2026-08-12', { place: { latitude, longitude }, timezone }).line
  const whole = 'The Moon covers the whole Sun along a narrow path on the Earth'
  assert.match(
    from(43.36, -5.85, 'Europe/Madrid'),
    new RegExp(
      `^${whole}; from the given place it is seen from 19:3\\d to \\d\\d:\\d\\d, with 100 % covered at most\\.$`,
    ),
  )
  assert.equal(from(-33.87, 151.21, 'UTC'), `${whole}; from the given place it cannot be seen.`)
  assert.equal(said('eclipse', '2026-08-12').line, `${whole}.`)
  assert.equal(
    said('eclipse', '2026-08-28').line,
    'The shadow of the Earth covers up to 93 % of the Moon’s width.',
  )
  assert.equal(
    said('eclipse', '2023-05-05').line,
    'The Moon passes through the Earth’s half-shadow and dims a little.',
  )
})

const SIGN = '(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)'
const NAME = '(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)'
const DATE =
  '\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)'
const POINT = `${SIGN}, (?:\\d|[12]\\d)°`

const TITLES: Readonly<Record<CalendarType, string>> = {
  moon_phase: `(?:(?:New|Full) Moon|(?:First|Last) quarter Moon) in ${POINT}`,
  eclipse: `(?:Total|Partial|Annular|Hybrid|Penumbral) (?:solar|lunar) eclipse in ${POINT}`,
  moon_ingress: `Moon enters ${SIGN}`,
  void_of_course: `Moon void of course in ${SIGN}`,
  ingress: `${NAME} (?:enters|goes back into) ${SIGN}`,
  station: `${NAME} turns (?:retrograde|direct) in ${POINT}`,
  retrograde: `${NAME} retrograde until ${DATE}`,
  exact_aspect: `${NAME} (?:conjunction|sextile|square|trine|opposition) ${NAME}`,
  season: '(?:March|September) equinox|(?:June|December) solstice',
}

const years = [1600, 1850, 2023, 2026, 2390].flatMap((year) =>
  listed({ from: `${year}-01-01`, to: `${year}-12-31` }),
)

test('in five years of eight centuries every event has a title of its kind, one plain line, and a meaning', () => {
  for (const { event, words } of years) {
    assert.match(words.title, new RegExp(`^(?:${TITLES[event.type]})$`))
    assert.match(words.line, /^[A-Z][^.]*\.$/)
    assert.doesNotMatch(words.line, /undefined|NaN|null| {2}/)
    assert.ok(lengthOf(words.line) >= 15 && lengthOf(words.line) <= 190, words.line)
    assert.ok(lengthOf(words.meaning) >= 80 && lengthOf(words.meaning) <= 190, words.meaning)
  }
  for (const type of CALENDAR_TYPES)
    assert.ok(
      years.some(({ event }) => event.type === type),
      type,
    )
})

test('no line says its title again', () => {
  for (const { words } of years) assert.notEqual(words.line.replace(/^The /, ''), `${words.title}.`)
})

test('a Moon that makes no aspect in a whole sign is said to make none', () => {
  const voids = ['2023', '2024', '2025', '2026'].flatMap((year) =>
    listed({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      types: ['void_of_course'],
      voidRule: 'traditional',
    }),
  )
  const forms = {
    whole: /^The Moon makes no aspect in the whole of \w+, until she enters \w+\.$/,
    usual:
      /^After her \w+ (?:to|with) (?:the Sun|\w+) the Moon makes no further aspect until she enters \w+\.$/,
  }
  const isWhole = ({ event }: ListedEvent) =>
    event.type === 'void_of_course' && event.lastAspect.at < event.at
  assert.ok(voids.some(isWhole) && !voids.every(isWhole))
  for (const one of voids) assert.match(one.words.line, isWhole(one) ? forms.whole : forms.usual)
})

/** An event that was made by hand. */
const made = (event: object, longitudes: readonly number[], rest: object = {}) =>
  calendarEventWords({
    ...{ event, longitudes, lastLongitude: null, localEnd: null, sight: null },
    ...rest,
  } as unknown as EventFacts)

test('the line of each phase has the Moon’s light, and that of the full Moon the Sun opposite', () => {
  const phase = (id: string) => made({ type: 'moon_phase', id, sign: 'taurus' }, [54.99])
  const phases = ['new-moon', 'first-quarter', 'full-moon', 'last-quarter'].map((id) => phase(id))
  assert.deepEqual(
    phases.map(({ title, line }) => [title, line]),
    [
      ['New Moon in Taurus, 24°', 'The Moon meets the Sun at 24° Taurus.'],
      ['First quarter Moon in Taurus, 24°', 'The waxing Moon is half lit, at 24° Taurus.'],
      ['Full Moon in Taurus, 24°', 'The Moon is full at 24° Taurus, opposite the Sun in Scorpio.'],
      ['Last quarter Moon in Taurus, 24°', 'The waning Moon is half lit, at 24° Taurus.'],
    ],
  )
})

test('the line of an eclipse has what covers what, and of a partial one how much', () => {
  const eclipse = (of: string, kind: string, sight: object | null = null) =>
    made({ type: 'eclipse', of, kind, sign: 'leo', magnitude: 0.567 }, [120], { sight }).line
  assert.match(
    eclipse('solar', 'total'),
    /^The Moon covers the whole Sun along a narrow path on the Earth\.$/,
  )
  assert.match(eclipse('solar', 'annular'), /^The Moon leaves a bright ring of the Sun /)
  assert.match(eclipse('solar', 'hybrid'), /^The Moon covers the whole Sun .* leaves a ring at its ends\.$/)
  assert.equal(eclipse('solar', 'partial'), 'The Moon covers up to 57 % of the Sun’s width.')
  assert.match(
    eclipse('lunar', 'total'),
    /^The Moon passes through the shadow of the Earth and turns dark red/,
  )
  assert.match(eclipse('lunar', 'penumbral'), /half-shadow/)
  assert.equal(eclipse('lunar', 'partial'), 'The shadow of the Earth covers up to 57 % of the Moon’s width.')
  const seen = { visible: true, begins: '2026-08-12T19:31:00', ends: '2026-08-12T20:02:00' }
  const place = 'from the given place it is seen from 19:31 to 20:02'
  assert.ok(eclipse('lunar', 'total', { ...seen, obscuration: 0 }).endsWith(`; ${place}.`))
  assert.ok(
    eclipse('solar', 'total', { ...seen, obscuration: 0.456 }).endsWith(
      `; ${place}, with 46 % covered at most.`,
    ),
  )
})

test('what an event is good for goes by its planet, sign, direction or manner', () => {
  const ingress = { type: 'ingress', planets: ['jupiter'], sign: 'leo' }
  assert.equal(
    made({ ...ingress, direction: 'direct' }, []).meaning,
    eventText('ingresses', 'jupiter', 'leo'),
  )
  assert.equal(made({ ...ingress, direction: 'retrograde' }, []).meaning, eventText('returns', 'jupiter'))
  for (const direction of ['direct', 'retrograde'])
    assert.equal(
      made({ type: 'station', planets: ['mars'], direction }, [10]).meaning,
      eventText('stations', 'mars', direction),
    )
  // Those that are seldom retrograde have a text for each sign.
  for (const [planet, key] of [
    ['mercury', 'leo'],
    ['venus', 'leo'],
    ['mars', 'leo'],
    ['jupiter', 'any'],
    ['pluto', 'any'],
  ] as const) {
    const facts = { lastLongitude: 130, localEnd: '2026-12-03T14:20:00' }
    const { title, line, meaning } = made(
      { type: 'retrograde', planets: [planet], sign: 'leo' },
      [140],
      facts,
    )
    const name = planet[0]!.toUpperCase() + planet.slice(1)
    assert.equal(title, `${name} retrograde until 3 December`)
    assert.equal(line, `${name} goes back from 20° Leo to 10° Leo and turns direct on 3 December.`)
    assert.equal(meaning, eventText('retrogrades', planet, key))
  }
})

test('two planets meet in one place, or are so many degrees apart in the signs where each of them is', () => {
  const aspect = (name: string, ...longitudes: number[]) =>
    made({ type: 'exact_aspect', planets: ['sun', 'mars'], aspect: name }, longitudes)
  assert.equal(aspect('conjunction', 29.9, 29.9).line, 'The Sun and Mars meet at 29° Aries.')
  assert.equal(aspect('square', 15, 105).line, 'The Sun in Aries and Mars in Cancer are exactly 90° apart.')
  assert.equal(aspect('trine', 15, 135).title, 'Sun trine Mars')
  assert.equal(aspect('opposition', 15, 195).meaning, eventText('aspects', 'sun-mars', 'friction'))
  assert.equal(aspect('sextile', 15, 75).meaning, eventText('aspects', 'sun-mars', 'flow'))
})
