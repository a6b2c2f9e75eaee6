/**
 * Measures the phrasebook's texts and writes the tables into docs/writing.md, docs/together.md and docs/timeline.md.
 *
 *     npm run measure -- text
 *     npm run measure -- text together     # only those about two charts
 *     npm run measure -- text timeline     # only those about one person's time
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { withMarkedPart } from '../marked-part.ts'
import { dailyRows } from './daily.ts'
import type { Row } from './figures.ts'
import { natalRows } from './natal.ts'
import { pairRows } from './pairs.ts'
import { periodRows } from './periods.ts'
import { personalRows } from './personal.ts'
import { spreadRows } from './spreads.ts'
import { timeRows } from './time.ts'

const FROM = '2026-01-01'

/** The tables by the names of their pages. */
const TABLES: Readonly<Record<string, () => readonly Row[]>> = {
  writing: () => [
    ...dailyRows(FROM),
    ...personalRows(FROM),
    ...periodRows(FROM),
    ...spreadRows(),
    ...natalRows(),
  ],
  together: pairRows,
  timeline: timeRows,
}

const table = (rows: readonly Row[]): string =>
  ['| Figure | Measured | Wanted |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(TABLES, name))
if (unknown.length > 0)
  throw new Error(`There is no table ${unknown}. There are ${Object.keys(TABLES).join(', ')}.`)

for (const [name, rows] of Object.entries(TABLES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const page = new URL(`../../docs/${name}.md`, import.meta.url)
  const measured = table(rows())
  writeFileSync(page, withMarkedPart(readFileSync(page, 'utf8'), 'measured', measured))
  console.log(measured)
}
