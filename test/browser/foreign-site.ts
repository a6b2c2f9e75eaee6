/** A site of somebody else, on another origin, that embeds what a service offers. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, type TestContext } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { BuiltPage } from '../../src/page/built-page.ts'
import { NOON, testParts, testService } from '../service.ts'
import { sharedBrowser } from './browser-test.ts'
import { TIMEOUT_MS } from './chromium.ts'
import { setClock, slowDown } from './visit.ts'

const page = new BuiltPage()
const service = testService(testParts({ RATE_LIMITS: 'off' }, { page }))
const listening = service.listen({ host: '127.0.0.1', port: 0 })
after(() => service.close())

export const serviceAddress = () => listening

/** All that a strict site has to allow. */
const policyFor = (url: string) =>
  `default-src 'none'; script-src ${url}; connect-src ${url}; frame-src ${url}; style-src 'unsafe-inline'`

async function siteWith(url: string, markup: string): Promise<Server> {
  const html = `<!doctype html><html lang="en"><title>A blog</title><meta name="viewport" content="width=device-width">
<body><main><h1>A blog</h1>${markup}</main><script src="${url}/embed.js" async></script></body></html>`
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', policyFor(url))
    response.end(html)
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  return site
}

export interface SiteVisit {
  readonly page: Page
  /** What was asked of the service. */
  readonly requests: Request[]
  readonly expectErrors: (pattern: RegExp) => void
}

interface Options {
  readonly width?: number
  /** The visitor's time zone, if it is not the machine's. */
  readonly zone?: string
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** At the end of the test nothing may be in the console, and nothing may be stored in the browser. */
export async function visitSite(t: TestContext, markup: string, options: Options = {}): Promise<SiteVisit> {
  const url = await listening
  const site = await siteWith(url, markup)
  const browser = await sharedBrowser()
  const { width = 800, zone, prepare } = options
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ viewport, ...(zone !== undefined && { timezoneId: zone }) })
  context.setDefaultTimeout(TIMEOUT_MS)
  const opened = await context.newPage()
  await slowDown(opened)
  const [requests, expected, complaints]: [Request[], RegExp[], string[]] = [[], [], []]
  opened.on('request', (request) => {
    if (request.url().startsWith(url)) requests.push(request)
  })
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  opened.on('pageerror', (error) => complaints.push(error.message))
  await setClock(opened, NOON)
  await prepare?.(opened)
  await opened.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  t.after(async () => {
    const stored = await opened.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])
    await context.close()
    site.close()
    assert.deepEqual(stored, ['', 0, 0], 'nothing is kept')
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
    assert.deepEqual(unexpected, [], 'the console is empty')
  })
  return { page: opened, requests, expectErrors: (pattern) => void expected.push(pattern) }
}
