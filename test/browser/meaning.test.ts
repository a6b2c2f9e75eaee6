/** What a chart means, under the chart and on paper. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { until } from '../until.ts'
import { chart, goToReading, openSettings, scrollToReading } from './birth-form.ts'
import { test } from './browser-test.ts'
import { bornWith, remember } from './scenes.ts'
import { assertAccessible, assertNoSidewaysScroll, SIZES, visit } from './visit.ts'

const meaning = (page: Page) => chart(page).locator('.meaning')
const portrait = (page: Page) => meaning(page).locator('.portrait')
const sentence = (page: Page, text: string) => portrait(page).locator('.sentence', { hasText: text })
/** To write a birth into the form is tested elsewhere (chart.test.ts). */
/** On a phone the reading is asked for as soon as the chart is there: what looks at its request has to be there `before`. */
const born = (
  before: (opened: Page) => unknown = () => undefined,
  given: object = { date: '1990-02-05' },
) => ({
  path: 'chart',
  prepare: async (opened: Page) => {
    await before(opened)
    await remember(opened, bornWith(given))
  },
})

async function castLisbon(page: Page): Promise<void> {
  await meaning(page).getByRole('heading', { name: 'What it means' }).waitFor()
}

/** The bodies of the requests for a reading. */
function readingRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/natal-reading')) requests.push(request.postData() ?? '')
  })
  return requests
}

/** The size of the smallest letters shown, and of the smallest control. */
const smallest = (page: Page) =>
  meaning(page).evaluate((section) => {
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('svg, .off-screen')
    const shown = [...section.querySelectorAll('*')].filter(isShown)
    const worded = shown.filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    const controls = shown.filter((element) => element.matches('button, summary'))
    return {
      letters: Math.min(...worded.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
      control: Math.min(...controls.map((element) => element.getBoundingClientRect().height)),
    }
  })

test('the visitor can read what the chart means, on a phone and on a desktop', async (t) => {
  let requests: string[] = []
  const before = (opened: Page) => {
    requests = readingRequests(opened)
  }
  const { page, url } = await visit(t, { ...born(before), size: 'phone' })
  await castLisbon(page)
  await goToReading(page)
  assert.deepEqual(
    requests.map((body) => JSON.parse(body)),
    [
      {
        birthDateTime: '1990-02-05 23:40:00',
        place: '2267057',
        options: { house_system: 'whole' },
      },
    ],
  )
  assert.deepEqual(await meaning(page).getByRole('heading', { level: 4 }).allTextContents(), [
    'Who you are',
    'What you feel and need',
    'How you think and speak',
    'How you love',
    'What you want, and how you go after it',
    'Your work and your name',
    'Where you grow',
    'What is hard, and what comes of it',
    'Where you pull two ways',
    'What this rests on',
  ])
  await meaning(page).getByText('for ruling the rising sign').waitFor()
  for (const summary of await meaning(page).locator('.disclosure summary').all()) await summary.click()
  await meaning(page).getByRole('term').filter({ hasText: 'Venus conjunction Saturn' }).waitFor()
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size)
    await assertNoSidewaysScroll(page)
    const { letters, control } = await smallest(page)
    assert.ok(letters >= 12, `letters of ${letters} px`)
    assert.ok(control >= 24, `a control of ${control} px`)
  }
  assert.equal(page.url(), `${url}/chart`)

  await chart(page).getByRole('button', { name: 'Change: Lisbon' }).click()
  await chart(page).getByRole('button', { name: 'Forget this birth' }).click()
  await meaning(page).waitFor({ state: 'detached' })
})

test('a reading is asked for when somebody comes near, and not before', async (t) => {
  let requests: string[] = []
  const before = async (opened: Page) => {
    requests = readingRequests(opened)
    // Between the form and the reading is the chart: more than a screen and a half.
    await opened.setViewportSize({ width: 390, height: 320 })
  }
  const { page } = await visit(t, { ...born(before), size: 'phone' })
  await castLisbon(page)
  await chart(page).locator('.wheel svg').waitFor()
  assert.equal(requests.length, 0)
  await goToReading(page)
  assert.equal(requests.length, 1)
})

test('pointing at a sentence shows in the wheel beside it what it comes from', async (t) => {
  const { page } = await visit(t, born())
  await castLisbon(page)
  await goToReading(page)
  await sentence(page, 'The Sun in Aquarius').hover()
  const lit = meaning(page).locator('.margin-wheel g.lit > title')
  await lit.first().waitFor({ state: 'attached' })
  assert.deepEqual(await lit.allTextContents(), ['Aquarius', 'Sun 16°55′ Aquarius'])
  assert.equal(await meaning(page).locator('.margin-facts').innerText(), 'Sun in Aquarius')
  assert.equal(await chart(page).locator('.wheel g.lit').count(), 0, 'the large wheel is out of sight')

  await meaning(page).getByRole('heading', { name: 'What it means' }).hover()
  await meaning(page).getByText('Point at a sentence').waitFor()
  assert.equal(await lit.count(), 0)

  await meaning(page).locator('.chapter .sentence', { hasText: 'The planet ruling your rising sign' }).hover()
  await lit.filter({ hasText: 'House 4' }).waitFor({ state: 'attached' })
})

