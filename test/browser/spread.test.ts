import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { addressIs, assertNoSidewaysScroll, visit } from './visit.ts'

const section = (page: Page) => page.locator('#spread')
const cards = (page: Page) => section(page).locator('.cloth button.card')
const draw = (page: Page) => section(page).getByRole('button', { name: /^(Draw mine|Show the card)$/ })
/** The form of the draw is a line once cards are laid. */
const change = (page: Page) =>
  section(page)
    .getByRole('button', { name: /^Change: / })
    .click()
const more = (page: Page) => section(page).getByText('More ways to draw').click()

test('a visitor lays each kind of spread', async (t) => {
  const { page } = await visit(t, { path: 'draw', size: 'phone' })
  const backs = section(page).locator('.cloth .card')
  await backs.nth(2).waitFor()
  assert.equal(await backs.count(), 3, 'three backs lie on the cloth')
  assert.equal(await cards(page).count(), 0)
  const kinds = [
    ['Card of the day', 1],
    ['What, why, how', 3],
    ['Between two', 5],
    ['Celtic Cross', 10],
    ['Wheel of the year', 13],
  ] as const
  for (const [label, count] of kinds) {
    if (page.url().includes('#')) await change(page)
    await section(page).getByLabel('Spread').selectOption({ label })
    await draw(page).click()
    await cards(page)
      .nth(count - 1)
      .waitFor()
    assert.equal(await cards(page).count(), count)
    assert.equal(await section(page).locator('.reading li').count(), count)
    await assertNoSidewaysScroll(page)
  }
})

test('the cards of the Celtic Cross lie where the API places them', async (t) => {
  const { page } = await visit(t, { path: '#spread=celtic_cross&seed=mira-2026' })
  await cards(page).nth(9).waitFor()
  const centre = async (name: string) => {
    const box = (await section(page)
      .getByRole('button', { name: new RegExp(`^\\d+\\. ${name}: `) })
      .boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, isLying: box.width > box.height }
  }
  const present = await centre('Present')
  const challenge = await centre('Challenge')
  assert.ok(Math.hypot(challenge.x - present.x, challenge.y - present.y) < 2)
  assert.ok(challenge.isLying && !present.isLying)
  assert.ok((await centre('Foundation')).y > present.y)
  assert.ok((await centre('Recent Past')).x < present.x)
  assert.ok((await centre('Crown')).y < present.y)
  assert.ok((await centre('Near Future')).x > present.x)
  const staff = await Promise.all(['Self', 'Environment', 'Hopes and Fears', 'Outcome'].map(centre))
  for (const [below, above] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const)
    assert.ok(staff[below]!.y > staff[above]!.y)
})

test('a reversed card is turned, and its name says “reversed”', async (t) => {
  const { page } = await visit(t, { path: '#spread=celtic_cross&seed=mira-2026' })
  await cards(page).nth(9).waitFor()
  const names = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getAttribute('aria-label') ?? ''),
  )
  const turned = await cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('.reversed') !== null),
  )
  assert.deepEqual(
    turned,
    names.map((name) => name.endsWith(', reversed')),
  )
  assert.ok(turned.includes(true) && turned.includes(false))
})

