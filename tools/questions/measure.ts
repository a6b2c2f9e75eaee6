/**
 * `npm run measure -- questions`: how well questions are read, on those of the project, and how often the guard is right on all its sets.
 * `--file PATH` (may be repeated) measures others with the same labels, `--misses` prints what was read wrongly.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { questionIn } from '../../src/words/en/question/reader.ts'
import { figuresOf, type LabelledQuestion, labelledQuestions, timeOf } from './figures.ts'
import { GUARDED_SETS, type GuardFigure, guardFiguresOf } from './guard-figures.ts'
import { matterFiguresOf, matterQuestions } from './matter-figures.ts'

const SETS = new URL('../../test/fixtures/questions/', import.meta.url)

const { values } = parseArgs({
  options: { file: { type: 'string', multiple: true }, misses: { type: 'boolean' } },
})

const rowsOf = (file: string | URL): LabelledQuestion[] =>
  labelledQuestions(JSON.parse(readFileSync(file, 'utf8')))

function print(name: string, count: number, of: number, misses: readonly string[]): void {
  const share = of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`
  console.log(`${name.padEnd(34)} ${`${count}/${of}`.padStart(8)}  ${share}`)
  if (values.misses) for (const miss of misses) console.log(`    ${miss}`)
}

function printReading(rows: readonly LabelledQuestion[]): void {
  console.log(`${rows.length} questions`)
  for (const { name, right, of, misses } of figuresOf(rows, questionIn)) print(name, right, of, misses)
  console.log(`${'reading a question'.padEnd(34)} ${timeOf(rows, questionIn).toFixed(1).padStart(8)} µs`)
}

function printGuard(name: string, figures: readonly GuardFigure[]): void {
  console.log(`\nguard, ${name}`)
  for (const figure of figures) print(`  ${figure.name}`, figure.count, figure.of, figure.misses)
}

if (values.file === undefined) {
  printReading(rowsOf(new URL('labelled.json', SETS)))
  for (const [name, labelling] of Object.entries(GUARDED_SETS))
    printGuard(name, guardFiguresOf(rowsOf(new URL(`${name}.json`, SETS)), questionIn, labelling))
  const written = matterQuestions(readFileSync(new URL('matters.tsv', SETS), 'utf8'))
  printGuard('ordinary, written for each matter', matterFiguresOf(written, questionIn))
} else
  for (const file of values.file) {
    printReading(rowsOf(file))
    printGuard(file, guardFiguresOf(rowsOf(file), questionIn))
  }
