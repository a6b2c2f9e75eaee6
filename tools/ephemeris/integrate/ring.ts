import { type Force, react } from './forces.ts'

/** A thin circle of matter round the Sun, which moves along with it. */
export interface Ring {
  /** GM of the whole ring, au³/day². */
  readonly gm: number
  readonly radius: number
  /** Upright on its plane. */
  readonly pole: Float64Array
}

/**
 * The pull of a ring on the bodies it `acts` on. Its potential at the distance ρ from the axis and the height z is
 * −2 GM K(m) / (π p), with p² = (ρ + radius)² + z² and m = 4 ρ radius / p² (Kellogg 1929, Foundations of potential theory, III.4).
 */
export function ringPull(gm: Float64Array, acts: readonly number[], { gm: mass, radius, pole }: Ring): Force {
  return (r, _v, a) => {
    for (const i of acts) {
      const x = r[3 * i]! - r[0]!
      const y = r[3 * i + 1]! - r[1]!
      const z = r[3 * i + 2]! - r[2]!
      const height = x * pole[0]! + y * pole[1]! + z * pole[2]!
      const flat = [x - height * pole[0]!, y - height * pole[1]!, z - height * pole[2]!] as const
      const square = flat[0] ** 2 + flat[1] ** 2 + flat[2] ** 2
      const fromAxis = Math.sqrt(square)
      const farSquare = (fromAxis + radius) ** 2 + height ** 2
      const nearSquare = (fromAxis - radius) ** 2 + height ** 2
      const { first, second } = ellipticIntegrals((4 * fromAxis * radius) / farSquare)
      const scale = (2 * mass) / (Math.PI * Math.sqrt(farSquare))
      // Along the axis −∂Φ/∂z, away from it −∂Φ/∂ρ.
      const axial = (-scale * height * second) / nearSquare
      const lever = (radius * radius - square + height * height) / nearSquare
      const outward = (scale * (second * lever - first)) / (2 * square)
      const part = (axis: 0 | 1 | 2) => outward * flat[axis] + axial * pole[axis]!
      react(a, i, 0, gm[i]! / gm[0]!, part(0), part(1), part(2))
    }
  }
}

/** The complete elliptic integrals K(m) and E(m), by the arithmetic-geometric mean. */
export function ellipticIntegrals(m: number): { readonly first: number; readonly second: number } {
  let [mean, other, gap, power] = [1, Math.sqrt(1 - m), Math.sqrt(m), 0.5]
  let lost = power * gap * gap
  while (gap > 1e-9) {
    const next = (mean + other) / 2
    gap = (mean - other) / 2
    other = Math.sqrt(mean * other)
    mean = next
    power *= 2
    lost += power * gap * gap
  }
  const first = Math.PI / (2 * mean)
  return { first, second: first * (1 - lost) }
}
