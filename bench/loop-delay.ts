/** Loaded before a service: says when asked how long its event loop has stood still since it was last asked, at most. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 1

if (isMainThread && process.send !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  process.on('message', () => {
    // What is measured is from one tick to the next, which are that far apart anyway.
    process.send!(Math.max(0, delay.max / 1e6 - RESOLUTION_MS))
    delay.reset()
  })
  process.channel!.unref()
}
