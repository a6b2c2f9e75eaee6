import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until, untilEqual } from '../until.ts'
import {
  cast,
  chart,
  chooseCity,
  fillBirth,
  openCoordinates,
  openNumbers,
  openSettings,
  wheelIsInView,
} from './birth-form.ts'
import { test } from './browser-test.ts'
import { addressIs, assertAccessible, assertNoSidewaysScroll, toRoom, visit } from './visit.ts'

const day = (page: Page) => page.locator('#day')

test('a visitor casts a chart and reads their day', async (t) => {
  const { page, url } = await visit(t, { path: 'chart', size: 'phone' })
  await toRoom(page, 'Your day')
  await day(page).getByRole('button', { name: 'Read my day' }).waitFor()
  await toRoom(page, 'Birth chart')
  await fillBirth(page, '1990-02-05', '23:40')
  await chooseCity(page, 'lisb', 'Lisbon, Portugal')
  await openCoordinates(page)
  assert.equal(await chart(page).getByLabel('Time zone').inputValue(), 'Europe/Lisbon')
  await cast(page)
  await chart(page).getByRole('heading', { name: 'Sun in Aquarius, Moon in Gemini, Libra rising' }).waitFor()
  assert.equal(await chart(page).locator('.wheel svg').count(), 1)
  // A touch enlarges a sector, the button shows the whole again.
  const wheel = chart(page).locator('.wheel svg')
  const view = async () => Number((await wheel.getAttribute('viewBox'))!.split(' ')[2])
  const whole = await view()
  await wheel.click({ position: { x: 60, y: 200 } })
  await chart(page).getByRole('button', { name: 'Show the whole wheel' }).waitFor()
  assert.ok((await view()) < whole / 2)
  await chart(page).getByRole('button', { name: 'Show the whole wheel' }).click()
  await untilEqual(view, whole, 'the whole wheel is shown')
  assert.equal(
    await chart(page).getByRole('row').count(),
    0,
    'on a phone the reading comes before the numbers',
  )
  await openNumbers(page)
  assert.equal(await chart(page).locator('tbody tr').count(), 10)
  for (const [tab, rows] of [
    ['Houses', 16],
    ['Aspects', 5],
  ] as const) {
    await chart(page).getByRole('tab', { name: tab }).click()
    assert.ok((await chart(page).locator('tbody tr').count()) >= rows, tab)
  }
  await assertNoSidewaysScroll(page)

  await addressIs(page, `${url}/chart#houses=whole`, 'the settings are in the address, the birth is not')
  await toRoom(page, 'Your day')
  await day(page).getByRole('heading', { name: 'Saturday 21 March 2026' }).waitFor()
  await day(page).locator('.chips button').first().click()
  await day(page).locator('.sentence.lit').first().waitFor()
  await day(page).getByRole('button', { name: 'The day after' }).click()
  await day(page).getByRole('heading', { name: 'Sunday 22 March 2026' }).waitFor()
  await assertNoSidewaysScroll(page)

  const transiting = async () =>
    (await day(page).locator('.bi-wheel svg > g > title').allTextContents()).filter((title) =>
      title.startsWith('Transiting Moon '),
    )
  await day(page).locator('.aspects-now').waitFor()
  const around = day(page).locator('.bi-wheel svg')
  // With each minute the bodies move, and with them the edge of the picture by a thousandth.
  const widthOf = async () => Number((await around.getAttribute('viewBox'))!.split(' ')[2])
  const all = await widthOf()
  await around.click({ position: { x: 60, y: 200 } })
  await day(page).getByRole('button', { name: 'Show the whole wheel' }).click()
  await until('the whole wheel is shown', async () => Math.abs((await widthOf()) - all) < all / 100)
  const slider = day(page).getByLabel('Time of day')
  await slider.fill('0')
  await day(page).getByText('00:00', { exact: true }).waitFor()
  const early = await transiting()
  assert.equal(early.length > 0, true)
  assert.ok((await day(page).locator('.aspects-now li').count()) > 0)
  await slider.focus()
  await page.keyboard.press('End')
  await day(page).getByText('23:50', { exact: true }).waitFor()
  assert.notDeepEqual(await transiting(), early, 'the Moon has moved')
  assert.equal(await slider.getAttribute('aria-valuetext'), '23:50')

  await page.reload()
  await day(page).getByText('Lisbon, 5 February 1990, 23:40').waitFor()
  await page.goBack()
  await chart(page).getByRole('button', { name: 'Change: Lisbon' }).click()
  await chart(page).getByRole('button', { name: 'Forget this birth' }).click()
  assert.equal(await page.evaluate(() => localStorage.getItem('augury.births')), null)
  assert.equal(await chart(page).getByLabel('Date of birth').inputValue(), '')
  await toRoom(page, 'Your day')
  await day(page).getByRole('button', { name: 'Read my day' }).waitFor()
})

