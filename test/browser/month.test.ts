import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { NOON } from '../service.ts'
import { test } from './browser-test.ts'
import { addressIs, assertAccessible, assertNoSidewaysScroll, visit } from './visit.ts'

const ZONE = 'Europe/Berlin'
const MARCH = 'month#month=2026-03'
const section = (page: Page) => page.locator('#month')
const title = (page: Page, text: string) =>
  section(page).getByRole('heading', { name: text, exact: true }).waitFor()
const day = (page: Page, name: RegExp) => section(page).getByRole('button', { name })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const overview = (page: Page, month: string) => title(page, `What stands out in ${month}`)

/** Whether the Moon of a day is lit at a point of her disc, which has a radius of 10; y goes downwards. */
const isLitAt = (cell: Locator, x: number, y: number) =>
  cell
    .locator('.moon-disc path')
    .evaluate((path: SVGGeometryElement, at) => path.isPointInFill(new DOMPoint(...at)), [x, y] as const)

test('a visitor looks at the month and reads a day of it', async (t) => {
  const { page, url } = await visit(t, { path: 'month', size: 'phone', zone: ZONE })
  await section(page).scrollIntoViewIfNeeded()
  await overview(page, 'March 2026')
  assert.equal(await section(page).locator('.day-cell .moon-disc').count(), 31)
  assert.equal(await section(page).locator('[aria-current=date] .day-number').textContent(), '21')
  // Lunations by the almanacs: 3 March 11:38, 11 March 09:39, 19 March 01:23, 25 March 19:18 UTC. Berlin is an hour ahead.
  assert.deepEqual(await section(page).locator('.day-cell.phase .day-number').allTextContents(), [
    '3',
    '11',
    '19',
    '25',
  ])
  await section(page).getByText('Mercury retrograde until 20 March').waitFor()
  await assertNoSidewaysScroll(page)

  await day(page, /^Wednesday 25 March: First quarter, \d\d% lit\. First quarter Moon in Cancer/).click()
  await title(page, 'Wednesday 25 March')
  const row = section(page).locator('.day-events li', { hasText: 'First quarter Moon in Cancer, 5°' })
  assert.equal(await row.locator('.when').textContent(), '20:17')
  await section(page)
    .locator('.day-events li', { hasText: 'void of course' })
    .getByText('until 11:32')
    .waitFor()
  await addressIs(page, `${url}/${MARCH}&day=25`)
  await assertNoSidewaysScroll(page)
  await button(page, 'The whole month').click()
  await button(page, 'Total lunar eclipse in Virgo, 12°').click()
  await title(page, 'Tuesday 3 March')
  assert.equal(
    await section(page).getByText('Full Moon in Virgo, 12°').count(),
    0,
    'the eclipse is listed, not the full Moon as well',
  )
  assert.equal(await section(page).locator('.day-cell .eclipse-mark').count(), 1)
})

test('months and days are linked and returned to', async (t) => {
  const { page, url } = await visit(t, { path: 'month', zone: ZONE })
  await section(page).scrollIntoViewIfNeeded()
  await overview(page, 'March 2026')
  assert.equal(await button(page, 'This month').isDisabled(), true)
  await button(page, 'The month after').click()
  await overview(page, 'April 2026')
  await addressIs(page, `${url}/month#month=2026-04`)
  await page.goBack()
  await overview(page, 'March 2026')
  await button(page, 'The month before').click()
  await overview(page, 'February 2026')
  await day(page, /^Tuesday 17 February/).click()
  await title(page, 'Tuesday 17 February')
  await page.reload()
  await title(page, 'Tuesday 17 February')
  await section(page).getByRole('heading', { name: 'Annular solar eclipse in Aquarius, 28°' }).waitFor()
  await page.goBack()
  await overview(page, 'February 2026')
  await button(page, 'This month').click()
  await overview(page, 'March 2026')
  await page.goto(`${url}/month#month=1999-08&day=11`)
  await title(page, 'Wednesday 11 August')
  await section(page).getByRole('heading', { name: 'Total solar eclipse in Leo, 18°' }).waitFor()
})

