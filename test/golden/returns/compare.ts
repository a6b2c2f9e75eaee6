/** Compares returns with the golden rows. Tests and `npm run measure -- accuracy` use the same figures. */
import type { OrbitingBody } from '../../../src/almanac/loops.ts'
import { returnsFrom } from '../../../src/almanac/returns.ts'
import { terrestrialTime } from '../../../src/time/time-scales.ts'
import { rowsOf } from '../sky/compare.ts'

export interface ReturnErrors {
  returns: number
  /** How many of them have three passes or more. */
  loops: number
  /** Of each pass, seconds. */
  readonly seconds: number[]
  /** How far the body moves in that time, arcseconds. */
  readonly arcseconds: number[]
}

export interface ReturnComparison {
  readonly byBody: ReadonlyMap<OrbitingBody, ReturnErrors>
  /** Returns with another number of passes. */
  readonly wrong: readonly string[]
}

export function compareReturns(): ReturnComparison {
  const byBody = new Map<OrbitingBody, ReturnErrors>()
  const wrong: string[] = []
  for (const row of rowsOf('../returns/returns')) {
    const body = row.body as OrbitingBody
    const { passes } = returnsFrom(
      { body, birth: Number(row.birth), ayanamsa: null },
      Number(row.from),
    ).next().value!
    const expected = row.passes_tt!.split(' ').map(Number)
    const motions = row.motions!.split(' ').map(Number)
    const errors = byBody.get(body) ?? { returns: 0, loops: 0, seconds: [], arcseconds: [] }
    byBody.set(body, errors)
    errors.returns++
    if (expected.length > 1) errors.loops++
    if (passes.length !== expected.length) wrong.push(`${body} of ${row.birth} from ${row.from}`)
    passes.slice(0, expected.length).forEach(({ instant }, i) => {
      const days = Math.abs(terrestrialTime(instant) - expected[i]!)
      errors.seconds.push(days * 86_400)
      errors.arcseconds.push(days * Math.abs(motions[i]!) * 3600)
    })
  }
  return { byBody, wrong }
}
