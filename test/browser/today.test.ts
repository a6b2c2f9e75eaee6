/** A page that knows its visitor: a birth is given once, every room reads it, and another can be chosen in one place. */
import assert from 'node:assert/strict'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { BOTH, remember } from './scenes.ts'
import { assertNoSidewaysScroll, toRoom, visit } from './visit.ts'

test('asked once, in three fields: then Today has a sentence of one’s own in the first screen, and every room is about it', async (t) => {
  const { page } = await visit(t, { size: 'phone' })
  await page.getByRole('button', { name: 'Enter my birth' }).click()
  const form = page.getByRole('dialog')
  const fields = form.locator('input:not([type=checkbox])').filter({ visible: true })
  await form.getByLabel('Date of birth').waitFor()
  assert.equal(await fields.count(), 3)
  await form.getByLabel('Date of birth').fill('1990-02-05')
  await form.getByLabel('I don’t know the time').check()
  // A town that was typed and not chosen has no coordinates. By the key: the list of towns lies over the button when it has come.
  await form.getByRole('combobox', { name: 'Place of birth' }).fill('Lisbon')
  await form.getByRole('combobox', { name: 'Place of birth' }).press('Enter')
  await form.getByRole('alert').getByText('Choose a town from the list').waitFor()
  await form.getByRole('combobox', { name: 'Place of birth' }).fill('lisb')
  await form.getByRole('option', { name: 'Lisbon, Portugal', exact: true }).click()
  await form.getByRole('button', { name: 'Keep' }).click()
  await form.waitFor({ state: 'detached' })
  const sentence = page.locator('.own-sentence')
  await sentence.waitFor()
  const isSeen = () =>
    page.locator('.own-act').evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)
  await untilEqual(isSeen, true)
  assert.match(await sentence.innerText(), /^[^.!?]+.*[.!?…”’]$/)
  assert.equal(await page.locator('.invitation').count(), 0)
  await page.locator('.coming li').nth(2).waitFor()
  await toRoom(page, 'Birth chart')
  await page.locator('#chart .chart-head').waitFor()
  await toRoom(page, 'Your day')
  await page.getByText('Lisbon, 5 February 1990, hour unknown').waitFor()
  await page.locator('#day article').waitFor()
})

test('another birth is chosen in the header, and the room that is open follows; skipping takes one touch and lasts', async (t) => {
  const { page } = await visit(t, { path: 'your-day', prepare: (opened) => remember(opened, BOTH) })
  const profile = page.locator('#day article header')
  await profile.getByText('Sun in Aquarius').waitFor()
  await page.getByRole('button', { name: 'Whose chart: You' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Mira/ }).click()
  await profile.getByText('Sun in Scorpio').waitFor()
  await page.getByRole('button', { name: 'Whose chart: Mira' }).waitFor()
  await toRoom(page, 'Today')
  await page.getByText('The card of Mira today').waitFor()
  // With nobody left the page asks, and takes a no.
  await page.evaluate(() => localStorage.removeItem('augury.births'))
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Not now' }).click()
  await other.reload()
  await other.getByRole('button', { name: 'Let this page speak about you' }).waitFor()
  assert.equal(await other.locator('.invitation').count(), 0)
  await other.close()
})

test('in a window of 320 pixels every room has its width, with births and with a long name', async (t) => {
  const [own, mira] = BOTH.births.births
  const births = [own, { ...mira, name: 'W'.repeat(60) }]
  const { page, url } = await visit(t, {
    size: 'phone',
    prepare: async (opened) => {
      await opened.setViewportSize({ width: 320, height: 640 })
      await remember(opened, { births: { ...BOTH.births, births, chosen: '2', second: '1' } })
    },
  })
  for (const [path, shown] of [
    ['', '.own-sentence'],
    ['draw', '#spread .cloth'],
    ['sky', '#sky .meters'],
    ['month', '#month .month-grid'],
    ['chart', '#chart .chart-head'],
    ['your-day', '#day article'],
    ['together', '.pair-answer .portrait'],
    ['deck', '#deck .gallery a'],
    ['journal', '#journal h2'],
  ] as const) {
    await page.goto(`${url}/${path}`)
    await page.locator(shown).first().waitFor()
    await assertNoSidewaysScroll(page)
  }
})
