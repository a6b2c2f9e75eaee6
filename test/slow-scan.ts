/**
 * Events of the sky found the slow way, for comparing: the sky is read every ten minutes, and each reading is put
 * into whole numbers that change only when something happens. Shares nothing with src/almanac.
 */
import { positionsAt } from '../src/sky/ephemeris.ts'

const MINUTE_MS = 60_000
const STEP_MS = 10 * MINUTE_MS

export interface SeenEvent {
  readonly id: string
  /** It happened after the first of these instants and not after the second. */
  readonly after: number
  readonly until: number
}

const WANDERERS = [
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
const ALL = ['moon', ...WANDERERS] as const
const PAIRS = ALL.flatMap((one, i) => ALL.slice(i + 1).map((other) => [one, other] as const))
const SIGNS =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')

type Sky = ReturnType<typeof positionsAt>
const round = (degrees: number) => ((degrees % 360) + 360) % 360

/** A number for each quantity that is watched, and the name of the event when it changes from one value to another. */
interface Look {
  readonly state: (sky: Sky) => number
  readonly name: (before: number, after: number) => string
}

/** Sextile, square, trine and opposition cut the circle into eight parts; their borders by the lower part. */
const PARTS = [0, 60, 90, 120, 180, 240, 270, 300]
/** By twelfths of the circle, which every border is a border of. */
const PART_OF = Array.from({ length: 12 }, (_, twelfth) =>
  PARTS.findLastIndex((border) => border <= 30 * twelfth),
)
const BORDER_ABOVE = 'sextile square trine opposition trine square sextile conjunction'.split(' ')

const LOOKS: readonly Look[] = [
  ...ALL.map((planet) => ({
    state: (sky: Sky) => Math.floor(sky[planet].longitude / 30),
    name: (_: number, after: number) => `${planet}-enters-${SIGNS[after]}`,
  })),
  ...WANDERERS.map((planet) => ({
    state: (sky: Sky) => Math.sign(sky[planet].motion),
    name: (_: number, after: number) => `${planet}-turns-${after > 0 ? 'direct' : 'retrograde'}`,
  })),
  {
    state: (sky) => Math.floor(round(sky.moon.longitude - sky.sun.longitude) / 180),
    name: (_, after) => (after === 0 ? 'new-moon' : 'full-moon'),
  },
  {
    state: (sky) => Math.floor(round(sky.moon.longitude - sky.sun.longitude) / 90),
    name: (_, after) => ['new-moon', 'first-quarter', 'full-moon', 'last-quarter'][after]!,
  },
  {
    state: (sky) => Math.floor(sky.sun.longitude / 90),
    name: (_, after) => ['march-equinox', 'june-solstice', 'september-equinox', 'december-solstice'][after]!,
  },
  ...PAIRS.map(([one, other]) => ({
    state: (sky: Sky) => PART_OF[Math.floor(round(sky[one].longitude - sky[other].longitude) / 30)]!,
    name: (before: number, after: number) => {
      const lower = (before + 1) % PARTS.length === after ? before : after
      return `${one}-${BORDER_ABOVE[lower]}-${other}`
    },
  })),
]

/** What happened between two instants, each event with the ten minutes it lies in. */
export function scan(from: number, to: number): SeenEvent[] {
  const found: SeenEvent[] = []
  let states: number[] | undefined
  for (let at = from; at <= to; at += STEP_MS) {
    const sky = positionsAt(at)
    const now = LOOKS.map(({ state }) => state(sky))
    states?.forEach((before, i) => {
      if (before !== now[i])
        found.push({ id: LOOKS[i]!.name(before, now[i]!), after: at - STEP_MS, until: at })
    })
    states = now
  }
  return found
}
