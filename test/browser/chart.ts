import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll, visit } from './visit.ts'

const chart = (page: Page) => page.locator('#chart')
const day = (page: Page) => page.locator('#day')
const cast = (page: Page) => chart(page).getByRole('button', { name: 'Cast the chart' }).click()

async function chooseCity(page: Page, typed: string, offered: string): Promise<void> {
  await chart(page).getByRole('combobox', { name: 'Place of birth' }).fill(typed)
  await chart(page).getByRole('option', { name: offered }).click()
}

async function fillBirth(page: Page, date: string, time: string): Promise<void> {
  await chart(page).getByLabel('Date of birth').fill(date)
  await chart(page).getByLabel('Local time').fill(time)
}

for (const size of ['desktop', 'phone'] as const)
  test(`a visitor casts a chart and reads their day on the ${size}`, async (t) => {
    const { page, url } = await visit(t, { size, theme: size === 'desktop' ? 'dark' : 'light' })
    await day(page).getByText('This needs a birth').waitFor()
    await fillBirth(page, '1990-02-05', '23:40')
    await chooseCity(page, 'lisb', 'Lisbon, Portugal')
    assert.equal(await chart(page).getByLabel('Time zone').inputValue(), 'Europe/Lisbon')
    await cast(page)
    await chart(page)
      .getByRole('heading', { name: 'Sun in Aquarius, Moon in Gemini, Libra rising' })
      .waitFor()
    assert.equal(await chart(page).locator('.wheel svg').count(), 1)
    assert.equal(await chart(page).locator('tbody tr').count(), 10)
    for (const [tab, rows] of [
      ['Houses', 16],
      ['Aspects', 5],
    ] as const) {
      await chart(page).getByRole('tab', { name: tab }).click()
      assert.ok((await chart(page).locator('tbody tr').count()) >= rows, tab)
    }
    await assertNoSidewaysScroll(page)
    await assertAccessible(page, '#chart')

    await day(page).getByRole('button', { name: 'Read my day' }).click()
    await day(page).getByRole('heading', { name: 'Saturday 21 March 2026' }).waitFor()
    await day(page).locator('.chips button').first().click()
    await day(page).locator('.sentence.lit').first().waitFor()
    await day(page).getByRole('button', { name: 'The day after' }).click()
    await day(page).getByRole('heading', { name: 'Sunday 22 March 2026' }).waitFor()
    await assertNoSidewaysScroll(page)
    await assertAccessible(page, '#day')

    assert.equal(new URL(page.url()).href, `${url}/`, 'the birth is not in the address')
    await page.reload()
    await day(page).getByText('Born Monday 5 February 1990 at 23:40, Lisbon, Portugal').waitFor()
    await chart(page).getByRole('button', { name: 'Forget this birth' }).click()
    await day(page).getByText('This needs a birth').waitFor()
    assert.equal(await page.evaluate(() => localStorage.getItem('augury.birth')), null)
    assert.equal(await chart(page).getByLabel('Time zone').inputValue(), '')
  })

test('pointing at a row lights it on the wheel', async (t) => {
  const { page } = await visit(t)
  await fillBirth(page, '1990-02-05', '23:40')
  await chooseCity(page, 'lisb', 'Lisbon, Portugal')
  await cast(page)
  await chart(page).getByRole('row', { name: /^Mars/ }).hover()
  await chart(page).locator('.lighting').waitFor()
  const titles = await chart(page).locator('svg > g.lit > title').allTextContents()
  assert.ok(titles.some((title) => title.startsWith('Mars 5°20′ Capricorn')))
  assert.ok(titles.every((title) => title.startsWith('Mars ')))
})

test('so near the pole, equal houses are explained', async (t) => {
  const { page } = await visit(t)
  await fillBirth(page, '1990-02-05', '23:40')
  await chooseCity(page, 'tromso', 'Tromsø, Norway')
  await chart(page).getByRole('radio', { name: 'Placidus' }).check()
  await cast(page)
  await chart(page)
    .getByText(/So near the pole \(69\.6°\) Placidus houses cannot be drawn/)
    .waitFor()
})

test('a time that the clocks showed twice, or never, is explained beside the form', async (t) => {
  const { page, expectErrors } = await visit(t)
  await fillBirth(page, '1990-09-30', '02:30')
  await chooseCity(page, 'berl', 'Berlin, Germany')
  await cast(page)
  await chart(page)
    .getByText(/they showed this time twice/)
    .waitFor()
  expectErrors(/422/)
  await fillBirth(page, '1990-03-25', '02:30')
  await cast(page)
  const fault = chart(page).locator('.fault')
  await fault.filter({ hasText: 'were put forward then, from 02:00 to 03:00' }).waitFor()
  assert.match((await fault.textContent()) ?? '', /NONEXISTENT_LOCAL_TIME/)
  assert.equal(await chart(page).getByLabel('Local time').getAttribute('aria-invalid'), 'true')
  assert.equal(await chart(page).getByLabel('Local time').getAttribute('aria-describedby'), 'birth-fault')
})

test('without an hour of birth nothing is said of what depends on it', async (t) => {
  const { page } = await visit(t)
  await fillBirth(page, '1990-02-05', '23:40')
  await chart(page).getByLabel('I do not know the time').check()
  await chooseCity(page, 'lisb', 'Lisbon, Portugal')
  await cast(page)
  await chart(page).getByText('this chart is drawn for noon').waitFor()
  assert.doesNotMatch((await chart(page).locator('.beside h3').textContent()) ?? '', /rising/)
})

test('a place can be written by hand, and a wrong zone is told', async (t) => {
  const { page, expectErrors } = await visit(t)
  await fillBirth(page, '1969-07-20', '20:17')
  await chart(page).getByLabel('Latitude').fill('0.67')
  await chart(page).getByLabel('Longitude').fill('23.47')
  await chart(page).getByLabel('Time zone').fill('Moon/Tranquility')
  expectErrors(/422/)
  await cast(page)
  await chart(page).getByText('There is no such time zone').waitFor()
  await chart(page).getByLabel('Time zone').fill('utc')
  await cast(page)
  await chart(page)
    .getByRole('heading', { name: /^Sun in Cancer/ })
    .waitFor()
})
