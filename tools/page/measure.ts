/**
 * What a visit of the page costs, in a real Chromium: bytes and requests of the first load, the largest paint, layout shifts, and whether
 * the page can be installed; at the speed of this machine, and at 400 kbit/s with a processor four times slower. Then every room, with a
 * birth and without: what axe-core finds, how wide it is in a window of 320 pixels, its layout shifts in three windows, and its largest
 * paint at that slow speed on a phone that has been here before.
 *
 *     npm run measure -- page
 */
import { readFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { median } from '../../bench/figures.ts'
import { BuiltPage } from '../../src/page/built-page.ts'
import { addressOf, ROOMS } from '../../src/web/state/rooms.ts'
import { launchChromium } from '../../test/browser/chromium.ts'
import { testParts, testService } from '../../test/service.ts'

const VISITS = 5
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1366, height: 768 } }

/** 400 kbit/s, and the delay of such a network. */
const SLOW = { cpu: 4, bytesPerSecond: 50_000, latencyMs: 150 }
const FAST = { cpu: 1, bytesPerSecond: -1, latencyMs: 0 }

const WAYS = [
  { title: 'phone, first visit', size: SIZES.phone, speed: FAST, isFirst: true },
  { title: 'phone, later visit', size: SIZES.phone, speed: FAST, isFirst: false },
  { title: 'desktop, first visit', size: SIZES.desktop, speed: FAST, isFirst: true },
  { title: 'phone, first visit, 400 kbit/s, processor ÷ 4', size: SIZES.phone, speed: SLOW, isFirst: true },
] as const

interface PageFigures {
  readonly requests: number
  readonly bytes: number
  /** Milliseconds since the address was entered. */
  readonly largestPaint: number
  readonly shift: number
}

async function slowDown(
  devtools: CDPSession,
  { cpu, bytesPerSecond, latencyMs }: typeof SLOW,
): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Counts what comes over the network; what the browser has already costs nothing. */
function countTraffic(devtools: CDPSession) {
  const traffic = { requests: 0, bytes: 0 }
  const isCached = new Set<string>()
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void isCached.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isCached.has(requestId)) return
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  return traffic
}

/** Runs in the page, before anything of it does. */
const OBSERVE = `
  window.seen = { largestPaint: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })`

async function settled(page: Page): Promise<void> {
  const isIdle = () =>
    page.waitForFunction(
      () => document.querySelector('main h2') && !document.querySelector('[aria-busy=true]'),
    )
  await isIdle()
  await page.waitForLoadState('networkidle')
  // On a slow network the answers are asked for late.
  await isIdle()
}

async function visit(browser: Browser, url: string, way: (typeof WAYS)[number]): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: way.size, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(OBSERVE)
  if (!way.isFirst) {
    await page.goto(url)
    await settled(page)
    await page.goto('about:blank')
  }
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools, way.speed)
  const traffic = countTraffic(devtools)
  await page.goto(url)
  await settled(page)
  const seen = await page.evaluate<Pick<PageFigures, 'largestPaint' | 'shift'>>('seen')
  await context.close()
  return { ...traffic, ...seen }
}

/** The obstacles to installing the page, apart from the private window in which the measurement is made. */
async function obstacles(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  await context.close()
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const WINDOWS = { narrow: { width: 320, height: 640 }, ...SIZES } as const
const PERSON = {
  name: '',
  date: '1990-02-05',
  time: '23:40',
  isTimeUnknown: false,
  place: 'Lisbon, Portugal',
  placeId: '2267057',
  latitude: '38.72',
  longitude: '-9.14',
  timezone: 'Europe/Lisbon',
}
const BIRTHS = JSON.stringify({
  births: [
    { id: '1', ...PERSON },
    { id: '2', ...PERSON, name: 'Mira', date: '1985-11-02' },
  ],
  chosen: '1',
  second: '2',
})

type Birth = typeof BIRTHS | undefined
type Window = (typeof WINDOWS)[keyof typeof WINDOWS]

/** A room in a window of this size, without motion. */
async function openRoom(browser: Browser, address: string, birth: Birth, viewport: Window) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(OBSERVE)
  if (birth) await page.addInitScript((stored) => localStorage.setItem('augury.births', stored), birth)
  await page.goto(address)
  await settled(page)
  return page
}

