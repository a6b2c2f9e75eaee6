import assert from 'node:assert/strict'
import { NOON } from '../service.ts'
import { test } from './browser-test.ts'
import { addressIs, visit } from './visit.ts'

test('a spread’s address lays it, in the theme of its query, and its links lead to the other rooms', async (t) => {
  const { page, url } = await visit(t, { path: 'r/past_present_future/mira?theme=love' })
  await page.locator('#spread .reading li').nth(2).waitFor()
  const section = page.locator('#spread')
  await section.getByRole('button', { name: 'Change: Past, present, future · Love' }).click()
  await section.getByText('More ways to draw').click()
  assert.equal(await section.getByRole('radio', { name: 'Love' }).isChecked(), true)
  assert.match(await section.locator('.reading').innerText(), /Three of Wands.*The Moon.*King of Wands/is)
  await page.getByRole('link', { name: 'Birth chart', exact: true }).first().click()
  await page.waitForURL(`${url}/chart`)
})

test('a day’s address shows that day', async (t) => {
  const { page } = await visit(t, { path: 'day/virgo/2026-05-01' })
  await page.locator('#sky article h3', { hasText: 'Virgo' }).waitFor()
  await page.locator('#sky article').getByText('Friday 1 May 2026').waitFor()
})

/** What the button of this name puts into the clipboard. */
const COPY = /^Copy the link/

for (const [path, address] of [
  ['#spread=single&seed=a%2Fb', '/r/single/a%2Fb'],
  ['#spread=single&seed=x&theme=love', '/r/single/x?theme=love'],
  ['#spread=single&seed=x.png', '/draw#spread=single&seed=x.png'],
  ['sky/leo#style=poetic&date=2026-05-01', '/day/leo/2026-05-01'],
] as const)
  test(`the button to share gives ${address}`, async (t) => {
    const { page, url } = await visit(t, {
      path,
      movesClock: true,
      prepare: (opened) =>
        opened.addInitScript(() => {
          const copied: string[] = []
          Object.assign(window, { copied })
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: async (text: string) => void copied.push(text) },
          })
        }),
    })
    const section = page.locator(path.startsWith('sky') ? '#sky' : '#spread')
    if (path.startsWith('sky')) await section.getByText('Friday 1 May 2026').waitFor()
    await section.getByRole('button', { name: COPY }).waitFor()
    // What says that it is copied does so for a moment only.
    await page.clock.pauseAt(NOON + 1_800_000)
    await section.getByRole('button', { name: COPY }).click()
    await section.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => (window as unknown as { copied: string[] }).copied)
    assert.deepEqual(copied, [`${url}${address}`])
  })

test('what is laid after a shared address gets an address of its own, and the back button returns', async (t) => {
  const { page, url } = await visit(t, { path: 'r/single/first' })
  const name = page.locator('#spread .reading li')
  await name.first().waitFor()
  const first = await name.first().innerText()
  await page.locator('#spread').getByRole('button', { name: 'Change: One card' }).click()
  await page.locator('#spread').getByText('More ways to draw').click()
  await page.locator('#spread .seed input').fill('second')
  await page.locator('#spread').getByRole('button', { name: 'Deal', exact: true }).click()
  await page.waitForURL(`${url}/draw#spread=single&seed=second`)
  await page.goBack()
  await addressIs(page, `${url}/r/single/first`)
  await name.first().waitFor()
  await page.waitForFunction(
    (text) => (document.querySelector('#spread .reading li') as HTMLElement | null)?.innerText === text,
    first,
  )
})