test('a card opens its reading, leads to its neighbours and gives the focus back', async (t) => {
  const { page } = await visit(t, { path: '#spread=past_present_future&seed=mira' })
  await cards(page).nth(2).waitFor()
  await cards(page).nth(1).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const place = dialog.locator('.card-words > .label')
  assert.equal(await place.textContent(), '2. Present')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await place.filter({ hasText: '3. Future' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await place.filter({ hasText: '2. Present' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await place.filter({ hasText: '1. Past' }).waitFor()
  await dialog.locator('img[alt*=". "]').waitFor()
  const address = page.url()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The card last seen has the focus.
  await section(page).locator('button.card[aria-label^="1. Past"]:focus').waitFor()

  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await addressIs(page, address)
  assert.equal(await cards(page).count(), 3)
})

test('the link repeats the draw, and the back button the draw before', async (t) => {
  const { page, url } = await visit(t, { path: 'draw', isDeveloper: true })
  await more(page)
  await section(page).getByLabel('A word of yours').fill('first')
  await section(page).getByRole('button', { name: 'Deal', exact: true }).click()
  await cards(page).nth(2).waitFor()
  const names = () => section(page).locator('.reading h4').allTextContents()
  const first = await names()
  const link = page.url()
  assert.match(link, /#spread=past_present_future&seed=first$/)
  await change(page)
  assert.equal(
    await section(page)
      .getByLabel('What do you want to ask?')
      .evaluate((one) => one.matches(':focus')),
    true,
  )
  await more(page)
  await section(page).getByRole('button', { name: 'Shuffle and deal' }).click()
  await section(page).locator('.spread-notes code', { hasText: /-\d+$/ }).waitFor()
  assert.notDeepEqual(await names(), first)

  await page.goBack()
  await section(page).locator('.spread-notes code', { hasText: 'first' }).waitFor()
  assert.deepEqual(await names(), first)
  await change(page)
  await more(page)
  assert.equal(await section(page).getByLabel('A word of yours').inputValue(), 'first')

  await page.goto('about:blank')
  await page.goto(link)
  await cards(page).nth(2).waitFor()
  assert.deepEqual(await names(), first)
  assert.ok(link.startsWith(url))
})

test('a spread of one’s own has the places one gives it, and is remembered', async (t) => {
  const { page } = await visit(t, { path: 'draw' })
  await section(page).getByLabel('Spread').selectOption({ label: 'Places of your own' })
  await section(page).getByRole('button', { name: 'Add a place' }).click()
  await section(page).getByLabel('Name of place 3').fill('The door')
  await section(page).getByLabel('Question for place 3').fill('Where does it lead?')
  await draw(page).click()
  await section(page)
    .getByRole('button', { name: /^3\. The door: / })
    .click()
  await page.getByRole('dialog').getByText('Where does it lead?').waitFor()
  await page.keyboard.press('Escape')
  // It goes a step back in the history, which would end a reload.
  await page.waitForFunction(() => history.state?.isDialog !== true)
  await page.reload()
  await section(page)
    .getByRole('button', { name: /^3\. The door: / })
    .waitFor()
  await change(page)
  assert.equal(await section(page).getByLabel('Name of place 3').inputValue(), 'The door')
})

test('every spread of the service is in the list, in groups', async (t) => {
  const { page, service } = await visit(t, { path: 'draw' })
  const options = section(page).getByLabel('Spread').locator('optgroup > option')
  await options.first().waitFor({ state: 'attached' })
  const offered = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const { spreads } = (await service.inject({ url: '/v1/tarot/spreads' })).json()
  for (const { type } of spreads) assert.ok(offered.includes(type), type)
  assert.equal(offered.length, spreads.length + 3)
})

test('a yes or no says how it follows, and which way each card leans', async (t) => {
  const { page, service } = await visit(t, { path: '#spread=yes_no&seed=mira' })
  await cards(page).nth(2).waitFor()
  const payload = { count: 3, seed: 'mira' }
  const reply = await service.inject({ method: 'POST', url: '/v1/tarot/yes-no', payload })
  const { answer, rule, cards: drawn } = reply.json()
  assert.equal((await section(page).locator('.beside h3').textContent())!.toLowerCase(), answer)
  assert.equal(await section(page).locator('.beside .lead').textContent(), rule)
  const names = await section(page).locator('.reading h4').allTextContents()
  assert.deepEqual(
    names.map((name) => name.replace(', reversed', '')),
    drawn.map(({ name }: { name: string }) => name),
  )
  assert.match((await section(page).locator('.reading .label').allTextContents()).join(), /^Leans .*Leans /)
  await change(page)
  await more(page)
  assert.equal(await section(page).getByLabel('I have drawn the cards myself').count(), 0)
})

test('cards drawn by hand are read in the spread in which they lie, and the link repeats them', async (t) => {
  const { page } = await visit(t, { path: 'draw', size: 'phone', isDeveloper: true })
  await section(page).getByLabel('Spread').selectOption({ label: 'A day in two cards' })
  await more(page)
  await section(page).getByLabel('I have drawn the cards myself').check()
  assert.equal(await section(page).getByLabel('A word of yours').count(), 0)
  await section(page).getByLabel('Your cards').fill('2 of Cups\nTower, reversed')
  await section(page).getByRole('button', { name: 'Read', exact: true }).click()
  await cards(page).nth(1).waitFor()
  const names = () => section(page).locator('.reading h4').allTextContents()
  assert.deepEqual(await names(), ['Two of Cups', 'The Tower, reversed'])
  assert.equal(await section(page).locator('.act').count(), 1)
  assert.doesNotMatch(await section(page).locator('.spread-notes').innerText(), /seed/i)
  await assertNoSidewaysScroll(page)

  const link = page.url()
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(link)
  await cards(page).nth(1).waitFor()
  assert.deepEqual(await names(), ['Two of Cups', 'The Tower, reversed'])
  await section(page).getByText('Drawn by hand').waitFor()
  await change(page)
  await more(page)
  assert.equal(await section(page).getByLabel('Your cards').inputValue(), '2 of Cups\nTower, reversed')
})

test('the name of a card that cannot be read is shown, and can be corrected', async (t) => {
  const { page, expectErrors } = await visit(t, { path: '#spread=single&card=Towr' })
  expectErrors(/422/)
  await section(page).getByText('"Towr" is no card of the deck').waitFor()
  await more(page)
  await section(page).getByLabel('Your cards').fill('Tower')
  await section(page).getByRole('button', { name: 'Read', exact: true }).click()
  await cards(page).first().waitFor()
})
