/** The figures of composite and Davison charts, as a chapter of docs/accuracy.md. */
import { PLANETS } from '../../src/sky/planets.ts'
import { comparePairs, type PairErrors } from '../../test/golden/pairs/compare.ts'
import { figuresOf } from '../../test/golden/sky/compare.ts'
import { table } from './table.ts'

export function pairs(): string {
  const { composite, davison, aspects, wrongAspects } = comparePairs()
  const cells = (errors: readonly number[]) => {
    const { median, p99, worst } = figuresOf(errors)
    return [median, p99, worst].map((figure) => figure.toFixed(4))
  }
  const both = (name: string, of: (errors: PairErrors) => readonly number[]) => [
    name,
    ...cells(of(composite)),
    ...cells(of(davison)),
  ]
  const rows = [
    ...PLANETS.map((planet) => both(planet, ({ bodies }) => bodies[planet]!)),
    both('cusps and angles', ({ cusps }) => cusps),
  ]
  const head = ['composite', 'Davison'].flatMap((kind) =>
    ['median', 'p99', 'worst'].map((of) => `${kind}: ${of}`),
  )
  return `${table(['', ...head], rows)}

Of ${aspects.toLocaleString('en')} aspects between the two births of these pairs, ${wrongAspects.length === 0 ? 'none' : wrongAspects.length} missing or extra.`
}
