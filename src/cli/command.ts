/** The interface of a command of `augury`, and of the terminal it runs in. */
import type { ParseArgsOptionsConfig } from 'node:util'
import type { Language } from '../words/languages.ts'
import { didYouMean } from './nearest.ts'

/** What a command may use; `cli.ts` passes the real terminal, tests their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Writes a line to standard output. */
  readonly print: (line: string) => void
  /** Writes a line to standard error: progress and notes, never results. */
  readonly note: (line: string) => void
  readonly input: NodeJS.ReadableStream
  /** True if standard error is a terminal. */
  readonly isInteractive: boolean
  readonly now: () => number
  /** The machine's time zone, as the platform names it: whose day and clocks are meant if no option names others. */
  readonly zone: string
  /** Version of the running Node, without the `v`. */
  readonly runtime: string
  /** The language of what the commands print. Their help is always English. */
  readonly language: Language
}

export interface Input {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>
  readonly words: readonly string[]
  readonly terminal: Terminal
}

export interface Command {
  readonly summary: string
  /** The arguments, as `--help` shows them. */
  readonly usage: string
  /** Further explanation in `--help`. */
  readonly notes?: string
  /** The maximum number of positional arguments; 0 if absent. */
  readonly mostWords?: number
  readonly options: Readonly<Record<string, OptionHelp>>
  readonly examples: readonly string[]
  /** Returns the exit code; `undefined` is 0. */
  readonly run: (input: Input) => Promise<number | undefined>
}

export interface OptionHelp {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  readonly help: string
}

/** Wrong arguments: the message is one sentence, the exit code 2. */
export class UsageError extends Error {}

export const JSON_OPTION: OptionHelp = {
  type: 'boolean',
  help: 'print the result as JSON, in the same format as the API',
}

export const parseOptions = (options: Command['options']): ParseArgsOptionsConfig =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple }]) => [
      name,
      { type, multiple: multiple ?? false },
    ]),
  )

export function text(input: Input, name: string): string | undefined {
  const value = input.values[name]
  return typeof value === 'string' ? value : undefined
}

export function neededText(input: Input, name: string): string {
  const value = text(input, name)
  if (value === undefined) throw new UsageError(`--${name} is required.`)
  return value
}

export function neededNumber(input: Input, name: string): number {
  const value = Number(neededText(input, name))
  if (!Number.isFinite(value)) throw new UsageError(`--${name} takes a number.`)
  return value
}

/** Checks that a word is in the list, and gives it the list's type. */
export function oneOf<const W extends string>(
  list: readonly W[],
  given: string | undefined,
  what: string,
): W | undefined {
  if (given === undefined) return undefined
  const found = list.find((word) => word === given)
  if (found === undefined)
    throw new UsageError(`${what} takes one of: ${list.join(', ')}.${didYouMean(given, list)}`)
  return found
}

/** The same for several words, separated by commas. */
export const someOf = <const W extends string>(
  list: readonly W[],
  given: string | undefined,
  what: string,
): W[] | undefined => given?.split(',').map((word) => oneOf(list, word.trim(), what)!)
