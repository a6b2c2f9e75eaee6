/**
 * The browser of tests, measurements and pictures. For Linux on x64 it comes with a package, and is unpacked at its
 * first start; elsewhere the package has none that runs, and the system's own is taken.
 */
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** The package's own arguments are for a function in a cloud: one process, and no rules of the web. */
const ARGUMENTS = ['--no-sandbox', '--disable-setuid-sandbox', '--disable-gpu', '--font-render-hinting=none']

/** A claim about speed is none of these: on a slow machine all takes its time. */
export const PATIENCE_MS = 120_000

const PACKED = process.platform === 'linux' && process.arch === 'x64'

export async function launchChromium(): Promise<Browser> {
  const executablePath =
    process.env.CHROMIUM ?? (PACKED ? await chromium.executablePath() : '/usr/bin/chromium')
  return playwright.launch({ executablePath, args: ARGUMENTS, timeout: PATIENCE_MS })
}
