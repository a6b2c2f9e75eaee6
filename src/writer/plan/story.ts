/**
 * What the text of a day is about: of the candidates that judgement gives, the loudest, freshest first (docs/writing.md).
 *
 * A factor that was told lately stands back. What was told before is not remembered but replayed, from a fixed day on, so
 * every copy of the service tells the same story.
 */
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { houseFrom, placementId, type Sky, type TransitId } from '../../chart/transits.ts'
import { candidatesOf, type PlacedTransit, placeOf } from '../../judgement/day/candidates.ts'
import type { Factor } from '../../judgement/day/influence.ts'
import { type Manner, RULER } from '../../judgement/tradition.ts'
import type { Planet } from '../../sky/planets.ts'
import { remembered } from '../../sky/remembered.ts'
import { SIGNS, type Sign, signOf } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'

export interface Story extends PlacedTransit {
  /** Follows the tone of the day. */
  readonly direction: Manner
  /** Whom a picture of the day shows: of two planets that meet, the one that is not the Moon, or both; so that no two signs share a summary. */
  readonly shows: readonly Planet[]
  readonly turn: Turn
}

/** How far telling has come: sentences are dealt by it. */
interface Turn {
  /** Windows since 1970. */
  readonly window: number
  /** How many earlier days of the window told of this house in this direction. */
  readonly ofHouse: number
  /** How many showed these planets in this direction. */
  readonly ofPlanets: number
}

const WINDOW_DAYS = 30
/** A factor that was told counts in full again after so many days. */
const FRESH_AFTER_DAYS = 7
/** What is told of a house counts in full again after so many days, and at least this much at once. */
const HOUSE_FRESH_AFTER_DAYS = 4
const STALE_HOUSE = 0.5

/** A meeting that lasts for weeks is shown so often in a window; then only the sign's ruler is. */
const MAX_MEETINGS = 2

export function storyOf(date: string, sign: Sign): Story {
  const day = dayNumber(date)
  const window = Math.floor(day / WINDOW_DAYS)
  return windowOf(`${sign}/${window}`).story(day - window * WINDOW_DAYS)
}

/** Twelve signs in the windows of a few months. */
// mutate constant: how many windows are remembered: one that is forgotten is told again, and is the same
const WINDOWS_KEPT = 48

const windowOf = remembered(WINDOWS_KEPT, (key: string) => {
  const [sign, number] = key.split('/') as [Sign, string]
  return new Window(sign, Number(number))
})

/** The stories of a window, told one after the other as far as they are asked for. */
class Window {
  readonly #sign: Sign
  readonly #number: number
  readonly #told: Told = new Map()
  readonly #stories: Story[] = []

  constructor(sign: Sign, number: number) {
    this.#sign = sign
    this.#number = number
    for (let ahead = FRESH_AFTER_DAYS; ahead > 0; ahead--) this.#outline(-ahead)
  }

  story(place: number): Story {
    while (this.#stories.length <= place) this.#stories.push(this.#next())
    return this.#stories[place]!
  }

  #next(): Story {
    const outline = this.#outline(this.#stories.length)
    const alike = this.#stories.filter(({ direction }) => direction === outline.direction)
    const ofHouse = alike.filter(({ house }) => house === outline.house).length
    const showing = (planets: readonly Planet[]) =>
      alike.filter(({ shows }) => `${shows}` === `${planets}`).length
    const isWorn = outline.shows.length > 1 && showing(outline.shows) >= MAX_MEETINGS
    const shows = isWorn ? [RULER[this.#sign]] : outline.shows
    return { ...outline, shows, turn: { window: this.#number, ofHouse, ofPlanets: showing(shows) } }
  }

  /** Before 1600 too, where the first window begins: the tables of the sky reach back to 1599. */
  #outline(place: number): Outline {
    return outlineOf(this.#number * WINDOW_DAYS + place, this.#sign, this.#told)
  }
}

type Outline = Omit<Story, 'turn'>

/** The day on which each factor and each house was told last. */
type Told = Map<TransitId | number, number>

function outlineOf(day: number, sign: Sign, told: Told): Outline {
  const sky = skyAtNoon(day)
  const { direction, factors, aspectOf } = candidatesOf(sky, sign)
  const placed = (planets: readonly Planet[]) =>
    houseFrom(sign, sky.positions[placeOf(planets, sign)].longitude)
  const voice = ({ id, planets, score }: Factor) =>
    Math.abs(score) *
    freshness(day - (told.get(id) ?? -Infinity), FRESH_AFTER_DAYS) *
    (STALE_HOUSE +
      (1 - STALE_HOUSE) * freshness(day - (told.get(placed(planets)) ?? -Infinity), HOUSE_FRESH_AFTER_DAYS))
  const best = factors.reduce<Factor | null>((a, b) => (a !== null && voice(a) >= voice(b) ? a : b), null)
  const planets = best?.planets ?? ['moon']
  const id = best?.id ?? placementId('moon', signOf(sky.positions.moon.longitude))
  const house = placed(planets)
  told.set(id, day).set(house, day)
  const outline = {
    id,
    planets: planets.map((planet) => ({ planet, sign: signOf(sky.positions[planet].longitude) })),
    aspect: aspectOf(id) ?? null,
    direction,
    house,
    shows:
      planets.length > 1 && planets.includes('moon')
        ? planets.filter((planet) => planet !== 'moon')
        : planets,
  }
  const here = placeOf(planets, sign)
  return mayBeShownElsewhere(outline, here, sky) ? { ...outline, shows: [here] } : outline
}

/**
 * Whether another sign could have the same picture for the same house. Each planet is in a house for one sign only, so that sign would have it
 * there from a planet of the picture, and not from the one `here`: the Moon, or the sign's ruler. On neutral days all have it from the Moon.
 */
function mayBeShownElsewhere({ id, house, direction, shows }: Outline, here: Planet, sky: Sky): boolean {
  // mutate early return, constant '': a short way: on neutral days every sign has its house from the Moon, and from no planet of the picture
  if (direction === 'merge') return false
  const own = signWith(here, house, sky)
  return shows.some((planet) => {
    const other = signWith(planet, house, sky)
    if (other === own) return false
    const its = candidatesOf(sky, other)
    const isThere = (factor: Factor) => placeOf(factor.planets, other) === planet
    const isAlike = (factor: Factor) => shows.length === 1 || factor.id === id
    return its.direction === direction && its.factors.some((factor) => isThere(factor) && isAlike(factor))
  })
}

/** The sign for which a planet is in a house. */
const signWith = (planet: Planet, house: number, { positions }: Sky): Sign =>
  SIGNS.at((SIGNS.indexOf(signOf(positions[planet].longitude)) - house + 1) % SIGNS.length)!

const freshness = (days: number, freshAfter: number): number => Math.min(1, days / freshAfter)
