import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilEqual } from '../until.ts'
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
  await section(page).getByText('No card has all of this').waitFor()
  await section(page).getByLabel('Look for a card').fill('star')
  await section(page).getByRole('link', { name: 'The Star' }).click()
  await title(page, 'The Star')
  await addressIs(page, `${url}/deck/ar17`)
  const { meaning, keywords } = (await service.inject('/v1/tarot/cards/ar17')).json()
  for (const text of Object.values<string>(meaning.upright)) await dialog(page).getByText(text).waitFor()
  await dialog(page).getByText('In the picture', { exact: true }).waitFor()
  assert.match((await dialog(page).locator('img').getAttribute('alt')) ?? '', /^The Star\. .{20}/)
  await dialog(page).getByRole('radio', { name: 'Reversed' }).check()
  for (const text of Object.values<string>(meaning.reversed)) await dialog(page).getByText(text).waitFor()
  assert.deepEqual(await dialog(page).locator('.words li').allTextContents(), keywords.reversed)
  assert.equal(await dialog(page).locator('img.reversed').count(), 1)
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  await addressIs(page, `${url}/deck`)
  await section(page).locator('a[href="deck/ar17"]:focus').waitFor()
  await section(page).getByLabel('Element').selectOption('Fire')
  await addressIs(page, `${url}/deck#element=fire`)
  await section(page).getByRole('button', { name: 'Show all cards' }).click()
  await links(page).nth(77).waitFor()
  await addressIs(page, `${url}/deck`)
  await assertNoSidewaysScroll(page)
})

/** Its lights come with a script of their own. */
const spot = (page: Page, name: string) =>
  dialog(page)
    .locator('.spot')
    .and(page.getByLabel(name, { exact: true }))
const scaleOf = (page: Page) =>
  page.locator('.layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a)

test('a symbol is touched and read; two fingers enlarge the card, a finger that wipes over the whole card goes to the next', async (t) => {
  const { page, url } = await visit(t, { path: 'deck/ar00#kind=majors', size: 'phone' })
  await spot(page, 'The small dog').click()
  await dialog(page).locator('.symbol-meaning').getByText('Instinct at your heels').waitFor()
  assert.equal(await spot(page, 'The small dog').getAttribute('aria-pressed'), 'true')
  const { x, y, width } = (await dialog(page).locator('.frame').boundingBox())!
  const [middle, line] = [x + width / 2, y + 60]
  const touch = await touchesOf(page)
  await touch([middle - 20, line], [middle + 20, line])
  await touch([middle - 40, line], [middle + 40, line])
  await touch()
  await untilEqual(() => scaleOf(page), 2)
  // Enlarged, the card follows the finger.
  await touch([middle, line])
  await touch([middle - 90, line])
  await touch()
  await title(page, 'The Fool')
  await page.keyboard.press('0')
  await untilEqual(() => scaleOf(page), 1)
  await touch([middle + 60, line])
  await touch([middle - 60, line])
  await touch()
  await title(page, 'The Magician')
  await addressIs(page, `${url}/deck/ar01#kind=majors`)
  await dialog(page).getByRole('link', { name: 'Draw a card' }).click()
  await addressIs(page, `${url}/draw`)
  await untilEqual(() => page.getByLabel('Spread').inputValue(), 'single')
})

/** Fingers, by the debugger: they are put down, moved, and lifted when none is left. */
async function touchesOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let before = 0
  return async (...points: readonly (readonly [x: number, y: number])[]) => {
    const type = points.length === 0 ? 'touchEnd' : before === 0 ? 'touchStart' : 'touchMove'
    before = points.length
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

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
