/** How well the reader of questions does on labelled questions. */
import type { Question } from '../../src/tarot/question/question.ts'

/** Lists of accepted labels, the preferred one first. A label that is absent is not measured. */
export interface LabelledQuestion {
  readonly q: string
  readonly form?: readonly string[]
  readonly topic?: readonly string[]
  readonly theme?: readonly string[]
  readonly about?: readonly string[]
  readonly grave?: readonly string[]
  readonly span?: readonly string[]
  readonly options?: readonly string[]
  readonly understood?: readonly boolean[]
  readonly subject?: string | null
}

export interface Figure {
  readonly name: string
  readonly right: number
  readonly of: number
  readonly misses: readonly string[]
}

type Reading = readonly [LabelledQuestion, Question]

const LABELS = ['form', 'topic', 'theme', 'about', 'span'] as const

/** An answer that is not a question of this language has no labels but this one. */
export function figuresOf(rows: readonly LabelledQuestion[], read: (text: string) => Question): Figure[] {
  const readings = rows.map((row): Reading => [row, read(row.q)])
  const mustFlag = readings.filter(([{ grave }]) => grave !== undefined && !grave.includes('none'))
  const flagged = readings.filter(([{ grave }, question]) => grave !== undefined && question.grave !== null)
  const missed = mustFlag.filter(([, { grave }]) => grave === null)
  return [
    ...LABELS.map((label) =>
      figure(
        label,
        readings.filter(([row]) => row[label] !== undefined),
        ([row, question]) => row[label]!.includes(question[label] ?? 'none'),
        ([, question]) => String(question[label]),
      ),
    ),
    figure(
      'options',
      readings.filter(([{ form, options }]) => form?.[0] === 'choice' && options !== undefined),
      ([row, question]) => isSame(row.options!, question.options),
      ([, question]) => JSON.stringify(question.options),
    ),
    figure('grave: found', mustFlag, ([, { grave }]) => grave !== null),
    figure(
      'grave: with its kind',
      mustFlag,
      ([row, { grave }]) => row.grave!.includes(grave ?? 'none'),
      ([, { grave }]) => String(grave),
    ),
    figure(
      'grave: of those flagged, rightly',
      flagged,
      ([row]) => row.grave!.some((kind) => kind !== 'none'),
      ([, { grave }]) => String(grave),
    ),
    figure('grave: of those missed, quiet', missed, ([, { register }]) => register === 'quiet'),
    figure(
      'understood',
      readings.filter(([row]) => row.understood !== undefined),
      ([row, { understood }]) => row.understood!.includes(understood),
      ([, { understood }]) => String(understood),
    ),
    figure(
      'matter: null or not',
      readings.filter(([row]) => row.subject !== undefined),
      ([row, { matter }]) => (row.subject === null) === (matter === null),
      ([, { matter }]) => String(matter),
    ),
    figure(
      'not grave, light',
      readings.filter(
        ([{ grave }, question]) => grave?.length === 1 && grave[0] === 'none' && question.grave === null,
      ),
      ([, { register }]) => register === 'light',
      ([, { register }]) => register,
    ),
  ]
}

function figure(
  name: string,
  readings: readonly Reading[],
  isRight: (reading: Reading) => boolean,
  given: (reading: Reading) => string = () => '',
): Figure {
  const wrong = readings.filter((reading) => !isRight(reading))
  return {
    name,
    right: readings.length - wrong.length,
    of: readings.length,
    misses: wrong.map((reading) => `${given(reading)}  ${reading[0].q}`),
  }
}

/** Without case, leading article and punctuation. */
const plain = (option: string): string =>
  option
    .toLowerCase()
    .replace(/^(the|a|an) /, '')
    .replace(/[^\p{L}\d ]/gu, '')
    .trim()

const isSame = (expected: readonly string[], given: readonly string[]): boolean =>
  expected.length === given.length && expected.every((option, at) => plain(option) === plain(given[at]!))

/** Labels may also be single, or null for none. */
export function labelledQuestions(json: unknown): LabelledQuestion[] {
  if (!Array.isArray(json)) throw new TypeError('labelled questions are a list')
  return json.map((row: Record<string, unknown>) => {
    const labels = ['form', 'topic', 'theme', 'about', 'grave', 'span', 'understood'].flatMap((label) => {
      const value = row[label]
      if (value === undefined) return []
      const list = Array.isArray(value) ? value : [value]
      return [[label, list.map((each) => each ?? 'none')] as const]
    })
    return { ...row, ...Object.fromEntries(labels) } as unknown as LabelledQuestion
  })
}

/** Time of a question in microseconds, warm: the mean of each one's fastest of some rounds, for the machine may have other work. */
export function timeOf(rows: readonly LabelledQuestion[], read: (text: string) => Question): number {
  const fastest = rows.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 50; round += 1)
    for (const [at, { q }] of rows.entries()) {
      const start = performance.now()
      read(q)
      fastest[at] = Math.min(fastest[at]!, performance.now() - start)
    }
  return (1000 * fastest.reduce((sum, time) => sum + time, 0)) / rows.length
}
