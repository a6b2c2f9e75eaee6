/** What has to be true of every room and dialog: in light on the narrowest usual phone, in dark on a desktop. A theme is colours and nothing else. */
import assert from 'node:assert/strict'
import { test } from './browser-test.ts'
import { assertStopsAreShown } from './keys.ts'
import { remember, type Scene } from './scenes.ts'
import { allStandsStill, assertAccessible, assertNoSidewaysScroll, SIZES, visit } from './visit.ts'

const NARROW = { width: 360, height: 780 }

export function checkScenes(scenes: readonly Scene[]): void {
  for (const { name, path, remembers, hasMotion = false, complains, open } of scenes)
    test(`${name}: light on the phone, dark on the desktop`, async (t) => {
      const { page, expectErrors } = await visit(t, {
        path,
        size: 'phone',
        motion: hasMotion ? 'no-preference' : 'reduce',
        prepare: async (opened) => {
          await opened.setViewportSize(NARROW)
          await remember(opened, remembers)
        },
      })
      if (complains) expectErrors(complains)
      await open(page)
      await allStandsStill(page)
      await assertNoSidewaysScroll(page)
      await assertAccessible(page)
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const light = await ground()
      await page.setViewportSize(SIZES.desktop)
      await page.emulateMedia({ colorScheme: 'dark' })
      await allStandsStill(page)
      assert.notEqual(await ground(), light)
      await assertNoSidewaysScroll(page)
      await assertAccessible(page)
      // A phone has no Tab key, and the stops are the same.
      t.diagnostic(`${await assertStopsAreShown(page)} stops of the Tab key`)
    })
}
