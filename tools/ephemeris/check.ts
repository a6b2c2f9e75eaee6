import { EARTH_MOON_MASS_RATIO, readPositions } from './integrate/bodies.ts'
import { type Track, track } from './integrate/daily-states.ts'
import type { Memory } from './memory.ts'
import { addInterpolated, type Grid } from './reduce/lagrange.ts'
import { ARCSECONDS_PER_RADIAN, MOON, STATES } from './span.ts'

/** How far the integration is from JPL Horizons after a century: arcseconds as seen from the Sun, body by body. */
export function offAfterCentury({ states, moon }: Memory): Map<string, number> {
  const { epoch, positions } = readPositions('horizons-2069-06-28')
  const grid = (name: Track): Grid => ({ ...STATES, values: track(states, name) })
  const off = Object.entries(positions).map(([body, published]) => {
    const own = new Float64Array(3)
    addInterpolated(grid(body === 'earth' ? 'barycentre' : (body as Track)), epoch, 1, own)
    const fromBarycentre = body === 'earth' ? -1 / (1 + EARTH_MOON_MASS_RATIO) : 0
    addInterpolated({ ...MOON, values: new Float64Array(moon) }, epoch, fromBarycentre, own)
    addInterpolated(grid('sun'), epoch, -1, own)
    const apart = Math.hypot(...published.map((value, axis) => value - own[axis]!))
    return [body, (apart / Math.hypot(...published)) * ARCSECONDS_PER_RADIAN] as const
  })
  return new Map(off)
}
