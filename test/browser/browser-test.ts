/** What tests in a browser share: one browser for each process, and a `test` that knows when there is none. */
import { after, test as anywhere, type TestContext } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchChromium, noBrowser } from './chromium.ts'

type Test = (name: string, body: (t: TestContext) => Promise<void>) => Promise<void>

/** On a machine without a browser the test is left out, and says how to have one. */
export const test: Test = (name, body) =>
  noBrowser === undefined ? anywhere(name, (t) => tried(t, body)) : anywhere(name, { skip: noBrowser })

/**
 * A Chromium on two busy cores stands still for minutes now and then, and draws nothing more. What fails is tried once more in a new one, and
 * its first failure is printed; what fails twice fails.
 */
async function tried(t: TestContext, body: (t: TestContext) => Promise<void>): Promise<void> {
  try {
    await attempt(t, body)
  } catch (error) {
    t.diagnostic(`failed at first, and is tried in a new browser: ${String((error as Error).stack ?? error)}`)
    const former = launching
    launching = undefined
    await (await former)?.close()
    await attempt(t, body)
  }
}

/** What is to be done after a test is done after each attempt. */
async function attempt(t: TestContext, body: (t: TestContext) => Promise<void>): Promise<void> {
  const ends: (() => unknown)[] = []
  const own = new Proxy(t, {
    get: (target, name) => {
      if (name === 'after') return (end: () => unknown) => void ends.push(end)
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  try {
    await body(own)
  } catch (error) {
    for (const end of ends) await Promise.resolve(end()).catch(() => undefined)
    throw error
  }
  for (const end of ends) await end()
}

let launching: Promise<Browser> | undefined
after(async () => (await launching)?.close())

/** A page of a test lives for seconds: to compile its scripts a second time, for speed, takes longer than it saves. */
const COMPILED_ONCE = '--js-flags=--no-opt --no-maglev'

export function sharedBrowser(): Promise<Browser> {
  launching ??= launchChromium([COMPILED_ONCE])
  return launching
}
