/** House numbers, and the labels of angles and cusps outside the rim. */
import { normalize, separation } from '../../sky/angle.ts'
import { SIGN_SPAN } from '../../sky/zodiac.ts'
import { degreeAndMinute, minutes } from './degrees.ts'
import { apart, type Line, leaderLines, type Mark, pointAt, reach } from './geometry.ts'
import { roomOf } from './lettering.ts'
import type { Scale } from './scales.ts'
import { spreadApart } from './spread.ts'
import type { WheelChart } from './wheel-chart.ts'

export interface HouseNumber extends Mark {
  readonly house: number
  readonly size: number
}

/** Sizes and distances from the middle of the ring to try, as shares: a narrow house gets a smaller number, or one beside its neighbour's. */
// mutate list, order, constant: a size: taste, as long as nothing lies on anything else (a test says so)
const NUMBER_SIZES = [1, 0.8, 0.65, 0.5]
// mutate list, order, constant, sign: a size: taste, as long as nothing lies on anything else (a test says so)
const NUMBER_SHIFTS = [0, 0.22, -0.22]

const widthOf = (cusps: readonly number[], index: number): number =>
  normalize(cusps[(index + 1) % cusps.length]! - cusps[index]!)

const middleOf = (cusps: readonly number[], index: number): number =>
  cusps[index]! + widthOf(cusps, index) / 2

/** In the middle of each house. A house too narrow for any number has none: its cusp is titled. */
export function placeHouseNumbers(
  cusps: readonly number[],
  first: number,
  outside: number,
  scale: Scale,
): HouseNumber[] {
  const radius = outside - scale.houseRing / 2
  const { leastFigures = 0 } = scale
  const numberAt = (index: number, share: number, shift: number): HouseNumber => {
    const size = scale.letters.houseNumber * share
    // mutate operator -: towards which edge of the ring a number gives way first: taste
    const at = pointAt(first, radius + (share === 1 ? 0 : shift * scale.houseRing), middleOf(cusps, index))
    return { ...at, ...roomOf(String(index + 1), size), size, house: index + 1 }
  }
  const placed: HouseNumber[] = []
  const widest = cusps.map((_, index) => index).sort((a, b) => widthOf(cusps, b) - widthOf(cusps, a))
  for (const index of widest) {
    const free = NUMBER_SIZES.values()
      .filter((share) => scale.letters.houseNumber * share >= leastFigures)
      .flatMap((share) => NUMBER_SHIFTS.map((shift) => numberAt(index, share, shift)))
      // mutate arguments: from one to the other is as far as back
      .find((each) => placed.every((other) => apart(each, other, 1.5)))
    if (free !== undefined) placed.push(free)
  }
  return placed.sort((a, b) => a.house - b.house)
}

export interface RimLabel {
  /** What it stands for: `Ascendant`, or the number of a house. */
  readonly name: string | number
  /** Of the second ring. */
  readonly isOuter: boolean
  readonly longitude: number
  readonly lines: readonly (Mark & { readonly words: string; readonly size: number })[]
  /** From the rim at the true longitude to the label. */
  readonly leader: readonly Line[]
}

const AXES = [
  { name: 'Ascendant', short: 'ASC' },
  { name: 'Midheaven', short: 'MC' },
  { name: 'Descendant', short: 'DSC' },
  { name: 'Imum coeli', short: 'IC' },
] as const

/** A cusp that is an angle is labelled by it; whole signs need no degrees. */
const SAME = 0.001
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const LEADER = { bend: 4, end: 8, label: 10, step: 6 }
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const BETWEEN_LINES = 3

/** All labels outside the rim, as near to their longitudes as their neighbours allow. */
export function placeRimLabels(chart: WheelChart, first: number, rim: number, scale: Scale): RimLabel[] {
  const labels = [...ownLabels(chart, scale), ...outerLabels(chart, scale)]
  const spread = spreadApart(
    labels.map(({ longitude }) => longitude),
    scale.labelGap,
  )
  return labels.map((label, index) => ({ ...label, ...labelAt(label, spread[index]!, first, rim) }))
}

interface Label extends Pick<RimLabel, 'name' | 'isOuter' | 'longitude'> {
  readonly lines: readonly { readonly words: string; readonly size: number }[]
}

function degreesOn(longitude: number, { letters }: Scale): string {
  const { degree, minute } = degreeAndMinute(longitude)
  return `${degree}°${letters.minute === undefined ? '' : minutes(minute)}`
}

/** Figures smaller than the scale's least are left out: a table beside the wheel has them. */
const hasDegrees = ({ letters, leastFigures = 0 }: Scale): boolean => letters.cusp >= leastFigures

/** The short name of an angle, and its degrees where they can be read. */
const axisLines = (short: string, longitude: number, scale: Scale): Label['lines'] => [
  { words: short, size: scale.letters.axis },
  ...(hasDegrees(scale) ? [{ words: degreesOn(longitude, scale), size: scale.letters.cusp }] : []),
]

/** The angles and cusps of the chart. */
function ownLabels({ ascendant, midheaven, cusps = [] }: WheelChart, scale: Scale): Label[] {
  if (ascendant === undefined || midheaven === undefined) return []
  const places = [ascendant, midheaven, normalize(ascendant + 180), normalize(midheaven + 180)]
  const isWhole = cusps.every((cusp) => cusp % SIGN_SPAN === 0)
  return [
    ...AXES.map(({ name, short }, index) => ({
      name,
      isOuter: false,
      longitude: places[index]!,
      lines: axisLines(short, places[index]!, scale),
    })),
    ...cusps
      .map((longitude, index) => ({
        name: index + 1,
        isOuter: false,
        longitude,
        lines: [{ words: degreesOn(longitude, scale), size: scale.letters.cusp }],
      }))
      .filter(
        ({ longitude }) =>
          hasDegrees(scale) && !isWhole && places.every((place) => separation(place, longitude) > SAME),
      ),
  ]
}

/** Of the second ring the two angles that the others follow from: all its cusps would be too many labels, and have titles. */
function outerLabels({ outer }: WheelChart, scale: Scale): Label[] {
  return [outer?.ascendant, outer?.midheaven].flatMap((longitude, index) => {
    if (longitude === undefined) return []
    const { name, short } = AXES[index]!
    return [{ name, isOuter: true, longitude, lines: axisLines(`${short}2`, longitude, scale) }]
  })
}

/** A label of one or two lines on a ray, with its nearest corner at the same distance from the rim as all others. */
function labelAt(
  { lines, longitude }: { lines: readonly { words: string; size: number }[]; longitude: number },
  at: number,
  first: number,
  rim: number,
): Pick<RimLabel, 'lines' | 'leader'> {
  const rooms = lines.map(({ words, size }) => roomOf(words, size))
  const whole = {
    halfWidth: Math.max(...rooms.map(({ halfWidth }) => halfWidth)),
    halfHeight: rooms.reduce(
      (sum, { halfHeight }) => sum + halfHeight,
      ((lines.length - 1) * BETWEEN_LINES) / 2,
    ),
  }
  const ray = pointAt(first, 1, at)
  const radius = rim + LEADER.label + reach(whole, ray)
  let top = ray.y * radius - whole.halfHeight
  const placed = lines.map((line, index) => {
    const room = rooms[index]!
    const y = top + room.halfHeight
    top = y + room.halfHeight + BETWEEN_LINES
    return { ...line, ...room, x: ray.x * radius, y }
  })
  const radii = [rim + LEADER.bend, rim + LEADER.end] as const
  return { lines: placed, leader: leaderLines(first, rim, radii, [longitude, at], LEADER.step) }
}