test('the grid is one stop for the Tab key, and the arrows lead from day to day and over the end of the month', async (t) => {
  const { page } = await visit(t, { zone: ZONE, path: MARCH })
  await overview(page, 'March 2026')
  assert.equal(await section(page).locator('.day-cell[tabindex="0"]').count(), 1)
  await button(page, 'The month after').focus()
  await page.keyboard.press('Tab')
  const at = (name: RegExp) => section(page).locator('.day-cell:focus', { hasText: name }).waitFor()
  await at(/^Saturday 21 March/)
  await page.keyboard.press('ArrowDown')
  await at(/^Saturday 28 March/)
  await page.keyboard.press('Home')
  await at(/^Monday 23 March/)
  await page.keyboard.press('Enter')
  await title(page, 'Monday 23 March')
  await at(/^Monday 23 March/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await at(/^Monday 6 April/)
  await overview(page, 'April 2026')
  await page.keyboard.press('PageUp')
  await at(/^Friday 6 March/)
  await page.keyboard.press('ArrowUp')
  await at(/^Friday 27 February/)
})

async function choosePlace(page: Page, typed: string, offered: string): Promise<void> {
  await section(page).getByRole('combobox', { name: 'Where you are' }).fill(typed)
  await section(page).getByRole('option', { name: offered, exact: true }).click()
}

test('the Moon hangs as the place sees her: lit on the right in the north, on the left in the south, while she waxes', async (t) => {
  const { page } = await visit(t, { zone: ZONE, path: MARCH })
  const waxing = day(page, /^Wednesday 25 March/)
  const waning = day(page, /^Wednesday 11 March/)
  await waxing.locator('.moon-disc').waitFor()
  const litOnTheRight = async () => [await isLitAt(waxing, 6, 0), await isLitAt(waning, 6, 0)]
  const litOnTheLeft = async () => [await isLitAt(waxing, -6, 0), await isLitAt(waning, -6, 0)]
  assert.deepEqual(await litOnTheRight(), [true, false])
  assert.deepEqual(await litOnTheLeft(), [false, true])
  const answered = page.waitForResponse(/sky-calendar\?.*latitude=-33\.8/)
  await choosePlace(page, 'sydn', 'Sydney, New South Wales, Australia')
  await answered
  await section(page).getByText('Times are by the clocks of Australia/Sydney').waitFor()
  // Eleven hours ahead of UTC, the first quarter is on the next day.
  await day(page, /^Thursday 26 March.* First quarter Moon in Cancer/).waitFor()
  assert.deepEqual(await litOnTheRight(), [false, true])
  assert.deepEqual(await litOnTheLeft(), [true, false])
})

test('the Moon of this moment, and the planetary hours of a place, which is remembered and can be forgotten', async (t) => {
  const requests: string[] = []
  const birth = { date: '1990-02-05', time: '23:40', latitude: '38.72', longitude: '-9.14', timezone: 'UTC' }
  const { page } = await visit(t, {
    size: 'phone',
    zone: ZONE,
    path: MARCH,
    movesClock: true,
    prepare: async (opened) => {
      opened.on('request', (request) => requests.push(request.url()))
      await opened.addInitScript(
        (stored) => localStorage.setItem('augury.birth', stored),
        JSON.stringify(birth),
      )
    },
  })
  await section(page).getByText('First quarter in Cancer').first().waitFor()
  await section(page)
    .getByRole('heading', { name: /^Waxing crescent in Taurus, \d+°$/ })
    .waitFor()
  await section(page).getByText('Total solar eclipse in Leo, 12 August 2026').waitFor()
  assert.equal(await section(page).locator('.hours-now').count(), 0)
  await choosePlace(page, 'lisb', 'Lisbon, Portugal')
  // Saturday is Saturn's. By swetest the Sun rose at 06:38:40 and set at 18:49:18: noon is in the sixth hour, which ends at 12:43:59.
  await section(page).getByText('Hour of Mercury until 12:43, then the Moon').waitFor()
  await section(page).getByText('Sunrise 06:38, sunset 18:49').waitFor()
  await section(page).getByText('The 24 hours of the day of Saturn').click()
  const now = section(page).locator('[aria-current=time]')
  assert.deepEqual(await now.allTextContents(), [' Mercury11:43'])
  const [table, panel] = [
    section(page).locator('.hours-tables table').last(),
    section(page).locator('.disclosure'),
  ]
  const rightOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!
    return x + width
  }
  assert.ok((await rightOf(table)) < (await rightOf(panel)), 'the table is within its panel')
  await page.clock.fastForward('02:00:00')
  await now.getByText('Saturn').waitFor()
  await page.reload()
  await section(page).locator('.hours-now .label').waitFor()
  await section(page).getByText('above the horizon').waitFor()
  await button(page, 'Forget this place').click()
  await section(page).locator('.hours-now').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => localStorage.getItem('augury.place')), null)
  const places = requests.filter((address) => address.includes('latitude='))
  assert.ok(places.length > 0)
  assert.ok(
    places.every((address) => address.includes('timezone=Europe%2FLisbon')),
    'the place of birth is in no address',
  )
})

