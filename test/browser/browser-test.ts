/** What tests in a browser share: one browser for each process, and a `test` that knows when there is none. */
import { after, test as anywhere, type TestContext } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchChromium, noBrowser } from './chromium.ts'

type Test = (name: string, body: (t: TestContext) => Promise<void>) => Promise<void>

/**
 * On a machine without a browser the test is left out, and says how to have one. Where there is one it is Node's own `test`, so
 * that a failure names the line.
 */
export const test: Test = noBrowser === undefined ? anywhere : (name) => anywhere(name, { skip: noBrowser })

let launching: Promise<Browser> | undefined
after(async () => (await launching)?.close())

/** A page of a test lives for seconds: to compile its scripts a second time, for speed, takes longer than it saves. */
const COMPILED_ONCE = '--js-flags=--no-opt --no-maglev'

export function sharedBrowser(): Promise<Browser> {
  launching ??= launchChromium([COMPILED_ONCE])
  return launching
}
