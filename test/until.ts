/** Waits for things that must happen. No bound here is a claim about speed: a machine may stand still for seconds at any moment. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect, isDeepStrictEqual } from 'node:util'

/** Shorter than the time that a test has, so that it fails with a sentence. */
const MAX_MS = 90_000
const LOOK_AGAIN_MS = 10

/** Resolves once it holds; `what` completes "it was waited in vain until …". */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + MAX_MS
  while (!(await holds())) {
    assert.ok(performance.now() < giveUpAt, `it was waited in vain until ${what}`)
    await wait(LOOK_AGAIN_MS)
  }
}

/** Reads a value again until it is the expected one; a failure shows the last value. */
export async function untilEqual<T>(
  read: () => T | Promise<T>,
  expected: T,
  message = 'it stays',
): Promise<void> {
  const giveUpAt = performance.now() + MAX_MS
  for (;;) {
    const value = await read()
    if (isDeepStrictEqual(value, expected)) return
    assert.ok(performance.now() < giveUpAt, `${message}: ${inspect(value)}, not ${inspect(expected)}`)
    await wait(LOOK_AGAIN_MS)
  }
}

const BEAT_MS = 20
/** Far more than a machine at work takes from one beat to the next. */
const USUAL_STALL_MS = 200
const TRIES = 6

/**
 * For claims about those who act in time, which whoever stands still does not: a failure counts unless this process was
 * held up meanwhile, for at least `stallMs`; then the work is done anew.
 */
export async function undisturbed(work: () => Promise<void>, stallMs = USUAL_STALL_MS): Promise<void> {
  for (let tries = 1; ; tries++) {
    let [last, longest] = [performance.now(), 0]
    const beat = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    const heart = setInterval(beat, BEAT_MS)
    try {
      return await work()
    } catch (error) {
      beat()
      if (longest < stallMs || tries === TRIES) throw error
    } finally {
      clearInterval(heart)
    }
  }
}
