/** Processes that ask for the same readings at once make each of them once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generations, KEYS, PROCESSES, REQUESTS } from '../../test/generations.ts'
import { startRedis } from '../../test/redis-server.ts'
import { count, type Row, skipped } from './row.ts'

export async function singleFlight(): Promise<Row[]> {
  const what = (store: string) =>
    `${PROCESSES} processes × ${REQUESTS} requests on ${KEYS} readings over ${store}: made`
  const directory = mkdtempSync(join(tmpdir(), 'augury-flight-'))
  const overSqlite = await generations('sqlite', directory)
  rmSync(directory, { recursive: true, force: true })
  const rows = [count(what('SQLite'), overSqlite.length, KEYS)]
  const redis = await startRedis()
  if (redis === undefined) return [...rows, skipped(what('Redis'), 'no redis-server on the PATH')]
  const overRedis = await generations('redis', redis.url)
  await redis.stop()
  return [...rows, count(what('Redis'), overRedis.length, KEYS)]
}
