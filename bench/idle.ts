/** `npm run measure -- idle`: the memory of a service without requests, and the time to its first answer. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startService } from '../test/running-service.ts'
import { median, print } from './figures.ts'

const REST_MS = 4_000
const STARTS = 5

/**
 * As by default, with a data folder; and with nothing on disk. In a checkout, a start for which no compiled code lies in the data folder
 * loads Node's translator for TypeScript, which stays in memory; the package and the image do without.
 */
export async function idleService(tell: typeof print): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'augury-start-'))
  const first = await idle(directory)
  tell('idle service, any later start', `${(await idle(directory)).megabytes} MB (goal 120)`)
  tell('idle service, the very first start', `${first.megabytes} MB`)
  tell('idle service, nothing on disk', `${(await idle(':memory:')).megabytes} MB`)
  tell('to the first answer, the very first start', `${first.startedInMs.toFixed(0)} ms (goal 1000)`)
  const starts: number[] = []
  for (let round = 0; round < STARTS; round++) {
    const again = await startService({ DATA_DIR: directory })
    starts.push(again.startedInMs)
    await again.stop()
  }
  rmSync(directory, { recursive: true, force: true })
  tell('to the first answer, any later start', `${median(starts).toFixed(0)} ms (goal 1000)`)
}

/** How long it takes from the start of node to its first answer, and what it holds when it has come to rest. */
async function idle(dataDir: string): Promise<{ megabytes: number; startedInMs: number }> {
  const one = await startService({ DATA_DIR: dataDir })
  await wait(REST_MS)
  const status = readFileSync(`/proc/${one.process.pid}/status`, 'utf8')
  await one.stop()
  const megabytes = Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6)
  return { megabytes, startedInMs: one.startedInMs }
}

if (import.meta.main) await idleService(print)
