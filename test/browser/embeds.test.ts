import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from './browser-test.ts'
import { serviceAddress, visitSite } from './foreign-site.ts'
import { assertAccessible, assertNoSidewaysScroll } from './visit.ts'

const BIRTH = 'birth="1990-05-15 14:30" timezone="Europe/Berlin" latitude="52.52" longitude="13.405"'
const ALL = `<augury-card seed="mira"></augury-card><augury-day sign="leo"></augury-day>
<augury-moon latitude="52.5" longitude="13.4"></augury-moon><augury-wheel></augury-wheel>`

test('all four elements are shown on a page of another site, accessible in both schemes', async (t) => {
  const { page, requests } = await visitSite(t, ALL)
  await page.getByText('Ace of Wands', { exact: true }).waitFor()
  await page.getByText('Saturday 21 March 2026', { exact: true }).waitFor()
  await page.getByText('Waxing crescent in Taurus, 3°').waitFor()
  await page
    .getByText(/^The sky of Saturday 21 March 2026: Sun in Aries, Moon in Aries or Taurus\.$/)
    .waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await assertAccessible(page, 'main')
  }
  for (const request of requests) {
    const { referer, cookie, origin } = await request.allHeaders()
    assert.equal(cookie, undefined)
    if (!request.url().endsWith('/embed.js')) assert.equal(referer, undefined, request.url())
    assert.ok(origin === undefined || origin.startsWith('http://127.0.0.1:'))
  }
})

test('pictures are described in words: the card by what it shows, the wheel by who stands where', async (t) => {
  const { page } = await visitSite(t, `${ALL}<augury-wheel id="born" ${BIRTH}></augury-wheel>`)
  const [, description] = /<desc[^>]*>(.*)<\/desc>/.exec(readFileSync('data/cards/waac.svg', 'utf8'))!
  await page.getByRole('img', { name: `Ace of Wands. ${description}` }).waitFor()
  await page
    .getByRole('img', { name: /^Birth chart: Sun in Taurus, Moon in Capricorn, Virgo rising$/ })
    .waitFor()
  await page.getByRole('article', { name: 'The Moon' }).waitFor()
})

test('without a seed or a birth it is the date where the visitor is, and the link shows that card', async (t) => {
  // Noon of the 21st in UTC is one o'clock of the 22nd in Auckland.
  const { page, requests } = await visitSite(t, '<augury-card></augury-card><augury-wheel></augury-wheel>', {
    zone: 'Pacific/Auckland',
  })
  await page.locator('augury-card').getByText('Sunday 22 March 2026', { exact: true }).waitFor()
  await page.getByText(/^The sky of Sunday 22 March 2026: /).waitFor()
  const bodies = requests.filter((one) => one.method() === 'POST').map((one) => one.postDataJSON())
  assert.ok(bodies.some(({ seed }) => seed === 'anonymous_2026-03-22'))
  const sky = bodies.find(({ birthDateTime }) => birthDateTime !== undefined)
  assert.deepEqual([sky.birthDateTime, sky.timezone], ['2026-03-22', 'Pacific/Auckland'])
  const link = await page.getByRole('link', { name: 'Open this card' }).getAttribute('href')
  assert.equal(link, `${await serviceAddress()}/r/daily_card/anonymous_2026-03-22`)
})

test('a birth is sent in the body: no address has it, and its caption is not shown', async (t) => {
  const { page, requests } = await visitSite(t, `<augury-wheel ${BIRTH}></augury-wheel>`)
  await page.getByText('Birth chart: Sun in Taurus, Moon in Capricorn, Virgo rising.').waitFor()
  const drawn = requests.filter(
    (request) => request.url().includes('chart.svg') && request.method() === 'POST',
  )
  assert.equal(drawn.length, 1)
  assert.match(drawn[0]!.postData()!, /1990-05-15 14:30/)
  for (const request of requests) assert.doesNotMatch(request.url(), /1990|52\.52|13\.405|Berlin/)
  const box = (await page.locator('augury-wheel svg').boundingBox())!
  assert.ok(Math.abs(box.width - box.height) < 1, 'the wheel alone')
})

test('on a narrow page nothing is wider than the window, and the wheel has larger labels', async (t) => {
  const { page, requests } = await visitSite(t, ALL, { width: 320 })
  await page.getByText(/^The sky of/).waitFor()
  await page.getByText('Ace of Wands', { exact: true }).waitFor()
  await assertNoSidewaysScroll(page)
  assert.ok(requests.some((request) => request.url().includes('scale=compact')))
})

