/** The styles of a room come with the room: those of another may neither be missing nor be in the way. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { BORN, JOURNAL, PLACED, remember } from './scenes.ts'
import { allIsLoaded, toRoom, visit } from './visit.ts'

const ROOMS = [
  ['Today', '', '.today h3'],
  ['Cards', 'draw', '#spread .cloth'],
  ['Your sign', 'sky', '#sky .meters'],
  ['The month', 'month', '#month .hours-tables'],
  ['Birth chart', 'chart', '#chart .wheel svg'],
  ['Your day', 'your-day', '#day .aspects-now'],
  ['Ahead', 'ahead', '#ahead .chapters'],
  ['Together', 'together', '#together .pair-births'],
  ['The deck', 'deck', '#deck .gallery a'],
  ['Journal', 'journal', '#journal .entry'],
] as const

const COMPARED = [
  'display',
  'color',
  'fill',
  'stroke',
  'background-color',
  'font-size',
  'font-weight',
  'font-style',
  'text-align',
  'padding',
  'margin',
  'border',
  'gap',
  'width',
] as const

/** How each kind of element looks, once for each class. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate((properties) => {
    const shown = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility())
    const styles = shown.map((one) => {
      const style = getComputedStyle(one)
      const name = `${one.parentElement?.className} > ${one.localName}.${one.getAttribute('class') ?? ''}`
      return `${name}: ${properties.map((each) => style.getPropertyValue(each)).join('; ')}`
    })
    return [...new Set(styles)].toSorted()
  }, COMPARED)

async function settled(page: Page, selector: string): Promise<string[]> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  await allIsLoaded(page)
  // What the pointer and the focus do to an element is not its room's.
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return looks(page)
}

test('a room that is opened first looks as it does after all the others', async (t) => {
  const { page, url, expectErrors } = await visit(t, {
    prepare: async (opened) => {
      await remember(opened, { ...BORN, ...PLACED, ...JOURNAL })
      // A document whose font comes late does without it, and all of its texts have other widths.
      // Not by a route of Playwright: while there is one, no file of an earlier room comes out of the browser's cache.
      const devtools = await opened.context().newCDPSession(opened)
      await devtools.send('Network.enable')
      await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
    },
  })
  expectErrors(/Failed to load resource/)
  const alone = new Map<string, string[]>()
  for (const [name, path, selector] of ROOMS) {
    await page.goto(`${url}/${path}`)
    alone.set(name, await settled(page, selector))
  }
  for (const [name] of ROOMS) await toRoom(page, name)
  for (const [name, , selector] of ROOMS) {
    await toRoom(page, name)
    const after = await settled(page, selector)
    assert.ok(after.length > 10, `${name}: ${after.length}`)
    const others = async () => (await looks(page)).filter((look) => !alone.get(name)!.includes(look))
    await untilEqual(others, [], name)
  }
})
