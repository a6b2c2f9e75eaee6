/** The commands of `augury`. Each is one row; `serve` is what `npm start` runs. */
import { ConfigError } from './config.ts'

type Command = { summary: string; run: (words: string[]) => Promise<void> }

const COMMANDS: Record<string, Command> = {
  serve: {
    summary: 'Serve the API, set up by the environment (docs/configuration.md)',
    run: async () => (await import('./main.ts')).serve(),
  },
}

export async function run([name = 'help', ...words]: string[]): Promise<void> {
  const command = COMMANDS[name]
  if (command === undefined) {
    const isQuestion = ['help', '--help', '-h'].includes(name)
    if (!isQuestion) console.error(`There is no command "${name}".`)
    console.log(usage())
    process.exitCode = isQuestion ? 0 : 1
    return
  }
  try {
    await command.run(words)
  } catch (error) {
    if (!(error instanceof ConfigError) && !isListenError(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function usage(): string {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => `  augury ${name.padEnd(8)} ${summary}`)
  return ['Usage:', ...rows].join('\n')
}

/** An address that is taken or not ours is the operator's to change; its message says so without a stack. */
const isListenError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen'
