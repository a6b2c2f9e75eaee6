/** Visits to the page in a real browser. Each has a memory of its own; the service is one for all that can share it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, type TestContext } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { BuiltPage } from '../../src/page/built-page.ts'
import { NOON, testParts, testService } from '../service.ts'
import { untilEqual } from '../until.ts'
import { sharedBrowser } from './browser-test.ts'
import { TIMEOUT_MS } from './chromium.ts'
import { untilOnPage } from './until-on-page.ts'

export const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES

const page = new BuiltPage()
let sharing: Promise<ServedPage> | undefined
after(async () => (await sharing)?.service.close())

interface ServedPage {
  readonly parts: ReturnType<typeof testParts>
  readonly service: Awaited<ReturnType<typeof testService>>
  readonly url: string
}

async function serve(environment: Record<string, string>): Promise<ServedPage> {
  const parts = testParts(environment, { page })
  const service = await testService(parts)
  return { parts, service, url: await service.listen({ host: '127.0.0.1', port: 0 }) }
}

export interface Visit extends ServedPage {
  readonly page: Page
  /** Errors that the test expects in the console: what a browser says of a 4xx answer. */
  readonly expectErrors: (pattern: RegExp) => void
}

interface Options {
  readonly size?: Size
  readonly theme?: 'light' | 'dark'
  /** Other than the first room, without a slash before it. */
  readonly path?: string
  /** Whether the requests behind the answers are shown. */
  readonly isDeveloper?: boolean
  readonly motion?: 'reduce' | 'no-preference'
  /** The visitor's time, if it is not the service's. */
  readonly time?: number
  /** The visitor's time zone, if it is not the machine's. */
  readonly zone?: string
  readonly hasServiceWorker?: boolean
  /** Called before anything is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** With limits, and a clock to move. */
  readonly ownService?: boolean
  /** The test moves the browser's clock, and with it the page's timers. */
  readonly movesClock?: boolean
}

/** Opens the page; at the end of the test nothing may be in the console, and no other host may have been asked. */
export async function visit(t: TestContext, options: Options = {}): Promise<Visit> {
  const { size = 'desktop', theme = 'light', path = '' } = options
  const { motion = 'reduce', ownService = false, time = NOON } = options
  if (!ownService) sharing ??= serve({ RATE_LIMITS: 'off' })
  const served = await (ownService ? serve({}) : sharing!)
  const { url } = served
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: motion,
    hasTouch: size === 'phone',
    // It would answer before a test can.
    serviceWorkers: options.hasServiceWorker ? 'allow' : 'block',
    ...(options.zone !== undefined && { timezoneId: options.zone }),
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  t.after(async () => {
    await context.close()
    if (ownService) await served.service.close()
  })
  const opened = await context.newPage()
  await slowDown(opened)
  const expected: RegExp[] = options.hasServiceWorker ? [] : [/Service Worker registration blocked/]
  const complaints: string[] = []
  const strangers: string[] = []
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  opened.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  opened.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      strangers.push(request.url())
  })
  // The browser's clock is the service's: `today` and the windows of the limits mean the same in both.
  if (options.movesClock) await opened.clock.install({ time })
  else await setClock(opened, time)
  if (options.isDeveloper)
    await opened.addInitScript(() => {
      // A blank page between two visits has no storage.
      if (location.href !== 'about:blank') localStorage.setItem('augury.developer', '{"isShown":true}')
    })
  await options.prepare?.(opened)
  await opened.goto(`${url}/${path}`)
  await opened.locator('h1').waitFor()

  t.after(() => {
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
    assert.deepEqual(unexpected, [], 'the console is empty')
    assert.deepEqual(strangers, [], 'no other origin was asked')
  })
  return { ...served, page: opened, expectErrors: (pattern) => void expected.push(pattern) }
}

/**
 * `BROWSER_SLOWDOWN=6` shows on a fast machine what a slow, busy one finds: scripts and layout take six times as long, and every answer
 * some tenths of a second. A test that passes at 1 and fails then has looked at something before it could be there.
 */
export async function slowDown(shown: Page): Promise<void> {
  const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1)
  if (!(rate > 1)) return
  const devtools = await shown.context().newCDPSession(shown)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50 * rate,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Sets the page's dates and leaves its timers alone. Playwright's own clock, which few tests move, takes time in every visit. */
export const setClock = (shown: Page, time: number): Promise<unknown> =>
  shown.addInitScript((ahead) => {
    const real = Date
    const now = () => real.now() + ahead
    globalThis.Date = new Proxy(real, {
      construct: (_, given, made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made),
      get: (_, name) => (name === 'now' ? now : Reflect.get(real, name)),
    })
  }, time - Date.now())

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** The rules of WCAG 2.2 A and AA and the best practices, or some of them, checked by axe-core on what is shown now. */
export async function assertAccessible(
  shown: Page,
  where = 'body',
  rules: readonly string[] = [],
): Promise<void> {
  const isLoaded = await shown.evaluate(() => 'axe' in window)
  // By the debugger, which the page's policy does not bind.
  if (!isLoaded) await shown.evaluate(AXE)
  const found = await shown.evaluate(
    async ([selector, only]) => {
      const { axe } = window as unknown as {
        axe: { run: (on: string, options: object) => Promise<{ violations: Violation[] }> }
      }
      type Violation = { id: string; help: string; nodes: { html: string; failureSummary: string }[] }
      // All rules run unless some are named; what passes is not described.
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        ...(only.length > 0 && { runOnly: { type: 'rule', values: only } }),
      })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
      }))
    },
    [where, rules] as const,
  )
  assert.deepEqual(found, [])
}

/** Waits for it: the browser says a moment later than the page that the address has changed. */
export const addressIs = (shown: Page, address: string, message = 'the address is'): Promise<void> =>
  untilEqual(() => shown.url(), address, message)

/** Answers, fonts and pictures have come: what is requested after this is requested for a reason. */
export async function allIsLoaded(shown: Page): Promise<void> {
  await untilOnPage(
    shown,
    'all is loaded',
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      // A font is requested when something in it is laid out.
      document.body.offsetHeight > 0 &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await shown.waitForLoadState('networkidle')
}

/** Whatever moves has come to its end; what moves for ever is left out. */
export const allStandsStill = (shown: Page): Promise<void> =>
  untilOnPage(shown, 'all stands still', () =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** A smooth scroll is no animation of the page: it is over when the element stands at one place for some frames. */
export const liesStill = (element: Locator): Promise<unknown> =>
  element.evaluate(async (shown) => {
    const FRAMES = 10
    let [top, still] = [Number.NaN, 0]
    while (still < FRAMES) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = shown.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
  })

/** By the menu. */
export const toRoom = (shown: Page, name: string): Promise<void> =>
  shown.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** Nothing is wider than the window. */
export async function assertNoSidewaysScroll(shown: Page): Promise<void> {
  const [wide, window_] = await shown.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  )
  assert.ok(wide <= window_, `${wide} px wide in a window of ${window_} px`)
}
