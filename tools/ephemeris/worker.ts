/** A thread that runs one job and reports: `{ units }` ten times a second at most, then `{ result }`. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Job, run } from './jobs.ts'
import type { Memory } from './memory.ts'

const REPORT_EVERY_MS = 100

const { job, memory } = workerData as { job: Job; memory: Memory }
let reported = performance.now()
const result = run(job, memory, (units) => {
  const now = performance.now()
  if (now - reported < REPORT_EVERY_MS) return
  reported = now
  parentPort!.postMessage({ units })
})
parentPort!.postMessage({ result })
