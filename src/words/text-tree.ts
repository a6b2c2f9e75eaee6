/** Texts by keys: a file of a language's data is a tree whose leaves are texts or lists of sentences. */
import assert from 'node:assert/strict'
import { readData } from './read-data.ts'

type Text = string | readonly string[]
interface Branch<Leaf extends Text> {
  readonly [key: string]: TextTree<Leaf>
}
export type TextTree<Leaf extends Text> = Leaf | Branch<Leaf>

export const readTree = <Leaf extends Text>(language: string, path: string): TextTree<Leaf> =>
  readData(language, path)

const isBranch = <Leaf extends Text>(tree: TextTree<Leaf> | undefined): tree is Branch<Leaf> =>
  typeof tree === 'object' && !Array.isArray(tree)

export function leafAt<Leaf extends Text>(tree: TextTree<Leaf>, keys: readonly string[]): Leaf {
  let at: TextTree<Leaf> | undefined = tree
  for (const key of keys) at = isBranch(at) ? at[key] : undefined
  assert(at !== undefined && !isBranch(at), `There is no text for ${keys.join(' ')}`)
  return at
}

/** Every leaf with its keys. */
export function leavesOf<Leaf extends Text>(
  tree: TextTree<Leaf>,
  keys: readonly string[] = [],
): { readonly keys: readonly string[]; readonly leaf: Leaf }[] {
  if (!isBranch(tree)) return [{ keys, leaf: tree }]
  return Object.entries(tree).flatMap(([key, branch]) => leavesOf(branch, [...keys, key]))
}
