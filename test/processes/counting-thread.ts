/** One of several threads that count the same clients in memory which they share. Answers how often it has served. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Limit } from '../../src/store/counters/counters.ts'
import { MemoryCounters } from '../../src/store/counters/memory-counters.ts'

const { limits, capacity, memory, thread } = workerData as {
  limits: readonly Limit[]
  capacity: number
  memory: SharedArrayBuffer
  thread: number
}

const counters = new MemoryCounters(limits, capacity, memory)
let served = 0
for (let n = 0; n < 30_000; n++) {
  if (counters.count({ high: 7, low: n % 20 }, 1, 1e12).refusedBy === undefined) served++
  counters.count({ high: 8, low: n * 7 + thread }, 0, 1e12 + n)
}
parentPort!.postMessage(served)
