/**
 * What the text of a day is about: the strongest of the candidates that judgement gives (docs/writing.md).
 *
 * A factor that had a story lately counts less, and a key comes once in a slot of days, so that its texts do not come back soon. Earlier
 * stories are not stored but computed again, from the beginning of a window on, so every copy of the service tells the same story.
 */
import { RULER } from '../../chart/dignities.ts'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { houseFrom, placementId, type Sky, type TransitId } from '../../chart/transits.ts'
import {
  type Candidates,
  candidatesOf,
  locatingPlanet,
  type PlacedTransit,
} from '../../judgement/day/candidates.ts'
import type { Factor } from '../../judgement/day/influence.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { memoized } from '../../sky/memoized.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign, signOf } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { Standing } from '../../words/day-pieces.ts'
import { moonTurnOf } from './moon-turn.ts'

export interface Story extends PlacedTransit {
  /** Follows the tone of the day. */
  readonly direction: Manner
  /** The planet that the text is about: of two that meet, the one that is not the Moon or the sign's ruler, unless another sign may have the same. */
  readonly shows: Planet
  readonly standing: Standing
  /** Grows with the slots of its key: its texts are dealt by it. */
  readonly turn: number
}

/** What a text of a day is looked up by. */
type Key = Pick<Story, 'shows' | 'standing' | 'house' | 'direction'>

const WINDOW_DAYS = 30
/** A factor that had a story counts in full again after so many days. */
const FRESH_AFTER_DAYS = 3
/** A story of a house counts in full again after so many days, and at least this much at once. */
const HOUSE_FRESH_AFTER_DAYS = 2
const STALE_HOUSE = 0.9
/** How much more the three largest factors of a day count: others come when these came lately. */
const LOUDEST_COUNT = 4

/** Windows since 1970. */
export const windowOn = (date: string): number => Math.floor(dayNumber(date) / WINDOW_DAYS)

export function storyOf(date: string, sign: Sign): Story {
  const window = windowOn(date)
  return windowOf(`${sign}/${window}`).story(dayNumber(date) - window * WINDOW_DAYS)
}

/** The stories of the earlier days of a date's window. */
export function earlierStories(date: string, sign: Sign): { readonly day: number; readonly story: Story }[] {
  const window = windowOn(date)
  const stories = windowOf(`${sign}/${window}`)
  const first = window * WINDOW_DAYS
  return Array.from({ length: dayNumber(date) - first }, (_, index) => ({
    day: first + index,
    story: stories.story(index),
  }))
}

/** Twelve signs in the windows of a few months. */
// mutate constant: how many windows are remembered: one that is forgotten is replayed, and is the same
const WINDOWS_REMEMBERED = 48

const windowOf = memoized(WINDOWS_REMEMBERED, (key: string) => {
  const [sign, number] = key.split('/') as [Sign, string]
  return new Window(sign, Number(number))
})

/** The stories of a window, chosen one after the other as far as they are asked for. */
class Window {
  readonly #sign: Sign
  readonly #number: number
  readonly #lastDays: LastDays = new Map()
  readonly #usedSlots = new Set<string>()
  readonly #stories: Story[] = []

  constructor(sign: Sign, number: number) {
    this.#sign = sign
    this.#number = number
    for (let ahead = FRESH_AFTER_DAYS; ahead > 0; ahead--) this.#choose(-ahead, new Set())
  }

