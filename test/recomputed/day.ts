/** A sign's day by docs/judgement.md and docs/writing.md alone: from where the planets stand and what happens, to every figure and choice. Slow, and simple. */
import {
  aspectBetween,
  CLASSICAL,
  capital,
  closeness,
  figures,
  houseFrom,
  hundredths,
  isWide,
  MANNER,
  type Met,
  PLANETS,
  rulerOf,
  SIGNS,
  signAt,
  sum,
  texts,
} from './tables.ts'

export interface Event {
  readonly id: string
  readonly type: string
  readonly planets: readonly string[]
  readonly sign: string
  readonly at: number
  readonly aspect?: string
  readonly direction?: string
}

export interface SignSky {
  readonly sign: string
  readonly date: string
  /** The instant of the sky. */
  readonly at: number
  readonly longitude: Readonly<Record<string, number>>
  readonly retrograde: Readonly<Record<string, boolean>>
  readonly events: readonly Event[]
}

export interface Factor {
  readonly id: string
  readonly planets: readonly string[]
  /** Not rounded yet. */
  readonly worth: number
  readonly theme: string
}

const TEMPER = figures(
  'saturn -1, mars -0.8, pluto -0.6, moon 0, mercury 0, uranus 0, neptune 0, sun 0.5, venus 0.8, jupiter 1',
)
const VOICE = figures(
  'moon 3.6, jupiter 2.4, saturn 2.4, sun 2.2, venus 2.2, mars 2.2, mercury 1.8, uranus 1.2, neptune 1.2, pluto 1.2',
)
const LEANING = figures(
  'trine 1.1, sextile 1.1, semisextile 0.4, quincunx 0, semisquare -0.4, sesquiquadrate -0.4, opposition -0.8, square -1',
)
const HEAT = figures(
  'mars 1.8, sun 1.2, jupiter 1, uranus 1, moon 0.8, mercury 0.5, pluto 0.5, venus 0, neptune -1.6, saturn -2',
)
const EXALTED = texts(
  'sun aries, moon taurus, mercury virgo, venus pisces, mars capricorn, jupiter cancer, saturn libra',
)
export const CATEGORIES: Record<string, [rulers: string, houses: number[]]> = {
  personal_life: ['sun moon saturn mars', [1, 4]],
  love: ['venus mars moon neptune', [5, 7]],
  health: ['mars moon sun saturn', [1, 6]],
  profession: ['sun mercury saturn jupiter', [10, 6]],
  emotions: ['moon venus neptune pluto', [4, 8, 12]],
  travel: ['mercury jupiter uranus moon', [3, 9]],
  luck: ['jupiter venus sun uranus', [5, 11]],
  finance: ['venus jupiter saturn mercury', [2, 8]],
}

const temper = (sign: string, planet: string) =>
  rulerOf(sign) === planet ? Math.max(0, TEMPER[planet]!) : TEMPER[planet]!

function colouring(aspect: string, mood: number): number {
  if (aspect === 'conjunction') return mood
  const leaning = LEANING[aspect]!
  return leaning > 0 ? leaning * (1 + mood / 2) : leaning * (1 - mood / 2)
}

/** Aspects of planets to the middle of the sign. */
function toSign({ sign, longitude }: SignSky): (Met & Factor)[] {
  const middle = SIGNS.indexOf(sign) * 30 + 15
  return PLANETS.flatMap((planet) => {
    const met = aspectBetween(longitude[planet]!, middle)
    if (!met) return []
    const worth = VOICE[planet]! * colouring(met.aspect, temper(sign, planet)) * closeness(met)
    const theme = `${capital(planet)} ${met.aspect} ${capital(sign)}`
    return [{ ...met, id: `${planet}-${met.aspect}`, planets: [planet], worth, theme }]
  })
}

const PAIRS = PLANETS.flatMap((one, place) => PLANETS.slice(place + 1).map((other) => [one, other] as const))

/** Aspects of planets among themselves. */
function inSky({ sign, longitude }: SignSky): (Met & Factor)[] {
  return PAIRS.flatMap(([one, other]) => {
    const met = aspectBetween(longitude[one]!, longitude[other]!)
    if (!met) return []
    const mood = (temper(sign, one) + temper(sign, other)) / 2
    const worth = ((VOICE[one]! + VOICE[other]!) / 2) * colouring(met.aspect, mood) * closeness(met)
    const theme = `${capital(one)} ${met.aspect} ${capital(other)}`
    return [{ ...met, id: `${one}-${met.aspect}-${other}`, planets: [one, other], worth, theme }]
  })
}

