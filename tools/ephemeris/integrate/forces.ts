import type { Derivative } from './dop853.ts'

/**
 * A state holds the positions of all bodies, three numbers each, and then their velocities.
 * A force adds to the accelerations `a`; positions `r`, velocities `v`: au, day, ICRS, barycentric.
 */
export type Force = (r: Float64Array, v: Float64Array, a: Float64Array) => void

/** Newton's attraction between every two bodies. */
export function pointMasses(gm: Float64Array): Force {
  const count = gm.length
  return (r, _v, a) => {
    for (let i = 0; i < count; i++) {
      const x = r[3 * i]!
      const y = r[3 * i + 1]!
      const z = r[3 * i + 2]!
      const pull = gm[i]!
      let ax = 0
      let ay = 0
      let az = 0
      for (let j = i + 1; j < count; j++) {
        const dx = r[3 * j]! - x
        const dy = r[3 * j + 1]! - y
        const dz = r[3 * j + 2]! - z
        const square = dx * dx + dy * dy + dz * dz
        const inverseCube = 1 / (square * Math.sqrt(square))
        const onI = gm[j]! * inverseCube
        const onJ = pull * inverseCube
        ax += onI * dx
        ay += onI * dy
        az += onI * dz
        a[3 * j]! -= onJ * dx
        a[3 * j + 1]! -= onJ * dy
        a[3 * j + 2]! -= onJ * dz
      }
      a[3 * i]! += ax
      a[3 * i + 1]! += ay
      a[3 * i + 2]! += az
    }
  }
}

/** The Sun's relativistic term (Schwarzschild, harmonic coordinates): Moyer 2003, eq. 4-61 for one attracting body. */
export function solarRelativity(gm: Float64Array, lightSpeed: number): Force {
  const sun = gm[0]!
  const c2 = lightSpeed * lightSpeed
  return (r, v, a) => {
    for (let i = 1; i < gm.length; i++) {
      const x = r[3 * i]! - r[0]!
      const y = r[3 * i + 1]! - r[1]!
      const z = r[3 * i + 2]! - r[2]!
      const vx = v[3 * i]! - v[0]!
      const vy = v[3 * i + 1]! - v[1]!
      const vz = v[3 * i + 2]! - v[2]!
      const square = x * x + y * y + z * z
      const distance = Math.sqrt(square)
      const scale = sun / (c2 * square * distance)
      const along = scale * ((4 * sun) / distance - (vx * vx + vy * vy + vz * vz))
      const drag = scale * 4 * (x * vx + y * vy + z * vz)
      react(a, i, 0, gm[i]! / sun, along * x + drag * vx, along * y + drag * vy, along * z + drag * vz)
    }
  }
}

export type Oblate = { body: number; acts: readonly number[]; radius: number; j2: number; pole: Float64Array }

/** The pull of a flattened body's equatorial bulge (its J2) on the bodies it `acts` on, and theirs on it. */
export function oblateness(gm: Float64Array, { body, acts, radius, j2, pole }: Oblate): Force {
  const strength = 1.5 * j2 * gm[body]! * radius * radius
  return (r, _v, a) => {
    for (let n = 0; n < acts.length; n++) {
      const i = acts[n]!
      const x = r[3 * i]! - r[3 * body]!
      const y = r[3 * i + 1]! - r[3 * body + 1]!
      const z = r[3 * i + 2]! - r[3 * body + 2]!
      const square = x * x + y * y + z * z
      const distance = Math.sqrt(square)
      const sine = (x * pole[0]! + y * pole[1]! + z * pole[2]!) / distance
      const scale = strength / (square * square)
      const along = (scale * (5 * sine * sine - 1)) / distance
      const axial = -2 * scale * sine
      const mass = gm[i]! / gm[body]!
      react(
        a,
        i,
        body,
        mass,
        along * x + axial * pole[0]!,
        along * y + axial * pole[1]!,
        along * z + axial * pole[2]!,
      )
    }
  }
}

/** Action on body `i`, reaction on `other`: `mass` is the mass of `i` in units of that of `other`. */
export function react(
  a: Float64Array,
  i: number,
  other: number,
  mass: number,
  x: number,
  y: number,
  z: number,
): void {
  a[3 * i]! += x
  a[3 * i + 1]! += y
  a[3 * i + 2]! += z
  a[3 * other]! -= mass * x
  a[3 * other + 1]! -= mass * y
  a[3 * other + 2]! -= mass * z
}

/** The equations of motion under the sum of `forces`. */
export function motion(bodies: number, forces: readonly Force[]): Derivative {
  const half = 3 * bodies
  const parts = new WeakMap<Float64Array, { first: Float64Array; second: Float64Array }>()
  const split = (whole: Float64Array) => {
    let both = parts.get(whole)
    if (!both) {
      both = { first: whole.subarray(0, half), second: whole.subarray(half) }
      parts.set(whole, both)
    }
    return both
  }
  return (state, rate) => {
    const { first: r, second: v } = split(state)
    const { first: velocity, second: a } = split(rate)
    velocity.set(v)
    a.fill(0)
    for (const force of forces) force(r, v, a)
  }
}
