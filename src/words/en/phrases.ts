/** The sentences of the phrasebook (data/en/phrases), by pool and key. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { POOL_NAMES, type PoolName } from '../pool-table.ts'

/** A pool is a tree of keys whose leaves are lists of sentences. */
export type Pool = readonly string[] | { readonly [key: string]: Pool }

const read = (name: PoolName): Pool =>
  JSON.parse(readFileSync(new URL(`../../../data/en/phrases/${name}.json`, import.meta.url), 'utf8'))

const POOLS = Object.fromEntries(POOL_NAMES.map((name) => [name, read(name)])) as Record<PoolName, Pool>

export function sentencesOf(name: PoolName, keys: readonly string[]): readonly string[] {
  let pool: Pool | undefined = POOLS[name]
  for (const key of keys) pool = Array.isArray(pool) ? undefined : (pool as Record<string, Pool>)?.[key]
  assert(Array.isArray(pool) && pool.length > 0, `The phrasebook has no ${name} for ${keys.join(' ')}`)
  return pool
}
