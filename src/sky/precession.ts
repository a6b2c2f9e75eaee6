/**
 * IAU 2006 precession with the frame bias: from the axes of the stars (ICRS) to the mean ecliptic and equinox of date. The angles are those of
 * Fukushima and Williams, arcseconds as polynomials of centuries of TT (Hilton et al. 2006, Celest. Mech. Dyn. Astr. 94, 351,
 * table 1; IERS Conventions 2010, eq. 5.40).
 */
import { centuriesFromJ2000 } from '../time/time-scales.ts'
import { cosine, sine } from './angle.ts'
import type { Vector } from './vector.ts'

export const PRECESSION_ANGLES = {
  gamma: [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026],
  phi: [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176],
  psi: [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148],
} as const

/** Cosine and sine of one of the angles. */
function turnAt(name: keyof typeof PRECESSION_ANGLES, tt: number): readonly [number, number] {
  const t = centuriesFromJ2000(tt)
  const angle = PRECESSION_ANGLES[name].reduceRight((sum, coefficient) => sum * t + coefficient, 0) / 3600
  return [cosine(angle), sine(angle)]
}

/** From ICRS axes to those of the mean ecliptic and equinox of date: R3(−ψ) R1(φ) R3(γ). */
export function toEclipticOfDate([x, y, z]: Vector, tt: number): Vector {
  const [cosGamma, sinGamma] = turnAt('gamma', tt)
  const [cosPhi, sinPhi] = turnAt('phi', tt)
  const [cosPsi, sinPsi] = turnAt('psi', tt)
  const x1 = cosGamma * x + sinGamma * y
  const y1 = cosGamma * y - sinGamma * x
  const y2 = cosPhi * y1 + sinPhi * z
  return [cosPsi * x1 - sinPsi * y2, sinPsi * x1 + cosPsi * y2, cosPhi * z - sinPhi * y1]
}

/** The direction of the mean equinox of date in ICRS axes: what `toEclipticOfDate` turns to (1, 0, 0). */
export function equinoxOfDate(tt: number): Vector {
  const [cosGamma, sinGamma] = turnAt('gamma', tt)
  const [cosPhi, sinPhi] = turnAt('phi', tt)
  const [cosPsi, sinPsi] = turnAt('psi', tt)
  return [
    cosPsi * cosGamma + sinPsi * cosPhi * sinGamma,
    cosPsi * sinGamma - sinPsi * cosPhi * cosGamma,
    -sinPsi * sinPhi,
  ]
}
