/** The rooms and their addresses: links, the menu, the back button, and what is loaded when. */
import assert from 'node:assert/strict'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { addressIs, toRoom, visit } from './visit.ts'

test('each room has an address, a title and a place in the menu, and the back button goes through them', async (t) => {
  const { page, url } = await visit(t)
  const current = page.locator('nav [aria-current]')
  await current.filter({ hasText: 'Today' }).waitFor()
  for (const [name, path, id, title] of [
    ['Cards', 'draw', 'spread', 'the cards'],
    ['Your sign', 'sky', 'sky', 'the sky of a sign'],
    ['The month', 'month', 'month', 'the month’s sky'],
    ['Birth chart', 'chart', 'chart', 'birth chart'],
    ['Your day', 'your-day', 'day', 'your day'],
    ['Ahead', 'ahead', 'ahead', 'what is coming'],
    ['Together', 'together', 'together', 'two people'],
    ['The deck', 'deck', 'deck', 'the deck'],
    ['Journal', 'journal', 'journal', 'journal'],
  ] as const) {
    await toRoom(page, name)
    await page.locator(`#${id} h2`).waitFor()
    await addressIs(page, `${url}/${path}`)
    assert.equal(await current.getAttribute('aria-label'), name)
    await untilEqual(() => page.title(), `Augury: ${title}`)
    assert.equal(await page.locator('main > section').count(), 1)
  }
  await page.goBack()
  await page.locator('#deck').waitFor()
  await page.reload()
  await page.locator('#deck').waitFor()
  await page.getByRole('link', { name: 'Augury' }).click()
  await page.locator('#today').waitFor()
  await addressIs(page, `${url}/`)
})

test('a deep address is answered with the page, and its files are found from there', async (t) => {
  const { page, url } = await visit(t, { path: 'sky/leo#date=2026-03-22' })
  await page.locator('#sky article h3', { hasText: 'Leo' }).waitFor()
  await toRoom(page, 'The month')
  await page.locator('#month .month-grid, #month table').first().waitFor()
  await addressIs(page, `${url}/month`)
})

test('a link of the page that was one document opens the room of today', async (t) => {
  const { page, url } = await visit(t, { path: '#sky?sign=leo&style=brief&date=2026-03-21' })
  await page.locator('#sky article h3', { hasText: 'Leo' }).waitFor()
  await addressIs(page, `${url}/sky/leo#style=brief&date=2026-03-21`)
})

test('a room is loaded when it is opened; if its script does not come, that is reported, and the others stay open', async (t) => {
  const requests: string[] = []
  const { page, expectErrors } = await visit(t, {
    prepare: async (opened) => opened.on('request', (request) => requests.push(request.url())),
  })
  const scripts = () => requests.filter((address) => address.endsWith('.js'))
  const first = scripts().length
  expectErrors(/Failed to load resource/)
  await page.route('**/month-section*.js', (route) => route.abort())
  await toRoom(page, 'The month')
  await page.getByRole('alert').getByText('The service did not answer').waitFor()
  assert.ok(scripts().length > first)
  await toRoom(page, 'Your sign')
  await page.locator('#sky .meters').waitFor()
  await page.goBack()
  // Some browsers ask for the script again now, and some only when told to.
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/month-section*.js')
  await again.click()
  await page.locator('#month h3').first().waitFor()
})
