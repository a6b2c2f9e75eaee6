/** What is coming: the picture first, a bar to be touched, the year, the line of life, the calendar. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { readPdf, running } from '../pdf-text.ts'
import { test } from './browser-test.ts'
import { BORN, bornWith, remember } from './scenes.ts'
import { addressIs, allIsLoaded, assertAccessible, assertNoSidewaysScroll, SIZES, visit } from './visit.ts'

const room = (page: Page) => page.locator('#ahead')
const rows = (page: Page) => room(page).locator('[data-transit]')
const aside = (page: Page) => room(page).locator('aside')

test('with a remembered birth the picture is there at once; a bar is read, a span chosen, a calendar made', async (t) => {
  const { page, url } = await visit(t, { path: 'ahead', prepare: (opened) => remember(opened, BORN) })
  await rows(page).first().waitFor()
  assert.equal(await room(page).locator('form').count(), 0, 'the form is folded into a line')
  await room(page).getByText('5 February 1990').first().waitFor()
  await aside(page).getByRole('heading', { name: 'All in all' }).waitFor()
  await room(page).locator('.chapters li').first().waitFor()
  await room(page).locator('.year-sections h4').first().waitFor()
  await assertAccessible(page, '#ahead')

  // By pointer, and again by keyboard.
  const title = (await rows(page).first().locator('title').textContent())!
  await rows(page).first().locator('.bar').first().click()
  const [, body, aspect, point] = /^(\w+) (\w+) (\w+),/.exec(title)!
  await aside(page)
    .getByRole('heading', { name: `${body} ${aspect} your ${point}` })
    .waitFor()
  assert.equal(await rows(page).first().getAttribute('aria-pressed'), 'true')
  await aside(page).getByRole('button', { name: 'Back to the whole' }).click()
  await aside(page).getByRole('heading', { name: 'All in all' }).waitFor()
  await rows(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await aside(page)
    .getByRole('heading', { name: / your / })
    .waitFor()
  await page.keyboard.press('Escape')
  await aside(page).getByRole('heading', { name: 'All in all' }).waitFor()

  await room(page).getByRole('radio', { name: 'Ten years' }).check()
  await room(page).locator('.timeline svg[aria-label*="2036"]').waitFor()
  await rows(page).first().waitFor()
  for (const label of await rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('title')!.textContent),
  ))
    assert.match(label!, /^(Jupiter|Saturn|Uranus|Neptune|Pluto) /)

  await room(page).getByRole('button', { name: 'Make my address' }).click()
  const address = await room(page).getByLabel('The address of your calendar').inputValue()
  await room(page).getByText('Whoever has this address sees this calendar').waitFor()
  const calendar = await (await fetch(address)).text()
  assert.match(calendar, /^BEGIN:VCALENDAR/)
  await addressIs(page, `${url}/ahead`)
})

test('without a time, on a phone: the text comes to the foot of the window, nothing is too wide, paper has no controls', async (t) => {
  const unknown = bornWith({ isTimeUnknown: true })
  const { page } = await visit(t, {
    path: 'ahead',
    size: 'phone',
    theme: 'dark',
    prepare: (opened) => remember(opened, unknown),
  })
  await rows(page).first().waitFor()
  await room(page).getByText('Without the time of birth there are no angles').first().waitFor()
  await room(page).locator('.chapters li').first().waitFor()
  await allIsLoaded(page)
  await assertNoSidewaysScroll(page)
  const row = rows(page).nth(4)
  await row.click()
  await aside(page)
    .getByRole('heading', { name: / your / })
    .waitFor()
  const [text, touched] = [(await aside(page).boundingBox())!, (await row.boundingBox())!]
  assert.ok(text.y + text.height >= SIZES.phone.height - 1, 'it stands at the foot')
  assert.ok(touched.y + touched.height <= text.y + 1, 'the bar stays in sight')
  const menu = (await page.locator('header').boundingBox())!
  assert.ok(touched.y >= menu.y + menu.height, 'and below the menu')
  await assertAccessible(page, '#ahead')
  await page.emulateMedia({ media: 'print' })
  assert.equal(await room(page).getByRole('button', { name: 'Print' }).isVisible(), false)
  assert.equal(await room(page).locator('.feed-part').isVisible(), false)
})

test('the time and the year that are shown can be saved as PDFs', async (t) => {
  const { page } = await visit(t, { path: 'ahead', prepare: (opened) => remember(opened, BORN) })
  await rows(page).first().waitFor()
  const saved = async (place: string) => {
    const download = page.waitForEvent('download')
    await page.locator(place).getByRole('button', { name: 'Save as PDF' }).click()
    const file = await download
    const pdf = await readPdf(await readFile((await file.path())!))
    return { name: file.suggestedFilename(), titles: running(pdf, 'H3'), chapters: pdf.bookmarks }
  }
  const time = await saved('.ahead-hint')
  assert.equal(time.name, 'time-ahead.pdf')
  const drawn = await rows(page).locator('title').allTextContents()
  const titles = drawn.map((title) => title.replace(/^(\w+ \w+) (\w+),.*$/s, '$1 natal $2'))
  for (const title of titles) assert.ok(time.titles.includes(title), title)
  await page.locator('.year-part').getByRole('radio', { name: 'The next' }).check()
  const from = await page.locator('.year-part .dim').textContent()
  const year = await saved('.year-part')
  assert.equal(year.name, 'solar-return.pdf')
  assert.equal(year.chapters[0], `The year from ${/^From (\d+ \w+ \d+)/.exec(from!)![1]}`)
})

test('without a birth there is the form; what is wrong with it is written beside it', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'ahead' })
  expectErrors(/422|400/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url().replace(/.*\//, ''))
  })
  const form = room(page).locator('form')
  await form.waitFor()
  assert.equal(await room(page).locator('.timeline').count(), 0)
  await form.getByLabel('Date of birth').fill('1990-03-25')
  await form.getByLabel('Local time').fill('01:30')
  await form.getByRole('combobox', { name: 'Place of birth' }).fill('Lisbon')
  await form
    .getByRole('option', { name: /^Lisbon, .*Portugal/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Look ahead' }).click()
  await room(page).locator('#ahead-birth-fault').waitFor()
  await allIsLoaded(page)
  assert.deepEqual(asked, ['transit-timeline'], 'what would be refused again is not asked for')
  await form.getByLabel('Local time').fill('03:30')
  await form.getByRole('button', { name: 'Look ahead' }).click()
  await rows(page).first().waitFor()
  await form.waitFor({ state: 'detached' })
  await room(page).locator('.chapters li').first().waitFor()
  await room(page).locator('.year-sections h4').first().waitFor()
})
