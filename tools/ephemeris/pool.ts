import { Worker } from 'node:worker_threads'
import { extent, type FittedTables, type Job } from './jobs.ts'
import type { Memory } from './memory.ts'

/** Called with how much of a job is done, in its milliseconds of expected work. */
export type OnProgress = (job: Job, milliseconds: number) => void

/** Runs the jobs, at most `threads` at a time; the results are in the order of the jobs. */
export async function runAll(jobs: Job[], memory: Memory, threads: number, onProgress: OnProgress) {
  const results: (FittedTables | undefined)[] = new Array(jobs.length)
  const waiting = jobs.entries()
  const work = async () => {
    for (const [i, job] of waiting) results[i] = await runOne(job, memory, onProgress)
  }
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
  return results
}

function runOne(job: Job, memory: Memory, onProgress: OnProgress): Promise<FittedTables | undefined> {
  const { units, millisecondsEach } = extent(job)
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { job, memory } })
    worker.on('message', (message: { units: number } | { result: FittedTables | undefined }) => {
      if ('units' in message) return onProgress(job, message.units * millisecondsEach)
      onProgress(job, units * millisecondsEach)
      resolve(message.result)
    })
    worker.on('error', reject)
  })
}
