/** The first minute of a visit: a question, today's card, cards dealt from the deck and turned one by one. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { assertNoSidewaysScroll, liesStill, visit } from './visit.ts'

const section = (page: Page) => page.locator('#spread')
const topOfDeck = (page: Page) => section(page).getByRole('button', { name: /^Deal card / })
/** The form of the draw is a line once cards are laid. */
const change = (page: Page) =>
  section(page)
    .getByRole('button', { name: /^Change: / })
    .click()
const drawMine = (page: Page) => section(page).getByRole('button', { name: 'Draw mine' })
const QUESTION = 'Shall I leave the harbour town?'

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('on a phone today’s card is seen at once, and its dialog is closed by the back button', async (t) => {
  const { page, service } = await visit(t, { size: 'phone' })
  const reply = await service.inject({ method: 'POST', url: '/v1/tarot/daily-card' })
  const { name, orientation } = reply.json().card
  const title = orientation === 'reversed' ? `${name}, reversed` : name
  await page.locator('.today h3', { hasText: title }).waitFor()
  await untilEqual(() => isInView(page, '.today'), true)
  await page.locator('.today button').click()
  await page.getByRole('dialog').getByText('Card of the day').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // The question comes first in the room of the cards; neither a shuffle nor a question changes the card of the day.
  await page.getByRole('link', { name: 'Ask the cards yourself' }).click()
  await untilEqual(() => isInView(page, '.ask .main'), true)
  const first = section(page).locator('input, select, button').first()
  assert.equal(await first.getAttribute('class'), 'question')
  await section(page).getByLabel('Spread').selectOption({ label: 'Card of the day' })
  assert.equal(await section(page).getByRole('button', { name: 'Shuffle and deal' }).count(), 0)
  await section(page).getByRole('button', { name: 'Show the card' }).click()
  await section(page)
    .getByRole('button', { name: `1. Card of the day: ${title}` })
    .waitFor()
})

test('on a phone cards are dealt by a swipe, a touch or a key and turned one by one, and the question is sent with the draw and in no address', async (t) => {
  const sent: string[] = []
  const { page, url } = await visit(t, {
    path: 'draw',
    size: 'phone',
    motion: 'no-preference',
    prepare: async (opened) =>
      opened.on('request', (request) =>
        sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
      ),
  })
  await section(page).getByRole('textbox', { name: 'What do you want to ask?' }).fill(QUESTION)
  await drawMine(page).click()
  await section(page).getByText('Swipe 3 cards').waitFor()
  await liesStill(topOfDeck(page))
  const { x, y, width } = (await topOfDeck(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + 50)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 10, y + 60)
  await page.mouse.up()
  assert.equal(await section(page).locator('.unfilled').count(), 3, 'a card that is let go slides back')
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + 120)
  await page.mouse.up()
  await section(page).getByText('Swipe 2 cards').waitFor()
  assert.equal(await section(page).locator('.unfilled').count(), 2)
  await assertNoSidewaysScroll(page)
  await topOfDeck(page).click()
  await section(page).getByText('Swipe one card').waitFor()
  await topOfDeck(page).press('Enter')

  const down = section(page).locator('button.card.down')
  await down.nth(2).waitFor()
  assert.equal(await section(page).locator('.reading li').count(), 0)
  assert.equal(await section(page).locator('.act').count(), 0)
  await page.waitForFunction(() => {
    const { top } = document.querySelector('.cloth')!.getBoundingClientRect()
    return top >= 0 && top < innerHeight / 3
  })
  await section(page).getByRole('button', { name: '2. Present: turn the card' }).click()
  await section(page).locator('.reading li').nth(0).waitFor()
  assert.equal(await section(page).locator('.reading .label').textContent(), 'Present')
  await section(page).getByRole('button', { name: '1. Past: turn the card' }).focus()
  await page.keyboard.press('Enter')
  await section(page).locator('.reading li').nth(1).waitFor()
  await section(page).getByRole('button', { name: 'Turn them all' }).click()
  await section(page).locator('.act').waitFor()
  await section(page).getByText(`“${QUESTION}”`).waitFor()

  // The link has the seed and not the question; whoever opens it sees the cards at once.
  assert.match(page.url(), /#spread=past_present_future&seed=[a-z]+-[a-z]+-\d+$/)
  const names = () => section(page).locator('.reading h4').allTextContents()
  const drawn = await names()
  await page.reload()
  await section(page).locator('.act').waitFor()
  assert.deepEqual(await names(), drawn)
  await page.goBack()
  await page.waitForURL(`${url}/draw`)
  await section(page).locator('.act').waitFor({ state: 'detached' })
  assert.ok(sent.length > 5)
  const withQuestion = sent.filter((request) => /harbour.town/.test(decodeURIComponent(request)))
  assert.equal(withQuestion.length, 1)
  assert.match(
    withQuestion[0]!,
    /^POST \S+\/v1\/tarot\/spread \{.*"question":"Shall I leave the harbour town\?"/,
  )
})

test('without motion the same question lays the same cards at once', async (t) => {
  const { page } = await visit(t, { path: 'draw', isDeveloper: true })
  const draw = async (question: string) => {
    await section(page).getByRole('textbox', { name: 'What do you want to ask?' }).fill(question)
    await drawMine(page).click()
  }
  const seedShown = (seed: string) => section(page).locator('.spread-notes code', { hasText: seed }).waitFor()
  await draw(QUESTION)
  await page.waitForURL(/&seed=/)
  const [first, seed] = [page.url(), page.url().split('&seed=')[1]!]
  await seedShown(seed)
  await change(page)
  await draw('And if I stay?')
  await page.waitForURL((now) => now.href !== first)
  const another = page.url().split('&seed=')[1]!
  assert.notEqual(another, seed)
  await seedShown(another)
  await change(page)
  await draw(QUESTION.toLowerCase())
  await page.waitForURL((now) => now.href === first)
  await seedShown(seed)
})

test('a card whose picture is slow shows its back until it comes, and its text at once', async (t) => {
  let send = () => {}
  const released = new Promise<void>((resolve) => {
    send = resolve
  })
  const { page, url } = await visit(t, { path: 'draw' })
  // Now that the page is loaded: a picture that it waits for from the beginning would hold that up, too.
  await page.route(/cards\/(?!back)\w+\.svg/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${url}/#spread=past_present_future&seed=mira`)
  await section(page).locator('.reading li').nth(2).waitFor()
  await section(page).locator('.cloth button.card').nth(2).waitFor()
  assert.equal(await section(page).locator('.cloth .faces.up').count(), 0)
  send()
  await section(page).locator('.cloth .faces.up').nth(2).waitFor()
})
