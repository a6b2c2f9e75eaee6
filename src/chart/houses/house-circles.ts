/**
 * Systems with house circles: great circles, each of which is the horizon of some latitude, called its pole. The cusp is the point of the
 * ecliptic that rises there. For Regiomontanus and Campanus the circles go through the north and south points of the horizon.
 *
 * They need a place below the polar circles. Beyond, the ecliptic's point on the upper meridian can be below the horizon, and then the
 * circles meet the ecliptic in the reverse order.
 */
import { arcSine, cosine, direction, sine, tangent } from '../../sky/angle.ts'
import { ascendant, type Horizon, midheaven, risingLongitude } from '../../sky/horizon.ts'
import { type Cusps, withOpposites } from './cusps.ts'

interface HouseCircle {
  /** Where the circle crosses the equator: degrees east of the meridian. */
  readonly east: number
  readonly pole: number
}

/** `circleAt` gives the house circle at an angle east of the upper meridian: 30° for the eleventh house, 150° for the third. */
function byHouseCircles(horizon: Horizon, circleAt: (angle: number) => HouseCircle): Cusps {
  const cusp = (angle: number) => {
    const { east, pole } = circleAt(angle)
    return risingLongitude(horizon.siderealTime + east - 90, { ...horizon, latitude: pole })
  }
  return withOpposites(ascendant(horizon), cusp(120), cusp(150), midheaven(horizon), cusp(30), cusp(60))
}

/** Regiomontanus: the circles divide the equator into twelve equal parts. */
export function regiomontanus(horizon: Horizon): Cusps {
  const { latitude } = horizon
  return byHouseCircles(horizon, (angle) => ({
    east: angle,
    pole: direction(tangent(latitude) * sine(angle), 1),
  }))
}

/** Campanus: the circles divide the prime vertical, the circle through zenith, east and west, into twelve equal parts. */
export function campanus(horizon: Horizon): Cusps {
  const { latitude } = horizon
  return byHouseCircles(horizon, (angle) => ({
    east: direction(sine(angle) * cosine(latitude), cosine(angle)),
    pole: arcSine(sine(latitude) * sine(angle)),
  }))
}

/**
 * Azimuthal (horizontal): vertical circles divide the horizon into twelve equal parts from the east point.
 *
 * For a place at the complement of the latitude on the opposite meridian, our horizon is the prime vertical, our zenith the north point
 * (in the southern hemisphere the south point), and east is west: its Campanus cusps are ours, six houses on.
 */
export function azimuthal(horizon: Horizon): Cusps {
  const { siderealTime, latitude } = horizon
  const complement = latitude < 0 ? -90 - latitude : 90 - latitude
  const cusps = campanus({ ...horizon, siderealTime: siderealTime + 180, latitude: complement })
  return [...cusps.slice(6), ...cusps.slice(0, 6)]
}

/** Topocentric (Polich and Page): as Regiomontanus, but the tangents of the poles grow by equal steps from the meridian to the horizon. */
export function topocentric(horizon: Horizon): Cusps {
  const { latitude } = horizon
  return byHouseCircles(horizon, (angle) => {
    const thirds = (angle < 90 ? angle : 180 - angle) / 90
    return { east: angle, pole: direction(tangent(latitude) * thirds, 1) }
  })
}
