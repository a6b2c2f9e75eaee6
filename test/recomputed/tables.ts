/** Tables of docs/judgement.md, copied from the page and not from the code, and the geometry it speaks of, done the slow way. */

const words = (text: string): string[] => text.split(' ')

/** `saturn -1, mars -0.8` → figures by name. */
export const figures = (text: string): Record<string, number> =>
  Object.fromEntries(text.split(', ').map((pair) => [words(pair)[0], Number(words(pair)[1])]))

/** `saturn black, jupiter sea green` → texts by name. */
export const texts = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(', ').map((pair) => [words(pair)[0], words(pair).slice(1).join(' ')]))

export const SIGNS = words(
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces',
)
export const PLANETS = words('sun moon mercury venus mars jupiter saturn uranus neptune pluto')
/** From the slowest to the fastest: the order of the hours. */
export const CLASSICAL = words('saturn jupiter mars sun venus mercury moon')
const RULERS = words('mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter')

const ANGLES = figures(
  'conjunction 0, semisextile 30, semisquare 45, sextile 60, square 90, trine 120, sesquiquadrate 135, quincunx 150, opposition 180',
)
const ASPECTS = Object.keys(ANGLES)
const WIDE = words('conjunction square trine opposition')
export const isWide = (aspect: string) => WIDE.includes(aspect)
export const limitOf = (aspect: string) => (isWide(aspect) ? 8 : 3)
export const MANNER = texts(
  'conjunction merge, sextile flow, trine flow, square friction, opposition friction',
)

export interface Met {
  readonly aspect: string
  readonly orb: number
}

/** The shorter way round. */
export function arcBetween(a: number, b: number): number {
  const way = Math.abs(a - b) % 360
  return way > 180 ? 360 - way : way
}

export const offFrom = (aspect: string, a: number, b: number) => Math.abs(arcBetween(a, b) - ANGLES[aspect]!)

export function aspectBetween(a: number, b: number): Met | undefined {
  // Asked for each pair of planets on thousands of days: nothing is made for an aspect that there is not.
  const aspect = ASPECTS.find((each) => offFrom(each, a, b) <= limitOf(each))
  return aspect === undefined ? undefined : { aspect, orb: offFrom(aspect, a, b) }
}

export const closeness = ({ aspect, orb }: Met) => 1 - orb / limitOf(aspect)

export const signAt = (longitude: number) => SIGNS[Math.floor(longitude / 30)]!
export const rulerOf = (sign: string) => RULERS[SIGNS.indexOf(sign)]!
/** The sign itself is the first house. */
export const houseFrom = (sign: string, longitude: number) =>
  ((SIGNS.indexOf(signAt(longitude)) - SIGNS.indexOf(sign) + 12) % 12) + 1
export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
export const hundredths = (value: number) => Math.round(value * 100) / 100

/** Where the shown decimals leave open which way a figure was rounded. */
export const isOnEdge = (value: number) => Math.abs((((value * 100) % 1) + 1.5) % 1) < 0.001

/** The same days, births and signs in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
