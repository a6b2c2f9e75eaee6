/**
 * The browser of tests, measurements and pictures. For Linux on x64 a package brings it, with the libraries and the font
 * that it needs; elsewhere the package has none that runs, and the system's own is taken.
 */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { unpackedChromium } from './unpacked-chromium.ts'

/** The package's own arguments are for a function in a cloud: one process, and no rules of the web. */
const ARGUMENTS = ['--no-sandbox', '--disable-setuid-sandbox', '--disable-gpu', '--font-render-hinting=none']

/** A claim about speed is none of these: on a slow machine all takes its time. */
export const TIMEOUT_MS = 90_000

const PACKED = process.platform === 'linux' && process.arch === 'x64'
/** The first has no window, and takes two thirds of the time of the other. */
const OF_SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const ofSystem = () => OF_SYSTEM.find((path) => existsSync(path)) ?? OF_SYSTEM[0]
const INSTALLED = process.env.CHROMIUM ?? (PACKED ? undefined : ofSystem())

/** Why this machine has no browser, and how to have one; nothing when it has. */
export const noBrowser =
  INSTALLED === undefined || existsSync(INSTALLED)
    ? undefined
    : `no Chromium at ${INSTALLED} (apt-get install chromium-headless-shell, or CHROMIUM=its path)`

/** Does ahead what the first launch would have to do. */
export async function prepareChromium(): Promise<void> {
  if (INSTALLED === undefined) await unpackedChromium()
}

export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } =
    INSTALLED === undefined
      ? await unpackedChromium()
      : { executablePath: INSTALLED, env: process.env as Record<string, string> }
  return chromium
    .launch({ executablePath, env, args: [...ARGUMENTS, ...more], timeout: TIMEOUT_MS })
    .catch((error: Error) => Promise.reject(withoutLibrary(error)))
}

/** The browser's own message is a page long. */
function withoutLibrary(error: Error): Error {
  const [, library] = /loading shared libraries: ([^:\s]+)/.exec(error.message) ?? []
  return library === undefined
    ? error
    : new Error(
        `Chromium needs the system library ${library}; install it (docs/page.md), or set CHROMIUM to the path of a browser.`,
      )
}
