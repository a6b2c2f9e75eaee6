import { BODIES, EARTH_MOON_GM, GM, LIGHT_SPEED } from '../integrate/bodies.ts'
import type { Track } from '../integrate/daily-states.ts'
import type { Force } from '../integrate/forces.ts'
import { addInterpolated, type Grid } from '../reduce/lagrange.ts'

/**
 * What pulls on minor bodies, the Sun first. They are too far from the Earth to tell it from the Moon. Their own pull on these is left
 * out here: that of Ceres, Pallas and Vesta is in the integration of the planets.
 */
const ATTRACTORS: readonly Track[] = [
  'sun',
  'mercury',
  'venus',
  'barycentre',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]

const gmOf = (name: string) => GM[BODIES.indexOf(name as (typeof BODIES)[number])]!
const ATTRACTOR_GM = Float64Array.from(ATTRACTORS, (name) =>
  name === 'barycentre' ? EARTH_MOON_GM : gmOf(name),
)

/** Sun and planets where the integrated tracks have them. The last body is a clock: its first coordinate is the Julian day. */
export function sunAndPlanets(track: (name: Track) => Grid, count: number): Force {
  const grids = ATTRACTORS.map(track)
  const places = grids.map(() => new Float64Array(3))
  return (r, v, a) => {
    const day = r[3 * count]!
    grids.forEach((grid, i) => {
      places[i]!.fill(0)
      addInterpolated(grid, day, 1, places[i]!)
    })
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < places.length; j++) {
        const place = places[j]!
        pull(r, a, i, place[0]!, place[1]!, place[2]!, ATTRACTOR_GM[j]!)
      }
      addSolarRelativity(r, v, a, i, places[0]!)
    }
  }
}

/** The pull of the minor bodies that have a mass on all of them. */
export function minorMasses(gm: Float64Array): Force {
  const massive = [...gm.keys()].filter((i) => gm[i]! > 0)
  return (r, _v, a) => {
    for (let i = 0; i < gm.length; i++)
      for (const j of massive) if (i !== j) pull(r, a, i, r[3 * j]!, r[3 * j + 1]!, r[3 * j + 2]!, gm[j]!)
  }
}

function pull(
  r: Float64Array,
  a: Float64Array,
  i: number,
  x: number,
  y: number,
  z: number,
  gm: number,
): void {
  const dx = x - r[3 * i]!
  const dy = y - r[3 * i + 1]!
  const dz = z - r[3 * i + 2]!
  const square = dx * dx + dy * dy + dz * dz
  const strength = gm / (square * Math.sqrt(square))
  a[3 * i]! += strength * dx
  a[3 * i + 1]! += strength * dy
  a[3 * i + 2]! += strength * dz
}

/**
 * The Sun's relativistic term, as for the planets (integrate/forces.ts). The Sun's own speed is left out: a thousandth of the body's, in
 * a term that turns the orbit of Vesta by 0.6″ a century.
 */
function addSolarRelativity(
  r: Float64Array,
  v: Float64Array,
  a: Float64Array,
  i: number,
  sun: Float64Array,
): void {
  const x = r[3 * i]! - sun[0]!
  const y = r[3 * i + 1]! - sun[1]!
  const z = r[3 * i + 2]! - sun[2]!
  const vx = v[3 * i]!
  const vy = v[3 * i + 1]!
  const vz = v[3 * i + 2]!
  const square = x * x + y * y + z * z
  const distance = Math.sqrt(square)
  const gm = ATTRACTOR_GM[0]!
  const scale = gm / (LIGHT_SPEED * LIGHT_SPEED * square * distance)
  const along = scale * ((4 * gm) / distance - (vx * vx + vy * vy + vz * vz))
  const drag = scale * 4 * (x * vx + y * vy + z * vz)
  a[3 * i]! += along * x + drag * vx
  a[3 * i + 1]! += along * y + drag * vy
  a[3 * i + 2]! += along * z + drag * vz
}
