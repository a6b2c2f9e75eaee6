/** How often the matter of an ordinary question is found, how often it can be said again, and how often such a question is stopped, on questions that were written for each matter. */
import { DANGERS } from '../../src/tarot/question/danger.ts'
import type { Question } from '../../src/tarot/question/question.ts'

export interface MatterQuestion {
  readonly matter: string
  /** Whether it lay open while the phrases were written. */
  readonly isShown: boolean
  readonly q: string
}

/** Topic, matter, `shown` or `held out`, and the question, separated by tabs. */
export const matterQuestions = (tsv: string): MatterQuestion[] =>
  tsv
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, matter = '', part, q = ''] = line.split('\t')
      return { matter, isShown: part === 'shown', q }
    })

export interface MatterFigure {
  readonly name: string
  readonly count: number
  readonly of: number
  readonly misses: readonly string[]
}

type Read = (text: string) => Pick<Question, 'grave' | 'situation' | 'restated'>

export function matterFiguresOf(rows: readonly MatterQuestion[], read: Read): MatterFigure[] {
  const readings = rows.map(({ matter, isShown, q }) => {
    const { grave, situation = null, restated } = read(q)
    return { matter, isShown, q, grave, situation, restated }
  })
  type Reading = (typeof readings)[number]
  const figure = (
    name: string,
    of: readonly Reading[],
    counts: (reading: Reading) => boolean,
  ): MatterFigure => ({
    name,
    count: of.filter(counts).length,
    of: of.length,
    misses: of
      .filter((reading) => !counts(reading))
      .map(({ matter, grave, situation, q }) => `${matter}: ${grave ?? situation ?? 'none'}  ${q}`),
  })
  const isDanger = ({ grave }: Reading) => DANGERS.some((danger) => danger === grave)
  const [shown, heldOut] = [true, false].map((isShown) => readings.filter((one) => one.isShown === isShown))
  return [
    figure('its matter found, shown', shown!, ({ matter, situation }) => matter === situation),
    figure('its matter found, held out', heldOut!, ({ matter, situation }) => matter === situation),
    figure('another matter found, held out', heldOut!, ({ matter, situation }) =>
      situation ? situation !== matter : false,
    ),
    figure('can be said again', readings, ({ restated }) => restated !== null),
    figure('taken for danger', readings, isDanger),
    figure(
      'taken for another grave matter',
      readings,
      (reading) => reading.grave !== null && !isDanger(reading),
    ),
  ]
}
