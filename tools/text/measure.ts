/**
 * Measures the phrasebook's texts and writes the table into docs/writing.md.
 *
 *     npm run measure:text
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dailyRows, type Row } from './daily.ts'
import { personalRows } from './personal.ts'

const FROM = '2026-01-01'
const PAGE = new URL('../../docs/writing.md', import.meta.url)
const [BEGIN, END] = ['<!-- measured -->', '<!-- /measured -->']

const table = (rows: readonly Row[]): string =>
  ['| Figure | Measured | Wanted |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

const measured = table([...dailyRows(FROM), ...personalRows(FROM)])
const page = readFileSync(PAGE, 'utf8')
const [before] = page.split(BEGIN)
const [, after] = page.split(END)
writeFileSync(PAGE, `${before}${BEGIN}\n${measured}\n${END}${after}`)
console.log(measured)
