import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { addressIs, assertNoSidewaysScroll, toRoom, visit } from './visit.ts'

const section = (page: Page) => page.locator('#journal')
const entries = (page: Page) => section(page).locator('.entry')
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const bring = (page: Page, text: string | Buffer) =>
  section(page)
    .getByLabel('Bring in a file')
    .setInputFiles({ name: 'journal.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('draws and days are kept with notes, go out and in as a file, and are all deleted', async (t) => {
  const { page, url } = await visit(t, { size: 'phone', path: 'sky/leo#date=2026-03-22' })
  await page.getByRole('button', { name: 'Keep in the journal' }).click()
  await page.getByText('In your journal').waitFor()
  await toRoom(page, 'Cards')
  await page.getByRole('textbox', { name: 'What do you want to ask?' }).fill('Shall we dance?')
  await page.getByRole('button', { name: 'Draw mine' }).click()
  await page.getByRole('button', { name: 'Keep in the journal' }).click()
  const draw = page.url()
  await page.getByRole('link', { name: 'In your journal' }).click()

  await entries(page).nth(1).waitFor()
  const [newest, oldest] = [entries(page).nth(0), entries(page).nth(1)]
  await newest.getByText('“Shall we dance?”').waitFor()
  assert.equal(await newest.locator('.kept-cards li').count(), 3)
  await oldest.getByRole('link', { name: 'Leo, Sunday 22 March 2026' }).waitFor()
  await newest.getByLabel('Your note').fill('We did.')
  await assertNoSidewaysScroll(page)
  await page.reload()
  assert.equal(await newest.getByLabel('Your note').inputValue(), 'We did.')

  const saving = page.waitForEvent('download')
  await button(page, 'Save as a file').click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), 'augury-journal-2026-03-21.json')
  const file = readFileSync(await saved.path())

  // A broken file gets a sentence and changes nothing.
  await bring(page, file.subarray(0, file.length / 2))
  await section(page).getByText('This file is damaged').waitFor()
  await bring(page, '{"kind":"something else"}')
  await section(page).getByText('This file is not a journal').waitFor()
  assert.equal(await entries(page).count(), 2)

  await button(page, 'Delete all').click()
  await button(page, 'No').click()
  assert.equal(await entries(page).count(), 2)
  await button(page, 'Delete all').click()
  await button(page, 'Yes, delete all 2').click()
  await section(page).getByText('Nothing is kept yet').waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('augury.journal')), null)

  await bring(page, file)
  await section(page).getByText('2 entries were added').waitFor()
  assert.equal(await newest.getByLabel('Your note').inputValue(), 'We did.')
  await bring(page, file)
  await section(page).getByText('0 entries were added').waitFor()
  assert.equal(await entries(page).count(), 2, 'nothing is there twice')

  await newest.getByRole('heading').getByRole('link').click()
  await page.locator('#spread .act').waitFor()
  await addressIs(page, draw)
  await page.goBack()
  await entries(page).nth(0).getByRole('button', { name: 'Delete “' }).click()
  await button(page, 'Yes, delete it').click()
  await entries(page).nth(1).waitFor({ state: 'detached' })
  await addressIs(page, `${url}/journal`)
})
