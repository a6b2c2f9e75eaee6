import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { assertNoSidewaysScroll, visit } from './visit.ts'

const section = (page: Page) => page.locator('#sky')
const heading = (page: Page, text: string) => section(page).locator('article h3', { hasText: text })

test('a visitor reads the day of a sign in three styles', async (t) => {
  const { page } = await visit(t, { path: 'sky', size: 'phone' })
  await section(page).locator('.meters').waitFor()
  assert.equal(
    await section(page).getByRole('radio', { name: 'Aries' }).isChecked(),
    true,
    'the Sun is in Aries',
  )
  await section(page).getByRole('radio', { name: 'Leo' }).check()
  await heading(page, 'Leo').waitFor()
  // On a phone style and date are a line.
  await section(page).getByRole('button', { name: 'Change: Sat 21 March 2026, Detailed' }).click()
  for (const style of ['Brief', 'Poetic', 'Detailed']) {
    await section(page).getByRole('radio', { name: style }).check()
    await section(page).locator('article .dim', { hasText: style.toLowerCase() }).waitFor()
    assert.equal(await section(page).locator('.meters > li').count(), 8)
    assert.ok((await section(page).locator('.chips .cited').count()) > 0)
    await assertNoSidewaysScroll(page)
  }
  await section(page).locator('.lucky').waitFor()
  await section(page).getByText('Love', { exact: true }).first().click()
})

test('a transit lights the sentences it caused, and a sentence its transits', async (t) => {
  const { page } = await visit(t, { path: 'sky/leo#style=detailed&date=2026-03-21' })
  const chip = section(page).locator('.chips button').first()
  await chip.click()
  assert.equal(await chip.getAttribute('aria-pressed'), 'true')
  const lit = section(page).locator('.sentence.lit')
  await lit.first().waitFor()
  const total = await section(page).locator('article .sentence').count()
  assert.ok((await section(page).locator('article .sentence.lit').count()) < total, 'not every sentence')
  await chip.click()
  await page.mouse.move(0, 0)
  await lit.first().waitFor({ state: 'detached' })
  await section(page).locator('.summary .sentence').first().hover()
  await section(page).locator('.chips .lit').first().waitFor()
})

test('days are chosen, linked and returned to', async (t) => {
  const { page } = await visit(t, { path: 'sky/leo#style=brief&date=2026-03-21' })
  const day = (text: string) => section(page).locator('article .dim', { hasText: text }).waitFor()
  await day('Saturday 21 March 2026')
  await section(page).getByRole('button', { name: 'The day after' }).click()
  await day('Sunday 22 March 2026')
  await page.waitForURL(/\/sky\/leo#style=brief&date=2026-03-22$/)
  await section(page).locator('input[type=date]').fill('1999-08-11')
  await day('Wednesday 11 August 1999')
  await page.goBack()
  await day('Sunday 22 March 2026')
  await page.goBack()
  await day('Saturday 21 March 2026')
  await section(page).getByRole('button', { name: 'Today' }).click()
  await page.waitForURL(/\/sky\/leo#style=brief$/)
})
