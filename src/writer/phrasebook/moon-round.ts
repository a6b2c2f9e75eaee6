/** The Moon's rounds through the zodiac, about 27 days each, by which the phrasebook counts. */
import { closestMoonAspect } from '../../judgement/day/lead.ts'
import { positionsAt } from '../../sky/ephemeris.ts'
import { remembered } from '../../sky/remembered.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { DAY_MS, J2000, julianDay } from '../../time/time-scales.ts'

/** Days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(date) / DAY_MS

interface MoonAtNoon {
  /** The number of the Moon's round, from 0° Aries to 0° Aries. */
  readonly round: number
  readonly sign: Sign
  /** Her closest aspect as a key: `venus flow`, or `alone`. */
  readonly contact: string
}

/** The Moon's mean longitude at J2000 and its change per day. */
const MEAN_LONGITUDE = 218.3164
const MEAN_MOTION = 13.17639648

/** Enough for two rounds. */
const NOONS_KEPT = 64

const moonAtNoon = remembered(NOONS_KEPT, (day: number): MoonAtNoon => {
  const instant = (day + 0.5) * DAY_MS
  const positions = positionsAt(instant)
  const { longitude } = positions.moon
  const meanWay = MEAN_LONGITUDE + MEAN_MOTION * (julianDay(instant) - J2000)
  // The true Moon stays within a few degrees of the mean one, so rounding gives the right number.
  const round = Math.round((meanWay - longitude) / 360)
  const aspect = closestMoonAspect({ positions })
  return { round, sign: signOf(longitude), contact: aspect ? `${aspect.planet} ${aspect.manner}` : 'alone' }
})

/** Counts the earlier noons of this round with the same sign or aspect, on top of `stride` for each earlier round. */
function ordinal(day: number, what: 'sign' | 'contact', stride: number): number {
  const now = moonAtNoon(day)
  let earlier = 0
  for (let past = day - 1; ; past--) {
    const then = moonAtNoon(past)
    if (then.round !== now.round) return now.round * stride + earlier
    if (then[what] === now[what]) earlier++
  }
}

/** She stays in a sign for two or three noons. */
const NOONS_IN_SIGN = 3

/** Counts the noons the Moon spends in her present sign, over all rounds: three to a round. */
export const ordinalInSign = (day: number): number => ordinal(day, 'sign', NOONS_IN_SIGN)

/** Counts the noons with the Moon's present closest aspect, over all rounds: `stride` to a round, the most there can be. */
export const ordinalOfContact = (day: number, stride: number): number => ordinal(day, 'contact', stride)
