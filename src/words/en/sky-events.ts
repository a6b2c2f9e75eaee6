/** An event of the sky in words: a title for a calendar, one plain line, and what it is good for. */
import type { CalendarType } from '../../almanac/calendar.ts'
import type { Direction } from '../../almanac/kinds.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { MANNER_OF } from '../../judgement/tradition.ts'
import type { Planet } from '../../sky/planets.ts'
import { degreeInSign, oppositeSign, SIGN_SPAN, type Sign, signOf, startOf } from '../../sky/zodiac.ts'
import { capitalised, sentenceOf } from '../../text.ts'
import type { EventFacts, EventOf, EventWords, Sight } from '../sky.ts'
import { clockWords, dateWords } from './dates.ts'
import { eventText } from './event-texts.ts'
import { bodyName, properName } from './names.ts'

interface Words<Type extends CalendarType> {
  readonly title: (facts: EventFacts<Type>) => string
  /** A clause, without capital and full stop. */
  readonly line: (facts: EventFacts<Type>) => string
  readonly meaning: (event: EventOf<Type>) => string
}

/** `24°`: as in the answers, degrees are cut off and not rounded. */
const degrees = (longitude: number) => `${Math.floor(degreeInSign(longitude))}°`
const inSign = (longitude: number) => `${properName(signOf(longitude))}, ${degrees(longitude)}`
const degreeOfSign = (longitude: number) => `${degrees(longitude)} ${properName(signOf(longitude))}`

const PHASE_TITLES: Readonly<Record<string, string>> = {
  'new-moon': 'New Moon',
  'first-quarter': 'First quarter Moon',
  'full-moon': 'Full Moon',
  'last-quarter': 'Last quarter Moon',
}

const PHASE_LINES: Readonly<Record<string, (longitude: number, sign: Sign) => string>> = {
  'new-moon': (at) => `the Moon meets the Sun at ${degreeOfSign(at)}`,
  'first-quarter': (at) => `the waxing Moon is half lit, at ${degreeOfSign(at)}`,
  'full-moon': (at, sign) =>
    `the Moon is full at ${degreeOfSign(at)}, opposite the Sun in ${properName(oppositeSign(sign))}`,
  'last-quarter': (at) => `the waning Moon is half lit, at ${degreeOfSign(at)}`,
}

const SEASON_LINES: Readonly<Record<string, string>> = {
  'march-equinox':
    'the Sun crosses the equator northwards: spring begins in the northern half of the Earth, autumn in the southern',
  'june-solstice':
    'the Sun is as far north as it goes: the longest day of the north, the shortest of the south',
  'september-equinox':
    'the Sun crosses the equator southwards: autumn begins in the northern half of the Earth, spring in the southern',
  'december-solstice':
    'the Sun is as far south as it goes: the longest day of the south, the shortest of the north',
}

const ENTERS: Readonly<Record<Direction, string>> = { direct: 'enters', retrograde: 'goes back into' }

/** The sign that a planet leaves when it enters another: the one before or, if it goes back, the one after. */
const signLeft = (entered: Sign, direction: Direction): Sign =>
  signOf(startOf(entered) + (direction === 'direct' ? -1 : 1) * SIGN_SPAN)

const apart = (aspect: AspectName, [one, two]: readonly Planet[], [first, second]: readonly number[]) =>
  aspect === 'conjunction'
    ? `${bodyName(one!)} and ${bodyName(two!)} meet at ${degreeOfSign(first!)}`
    : `${bodyName(one!)} in ${properName(signOf(first!))} and ${bodyName(two!)} in ${properName(signOf(second!))} are exactly ${ASPECTS[aspect].angle}° apart`

