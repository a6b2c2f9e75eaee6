/** `why`: which transits a text comes from and what they touch, in one or two plain sentences made from the facts. */
import type { DayEvent } from '../../almanac/day-events.ts'
import type { AspectName } from '../../chart/aspects.ts'
import { houseFrom } from '../../chart/transits.ts'
import type { PlacedTransit } from '../../judgement/day/candidates.ts'
import { type Sign, startOf } from '../../sky/zodiac.ts'
import { sentenceOf } from '../../text.ts'
import type { PlannedDay } from '../planned-day.ts'
import { bodyName, properName } from './names.ts'

/** What a house is called in a sentence; the first is the sign itself. */
const HOUSES: readonly string[] = [
  'your own sign',
  'your house of money',
  'your house of everyday talk',
  'your house of home',
  'your house of play',
  'your house of daily work',
  'your house of partnership',
  'your house of trust',
  'your house of learning',
  'your house of career',
  'your house of friends',
  'your house of retreat',
]

const houseWords = (house: number): string => HOUSES[house - 1]!

/** In a birth chart the first house is no sign. */
export const houseOfBirth = (house: number): string => (house === 1 ? 'your first house' : houseWords(house))

/** What one body does to another, or to a sign. */
export const ASPECT_VERBS: Readonly<Record<AspectName, string>> = {
  conjunction: 'meets',
  semisextile: 'makes a semisextile to',
  semisquare: 'makes a semisquare to',
  sextile: 'makes a sextile to',
  square: 'squares',
  trine: 'trines',
  sesquiquadrate: 'makes a sesquiquadrate to',
  quincunx: 'makes a quincunx to',
  opposition: 'stands opposite',
}

export function whyOfDay(plan: PlannedDay): string {
  const { story, lead } = plan
  const namesMoon = story.planets.some(({ planet }) => planet === 'moon')
  const rest = [
    ...(namesMoon ? [] : [moonWords(plan)]),
    ...(lead && lead.id !== story.id ? [eventWords(lead)] : []),
  ]
  return [storyWords(plan), ...(rest.length > 0 ? [rest.join(', and ')] : [])].map(sentenceOf).join(' ')
}

function moonWords({ moon, story: { planets } }: PlannedDay): string {
  const isThere = planets.some(({ sign }) => sign === moon.sign)
  return isThere ? 'the Moon is there, too' : `the Moon is in ${inHouse(moon.sign, moon.house)}`
}

export const inHouse = (sign: Sign, house: number) => `${properName(sign)}, ${houseWords(house)}`

/** The story of a day, or of some days. */
interface StoryFacts {
  readonly sign: Sign
  readonly story: Pick<PlacedTransit, 'planets' | 'aspect' | 'house'>
}

/** A planet in the reader's sign, a planet that meets it, or two that meet each other. */
export function storyWords({ sign, story: { planets, aspect, house } }: StoryFacts): string {
  const [first, second] = planets
  const place = `${bodyName(first!.planet)} is in ${inHouse(first!.sign, house)}`
  if (aspect === null) return place
  if (second !== undefined) return meetingWords(planets, aspect, house, sign)
  if (first!.sign === sign) return place
  return `${bodyName(first!.planet)} in ${inHouse(first!.sign, house)}, ${ASPECT_VERBS[aspect]} ${properName(sign)}`
}

/** The Moon, who moves to the others, is named first. The house stands beside the planet that is in it. */
function meetingWords(
  planets: PlacedTransit['planets'],
  aspect: AspectName,
  house: number,
  reader: Sign,
): string {
  const [first, second] = planets.toSorted(
    (a, b) => Number(b.planet === 'moon') - Number(a.planet === 'moon'),
  )
  const isFelt = (sign: Sign) => houseFrom(reader, startOf(sign)) === house
  const [active, passive] = [bodyName(first!.planet), bodyName(second!.planet)]
  if (first!.sign === second!.sign)
    return `${active} ${ASPECT_VERBS[aspect]} ${passive} in ${inHouse(first!.sign, house)}`
  const from = isFelt(first!.sign) ? `${inHouse(first!.sign, house)},` : properName(first!.sign)
  const to = isFelt(second!.sign) ? inHouse(second!.sign, house) : properName(second!.sign)
  return `${active} in ${from} ${ASPECT_VERBS[aspect]} ${passive} in ${to}`
}

/** `total-lunar-eclipse` → `total lunar eclipse`. */
const spelled = (eclipse: string) => eclipse.replaceAll('-', ' ')

const EVENTS: Record<DayEvent['type'], (event: DayEvent) => string> = {
  ingress: ({ planets: [planet], sign }) => `${bodyName(planet!)} enters ${properName(sign)}`,
  station: ({ planets: [planet], direction }) => `${bodyName(planet!)} turns ${direction}`,
  new_moon: ({ sign, eclipse = 'new Moon' }) => `the ${spelled(eclipse)} falls in ${properName(sign)}`,
  full_moon: ({ sign, eclipse = 'full Moon' }) => `the ${spelled(eclipse)} falls in ${properName(sign)}`,
  exact_aspect: ({ planets: [one, two], aspect }) =>
    `${bodyName(one!)} ${ASPECT_VERBS[aspect!]} ${bodyName(two!)} exactly`,
}

const eventWords = (event: DayEvent) => `${EVENTS[event.type](event)} on this day`
