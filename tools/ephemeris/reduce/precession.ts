import { PRECESSION_ANGLES } from '../../../src/sky/precession.ts'
import { ARCSECONDS_PER_RADIAN, centuries } from '../span.ts'
import { cosine, sine } from '../trigonometry.ts'

export type PrecessionAngle = keyof typeof PRECESSION_ANGLES

/** One of the angles of Fukushima and Williams, radians. */
export function precessionAngle(name: PrecessionAngle, jd: number): number {
  const t = centuries(jd)
  return (
    PRECESSION_ANGLES[name].reduceRight((sum, coefficient) => sum * t + coefficient, 0) /
    ARCSECONDS_PER_RADIAN
  )
}

/** Turns `v` in place from the ICRS to the mean ecliptic and equinox of date: R3(−ψ) R1(φ) R3(γ). */
export function toEclipticOfDate(v: Float64Array, jd: number): void {
  turn(v, 0, 1, precessionAngle('gamma', jd))
  turn(v, 1, 2, precessionAngle('phi', jd))
  turn(v, 0, 1, -precessionAngle('psi', jd))
}

/** Turns the axes `from` and `to` by `angle`, from the first towards the second. */
function turn(v: Float64Array, from: number, to: number, angle: number): void {
  const c = cosine(angle)
  const s = sine(angle)
  const a = v[from]!
  const b = v[to]!
  v[from] = c * a + s * b
  v[to] = -s * a + c * b
}
