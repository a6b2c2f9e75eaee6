/** The figures of the sidereal zodiacs, as a chapter of docs/accuracy.md. */
import { AYANAMSA_NAMES, ayanamsaAt } from '../../src/sky/ayanamsa.ts'
import { nutationAt } from '../../src/sky/nutation.ts'
import { J2000 } from '../../src/time/time-scales.ts'
import { compareAyanamsa } from '../../test/golden/sky/compare-zodiacs.ts'
import { table } from './table.ts'

export function ayanamsas(): string {
  const rows = AYANAMSA_NAMES.map((name) => {
    const { constant, drift, aroundLine } = compareAyanamsa(name)
    const mean = ayanamsaAt(name, J2000) - nutationAt(J2000).longitude
    return [name, mean.toFixed(6), ...[constant, drift, aroundLine].map((figure) => figure.toFixed(4))]
  })
  const head = ['ayanamsa', 'at J2000.0, degrees, without nutation', 'mean difference, ″']
  return table([...head, 'worst about the mean, ″', 'worst about a straight line, ″'], rows)
}
