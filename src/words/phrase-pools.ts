/** The sentences of the phrasebook (data/<language>/phrases and periods), by pool and key. */
import assert from 'node:assert/strict'
import { PERIOD_POOL_NAMES, type PeriodPoolName } from './period-pool-table.ts'
import { POOL_NAMES, type PoolName } from './pool-table.ts'
import { readData } from './read-data.ts'

export type Pool = readonly string[] | { readonly [key: string]: Pool }

/** All sentences of a pool for a key. */
export type Sentences<Name extends string> = (name: Name, keys: readonly string[]) => readonly string[]

/** Of days, of a sign or a person. */
export const dayPhrases = (language: string): Sentences<PoolName> => pools(language, 'phrases', POOL_NAMES)

/** Of weeks, months and years. */
export const periodPhrases = (language: string): Sentences<PeriodPoolName> =>
  pools(language, 'periods', PERIOD_POOL_NAMES)

function pools<Name extends string>(
  language: string,
  folder: string,
  names: readonly Name[],
): Sentences<Name> {
  const all = Object.fromEntries(
    names.map((name) => [name, readData<Pool>(language, `${folder}/${name}`)]),
  ) as Record<Name, Pool>
  return (name, keys) => {
    let pool: Pool | undefined = all[name]
    for (const key of keys) pool = Array.isArray(pool) ? undefined : (pool as Record<string, Pool>)?.[key]
    assert(Array.isArray(pool) && pool.length > 0, `There is no ${name} for ${keys.join(' ')}`)
    return pool
  }
}
