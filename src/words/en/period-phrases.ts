/** The sentences of weeks, months and years (data/en/periods), by pool and key. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { PeriodType } from '../../time/period.ts'
import { PERIOD_POOL_NAMES, type PeriodPoolName } from '../period-pool-table.ts'
import type { Pool } from './phrases.ts'

const read = (name: PeriodPoolName): Pool =>
  JSON.parse(readFileSync(new URL(`../../../data/en/periods/${name}.json`, import.meta.url), 'utf8'))

const POOLS = Object.fromEntries(PERIOD_POOL_NAMES.map((name) => [name, read(name)])) as Record<
  PeriodPoolName,
  Pool
>

/** All texts for a key. */
export function periodTexts(name: PeriodPoolName, keys: readonly string[]): readonly string[] {
  let pool: Pool | undefined = POOLS[name]
  for (const key of keys) pool = Array.isArray(pool) ? undefined : (pool as Record<string, Pool>)?.[key]
  assert(Array.isArray(pool) && pool.length > 0, `There is no ${name} for ${keys.join(' ')}`)
  return pool
}

/** Those that suit a period: what is said of a week is not said of a month. */
export function periodSentences(
  name: PeriodPoolName,
  keys: readonly string[],
  type: PeriodType,
): readonly string[] {
  const all = periodTexts(name, keys)
  const isOwn = name.startsWith(type) || TIMELESS.includes(name)
  return type === 'month' && !isOwn ? all.filter((text) => !SHORTER.test(text)) : all
}

/** A piece of advice may take an hour in any period. */
const TIMELESS: readonly PeriodPoolName[] = ['titles', 'advice']

/** A time that is too short to be said of a month. A year shares with a week only what is timeless. */
const SHORTER = /\b(?:week|weekend|midweek)s?\b|\b(?:these|few|some|last|first|next|coming) days\b/
