/** The browser of tests, measurements and pictures: it comes with a package, and is unpacked at its first start. */
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** The package's own arguments are for a function in a cloud: one process, and no rules of the web. */
const ARGUMENTS = ['--no-sandbox', '--disable-setuid-sandbox', '--disable-gpu', '--font-render-hinting=none']

/** A claim about speed is none of these: on a slow machine all takes its time. */
export const PATIENCE_MS = 120_000

export async function launchChromium(): Promise<Browser> {
  const executablePath = await chromium.executablePath()
  return playwright.launch({ executablePath, args: ARGUMENTS, timeout: PATIENCE_MS })
}
