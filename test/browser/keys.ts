/** A visitor without a mouse: the Tab key, and what has the focus. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** More stops than any way through a room has; the deck alone has 78. */
const MOST_STOPS = 120

const isThere = (page: Page, wanted: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)

/** Presses Tab until the focus is where it is wanted; a visitor without a mouse has no other way. */
export async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
    await page.keyboard.press(key)
    if (await isThere(page, wanted)) return
  }
  assert.fail(`${key} does not reach ${wanted}`)
}

export async function pressAt(page: Page, wanted: string, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Waits until something has the focus: what was opened or closed may come a moment later. */
export const focusIsAt = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

/** By the menu, with the skip link as its beginning. */
export async function goByKeys(page: Page, room: string): Promise<void> {
  await tabTo(page, `nav [aria-label="${room}"]`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIsAt(page, 'main > section')
}

interface Stop {
  readonly what: string
  readonly isShown: boolean
  readonly isInSight: boolean
}

/** Where the focus is, whether its outline is drawn, and whether the menu or a dialog's buttons cover it. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (at === null || at === document.body) return undefined
    const drawn = [at, at.closest('label')].filter((one) => one !== null)
    const isShown = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
    })
    const [box] = at.getClientRects()
    const x = box ? Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1) : -1
    const y = box ? Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1) : -1
    const top = document.elementFromPoint(x, y)
    const isInSight = drawn.some((one) => one.contains(top)) || top?.closest('label')?.contains(at) === true
    return { what: at.outerHTML.slice(0, 120), isShown, isInSight }
  })

/** Goes once through all stops of the Tab key, back to where it began. */
export async function assertStopsAreShown(page: Page): Promise<number> {
  const seen: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const at = await stop(page)
    if (at === undefined || seen.some(({ what }) => what === at.what && seen.length > 3)) break
    seen.push(at)
    assert.ok(seen.length < MOST_STOPS, 'the Tab key comes to an end')
  }
  assert.deepEqual(
    seen.filter(({ isShown }) => !isShown).map(({ what }) => what),
    [],
    'the focus is shown',
  )
  assert.deepEqual(
    seen.filter(({ isInSight }) => !isInSight).map(({ what }) => what),
    [],
    'nothing covers it',
  )
  return seen.length
}