const WORDS: { readonly [Type in CalendarType]: Words<Type> } = {
  moon_phase: {
    title: ({ event, longitudes }) => `${PHASE_TITLES[event.id]} in ${inSign(longitudes[0]!)}`,
    line: ({ event, longitudes }) => PHASE_LINES[event.id]!(longitudes[0]!, event.sign),
    meaning: ({ id, sign }) => eventText('moon-phases', id, sign),
  },
  eclipse: {
    title: ({ event, longitudes }) =>
      `${capitalised(event.kind)} ${event.of} eclipse in ${inSign(longitudes[0]!)}`,
    line: ({ event, sight }) => [eclipseLine(event), ...(sight ? [sightLine(sight)] : [])].join('; '),
    meaning: ({ of, sign }) => eventText('eclipses', of, sign),
  },
  moon_ingress: {
    title: ({ event }) => `Moon enters ${properName(event.sign)}`,
    line: ({ event }) => `the Moon enters ${properName(event.sign)} and stays for about two and a half days`,
    meaning: ({ sign }) => eventText('moon-ingresses', sign),
  },
  void_of_course: {
    title: ({ event }) => `Moon void of course in ${properName(event.sign)}`,
    line: ({ event }) => `${lastAspectWords(event)} until she enters ${properName(event.nextSign)}`,
    meaning: ({ sign }) => eventText('voids', sign),
  },
  ingress: {
    title: ({ event: { planets, sign, direction } }) =>
      `${properName(planets[0]!)} ${ENTERS[direction!]} ${properName(sign)}`,
    line: ({ event: { planets, sign, direction } }) =>
      `${bodyName(planets[0]!)} leaves ${properName(signLeft(sign, direction!))} and ${ENTERS[direction!]} ${properName(sign)}`,
    // What takes months or years in a sign is not what a planet does that is there again for weeks.
    meaning: ({ planets: [planet], sign, direction }) =>
      direction === 'direct' ? eventText('ingresses', planet!, sign) : eventText('returns', planet!),
  },
  station: {
    title: ({ event: { planets, direction }, longitudes }) =>
      `${properName(planets[0]!)} turns ${direction} in ${inSign(longitudes[0]!)}`,
    line: ({ event: { planets, direction }, longitudes }) =>
      `${bodyName(planets[0]!)} stands still at ${degreeOfSign(longitudes[0]!)} and turns ${direction}`,
    meaning: ({ planets: [planet], direction }) => eventText('stations', planet!, direction!),
  },
  retrograde: {
    title: ({ event, localEnd }) =>
      `${properName(event.planets[0])} retrograde until ${dateWords(localEnd!)}`,
    line: ({ event, longitudes, lastLongitude, localEnd }) =>
      `${bodyName(event.planets[0])} goes back from ${degreeOfSign(longitudes[0]!)} to ${degreeOfSign(lastLongitude!)} and turns direct on ${dateWords(localEnd!)}`,
    meaning: ({ planets: [planet], sign }) =>
      eventText('retrogrades', planet, HURRIED.includes(planet) ? sign : 'any'),
  },
  exact_aspect: {
    title: ({ event: { planets, aspect } }) =>
      `${properName(planets[0]!)} ${aspect} ${properName(planets[1]!)}`,
    line: ({ event: { planets, aspect }, longitudes }) => apart(aspect!, planets, longitudes),
    meaning: ({ planets: [one, two], aspect }) => eventText('aspects', `${one}-${two}`, MANNER_OF[aspect!]!),
  },
  season: {
    title: ({ event }) => capitalised(event.id.replace('-', ' ')),
    line: ({ event }) => SEASON_LINES[event.id]!,
    meaning: ({ id }) => eventText('seasons', id),
  },
}

/** The others are retrograde for months every year, whatever the sign. */
const HURRIED: readonly Planet[] = ['mercury', 'venus', 'mars']

function lastAspectWords({ lastAspect, at, sign }: EventOf<'void_of_course'>): string {
  if (lastAspect.at < at) return `the Moon makes no aspect in the whole of ${properName(sign)},`
  const { aspect, planets } = lastAspect
  const joined = aspect === 'conjunction' ? 'with' : 'to'
  return `after her ${aspect} ${joined} ${bodyName(planets[1]!)} the Moon makes no further aspect`
}

const SOLAR_LINES: Readonly<Record<string, string>> = {
  total: 'the Moon covers the whole Sun along a narrow path on the Earth',
  annular: 'the Moon leaves a bright ring of the Sun along a narrow path on the Earth',
  hybrid:
    'the Moon covers the whole Sun along the middle of a narrow path on the Earth, and leaves a ring at its ends',
}
const LUNAR_LINES: Readonly<Record<string, string>> = {
  total: 'the Moon passes through the shadow of the Earth and turns dark red',
  penumbral: 'the Moon passes through the Earth’s half-shadow and dims a little',
}

function eclipseLine({ of, kind, magnitude }: EventOf<'eclipse'>): string {
  const share = `${Math.round(magnitude * 100)} %`
  if (of === 'solar') return SOLAR_LINES[kind] ?? `the Moon covers up to ${share} of the Sun’s width`
  return LUNAR_LINES[kind] ?? `the shadow of the Earth covers up to ${share} of the Moon’s width`
}

function sightLine(sight: Sight): string {
  if (!sight.visible) return 'from the given place it cannot be seen'
  const { begins, ends, obscuration } = sight
  const most = obscuration > 0 ? `, with ${Math.round(obscuration * 100)} % covered at most` : ''
  return `from the given place it is seen from ${clockWords(begins)} to ${clockWords(ends)}${most}`
}

/** Of the calendar as a whole, in a calendar program. */
export const CALENDAR_NAME = 'The sky'

export function calendarEventWords<Type extends CalendarType>(facts: EventFacts<Type>): EventWords {
  const { title, line, meaning } = WORDS[facts.event.type as Type] as unknown as Words<Type>
  return { title: title(facts), line: sentenceOf(line(facts)), meaning: meaning(facts.event) }
}
