/** The wider chart, and how much of a chart depends on the minute of birth. */
import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import { cast, chart, chooseCity, fillBirth, openNumbers, openSettings } from './birth-form.ts'
import { test } from './browser-test.ts'
import { BORN, remember } from './scenes.ts'
import { addressIs, assertNoSidewaysScroll, visit } from './visit.ts'

const heading = (page: Page, name: string) => chart(page).getByRole('heading', { name, exact: true })
const open = (page: Page, title: string) => chart(page).locator('summary', { hasText: title }).click()
const TROPICAL = 'Sun in Aquarius, Moon in Gemini, Libra rising'
const SIDEREAL = 'Sun in Capricorn, Moon in Gemini, Libra rising'

async function castLisbon(page: Page): Promise<void> {
  await fillBirth(page, '1990-02-05', '23:40')
  await chooseCity(page, 'lisb', 'Lisbon, Portugal')
  await cast(page)
  await heading(page, TROPICAL).waitFor()
  await openSettings(page)
}

test('a chart that is there becomes wider at once, and says what it says in words', async (t) => {
  const { page } = await visit(t, { path: 'chart', size: 'phone' })
  await castLisbon(page)
  await openNumbers(page)
  assert.equal(await chart(page).getByText('Elements and patterns').count(), 0)
  // The wider chart is late: the tables that were opened are hidden until then, and still open.
  const late = async (route: Route) => {
    await chart(page).locator('.chart-shown .skeleton').waitFor()
    await route.continue()
  }
  await page.route('**/v1/astrology/**', late, { times: 1 })
  await chart(page).getByLabel('Wider chart').check()
  await chart(page)
    .getByRole('row', { name: /^Chiron / })
    .waitFor()
  assert.equal(await chart(page).locator('[role=tabpanel] tbody tr').count(), 20, '18 bodies and two lots')
  await chart(page)
    .getByRole('row', { name: /^Lot of Fortune / })
    .waitFor()
  assert.equal(await chart(page).getByLabel('Houses').locator('option').count(), 15)
  await chart(page).getByLabel('Houses').selectOption('Regiomontanus')
  await chart(page).getByText('Regiomontanus houses, tropical zodiac').waitFor()
  await chart(page).getByText('The celestial equator in twelve equal parts, as seen').waitFor()
  await chart(page).getByRole('radio', { name: 'Sidereal' }).check()
  await heading(page, SIDEREAL).waitFor()
  await open(page, 'Elements and patterns')
  await chart(page)
    .getByRole('row', { name: /^Fire 6 / })
    .waitFor()
  await chart(page)
    .getByText(/^Born by night, with a waxing Moon/)
    .waitFor()
  await chart(page).locator('.patterns').getByText('Stellium in Sagittarius').waitFor()
  await open(page, 'Motion, declination and dignity')
  await chart(page)
    .getByRole('row', { name: /^Mercury in detriment 1\.\d\d° 21°\d\d′ S/ })
    .waitFor()
  await assertNoSidewaysScroll(page)
  await chart(page).getByRole('tab', { name: 'Houses' }).click()
  await chart(page)
    .getByRole('row', { name: /^Vertex / })
    .waitFor()
  await chart(page).getByRole('tab', { name: 'Aspects' }).click()
  await open(page, 'minor aspects')
  await assertNoSidewaysScroll(page)
})

test('the address has the settings: the back button, a reload and a link cast by them', async (t) => {
  const { page, url } = await visit(t, { path: 'chart' })
  await castLisbon(page)
  await chart(page).getByLabel('Wider chart').check()
  await chart(page)
    .getByRole('row', { name: /^Chiron / })
    .waitFor()
  await chart(page).getByRole('radio', { name: 'Sidereal' }).check()
  await heading(page, SIDEREAL).waitFor()
  await addressIs(page, `${url}/chart#houses=whole&wider=1&sidereal=lahiri`)
  await page.goBack()
  await heading(page, TROPICAL).waitFor()
  assert.equal(await chart(page).getByRole('radio', { name: 'Tropical' }).isChecked(), true)
  await page.goBack()
  await chart(page)
    .getByRole('row', { name: /^Chiron / })
    .waitFor({ state: 'detached' })
  assert.equal(await chart(page).getByLabel('Wider chart').isChecked(), false)
  await page.goto(`${url}/chart#houses=campanus&wider=1&sidereal=raman`)
  await page.reload()
  await openSettings(page)
  await chart(page)
    .getByText(/^Campanus houses, sidereal zodiac, 22°\d\d′ behind the tropical$/)
    .waitFor()
  await chart(page).getByLabel('Wider chart').uncheck()
  await heading(page, TROPICAL).waitFor()
  await addressIs(page, `${url}/chart#houses=whole`, 'the usual chart has no Campanus houses')
})

test('on a phone a link casts the chart before anybody scrolls', async (t) => {
  const { page } = await visit(t, {
    size: 'phone',
    path: 'chart#houses=koch',
    prepare: (opened) => remember(opened, BORN),
  })
  await heading(page, TROPICAL).waitFor()
})

test('how far the time of birth may be off is asked for when it is opened', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'chart' })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/birth-time')) requests.push(request.postData() ?? '')
  })
  await castLisbon(page)
  await chart(page).getByRole('radio', { name: 'Placidus' }).check()
  // Until the next chart is there, the last one is shown, and what is opened in it goes with it.
  const wholeSign = chart(page).locator('.wheel svg title', { hasText: 'Cusp of house 1: 0°00′ Libra' })
  await wholeSign.waitFor({ state: 'detached' })
  await chart(page).locator('.wheel svg').waitFor()
  assert.deepEqual(requests, [])
  expectErrors(/Failed to load resource/)
  await page.route('**/birth-time', (route) => route.abort())
  await open(page, 'How sure is it?')
  await chart(page).getByRole('alert').getByText('The service did not answer').waitFor()
  await page.unroute('**/birth-time')
  await chart(page).getByRole('button', { name: 'Try again' }).click()
  // By swetest the Ascendant leaves Libra at 00:02:08.
  await chart(page)
    .getByText(
      /^Libra rises even if the birth was up to half an hour earlier or 22 minutes later\. Every planet/,
    )
    .waitFor()
  await chart(page)
    .getByRole('row', { name: /^00:02:\d\d 22 min later The rising sign goes from Libra to Scorpio$/ })
    .waitFor()
  assert.match(requests.at(-1)!, /"window_minutes":30.*"house_system":"placidus"/)
  await assertNoSidewaysScroll(page)
  const before = requests.length
  await open(page, 'How sure is it?')
  await open(page, 'How sure is it?')
  await chart(page)
    .getByText(/^Libra rises/)
    .waitFor()
  assert.equal(requests.length, before, 'what is there is not asked for again')
  await chart(page).getByRole('radio', { name: 'Koch' }).check()
  await chart(page)
    .getByText(/^Libra rises/)
    .waitFor({ state: 'detached' })
})
