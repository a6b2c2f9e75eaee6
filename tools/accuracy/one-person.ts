/** The figures of returns and progressed charts, as a chapter of docs/accuracy.md. */
import { ANGLE_METHODS } from '../../src/chart/progression/rules.ts'
import { PLANETS } from '../../src/sky/planets.ts'
import { compareProgressions } from '../../test/golden/progressions/compare.ts'
import { compareReturns } from '../../test/golden/returns/compare.ts'
import { figuresOf } from '../../test/golden/sky/compare.ts'
import { table } from './table.ts'

export function returns(): string {
  const { byBody, wrong } = compareReturns()
  const rows = [...byBody].map(([body, { returns, loops, seconds, arcseconds }]) => {
    const [time, way] = [figuresOf(seconds), figuresOf(arcseconds)]
    return [
      body,
      String(returns),
      String(loops),
      ...[time.median, time.p99, time.worst].map((figure) => figure.toFixed(2)),
      way.worst.toFixed(4),
    ]
  })
  const head = ['', 'returns', 'with several passes', 'seconds: median', 'p99', 'worst', 'worst as an arc']
  return `${table(head, rows)}

Returns with a pass missing or extra: ${wrong.length === 0 ? 'none' : wrong.length}.`
}

export function progressions(): string {
  const { bodies, cusps } = compareProgressions()
  const row = (name: string, errors: readonly number[]) => {
    const { median, p99, worst } = figuresOf(errors)
    return [name, ...[median, p99, worst].map((figure) => figure.toFixed(4))]
  }
  return table(
    ['', 'median', 'p99', 'worst'],
    [
      ...PLANETS.map((planet) => row(planet, bodies[planet]!)),
      ...ANGLE_METHODS.map((method) => row(`cusps and angles, \`${method}\``, cusps[method])),
    ],
  )
}
