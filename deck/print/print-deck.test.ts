/** What a print shop gets, read by another program than the one that made it. */
import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { cardWords } from '../../src/words/en/deck.ts'
import { launchChromium, noBrowser } from '../../test/browser/chromium.ts'
import { bookletHtml, bookletPages } from './booklet/booklet.ts'
import { typeset } from './booklet/page.ts'
import { deckHtml, deckSheets } from './deck.ts'
import { BLEED, BOOKLET_PAGE, CARD_SHEET, type Format, paperOf, points, TRIM } from './format.ts'
import { type Box, boxOf, pagesOf } from './page-boxes.ts'
import { type Pdf, readPdf, writePdf } from './pdf-objects.ts'
import { printed } from './print.ts'

let browser: Browser
before(async () => {
  if (noBrowser === undefined) browser = await launchChromium()
})
after(() => browser?.close())

const reader = (pdf: Pdf) => getDocumentProxy(new Uint8Array(writePdf(pdf)))

const sizeOf = ([left, bottom, right, top]: Box) => [right - left, top - bottom]
function assertSize(box: Box, width: number, height: number): void {
  for (const [i, side] of [width, height].entries())
    assert.ok(Math.abs(sizeOf(box)[i]! - points(side)) < 0.01, `${box} for ${width} × ${height} mm`)
}

/** Chromium rounds paper to whole points. */
const POINT = 1

function assertBoxes(pdf: Pdf, format: Format): void {
  for (const page of pagesOf(readPdf(writePdf(pdf)))) {
    const [media, trim, bleed] = ['MediaBox', 'TrimBox', 'BleedBox'].map((name) => boxOf(page, name)) as [
      Box,
      Box,
      Box,
    ]
    assertSize(trim, TRIM.width, TRIM.height)
    assertSize(bleed, TRIM.width + 2 * BLEED, TRIM.height + 2 * BLEED)
    for (const [box, margin] of [
      [trim, format.margin],
      [bleed, format.margin - BLEED],
    ] as const) {
      assert.ok(Math.abs(box[0] - points(margin)) < 0.01)
      assert.ok(Math.abs(media[3] - box[3] - points(margin)) < 0.01)
    }
    const { width, height } = paperOf(format)
    for (const [i, side] of [width, height].entries()) {
      const excess = sizeOf(media)[i]! - points(side)
      assert.ok(excess >= 0 && excess <= POINT + 0.1, `paper of ${media}`)
    }
    assert.ok(bleed.every((side, i) => (i < 2 ? side >= -0.001 : side <= media[i]! + 0.001)))
  }
}

async function assertNoPictures(pdf: Pdf): Promise<void> {
  assert.ok(!pdf.objects.some((object) => object.includes('/Subtype /Image')))
  const { OPS } = await getResolvedPDFJS()
  const images = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]
  const document = await reader(pdf)
  const operators: number[] = []
  for (let number = 1; number <= document.numPages; number++)
    operators.push(...(await (await document.getPage(number)).getOperatorList()).fnArray)
  assert.ok(operators.filter((operator) => operator === OPS.constructPath).length > 100)
  assert.ok(!operators.some((operator) => images.includes(operator)))
}

suite('the deck', { skip: noBrowser }, () => {
  let pdf: Pdf
  before(async () => {
    pdf = await printed(browser, deckHtml(deckSheets(['ar00', 'cu05'])), CARD_SHEET)
  })

  test('has a page for each face and one for the back', async () => {
    assert.equal((await reader(pdf)).numPages, 3)
    assert.equal(deckSheets().length, 79)
  })

  test('the boxes of a page are the cut, 70 × 120 mm, and 3 mm of bleed', () => assertBoxes(pdf, CARD_SHEET))

  test('is all lines: no bitmap, no font', async () => {
    await assertNoPictures(pdf)
    assert.ok(!pdf.objects.some((object) => object.includes('/FontDescriptor')))
  })
})

suite('the booklet', { skip: noBrowser }, () => {
  let pdf: Pdf
  let texts: string[]
  before(async () => {
    pdf = await printed(browser, bookletHtml(bookletPages(['ar00', 'cu05'])), BOOKLET_PAGE)
    texts = (await extractText(await reader(pdf))).text.map((text) => text.replace(/\s+/g, ' '))
  })

  test('has pages in fours, cut like the cards', () => {
    assert.equal(texts.length, 20)
    assertBoxes(pdf, BOOKLET_PAGE)
  })

  test('gives keywords and meaning of a card, either way up', () => {
    for (const id of ['ar00', 'cu05']) {
      const { name, about, keywords, meaning } = cardWords({ id })
      const page = texts.find((text) => text.startsWith(name))
      for (const meaningText of [about, ...Object.values(meaning).map(({ general }) => general)])
        assert.ok(page?.includes(typeset(meaningText)), `${name}: ${meaningText} in ${page}`)
      for (const list of Object.values(keywords)) assert.ok(page?.includes(typeset(list.join(', '))))
    }
  })

  test('has its fonts inside, and no bitmap', async () => {
    await assertNoPictures(pdf)
    const fonts = pdf.objects.filter((object) => object.includes('/Type /FontDescriptor'))
    assert.ok(fonts.length >= 3)
    for (const font of fonts) assert.match(font, /\/FontFile[23]? \d+ 0 R/)
  })

  test('prints its text with black ink alone', () => {
    const contents = pagesOf(pdf).map((page) => pdf.objects[Number(/\/Contents (\d+)/.exec(page)![1]) - 1]!)
    const streams = contents.map((content) =>
      inflateSync(Buffer.from(/stream\n(.*)\nendstream$/s.exec(content)![1]!, 'latin1')).toString('latin1'),
    )
    assert.ok(streams.some((stream) => stream.includes('\n0 G 0 g\n')))
    assert.ok(streams.every((stream) => !/\b0 0 0 (?:rg|RG)/.test(stream)))
  })

  test('every card and spread has room on its pages, and one without room is an error', async () => {
    const whole = await printed(browser, bookletHtml(bookletPages()), BOOKLET_PAGE)
    assert.equal(pagesOf(whole).length, 96)
    const long = { kind: 'text', html: `<p>${'Too much. '.repeat(400)}</p>` } as const
    await assert.rejects(printed(browser, bookletHtml([long]), BOOKLET_PAGE), /Too long for a page: Too much/)
  })
})
