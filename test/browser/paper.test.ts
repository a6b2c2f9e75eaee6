/** Rooms on paper. A draw has its test in offline.ts, a chart in meaning.ts. */
import assert from 'node:assert/strict'
import { test } from './browser-test.ts'
import { BORN, remember } from './scenes.ts'
import { visit } from './visit.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0

for (const [name, path, selector, printed] of [
  ['the day of a sign', 'sky/leo', '#sky .meters', '#sky .summary'],
  ['a month', 'month', '.month-words h4', '.month-grid'],
  ['the day of a birth', 'your-day', '.aspects-now', '#day .summary'],
] as const)
  test(`${name} is printed without anything to press`, async (t) => {
    const { page } = await visit(t, { theme: 'dark', path, prepare: (opened) => remember(opened, BORN) })
    await page.locator(selector).first().waitFor()
    await page.locator(printed).first().waitFor()
    const pages = pagesOf(await page.pdf({ format: 'A4' }))
    assert.equal(pages, 1)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['header nav', 'footer', '.bar', '.buttons', '.subscribe'])
      assert.equal(await page.locator(hidden).filter({ visible: true }).count(), 0, hidden)
    assert.ok(await page.locator(printed).first().isVisible())
  })
