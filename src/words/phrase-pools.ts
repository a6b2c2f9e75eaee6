/** The sentences of the phrasebook (data/<language>/phrases and periods), by pool and key. */
import assert from 'node:assert/strict'
import type { PeriodPoolName } from './period-pool-table.ts'
import type { PoolName } from './pool-table.ts'
import { dataFiles } from './read-data.ts'

export type Pool = readonly string[] | { readonly [key: string]: Pool }

/** All sentences of a pool for a key. */
export type Sentences<Name extends string> = (name: Name, keys: readonly string[]) => readonly string[]

/** Of days, of a sign or a person. */
export const dayPhrases = (language: string): Sentences<PoolName> => pools(language, 'phrases')

/** Of weeks, months and years. */
export const periodPhrases = (language: string): Sentences<PeriodPoolName> => pools(language, 'periods')

function pools<Name extends string>(language: string, folder: string): Sentences<Name> {
  const files = dataFiles<Pool>(language, folder)
  return (name, keys) => {
    let pool: Pool | undefined = files(name)
    for (const key of keys) pool = Array.isArray(pool) ? undefined : (pool as Record<string, Pool>)?.[key]
    assert(Array.isArray(pool) && pool.length > 0, `There is no ${name} for ${keys.join(' ')}`)
    return pool
  }
}
