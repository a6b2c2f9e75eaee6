/**
 * What the text of a day is about: the loudest factor in the direction of the score, freshest first (docs/judgement.md).
 *
 * A factor that was told lately stands back. What was told before is not remembered but replayed, from a fixed day on, so
 * every copy of the service tells the same story.
 */
import { type AspectName, PTOLEMAIC } from '../../chart/aspects.ts'
import { houseFrom, placementId, skyAt, type TransitId, transitsToSign } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import { remembered } from '../../sky/remembered.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { EARLIEST } from '../../time/range.ts'
import { DAY_MS, dayNumber } from '../../time/time-scales.ts'
import { type Manner, RULER } from '../tradition.ts'
import { type Factor, influenceOn, type Tone, weigh } from './influence.ts'

export interface Story {
  /** The transit that is told. */
  readonly id: TransitId
  /** Its planets, each with its sign: one that meets the reader's sign, or two that meet each other. */
  readonly planets: readonly { readonly planet: Planet; readonly sign: Sign }[]
  /** Null for a planet in a sign. */
  readonly aspect: AspectName | null
  /** Follows the tone of the day. */
  readonly direction: Manner
  /** The part of the reader's life that it touches. */
  readonly house: number
  /** Whom a picture of the day shows: of two planets that meet, the one that is not the Moon, or both. */
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
const MOST_MEETINGS = 2

const DIRECTION_OF: Record<Tone, Manner> = {
  very_positive: 'flow',
  positive: 'flow',
  neutral: 'merge',
  challenging: 'friction',
  very_challenging: 'friction',
}

export function storyOf(date: string, sign: Sign): Story {
  const day = dayNumber(date)
  const window = Math.floor(day / WINDOW_DAYS)
  return windowOf(`${sign}/${window}`).story(day - window * WINDOW_DAYS)
}

/** Twelve signs in the windows of a few months. */
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
    const isWorn = outline.shows.length > 1 && showing(outline.shows) >= MOST_MEETINGS
    const shows = isWorn ? [RULER[this.#sign]] : outline.shows
    return { ...outline, shows, turn: { window: this.#number, ofHouse, ofPlanets: showing(shows) } }
  }

  /** The tables of the sky begin with 1600; the window does not. */
  #outline(place: number): Outline {
    const day = Math.max(this.#number * WINDOW_DAYS + place, EARLIEST / DAY_MS)
    return outlineOf(day, this.#sign, this.#told)
  }
}

type Outline = Omit<Story, 'turn'>

/** The day on which each factor and each house was told last. */
type Told = Map<TransitId | number, number>

/** Two windows of all signs, and some days more. */
const NOONS_KEPT = 96
const skyAtNoon = remembered(NOONS_KEPT, (day: number) => skyAt((day + 0.5) * DAY_MS))

function outlineOf(day: number, sign: Sign, told: Told): Outline {
  const sky = skyAtNoon(day)
  const transits = transitsToSign(sky, sign)
  const { tone, factors } = influenceOn(weigh(sky, transits), transits)
  const direction = DIRECTION_OF[tone]
  const aspects = new Map<TransitId, AspectName>(
    [...sky.aspects, ...transits.aspects].map(({ id, name }) => [id, name]),
  )
  const canTell = ({ id, planets }: Factor) => isTellable(planets, aspects.get(id), sign)
  const placed = (planets: readonly Planet[]) =>
    houseFrom(sign, sky.positions[placeOf(planets, sign)].longitude)
  const voice = ({ id, planets, score }: Factor) =>
    Math.abs(score) *
    freshness(day - (told.get(id) ?? -Infinity), FRESH_AFTER_DAYS) *
    (STALE_HOUSE +
      (1 - STALE_HOUSE) * freshness(day - (told.get(placed(planets)) ?? -Infinity), HOUSE_FRESH_AFTER_DAYS))
  const best = factors
    .filter((factor) => leads(factor, direction) && canTell(factor))
    .reduce<Factor | null>((a, b) => (a !== null && voice(a) >= voice(b) ? a : b), null)
  const planets = best?.planets ?? ['moon']
  const id = best?.id ?? placementId('moon', signOf(sky.positions.moon.longitude))
  const house = placed(planets)
  told.set(id, day).set(house, day)
  return {
    id,
    planets: planets.map((planet) => ({ planet, sign: signOf(sky.positions[planet].longitude) })),
    aspect: aspects.get(id) ?? null,
    direction,
    house,
    shows:
      planets.length > 1 && planets.includes('moon')
        ? planets.filter((planet) => planet !== 'moon')
        : planets,
  }
}

/** A day without a side belongs to the Moon. */
function leads({ planets, score }: Factor, direction: Manner): boolean {
  if (direction === 'merge') return planets.includes('moon')
  return direction === 'flow' ? score > 0 : score < 0
}

/** Of the meetings of two planets those of the Moon, and the great aspects of the sign's own ruler. */
function isTellable(planets: readonly Planet[], aspect: AspectName | undefined, sign: Sign): boolean {
  if (planets.length === 1 || planets.includes('moon')) return true
  return planets.includes(RULER[sign]) && PTOLEMAIC.some((name) => name === aspect)
}

/** A meeting is felt where the Moon is, or the sign's ruler. */
function placeOf(planets: readonly Planet[], sign: Sign): Planet {
  if (planets.length === 1) return planets[0]!
  return planets.includes('moon') ? 'moon' : RULER[sign]
}

const freshness = (days: number, freshAfter: number): number => Math.min(1, days / freshAfter)
