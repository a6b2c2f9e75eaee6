/** What many tests need is made once, before they run side by side: the page, the pictures and the browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { prepareChromium } from './browser/chromium.ts'

/** What cannot be made or kept here is left to the tests that need it: they make it themselves, or fail and say why. */
export async function prepare(): Promise<void> {
  const builders = ['build-page', 'build-cards'].map((command) =>
    once(spawn(process.execPath, ['bin/augury.js', command], { stdio: 'ignore' }), 'exit'),
  )
  await Promise.all([...builders, prepareChromium()])
}
