/** `augury doctor`: checks everything a running service needs, and says how to fix what is wrong. */
import { type Config, readConfig } from '../config.ts'
import { type Command, JSON_OPTION, type Terminal } from './command.ts'
import { CHECKS, type Check } from './doctor-checks.ts'
import { columns } from './layout.ts'

interface Finding {
  readonly what: string
  readonly status: 'ok' | 'warning' | 'wrong'
  readonly found: string
  /** How to fix it. */
  readonly mend?: string
}

export const doctor: Command = {
  summary: 'Check runtime, data, store, model, clock, zone data, page and pictures, and say how to mend each',
  usage: '[--json]',
  notes:
    'It takes the settings of the service from the environment, as "augury serve" does. It ends with 1 if the service cannot run; what it can do without is a warning.',
  options: { json: { ...JSON_OPTION, help: 'print the findings as JSON' } },
  examples: ['augury doctor', 'REDIS_URL=redis://127.0.0.1:6379 augury doctor'],
  async run({ values, terminal }) {
    const config = readConfig(terminal.environment)
    const findings: Finding[] = []
    for (const check of CHECKS) findings.push(await finding(check, config, terminal))
    terminal.print(values.json ? JSON.stringify({ findings }) : report(findings))
    return findings.some(({ status }) => status === 'wrong') ? 1 : 0
  },
}

async function finding(
  { what, look, ifNot, mend }: Check,
  config: Config,
  terminal: Terminal,
): Promise<Finding> {
  try {
    return { what, status: 'ok', found: await look(config, terminal) }
  } catch (error) {
    return { what, status: ifNot, found: (error as Error).message, mend }
  }
}

function report(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, status, found }) => [
    status === 'ok' ? 'ok' : status.toUpperCase(),
    what,
    found,
  ])
  const mends = findings.flatMap(({ what, mend }) => (mend === undefined ? [] : [`${what}: ${mend}`]))
  return [columns(rows), ...mends].join('\n')
}
