/** A visitor without a mouse: the Tab key, and what has the focus. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** More stops than any way through a room has; the deck alone has 78. */
const MAX_STOPS = 120

const isThere = (page: Page, wanted: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)

/** Presses Tab until the focus is where it is wanted; a visitor without a mouse has no other way. */
export async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MAX_STOPS; pressed++) {
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

/**
 * Where the focus is, whether its outline is drawn, and whether the menu or a dialog's buttons cover it; undefined at the second visit.
 * A date has several parts, and is visited once for each.
 */
const nextStop = (page: Page): Promise<Stop | 'a part of it' | undefined> =>
  page.evaluate(() => {
    const kept = window as unknown as { visited?: Set<Element> }
    kept.visited ??= new Set()
    const { visited } = kept
    const at = document.activeElement
    if (at === null || at === document.body) return undefined
    if (visited.has(at)) return at.matches('[type=date], [type=time]') ? 'a part of it' : undefined
    visited.add(at)
    const drawn = [at, at.closest('label')].filter((one) => one !== null)
    const isShown = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
    })
    // Some of it: a sentence may begin in one line and end in the next, and one card of the cross lies on another.
    const isInSight = [...at.getClientRects()].some(({ x, y, width, height }) =>
      [0.5, 0.1, 0.9].some((share) => {
        const top = document.elementFromPoint(x + width / 2, y + height * share)
        return drawn.some((one) => one.contains(top)) || top?.closest('label')?.contains(at) === true
      }),
    )
    return { what: at.outerHTML.slice(0, 160), isShown, isInSight }
  })

/** Goes once through all stops of the Tab key, from the beginning of the page or the dialog. */
export async function assertStopsAreShown(page: Page): Promise<number> {
  await page.evaluate(() =>
    (
      document.querySelector<HTMLElement>('dialog h3') ?? document.querySelector<HTMLElement>('.skip')
    )?.focus(),
  )
  // The view is where the focus is, and not on its way there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const at = await nextStop(page)
    if (at === undefined) break
    if (at === 'a part of it') continue
    seen.push(at)
    assert.ok(seen.length < MAX_STOPS, 'the Tab key comes to an end')
  }
  for (const [flaw, faulty] of [
    ['the focus is not shown', seen.filter(({ isShown }) => !isShown)],
    ['something covers it', seen.filter(({ isInSight }) => !isInSight)],
  ] as const)
    assert.deepEqual(
      faulty.map(({ what }) => what),
      [],
      flaw,
    )
  return seen.length
}
