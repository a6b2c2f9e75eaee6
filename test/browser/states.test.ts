import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { NOON } from '../service.ts'
import { until, untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { assertAccessible, toRoom, visit } from './visit.ts'

const spread = (page: Page) => page.locator('#spread')
const deal = (page: Page) => spread(page).getByRole('button', { name: 'Draw mine' })
/** From here on the page's time is the test's to move: it stands still as long as nothing moves it. */
const stopTime = (page: Page) => page.clock.pauseAt(NOON + 1_800_000)
const summary = (page: Page, id: string) => page.locator(`${id} .request summary`)

test('a limit that is reached counts down, and then lets one try again', async (t) => {
  const { page, service, parts, expectErrors } = await visit(t, {
    path: 'draw',
    ownService: true,
    movesClock: true,
  })
  await page.locator('#spread .cloth').waitFor()
  for (let sent = 0; sent < 100; sent++)
    await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', remoteAddress: '127.0.0.1' })
  expectErrors(/429/)
  // The seconds of the countdown are the page's, however long the machine takes.
  await stopTime(page)
  await deal(page).click()
  const alert = spread(page).getByRole('alert')
  await until('the refusal is shown', async () => {
    await page.clock.runFor(20)
    return alert.getByText('That was one request too many').isVisible()
  })
  const retry = alert.getByRole('button')
  assert.equal(await retry.isDisabled(), true)
  const seconds = async () => Number(/(\d+) s/.exec((await retry.textContent()) ?? '')?.[1])
  const before = await seconds()
  assert.ok(before > 50 && before <= 60, `${before} s`)
  // Ten ticks: the first comes a frame and a second after the refusal.
  await page.clock.runFor(10_500)
  await untilEqual(seconds, before - 10)
  await page.clock.resume()
  await assertAccessible(page, '#spread')
  await page.clock.fastForward(60_000)
  parts.moveClock(61_000)
  await retry.filter({ hasText: /^Try again$/ }).click()
  await spread(page).locator('.cloth button.card').nth(2).waitFor()
})

test('a service that is away is reported, and asked again when it is back', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'draw', isDeveloper: true })
  expectErrors(/Failed to load resource/)
  await page.route('**/v1/tarot/**', (route) => route.abort())
  await deal(page).click()
  const alert = spread(page).getByRole('alert')
  await alert.getByText('The service did not answer').waitFor()
  await summary(page, '#spread').getByText('no answer').waitFor()
  await page.unroute('**/v1/tarot/**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await spread(page).locator('.cloth button.card').nth(2).waitFor()
})

test('an answer in no language of ours is reported, and the page goes on', async (t) => {
  const { page, expectErrors } = await visit(t, { path: 'draw' })
  const developer = page.getByRole('checkbox', { name: 'For developers' })
  expectErrors(/502/)
  await page.route('**/v1/tarot/**', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await deal(page).click()
  const alert = spread(page).getByRole('alert')
  await alert.getByText('with status 502').waitFor()
  // Codes are for developers.
  assert.equal(await alert.getByText('HTTP 502').count(), 0)
  await developer.check()
  await alert.getByText('HTTP 502').waitFor()
  await toRoom(page, 'Your sign')
  await page.locator('#sky .meters').waitFor()
})

test('a short wait shows nothing, a longer one stirs the cards, a long one has words', async (t) => {
  const { page } = await visit(t, { path: 'draw', movesClock: true })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/tarot/**', async (route) => {
    await asked
    await route.continue()
  })
  await stopTime(page)
  await deal(page).click()
  await page.clock.runFor(200)
  assert.equal(await spread(page).locator('.cloth.waiting').count(), 0)
  await page.clock.runFor(200)
  await spread(page).locator('.cloth.waiting').waitFor()
  await page.clock.runFor(4000)
  await spread(page).getByText('Still shuffling').waitFor()
  await page.clock.resume()
  answer()
  await spread(page).locator('.cloth button.card').nth(2).waitFor()
  await spread(page).locator('.cloth.waiting').waitFor({ state: 'detached' })
})

test('each answer shows its request, ready to copy, with status, time and what is left', async (t) => {
  const { page, url } = await visit(t, {
    ownService: true,
    isDeveloper: true,
    movesClock: true,
    path: '#spread=celtic_cross&seed=it%27s',
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await spread(page).locator('.cloth button.card').nth(9).waitFor()
  assert.match(
    (await summary(page, '#spread').textContent()) ?? '',
    /200[\d.]+ ms9[89] of 100 left this minute/,
  )
  await summary(page, '#spread').click()
  // What says that it is copied does so for a moment only.
  await stopTime(page)
  const copied = async () => {
    await spread(page).locator('.request').getByRole('button', { name: 'Copy' }).click()
    await spread(page).locator('.request').getByText('Copied').waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  assert.equal(
    await copied(),
    `curl -s -X POST '${url}/v1/tarot/celtic-cross' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"theme":"general","seed":"it'\\''s"}'`,
  )
  await page.clock.runFor(2000)
  await spread(page).getByRole('tab', { name: 'JavaScript' }).click()
  const script = await copied()
  assert.match(script, /await fetch\('http:\/\/127\.0\.0\.1:\d+\/v1\/tarot\/celtic-cross', \{/)
  await page.clock.runFor(2000)
  await spread(page).getByRole('tab', { name: 'Answer' }).click()
  const answer = JSON.parse(await copied())
  assert.equal(answer.seed_used, "it's")
  // The script that was copied does what it says.
  const ran = await page.evaluate(`(async () => { ${script}; return answer })()`)
  assert.deepEqual(ran, answer)
})
