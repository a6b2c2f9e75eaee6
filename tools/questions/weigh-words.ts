/**
 * `npm run build -- question-words`: learns from the questions in `tools/questions/written` how the words of a question and the signs in it weigh, and
 * writes `data/en/questions/words.json`. Plain logistic regression, the same result each time. Prints what carries over: each file whose questions
 * the tables of signs have never seen is left out once and read with weights from the others.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { GRAVE_THRESHOLD } from '../../src/tarot/question/grave-kind.ts'
import { GRAVE_KINDS, QUESTION_TOPICS } from '../../src/tarot/question/question.ts'
import type { ClassWeights, WordWeights } from '../../src/tarot/question/word-weights.ts'
import { featuresIn } from '../../src/words/en/question/reader.ts'
import { fitGrave, type GraveModel, graveSum } from './fit-grave.ts'

const WRITTEN = new URL('./written/', import.meta.url)
const OUT = new URL('../../data/en/questions/words.json', import.meta.url)

/** Two words in a row that occur in fewer questions say nothing. A single word says something from the first on. */
const MIN_QUESTIONS = 3
/** In tenths; lighter ones are left out. */
const MIN_WEIGHT = 5
const MIN_KIND_WEIGHT = 8
const MIN_TOPIC_WEIGHT = 11
/** Where a word stands says nothing of the kind and little of the topic. */
const isPosition = (feature: string): boolean =>
  /^(?:first|opens|last): |^<(?:length|sentences) /.test(feature)
interface Row {
  readonly file: string
  readonly grave: string
  readonly isGrave: boolean
  readonly topic: string
  readonly features: readonly string[]
}

/** `grave`, `topic` and the question, separated by tabs. Files that begin with `seen` were used while the tables of signs were made. */
function writtenQuestions(): Row[] {
  const files = readdirSync(WRITTEN).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, WRITTEN), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Row => {
        const [grave = '', topic = '', question = ''] = line.split('\t')
        return { file, grave, isGrave: grave !== 'none', topic, features: [...featuresIn(question)] }
      }),
  )
}

/** 0 … 1, the same each time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

interface Model {
  readonly index: ReadonlyMap<string, number>
  /** One row of weights for each feature. */
  readonly weights: readonly Float64Array[]
  readonly none: Float64Array
}

interface Learning {
  readonly classes: readonly string[]
  readonly classOf: (row: Row) => string
  readonly rounds: number
  readonly step: number
  /** Of each weight, after each round. */
  readonly shrinkage: number
}

/** The features that are in enough questions to say something. */
function informativeFeatures(questions: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const features of questions)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isInformative = ([feature, count]: [string, number]) =>
    count >= MIN_QUESTIONS || !feature.includes(' ')
  return [...counts]
    .filter(isInformative)
    .map(([feature]) => feature)
    .sort()
}

/** Softmax regression by stochastic gradient descent; weights shrink a little after each round. */
function learn(rows: readonly Row[], { classes, classOf, rounds, step, shrinkage }: Learning): Model {
  const features = informativeFeatures(
    rows.map(({ features }) => features.filter((feature) => !isPosition(feature))),
  )
  const index = new Map(features.map((feature, at) => [feature, at]))
  const weights = features.map(() => new Float64Array(classes.length))
  const none = new Float64Array(classes.length)
  const samples = rows.map((row) => ({
    at: row.features.flatMap((feature) => index.get(feature) ?? []),
    right: classes.indexOf(classOf(row)),
  }))
  const random = chance(20261118)
  for (let round = 0; round < rounds; round++) {
    const rate = step / (1 + 0.15 * round)
    for (const which of shuffled(samples.length, random)) {
      const { at, right } = samples[which]!
      const errors = shares(sumsOf(weights, none, at))
      errors[right]! -= 1
      const size = rate / Math.sqrt(at.length + 1)
      for (const feature of at)
        for (let name = 0; name < classes.length; name++) weights[feature]![name]! -= size * errors[name]!
      for (let name = 0; name < classes.length; name++) none[name]! -= 0.1 * rate * errors[name]!
    }
    for (const row of weights) for (let name = 0; name < row.length; name++) row[name]! *= shrinkage
  }
  return { index, weights, none }
}

function sumsOf(weights: readonly Float64Array[], none: Float64Array, at: readonly number[]): Float64Array {
  const sums = Float64Array.from(none)
  for (const feature of at)
    for (let name = 0; name < sums.length; name++) sums[name]! += weights[feature]![name]!
  return sums
}

function shares(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

const KINDS: Learning = {
  classes: GRAVE_KINDS,
  classOf: ({ grave }) => grave,
  rounds: 25,
  step: 0.5,
  shrinkage: 0.995,
}
const TOPICS: Learning = {
  classes: QUESTION_TOPICS,
  classOf: ({ topic }) => topic,
  rounds: 25,
  step: 0.5,
  shrinkage: 0.995,
}

const learnGrave = (rows: readonly Row[]): GraveModel =>
  fitGrave(rows, informativeFeatures(rows.map(({ features }) => features)))

interface HeldOut extends Row {
  readonly isFlagged: boolean
}

/** Each unseen file is read with weights learned from all the others. */
function heldOut(rows: readonly Row[]): HeldOut[] {
  const files = [...new Set(rows.map(({ file }) => file))].filter((file) => !file.startsWith('seen'))
  return files.flatMap((file) => {
    const [own, others] = [true, false].map((isOwn) => rows.filter((row) => (row.file === file) === isOwn))
    const model = learnGrave(others!)
    return own!.map((row) => ({ ...row, isFlagged: graveSum(model, row) > GRAVE_THRESHOLD }))
  })
}

const figures = (read: readonly HeldOut[]): string => {
  const graves = read.filter(({ isGrave }) => isGrave)
  const flagged = read.filter(({ isFlagged }) => isFlagged)
  const right = flagged.filter(({ isGrave }) => isGrave).length
  return `${right} of ${graves.length} grave ones found, ${right} of ${flagged.length} flags right`
}

const tenths = (value: number): number => Math.round(value * 10)

function graveTable({ weights, none }: GraveModel): WordWeights['grave'] {
  const words = [...weights]
    .map(([feature, weight]) => [feature, tenths(weight)] as const)
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
  return { none: tenths(none), words: Object.fromEntries(words) }
}

function classTable({ index, weights, none }: Model, least: number): ClassWeights {
  const words = [...index]
    .map(([feature, at]) => [feature, [...weights[at]!].map(tenths)] as const)
    .filter(([, row]) => Math.max(...row) - Math.min(...row) >= least)
  return { none: [...none].map(tenths), words: Object.fromEntries(words) }
}

const rows = writtenQuestions()
const held = heldOut(rows)
for (const [file, read] of Map.groupBy(held, ({ file }) => file)) console.log(`${file}: ${figures(read)}`)
console.log(`${rows.length} questions; of ${held.length} that were left out ${figures(held)}`)
const graves = rows.filter(({ isGrave }) => isGrave)
const made: WordWeights = {
  grave: graveTable(learnGrave(rows)),
  kinds: classTable(learn(graves, KINDS), MIN_KIND_WEIGHT),
  topics: classTable(learn(rows, TOPICS), MIN_TOPIC_WEIGHT),
}
writeFileSync(
  OUT,
  `${JSON.stringify(made, null, 0)
    .replace(/("words":\{)/g, '$1\n')
    .replaceAll('],"', '],\n"')}\n`,
)
