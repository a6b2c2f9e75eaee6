/** `augury serve`. */
import { SETTINGS } from '../config.ts'
import { type Command, type Input, text, UsageError } from './command.ts'

export const serveCommand: Command = {
  summary: 'Serve the API and the page, configured by environment variables',
  usage: '[--port PORT] [--host ADDRESS]',
  notes: 'An option is used instead of the variable. docs/configuration.md lists the variables.',
  options: {
    port: { type: 'string', help: `port to listen on, instead of PORT (default: ${SETTINGS.port.fallback})` },
    host: {
      type: 'string',
      help: `address to listen on, instead of HOST (default: ${SETTINGS.host.fallback}; 0.0.0.0 for all)`,
    },
  },
  examples: ['augury serve', 'augury serve --port 9000 --host 0.0.0.0', 'WORKERS=2 augury serve'],
  async run(input) {
    await (await import('../service/main.ts')).serve(variablesIn(input))
    return undefined
  },
}

/** The options as the variables that they stand for. */
export const variablesIn = (input: Input): Readonly<Record<string, string>> =>
  Object.fromEntries([...variable(input, 'port'), ...variable(input, 'host')])

/** The option as a variable, if it is given. */
function variable(input: Input, option: 'port' | 'host'): [name: string, value: string][] {
  const { name, takes, read } = SETTINGS[option]
  const value = text(input, option)
  if (value === undefined) return []
  if (read(value) === undefined) throw new UsageError(`--${option} takes ${takes}.`)
  return [[name, value]]
}
