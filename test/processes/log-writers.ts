/** Several threads that log to standard output, each as many lines as it is told, of different lengths. */
import { once } from 'node:events'
import { isMainThread, threadId, Worker, workerData } from 'node:worker_threads'
import { openLog } from '../../src/service/log.ts'

async function logLines(lines: number): Promise<void> {
  const { log, written } = openLog({ logLevel: 'info' })
  for (let i = 0; i < lines; i++) {
    log.info({ i, pad: 'y'.repeat(i % 500) }, `of thread ${threadId}`)
    if (i % 100 === 0) await written()
  }
  // It gives up after a second, which a machine that stands still may take.
  for (let n = 0; n < 20; n++) await written()
}

if (isMainThread) {
  const [, , threads, lines] = process.argv
  // As in the service: from now on a pipe says when it is full.
  process.stdout
  const start = () => new Worker(new URL(import.meta.url), { workerData: Number(lines) })
  await Promise.all(Array.from({ length: Number(threads) }, () => once(start(), 'exit')))
} else await logLines(workerData)