test('with the Tab key one goes from sentence to sentence, and hears where each comes from', async (t) => {
  const { page } = await visit(t, born())
  await castLisbon(page)
  await goToReading(page)
  // Where the mouse rests, a sentence that the page scrolls below it would be lit.
  await page.mouse.move(0, 0)
  const lit = portrait(page).locator('.sentence.lit:focus')
  // A reading that is drawn once more takes the focus with it.
  await until('the first sentence has the focus', async () => {
    await meaning(page).getByRole('button', { name: 'Print chart and reading' }).focus()
    await page.keyboard.press('Tab')
    return (await lit.count()) === 1
  })
  const visited: string[] = []
  for (let stop = 0; stop < 3; stop++) {
    if (stop > 0) await page.keyboard.press('Tab')
    await lit.waitFor()
    visited.push((await portrait(page).locator('.sentence:focus').getAttribute('aria-description')) ?? '')
  }
  assert.deepEqual(visited, ['Sun in Aquarius', 'Ascendant in Libra', 'Sun in Aquarius · Ascendant in Libra'])
  assert.equal(await portrait(page).locator('.lit').count(), 1)
})

test('on a phone, the facts of a sentence that was touched stay at the foot of the window', async (t) => {
  const { page } = await visit(t, { ...born(), size: 'phone' })
  await castLisbon(page)
  await goToReading(page)
  await page.mouse.move(0, 0)
  const facts = meaning(page).locator('.margin-facts')
  assert.equal(await meaning(page).locator('.margin').isVisible(), false)
  await sentence(page, 'With Libra rising').tap()
  await facts.getByText('Ascendant in Libra').waitFor()
  const bottom = await meaning(page)
    .locator('.margin')
    .evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)
  assert.equal(bottom, 0)
  await assertAccessible(page, '.meaning')
})

test('without the time of birth, houses and angles are left out, and both signs of the Moon are shown', async (t) => {
  let requests: string[] = []
  const before = (opened: Page) => {
    requests = readingRequests(opened)
  }
  const { page } = await visit(t, {
    ...born(before, { date: '1990-02-06', isTimeUnknown: true }),
    size: 'phone',
    theme: 'dark',
  })
  await goToReading(page)
  assert.deepEqual(JSON.parse(requests[0]!).options, { time_known: false })
  assert.equal(JSON.parse(requests[0]!).birthDateTime, '1990-02-06')
  await meaning(page).getByText('Without the time of birth nothing is said of houses').waitFor()
  const facts = (await meaning(page).locator('.facts').allTextContents()).join(' · ')
  assert.match(facts, /Moon in Gemini · Moon in Cancer/)
  assert.doesNotMatch(facts, /house|Ascendant|Midheaven|Born by/)
})

test('a reading that fails to load is reported and can be requested again, and the chart stays', async (t) => {
  const before = (opened: Page) => opened.route('**/natal-reading', (route) => route.abort())
  const { page, expectErrors } = await visit(t, { ...born(before), size: 'phone' })
  expectErrors(/Failed to load resource/)
  await castLisbon(page)
  await goToReading(page, meaning(page).getByRole('alert').getByText('The service did not answer'))
  await assertAccessible(page, '.meaning')
  assert.equal(await chart(page).locator('.wheel svg').count(), 1)
  await page.unroute('**/natal-reading')
  await meaning(page).getByRole('button', { name: 'Try again' }).click()
  await portrait(page).waitFor()
  await meaning(page).getByRole('alert').waitFor({ state: 'detached' })
})

test('an answer that the page cannot show takes only itself away', async (t) => {
  const before = (opened: Page) =>
    opened.route('**/natal-reading', (route) => route.fulfill({ json: { data: {} } }))
  const { page, expectErrors } = await visit(t, { ...born(before), size: 'phone' })
  expectErrors(/TypeError/)
  await chart(page).locator('.wheel svg').waitFor()
  await goToReading(page, chart(page).getByRole('alert').getByText('met an answer it could not show'))
  assert.equal(await chart(page).locator('.wheel svg').count(), 1)
})