test('before sunrise the hours of the night before are running', async (t) => {
  const { page } = await visit(t, {
    zone: 'Europe/Lisbon',
    time: NOON - 9 * 3_600_000,
    path: MARCH,
    prepare: async (opened) => {
      const place = { place: 'Lisbon', latitude: '38.72', longitude: '-9.14', timezone: 'Europe/Lisbon' }
      await opened.addInitScript(
        (stored) => localStorage.setItem('augury.place', stored),
        JSON.stringify(place),
      )
    },
  })
  await section(page).getByText('The 24 hours of the day of Venus').click()
  await section(page).locator('[aria-current=time]').waitFor()
})

test('the feed is there to subscribe to, in the clocks of the visitor', async (t) => {
  const { page, url } = await visit(t, { zone: ZONE, path: MARCH, isDeveloper: true, movesClock: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = `${url}/v1/astrology/sky-calendar.ics?timezone=Europe%2FBerlin`
  const link = section(page).getByRole('link', { name: 'Subscribe' })
  await link.waitFor()
  assert.equal(await link.getAttribute('href'), address.replace('http:', 'webcal:'))
  assert.equal(await section(page).getByRole('link', { name: 'Download' }).getAttribute('href'), address)
  // What says that it is copied does so for a moment only.
  await page.clock.pauseAt(NOON + 1_800_000)
  await button(page, 'Copy the address').click()
  await button(page, 'Copied').waitFor()
  await page.clock.resume()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address)
  const feed = await page.request.get(address)
  assert.match(feed.headers()['content-type'] ?? '', /^text\/calendar/)
  assert.match(await feed.text(), /X-WR-TIMEZONE:Europe\/Berlin/)
  await section(page).locator('summary', { hasText: 'The request for the month' }).click()
  await section(page)
    .getByText(
      `curl -s '${url}/v1/astrology/sky-calendar?from=2026-03-01&to=2026-03-31&timezone=Europe%2FBerlin&moons=1'`,
    )
    .waitFor()
})

test('a month that fails to load is reported, and requested again; what the service does not know is said plainly', async (t) => {
  const { page, url, expectErrors } = await visit(t, { zone: ZONE, path: MARCH })
  await overview(page, 'March 2026')
  expectErrors(/Failed to load resource/)
  await page.route('**/sky-calendar?*', (route) => route.abort())
  await button(page, 'The month after').click()
  const alert = section(page).getByRole('alert')
  await alert.getByText('The service did not answer').waitFor()
  assert.equal(
    await section(page).locator('.day-cell .moon-disc').count(),
    0,
    'no Moon of March is left in April',
  )
  await assertAccessible(page, '#month')
  await page.unroute('**/sky-calendar?*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await overview(page, 'April 2026')
  await page.goto(`${url}/month#month=1599-12`)
  await alert.getByText('The sky is known here from 1600 to 2399').waitFor()
  assert.equal(await alert.getByText('DATE_OUT_OF_RANGE').count(), 0, 'codes are for developers')
})

test('the days of a month that is long in coming are there at once, and their Moons breathe', async (t) => {
  const { page } = await visit(t, { zone: ZONE, path: MARCH, motion: 'no-preference', movesClock: true })
  await overview(page, 'March 2026')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/sky-calendar?*', async (route) => {
    await asked
    await route.continue()
  })
  await page.clock.pauseAt(NOON + 1_800_000)
  await button(page, 'The month after').click()
  await title(page, 'April 2026')
  assert.equal(await section(page).locator('.day-cell').count(), 30)
  assert.equal(await section(page).locator('.waiting').count(), 0)
  await page.clock.runFor(400)
  await section(page).locator('.month-grid.waiting').waitFor()
  const animation = await section(page)
    .locator('.moon-to-come')
    .first()
    .evaluate((moon) => getComputedStyle(moon).animationName)
  assert.equal(animation, 'breathe-moon')
  await page.clock.runFor(4000)
  await section(page).getByText('Still waiting').waitFor()
  await page.clock.resume()
  answer()
  await overview(page, 'April 2026')
})

test('on the narrowest phone the month is still a grid, and no text is smaller than 12 px', async (t) => {
  const { page } = await visit(t, { size: 'phone', path: 'month#month=2026-03&day=20', zone: ZONE })
  await page.setViewportSize({ width: 320, height: 640 })
  await title(page, 'Friday 20 March')
  await assertNoSidewaysScroll(page)
  const [first, last] = [day(page, /^Monday 16 March/), day(page, /^Sunday 22 March/)]
  assert.equal((await first.boundingBox())?.y, (await last.boundingBox())?.y, 'a week is a row')
  const smallest = await section(page)
    .locator('*')
    .evaluateAll((all) =>
      Math.min(
        ...all
          .filter(
            (one) => one.checkVisibility() && [...one.childNodes].some(({ nodeType }) => nodeType === 3),
          )
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ),
    )
  t.diagnostic(`the smallest text has ${smallest} px`)
  assert.ok(smallest >= 12, `${smallest} px`)
})
