import { cosine, sine } from '../trigonometry.ts'
import type { Elements, State, Vector } from './bodies.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Osculating elements (ecliptic of J2000) → position and velocity on the equator of J2000; `gm` of the centre. */
export function stateFromElements(
  elements: Elements,
  gm: number,
  auKm: number,
  obliquityArcseconds: number,
): State {
  const { eccentricity: e } = elements
  const a = elements.semiMajorAxisKm / auKm
  const [inclination, node, perihelion, meanAnomaly] = [
    elements.inclination,
    elements.node,
    elements.perihelion,
    elements.meanAnomaly,
  ].map(radians) as [number, number, number, number]
  const anomaly = eccentricAnomaly(meanAnomaly, e)
  const flat = Math.sqrt(1 - e * e)
  const speed = Math.sqrt(gm / a) / (1 - e * cosine(anomaly))
  const toEquator = (p: number, q: number) =>
    equatorial(p, q, inclination, node, perihelion, radians(obliquityArcseconds / 3600))
  return {
    position: toEquator(a * (cosine(anomaly) - e), a * flat * sine(anomaly)),
    velocity: toEquator(-speed * sine(anomaly), speed * flat * cosine(anomaly)),
  }
}

/** Kepler's equation by Newton's method; eccentricities of asteroids need four or five rounds. */
function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  let anomaly = meanAnomaly
  for (let round = 0; round < 20; round++)
    anomaly -= (anomaly - eccentricity * sine(anomaly) - meanAnomaly) / (1 - eccentricity * cosine(anomaly))
  return anomaly
}

/** A vector of the orbital plane (`p` towards perihelion, `q` ahead of it), turned to the equator. */
function equatorial(
  p: number,
  q: number,
  i: number,
  node: number,
  perihelion: number,
  obliquity: number,
): Vector {
  const along = p * cosine(perihelion) - q * sine(perihelion)
  const across = p * sine(perihelion) + q * cosine(perihelion)
  const x = along * cosine(node) - across * cosine(i) * sine(node)
  const y = along * sine(node) + across * cosine(i) * cosine(node)
  const z = across * sine(i)
  return [x, y * cosine(obliquity) - z * sine(obliquity), y * sine(obliquity) + z * cosine(obliquity)]
}
