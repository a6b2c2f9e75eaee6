/** The commands of `augury`: a table, their help, and how a mistake is told. `serve` is what `npm start` runs. */
import { parseArgs } from 'node:util'
import { type Command, parseOptions, type Terminal, UsageError } from './cli/command.ts'
import { columns } from './cli/layout.ts'
import { ConfigError } from './config.ts'
import { ServiceError } from './errors.ts'

/** Loaded when they are asked for: `augury draw` need not wait for the sky. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./cli/serve.ts')).serve,
  draw: async () => (await import('./cli/tarot.ts')).draw,
  spread: async () => (await import('./cli/tarot.ts')).spread,
  horoscope: async () => (await import('./cli/horoscope.ts')).horoscope,
  day: async () => (await import('./cli/horoscope.ts')).day,
  chart: async () => (await import('./cli/chart.ts')).chart,
  warm: async () => (await import('./cli/warm.ts')).warm,
  mcp: async () => (await import('./cli/mcp.ts')).mcp,
  doctor: async () => (await import('./cli/doctor.ts')).doctor,
  'build-page': async () => (await import('./cli/build-page.ts')).buildPage,
}

const OK = 0
const FAILED = 1
const MISUSED = 2

export async function run(words: string[]): Promise<void> {
  // Whoever reads our output may stop reading: `augury spread | head -1` is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK)
    throw error
  })
  process.exitCode = await runOn(words, {
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    note: (line) => process.stderr.write(`${line}\n`),
    input: process.stdin,
    isWatched: process.stderr.isTTY === true,
    now: Date.now,
    runtime: process.versions.node,
  })
}

/** The exit code: 0 well, 1 failed, 2 asked wrongly. */
export async function runOn([name = 'help', ...words]: string[], terminal: Terminal): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    terminal.print(await overview())
    return OK
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) {
    terminal.note(`There is no command "${name}". "augury help" lists them.`)
    return MISUSED
  }
  const command = await load()
  try {
    return await runCommand(name, command, words, terminal)
  } catch (error) {
    const code = exitCodeOf(error)
    if (code === undefined) throw error
    terminal.note((error as Error).message)
    if (code === MISUSED) terminal.note(`"augury ${name} --help" tells more.`)
    return code
  }
}

async function runCommand(
  name: string,
  command: Command,
  words: string[],
  terminal: Terminal,
): Promise<number> {
  const options = { ...parseOptions(command.options), help: { type: 'boolean', short: 'h' } as const }
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  if (values.help === true) {
    terminal.print(help(name, command))
    return OK
  }
  return (await command.run({ values: values as never, words: positionals, terminal })) ?? OK
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError || error instanceof ServiceError || isParseError(error)) return MISUSED
  // An address that is taken or not ours is the operator's to change; its message says so without a stack.
  const isListenError = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  return error instanceof ConfigError || isListenError ? FAILED : undefined
}

const isParseError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => [`  augury ${name}`, (await load()).summary]),
  )
  return `Tarot and astrology on your own machine.\n\n${columns(rows)}\n\n"augury COMMAND --help" tells more of each.`
}

function help(name: string, { summary, usage, options, examples }: Command): string {
  const rows = Object.entries(options).map(([option, { help: words }]) => [`  --${option}`, words])
  const parts = [`${summary}.`, `Usage: augury ${name} ${usage}`.trimEnd()]
  if (rows.length > 0) parts.push(columns(rows))
  if (examples.length > 0) parts.push(`Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`)
  return parts.join('\n\n')
}
