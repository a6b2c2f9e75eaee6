/** How the place of a body is found: from a table or from a formula. The planets’ tables are opened at once, every other when it is first asked for. */
import assert from 'node:assert/strict'
import { BODIES, type Body, type BodyFacts } from './bodies.ts'
import { evaluate, type Series, type ValueAndMotion } from './chebyshev-table.ts'
import { loadDistances, loadPositions } from './ephemeris-tables.ts'
import { readMeanApogee, readMeanNode } from './mean-lunar-points.ts'
import { memoized } from './memoized.ts'
import { PLANETS } from './planets.ts'

type Formula = (tt: number, into: ValueAndMotion) => void

/** One of `series` and `formula` is there. */
export interface Track {
  readonly series: Series | undefined
  readonly formula: Formula | undefined
  /** Geocentric distance, for bodies whose light the Sun bends, and of the Sun. */
  readonly distance: Series | undefined
}

const FORMULAS: Partial<Record<Body, Formula>> = { mean_node: readMeanNode, lilith: readMeanApogee }

/** More files than there are. */
const FILES = 20
const positionsIn = memoized(FILES, loadPositions)
const distancesIn = memoized(FILES, loadDistances)

const tracks: Partial<Record<Body, Track>> = {}

function load(body: Body): Track {
  const { table, distances }: BodyFacts = BODIES[body]
  const track = {
    series: table === undefined ? undefined : positionsIn(table).get(body),
    formula: FORMULAS[body],
    distance: distances === undefined ? undefined : distancesIn(distances).get(body),
  }
  assert(track.series ?? track.formula, `${body} has neither a table nor a formula`)
  tracks[body] = track
  return track
}

PLANETS.forEach(load)

export const trackOf = (body: Body): Track => tracks[body] ?? load(body)

/** Longitude and latitude on the mean ecliptic of date, with their changes. */
export function readTrack({ series, formula }: Track, tt: number, into: ValueAndMotion): void {
  if (series) evaluate(series, tt, into)
  else formula!(tt, into)
}
