/** How often a grave question is recognised, and how often an ordinary one is taken for one. */
import { DANGERS } from '../../src/tarot/question/danger.ts'
import type { Question } from '../../src/tarot/question/question.ts'
import type { LabelledQuestion } from './figures.ts'

/** The sets of `test/fixtures/questions`; of some only danger is labelled, and what is no danger there may be grave in another way. */
export const GUARDED_SETS = {
  ordinary: 'all',
  'ordinary-held-out': 'all',
  'short-ordinary': 'all',
  'short-ordinary-held-out': 'all',
  'plain-danger': 'all',
  'plain-danger-held-out': 'all',
  labelled: 'all',
  eighth: 'all',
  danger: 'danger',
  'held-out': 'danger',
  'look-alikes': 'danger',
  'round-about': 'danger',
  stranger: 'danger',
} as const satisfies Readonly<Record<string, Labelling>>

type Labelling = 'all' | 'danger'

export interface GuardFigure {
  readonly name: string
  readonly count: number
  readonly of: number
  /** The questions that were read wrongly, with the result. */
  readonly misses: readonly string[]
}

type Read = (text: string) => Pick<Question, 'grave'>

const isDanger = (kind: string): boolean => DANGERS.some((danger) => danger === kind)

/** A question that has a second label is an alarm only where it gets a text that neither of them allows. */
export function guardFiguresOf(
  rows: readonly LabelledQuestion[],
  read: Read,
  labelling: Labelling = 'all',
): GuardFigure[] {
  const readings = rows.map(({ q, grave = [] }) => ({ q, labels: grave, given: read(q).grave ?? 'none' }))
  const ordinary = readings.filter(({ labels }) => labels.includes('none'))
  const dangers = readings.filter(({ labels }) => labels.every(isDanger))
  const matters = readings.filter(({ labels }) => !labels.includes('none') && !labels.every(isDanger))
  const isWrong = ({ labels, given }: (typeof readings)[number]) => !labels.includes(given)
  const told = ({ q, given }: (typeof readings)[number]) => `${given}  ${q}`
  const counted = (
    name: string,
    of: typeof readings,
    counts: (reading: (typeof readings)[number]) => boolean,
    misses = of.filter((reading) => !counts(reading)),
  ): GuardFigure => ({
    name,
    count: of.filter(counts).length,
    of: of.length,
    misses: misses.map(told),
  })
  const alarm = (name: string, isOfIt: (given: string) => boolean): GuardFigure => {
    const alarms = ordinary.filter((reading) => isWrong(reading) && isOfIt(reading.given))
    return counted(name, ordinary, (reading) => alarms.includes(reading), alarms)
  }
  return [
    alarm('ordinary, taken for danger', isDanger),
    ...(labelling === 'all'
      ? [alarm('ordinary, taken for grave', (given) => given !== 'none' && !isDanger(given))]
      : []),
    counted('danger, found as danger', dangers, ({ given }) => isDanger(given)),
    counted('danger, found as any grave', dangers, ({ given }) => given !== 'none'),
    counted('other grave, found', matters, ({ given }) => given !== 'none'),
  ].filter(({ of }) => of > 0)
}
