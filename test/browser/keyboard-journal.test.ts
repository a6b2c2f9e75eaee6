/** The journal by keyboard alone. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { focusIsAt, pressAt, tabTo } from './keys.ts'
import { addressIs, visit } from './visit.ts'

const entries = (page: Page) => page.locator('#journal .entry')
const SAVE = '.journal-file > .buttons > button:nth-child(2)'
const DELETE_ALL = '.journal-file > .buttons > button:last-child'
const NO = '#journal .danger + button'

/** Opens the browser's dialog for files with a key, and chooses in it. */
async function bring(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await pressAt(page, '.file input')
  await (await choosing).setFiles({ name: 'journal.json', mimeType: 'application/json', buffer })
}

test('days are kept, noted, saved to a file, deleted one by one and all at once, and brought in again', async (t) => {
  const { page, url } = await visit(t, { path: 'sky/leo#date=2026-03-22' })
  for (const day of ['22', '23']) {
    await page.getByText(`${day} March 2026, detailed`).waitFor()
    await pressAt(page, '#sky > .buttons button:last-child')
    await focusIsAt(page, 'a.kept')
    if (day === '22') {
      await tabTo(page, '[aria-label="The day after"]', 'Shift+Tab')
      await page.keyboard.press('Enter')
    }
  }
  await page.keyboard.press('Enter')
  await focusIsAt(page, '#journal')
  await entries(page).nth(1).waitFor()

  await tabTo(page, '.entry textarea')
  await page.keyboard.type('A good day.')
  const saving = page.waitForEvent('download')
  await tabTo(page, SAVE)
  await page.keyboard.press('Enter')
  const file = readFileSync(await (await saving).path())
  assert.match(file.toString(), /A good day\./)

  // The harmless answer has the focus: Enter twice deletes nothing, Escape neither.
  await tabTo(page, '.entry .buttons button', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIsAt(page, '.entry .danger + button')
  await page.keyboard.press('Enter')
  await focusIsAt(page, '.entry .buttons > button:only-child')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await focusIsAt(page, '.entry .buttons > button:only-child')
  assert.equal(await entries(page).count(), 2)
  await page.keyboard.press('Enter')
  await tabTo(page, '.entry .danger', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await entries(page).nth(1).waitFor({ state: 'detached' })
  await focusIsAt(page, '.entry')

  await tabTo(page, DELETE_ALL)
  await page.keyboard.press('Enter')
  await focusIsAt(page, NO)
  await page.keyboard.press('Escape')
  await focusIsAt(page, DELETE_ALL)
  await page.keyboard.press('Enter')
  await tabTo(page, '#journal .danger', 'Shift+Tab')
  await page.keyboard.press('Space')
  await page.getByText('Nothing is kept yet').waitFor()
  await focusIsAt(page, '#journal')

  await bring(page, file)
  await page.getByText('2 entries were added').waitFor()
  await focusIsAt(page, '.file input')
  await tabTo(page, '.entry:first-child h4 a', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIsAt(page, '#sky')
  await addressIs(page, `${url}/sky/leo#style=detailed&date=2026-03-23`)
})
