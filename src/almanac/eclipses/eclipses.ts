/** Solar and lunar eclipses in a span of time. docs/almanac.md explains how they are found. */

import { atOnce, type Slices } from '../../schedule/slices.ts'
import { signedArc } from '../../sky/angle.ts'
import { crossing } from '../../sky/crossing.ts'
import { positionAtTt, positionsOf } from '../../sky/ephemeris.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { DAY_MS, instantOf, terrestrialTime, toSecond } from '../../time/time-scales.ts'
import type { EclipseFacts, EclipseKind } from './facts.ts'
import { type LunarEclipseFacts, lunarEclipse } from './lunar.ts'
import { type Luminary, lunationNumber, meanLunation, sarosOf } from './saros.ts'
import { solarEclipse } from './solar.ts'

interface EclipseBase {
  readonly type: 'eclipse'
  /** `total-solar-eclipse`, `penumbral-lunar-eclipse`. */
  readonly id: `${EclipseKind}-${Luminary}-eclipse`
  readonly planets: readonly ['moon', 'sun']
  /** The sign of the Moon at greatest eclipse. */
  readonly sign: Sign
  readonly saros: number
}

export type Eclipse = EclipseBase &
  (({ readonly of: 'solar' } & EclipseFacts) | ({ readonly of: 'lunar' } & LunarEclipseFacts))

/** How far the Moon is ahead of the Sun. */
// mutate members, constant: where the search for the greatest phase begins: it ends at the same instant, and finds the jump opposite the angle as well
const ANGLE = { solar: 0, lunar: 180 } as const

/** Eclipses whose greatest phase is between two instants (the first included, the second not), in order of time. */
export const eclipses = (from: number, to: number): Eclipse[] => atOnce(eclipsesInSlices(from, to))

export function* eclipsesInSlices(from: number, to: number): Slices<Eclipse[]> {
  const found: ReturnType<typeof eclipseAt> = []
  for (const of of Object.keys(ANGLE) as Luminary[])
    for (const lunation of lunationsNear(of, from, to)) {
      found.push(...eclipseAt(of, lunation))
      yield
    }
  return (
    found
      // mutate operator >, operator <=: an instant has fractions of a millisecond, and no span begins at one
      .filter(({ instant }) => instant >= from && instant < to)
      .sort((one, other) => one.instant - other.instant)
      .map(({ eclipse }) => eclipse)
  )
}

/** A new or a full Moon: `of` is the luminary that can be eclipsed then. */
export interface Lunation {
  readonly of: Luminary
  readonly number: number
  /** Not rounded. */
  readonly instant: number
}

/** The new and full Moons between two instants (the first included, the second not), in order of time. */
export const lunations = (from: number, to: number): Lunation[] =>
  (Object.keys(ANGLE) as Luminary[])
    .flatMap((of) =>
      lunationsNear(of, from, to).map((number) => ({ of, number, instant: trueLunation(of, number) })),
    )
    .filter(({ instant }) => instant >= from && instant < to)
    .sort((one, other) => one.instant - other.instant)

/** The eclipse of a new or full Moon, if there is one. */
export const eclipseOf = ({ of, number }: Lunation): Eclipse | null =>
  eclipseAt(of, number)[0]?.eclipse ?? null

/** The numbers of the lunations in a span, and of one more at either end: the true ones are not where the mean ones are. */
function lunationsNear(of: Luminary, from: number, to: number): number[] {
  const number = (instant: number) => Math.floor(lunationNumber(of, terrestrialTime(instant)))
  const first = number(from)
  // mutate constant 3: a lunation more, whose eclipse is not in the span
  return Array.from({ length: number(to) - first + 2 }, (_, i) => first + i)
}

/** Further from the ecliptic than this the Moon can neither cast a shadow on the Earth nor touch hers; the greatest latitude with an eclipse is 1.6°. */
// mutate constant 1.87: saves time: further from the ecliptic the shadow itself says that there is no eclipse
const REACH = 1.7

function eclipseAt(of: Luminary, lunation: number): { instant: number; eclipse: Eclipse }[] {
  const syzygy = trueLunation(of, lunation)
  // mutate early return, operator >=, call: saves time: further from the ecliptic the shadow itself says that there is no eclipse
  if (Math.abs(positionAtTt('moon', terrestrialTime(syzygy)).latitude) > REACH) return []
  const found =
    of === 'solar' ? withName('solar', solarEclipse(syzygy)) : withName('lunar', lunarEclipse(syzygy))
  if (found === null) return []
  const { at: instant, begins, ends } = found
  const eclipse: Eclipse = {
    type: 'eclipse',
    id: `${found.kind}-${of}-eclipse`,
    planets: ['moon', 'sun'],
    sign: signOf(positionAtTt('moon', terrestrialTime(instant)).longitude),
    saros: sarosOf(of, lunation),
    ...found,
    at: toSecond(instant),
    begins: toSecond(begins),
    ends: toSecond(ends),
  }
  return [{ instant, eclipse }]
}

const withName = <Of extends Luminary, Found extends EclipseFacts>(of: Of, found: Found | null) =>
  found && { of, ...found }

// mutate order: the order in which two positions are computed
const LIGHTS = ['sun', 'moon'] as const

function trueLunation(of: Luminary, lunation: number): number {
  const mean = instantOf(meanLunation(of, lunation))
  const ahead = (at: number) => {
    // mutate members: the same arc with the other sign: it is zero at the same instant
    const { sun, moon } = positionsOf(LIGHTS, terrestrialTime(at))
    // mutate arguments: the same arc with the other sign: it is zero at the same instant
    return signedArc(moon.longitude - sun.longitude, ANGLE[of])
  }
  return crossing(ahead, mean - DAY_MS, mean + DAY_MS)
}
