/** A question about danger, asked on the page: the text alone, and nothing of it anywhere. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '../until.ts'
import { test } from './browser-test.ts'
import { allIsLoaded, assertNoSidewaysScroll, visit } from './visit.ts'

const QUESTION = 'Should I kill myself?'
const section = (page: Page) => page.locator('#spread')
const field = (page: Page) => section(page).locator('input.question')
const submit = (page: Page) => section(page).locator('button.main').click()

for (const [label, motion] of [
  ['Yes or no', 'no-preference'],
  ['Card of the day', 'reduce'],
  ['Celtic Cross', 'reduce'],
] as const)
  test(`“${QUESTION}” in ${label} shows whom to call, no card, and sends nothing`, async (t) => {
    const { page } = await visit(t, { path: 'draw', size: 'phone', motion })
    await section(page).getByLabel('Spread').selectOption({ label })
    await allIsLoaded(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`))
    await field(page).fill(QUESTION)
    await submit(page)
    const text = section(page).getByRole('alert')
    await text.waitFor()
    assert.match(await text.innerText(), /^Thank you for saying it\..*112 in most of Europe.*911.*999/s)
    assert.equal(await section(page).locator('.card, .cloth, .fan').count(), 0)
    assert.doesNotMatch(await section(page).innerText(), /leans|the answer is/)
    assert.deepEqual(
      sent.filter((request) => !/^GET \S+\/assets\/\S+\.(js|css) null$/.test(request)),
      [],
      'only the guard itself is loaded',
    )
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, location.href, document.title]),
    )
    assert.doesNotMatch(stored, /kill/i)
    assert.doesNotMatch(stored, /seed=|\/r\//)
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Back to the cards' }).click()
    assert.equal(await field(page).inputValue(), '')
  })

test('the page can be left at once, however small the window is, and the text is read from its heading on', async (t) => {
  const { page } = await visit(t, { path: 'draw', motion: 'reduce', size: 'phone' })
  await page.setViewportSize({ width: 360, height: 560 })
  await field(page).fill('my husband choked me, will he change')
  await submit(page)
  const sides = (selector: string) =>
    section(page)
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top, bottom, menu: document.querySelector('header')!.getBoundingClientRect().bottom }
      })
  await section(page).getByRole('alert').waitFor()
  await until('the heading is below the menu, and the way out in the window', async () => {
    const [heading, way] = [await sides('h2'), await sides('.danger-notice .buttons button')]
    return heading.top >= heading.menu && heading.bottom < 300 && way.bottom <= 560
  })
  await page.getByRole('button', { name: 'Leave this page now' }).click()
  await page.waitForURL('about:blank')
})

test('a question that is not about danger changes no card', async (t) => {
  const { page } = await visit(t, { path: 'draw', motion: 'reduce' })
  await section(page).getByLabel('Spread').selectOption({ label: 'Yes or no' })
  await field(page).fill('Is this job killing me?')
  await submit(page)
  await section(page).locator('.cloth button.card').first().waitFor()
})

test('where the guard cannot be loaded, no question is answered with a card', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'draw', motion: 'reduce' })
  expectErrors(/Failed to (load|fetch)/)
  await page.route(/danger-reader/, (route) => route.abort())
  await field(page).fill('Will it rain?')
  await submit(page)
  await section(page).getByRole('alert').waitFor()
  assert.equal(await section(page).locator('.cloth button.card').count(), 0)
})
