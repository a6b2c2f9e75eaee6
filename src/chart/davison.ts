/** The Davison chart of two people: the sky half-way between their births in time and place (docs/synastry.md). */
import { arcSine, cosine, direction, normalize, signedArc, sine } from '../sky/angle.ts'
import { rightAscensionOf } from '../sky/equatorial.ts'
import { horizonAt, midheaven, type Place } from '../sky/horizon.ts'
import { DAY_MS } from '../time/time-scales.ts'
import type { PairedBirth } from './composite.ts'
import { isAmbiguous, mean, nearMidpoint } from './midpoint.ts'
import { castWiderChart, castWithoutTime, type Selection, type WiderChart } from './wider-chart.ts'

/** `corrected`: the time is moved until the Midheaven is that of the composite. */
export const TIME_RULES = ['mean', 'corrected'] as const
export type TimeRule = (typeof TIME_RULES)[number]
/** `mean`: of the latitudes, and of the longitudes on the shorter way; `great_circle`: half-way on the shortest line. */
export const PLACE_RULES = ['mean', 'great_circle'] as const
export type PlaceRule = (typeof PLACE_RULES)[number]

export interface DavisonRules {
  readonly timeRule: TimeRule
  readonly placeRule: PlaceRule
}

export interface Davison {
  readonly chart: WiderChart
  /** Half-way between the noons if a time is unknown. */
  readonly instant: number
  readonly place: Place
  /** By how much the time was moved for the Midheaven. */
  readonly correctionMs: number
  /** The places are opposed: there is more than one half-way. */
  readonly isPlaceAmbiguous: boolean
}

/** Zodiac, node and house system are those of the first. A corrected time needs both times. */
export function castDavison(
  first: PairedBirth,
  second: PairedBirth,
  selection: Selection,
  { timeRule, placeRule }: DavisonRules,
): Davison {
  const { place, isPlaceAmbiguous } = placeBetween(first.input.place, second.input.place, placeRule)
  const { houseSystem, zodiac, ayanamsa } = first.input
  const choice = { ...(zodiac && { zodiac }), ayanamsa }
  const instantOf = (birth: PairedBirth) => birth.instant ?? birth.day!.noon
  const instant = mean(instantOf(first), instantOf(second))
  if (first.instant === null || second.instant === null) {
    const end = (birth: PairedBirth, side: 'from' | 'to') => birth.instant ?? birth.day![side]
    const day = {
      from: mean(end(first, 'from'), end(second, 'from')),
      noon: instant,
      to: mean(end(first, 'to'), end(second, 'to')),
    }
    const chart = castWithoutTime(day, choice, selection)
    return { chart, instant, place, correctionMs: 0, isPlaceAmbiguous }
  }
  const correctionMs = timeRule === 'corrected' ? correctionAt(instant, place, first, second) : 0
  const at = instant + correctionMs
  const chart = castWiderChart({ instant: at, place, houseSystem, ...choice }, selection)
  return { chart, instant: at, place, correctionMs, isPlaceAmbiguous }
}

/** The stars come round in so much of a day. */
const SIDEREAL_DAY_MS = DAY_MS / 1.00273790935
/** Each step leaves less than a thousandth of the arc before. */
const STEPS = 4

/** To the nearest moment at which the near midpoint of the two Midheavens culminates. */
function correctionAt(instant: number, place: Place, first: PairedBirth, second: PairedBirth): number {
  const tops = [first, second].map((birth) => midheaven(horizonAt(birth.instant!, birth.input.place)))
  const wanted = nearMidpoint(tops[0]!, tops[1]!)
  let at = instant
  for (let step = 0; step < STEPS; step++) {
    const { siderealTime, obliquity } = horizonAt(at, place)
    at += (signedArc(rightAscensionOf(wanted, 0, obliquity), siderealTime) / 360) * SIDEREAL_DAY_MS
  }
  return at - instant
}

type PlaceBetween = Pick<Davison, 'place' | 'isPlaceAmbiguous'>

export function placeBetween(one: Place, two: Place, rule: PlaceRule): PlaceBetween {
  if (one.latitude === two.latitude && one.longitude === two.longitude)
    return { place: { latitude: one.latitude, longitude: one.longitude }, isPlaceAmbiguous: false }
  return (rule === 'great_circle' ? onGreatCircle(one, two) : undefined) ?? meanPlace(one, two)
}

/** Of opposed meridians the one nearer to Greenwich. */
function meanPlace(one: Place, two: Place): PlaceBetween {
  const between = signedArc(nearMidpoint(normalize(one.longitude), normalize(two.longitude)), 0)
  // mutate arguments: two meridians are opposed from either side
  const isPlaceAmbiguous = isAmbiguous(one.longitude, two.longitude)
  const longitude = isPlaceAmbiguous && Math.abs(between) > 90 ? between - Math.sign(between) * 180 : between
  return { place: { latitude: mean(one.latitude, two.latitude), longitude }, isPlaceAmbiguous }
}

/** Shorter than this, the sum of two directions says nothing: they are opposed. */
const TOO_SHORT = 1e-8

function onGreatCircle(one: Place, two: Place): PlaceBetween | undefined {
  const [a, b] = [towards(one), towards(two)]
  const [x, y, z] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
  const length = Math.hypot(x, y, z)
  // Any place half-way round is as near: the means decide.
  if (length < TOO_SHORT) return { ...meanPlace(one, two), isPlaceAmbiguous: true }
  return {
    place: { latitude: arcSine(z / length), longitude: signedArc(direction(y, x), 0) },
    isPlaceAmbiguous: false,
  }
}

const towards = ({ latitude, longitude }: Place) =>
  [cosine(latitude) * cosine(longitude), cosine(latitude) * sine(longitude), sine(latitude)] as const
