/** The request of a private feed as a short text, because the feed's address contains it. */
import type { NatalPoint } from '../almanac/natal-transits/natal-points.ts'
import type { AspectName } from '../chart/aspects.ts'
import type { BirthOptions } from './birth.ts'
import type { TimelineRequest } from './transit-timeline.ts'

export interface FeedRequest extends Omit<TimelineRequest, 'from' | 'to'> {
  /** With the texts of the transits. */
  readonly texts: boolean
}

/** These letters stand in addresses that people have subscribed to: a new point gets a new letter, and none is ever used for another. */
export const POINT_LETTERS: Readonly<Record<NatalPoint, string>> = {
  sun: 's',
  moon: 'm',
  mercury: 'h',
  venus: 'v',
  mars: 'a',
  jupiter: 'j',
  saturn: 't',
  uranus: 'u',
  neptune: 'n',
  pluto: 'p',
  north_node: 'N',
  south_node: 'S',
  lilith: 'L',
  true_lilith: 'T',
  chiron: 'c',
  ceres: 'C',
  pallas: 'P',
  juno: 'J',
  vesta: 'V',
  pholus: 'o',
  eris: 'e',
  ascendant: 'A',
  midheaven: 'M',
}

/** As those of points. */
export const ASPECT_LETTERS: Readonly<Record<AspectName, string>> = {
  conjunction: '0',
  semisextile: '1',
  semisquare: '4',
  sextile: '6',
  square: '9',
  trine: '2',
  sesquiquadrate: '5',
  quincunx: 'q',
  opposition: '8',
}

const VERSION = '1'
/** A tenth of a metre. */
const COORDINATE_DECIMALS = 6

const lettersOf = (names: readonly string[] | undefined, letters: Readonly<Record<string, string>>) =>
  names?.map((name) => letters[name]!).join('')

function namesOf<Name extends string>(text: string, letters: Readonly<Record<Name, string>>) {
  if (text === '') return undefined
  const byLetter = new Map(Object.entries(letters).map(([name, letter]) => [letter, name as Name]))
  return Array.from(text, (letter) => byLetter.get(letter)!)
}

/** Of a request that has been checked: none of its names and times contains a bar. What is absent is empty. */
export function packFeed(request: FeedRequest): string {
  const { options = {} } = request
  const coordinate = (degrees: number) => String(Number(degrees.toFixed(COORDINATE_DECIMALS)))
  return [
    VERSION,
    request.birthDateTime,
    request.timezone,
    coordinate(request.latitude),
    coordinate(request.longitude),
    options.houseSystem,
    options.zodiac,
    options.ayanamsa,
    flag(options.timeKnown),
    options.node,
    options.calendar,
    options.localMeanTime,
    request.localTimezone,
    lettersOf(request.bodies, POINT_LETTERS),
    lettersOf(request.points, POINT_LETTERS),
    lettersOf(request.aspects, ASPECT_LETTERS),
    request.orb,
    request.minWeight,
    flag(request.texts),
  ].join('|')
}

/** Undefined for a text that another version has packed. */
export function unpackFeed(text: string): FeedRequest | undefined {
  const [version, ...fields] = text.split('|')
  if (version !== VERSION) return undefined
  const next = () => fields.shift() ?? ''
  const word = () => next() || undefined
  const number = () => {
    const given = next()
    return given === '' ? undefined : Number(given)
  }
  // In the order in which they were packed.
  return {
    birthDateTime: next(),
    timezone: next(),
    latitude: Number(next()),
    longitude: Number(next()),
    options: {
      houseSystem: word(),
      zodiac: word(),
      ayanamsa: word() as BirthOptions['ayanamsa'],
      timeKnown: flagIn(next()),
      node: word() as BirthOptions['node'],
      calendar: word() as BirthOptions['calendar'],
      localMeanTime: word() as BirthOptions['localMeanTime'],
    },
    localTimezone: word(),
    bodies: namesOf(next(), POINT_LETTERS),
    points: namesOf(next(), POINT_LETTERS),
    aspects: namesOf(next(), ASPECT_LETTERS),
    orb: number(),
    minWeight: number(),
    texts: flagIn(next()) ?? true,
  }
}

const flag = (value: boolean | undefined) => (value === undefined ? '' : value ? 'y' : 'n')
const flagIn = (text: string) => (text === '' ? undefined : text === 'y')
