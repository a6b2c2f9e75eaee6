/** Every small bug that a file can have, one at a time. */
import { readFileSync } from 'node:fs'
import { type Edit, MUTATORS } from './mutators.ts'
import { type Node, parse, walk } from './syntax.ts'

export interface Mutant {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: string
  readonly edit: Edit
  /** The code before and after. */
  readonly change: string
  /** The source with the bug in it. */
  readonly source: string
}

/** What nobody sees, or a test cannot: assertions of our own, log lines, texts of errors. */
const UNSEEN = /^(assert|log|console|this\.#?log|\w+\.log)\b/

const isUnseen = (node: Node, source: string): boolean =>
  ['CallExpression', 'ExpressionStatement'].includes(node.type) &&
  UNSEEN.test(source.slice(node.start, node.end))

export function mutantsOf(file: string, source = readFileSync(file, 'utf8')): Mutant[] {
  const found: Mutant[] = []
  walk(parse(file, source), (node, parents) => {
    if (isUnseen(node, source)) return false
    for (const [kind, byType] of Object.entries(MUTATORS))
      for (const edit of byType[node.type]?.({ node, parent: parents.at(-1), source }) ?? [])
        found.push(mutant(file, source, kind, edit))
    return true
  })
  return found
}

export function mutant(file: string, source: string, kind: string, edit: Edit): Mutant {
  const before = source.slice(edit.start, edit.end)
  return {
    file,
    line: source.slice(0, edit.start).split('\n').length,
    kind,
    edit,
    change: `${oneLine(before)} → ${oneLine(edit.text) || '(nothing)'}`,
    source: source.slice(0, edit.start) + edit.text + source.slice(edit.end),
  }
}

const MAX_LENGTH = 60

function oneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim()
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH)}…`
}

/** Mulberry32: small, and the same everywhere. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** At most `count`, the same for the same seed, and one for a line: a line with ten operators is no more important than one with two. */
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const chance = chanceFrom(seed)
  const lines = [...Map.groupBy(mutants, ({ file, line }) => `${file}:${line}`).values()]
  return lines
    .map((ofLine) => ({ order: chance(), mutant: ofLine[Math.floor(chance() * ofLine.length)]! }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map((each) => each.mutant)
}
