/**
 * `npm run build -- question-words`: learns from the questions in `tools/questions/written` how the words of a question weigh, and writes
 * `data/en/questions/words.json`. Plain logistic regression over words and pairs of words, the same result each time. Prints what carries over:
 * each file whose questions the tables of signs have never seen is left out once and read with weights from the others.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { GRAVE_KINDS, QUESTION_TOPICS } from '../../src/tarot/question/question.ts'
import {
  type ClassWeights,
  graveSum,
  testimonyOf,
  WITNESSES,
  type WordWeights,
} from '../../src/tarot/question/word-weights.ts'
import { witnessesIn } from '../../src/words/en/question/reader.ts'

const WRITTEN = new URL('./written/', import.meta.url)
const OUT = new URL('../../data/en/questions/words.json', import.meta.url)

/** A word, or two in a row, that occurs in fewer questions says nothing. */
const MIN_QUESTIONS = 2
/** In hundredths; lighter ones are left out. */
const MIN_WEIGHT = 10
const MIN_CLASS_WEIGHT = 50
/** A grave question that is missed counts as much as so many ordinary ones. */
const COST_OF_MISS = 1.3

interface Row {
  readonly file: string
  readonly grave: string
  readonly topic: string
  readonly features: readonly string[]
  readonly witnesses: ReturnType<typeof witnessesIn>
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
        const witnesses = witnessesIn(question)
        return { file, grave, topic, features: [...witnesses.features], witnesses }
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
  readonly costOf: (name: string) => number
  readonly rounds: number
  readonly step: number
}

/** Softmax regression by stochastic gradient descent; weights shrink a little after each round. */
function learn(rows: readonly Row[], { classes, classOf, costOf, rounds, step }: Learning): Model {
  const counts = new Map<string, number>()
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= MIN_QUESTIONS).map(([feature]) => feature)
  const index = new Map(known.sort().map((feature, at) => [feature, at]))
  const weights = known.map(() => new Float64Array(classes.length))
  const none = new Float64Array(classes.length)
  const samples = rows.map((row) => ({
    at: row.features.flatMap((feature) => index.get(feature) ?? []),
    right: classes.indexOf(classOf(row)),
    cost: costOf(classOf(row)),
  }))
  const random = chance(20261118)
  for (let round = 0; round < rounds; round++) {
    const rate = step / (1 + 0.15 * round)
    for (const which of shuffled(samples.length, random)) {
      const { at, right, cost } = samples[which]!
      const errors = shares(sumsOf(weights, none, at))
      errors[right]! -= 1
      const size = (rate * cost) / Math.sqrt(at.length + 1)
      for (const feature of at)
        for (let name = 0; name < classes.length; name++) weights[feature]![name]! -= size * errors[name]!
      for (let name = 0; name < classes.length; name++) none[name]! -= 0.1 * rate * cost * errors[name]!
    }
    for (const row of weights) for (let name = 0; name < row.length; name++) row[name]! *= 0.995
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

const GRAVE: Learning = {
  classes: ['none', 'grave'],
  classOf: ({ grave }) => (grave === 'none' ? 'none' : 'grave'),
  costOf: (name) => (name === 'grave' ? COST_OF_MISS : 1),
  rounds: 30,
  step: 0.3,
}
const KINDS: Learning = {
  classes: GRAVE_KINDS,
  classOf: ({ grave }) => grave,
  costOf: () => 1,
  rounds: 25,
  step: 0.5,
}
const TOPICS: Learning = {
  classes: QUESTION_TOPICS,
  classOf: ({ topic }) => topic,
  costOf: () => 1,
  rounds: 25,
  step: 0.5,
}

/** What the words alone say for a grave matter. */
function graveWordsOf({ index, weights, none }: Model, { features }: Row): number {
  const [no, yes] = sumsOf(
    weights,
    none,
    features.flatMap((feature) => index.get(feature) ?? []),
  )
  return yes! - no!
}

/** Each unseen file is read with words learned from all the others. */
function heldOut(rows: readonly Row[]): { readonly row: Row; readonly words: number }[] {
  const files = [...new Set(rows.map(({ file }) => file))].filter((file) => !file.startsWith('seen'))
  return files.flatMap((file) => {
    const model = learn(
      rows.filter((row) => row.file !== file),
      GRAVE,
    )
    return rows.filter((row) => row.file === file).map((row) => ({ row, words: graveWordsOf(model, row) }))
  })
}

type Held = ReturnType<typeof heldOut>[number]

const testimony = ({ row, words }: Held) => ({ ...row.witnesses, words })

/** How much each witness counts, fitted to questions that none of them has seen. */
function fitWitnesses(held: readonly Held[]): WordWeights['witnesses'] {
  const samples = held.map((one) => ({
    said: testimonyOf(testimony(one)),
    isGrave: one.row.grave !== 'none',
  }))
  const weights = WITNESSES.map(() => 0)
  for (let step = 0; step < 4000; step++) {
    const slope = WITNESSES.map(() => 0)
    for (const { said, isGrave } of samples) {
      const sum = said.reduce((all, value, at) => all + value * weights[at]!, 0)
      const error = 1 / (1 + Math.exp(-sum)) - (isGrave ? 1 : 0)
      for (const [at, value] of said.entries()) slope[at]! += (error * value) / samples.length
    }
    for (const at of weights.keys()) weights[at]! -= 0.05 * (slope[at]! + 0.001 * weights[at]!)
  }
  return Object.fromEntries(
    WITNESSES.map((name, at) => [name, Math.round(weights[at]! * 100)]),
  ) as WordWeights['witnesses']
}

const hundredths = (value: number): number => Math.round(value * 100)

function graveTable({ index, weights, none }: Model): WordWeights['grave'] {
  const words = [...index]
    .map(([feature, at]) => [feature, hundredths(weights[at]![1]! - weights[at]![0]!)] as const)
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
  return { none: hundredths(none[1]! - none[0]!), words: Object.fromEntries(words) }
}

function classTable({ index, weights, none }: Model): ClassWeights {
  const words = [...index]
    .map(([feature, at]) => [feature, [...weights[at]!].map(hundredths)] as const)
    .filter(([, row]) => Math.max(...row) - Math.min(...row) >= MIN_CLASS_WEIGHT)
  return { none: [...none].map(hundredths), words: Object.fromEntries(words) }
}

const rows = writtenQuestions()
const held = heldOut(rows)
const witnesses = fitWitnesses(held)
const flagged = held.filter((one) => graveSum(witnesses, testimony(one)) > 0)
const isGrave = ({ row }: Held) => row.grave !== 'none'
const right = flagged.filter(isGrave).length
console.log(
  `${rows.length} questions; of ${held.length} that were left out ${held.filter(isGrave).length} are grave:`,
)
console.log(`found ${right}, of ${flagged.length} flagged`)
console.log(witnesses)
const made: WordWeights = {
  witnesses,
  grave: graveTable(learn(rows, GRAVE)),
  kinds: classTable(
    learn(
      rows.filter(({ grave }) => grave !== 'none'),
      KINDS,
    ),
  ),
  topics: classTable(learn(rows, TOPICS)),
}
writeFileSync(
  OUT,
  `${JSON.stringify(made, null, 0)
    .replace(/("words":\{)/g, '$1\n')
    .replaceAll('],"', '],\n"')}\n`,
)
