/** What a Lighthouse would look at: words for machines, sizes for fingers, caching, compression, stillness. */
import assert from 'node:assert/strict'
import type { Response } from 'playwright-core'
import { test } from './browser-test.ts'
import { allIsLoaded, visit } from './visit.ts'

test('the page has a language, a title, a description, one first heading and no level left out', async (t) => {
  const { page } = await visit(t, { path: 'sky' })
  await page.locator('#sky .meters').waitFor()
  const metrics = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    viewport: document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '',
    icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '',
    levels: [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
    silent: document.querySelectorAll('img:not([alt])').length,
  }))
  assert.equal(metrics.lang, 'en')
  assert.match(metrics.title, /^Augury/)
  assert.ok(metrics.description.length >= 50 && metrics.description.length <= 160, metrics.description)
  assert.doesNotMatch(metrics.viewport, /user-scalable|maximum-scale/)
  assert.equal((await page.request.get(metrics.icon)).status(), 200)
  assert.equal(metrics.silent, 0)
  assert.equal(metrics.levels.filter((level) => level === 1).length, 1)
  metrics.levels.forEach((level, at) => {
    assert.ok(
      at === 0 ? level === 1 : level <= metrics.levels[at - 1]! + 1,
      `headings: ${metrics.levels.join(' ')}`,
    )
  })
})

/** WCAG 2.2, 2.5.8. Links inside of a sentence are exempt there. */
const FINGER_PX = 24

for (const [path, selector] of [
  ['#spread=celtic_cross&seed=fingers', '#spread .reading li:nth-child(10)'],
  ['sky/leo', '#sky .meters'],
  ['sky/aries#period=month&date=2026-10-21', '#sky .score-bars'],
  ['month#month=2026-03&day=20', '#month .day-details'],
  ['chart#houses=morinus&wider=1&sidereal=raman', '#chart .room-invitation'],
] as const)
  test(`every control is large enough for a finger (${path.slice(0, 7)}…)`, async (t) => {
    const { page } = await visit(t, { size: 'phone', path, isDeveloper: true })
    await page.locator(selector).waitFor()
    for (const summary of await page.locator('summary').all()) await summary.click()
    const controls = await page
      .locator('a, button, input, select, summary, [role=tab], [role=option]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('p, .off-screen'))
          .map((one) => {
            // A choice is as large as the label around it.
            const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
            return { what: one.outerHTML.slice(0, 90), side: Math.min(width, height) }
          })
          .filter(({ side }) => side > 1),
      )
    assert.ok(controls.length > 15)
    const { what, side } = controls.toSorted((a, b) => a.side - b.side)[0]!
    t.diagnostic(`the smallest of ${controls.length} controls has ${side.toFixed(0)} px: ${what}`)
    assert.ok(side >= FINGER_PX, `${what} has ${side} px`)
  })

const isText = (response: Response) =>
  /html|javascript|css|svg/.test(response.headers()['content-type'] ?? '')

test('all text comes compressed, and a second visit asks for nothing but the document and the answers', async (t) => {
  const seen: Response[] = []
  const { page, url } = await visit(t, {
    prepare: async (opened) => opened.on('response', (response) => seen.push(response)),
  })
  const cardIsThere = () => page.locator('.today h3').waitFor()
  await cardIsThere()
  await allIsLoaded(page)
  const files = seen.filter((response) => isText(response))
  assert.ok(files.length >= 4)
  for (const file of files) {
    const { 'content-encoding': encoding, 'cache-control': caching = '' } = await file.allHeaders()
    assert.match(encoding ?? 'none', /^(br|gzip)$/, file.url())
    assert.match(
      caching,
      file.url() === `${url}/` ? /^private, no-cache$/ : /max-age=31536000, immutable/,
      file.url(),
    )
  }
  seen.length = 0
  await page.reload()
  await cardIsThere()
  await allIsLoaded(page)
  const requests = []
  for (const response of seen) {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes()
    if (responseBodySize + responseHeadersSize > 0) requests.push(new URL(response.url()).pathname)
  }
  assert.deepEqual(
    requests.filter((path) => path !== '/' && !path.startsWith('/v1/')),
    [],
  )
})

test('nothing jumps about while the page loads', async (t) => {
  const { page } = await visit(t, {
    movesClock: true,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  await page.locator('.today h3').waitFor()
  await allIsLoaded(page)
  await page.clock.runFor(500)
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  t.diagnostic(`cumulative layout shift ${shift.toFixed(4)}`)
  assert.ok(shift < 0.1, `cumulative layout shift ${shift}`)
})
