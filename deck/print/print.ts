/** HTML → PDF, by a browser. */
import type { Browser } from 'playwright-core'
import { TIMEOUT_MS } from '../../test/browser/chromium.ts'
import { withBlackInk } from './black-ink.ts'
import { type Format, paperOf, points } from './format.ts'
import { withPageBoxes } from './page-boxes.ts'
import { type Pdf, readPdf } from './pdf-objects.ts'

/** What is longer than its page, by its first words, and by how many pixels. Elements of class `area` are as large as the page allows. */
const OVERFLOWING = `[...document.querySelectorAll('.area')]
  .map((area) => ({ area, excess: Math.max(area.scrollHeight - area.clientHeight, area.scrollWidth - area.clientWidth) }))
  .filter(({ excess }) => excess > 1)
  .map(({ area, excess }) => area.innerText.slice(0, 30) + ' … by ' + excess)`

/** Chromium rounds a page to whole points: up, so that no bleed is lost. */
const wholePoints = (millimetres: number) => `${Math.ceil(points(millimetres))}pt`

export async function printed(browser: Browser, html: string, format: Format): Promise<Pdf> {
  const { width, height } = paperOf(format)
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.emulateMedia({ media: 'print' })
  await page.setContent(html)
  await page.addStyleTag({
    content: `@page { size: ${wholePoints(width)} ${wholePoints(height)}; margin: 0 }`,
  })
  await page.evaluate('document.fonts.ready.then(() => {})')
  const overflowing = (await page.evaluate(OVERFLOWING)) as string[]
  if (overflowing.length > 0) throw new Error(`Too long for a page: ${overflowing.join('; ')}`)
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  })
  await page.close()
  return withBlackInk(withPageBoxes(readPdf(pdf), format))
}
