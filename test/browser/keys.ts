/** A visitor without a mouse: the Tab key, and what has the focus. */
import assert from 'node:assert/strict'
import type { CDPSession, Page } from 'playwright-core'
import { untilOnPage } from './until-on-page.ts'

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
export const focusIsAt = (page: Page, selector: string): Promise<void> =>
  untilOnPage(
    page,
    `the focus is at ${selector}`,
    (wanted) => document.activeElement?.matches(wanted) === true,
    selector,
  )

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

interface Round {
  readonly stops: Stop[]
  isOver: boolean
}

/**
 * Has the page note, whenever the Tab key is released, where the focus is, whether its outline is drawn, and whether the menu or a dialog's
 * buttons cover it; the round is over when nothing has the focus, or what had it before. A date has several parts, and is visited
 * once for each. The page notes it by itself, because to ask it after each key takes longer than all else.
 */
const noteStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const visited = new Set<Element>()
    const round: Round = { stops: [], isOver: false }
    Object.assign(window, { round })
    const note = () => {
      if (round.isOver) return
      const at = document.activeElement
      const isPart = at !== null && visited.has(at) && at.matches('[type=date], [type=time]')
      if (isPart) return
      round.isOver = at === null || at === document.body || visited.has(at)
      if (at === null || round.isOver) return
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
      round.stops.push({ what: at.outerHTML.slice(0, 160), isShown, isInSight })
    }
    addEventListener('keyup', note, { capture: true })
  })

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** Presses the Tab key as often as this without waiting in between: the browser takes the keys in their order. */
async function tabOften(devtools: CDPSession, times: number): Promise<void> {
  const keys = Array.from({ length: times }, () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      devtools.send('Input.dispatchKeyEvent', { type, ...TAB }),
    ),
  )
  await Promise.all(keys.flat())
}

/** About half a room: few keys are pressed after the last stop, and the page is asked a few times. */
const KEYS_AT_ONCE = 20

/** Goes once through all stops of the Tab key, from the beginning of the page or the dialog. */
export async function assertStopsAreShown(page: Page): Promise<number> {
  await page.evaluate(() =>
    (
      document.querySelector<HTMLElement>('dialog h3') ?? document.querySelector<HTMLElement>('.skip')
    )?.focus(),
  )
  // The view is where the focus is, and not on its way there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteStops(page)
  const devtools = await page.context().newCDPSession(page)
  const noted = () => page.evaluate(() => (window as unknown as { round: Round }).round)
  let round = await noted()
  while (!round.isOver) {
    const before = round.stops.length
    await tabOften(devtools, KEYS_AT_ONCE)
    round = await noted()
    assert.ok(round.isOver || round.stops.length > before, 'the Tab key goes on')
    assert.ok(round.stops.length < MAX_STOPS, 'the Tab key comes to an end')
  }
  const seen = round.stops
  assert.ok(seen.length > 0, 'the Tab key stops somewhere')
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
