/** Files of pieces: trees of keys whose leaves are lists, read when they are first needed. */
import assert from 'node:assert/strict'
import { dataFiles } from './read-data.ts'

interface Branch<Leaf> {
  readonly [key: string]: Branch<Leaf> | readonly Leaf[]
}

/** Gives the list at some keys of a file in a folder of a language's data. */
export function pieceFiles(language: string, folder: string) {
  const files = dataFiles<Branch<unknown>>(language, folder)
  return <Leaf>(file: string, keys: readonly string[]): readonly Leaf[] => {
    let branch = files(file) as Branch<Leaf> | readonly Leaf[] | undefined
    for (const key of keys) branch = (branch as Branch<Leaf> | undefined)?.[key]
    assert(Array.isArray(branch) && branch.length > 0, `There is no text of ${file} for ${keys.join(' ')}`)
    return branch
  }
}
