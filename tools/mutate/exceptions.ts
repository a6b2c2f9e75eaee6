/**
 * Bugs that are none, since nothing a caller could see changes. A comment on the line above says so, and why:
 *
 *     // mutate operator <=, constant: no arc is longer than 180 degrees
 *
 * That is: on the next line of code, leave out the mutants of the kind `operator` that write `<=`, and all of the kind `constant`
 * (the kinds are the keys of MUTATORS). `mutate-block` is for the whole statement that begins on the next line (of those that stand in
 * no other), `mutate-file` for the file. Such a mutant is not tried, and never counted as caught.
 */
import type { Mutant } from './mutants.ts'
import { MUTATORS } from './mutators.ts'
import { type Node, parse } from './syntax.ts'

const KINDS = Object.keys(MUTATORS)
const COMMENT = /^\s*\/\/ mutate(-block|-file)? (.+?): \S/

interface Exception {
  /** Lines, from 1. */
  readonly from: number
  readonly to: number
  readonly kind: string
  /** What the mutant writes; without it, whatever it writes. */
  readonly text: string | undefined
}

export function exceptionsIn(file: string, source: string): Exception[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    const [, scope = '', list] = COMMENT.exec(line) ?? []
    if (list === undefined) return []
    const span = spanOf(scope, at + 1, { file, source, lines })
    return list.split(', ').map((words) => ({ ...span, ...mutantsMeant(words, `${file}:${at + 1}`) }))
  })
}

function mutantsMeant(words: string, where: string): Pick<Exception, 'kind' | 'text'> {
  const kind = KINDS.find((each) => words === each || words.startsWith(`${each} `))
  if (kind === undefined) throw new Error(`${where}: ${words} begins with none of ${KINDS.join(', ')}`)
  return { kind, text: words === kind ? undefined : words.slice(kind.length + 1) }
}

interface SourceFile {
  readonly file: string
  readonly source: string
  readonly lines: readonly string[]
}

function spanOf(
  scope: string,
  comment: number,
  { file, source, lines }: SourceFile,
): { from: number; to: number } {
  if (scope === '-file') return { from: 1, to: lines.length }
  // Other comments may stand between.
  const from = 1 + lines.findIndex((line, at) => at >= comment && !/^\s*(\/\/|\/\*|\*)/.test(line))
  if (scope === '') return { from, to: from }
  const lineAt = (position: number) => source.slice(0, position).split('\n').length
  const statements = parse(file, source).body as readonly Node[]
  const statement = statements.find(({ start }) => lineAt(start) === from)
  if (statement === undefined) throw new Error(`${file}:${from} begins no statement`)
  return { from, to: lineAt(statement.end) }
}

/** Those that are worth trying. */
export function withoutExceptions(file: string, source: string, mutants: readonly Mutant[]): Mutant[] {
  const exceptions = exceptionsIn(file, source)
  return mutants.filter(
    ({ line, kind, edit }) => !exceptions.some((each) => covers(each, line, kind, edit.text)),
  )
}

const covers = (exception: Exception, line: number, kind: string, text: string): boolean =>
  exception.from <= line &&
  line <= exception.to &&
  exception.kind === kind &&
  (exception.text ?? text) === text
