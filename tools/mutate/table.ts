import type { Mutant } from './mutants.ts'
import type { Outcome } from './trial.ts'

export interface Trial {
  readonly room: string
  readonly mutant: Mutant
  readonly outcome: Outcome
}

/** How many bugs were caught in each room, and those that were not. Tests that do not end in time have caught theirs. */
export function table(trials: readonly Trial[]): string {
  const rows = [...Map.groupBy(trials, ({ room }) => room)].map(([room, ofRoom]) => row(room, ofRoom))
  const survivors = trials
    .filter(({ outcome }) => outcome === 'passed')
    .map(({ mutant: { file, line, kind, change } }) => `- ${file}:${line} ${kind}: \`${change}\``)
  return [
    '| Room | Mutants | Caught | of these by the time limit | Share |',
    '|---|---|---|---|---|',
    ...rows,
    row('all', trials),
    '',
    'Survivors:',
    ...survivors,
  ].join('\n')
}

function row(name: string, trials: readonly Trial[]): string {
  const caught = trials.filter(({ outcome }) => outcome !== 'passed').length
  const slow = trials.filter(({ outcome }) => outcome === 'too slow').length
  const share = trials.length === 0 ? '' : `${((100 * caught) / trials.length).toFixed(0)} %`
  return `| ${name} | ${trials.length} | ${caught} | ${slow} | ${share} |`
}
