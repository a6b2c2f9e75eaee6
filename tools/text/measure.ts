/**
 * Measures the phrasebook's texts and writes the table into docs/writing.md.
 *
 *     npm run measure -- text
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { withMarkedPart } from '../marked-part.ts'
import { dailyRows } from './daily.ts'
import type { Row } from './figures.ts'
import { natalRows } from './natal.ts'
import { periodRows } from './periods.ts'
import { personalRows } from './personal.ts'
import { spreadRows } from './spreads.ts'

const FROM = '2026-01-01'
const PAGE = new URL('../../docs/writing.md', import.meta.url)

const table = (rows: readonly Row[]): string =>
  ['| Figure | Measured | Wanted |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

const measured = table([
  ...dailyRows(FROM),
  ...personalRows(FROM),
  ...periodRows(FROM),
  ...spreadRows(),
  ...natalRows(),
])
writeFileSync(PAGE, withMarkedPart(readFileSync(PAGE, 'utf8'), 'measured', measured))
console.log(measured)
