/** HTML → PDF, by a browser. */
import type { Browser } from 'playwright-core'
import { PATIENCE_MS } from '../../test/browser/chromium.ts'
import { type Format, paperOf } from './format.ts'
import { withPageBoxes } from './page-boxes.ts'

/** What is longer than its page, by its first words. The elements of class `area` are as large as the page allows. */
const OVERFLOWING = `[...document.querySelectorAll('.area')]
  .filter((area) => area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1)
  .map((area) => area.textContent.trim().slice(0, 40))`

export async function printed(browser: Browser, html: string, format: Format): Promise<Buffer> {
  const { width, height } = paperOf(format)
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.emulateMedia({ media: 'print' })
  await page.setContent(html)
  await page.addStyleTag({ content: `@page { size: ${width}mm ${height}mm; margin: 0 }` })
  await page.evaluate('document.fonts.ready.then(() => {})')
  const overflowing = (await page.evaluate(OVERFLOWING)) as string[]
  if (overflowing.length > 0) throw new Error(`Too long for a page: ${overflowing.join('; ')}`)
  const pdf = await page.pdf({
    // Playwright's own `width` is rounded to whole pixels, a third of a millimetre.
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  })
  await page.close()
  return withPageBoxes(pdf, format)
}
