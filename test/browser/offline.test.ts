/** Without a network, without scripts, on a home screen, and on paper. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { addressIs, setClock, toRoom, visit } from './visit.ts'

test('after the first visit the page, the last readings and the cards that were seen can be read without a network', async (t) => {
  const { page, url, expectErrors } = await visit(t, {
    hasServiceWorker: true,
    path: '#spread=past_present_future&seed=mira',
  })
  // What Chromium says of a file that it began to load before the service worker took over.
  expectErrors(/cross-world service worker resource mismatch/)
  await page.locator('#spread .act').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // From now on everything that is seen is kept.
  await page.reload()
  await page.locator('#spread .act').waitFor()
  const act = await page.locator('#spread .act').textContent()
  await page.locator('.cloth .faces.up').nth(2).waitFor()
  await toRoom(page, 'Your sign')
  await page.locator('#sky .meters').waitFor()
  await toRoom(page, 'The deck')
  await page.locator('.gallery a').nth(77).waitFor()

  expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.goto(`${url}/deck`)
  await page.locator('.gallery a').nth(77).waitFor()
  await page.getByText('You are offline').waitFor()
  await page.goto(`${url}/sky`)
  await page.locator('#sky .meters').waitFor()
  await page.goto(`${url}/#spread=past_present_future&seed=mira`)
  await page.locator('#spread .act').waitFor()
  assert.equal(await page.locator('#spread .act').textContent(), act)
  await page.locator('.cloth .faces.up').nth(2).waitFor()
  const drawn = await page
    .locator('.cloth .front')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))
  assert.deepEqual(drawn, [true, true, true])
  // A room that was never opened is there, too; what was never asked for is not, and a notice says so.
  await toRoom(page, 'Journal')
  await page.getByText('Nothing is kept yet').waitFor()
  await page.goto(`${url}/sky/pisces#style=brief&date=1999-01-01`)
  await page.getByRole('alert').getByText('This device is offline').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('#sky article h3', { hasText: 'Pisces' }).waitFor()
})

test('without a network the card of the day that was read last is there, the next day under its own date', async (t) => {
  const { page, url, expectErrors } = await visit(t, { hasServiceWorker: true, zone: 'Pacific/Auckland' })
  expectErrors(/cross-world service worker resource mismatch/)
  const label = page.locator('.today .label')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.getByText('Sunday 22 March, where you are', { exact: true }).waitFor()
  await page.locator('.today h3').waitFor()
  assert.equal(await label.textContent(), 'Card of the day')
  const card = await page.locator('.today h3').innerText()
  expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await setClock(page, Date.now() + 86_400_000)
  await page.goto(`${url}/deck`)
  await toRoom(page, 'Today')
  await label.getByText('Card of the day, Sunday 22 March 2026', { exact: true }).waitFor()
  assert.equal(await page.locator('.today h3').innerText(), card)
})

/** The service worker has today's card and the picture of this very card: others, such as the back, may come before it. */
async function cachedCard(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const [readings, pictures] = await Promise.all([
      caches.open('augury-readings'),
      caches.open('augury-pictures'),
    ])
    const reading = (await readings.keys()).find(({ url }) => url.includes('daily-card'))
    const answer = reading && (await readings.match(reading))
    if (!answer) return false
    const { card } = await answer.json()
    return (await pictures.keys()).some(({ url }) => url.includes(`/cards/${card.id}.svg`))
  })
}

/** The very picture that is shown is answered. Whether a browser draws it at once depends on what is in sight. */
async function hasPicture(page: Page): Promise<void> {
  const picture = page.locator('.today img').first()
  await picture.waitFor({ state: 'attached' })
  await untilEqual(
    () =>
      picture.evaluate(async (image: HTMLImageElement) => {
        const answer = await fetch(image.src).catch(() => undefined)
        return answer?.headers.get('content-type')
      }),
    'image/svg+xml; charset=utf-8',
    'the picture of the card',
  )
}

test('after the first visit, in whatever room, today’s card and its picture are there without a network', async (t) => {
  const { page, url, expectErrors } = await visit(t, { hasServiceWorker: true, path: 'journal' })
  expectErrors(/cross-world service worker resource mismatch/)
  await cachedCard(page)
  expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.goto(`${url}/journal`)
  await toRoom(page, 'Today')
  await page.locator('.today h3').waitFor()
  await hasPicture(page)
  await page.getByText('where you are').waitFor()
})

test('after a first visit of /, / itself is there without a network, with today’s card, its picture and what it means', async (t) => {
  const { page, url, expectErrors } = await visit(t, { hasServiceWorker: true })
  expectErrors(/cross-world service worker resource mismatch/)
  await page.locator('.today h3').waitFor()
  const card = await page.locator('.today').innerText()
  await cachedCard(page)
  expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.goto(`${url}/`)
  await page.getByText('You are offline').waitFor()
  await hasPicture(page)
  await untilEqual(() => page.locator('.today').innerText(), card)
})

test('a browser finds all it needs to install the page', async (t) => {
  const { page } = await visit(t, { path: 'sky/leo' })
  const devtools = await page.context().newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  const manifest = JSON.parse(data ?? '')
  const found = (address: string) => new URL(address, url).href
  assert.equal(found(manifest.start_url), new URL('/', page.url()).href)
  assert.equal(manifest.display, 'standalone')
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(found(src))
    assert.equal(icon.status(), 200, src)
    assert.equal(icon.headers()['content-type'], type)
    // Width and height stand at the beginning of a PNG.
    const bytes = await icon.body()
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes)
  }
  assert.ok(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'))
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A visit of a test is in a private window, and pages are not installed from there.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    [],
  )
})

test('with JavaScript off, the twelve signs of today are read', async (t) => {
  const { page, url, service } = await visit(t)
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  t.after(() => context.close())
  const plain = await context.newPage()
  await plain.goto(`${url}/sky/leo`)
  const { data } = (await service.inject('/v1/astrology/horoscope/daily')).json()
  const answers = plain.locator('noscript dd')
  assert.deepEqual(
    await answers.allInnerTexts(),
    data.horoscopes.map(({ summary }: { summary: string }) => summary),
  )
  assert.ok(await answers.first().isVisible())
  await plain.locator('noscript a').click()
  await addressIs(plain, `${url}/docs/`)
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0

for (const [spread, seed] of [
  ['past_present_future', 'mira'],
  ['celtic_cross', 'mira'],
] as const)
  test(`a reading is printed on one page, without anything to press (${spread})`, async (t) => {
    const { page } = await visit(t, { theme: 'dark', path: `#spread=${spread}&seed=${seed}` })
    await page.locator('#spread .act').waitFor()
    await page.locator('.cloth .faces.up').first().waitFor()
    assert.equal(pagesOf(await page.pdf({ format: 'A4' })), 1)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['header', 'footer', '.ask', '.spread-notes', '.beside .buttons'])
      assert.equal(await page.locator(hidden).first().isVisible(), false, hidden)
    assert.ok(await page.locator('.reading li').first().isVisible())
    assert.ok(await page.locator('.cloth .front').first().isVisible())
  })
