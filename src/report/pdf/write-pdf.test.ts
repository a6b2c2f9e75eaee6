import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { paragraph, section } from '../../../test/laid-report.ts'
import { readPdf, running } from '../../../test/pdf-text.ts'
import type { Report, ReportBlock } from '../document.ts'
import { printReport } from '../print-report.ts'

const chapters = (count: number): ReportBlock[] =>
  Array.from({ length: count }, (_, at): ReportBlock[] => [
    { type: 'heading', level: 1, text: `Chapter ${at + 1}`, isOnNewPage: true },
    ...Array.from({ length: 5 }, () => paragraph(6)),
  ]).flat()

const reportOf = (blocks: readonly ReportBlock[], given: Partial<Report> = {}): Report => ({
  kind: 'Test',
  language: 'de',
  paper: 'a4',
  contents: 'Contents',
  cover: { drawings: [], lines: ['Ada'] },
  blocks,
  ...given,
})

interface Annotation {
  readonly subtype: string
  readonly dest: unknown
  readonly contentsObj: { readonly str: string }
  readonly rect: readonly number[]
}

async function linksOn(page: number, report: Report) {
  const pdf = await getDocumentProxy(new Uint8Array(await printReport(report)))
  const annotations = (await (await pdf.getPage(page)).getAnnotations()) as Annotation[]
  return Promise.all(
    annotations.map(async ({ subtype, dest, contentsObj, rect }) => {
      const [target, , , top] = (await pdf.getDestination(String(dest)))!
      return { subtype, page: (await pdf.getPageIndex(target)) + 1, top, words: contentsObj.str, rect }
    }),
  )
}

test('the contents lead to the pages that they name, a little above the heading', async () => {
  const links = await linksOn(2, reportOf(chapters(8)))
  assert.equal(links.length, 8)
  for (const [at, { subtype, page, top, words }] of links.entries()) {
    assert.deepEqual([subtype, page, words], ['Link', at + 3, `Chapter ${at + 1}, ${at + 3}`])
    // From the lower edge of the page.
    assert.ok(Math.abs(top - (841.89 - 102 + 24)) < 0.1, String(top))
  }
  const [, bottom, , upper] = links[0]!.rect
  assert.ok(upper! > bottom! && upper! < 841.89 - 102)
})

test('bookmarks are chapters, and below each its sections', async () => {
  const blocks = [...chapters(2), section('First'), paragraph(2), section('Second'), paragraph(2)]
  const pdf = await getDocumentProxy(new Uint8Array(await printReport(reportOf(blocks))))
  const outline = (await pdf.getOutline())!
  assert.deepEqual(
    outline.map(({ title, items }) => [title, items.map((each: { title: string }) => each.title)]),
    [
      ['Chapter 1', []],
      ['Chapter 2', ['First', 'Second']],
    ],
  )
})

test('pages have a running head unless a chapter begins at their top, and a number unless they are the cover', async () => {
  const blocks: ReportBlock[] = [...chapters(1), ...Array.from({ length: 6 }, () => paragraph(6))]
  const { texts, language } = await readPdf(await printReport(reportOf(blocks)))
  const furniture = texts.filter(({ tag, text }) => tag === 'Artifact' && text !== '')
  assert.deepEqual(
    furniture.map(({ page, text }) => [page, text]),
    [
      [2, '2'],
      [3, '3 test Chapter 1'],
    ],
  )
  assert.equal(language, 'de')
})

test('without a cover the first page is one of text, with its number', async () => {
  const { cover: _, ...without } = reportOf([{ type: 'heading', level: 1, text: 'The answer' }, paragraph(2)])
  const pdf = await readPdf(await printReport(without))
  assert.equal(pdf.pages, 1)
  assert.equal(running(pdf, 'H1'), '')
  assert.match(pdf.texts.find(({ tag, text }) => tag === 'Artifact' && text !== '')!.text, /^1\b/)
})

test('lines of a paragraph are one text, with a space between them and none after a dash', async () => {
  const text = `${'A long look at what is far away and near at hand '.repeat(4)}and—so what`
  for (const words of [
    text,
    text.replace('and—', 'nevertheless—'),
    text.replace('and—', 'notwithstanding that—'),
  ]) {
    const pdf = await readPdf(await printReport(reportOf([{ type: 'paragraph', text: words }])))
    const read = running(pdf, 'P').replace('Ada ', '').replace('— so', '—so')
    assert.equal(read, words)
  }
})

test('titles of columns are named as such, and drawings have their words', async () => {
  const wheel = { art: { svg: '<svg viewBox="0 0 9 9"></svg>' }, alternative: 'A wheel with ten bodies' }
  const table: ReportBlock = {
    type: 'table',
    columns: [{ title: 'body', share: 1 }],
    rows: [['Sun'], ['Moon']],
  }
  const bytes = await printReport(reportOf([table], { cover: { drawings: [wheel], lines: [] } }))
  const file = bytes.toString('latin1')
  assert.match(file, /\/Alt \(A wheel with ten bodies\)/)
  assert.equal(file.match(/\/Scope \/Column/g)!.length, 1)
  const pdf = await readPdf(bytes)
  assert.equal(running(pdf, 'TH'), 'body')
  assert.equal(running(pdf, 'TD'), 'Sun Moon')
})

test('what is marked ends before the next begins, on every page', async () => {
  const file = (await printReport(reportOf(chapters(8)))).toString('latin1')
  const streams = [...file.matchAll(/\/FlateDecode[^>]*>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1'))
    .filter((text) => text.includes(' Tm'))
  assert.equal(streams.length, 10)
  for (const stream of streams) {
    const marks = [...stream.matchAll(/\b(BDC|BMC|EMC)\b/g)].map(([, mark]) => mark === 'EMC')
    assert.ok(marks.length > 2)
    assert.deepEqual(
      marks,
      marks.map((_, at) => at % 2 === 1),
    )
  }
})

test('a file has a title and nothing else of itself', async () => {
  const file = (await printReport(reportOf(chapters(1)))).toString('latin1')
  const [, id] = /\/Info (\d+) 0 R/.exec(file)!
  const [, info] = new RegExp(`\\n${id} 0 obj\\n<<\\n(.*?)\\n>>`, 's').exec(file)!
  assert.match(info!, /^\/Title \S+ 0 R$/)
  // ISO 32000-1, 14.4: of 16 bytes, as MD5 has.
  assert.match(file, /\/ID \[<([0-9a-f]{32})> <\1>\]/)
})
