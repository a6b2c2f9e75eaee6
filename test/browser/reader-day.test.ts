/** A reader's day is the day where the reader is: in Auckland in the morning, in Los Angeles in the evening, when UTC has another date. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { addressIs, toRoom, visit } from './visit.ts'

const HOUR_MS = 3_600_000
/** Nine in the morning of the 22nd in Auckland; in UTC it is the 21st. */
const MORNING = Date.UTC(2026, 2, 21, 20)
/** Nine in the evening of the 21st in Los Angeles; in UTC it is the 22nd. */
const EVENING = Date.UTC(2026, 2, 22, 4)

const BIRTH = {
  date: '1990-05-15',
  time: '14:30',
  latitude: '52.52',
  longitude: '13.405',
  timezone: 'Europe/Berlin',
}
const withBirth = (page: Page) =>
  page.addInitScript((birth) => localStorage.setItem('augury.birth', JSON.stringify(birth)), BIRTH)

/** What was posted to an endpoint. */
function postedTo(page: Page, path: string): object[] {
  const bodies: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path) && request.method() === 'POST') bodies.push(request.postDataJSON())
  })
  return bodies
}

for (const { zone, time, date, words, serverAhead } of [
  {
    zone: 'Pacific/Auckland',
    time: MORNING,
    date: '2026-03-22',
    words: 'Sunday 22 March 2026',
    serverAhead: 8,
  },
  {
    zone: 'America/Los_Angeles',
    time: EVENING,
    date: '2026-03-21',
    words: 'Saturday 21 March 2026',
    serverAhead: 16,
  },
])
  test(`in ${zone} the card, the sign and the person have the same day: ${words}`, async (t) => {
    let bodies: object[] = []
    const { page, parts, service } = await visit(t, {
      zone,
      time,
      ownService: true,
      prepare: async (opened) => {
        await withBirth(opened)
        bodies = postedTo(opened, '/personalized-daily')
      },
    })
    // The service's clock goes with the visitor's; its date in UTC is another.
    parts.moveClock(serverAhead * HOUR_MS)
    await page.reload()
    await page.getByText(`${words.replace(/ \d{4}$/, '')}, where you are`).waitFor()
    await page.locator('.own-sentence').waitFor()
    await toRoom(page, 'Cards')
    await page.getByLabel('Spread').selectOption({ label: 'Card of the day' })
    await page.getByRole('button', { name: 'Show the card' }).click()
    const payload = { seed: `anonymous_${date}` }
    const reply = await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', payload })
    const name = RegExp(`^1\\. Card of the day: ${reply.json().card.name}`)
    await page.locator('#spread').getByRole('button', { name }).waitFor()

    await toRoom(page, 'Your sign')
    await page.locator('#sky article header').getByText(words).waitFor()

    await toRoom(page, 'Your day')
    await page.locator('#day article h3', { hasText: words }).waitFor()
    await page.getByText(`The day and its hours are those where you are: ${zone}.`).waitFor()
    // Asked for by Today and by the room of the day.
    assert.ok(bodies.length >= 2)
    for (const body of bodies)
      assert.deepEqual('date' in body && 'timezone' in body && [body.date, body.timezone], [date, zone])
    assert.equal(await page.locator('#day input[type=date]').inputValue(), date)
  })

test('a link to a card of the day shows the card of its date, and says which', async (t) => {
  const { page, service, url } = await visit(t, { path: 'r/daily_card/anonymous_2026-03-19' })
  const payload = { seed: 'anonymous_2026-03-19' }
  const reply = await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', payload })
  await page.locator('#spread .beside h3', { hasText: 'Card of the day, Thursday 19 March 2026' }).waitFor()
  const name = RegExp(`^1\\. Card of the day: ${reply.json().card.name}`)
  await page.locator('#spread').getByRole('button', { name }).waitFor()
  // The form draws today's, under an address that says its date.
  await page.getByRole('button', { name: 'Change: Card of the day' }).click()
  await page.getByRole('button', { name: 'Show the card' }).click()
  await page.locator('#spread .beside h3', { hasText: 'Card of the day, Saturday 21 March 2026' }).waitFor()
  await addressIs(page, `${url}/draw#spread=daily_card&seed=anonymous_2026-03-21`)
})

test('the full Moon of November 2026 stands on one date in Sydney, and in one sign', async (t) => {
  const { page } = await visit(t, { path: 'month#month=2026-11', zone: 'Australia/Sydney' })
  const day = (name: RegExp) => page.locator('#month').getByRole('button', { name })
  await day(/^Tuesday 24 November: Waxing gibbous, 99% lit$/).waitFor()
  await day(/^Thursday 26 November: Waning gibbous, /).waitFor()
  await day(/^Wednesday 25 November: Full Moon, 100% lit\. Full Moon in Gemini/).click()
  await page.locator('.day-head', { hasText: 'Full Moon in Gemini, 100% lit' }).waitFor()
})

test('the lucky colour brown is painted brown', async (t) => {
  const { page } = await visit(t, { path: 'sky/scorpio#date=2026-11-02' })
  const dot = page.locator('.colour', { hasText: /^brown$/ }).locator('i')
  await dot.waitFor()
  const painted = await dot.evaluate((one) => getComputedStyle(one).backgroundColor)
  assert.equal(painted, 'rgb(111, 68, 33)')
})
