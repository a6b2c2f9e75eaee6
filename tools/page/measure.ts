/**
 * How soon the page can be used: the first visit of a browser that has nothing of it, and a later one, at the speed of this
 * machine and with a processor four times slower.
 *
 *     npm run measure:page
 */
import type { Browser, Page } from 'playwright-core'
import { median } from '../../bench/median.ts'
import { BuiltPage } from '../../src/page/built-page.ts'
import { launchChromium } from '../../test/browser/chromium.ts'
import { testParts, testService } from '../../test/service.ts'

const VISITS = 7
const SIZE = { width: 1280, height: 900 }

/** Milliseconds since the address was entered. */
interface Times {
  /** The first words are there. */
  readonly painted: number
  /** Everything in the first view takes clicks: the script has run and drawn it. */
  readonly interactive: number
  /** The day's sky, the only thing that is asked for unasked, is there. */
  readonly answered: number
}

const WAYS = [
  { title: 'first visit', slower: 1, isFirst: true },
  { title: 'later visit', slower: 1, isFirst: false },
  { title: 'first visit, processor four times slower', slower: 4, isFirst: true },
]

/** What the browser's own clock says; of its entries, the members used here. */
interface Entry {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
  readonly domContentLoadedEventEnd: number
}

async function timesOf(page: Page): Promise<Times> {
  await page.locator('#sky .meters').waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => {
    const entries = performance.getEntries() as unknown as readonly Entry[]
    const asked = entries.filter(({ name }) => name.includes('/v1/'))
    return {
      painted: entries.find(({ name }) => name === 'first-contentful-paint')!.startTime,
      // A module runs before DOMContentLoaded, and ours renders at once.
      interactive: entries[0]!.domContentLoadedEventEnd,
      answered: Math.max(...asked.map(({ responseEnd }) => responseEnd)),
    }
  })
}

async function visit(browser: Browser, url: string, slower: number, isFirst: boolean): Promise<Times> {
  const context = await browser.newContext({ viewport: SIZE })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url)
  if (!isFirst) {
    await timesOf(page)
    await page.goto('about:blank')
    await page.goto(url)
  }
  const times = await timesOf(page)
  await context.close()
  return times
}

const parts = testParts({ RATE_LIMITS: 'off' }, { page: new BuiltPage() })
const service = await testService(parts)
const url = await service.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchChromium()
await visit(browser, url, 1, true)
console.log(`The middle of ${VISITS} visits, in milliseconds (goal: interactive within 1000)`)
for (const { title, slower, isFirst } of WAYS) {
  const visits: Times[] = []
  while (visits.length < VISITS) visits.push(await visit(browser, url, slower, isFirst))
  const middle = (of: keyof Times) =>
    median(visits.map((times) => times[of]))
      .toFixed(0)
      .padStart(5)
  console.log(
    `${title.padEnd(42)} painted ${middle('painted')}  interactive ${middle('interactive')}  answered ${middle('answered')}`,
  )
}
await browser.close()
await service.close()
