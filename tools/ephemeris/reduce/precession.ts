import { ARCSECONDS_PER_RADIAN, centuries } from '../span.ts'
import { cosine, sine } from '../trigonometry.ts'

/**
 * IAU 2006 precession with the frame bias: the Fukushima–Williams angles as polynomials of TT,
 * arcseconds (Hilton et al. 2006, Celest. Mech. Dyn. Astr. 94, 351, table 1; IERS Conventions 2010, eq. 5.40).
 */
const ANGLES = {
  gamma: [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026],
  phi: [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176],
  psi: [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148],
} as const

export type PrecessionAngle = keyof typeof ANGLES

/** One of the angles, radians. */
export function precessionAngle(name: PrecessionAngle, jd: number): number {
  const t = centuries(jd)
  return ANGLES[name].reduceRight((sum, coefficient) => sum * t + coefficient, 0) / ARCSECONDS_PER_RADIAN
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
