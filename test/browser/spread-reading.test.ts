/** What the cards of a spread say together, and how text and cards light each other. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Operations } from '../../client/operations.ts'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { assertNoSidewaysScroll, visit } from './visit.ts'

type Answer = Operations['layCelticCross']['response']

const section = (page: Page) => page.locator('#spread')
const CROSS = '#spread=celtic_cross&seed=mira'
const sentences = (page: Page) => section(page).locator('.sentence')
/** Numbers of the cards that are lit on the cloth. */
const litCards = (page: Page) =>
  section(page)
    .locator('.place.lit b')
    .evaluateAll((all) => all.map((one) => Number(one.textContent)))
const litTexts = (page: Page) => section(page).locator('.sentence.lit').allTextContents()
/** Waits for it: what is pointed at lights up a moment later. */
const areLit = async (page: Page, cards: readonly number[], texts: readonly string[]): Promise<void> => {
  await untilEqual(() => litCards(page), [...cards])
  await untilEqual(() => litTexts(page), [...texts])
}
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

/** The page, and the answer it shows. */
async function visitSpread(...[t, options]: Parameters<typeof visit>) {
  const { page, service } = await visit(t, options)
  await section(page).locator('.reading li').first().waitFor()
  await section(page).locator('.cloth button.card').first().waitFor()
  const payload = { seed: 'mira', theme: 'general' }
  const reply = await service.inject({ method: 'POST', url: '/v1/tarot/celtic-cross', payload })
  return { page, answer: reply.json() as Answer }
}

/** Sentences that light cards; the last source is the act as it stands alone, which the summary tells. */
const shownSources = ({ reading }: Answer) =>
  reading.sources.slice(0, -1).filter(({ positions }) => positions.length > 0)

test('the reading of the whole comes first, and shows the act once, in the summary', async (t) => {
  const { page, answer } = await visitSpread(t, { path: CROSS })
  const { summary, threads, act } = answer.reading
  const shown = section(page).locator('.beside > :is(h3, p:not([role]), ol)')
  assert.deepEqual((await shown.allTextContents()).slice(0, -1), ['Celtic Cross', summary, ...threads])
  const acts = await section(page).locator('.act').allTextContents()
  assert.deepEqual(
    acts.map((text) => text.toLowerCase()),
    [`so ${act.toLowerCase()}`],
  )
  assert.equal(await shown.last().getAttribute('class'), 'reading')
  const inPlaces = section(page).locator('.reading li h4 + p')
  assert.deepEqual(
    await inPlaces.allTextContents(),
    answer.cards.map((card) => card.in_position),
  )
})

test('a sentence lights its cards and no other sentence; a card lights all sentences about it', async (t) => {
  const { page, answer } = await visitSpread(t, { path: CROSS })
  const sources = shownSources(answer)
  for (const [at, { text, positions }] of sources.entries()) {
    await sentences(page).nth(at).hover()
    await areLit(page, sorted(positions), [text])
  }
  for (const number of [3, 5]) {
    await section(page)
      .getByRole('button', { name: new RegExp(`^${number}\\. `) })
      .hover()
    const about = sources.filter(({ positions }) => positions.includes(number))
    const texts = about.map(({ text }) => text)
    await areLit(page, [number], texts)
  }
  await page.mouse.move(0, 0)
  await areLit(page, [], [])
})

test('while a sentence is pointed at its cards stay bright and the others darken', async (t) => {
  const { page } = await visitSpread(t, { path: CROSS })
  const brightness = () =>
    section(page)
      .locator('.place')
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).opacity, one.matches('.lit')] as const))
  await sentences(page).first().hover()
  await section(page).locator('.place.lit').first().waitFor()
  for (const [opacity, isLit] of await brightness()) assert.equal(Number(opacity) === 1, isLit)
  await section(page).getByRole('button', { name: /^4\. / }).hover()
  await untilEqual(() => litCards(page), [4])
  for (const [opacity] of await brightness()) assert.equal(opacity, '1', 'not under the pointer itself')
})

test('the keyboard goes from the cards to the sentences, and each lights the other', async (t) => {
  const { page, answer } = await visitSpread(t, { path: CROSS })
  const sources = shownSources(answer)
  await section(page).locator('.cloth button.card').last().focus()
  await untilEqual(() => litCards(page), [10])
  assert.ok((await litTexts(page)).length > 0)
  for (const { text, positions } of sources) {
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), text)
    await areLit(page, sorted(positions), [text])
  }
  await sentences(page).last().hover()
  await page.mouse.move(0, 0)
  assert.deepEqual(await litTexts(page), [sources.at(-1)!.text], 'a mouse that passes takes nothing away')
  const description = await page.evaluate(() => document.activeElement?.getAttribute('aria-description'))
  const { positions } = sources.at(-1)!
  assert.equal(description, `${positions.length > 1 ? 'Cards' : 'Card'} ${positions.join(', ')}`)
  await page.keyboard.press('Tab')
  await untilEqual(() => litCards(page), [1], 'the first card of the list')
})

test('a card that was opened leaves nothing lit behind', async (t) => {
  // With timers that run by themselves the browser's mouse, which no phone has, goes back to its corner after a tap.
  const { page, answer } = await visitSpread(t, { path: CROSS, size: 'phone', movesClock: true })
  await section(page).getByRole('button', { name: /^7\. / }).tap()
  const dialog = page.getByRole('dialog')
  const { in_position: inPosition, meaning } = answer.cards[6]!
  assert.equal(await dialog.locator('.lead').textContent(), inPosition)
  assert.equal(await dialog.locator('.by-itself').textContent(), `The card by itself${meaning}`)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await areLit(page, [], [])
  await sentences(page).first().tap()
  const cards = answer.reading.sources[0]!.positions.toSorted((one, other) => one - other)
  await untilEqual(() => litCards(page), cards)
})

test('few cards show what they are by themselves; of many it can be unfolded', async (t) => {
  const { page, answer } = await visitSpread(t, { path: CROSS })
  const own = section(page).locator('.by-itself p')
  assert.equal(await own.first().isVisible(), false)
  await section(page).getByText('The card by itself').first().click()
  assert.equal(await own.first().textContent(), answer.cards[0]!.meaning)
  await own.first().waitFor()
  const { page: three } = await visitSpread(t, { path: '#spread=what_why_how&seed=mira' })
  for (const text of await section(three).locator('.by-itself p').all()) assert.ok(await text.isVisible())
})

test('one card has no reading of the whole', async (t) => {
  for (const path of ['#spread=daily_card', '#spread=custom_spread&place=The%20door&ask=']) {
    const { page } = await visitSpread(t, { path })
    assert.equal(await section(page).locator('.sentence, .act').count(), 0)
    assert.equal(await section(page).locator('.reading li').count(), 1)
  }
})

test('a spread fits a window of 360 pixels', async (t) => {
  const { page } = await visitSpread(t, { path: CROSS, size: 'phone' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const summary of await section(page).locator('.by-itself summary').all()) await summary.click()
  await assertNoSidewaysScroll(page)
})

test('nothing fades when motion is not wanted', async (t) => {
  const fading = async (motion: 'reduce' | 'no-preference') => {
    const { page } = await visitSpread(t, { path: CROSS, motion })
    return section(page)
      .locator('.place, .sentence')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration))
  }
  assert.deepEqual([...new Set(await fading('reduce'))], ['0s'])
  assert.deepEqual([...new Set(await fading('no-preference'))], ['0.2s'])
})
