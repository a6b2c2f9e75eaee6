/** The syntax tree of a source file, without its types: what runs, and nothing else. */
import { parseSync } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  return program as unknown as Node
}

/** Expressions that carry a type; every other TS node is a type, and is skipped. */
const TYPED_EXPRESSIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

const SKIPPED = ['ImportDeclaration', 'ExportAllDeclaration']

/** Visits every node that runs, parents before children. `visit` may answer false to leave out what is inside. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => boolean): void {
  const parents: Node[] = []
  const enter = (each: Node): void => {
    if (SKIPPED.includes(each.type)) return
    const isType = each.type.startsWith('TS') && !TYPED_EXPRESSIONS.includes(each.type)
    if (isType || !visit(each, parents)) return
    parents.push(each)
    for (const value of Object.values(each))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) enter(child)
    parents.pop()
  }
  enter(node)
}
