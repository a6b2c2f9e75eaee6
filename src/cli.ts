/** The commands of `augury`: a table, their help, and error messages. `npm start` runs `serve`. */
import { parseArgs } from 'node:util'
import { IS_PACKAGE } from './built/sources.ts'
import { type Command, parseOptions, type Terminal, UsageError } from './cli/command.ts'
import { described, fitWidth, paragraph } from './cli/layout.ts'
import { didYouMean } from './cli/nearest.ts'
import { namedByOption } from './cli/option-errors.ts'
import { ConfigError } from './config.ts'
import { ServiceError } from './errors.ts'
import { DEFAULT_LANGUAGE } from './words/languages.ts'

/** Imported on demand: `augury draw` should not wait for the ephemeris to load. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./cli/serve.ts')).serveCommand,
  draw: async () => (await import('./cli/tarot.ts')).drawCommand,
  spread: async () => (await import('./cli/spread.ts')).spreadCommand,
  read: async () => (await import('./cli/spread.ts')).readCommand,
  pair: async () => (await import('./cli/pair.ts')).pairCommand,
  'yes-no': async () => (await import('./cli/tarot.ts')).yesNoCommand,
  horoscope: async () => (await import('./cli/horoscope.ts')).horoscopeCommand,
  day: async () => (await import('./cli/horoscope.ts')).dayCommand,
  chart: async () => (await import('./cli/chart.ts')).chartCommand,
  reading: async () => (await import('./cli/reading.ts')).readingCommand,
  together: async () => (await import('./cli/together.ts')).togetherCommand,
  ahead: async () => (await import('./cli/ahead.ts')).aheadCommand,
  returns: async () => (await import('./cli/returns.ts')).returnsCommand,
  progressions: async () => (await import('./cli/progressions.ts')).progressionsCommand,
  life: async () => (await import('./cli/life.ts')).lifeCommand,
  meanings: async () => (await import('./cli/meanings.ts')).meaningsCommand,
  'birth-time': async () => (await import('./cli/birth-time.ts')).birthTimeCommand,
  moon: async () => (await import('./cli/moon.ts')).moonCommand,
  calendar: async () => (await import('./cli/calendar.ts')).calendarCommand,
  warm: async () => (await import('./cli/warm.ts')).warmCommand,
  mcp: async () => (await import('./cli/mcp.ts')).mcpCommand,
  doctor: async () => (await import('./cli/doctor.ts')).doctorCommand,
  // The package has the page built in, renders pictures when they are asked for, and lacks the sources of both.
  ...(!IS_PACKAGE && {
    'build-cards': async () => (await import('./cli/build-cards.ts')).buildCardsCommand,
    'build-page': async () => (await import('./cli/build-page.ts')).buildPageCommand,
  }),
}

const OK = 0
const FAILED = 1
const MISUSED = 2

export async function run(words: string[]): Promise<void> {
  // The reader of our output may close the pipe: `augury spread | head -1` is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK)
    throw error
  })
  fitWidth(process.stdout.columns)
  process.exitCode = await runOn(words, {
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    note: (line) => process.stderr.write(`${line}\n`),
    input: process.stdin,
    isInteractive: process.stderr.isTTY === true,
    now: Date.now,
    // Asked for only by commands that need it: the first use of `Intl` takes 30 ms and 10 MB.
    get zone() {
      // Undefined, whatever the types say, where `TZ` names no place.
      return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
    },
    runtime: process.versions.node,
    language: DEFAULT_LANGUAGE,
  })
}

/** The exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runOn([name = 'help', ...words]: string[], terminal: Terminal): Promise<number> {
  if (['version', '--version', '-v'].includes(name)) {
    terminal.print((await import('./version.ts')).VERSION)
    return OK
  }
  if (['help', '--help', '-h'].includes(name)) {
    const [about] = words
    if (about !== undefined) return runOn([about, '--help'], terminal)
    terminal.print(await overview())
    return OK
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) {
    const meant = didYouMean(name, Object.keys(COMMANDS))
    terminal.note(`There is no command "${name}".${meant} Run "augury help" for a list of commands.`)
    return MISUSED
  }
  const command = await load()
  try {
    return await runCommand(name, command, words, terminal)
  } catch (thrown) {
    const error = namedByOption(thrown, Object.keys(command.options))
    const code = exitCodeOf(error)
    if (code === undefined) throw error
    terminal.note((error as Error).message)
    if (code === MISUSED) terminal.note(`Run "augury ${name} --help" for more information.`)
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
  const args = withNegativeNumbers(words)
  refuseUnknownOptions(args, Object.keys(options))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help === true) {
    terminal.print(help(name, command))
    return OK
  }
  const extra = positionals[command.mostWords ?? 0]
  if (extra !== undefined)
    throw new UsageError(`Unexpected argument "${extra}". An argument that contains spaces needs quotes.`)
  return (await command.run({ values: values as never, words: positionals, terminal })) ?? OK
}

/** The parser would refuse them, too, but does not know what was meant. */
function refuseUnknownOptions(words: readonly string[], known: readonly string[]): void {
  for (const word of words) {
    if (word === '--') return
    const [, option] = /^--([^=]+)/.exec(word) ?? []
    if (option !== undefined && !known.includes(option))
      throw new UsageError(`There is no option --${option}.${didYouMean(option, known, '--')}`)
  }
}

/** People write `--lon -58.4`; the parser needs `--lon=-58.4`. */
function withNegativeNumbers(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const option = joined.at(-1)
    if (/^-[\d.]+$/.test(word) && /^--[a-z-]+$/.test(option ?? '')) joined.splice(-1, 1, `${option}=${word}`)
    else joined.push(word)
  }
  return joined
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError || error instanceof ServiceError || isParseError(error)) return MISUSED
  // For a port in use or a file that cannot be written, the system's message is enough; no stack is needed.
  const isSystemError = error instanceof Error && 'syscall' in error
  return error instanceof ConfigError || isSystemError ? FAILED : undefined
}

const isParseError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(
      async ([name, load]) => [`  augury ${name}`, (await load()).summary] as const,
    ),
  )
  return `Tarot and astrology on your own machine.\n\n${described(rows)}\n\nRun "augury COMMAND --help" for more about a command.`
}

function help(name: string, { summary, usage, notes, options, examples }: Command): string {
  const rows = Object.entries(options).map(([option, { help: words }]) => [`  --${option}`, words] as const)
  const parts = [`${summary}.`, `Usage: augury ${name} ${usage}`.trimEnd()]
  if (notes !== undefined) parts.push(paragraph(notes))
  if (rows.length > 0) parts.push(described(rows))
  if (examples.length > 0) parts.push(`Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`)
  return parts.join('\n\n')
}
