/** Two people: their births side by side, the reading, and the wheel of both. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { BORN, remember } from './scenes.ts'
import {
  addressIs,
  allIsLoaded,
  assertAccessible,
  assertNoSidewaysScroll,
  SIZES,
  toRoom,
  visit,
} from './visit.ts'

const room = (page: Page) => page.locator('#together')
const theirs = (page: Page) => room(page).getByRole('group', { name: 'The other one' })
const lit = (page: Page) => room(page).locator('.wheel g.lit > title')
const sentence = (page: Page, text: string) => room(page).locator('.sentence', { hasText: text })
const read = (page: Page) => room(page).getByRole('button', { name: 'Read the two charts' }).click()

const OPEN = { path: 'together', prepare: (opened: Page) => remember(opened, BORN) }

async function fillTheirs(page: Page, date: string, time: string): Promise<void> {
  await theirs(page).getByLabel('Date of birth').fill(date)
  if (time === '') await theirs(page).getByLabel('I don’t know the time').check()
  else await theirs(page).getByLabel('Local time').fill(time)
  await theirs(page).getByRole('combobox', { name: 'Place of birth' }).fill('Lima')
  await theirs(page).getByRole('option', { name: 'Lima, Peru' }).first().click()
}

const storedBirths = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('augury.births') ?? '{}').births.length)

test('two births are read together; sentence, line and contact light each other; the second is kept only if asked', async (t) => {
  const { page, url } = await visit(t, OPEN)
  await fillTheirs(page, '1985-11-02', '06:40')
  await read(page)
  await room(page).locator('.portrait .sentence').first().waitFor()
  await addressIs(page, `${url}/together#kind=love`)
  assert.equal(await storedBirths(page), 1)
  await assertAccessible(page, '#together')

  // A sentence lights its line.
  const contact = room(page).locator('.contacts button').first()
  const words = (await contact.innerText()).split(' ')
  const [, yours, aspect, , other] = words.filter((word) => /^\p{L}+$/u.test(word))
  await contact.hover()
  await lit(page)
    .filter({ hasText: new RegExp(`^${yours}`) })
    .first()
    .waitFor({ state: 'attached' })
  const titles = await lit(page).allTextContents()
  assert.ok(
    titles.some((title) => title.startsWith(`Their ${other}`)),
    titles.join(),
  )
  assert.notEqual(aspect, undefined)
  assert.ok((await room(page).locator('.sentence.lit').count()) > 0)

  // A line lights its sentence.
  await room(page).getByRole('heading', { name: 'Together' }).hover()
  const line = room(page)
    .locator('.wheel g', { has: page.locator('title', { hasText: ', orb ' }) })
    .last()
  const title = await line.locator('title').textContent()
  await line.locator('path').first().dispatchEvent('mouseover')
  await sentence(page, '').and(room(page).locator('.lit')).first().waitFor()
  assert.ok((await lit(page).allTextContents()).includes(title!))

  await room(page)
    .getByRole('button', { name: /^Change: You and / })
    .click()
  await theirs(page).getByLabel('Remember this birth').check()
  await theirs(page).getByLabel('Name').fill('Mira')
  await read(page)
  await room(page).getByText('You and Mira').waitFor()
  assert.equal(await storedBirths(page), 2)
  // Two that are kept are read at once.
  await toRoom(page, 'The deck')
  await toRoom(page, 'Together')
  await room(page).locator('.portrait .sentence').first().waitFor()
  await room(page)
    .getByRole('button', { name: /^Change: You and / })
    .click()
  await room(page).getByRole('button', { name: 'Forget the other one' }).click()
  await room(page).locator('.portrait').waitFor({ state: 'detached' })
  assert.equal(await storedBirths(page), 1)
})

test('without a time, on a phone: what is left out is said, bars have a from and a to, nothing is too wide', async (t) => {
  const { page } = await visit(t, { ...OPEN, size: 'phone' })
  await fillTheirs(page, '1985-11-02', '')
  await room(page).getByRole('radio', { name: 'Friends' }).check()
  await read(page)
  await room(page).getByText('Without their time of birth').waitFor()
  await room(page)
    .getByText(/more than \d+ to \d+ of 100/)
    .first()
    .waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page, '#together')
  // Just wide enough for the menu to stand beside the name.
  await page.setViewportSize({ width: 870, height: 900 })
  await assertNoSidewaysScroll(page)
  await page.setViewportSize(SIZES.desktop)
  await assertNoSidewaysScroll(page)
  // On paper: charts and figures, then the reading.
  const pdf = await page.pdf({ format: 'A4' })
  assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length, 2)
})

test('a mistake stands beside the birth that it is in', async (t) => {
  const { page, expectErrors } = await visit(t, OPEN)
  expectErrors(/status of 4\d\d/)
  await fillTheirs(page, '2021-03-28', '02:30')
  await theirs(page).locator('summary').click()
  await theirs(page).getByLabel('Time zone').fill('Europe/Berlin')
  await read(page)
  await theirs(page).getByRole('alert').waitFor()
  assert.match(await theirs(page).getByRole('alert').innerText(), /put forward then/)
  assert.equal(await theirs(page).getByLabel('Local time').getAttribute('aria-describedby'), 'second-fault')
  await allIsLoaded(page)
})
