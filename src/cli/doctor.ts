/** `augury doctor`: checks everything a running service needs, and says how to fix what is wrong. */
import { type Config, readConfig, secretsOf } from '../config.ts'
import { withoutSecrets } from '../errors.ts'
import { type Command, JSON_OPTION, type Terminal } from './command.ts'
import { CHECKS, type Check } from './doctor-checks.ts'
import { columns } from './layout.ts'

export interface Finding {
  readonly what: string
  readonly status: 'ok' | 'warning' | 'wrong'
  readonly found: string
  /** How to fix it. */
  readonly mend?: string
}

export const doctorCommand: Command = {
  summary: 'Check that the service can run, and say how to fix what is wrong',
  usage: '[--json]',
  notes:
    'Checks runtime, data, store, model, clock, time zone data, page and pictures. It reads the configuration from the environment, as "augury serve" does. The exit code is 1 if the service cannot run; anything that the service can run without is only a warning.',
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

export async function finding(
  { what, look, ifNot, mend }: Check,
  config: Config,
  terminal: Terminal,
): Promise<Finding> {
  try {
    return { what, status: 'ok', found: await look(config, terminal) }
  } catch (error) {
    const found = withoutSecrets((error as Error).message, secretsOf(config))
    return { what, status: ifNot, found, mend }
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