const presence = (sign: string, planet: string) => VOICE[planet]! * temper(sign, planet)
export const placementOf = (planet: string, { longitude }: SignSky) =>
  `${planet}-in-${signAt(longitude[planet]!)}`
const isInSign = (planet: string, { sign, longitude }: SignSky) => signAt(longitude[planet]!) === sign

export function influence(seen: SignSky): Factor[] {
  const { sign } = seen
  const share = (planets: readonly string[]) =>
    planets.includes(rulerOf(sign)) ? 1 : planets.includes('moon') ? 0.5 : 0.15
  const placed = PLANETS.filter((planet) => isInSign(planet, seen)).map((planet) => ({
    id: placementOf(planet, seen),
    planets: [planet],
    worth: presence(sign, planet),
    theme: '',
  }))
  const among = inSky(seen).map((factor) => ({ ...factor, worth: share(factor.planets) * factor.worth }))
  return [...toSign(seen), ...placed, ...among]
}

export function tone(score: number): string {
  if (score >= 5) return 'very_positive'
  if (score >= 1.5) return 'positive'
  if (score > -1.5) return 'neutral'
  return score > -5 ? 'challenging' : 'very_challenging'
}

const NTH = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ')

export function categoryFactors(name: string, seen: SignSky): Factor[] {
  const { sign, longitude, retrograde } = seen
  const [names, houses] = CATEGORIES[name]!
  const rulers = names.split(' ')
  const weight = (planet: string) => [1, 0.7, 0.45, 0.3][rulers.indexOf(planet)] ?? 0
  const heaviest = ({ planets }: Factor) => Math.max(...planets.map(weight))
  const guests = PLANETS.filter((planet) => houses.includes(houseFrom(sign, longitude[planet]!)))
  const one = (planet: string, worth: number, theme: string): Factor => ({
    id: placementOf(planet, seen),
    planets: [planet],
    worth,
    theme: `${capital(planet)} ${theme}`,
  })
  return [
    ...[...toSign(seen), ...inSky(seen)].map((factor) => ({
      ...factor,
      worth: heaviest(factor) * factor.worth,
    })),
    ...guests.map((planet) => {
      const house = houseFrom(sign, longitude[planet]!)
      return one(planet, presence(sign, planet), `in the ${NTH[house - 1]} house`)
    }),
    ...rulers.map((planet) => {
      const place = signAt(longitude[planet]!)
      const worth = dignity(planet, place)
      const kind = worth > 0 ? 'dignified' : 'debilitated'
      return one(planet, weight(planet) * 0.8 * worth, `${kind} in ${capital(place)}`)
    }),
    ...rulers.map((planet) => one(planet, retrograde[planet] ? weight(planet) * -0.8 : 0, 'retrograde')),
  ].filter(({ worth }) => hundredths(worth) !== 0)
}

function dignity(planet: string, sign: string): number {
  const isHome = (place: string) => rulerOf(place) === planet || EXALTED[planet] === place
  return isHome(sign) ? 1 : isHome(SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!) ? -1 : 0
}

/** How much a figure does in the direction of an outlook. */
export const inDirectionOf = (outlook: string) => (figure: number) =>
  outlook === 'neutral' ? Math.abs(figure) : outlook === 'positive' ? figure : -figure

/** Rulers and what their factors add up to in the direction of the outlook. */
export function leadership(
  name: string,
  outlook: string,
  factors: readonly Factor[],
): Record<string, number> {
  const weigh = inDirectionOf(outlook)
  const share = (planet: string) =>
    weigh(
      sum(factors.filter(({ planets }) => planets.includes(planet)).map(({ worth }) => hundredths(worth))),
    )
  return Object.fromEntries(CATEGORIES[name]![0].split(' ').map((planet) => [planet, share(planet)]))
}

export function energyFactors(seen: SignSky): Factor[] {
  const { longitude } = seen
  const apart = Math.abs(((longitude.moon! - longitude.sun! + 540) % 360) - 180)
  return [
    ...toSign(seen).map((factor) => ({
      ...factor,
      worth: HEAT[factor.planets[0]!]! * closeness(factor) * (isWide(factor.aspect) ? 1 : 0.5),
    })),
    ...PLANETS.filter((planet) => isInSign(planet, seen)).map((planet) => ({
      id: placementOf(planet, seen),
      planets: [planet],
      worth: 0.6 * HEAT[planet]!,
      theme: '',
    })),
    { id: placementOf('moon', seen), planets: ['moon'], worth: 0.75 * (apart / 90 - 1), theme: '' },
  ]
}