  story(index: number): Story {
    while (this.#stories.length <= index)
      this.#stories.push(this.#choose(this.#stories.length, this.#usedSlots))
    return this.#stories[index]!
  }

  /** Before 1600 too, where the first window begins: the tables of the sky reach back to 1599. */
  #choose(index: number, used: Set<string>): Story {
    const story = choose(this.#number * WINDOW_DAYS + index, this.#sign, this.#lastDays, used)
    this.#lastDays.set(story.id, this.#number * WINDOW_DAYS + index)
    this.#lastDays.set(story.house, this.#number * WINDOW_DAYS + index)
    used.add(slotOf(story))
    return story
  }
}

/** Each sign looks at what the others may tell of the same day: twelve signs on the 33 days of a window. */
// mutate constant: how many are remembered: what is forgotten is judged again, and is the same
const CANDIDATES_REMEMBERED = 400

const candidatesOn = memoized(CANDIDATES_REMEMBERED, (key: string) => {
  const [sign, day] = key.split('/') as [Sign, string]
  return candidatesOf(skyAtNoon(Number(day)), sign)
})

/** The last day on which each factor and each house had the story. */
type LastDays = Map<TransitId | number, number>

const slotOf = ({ shows, standing, house, direction, turn }: Key & Pick<Story, 'turn'>): string =>
  `${shows} ${standing} ${house} ${direction} ${turn}`

function choose(day: number, sign: Sign, lastDays: LastDays, used: ReadonlySet<string>): Story {
  const sky = skyAtNoon(day)
  const candidates = candidatesOn(`${sign}/${day}`)
  const loudness = ({ id, planets, score }: Factor) => {
    const sinceFactor = day - (lastDays.get(id) ?? -Infinity)
    const sinceHouse = day - (lastDays.get(houseOf(locatingPlanet(planets, sign), sky, sign)) ?? -Infinity)
    const ofHouse = STALE_HOUSE + (1 - STALE_HOUSE) * freshness(sinceHouse, HOUSE_FRESH_AFTER_DAYS)
    const ofRank = candidates.loudest.includes(id) ? LOUDEST_COUNT : 1
    return Math.abs(score) * ofRank * freshness(sinceFactor, FRESH_AFTER_DAYS) * ofHouse
  }
  const loudest = candidates.factors
    .map((factor) => ({ factor, loudness: loudness(factor) }))
    .sort((one, other) => other.loudness - one.loudness)
  for (const { factor } of loudest)
    for (const story of possibleStories(factor, candidates, day, sky, sign))
      if (!used.has(slotOf(story)) && !mayBeOfAnotherSign(story, factor.planets, day, sign)) return story
  return ofMoon(candidates.direction, sky, sign)
}

const freshness = (days: number, freshAfter: number): number => Math.min(1, days / freshAfter)

const houseOf = (planet: Planet, { positions }: Sky, sign: Sign): number =>
  houseFrom(sign, positions[planet].longitude)

/** Of two planets that meet, first the one that comes to the house, then the one that is there. */
function possibleStories(
  { id, planets }: Factor,
  { direction, aspectOf }: Candidates,
  day: number,
  sky: Sky,
  sign: Sign,
): Story[] {
  const here = locatingPlanet(planets, sign)
  const house = houseOf(here, sky, sign)
  const shown = [...planets.filter((planet) => planet !== here), here]
  return shown.map((shows) => {
    const standing = standingOf({ shows, house, direction }, sky, sign)
    const turn = turnOf(shows, standing, day, sky)
    const placed = planets.map((planet) => ({ planet, sign: signOf(sky.positions[planet].longitude) }))
    return { id, planets: placed, aspect: aspectOf(id) ?? null, direction, house, shows, standing, turn }
  })
}

/** On a neutral day only the Moon has a text for her house; another planet colours the day from wherever it is. */
function standingOf({ shows, house, direction }: Omit<Key, 'standing'>, sky: Sky, sign: Sign): Standing {
  if (direction === 'merge') return shows === 'moon' ? 'in' : 'touch'
  return houseOf(shows, sky, sign) === house ? 'in' : 'touch'
}

/** Jupiter and Saturn are in a house for so long, and so loud, that they have two stories there in a window. */
const SLOT_DAYS = { usual: WINDOW_DAYS, long: WINDOW_DAYS / 2 }

function turnOf(shows: Planet, standing: Standing, day: number, sky: Sky): number {
  if (shows === 'moon') return moonTurnOf(sky)
  const isLong = standing === 'in' && (shows === 'jupiter' || shows === 'saturn')
  return Math.floor(day / (isLong ? SLOT_DAYS.long : SLOT_DAYS.usual))
}

/** The Moon in her house: no two noons have the same number of her turn, and no two signs the same house. */
function ofMoon(direction: Manner, sky: Sky, sign: Sign): Story {
  const moon = { planet: 'moon', sign: signOf(sky.positions.moon.longitude) } as const
  return {
    id: placementId('moon', moon.sign),
    planets: [moon],
    aspect: null,
    direction,
    house: houseOf('moon', sky, sign),
    shows: 'moon',
    standing: 'in',
    turn: moonTurnOf(sky),
  }
}

/**
 * Whether another sign could have a story of the same planet in the same house and direction. A planet is in a house for one sign only, so only
 * what comes to a house can be two stories: by the Moon's sign, by the sign whose ruler is there, and on a neutral day by the planet's own.
 */
function mayBeOfAnotherSign(story: Story, planets: readonly Planet[], day: number, sign: Sign): boolean {
  if (story.standing === 'in') return false
  const { shows, house, direction } = story
  const here = locatingPlanet(planets, sign)
  const sky = skyAtNoon(day)
  return PLANETS.some((there) => {
    if (there === here) return false
    const other = signWith(there, house, sky)
    const isFelt = there === 'moon' || there === RULER[other] || (direction === 'merge' && there === shows)
    if (!isFelt || other === sign) return false
    const its = candidatesOn(`${other}/${day}`)
    return (
      its.direction === direction &&
      its.factors.some(
        (factor) => factor.planets.includes(shows) && locatingPlanet(factor.planets, other) === there,
      )
    )
  })
}

/** The sign for which a planet is in a house. */
const signWith = (planet: Planet, house: number, { positions }: Sky): Sign =>
  SIGNS.at((SIGNS.indexOf(signOf(positions[planet].longitude)) - house + 1) % SIGNS.length)!
