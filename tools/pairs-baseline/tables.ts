/** The baseline as the tables of docs/synastry.md. */
import { table } from '../accuracy/table.ts'

type Hundredths = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>

/** A table for each kind: a row for each hundredth, a column for each measure. */
export const baselineTables = (hundredths: Hundredths): string =>
  Object.entries(hundredths)
    .map(([kind, measures]) => {
      const rows = Array.from({ length: 100 }, (_, i) => [
        i + 1,
        ...Object.values(measures).map((list) => list[i]!.toFixed(2).replace('-', '−')),
      ])
      return `### Baseline: ${kind}\n\n${table(['of 100', ...Object.keys(measures)], rows)}`
    })
    .join('\n\n')
