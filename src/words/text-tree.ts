/** Texts by keys: a file of a language's data is a tree whose leaves are texts, or lists of sentences or of texts in parts. */
import assert from 'node:assert/strict'
import { dataFiles, readData } from './read-data.ts'

type Text = string | readonly (string | object)[]
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

/** The list at a path; an empty one where there is none. */
export function listAt<Item extends string | object>(
  tree: TextTree<readonly Item[]>,
  keys: readonly string[],
): readonly Item[] {
  let at: TextTree<readonly Item[]> | undefined = tree
  for (const key of keys) at = isBranch(at) ? at[key] : undefined
  return at === undefined || isBranch(at) ? [] : at
}

/** The lists of a folder of a language's data by file and keys. Each file is read when it is first needed. */
export function listsOf<File extends string>(language: string, folder: string) {
  const files = dataFiles<TextTree<readonly never[]>>(language, folder)
  return <Item extends string | object>(file: File, ...keys: readonly string[]): readonly Item[] =>
    listAt<Item>(files(file), keys)
}

/** Every leaf with its keys. */
export function leavesOf<Leaf extends Text>(
  tree: TextTree<Leaf>,
  keys: readonly string[] = [],
): { readonly keys: readonly string[]; readonly leaf: Leaf }[] {
  if (!isBranch(tree)) return [{ keys, leaf: tree }]
  return Object.entries(tree).flatMap(([key, branch]) => leavesOf(branch, [...keys, key]))
}
