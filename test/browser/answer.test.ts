/** A question and its answer on the page: where it goes, where the answer stands, and what is kept. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './browser-test.ts'
import { assertAccessible, assertNoSidewaysScroll, toRoom, visit } from './visit.ts'

const QUESTION = 'Will I get the lighthouse job?'
const CHOICE = 'Should I take the job or stay where I am?'
const GRAVE = 'Will my mother’s operation go well?'
const section = (page: Page) => page.locator('#spread')
const field = (page: Page) => section(page).locator('input.question')
const answer = (page: Page) => section(page).locator('.answer')
const spread = (page: Page) => section(page).getByLabel('Spread')
/** The form of the draw is a line once cards are laid. */
const change = (page: Page) =>
  section(page)
    .getByRole('button', { name: /^Change: / })
    .click()
const submit = (page: Page) => section(page).locator('button.main').click()

async function ask(page: Page, kind: string, question: string): Promise<void> {
  await spread(page).selectOption(kind)
  await field(page).fill(question)
  await submit(page)
}

/** Whatever this browser keeps. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))

test('on a phone the answer begins in the first screen, before the story; the question is in no address', async (t) => {
  const sent: string[] = []
  const { page } = await visit(t, {
    path: 'draw',
    size: 'phone',
    prepare: async (opened) =>
      opened.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`)),
  })
  await section(page)
    .getByText('Your question goes to this server with the draw, and is kept nowhere.')
    .waitFor()
  await ask(page, 'celtic_cross', QUESTION)
  await answer(page).waitFor()
  await page.waitForFunction(() => {
    const { top } = document.querySelector('.answer')!.getBoundingClientRect()
    return top > 0 && top < innerHeight - 100
  })
  const places = await section(page)
    .locator('.asked, .answer, .beside h3, .beside > .lead, p.act, .reading')
    .evaluateAll((parts) => parts.map(({ className, tagName }) => className || tagName))
  assert.deepEqual(places.slice(0, 4), ['asked', 'answer', 'H3', 'lead'])
  await assertNoSidewaysScroll(page)
  await assertAccessible(page, '#spread')
  const [posted, ...others] = sent.filter((request) => /lighthouse/.test(decodeURIComponent(request)))
  assert.match(posted!, /\/v1\/tarot\/celtic-cross \{.*"question":"Will I get the lighthouse job\?"/)
  assert.deepEqual(others, [])
  assert.doesNotMatch(decodeURIComponent(await stored(page)), /lighthouse/)

  // Without the question, which the address does not have, the same cards are laid.
  const names = () => section(page).locator('.reading h4').allTextContents()
  const drawn = await names()
  await page.reload()
  await section(page).locator('.reading li').nth(9).waitFor()
  assert.deepEqual(await names(), drawn)
  assert.equal(await answer(page).count(), 0)
})

test('beside an answer what a card means by itself, which knows nothing of the question, is folded', async (t) => {
  const { page } = await visit(t, { path: 'draw' })
  await ask(page, 'past_present_future', QUESTION)
  await answer(page).waitFor()
  const byThemselves = section(page).locator('.by-itself')
  assert.equal(await byThemselves.count(), 3)
  for (const text of await byThemselves.locator('p').all()) assert.equal(await text.isVisible(), false)
})

test('the journal keeps question and answer, and the back button returns to both', async (t) => {
  const { page } = await visit(t, { path: 'draw' })
  await ask(page, 'yes_no', QUESTION)
  const words = await answer(page).locator('.lead').innerText()
  await section(page).getByRole('button', { name: 'Keep in the journal' }).click()
  await change(page)
  await field(page).fill('')
  await submit(page)
  await section(page)
    .locator('.beside h3', { hasText: /^(Yes|No|Unclear)$/i })
    .waitFor()
  assert.equal(await answer(page).count(), 0)
  await page.goBack()
  await answer(page).waitFor()
  assert.equal(await answer(page).locator('.lead').innerText(), words)
  await toRoom(page, 'Journal')
  const entry = page.locator('.entry')
  assert.match(await entry.innerText(), new RegExp(`“${QUESTION.replace('?', '\\?')}”`))
  assert.ok((await entry.innerText()).includes(words))
})

test('a choice is offered the spread for decisions before the draw, and after the answer of another', async (t) => {
  const { page } = await visit(t, { path: 'draw' })
  await spread(page).selectOption('single')
  await field(page).fill(CHOICE)
  const offer = section(page).getByRole('button', { name: 'Take the spread “Between two”' })
  await offer.waitFor()
  await submit(page)
  await section(page).getByRole('button', { name: 'Lay the spread for a decision, “Between two”' }).click()
  await section(page).locator('.reading li').nth(4).waitFor()
  assert.match(page.url(), /#spread=decision&seed=/)
  assert.match(await answer(page).innerText(), /“take the job”.*“stay where I am”/is)
  assert.equal(await answer(page).getByRole('button').count(), 0)
  await change(page)
  assert.equal(await offer.count(), 0, 'the spread is chosen')

  await spread(page).selectOption('single')
  await offer.focus()
  await page.keyboard.press('Enter')
  assert.equal(await spread(page).inputValue(), 'decision')
  assert.ok(await spread(page).evaluate((one) => one === document.activeElement))
})

test('a grave question is answered at once and plainly: nothing to turn, nothing to share', async (t) => {
  const { page } = await visit(t, { path: 'draw', size: 'phone', motion: 'no-preference' })
  await ask(page, 'yes_no', GRAVE)
  await section(page).getByRole('button', { name: 'Choose for me' }).click()
  await answer(page).waitFor()
  assert.equal(await section(page).locator('.card.down').count(), 0)
  await section(page).getByRole('button', { name: 'Keep in the journal' }).waitFor()
  assert.equal(await section(page).getByRole('button', { name: 'Copy the link to this draw' }).count(), 0)
  assert.equal(await section(page).locator('.beside h3:not(.off-screen), .spread-notes').count(), 0)
  const border = await answer(page).evaluate((one) => getComputedStyle(one).borderLeftWidth)
  assert.equal(border, '0px')
  await assertAccessible(page, '#spread')
})

test('where only the service sees the danger, its text stands alone, and nothing of the draw is left', async (t) => {
  const { page, service } = await visit(t, { path: 'draw' })
  await page.route('**/v1/tarot/spread', async (route) => {
    const payload = { ...route.request().postDataJSON(), question: 'Should I kill myself?' }
    const reply = await service.inject({ method: 'POST', url: '/v1/tarot/spread', payload })
    await route.fulfill({ json: reply.json() })
  })
  await ask(page, 'past_present_future', QUESTION)
  const text = section(page).getByRole('alert')
  await text.waitFor()
  assert.match(await text.innerText(), /^Thank you for saying it\..*112 in most of Europe/s)
  assert.equal(await section(page).locator('.card, .cloth, .fan, .answer').count(), 0)
  assert.equal(
    await section(page)
      .getByRole('button', { name: /journal|link/i })
      .count(),
    0,
  )
  assert.doesNotMatch(await stored(page), /lighthouse|seed=/)
  await page.getByRole('button', { name: 'Back to the cards' }).click()
  assert.equal(await field(page).inputValue(), '')
  assert.equal(await section(page).locator('.cloth button.card').count(), 0)
})

test('a question that is changed while the fan lies there is read by the guard again', async (t) => {
  const sent: string[] = []
  const { page } = await visit(t, { path: 'draw', motion: 'no-preference' })
  await ask(page, 'single', QUESTION)
  await section(page).getByRole('group', { name: 'The deck' }).waitFor()
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
  await field(page).fill('Should I kill myself?')
  await section(page).getByRole('button', { name: 'Choose for me' }).click()
  await section(page).getByRole('alert').waitFor()
  assert.deepEqual(
    sent.filter((request) => request.includes('/v1/')),
    [],
  )
})

test('a question that is not understood is said to be so', async (t) => {
  const { page } = await visit(t, { path: 'draw' })
  await ask(page, 'single', 'asdkj qwoeiu zxcmn')
  await answer(page)
    .getByText('The question could not be made out, so the cards are read without it.')
    .waitFor()
})
