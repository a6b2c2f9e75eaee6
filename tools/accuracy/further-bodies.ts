/** The figures of lunar points and minor bodies, as chapters of docs/accuracy.md. */
import { BODIES, BODY_NAMES, type Body } from '../../src/sky/bodies.ts'
import { compareHorizons, comparePositions, figuresOf, rowsOf } from '../../test/golden/sky/compare.ts'
import { table } from './table.ts'

const EDITIONS = ['further-bodies-de431', 'further-bodies-de441'] as const
const BIRTHS = [1800, 2100] as const

const worst = (errors: readonly number[], digits: number) =>
  errors.length === 0 ? '–' : figuresOf(errors).worst.toFixed(digits)

const yearsOf = (body: Body) =>
  BODIES[body].range.map((instant) => new Date(instant).getUTCFullYear()).join('–')

/** Longitudes against both editions of the Swiss files; latitude, motion and flags against the newer one. */
function againstSwiss(bodies: readonly Body[], digits: number): string {
  const rows = bodies.map((body) => {
    const [old, newer] = EDITIONS.map((file) => ({
      born: compared(file, body, BIRTHS),
      ever: compared(file, body),
    }))
    const { born, ever } = newer!
    return [
      body,
      yearsOf(body),
      worst(old!.born.longitude, digits),
      worst(old!.ever.longitude, digits),
      figuresOf(born.longitude).median.toFixed(digits),
      worst(born.longitude, digits),
      worst(ever.longitude, digits),
      worst(born.latitude, digits),
      worst(born.motion, digits),
      ever.wrongFlags.length + old!.ever.wrongFlags.length,
    ]
  })
  const head = ['body', 'years', 'DE431 worst', 'all years', 'DE441 median', 'worst', 'all years']
  return table([...head, 'latitude worst', 'motion worst, ″/day', 'wrong retrograde flags'], rows)
}

function compared(file: (typeof EDITIONS)[number], body: Body, years?: typeof BIRTHS) {
  const isThere = `${body}_longitude` in rowsOf(file)[0]!
  return isThere
    ? comparePositions(file, body, years)
    : { longitude: [], latitude: [], motion: [], wrongFlags: [], behindSun: [] }
}

const ofKind = (kind: string) => BODY_NAMES.filter((body) => BODIES[body].kind === kind)

export const lunarPoints = (): string => againstSwiss(ofKind('lunar_point'), 3)
export const minorBodies = (): string => againstSwiss(ofKind('minor_planet'), 2)

export function horizons(): string {
  const bodies = [...new Set(rowsOf('jpl-horizons').map((row) => row.body as Body))]
  const rows = bodies.map((body) => {
    const errors = compareHorizons(body)
    return [body, errors.length, worst(errors, 3)]
  })
  return table(['body', 'places', 'worst'], rows)
}
