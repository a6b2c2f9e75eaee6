/** What has to be true of every room and dialog, on the narrowest usual phone and on a desktop, in both themes. */
import assert from 'node:assert/strict'
import { test } from './browser-test.ts'
import { assertStopsAreShown } from './keys.ts'
import { remember, SCENES } from './scenes.ts'
import { assertAccessible, assertNoSidewaysScroll, type Size, visit } from './visit.ts'

/** A phone has no Tab key, and the stops are the same. */
const HAS_KEYS: Record<Size, boolean> = { phone: false, desktop: true }

export function checkScenes(size: Size): void {
  for (const { name, path, remembers, hasMotion = false, complains, open } of SCENES)
    test(`${name} (${size}, light and dark)`, async (t) => {
      const { page, expectErrors } = await visit(t, {
        path,
        size,
        motion: hasMotion ? 'no-preference' : 'reduce',
        prepare: async (opened) => {
          if (size === 'phone') await opened.setViewportSize({ width: 360, height: 780 })
          await remember(opened, remembers)
        },
      })
      if (complains) expectErrors(complains)
      await open(page)
      await assertNoSidewaysScroll(page)
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const light = await ground()
      await assertAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      assert.notEqual(await ground(), light)
      // A theme is colours and nothing else.
      await assertAccessible(page, 'body', COLOUR_RULES)
      if (HAS_KEYS[size]) t.diagnostic(`${await assertStopsAreShown(page)} stops of the Tab key`)
    })
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
