/** Waiting for what holds on the page. */
import type { Page } from 'playwright-core'
import { until } from '../until.ts'

/**
 * Resolves once it holds; `what` completes "it was waited in vain until …". The page looks at each of its frames by itself. Playwright's
 * `waitForFunction` does so, too, but sends every document 300 kB of script before it, which is a tenth of a visit.
 */
export const untilOnPage = <Given = undefined>(
  shown: Page,
  what: string,
  holds: (given: Given) => boolean,
  given?: Given,
): Promise<void> =>
  until(what, () => shown.evaluate<boolean>(`(${lookAtFrames})(${holds}, ${JSON.stringify(given)})`))

/** It runs in the page, and comes back now and then, so that the waiting has an end. */
async function lookAtFrames<Given>(holds: (given: Given) => boolean, given: Given): Promise<boolean> {
  const FRAMES = 100
  for (let frame = 0; frame < FRAMES; frame++) {
    if (holds(given)) return true
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return false
}
