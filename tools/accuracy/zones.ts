/** The figures of the time zones, as a chapter of docs/accuracy.md. */
import { TZDB_VERSION, ZONE_NAMES } from '../../src/time/zones.ts'
import { wrongGapsAndFolds, zoneFigures } from '../zones/measure.ts'
import { table } from './table.ts'

export function zones(): string {
  const rows = zoneFigures().map(({ sample, compared, wrong, wrongInIntl }) => [
    sample,
    compared.toLocaleString('en-US'),
    wrong,
    wrongInIntl.toLocaleString('en-US'),
  ])
  const { gaps, folds, wrong } = wrongGapsAndFolds()
  return [
    `tzdb ${TZDB_VERSION}, ${ZONE_NAMES.length} names, offsets compared to the second.`,
    '',
    table(['sample', 'compared', 'wrong', 'wrong in Node’s `Intl`'], rows),
    '',
    `${gaps.toLocaleString('en-US')} gaps and ${folds.toLocaleString('en-US')} folds of 1850–2037: ${wrong} wrong.`,
  ].join('\n')
}