test('pointing at a row lights it on the wheel', async (t) => {
  const { page } = await visit(t, { path: 'chart' })
  await fillBirth(page, '1990-02-05', '23:40')
  await chooseCity(page, 'lisb', 'Lisbon, Portugal')
  await cast(page)
  await wheelIsInView(page)
  await chart(page).getByRole('row', { name: /^Mars/ }).hover()
  await chart(page).locator('.lighting').waitFor()
  const titles = await chart(page).locator('svg > g.lit > title').allTextContents()
  assert.ok(titles.some((title) => title.startsWith('Mars 5°20′ Capricorn')))
  assert.ok(titles.every((title) => title.startsWith('Mars ')))
  await chart(page).getByRole('tab', { name: 'Houses' }).click()
  await chart(page)
    .getByRole('row', { name: /^House 1 / })
    .hover()
  await chart(page)
    .locator('svg > g.lit', { hasText: /^House 1$/ })
    .waitFor()
  const house = await chart(page).locator('svg > g.lit > title').allTextContents()
  assert.deepEqual(house.toSorted(), ['Cusp of house 1: 0°00′ Libra', 'House 1'])
})

test('so near the pole, equal houses are explained', async (t) => {
  const { page } = await visit(t, { path: 'chart' })
  await fillBirth(page, '1990-02-05', '23:40')
  await chooseCity(page, 'tromso', 'Tromsø, Troms, Norway')
  await cast(page)
  await openSettings(page)
  await chart(page).getByRole('radio', { name: 'Placidus' }).check()
  await chart(page)
    .getByText(/So near the pole \(69\.6°\) Placidus houses cannot be drawn/)
    .waitFor()
})

test('a time that the clocks showed twice, or never, is explained beside the form', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'chart' })
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
  assert.equal(await chart(page).getByLabel('Local time').getAttribute('aria-invalid'), 'true')
  assert.equal(await chart(page).getByLabel('Local time').getAttribute('aria-describedby'), 'birth-fault')
})

test('without the time of birth only what is certain is shown', async (t) => {
  const { page, url } = await visit(t, { path: 'chart' })
  await fillBirth(page, '1990-02-06', '23:40')
  await chart(page).getByLabel('I don’t know the time').check()
  await chooseCity(page, 'lisb', 'Lisbon, Portugal')
  await cast(page)
  await openSettings(page)
  assert.equal(
    await chart(page).getByText('Houses', { exact: true }).count(),
    0,
    'there is no choice of houses',
  )
  // By swetest the Moon was at 29°09′ Gemini and at 13°01′ Cancer at the two midnights.
  await chart(page)
    .getByRole('heading', { name: /^Sun in Aquarius, Moon in Gemini or Cancer$/ })
    .waitFor()
  await chart(page).getByText('Without the time of birth nobody can know the rising sign').waitFor()
  await chart(page)
    .getByRole('row', { name: 'Moon Gemini or Cancer 29°09′ Gemini – 13°01′ Cancer' })
    .waitFor()
  assert.deepEqual(await chart(page).getByRole('tab').filter({ visible: true }).allTextContents(), [
    'Planets',
    'Aspects',
  ])
  const titles = await chart(page).locator('.wheel svg > g > title').allTextContents()
  assert.ok(titles.some((title) => title.endsWith('during the day between 29°09′ Gemini and 13°01′ Cancer')))
  assert.deepEqual(
    titles.filter((title) => /house|ascendant|midheaven/i.test(title)),
    [],
  )
  assert.equal(await chart(page).getByText('How sure is it?').count(), 0)

  await chart(page).getByRole('tab', { name: 'Aspects' }).click()
  const holds = await chart(page).locator('tbody td:last-child').allTextContents()
  const [certain, uncertain] = ['all day', 'part of the day'].map((how) =>
    holds.filter((held) => held === how),
  )
  assert.ok(certain!.length > 0 && uncertain!.length > 0)
  assert.deepEqual(holds, [...certain!, ...uncertain!], 'what is certain comes first')
  const conjunctions = await chart(page)
    .locator('tbody tr', { hasText: /conjunction.*all day/ })
    .count()
  const chords = titles.filter((title) => /, orb /.test(title))
  assert.equal(chords.length, certain!.length - conjunctions, 'what is uncertain is not drawn')
  await assertNoSidewaysScroll(page)
  await addressIs(page, `${url}/chart#houses=whole`)
})

test('a place that is not known says what to do: it can be written by hand, and a wrong zone is shown', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'chart' })
  await chart(page).getByRole('combobox', { name: 'Place of birth' }).fill('Qqqqqq')
  await chart(page).getByText('No place of that name is known here. Look at the spelling').waitFor()
  await assertAccessible(page, '#chart')
  await fillBirth(page, '1969-07-20', '20:17')
  await openCoordinates(page)
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
