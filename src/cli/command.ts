/** What a command of `augury` is, and what it may touch: words in, text out. */
import type { ParseArgsOptionsConfig } from 'node:util'

/** The terminal as a command sees it; `cli.ts` gives the real one, tests another. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** A line to standard output. */
  readonly print: (line: string) => void
  /** A line to standard error: progress and notes, never results. */
  readonly note: (line: string) => void
  readonly input: NodeJS.ReadableStream
  /** True when a person is watching standard error. */
  readonly isWatched: boolean
  readonly now: () => number
  /** Version of the running Node, without a letter. */
  readonly runtime: string
}

export interface Input {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>
  readonly words: readonly string[]
  readonly terminal: Terminal
}

export interface Command {
  readonly summary: string
  /** What follows the command's name. */
  readonly usage: string
  /** What a newcomer should know besides. */
  readonly notes?: string
  /** How many words it takes besides its options; none unless it says so. */
  readonly mostWords?: number
  /** How each option reads in `--help`. */
  readonly options: Readonly<Record<string, OptionHelp>>
  readonly examples: readonly string[]
  /** The exit code; nothing is 0. */
  readonly run: (input: Input) => Promise<number | undefined>
}

export interface OptionHelp {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  readonly help: string
}

/** A mistake in the words of a command: told in one sentence, exit code 2. */
export class UsageError extends Error {}

export const JSON_OPTION: OptionHelp = {
  type: 'boolean',
  help: 'print it as JSON, as the API spells it',
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
  if (value === undefined) throw new UsageError(`--${name} is needed.`)
  return value
}

export function neededNumber(input: Input, name: string): number {
  const value = Number(neededText(input, name))
  if (!Number.isFinite(value)) throw new UsageError(`--${name} takes a number.`)
  return value
}

/** One of a list of words, in the list's own type. */
export function oneOf<const W extends string>(
  list: readonly W[],
  given: string | undefined,
  what: string,
): W | undefined {
  if (given === undefined) return undefined
  const found = list.find((word) => word === given)
  if (found === undefined) throw new UsageError(`${what} takes one of: ${list.join(', ')}.`)
  return found
}
