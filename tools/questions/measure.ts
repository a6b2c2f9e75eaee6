/**
 * `npm run measure -- questions`: how well questions are read, on those of the project. `--file PATH` (may be repeated) measures others with
 * the same labels, `--misses` prints what was read wrongly.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { questionIn } from '../../src/words/en/question/reader.ts'
import { figuresOf, labelledQuestions, timeOf } from './figures.ts'

const OWN = new URL('../../test/fixtures/questions/labelled.json', import.meta.url)

const { values } = parseArgs({
  options: { file: { type: 'string', multiple: true }, misses: { type: 'boolean' } },
})
for (const file of values.file ?? [OWN]) {
  const rows = labelledQuestions(JSON.parse(readFileSync(file, 'utf8')))
  console.log(`${rows.length} questions`)
  for (const { name, right, of, misses } of figuresOf(rows, questionIn)) {
    const share = of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`
    console.log(`${name.padEnd(34)} ${`${right}/${of}`.padStart(8)}  ${share}`)
    if (values.misses) for (const miss of misses) console.log(`    ${miss}`)
  }
  console.log(`${'reading a question'.padEnd(34)} ${timeOf(rows, questionIn).toFixed(1).padStart(8)} µs`)
}
