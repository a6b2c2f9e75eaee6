import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { addressIs, assertNoSidewaysScroll, visit } from './visit.ts'

const section = (page: Page) => page.locator('#deck')
const links = (page: Page) => section(page).locator('.gallery a')
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true }).waitFor()

test('the gallery shows 78 cards, finds them by a word, and opens each at its own address', async (t) => {
  const { page, url, service } = await visit(t, { path: 'deck', size: 'phone' })
  await links(page).nth(77).waitFor()
  assert.equal(await links(page).count(), 78)
  await section(page).getByLabel('Look for a card').fill('knight')
  await links(page).nth(4).waitFor({ state: 'detached' })
  assert.deepEqual(
    (await links(page).allTextContents()).toSorted(),
    ['Cups', 'Pentacles', 'Swords', 'Wands'].map((suit) => `Knight of ${suit}`),
  )
  await section(page).getByLabel('Look for a card').fill('nothing of the kind')
  await section(page).getByText('No card is called that').waitFor()
  await section(page).getByLabel('Look for a card').fill('star')
  await section(page).getByRole('link', { name: 'The Star' }).click()
  await title(page, 'The Star')
  await addressIs(page, `${url}/deck/ar17`)
  const { meaning, keywords } = (await service.inject('/v1/tarot/cards/ar17')).json()
  for (const text of Object.values<string>(meaning.upright)) await dialog(page).getByText(text).waitFor()
  await dialog(page).getByText('In the picture').waitFor()
  assert.match((await dialog(page).locator('img').getAttribute('alt')) ?? '', /^The Star\. .{20}/)
  await dialog(page).getByRole('radio', { name: 'Reversed' }).check()
  for (const text of Object.values<string>(meaning.reversed)) await dialog(page).getByText(text).waitFor()
  assert.deepEqual(await dialog(page).locator('.words li').allTextContents(), keywords.reversed)
  assert.equal(await dialog(page).locator('img.reversed').count(), 1)
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  await addressIs(page, `${url}/deck`)
  await section(page).locator('a[href="deck/ar17"]:focus').waitFor()
  await assertNoSidewaysScroll(page)
})

test('the address of a card opens it, the arrow keys go on, and closing it leads to the gallery', async (t) => {
  const { page, url } = await visit(t, { path: 'deck/ar21', theme: 'dark' })
  await title(page, 'The World')
  await page.keyboard.press('ArrowRight')
  await title(page, 'Ace of Wands')
  await addressIs(page, `${url}/deck/waac`)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.waitForURL(`${url}/deck`)
  await links(page).nth(77).waitFor()
})