export const ENERGY_BOUNDS = [-1, 0, 1.3, 2.3]
export const energyLevel = (score: number) =>
  ['very_low', 'low', 'moderate', 'high', 'very_high'][
    ENERGY_BOUNDS.filter((bound) => score >= bound).length
  ]!

export function confidence(seen: SignSky, shown: readonly number[]): number {
  const agreement = Math.abs(sum(shown)) / sum(shown.map(Math.abs))
  return 0.3 + 0.4 * agreement + 0.3 * Math.min(1, sum(toSign(seen).map(closeness)) / 3)
}

const NUMBER = figures('saturn 3, jupiter 4, mars 5, sun 6, venus 7, mercury 8, moon 9')
const COLOUR = texts(
  'saturn black, jupiter sea green, mars red, sun gold, venus white, mercury dove grey, moon silver',
)
const COLOUR_OF_SIGN = texts(
  'aries rose, taurus lemon, gemini coral, cancer green, leo scarlet, virgo midnight blue, libra crimson, scorpio brown, sagittarius yellow, capricorn russet, aquarius sky blue, pisces pearl',
)
const WEEK = 'sun moon mars mercury jupiter venus saturn'.split(' ')
const planetOfDay = (date: string) => WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()]!

export function luckyNumbers(planet: string, { sign, longitude }: SignSky): number[] {
  const degree = (name: string) => Math.floor(longitude[name]! % 30) + 1
  const other = planet === 'moon' ? 'sun' : 'moon'
  return [...new Set([NUMBER[planet]!, houseFrom(sign, longitude[planet]!), degree(planet), degree(other)])]
}

export function luckyColours(planet: string, { date, longitude }: SignSky): string[] {
  const ofSign = COLOUR_OF_SIGN[signAt(longitude[planet]!)]!
  return [...new Set([COLOUR[planet]!, ofSign, COLOUR[planetOfDay(date)]!])]
}

/** The hours of a planet on a day and in its night, counted from sunrise: the first is 0. */
export function hoursOf(planet: string, date: string): number[] {
  const first = CLASSICAL.indexOf(planetOfDay(date))
  return Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => CLASSICAL[(first + hour) % 7] === planet,
  )
}

/** A date so many days after another. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const RARITY = figures(
  'mercury 2.5, venus 3, sun 3.8, mars 4.5, jupiter 8, saturn 9, uranus 9, neptune 9, pluto 9',
)
const RARITY_OF_STATION = figures('mercury 6, venus 7, mars 7')

function rarity({ type, planets, aspect }: Event): number {
  const [first] = planets
  if (type === 'new_moon' || type === 'full_moon') return 6
  if (type === 'station') return RARITY_OF_STATION[first!] ?? 4
  if (type === 'ingress') return RARITY[first!]! * 1.2
  const faster = Math.min(...planets.map((planet) => RARITY[planet]!))
  return aspect === 'conjunction' || aspect === 'opposition' ? faster * 1.2 : faster
}

export function eventWeight(event: Event, { sign, at, longitude }: SignSky): number {
  const corners = [1, 4, 7, 10]
  const isAngular = event.planets.some((planet) => corners.includes(houseFrom(sign, longitude[planet]!)))
  const isRulers = event.planets.includes(rulerOf(sign))
  const hours = Math.abs(event.at - at) / 3_600_000
  return rarity(event) * (isAngular ? 1.3 : 1) * (isRulers ? 1.4 : 1) * (1 - (0.25 * hours) / 12)
}

export function leadOf(seen: SignSky): Event | undefined {
  return seen.events
    .filter((event) => eventWeight(event, seen) >= 4)
    .toSorted((a, b) => eventWeight(b, seen) - eventWeight(a, seen))[0]
}

const dayOf = (date: string) => Date.parse(date) / 86_400_000

/** The slow planet whose turn it is. */
export const background = ({ date, sign }: SignSky): string =>
  PLANETS.slice(5)[(((dayOf(date) + SIGNS.indexOf(sign)) % 5) + 5) % 5]!

/** To one decimal, of a sum of hundredths without the errors of binary fractions. */
const score = (worths: readonly number[]) =>
  Math.round(Math.min(1000, Math.max(-1000, Math.round(sum(worths) * 100))) / 10) / 10

export const direction = (score: number) => (score >= 1.5 ? 'flow' : score <= -1.5 ? 'friction' : 'merge')

export interface Story {
  readonly id: string
  readonly house: number
  readonly direction: string
  /** The planet of the story. */
  readonly shows: string
  readonly standing: string
}

