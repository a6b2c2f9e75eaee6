/** The command line in process: words in, exit code and all that was printed out. */

import type { Terminal } from '../src/cli/command.ts'
import { runOn } from '../src/cli.ts'

export interface TerminalOutput {
  readonly code: number
  readonly out: string
  readonly notes: string
}

export async function augury(
  words: readonly string[],
  terminal: Partial<Terminal> = {},
): Promise<TerminalOutput> {
  const printed: string[] = []
  const noted: string[] = []
  const code = await runOn([...words], {
    ...testTerminal(),
    print: (line) => printed.push(line),
    note: (line) => noted.push(line),
    ...terminal,
  })
  return { code, out: printed.join('\n'), notes: noted.join('\n') }
}

/** What is printed on it goes nowhere. */
export const testTerminal = (): Terminal => ({
  environment: { DATA_DIR: ':memory:' },
  print: () => {},
  note: () => {},
  input: process.stdin,
  isInteractive: false,
  now: () => Date.UTC(2026, 10, 15, 12),
  zone: 'UTC',
  runtime: process.versions.node,
  language: 'en',
})
