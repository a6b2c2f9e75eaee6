import type { Mutant } from './mutants.ts'
import type { Outcome } from './trial.ts'

export interface Trial {
  readonly room: string
  readonly mutant: Mutant
  readonly outcome: Outcome
}

/** The mutants of a room's files, and how many of them exceptions beside the code leave out. */
export interface Possible {
  readonly mutants: number
  readonly excepted: number
}

/** How many bugs were killed in each room, and those that survived. Tests that do not end in time have killed theirs. */
export function table(trials: readonly Trial[], possible: ReadonlyMap<string, Possible>): string {
  const rows = [...Map.groupBy(trials, ({ room }) => room)].map(([room, ofRoom]) =>
    row(room, ofRoom, possible.get(room)),
  )
  const survivors = trials
    .filter(({ outcome }) => outcome === 'passed')
    .map(({ mutant: { file, line, kind, change } }) => `- ${file}:${line} ${kind}: \`${change}\``)
  return [
    '| Room | Tried | Killed | of these by the time limit | Survived | Share | Excepted |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    row('all', trials, undefined),
    '',
    'Survivors:',
    ...survivors,
  ].join('\n')
}

function row(name: string, trials: readonly Trial[], possible: Possible | undefined): string {
  const killed = trials.filter(({ outcome }) => outcome !== 'passed').length
  const slow = trials.filter(({ outcome }) => outcome === 'too slow').length
  const share = trials.length === 0 ? '' : `${((100 * killed) / trials.length).toFixed(0)} %`
  const excepted = possible === undefined ? '' : `${possible.excepted} of ${possible.mutants}`
  return `| ${name} | ${trials.length} | ${killed} | ${slow} | ${trials.length - killed} | ${share} | ${excepted} |`
}