/** The factors that can be the story in the direction of the day. */
export function candidates(seen: SignSky): (Factor & { house: number; place: string })[] {
  const { sign, longitude } = seen
  const factors = influence(seen).map((factor) => ({ ...factor, worth: hundredths(factor.worth) }))
  const way = direction(score(factors.map(({ worth }) => worth)))
  const ruler = rulerOf(sign)
  return factors
    .filter(({ worth, planets }) => {
      if (worth === 0) return false
      if (way === 'merge') return planets.length > 1 || !/uranus|neptune|pluto/.test(planets[0]!)
      return way === 'flow' ? worth > 0 : worth < 0
    })
    .filter(({ id, planets }) => {
      if (planets.length === 1 || planets.includes('moon')) return true
      return planets.includes(ruler) && MANNER[id.split('-')[1]!] !== undefined
    })
    .map((factor) => {
      const { planets } = factor
      const place = planets.length === 1 ? planets[0]! : planets.includes('moon') ? 'moon' : ruler
      return { ...factor, place, house: houseFrom(sign, longitude[place]!) }
    })
}

const dayDirection = (seen: SignSky): string => {
  const worths = influence(seen).map(({ worth }) => hundredths(worth))
  return direction(score(worths))
}

/** A key comes once in its slot. The Moon's are thirds of a sign, and she is in another at each noon: so the date will do. */
function slotOf({ shows, standing, house, direction: way }: Story, date: string): string {
  const isLong = standing === 'in' && (shows === 'jupiter' || shows === 'saturn')
  const slot = shows === 'moon' ? date : Math.floor(dayOf(date) / (isLong ? 15 : 30))
  return `${shows} ${standing} ${house} ${way} ${slot}`
}

/** Whether another sign could have the same story, by looking at the day of each. */
function isShared(seen: SignSky, { shows, house, direction: way, standing }: Story): boolean {
  if (standing === 'in') return false
  return SIGNS.filter((sign) => sign !== seen.sign).some((sign) => {
    const other = { ...seen, sign }
    return (
      dayDirection(other) === way &&
      candidates(other).some(
        ({ planets, place, ...factor }) =>
          factor.house === house &&
          planets.includes(shows) &&
          (place === 'moon' || place === rulerOf(sign) || (way === 'merge' && place === shows)),
      )
    )
  })
}

/** The possible stories of a day, the best first; at last the Moon's place. */
function tellable(seen: SignSky, voice: (factor: Factor & { house: number }) => number): Story[] {
  const way = dayDirection(seen)
  const inHouse = (planet: string, house: number) => houseFrom(seen.sign, seen.longitude[planet]!) === house
  const ranked = candidates(seen)
    .toSorted((a, b) => voice(b) - voice(a))
    .flatMap(({ id, planets, place, house }) =>
      [...planets.filter((planet) => planet !== place), place].map((shows) => {
        const isIn = way === 'merge' ? shows === 'moon' : inHouse(shows, house)
        return { id, house, direction: way, shows, standing: isIn ? 'in' : 'touch' }
      }),
    )
  const house = houseFrom(seen.sign, seen.longitude.moon!)
  const ofMoon = { id: placementOf('moon', seen), house, direction: way, shows: 'moon', standing: 'in' }
  return [...ranked, ofMoon]
}

/** So many days before a window begins, its replay does. */
export const DAYS_AHEAD = 3

/** The stories of a window, from three days before it on. */
export function stories(days: readonly SignSky[]): Story[] {
  const lastDay = new Map<string | number, number>()
  const used = new Set<string>()
  return days.map((seen, today) => {
    const since = (what: string | number) => today - (lastDay.get(what) ?? -1000)
    const loudest = influence(seen)
      .map((factor) => ({ ...factor, worth: hundredths(factor.worth) }))
      .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
      .slice(0, 3)
      .map(({ id }) => id)
    const voice = ({ id, worth, house }: Factor & { house: number }) =>
      Math.abs(worth) *
      (loudest.includes(id) ? 4 : 1) *
      Math.min(1, since(id) / 3) *
      (0.9 + 0.1 * Math.min(1, since(house) / 2))
    const all = tellable(seen, voice)
    const isFree = (story: Story) => !used.has(slotOf(story, seen.date)) && !isShared(seen, story)
    const story = all.find(isFree) ?? all.at(-1)!
    lastDay.set(story.id, today).set(story.house, today)
    if (today >= DAYS_AHEAD) used.add(slotOf(story, seen.date))
    return story
  })
}

export function mannerOf({ type, aspect, direction }: Event): string {
  if (type === 'exact_aspect') return MANNER[aspect!]!
  if (type === 'station') return direction === 'direct' ? 'flow' : 'friction'
  return type === 'full_moon' ? 'friction' : 'merge'
}
