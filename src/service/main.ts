/** Starts and stops the service as a process (service.ts says what it is made of). Apart from cli.ts and the programs that run as separate processes, only this file uses `process`. */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readConfig } from '../config.ts'
import { checkedNow } from '../time/civil-time.ts'
import { VERSION } from '../version.ts'
import { prepare } from './built.ts'
import { greeting, readyLine } from './greeting.ts'
import type { LogOutput } from './log.ts'
import { limitHeapGrowth } from './memory.ts'
import type { RunningService, ThreadData } from './running.ts'
import { start, startHere } from './service.ts'
import type { FromThread, ToThread } from './threads.ts'

/** How long a service that is no longer ready still accepts requests, so that the load balancer can notice. */
// mutate constant: a millisecond more or less of waiting
const DRAIN_MS = 2500

/** Checking whether page and pictures are built takes 60 ms, for which the first requests need not wait. */
// mutate constant: a millisecond more or less of waiting
const PREPARE_AFTER_MS = 300

/** `given` is used instead of what the environment says. */
export async function serve(given: Readonly<Record<string, string>>): Promise<void> {
  let isStopping = false
  const stopRequested = stopSignal()
  void stopRequested.then(() => {
    isStopping = true
  })
  // Threads read the same environment.
  Object.assign(process.env, given)
  const config = readConfig(process.env)
  // Handles a signal that arrived while the sources were loading.
  await turn()
  if (isStopping) return process.exit(0)
  limitHeapGrowth()
  const running = await start(config, () => isStopping)
  checkClock(running.output.log)
  exitOnBug(running.output)
  void stopRequested.then((signal) => stop(signal, running))
  if (isStopping) return
  // Printed last, because a program that waits for this line may send requests or signals at once.
  const ready = { address: config.publicUrl ?? running.address, version: VERSION }
  running.output.print(running.output.isText ? greeting(ready) : readyLine(ready, Date.now()))
  setTimeout(() => void prepare(running.built), PREPARE_AFTER_MS)
}

/** Warns if the clock is outside the range of the sky. The service starts all the same, because requests that name a date can be answered. */
function checkClock(log: LogOutput['log']): void {
  try {
    checkedNow(Date.now())
  } catch (error) {
    log.error((error as Error).message)
  }
}

/** Called before anything else, so that a signal during the start also leads to a clean stop. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    // mutate order: each has its own listener
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const launchers = process.listeners(signal)
      process.on(signal, resolve)
      // The launcher's listeners are removed only now: a signal that arrived while there was no listener would be lost.
      for (const listener of launchers) process.off(signal, listener)
    }
  })
}

async function stop(signal: string, running: RunningService): Promise<void> {
  const { output, built, admin } = running
  output.log.info({ signal }, 'stopping')
  if (admin !== undefined) {
    running.sendClientsElsewhere()
    await wait(DRAIN_MS)
  }
  await running.stop()
  built.page.stop()
  built.pictures.stop()
  admin?.close()
  await output.written()
  process.exit(0)
}

/** What a thread of `startThreads` runs (worker.ts). */
export async function serveAsThread(): Promise<void> {
  const port = parentPort!
  const post = (message: FromThread) => port.postMessage(message)
  const running = await startHere(readConfig(process.env), workerData as ThreadData)
  exitOnBug(running.output)
  port.on('message', async (message: ToThread) => {
    if (message === 'metrics') post({ metrics: (await running.registry?.getMetricsAsJSON()) ?? [] })
    if (message === 'obstacle') post({ obstacle: (await running.obstacle()) ?? null })
    if (message === 'drain') running.sendClientsElsewhere()
    if (message === 'stop') {
      await running.stop()
      process.exit(0)
    }
  })
  post({ address: running.address })
}

function exitOnBug({ log, written }: LogOutput): void {
  process.on('uncaughtException', async (error) => {
    log.fatal({ err: error }, 'an error outside any request')
    await written()
    process.exit(1)
  })
}