test('a chart that follows another setting has another reading, asked for once however late the chart is', async (t) => {
  let requests: string[] = []
  const before = (opened: Page) => {
    requests = readingRequests(opened)
  }
  const { page } = await visit(t, { ...born(before), movesClock: true })
  await castLisbon(page)
  await goToReading(page)
  await page.route(/natal-chart$/, async (route) => {
    await scrollToReading(page)
    // Longer than until the page says that it waits.
    await page.clock.runFor(500)
    await route.continue()
  })
  const next = page.waitForResponse(/natal-reading$/)
  const chartAnswer = page.waitForResponse(/natal-chart$/)
  await openSettings(page)
  await chart(page).getByRole('radio', { name: 'Koch' }).check()
  await chartAnswer
  await until('the next reading is asked for', async () => {
    await scrollToReading(page)
    return requests.length === 2
  })
  await next
  await portrait(page).waitFor()
  assert.deepEqual(
    requests.map((body) => JSON.parse(body).options.house_system),
    ['whole', 'koch'],
  )
})

/** A4, less the margins of the page. */
const PAPER = { width: 180, height: 267 }
const px = (millimetres: number) => Math.floor((millimetres * 96) / 25.4)

/** Of what can be seen: fields and buttons, sections that are not the chart's, and the height of the chart in pixels. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return {
      controls: shown('button, input, select, summary, header, footer, nav, .hero').length,
      sections: shown('section').map(({ id, className }) => id || className),
      height: document.querySelector('.chart-columns')!.getBoundingClientRect().height,
      width: document.documentElement.scrollWidth,
      ground: getComputedStyle(document.body).backgroundColor,
      rows: shown('.paper-tables table').map((table) => table.querySelectorAll('tbody tr').length),
    }
  })

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0

for (const [title, size, date, path] of [
  ['the usual chart', 'phone', '1990-02-05', 'chart#houses=whole'],
  ['the wider chart', 'desktop', '1990-02-05', 'chart#houses=campanus&wider=1'],
  // Of 1,500 births between 1930 and 2020 the one with the most aspects.
  ['a chart of 28 aspects', 'desktop', '1941-05-09', 'chart#houses=placidus'],
] as const)
  test(`on paper: ${title} on one page, the reading after it, and nothing to press`, async (t) => {
    // In a higher window the reading is near enough to be asked for at once.
    const before = (opened: Page) =>
      size === 'phone' ? opened.setViewportSize({ width: 390, height: 320 }) : undefined
    const { page } = await visit(t, { ...born(before, { date }), size, theme: 'dark', path })
    await castLisbon(page)
    if (size === 'phone')
      assert.equal(
        pagesOf(await page.pdf({ format: 'A4' })),
        1,
        'a reading that was not asked for is not there',
      )
    await goToReading(page)
    // The page has heard of it before, and rendered what only paper shows.
    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        document.body.dataset.printed = String(document.querySelectorAll('.paper-tables table').length)
      }),
    )
    const pages = pagesOf(await page.pdf({ format: 'A4' }))
    t.diagnostic(`${pages} pages`)
    assert.ok(pages >= 3 && pages <= 6, `${pages} pages`)
    assert.equal(await page.locator('body').getAttribute('data-printed'), '3')
    await page.locator('.paper-tables').waitFor({ state: 'detached' })

    await page.setViewportSize({ width: px(PAPER.width), height: px(PAPER.height) })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.locator('.paper-tables').waitFor()
    const { controls, sections, height, width, ground, rows } = await onPaper(page)
    assert.equal(controls, 0)
    assert.deepEqual(sections, ['chart', 'meaning'])
    assert.ok(height <= px(PAPER.height), `the chart is ${height} px high`)
    assert.ok(width <= px(PAPER.width), `${width} px wide: it would be printed smaller`)
    assert.equal(ground, 'rgb(255, 255, 255)')
    assert.ok(
      rows.every((count) => count >= 10),
      rows.join(),
    )
    await chart(page)
      .getByText(/^Born .* at 23:40, Lisbon, Portugal$/)
      .waitFor()
  })

test('the reading can be saved as a PDF, and the button says when none came', async (t) => {
  const { page, expectErrors } = await visit(t, { ...born() })
  await castLisbon(page)
  await goToReading(page)
  const button = (name: string) => meaning(page).getByRole('button', { name })
  const download = page.waitForEvent('download')
  await button('Save as PDF').click()
  const saved = await download
  assert.equal(saved.suggestedFilename(), 'natal-reading.pdf')
  const bytes = await readFile((await saved.path())!)
  assert.equal(bytes.toString('latin1', 0, 5), '%PDF-')
  await button('Save as PDF').waitFor()
  expectErrors(/status of 503/)
  await page.route('**/natal-reading', (route) => route.fulfill({ status: 503, body: '{}' }))
  await button('Save as PDF').click()
  await button('No PDF came. Try again').waitFor()
})