const seenIn = (page: Page) => page.evaluate<Pick<PageFigures, 'shift' | 'largestPaint'>>('seen')

async function shiftsIn(browser: Browser, address: string, birth: Birth): Promise<number[]> {
  const shifts: number[] = []
  for (const viewport of Object.values(WINDOWS)) {
    const page = await openRoom(browser, address, birth, viewport)
    shifts.push((await seenIn(page)).shift)
    await page.context().close()
  }
  return shifts
}

/** Of the narrowest phone. */
async function flawsIn(browser: Browser, address: string, birth: Birth) {
  const page = await openRoom(browser, address, birth, WINDOWS.narrow)
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  await page.evaluate(AXE)
  const violations = await page.evaluate<string[]>(
    "axe.run('body', { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))",
  )
  await page.context().close()
  return { violations, width }
}

/** The files are there from an earlier visit; the answers come over the slow network. */
async function slowPaintIn(browser: Browser, address: string, birth: Birth): Promise<number> {
  const page = await openRoom(browser, address, birth, SIZES.phone)
  await page.goto('about:blank')
  await slowDown(await page.context().newCDPSession(page), SLOW)
  await page.goto(address)
  await settled(page)
  const { largestPaint } = await seenIn(page)
  await page.context().close()
  return largestPaint
}

const parts = testParts({ RATE_LIMITS: 'off' }, { page: new BuiltPage() })
// The browser's clock is the real one.
const service = await testService({ ...parts, now: () => Date.now() })
const url = await service.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchChromium()
await visit(browser, url, WAYS[0])
console.log(`The middle of ${VISITS} visits to ${new URL(url).pathname}`)
console.log('(goals: 80 kB, 10 requests, largest paint 1200 ms, 2500 ms when slow, layout shift 0.01)')
for (const way of WAYS) {
  const visits: PageFigures[] = []
  while (visits.length < VISITS) visits.push(await visit(browser, url, way))
  const middle = (of: keyof PageFigures) => median(visits.map((measured) => measured[of]))
  console.log(
    `${way.title.padEnd(46)} ${(middle('bytes') / 1000).toFixed(1).padStart(6)} kB ` +
      `${String(middle('requests')).padStart(3)} requests, largest paint ${middle('largestPaint').toFixed(0).padStart(5)} ms, ` +
      `layout shift ${middle('shift').toFixed(4)}`,
  )
}
console.log(
  `what stands in the way of an installation: ${(await obstacles(browser, url)).join(', ') || 'nothing'}`,
)
console.log(
  'Every room (goals: 0 violations, 320 px wide, layout shift 0.01, largest paint 2500 ms when slow)',
)
for (const room of ROOMS)
  for (const birth of [undefined, BIRTHS]) {
    const address = `${url}/${addressOf(room)}`
    const { violations, width } = await flawsIn(browser, address, birth)
    const shifts = await shiftsIn(browser, address, birth)
    const paints: number[] = []
    while (paints.length < 3) paints.push(await slowPaintIn(browser, address, birth))
    console.log(
      `${`${room}${birth ? ', with a birth' : ''}`.padEnd(24)} ${violations.length} violations${violations.length > 0 ? ` (${violations.join(', ')})` : ''}, ` +
        `${width} px, layout shift at 320, 390 and 1366 px ${shifts.map((shift) => shift.toFixed(4)).join(' ')}, ` +
        `largest paint ${median(paints).toFixed(0).padStart(5)} ms`,
    )
  }
await browser.close()
await service.close()
