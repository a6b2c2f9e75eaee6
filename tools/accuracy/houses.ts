/** The figures of the houses, as a chapter of docs/accuracy.md. */
import { HOUSE_SYSTEMS, type HouseSystem } from '../../src/chart/houses/houses.ts'
import { figuresOf } from '../../test/golden/sky/compare.ts'
import { compareCusps, compareVertex } from '../../test/golden/sky/compare-times.ts'
import { table } from './table.ts'

export function houses(): string {
  const { vertex, eastPoint } = compareVertex()
  const systems = Object.keys(HOUSE_SYSTEMS) as HouseSystem[]
  const compared: [string, number[]][] = [
    ...systems.map((system): [string, number[]] => [system, compareCusps(system)]),
    ['vertex', vertex],
    ['East Point', eastPoint],
  ]
  const rows = compared.map(([name, errors]) => {
    const { count, median, p99, worst } = figuresOf(errors)
    return [name, count, ...[median, p99, worst].map((figure) => figure.toFixed(5))]
  })
  return table(['system', 'charts', 'median', 'p99', 'worst'], rows)
}
