/**
 * Deflection of light by the Sun: 1.75″ at the limb, 0.5″ one degree from the centre, 0.05″ ten degrees away.
 *
 * With the Sun on the ecliptic, the shift of a body at distance Δ (the Sun at R, the body Q from the Sun, elongation E) is
 *
 *     k = (2GM/c²)/R · Δ / (Q + R − Δ cos E)      east: k sin(λ − λ☉)      north: k sin β cos(λ − λ☉)
 */
import { cosine, RADIANS } from './angle.ts'

/** 2GM☉/c² in astronomical units. */
const GRAVITATIONAL_RADIUS = 2 * 9.87062e-9
/** Mean angular radius of the Sun's disc (959.63″). No light comes from behind the disc; there k keeps its value at the limb, and the shift decreases to zero. */
const COSINE_OF_DISC = cosine(959.63 / 3600)

export interface Shift {
  longitude: number
  latitude: number
  /** Change of the shift in longitude, per day. */
  motion: number
}

export interface Sighting {
  /** Longitude from the Sun and latitude, degrees, with their changes per day. */
  fromSun: number
  fromSunPerDay: number
  latitude: number
  latitudePerDay: number
  distance: number
}

/** By how much the Sun's mass shifts the apparent position of a body, in degrees. Distances are in astronomical units. */
export function deflection(body: Sighting, sunDistance: number, into: Shift): void {
  const { distance } = body
  const sinLongitude = Math.sin(body.fromSun * RADIANS)
  const cosLongitude = Math.cos(body.fromSun * RADIANS)
  const sinLatitude = Math.sin(body.latitude * RADIANS)
  const cosLatitude = Math.sqrt(1 - sinLatitude * sinLatitude)
  const behindDisc = cosLatitude * cosLongitude > COSINE_OF_DISC
  const cosElongation = behindDisc ? COSINE_OF_DISC : cosLatitude * cosLongitude
  const fromSun = Math.sqrt(
    distance * distance + sunDistance * sunDistance - 2 * distance * sunDistance * cosElongation,
  )
  const nearness = fromSun + sunDistance - distance * cosElongation
  const k = ((GRAVITATIONAL_RADIUS / sunDistance) * distance) / nearness
  const longitudePerDay = body.fromSunPerDay * RADIANS
  const latitudePerDay = body.latitudePerDay * RADIANS
  const cosPerDay = behindDisc
    ? 0
    : -sinLatitude * cosLongitude * latitudePerDay - cosLatitude * sinLongitude * longitudePerDay
  const kPerDay = (k * distance * cosPerDay * (1 + sunDistance / fromSun)) / nearness
  into.longitude = (k * sinLongitude) / cosLatitude / RADIANS
  into.latitude = (k * sinLatitude * cosLongitude) / RADIANS
  into.motion = (kPerDay * sinLongitude + k * cosLongitude * longitudePerDay) / cosLatitude / RADIANS
}
