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
  const speed = Math.sqrt(gm / a) / (1 - e * Math.cos(anomaly))
  const toEquator = (p: number, q: number) =>
    equatorial(p, q, inclination, node, perihelion, radians(obliquityArcseconds / 3600))
  return {
    position: toEquator(a * (Math.cos(anomaly) - e), a * flat * Math.sin(anomaly)),
    velocity: toEquator(-speed * Math.sin(anomaly), speed * flat * Math.cos(anomaly)),
  }
}

/** Kepler's equation by Newton's method; eccentricities of asteroids need four or five rounds. */
function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  let anomaly = meanAnomaly
  for (let round = 0; round < 20; round++)
    anomaly -=
      (anomaly - eccentricity * Math.sin(anomaly) - meanAnomaly) / (1 - eccentricity * Math.cos(anomaly))
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
  const along = p * Math.cos(perihelion) - q * Math.sin(perihelion)
  const across = p * Math.sin(perihelion) + q * Math.cos(perihelion)
  const x = along * Math.cos(node) - across * Math.cos(i) * Math.sin(node)
  const y = along * Math.sin(node) + across * Math.cos(i) * Math.cos(node)
  const z = across * Math.sin(i)
  return [
    x,
    y * Math.cos(obliquity) - z * Math.sin(obliquity),
    y * Math.sin(obliquity) + z * Math.cos(obliquity),
  ]
}
