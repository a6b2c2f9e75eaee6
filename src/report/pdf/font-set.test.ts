import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { wordsIn } from '../../../test/laid-report.ts'
import type { Report, ReportBlock } from '../document.ts'
import { layOut } from '../layout/lay-out.ts'
import type { PlacedText } from '../layout/placed.ts'
import { printReport } from '../print-report.ts'
import type { TextStyle } from '../text/styles.ts'

const TEXT =
  '“Well,” she said, AV Toward the first office, and nobody ever will be—so they say—of one mind with her. '
    .repeat(4)
    .trim()
const said = (style?: 'lead' | 'aside' | 'small'): ReportBlock => ({
  type: 'paragraph',
  ...(style && { style }),
  text: TEXT,
  notes: [{ text: 'Ruler of the rising sign in the ninth house', at: 0 }],
})
const REPORT: Report = {
  kind: 'Toward the Year',
  language: 'en',
  paper: 'a4',
  contents: 'Contents',
  cover: { title: 'For Ada', drawings: [], lines: ['Ada'] },
  blocks: [
    { type: 'heading', level: 1, text: 'Toward You', isOnNewPage: true },
    said('lead'),
    said(),
    { type: 'heading', level: 2, text: 'AVA', subtitle: 'January' },
    said('aside'),
    said('small'),
  ],
}

interface ReadText {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
}

/** From the first letter to the end of the last one, as it is laid out. */
function extentOf({ x, line: { pieces, width } }: PlacedText): [number, number] {
  const [first, last] = [pieces[0]!, pieces.at(-1)!]
  const { tracking = 0, size }: TextStyle = last.style
  return [x, x + width + first.hangsLeft + last.hangsRight - (tracking * size) / 1000]
}

test('pdf.js finds every line where it was laid out, and as wide', async () => {
  const { sheet, pages } = layOut(REPORT)
  const pdf = await getDocumentProxy(new Uint8Array(await printReport(REPORT)))
  let lines = 0
  for (const [at, { chunks }] of pages.entries()) {
    const content = await (await pdf.getPage(at + 1)).getTextContent()
    const read = (content.items as ReadText[]).filter(({ str }) => str.trim() !== '')
    for (const item of chunks.flatMap(({ items }) => items)) {
      if (item.type !== 'text') continue
      const [start, end] = extentOf(item)
      const own = read.filter(
        ({ transform: [, , , , x, y] }) =>
          Math.abs(sheet.height - item.y - y!) < 0.02 && x! > start - 1 && x! < end,
      )
      assert.equal(own.map(({ str }) => str).join(''), wordsIn(item))
      assert.ok(Math.abs(own[0]!.transform[4]! - start) < 0.02, wordsIn(item))
      const last = own.at(-1)!
      assert.ok(Math.abs(last.transform[4]! + last.width - end) < 0.1, wordsIn(item))
      lines++
    }
  }
  assert.ok(lines > 25)
})

/** Of each page, its operators. */
async function streamsOf(report: Report): Promise<string[]> {
  const file = (await printReport(report)).toString('latin1')
  return [...file.matchAll(/\/FlateDecode[^>]*>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes(' Tm'))
}

test('a text begins with its first letter, which is not moved', async () => {
  const shown = (await streamsOf(REPORT)).flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
  assert.ok(shown.length > 25)
  for (const [, glyphs] of shown) assert.match(glyphs!, /^<[^>]*>( ?-?[\d.]+ <[^>]*>)*$/)
})

test('a line that ends with a word has a space after it, one that ends with a dash in a word has none', async () => {
  const streams = await streamsOf(REPORT)
  const { pages } = layOut(REPORT)
  assert.equal(streams.length, pages.length)
  const wordEnds = new Set<boolean>()
  for (const [at, { chunks }] of pages.entries())
    for (const item of chunks.flatMap(({ items }) => items)) {
      if (item.type !== 'text') continue
      const [x, y] = [item.x, item.y].map((value) => String(Math.round(value * 100) / 100))
      const [, shown] = streams[at]!.split(`BT 1 0 0 -1 ${x} ${y} Tm`)
      assert.equal(/^[^E]*? Tj ET/.test(shown!), item.line.endsWord, wordsIn(item))
      wordEnds.add(item.line.endsWord)
    }
  assert.equal(wordEnds.size, 2)
})
