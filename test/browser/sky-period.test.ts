import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { addressIs, assertNoSidewaysScroll, visit } from './visit.ts'

const section = (page: Page) => page.locator('#sky')
const radio = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true })
const shown = (page: Page, text: string | RegExp) =>
  section(page).locator('article header .dim', { hasText: text }).waitFor()
const bars = (page: Page) => section(page).locator('.score-bars > li')

test('a visitor reads the week, the month and the year of a sign', async (t) => {
  const { page } = await visit(t, { size: 'phone', path: 'sky/aries#date=2026-10-21' })
  await page.setViewportSize({ width: 360, height: 780 })
  await section(page).locator('.fold-line', { hasText: 'Wed 21 October 2026' }).waitFor()
  for (const [period, name, count, label] of [
    ['Week', '19 – 25 October 2026', 7, 'Mon'],
    ['Month', 'October 2026, detailed', 31, '1'],
    ['Year', '2026, detailed', 12, 'Jan'],
  ] as const) {
    await radio(page, period).check()
    await shown(page, name)
    await section(page)
      .getByRole('heading', { name: `How the ${period.toLowerCase()} goes` })
      .waitFor()
    assert.equal(await bars(page).count(), count)
    assert.equal(await bars(page).first().locator('.score-label').textContent(), label)
    assert.ok((await section(page).locator('.phases h4').count()) >= 2)
    assert.ok((await section(page).locator('.key-dates li').count()) >= 1)
    assert.deepEqual(await section(page).locator('.fields dt').allTextContents(), [
      'Love',
      'Career',
      'Wellbeing',
      'Advice',
    ])
    await assertNoSidewaysScroll(page)
    assert.ok((await smallestText(page)) >= 12)
  }
})

const smallestText = (page: Page): Promise<number> =>
  section(page)
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

test('the bars of a month have the figures of the answer, go up or down, and mark the days that stand out', async (t) => {
  const { page, url } = await visit(t, {
    size: 'phone',
    path: 'sky/aries#period=month&date=2026-10-21',
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await bars(page).first().waitFor()
  const answer = await page.request.get(`${url}/v1/astrology/horoscope/monthly/aries?date=2026-10-21`)
  const { data } = (await answer.json()) as {
    data: Record<'days' | 'best_days' | 'careful_days', { date: string; score: number }[]>
  }
  const drawn = await bars(page).evaluateAll((all) =>
    all.map((one) => {
      const [bar, line] = [one.querySelector('i')!, one.querySelector('.score-bar')!]
      const { height } = bar.getBoundingClientRect()
      return { className: bar.className, height, title: one.getAttribute('title')!, width: line.clientWidth }
    }),
  )
  assert.equal(drawn.length, data.days.length)
  const widths = drawn.map(({ width }) => width)
  assert.ok(Math.max(...widths) - Math.min(...widths) <= 1, 'a label does not widen its day')
  const longest = data.days.map(({ score }) => Math.abs(score)).toSorted((a, b) => b - a)[0]!
  const tallest = Math.max(...drawn.map(({ height }) => height))
  data.days.forEach(({ date, score }, at) => {
    const { className, height, title } = drawn[at]!
    assert.ok(className.startsWith(score < 0 ? 'down' : 'up'), date)
    assert.equal(
      className.includes('best'),
      data.best_days.some((day) => day.date === date),
      date,
    )
    assert.equal(
      className.includes('careful'),
      data.careful_days.some((day) => day.date === date),
      date,
    )
    assert.ok(Math.abs(height - Math.max(2, (Math.abs(score) / longest) * tallest)) < 0.5, date)
    assert.match(title, new RegExp(` ${Number(date.slice(8))} October: .*${Math.abs(score).toFixed(1)}, `))
  })
  assert.ok(data.careful_days.length > 0 && data.best_days.length > 0)
})

test('periods are linked and returned to, and a day that stands out leads to its own horoscope', async (t) => {
  const { page, url } = await visit(t, { path: 'sky', isDeveloper: true })
  await section(page).locator('.meters').waitFor()
  await shown(page, 'Saturday 21 March 2026')
  await radio(page, 'Leo').check()
  await radio(page, 'Poetic').check()
  await shown(page, 'poetic')
  await radio(page, 'Week').check()
  await shown(page, '16 – 22 March 2026, detailed')
  assert.equal(await radio(page, 'Poetic').count(), 0)
  await addressIs(page, `${url}/sky/leo#period=week&style=poetic`)
  await section(page).getByRole('button', { name: 'The week after' }).click()
  await shown(page, '23 – 29 March 2026')
  await radio(page, 'Month').check()
  await shown(page, 'March 2026')
  await section(page).getByRole('button', { name: 'The month before' }).click()
  await shown(page, 'February 2026')
  await page.waitForURL(/\/sky\/leo#period=month&style=poetic&date=2026-02-01$/)
  await page.reload()
  await shown(page, 'February 2026')
  // Saturn's change of sign on 14 February 2026, a source of the text, is named like the key date.
  const ingress = section(page).locator('.chips button', { hasText: 'Saturn enters Aries, 14 Feb' })
  await ingress.click()
  await section(page).locator('.sentence.lit').first().waitFor()
  await section(page).getByText('The request', { exact: true }).click()
  await section(page).locator('pre', { hasText: '/v1/astrology/monthly-horoscope' }).waitFor()
  await section(page).locator('.notable-days button').first().click()
  await section(page).getByText('The day as a whole').waitFor()
  await untilEqual(() => section(page).evaluate((one) => one === document.activeElement), true)
  await page.waitForURL(/\/sky\/leo#style=poetic&date=2026-02-\d\d$/)
  await page.goBack()
  await shown(page, 'February 2026')
})

test('a year without a date runs twelve months from today, and a chosen date names a calendar year', async (t) => {
  const { page, url } = await visit(t, { path: 'sky/leo#period=year', isDeveloper: true })
  await shown(page, '21 March 2026 – 28 February 2027')
  assert.deepEqual(await bars(page).locator('.score-label').allTextContents(), [
    ...['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
  ])
  const months = await section(page).locator('.phases .dim').allTextContents()
  assert.deepEqual([months[0], months.at(-1)], ['March 2026', 'February 2027'])
  const dates = await section(page)
    .locator('.key-dates time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!))
  assert.ok(dates.length > 0 && dates.every((date) => date >= '2026-03-21' && date <= '2027-02-28'))
  await section(page).getByText('2026 as a whole').waitFor()
  await section(page).getByText('The request for the year after').waitFor()
  await section(page).getByRole('button', { name: 'The year after' }).click()
  // The twelve months from today end with “2027, detailed”, too.
  await shown(page, /^2027, detailed/)
  assert.equal(await bars(page).first().locator('.score-label').textContent(), 'Jan')
  await addressIs(page, `${url}/sky/leo#period=year&style=detailed&date=2027-01-01`)
  await section(page).getByRole('button', { name: 'From today' }).click()
  await shown(page, '21 March 2026 – 28 February 2027')
})

test('the back button returns from the first choice to the day of the first visit', async (t) => {
  const { page } = await visit(t, { path: 'sky' })
  await shown(page, 'Saturday 21 March 2026')
  await radio(page, 'Year').check()
  await section(page).getByRole('heading', { name: 'How the year goes' }).waitFor()
  await page.goBack()
  await shown(page, 'Saturday 21 March 2026')
  await untilEqual(() => radio(page, 'Day').isChecked(), true)
})