test('a changed attribute loads anew, several at once only once', async (t) => {
  const { page, requests } = await visitSite(t, '<augury-day sign="leo" date="2026-03-21"></augury-day>')
  await page.getByText('Leo', { exact: true }).waitFor()
  const before = requests.length
  await page.locator('augury-day').evaluate((element) => {
    element.style.width = '300px'
  })
  await page.locator('augury-day').evaluate((element) => {
    element.setAttribute('sign', 'virgo')
    element.setAttribute('date', '2026-05-01')
    element.setAttribute('reading', 'poetic')
  })
  await page.getByText('Virgo', { exact: true }).waitFor()
  await page.getByText('Wellbeing', { exact: true }).waitFor()
  const posts = requests.slice(before).filter((request) => request.method() === 'POST')
  assert.deepEqual(
    posts.map((request) => request.postDataJSON()),
    [{ sign: 'virgo', style: 'poetic', date: '2026-05-01' }],
  )
})

test('what cannot be shown leaves a sentence, or what the page has written instead', async (t) => {
  const { page, expectErrors } = await visitSite(
    t,
    `<augury-day sign="cat"></augury-day><augury-card seed="x">Our own words.</augury-card>`,
    { prepare: (opened) => opened.route('**/v1/tarot/**', (route) => route.abort()) },
  )
  expectErrors(/400 \(Bad Request\)|ERR_FAILED/)
  await page.getByText(/^This cannot be shown: sign must be one of aries, /).waitFor()
  await page.locator('augury-card [part=message]').waitFor()
  assert.equal(await page.locator('augury-card').innerText(), 'Our own words.')
  await assertAccessible(page, 'main')
})

test('while it loads there is a sentence, too', async (t) => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const { page } = await visitSite(t, '<augury-card seed="mira"></augury-card>', {
    prepare: (opened) => opened.route('**/v1/tarot/**', async (route) => gate.then(() => route.continue())),
  })
  const article = page.getByRole('article', { name: 'The card of the day' })
  await page.getByText('The card of the day is being fetched.').waitFor()
  assert.equal(await article.getAttribute('aria-busy'), 'true')
  go()
  await page.getByText('Ace of Wands', { exact: true }).waitFor()
  assert.equal(await article.getAttribute('aria-busy'), 'false')
})

test('variables of the page colour the elements, and `scheme` decides against the system', async (t) => {
  const { page } = await visitSite(
    t,
    `<style>augury-day { --augury-paper: rgb(1, 2, 3); --augury-ink: rgb(250, 251, 252) }</style>
<augury-day sign="leo"></augury-day><augury-moon scheme="dark"></augury-moon><augury-wheel scheme="dark"></augury-wheel>`,
  )
  await page.locator('augury-day [part=heading]').waitFor()
  await page.getByText(/^The sky of/).waitFor()
  const coloursOf = (name: string) =>
    page.locator(`${name} article`).evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color]
    })
  assert.deepEqual(await coloursOf('augury-day'), ['rgb(1, 2, 3)', 'rgb(250, 251, 252)'])
  assert.deepEqual(await coloursOf('augury-moon'), ['rgb(24, 28, 58)', 'rgb(243, 234, 214)'])
  const ground = await page
    .locator('augury-wheel svg rect')
    .first()
    .evaluate((element) => getComputedStyle(element).fill)
  assert.equal(ground, 'rgb(24, 28, 58)')
})

test('the Tab key goes through the elements and out again', async (t) => {
  const { page } = await visitSite(t, `${ALL}<a href="#end" id="end">The end</a>`)
  await page.getByText(/^The sky of/).waitFor()
  for (const name of ['Open this card', 'Read the whole day', 'See the month'])
    await page.getByRole('link', { name }).waitFor()
  const reached: string[] = []
  for (let pressed = 0; pressed < 4; pressed++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document
        return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.textContent ?? ''
      }),
    )
  }
  assert.deepEqual(reached, ['Open this card', 'Read the whole day', 'See the month', 'The end'])
})

test('the pages for frames can be framed, and the page itself cannot', async (t) => {
  const url = await serviceAddress()
  const frames = ['card?seed=mira', 'day/leo', 'moon', 'wheel'].map(
    (path) => `<iframe title="${path}" src="${url}/embed/${path}"></iframe>`,
  )
  const { page, expectErrors } = await visitSite(
    t,
    `${frames.join('')}<iframe title="page" src="${url}/"></iframe>`,
  )
  expectErrors(/frame-ancestors|Framing/)
  const inFrame = (title: string) => page.frameLocator(`iframe[title="${title}"]`)
  await inFrame('card?seed=mira').getByText('Ace of Wands', { exact: true }).waitFor()
  await inFrame('day/leo').getByText('Leo', { exact: true }).waitFor()
  await inFrame('moon')
    .getByText(/% lit$/)
    .waitFor()
  await inFrame('wheel')
    .getByText(/^The sky of/)
    .waitFor()
  // What a browser shows in its place may have a heading of its own.
  assert.equal(await inFrame('page').locator('.skip').count(), 0)
})
