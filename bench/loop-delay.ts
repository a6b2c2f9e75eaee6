/** Loaded before a service: measures between `start` and `stop` how long its event loop stands still, at most. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Of one turn of the loop, at most. */
export interface LoopDelay {
  /** What a client sees: with whatever else the machine does meanwhile. */
  readonly stillMs: number
  /** Of a processor, which is the service's own part. */
  readonly workMs: number
}

const RESOLUTION_MS = 1

function listen(send: (measured: LoopDelay) => void): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let workMs = 0
  let before = process.threadCpuUsage()
  let timer: NodeJS.Timeout | undefined
  // A timer of a millisecond is due after every longer turn, so no two of those are taken for one.
  const look = () => {
    const now = process.threadCpuUsage()
    workMs = Math.max(workMs, (now.user + now.system - before.user - before.system) / 1000)
    before = now
  }
  process.on('message', (word: 'start' | 'stop') => {
    if (word === 'start') {
      delay.reset()
      delay.enable()
      before = process.threadCpuUsage()
      workMs = 0
      timer = setInterval(look, RESOLUTION_MS)
    } else {
      look()
      clearInterval(timer)
      delay.disable()
      // What is measured is from one tick to the next, which are that far apart anyway.
      send({ stillMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS), workMs })
    }
  })
  process.channel!.unref()
}

if (isMainThread && process.send !== undefined) listen((measured) => process.send!(measured))
