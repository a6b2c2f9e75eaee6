/**
 * `npm run measure -- grave-weights`: fits the table of `src/tarot/question/grave-weights.ts` to labelled questions and prints it. `--file PATH` (may be
 * repeated) adds questions to those of the project. Each file is also left out once and read with weights from the others: what carries over.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { GRAVE_WEIGHTS, type GraveWeight } from '../../src/tarot/question/grave-weights.ts'
import { type Counts, type Evidence, weightsFor } from '../../src/tarot/question/graves.ts'
import { GRAVE_KINDS, type GraveKind } from '../../src/tarot/question/question.ts'
import { evidenceIn } from '../../src/words/en/question/reader.ts'
import { labelledQuestions } from './figures.ts'

const FIXTURES = ['labelled', 'look-alikes'].map(
  (name) => new URL(`../../test/fixtures/questions/${name}.json`, import.meta.url),
)

interface Row {
  readonly file: string
  readonly labels: readonly string[]
  readonly evidence: Evidence
}

/** One kind of one question: the weights that apply to it, and whether it is so. */
interface Sample {
  readonly names: readonly GraveWeight[]
  readonly isGrave: boolean
  readonly share: number
}

type Weights = Record<GraveWeight, number>

/** Where the fit starts, and what it stays near to where the questions say little. */
const START: Weights = {
  ...(Object.fromEntries(Object.keys(GRAVE_WEIGHTS).map((name) => [name, 0])) as Weights),
  ...{
    none: -3.5,
    named: 4,
    'named twice': 1,
    told: 3.5,
    'told twice': 1.5,
    common: 1.5,
    'common twice': 0.7,
  },
  ...{ 'weak field': 1, 'two weak fields': 1, 'everyday field': -0.5, 'two everyday fields': -0.5 },
  ...{
    'three everyday fields': -0.5,
    'everyday word': -0.5,
    trade: -5,
    fiction: -1,
    joke: -0.5,
    sorrow: 0.5,
  },
}
const PULL = 3
const STEPS = 400
/** A grave question that is missed counts as much as so many ordinary ones that are taken for grave. */
const COST_OF_MISS = 4
/** These have no labels but those of danger. */
const DANGER_FILES = /look-alikes/
const DANGER_KINDS: ReadonlySet<string> = new Set(['self_harm', 'violence', 'minor'])

const NO_COUNTS: Counts = { named: 0, told: 0, common: 0, weak: 0 }

function samplesOf({ file, labels, evidence }: Row): Sample[] {
  const isOfGuard = DANGER_FILES.test(file)
  return GRAVE_KINDS.flatMap((kind): Sample[] => {
    // Danger without a sign here is for the guard to find.
    if (DANGER_KINDS.has(kind) && labels.includes(kind) && !evidence.counts.has(kind)) return []
    const names = weightsFor(evidence.counts.get(kind) ?? NO_COUNTS, evidence.around)
    if (labels.includes(kind))
      return labels.includes('none') ? [] : [{ names, isGrave: true, share: COST_OF_MISS }]
    if (labels.includes('none') && labels.length > 1) return []
    const share = !labels.includes('none') ? 0.15 : isOfGuard && !DANGER_KINDS.has(kind) ? 0.3 : 1
    return [{ names, isGrave: false, share }]
  })
}

const sumOf = (weights: Weights, names: readonly GraveWeight[]): number =>
  names.reduce((sum, name) => sum + weights[name], 0)

/** Logistic regression; a weight keeps the sign it starts with. */
function fitted(rows: readonly Row[]): Weights {
  const samples = rows.flatMap(samplesOf)
  const names = Object.keys(START) as GraveWeight[]
  const weights = { ...START }
  const mean = { ...START }
  const square = { ...START }
  for (const name of names) mean[name] = square[name] = 0
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = Object.fromEntries(
      names.map((name) => [name, PULL * (weights[name] - START[name])]),
    ) as Weights
    for (const { names: applied, isGrave, share } of samples) {
      const error = share * (1 / (1 + Math.exp(-sumOf(weights, applied))) - (isGrave ? 1 : 0))
      for (const name of applied) slope[name] += error
    }
    for (const name of names) {
      mean[name] = 0.9 * mean[name] + 0.1 * slope[name]
      square[name] = 0.999 * square[name] + 0.001 * slope[name] ** 2
      const change = mean[name] / (1 - 0.9 ** step) / (Math.sqrt(square[name] / (1 - 0.999 ** step)) + 1e-8)
      const isAgainst = /everyday|trade|fiction|joke|none/.test(name)
      const next = weights[name] - 0.05 * change
      weights[name] = isAgainst ? Math.min(0, next) : Math.max(0, next)
    }
  }
  return weights
}

/** The kind that the weights find, or undefined. */
function kindOf(weights: Weights, { counts, around }: Evidence): GraveKind | undefined {
  const sums = [...counts].map(([kind, found]) => ({ kind, sum: sumOf(weights, weightsFor(found, around)) }))
  return sums.filter(({ sum }) => sum > 0).sort((one, other) => other.sum - one.sum)[0]?.kind
}

function figures(weights: Weights, rows: readonly Row[]): string {
  const graves = rows.filter(({ labels }) => !labels.includes('none'))
  const ordinary = rows.filter(({ labels }) => labels.length === 1 && labels[0] === 'none')
  const found = graves.filter(({ evidence }) => kindOf(weights, evidence) !== undefined)
  const rightly = found.filter(({ evidence, labels }) => labels.includes(kindOf(weights, evidence)!))
  const alarms = ordinary.filter(({ evidence }) => kindOf(weights, evidence) !== undefined)
  return `found ${found.length} of ${graves.length}, with its kind ${rightly.length}; of ordinary ones ${alarms.length} of ${ordinary.length}`
}

const { values } = parseArgs({ options: { file: { type: 'string', multiple: true } } })
const rows = [...FIXTURES, ...(values.file ?? [])].flatMap((file) =>
  labelledQuestions(JSON.parse(readFileSync(file, 'utf8'))).map(
    ({ q, grave = ['none'] }): Row => ({ file: String(file), labels: grave, evidence: evidenceIn(q) }),
  ),
)
const weights = fitted(rows)
for (const [name, weight] of Object.entries(weights)) console.log(`  '${name}': ${weight.toFixed(1)},`)
console.log('without the guard:')
for (const file of new Set(rows.map((row) => row.file))) {
  const own = rows.filter((row) => row.file === file)
  const others = fitted(rows.filter((row) => row.file !== file))
  console.log(file.slice(file.lastIndexOf('/') + 1))
  console.log(`  with it     ${figures(weights, own)}\n  left out    ${figures(others, own)}`)
}
