/** How the place of a body is found: from a table or from a formula. The planets' tables are read at once, every other when it is first asked for. */
import assert from 'node:assert/strict'
import { BODIES, BODY_NAMES, type Body, type BodyFacts } from './bodies.ts'
import { evaluate, type Reading, type Series } from './chebyshev-table.ts'
import { loadDistances, loadPositions } from './ephemeris-tables.ts'
import { readMeanApogee, readMeanNode } from './mean-lunar-points.ts'

type Formula = (tt: number, into: Reading) => void

/** Exactly one of `series` and `formula` is there. */
export interface Track {
  readonly series: Series | undefined
  readonly formula: Formula | undefined
  /** Geocentric distance, for bodies that have a table of it. */
  readonly distance: Series | undefined
}

const FORMULAS: Partial<Record<Body, Formula>> = { mean_node: readMeanNode, lilith: readMeanApogee }

const tracks: Partial<Record<Body, Track>> = {}

/** Reads the files of a body, and notes every body in them. */
function load(body: Body): Track {
  const { table, distances }: BodyFacts = BODIES[body]
  const formula = FORMULAS[body]
  if (formula) tracks[body] = { series: undefined, formula, distance: undefined }
  else {
    assert(table, `${body} has neither a table nor a formula`)
    const distanceOf = distances === undefined ? undefined : loadDistances(distances)
    for (const [name, series] of loadPositions(table))
      tracks[name as Body] = { series, formula: undefined, distance: distanceOf?.get(name) }
  }
  const track = tracks[body]
  assert(track, `${body} is not in its table`)
  return track
}

for (const body of BODY_NAMES) if (BODIES[body].kind === 'planet' && !tracks[body]) load(body)

export const trackOf = (body: Body): Track => tracks[body] ?? load(body)

/** Longitude and latitude on the mean ecliptic of date, with their changes. */
export function readTrack({ series, formula }: Track, tt: number, into: Reading): void {
  if (series) evaluate(series, tt, into)
  else formula!(tt, into)
}
