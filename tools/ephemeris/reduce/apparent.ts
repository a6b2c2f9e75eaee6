import type { Planet } from '../../../src/sky/planets.ts'
import { EARTH_MOON_MASS_RATIO, LIGHT_SPEED } from '../integrate/bodies.ts'
import { TRACKS, type Track, track } from '../integrate/daily-states.ts'
import type { Memory } from '../memory.ts'
import { MINOR_BODIES, type MinorBody } from '../minor/bodies.ts'
import { minorTrack } from '../minor/integrate.ts'
import { MINOR, MOON, STATES } from '../span.ts'
import { arcSine, direction } from '../trigonometry.ts'
import { addInterpolated, type Grid } from './lagrange.ts'
import { toEclipticOfDate } from './precession.ts'

/** Where everything is: barycentric tracks of the integrations, and the geocentric Moon. */
export type Sky = { track: (name: Track | MinorBody) => Grid; moon: Grid }

export function skyFrom({ states, moon, minor }: Memory): Sky {
  const grids = new Map<Track | MinorBody, Grid>([
    ...MINOR_BODIES.map((body) => [body, { ...MINOR, values: minorTrack(minor, body) }] as const),
    ...TRACKS.map((name) => [name, { ...STATES, values: track(states, name) }] as const),
  ])
  return { track: (name) => grids.get(name)!, moon: { ...MOON, values: new Float64Array(moon) } }
}

export type Place = { longitude: number; latitude: number; distance: number }

const MOON_SHARE = 1 / (1 + EARTH_MOON_MASS_RATIO)
/** Half the distance in time of the two places of the Moon that give its velocity. */
const VELOCITY_DAYS = 0.05

/**
 * Apparent place of a body without nutation and deflection, as a function of the Julian day:
 * light-time, annual aberration, mean ecliptic and equinox of date (radians; au).
 */
export function apparentPlace(sky: Sky, body: Planet | MinorBody): (jd: number) => Place {
  const barycentre = sky.track('barycentre')
  const velocity = sky.track('barycentre velocity')
  const own = body === 'moon' ? barycentre : sky.track(body)
  const v = new Float64Array(3)
  const speed = new Float64Array(3)

  const fromEarth = (jd: number, lightTime: number) => {
    v.fill(0)
    addInterpolated(own, jd - lightTime, 1, v)
    addInterpolated(barycentre, jd, -1, v)
    if (body === 'moon') addInterpolated(sky.moon, jd - lightTime, 1 - MOON_SHARE, v)
    addInterpolated(sky.moon, jd, MOON_SHARE, v)
    return Math.sqrt(v[0]! * v[0]! + v[1]! * v[1]! + v[2]! * v[2]!)
  }
  const earthSpeed = (jd: number) => {
    speed.fill(0)
    addInterpolated(velocity, jd, 1, speed)
    const share = MOON_SHARE / (2 * VELOCITY_DAYS)
    addInterpolated(sky.moon, jd + VELOCITY_DAYS, -share, speed)
    addInterpolated(sky.moon, jd - VELOCITY_DAYS, share, speed)
  }
  return (jd) => {
    let distance = 0
    for (let round = 0; round < 3; round++) distance = fromEarth(jd, distance / LIGHT_SPEED)
    for (let axis = 0; axis < 3; axis++) v[axis]! /= distance
    earthSpeed(jd)
    aberrate(v, speed)
    toEclipticOfDate(v, jd)
    return { longitude: direction(v[1]!, v[0]!), latitude: arcSine(v[2]!), distance }
  }
}

/** Relativistic aberration of the direction `n` for an observer moving with `speed` (au/day), in place. */
export function aberrate(n: Float64Array, speed: Float64Array): void {
  const [bx, by, bz] = [speed[0]! / LIGHT_SPEED, speed[1]! / LIGHT_SPEED, speed[2]! / LIGHT_SPEED]
  const inverseGamma = Math.sqrt(1 - (bx * bx + by * by + bz * bz))
  const along = n[0]! * bx + n[1]! * by + n[2]! * bz
  const forward = 1 + along / (1 + inverseGamma)
  n[0] = (inverseGamma * n[0]! + forward * bx) / (1 + along)
  n[1] = (inverseGamma * n[1]! + forward * by) / (1 + along)
  n[2] = (inverseGamma * n[2]! + forward * bz) / (1 + along)
}
