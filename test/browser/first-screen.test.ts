/** What a visitor sees without scrolling, and what is brought into sight when something is pressed. */
import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { until, untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { BORN, remember } from './scenes.ts'
import { addressIs, SIZES, visit } from './visit.ts'

const HEIGHT = SIZES.phone.height

/** Where it begins and ends, in pixels from the top of the window. */
async function sidesOf(shown: Locator): Promise<{ top: number; bottom: number }> {
  await shown.waitFor()
  return shown.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
}

test('on a phone the reading of a sign and the month begin in the first screen', async (t) => {
  const { page, url } = await visit(t, { size: 'phone', path: 'sky/leo' })
  const summary = page.locator('#sky .summary')
  await until('the reading begins in the window', async () => (await sidesOf(summary)).top < HEIGHT - 200)
  await page.goto(`${url}/month`)
  const grid = page.locator('.month-grid')
  await until('all of the month is in the window', async () => {
    const { top, bottom } = await sidesOf(grid)
    return top < HEIGHT / 2 && bottom <= HEIGHT
  })
  // The keyboard goes through the room as the eye does.
  const order = await page
    .locator('.month-grid, .now-above')
    .evaluateAll((all) => all.map((one) => one.className.includes('now-above')))
  assert.deepEqual(order, [false, true])
})

test('with a birth the wheel is in the first screen of the chart, and the form a line above it', async (t) => {
  const { page } = await visit(t, {
    size: 'phone',
    path: 'chart',
    prepare: (opened) => remember(opened, BORN),
  })
  await page.locator('.fold-line', { hasText: 'Lisbon, 5 February 1990, 23:40' }).waitFor()
  assert.equal(await page.locator('#chart form').count(), 0)
  const wheel = page.locator('#chart .wheel svg').first()
  await wheel.getByText('Cusp of house 2', { exact: false }).first().waitFor({ state: 'attached' })
  await page.waitForFunction((height) => {
    const { top, bottom } = document.querySelector('#chart .wheel svg')!.getBoundingClientRect()
    return top >= 0 && bottom <= height
  }, HEIGHT)
})

test('a pressed chip brings its sentence into sight, also one that is folded away, and keeps it lit', async (t) => {
  const { page } = await visit(t, { size: 'phone', path: 'sky/leo' })
  const chips = page.locator('#sky .chips button')
  await chips.first().waitFor()
  const count = await chips.count()
  assert.ok(count >= 2)
  for (let at = 0; at < count; at++) {
    await chips.nth(at).click()
    await page.waitForFunction((height) => {
      const menu = document.querySelector('nav')!.getBoundingClientRect().bottom
      return [...document.querySelectorAll('#sky .sentence.lit')].some((sentence) => {
        const { top, bottom } = sentence.getBoundingClientRect()
        return sentence.checkVisibility() && top >= menu && bottom <= height && bottom > top
      })
    }, HEIGHT)
    assert.equal(await chips.nth(at).getAttribute('aria-pressed'), 'true')
  }
})

test('an unknown address shows a way home', async (t) => {
  const { page, url, expectErrors } = await visit(t, { path: 'nothing/at/all' })
  expectErrors(/404/)
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
  await untilEqual(() => page.title(), 'Augury: nothing here')
  await page.getByRole('link', { name: 'Lay a spread' }).click()
  await page.locator('#spread').waitFor()
  await addressIs(page, `${url}/draw`)
})
