/** Every kind of report on every paper, read by Poppler. Another reader, pdf.js, reads them in reports.test.ts. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PAPERS } from '../src/report/document.ts'
import { EVERY_REPORT, expectedTexts, plain } from './every-report.ts'
import { NO_POPPLER, poppler, taggedTexts } from './poppler.ts'
import { testParts, testService } from './service.ts'

const service = testService(testParts({ RATE_LIMITS: 'off' }))
const folder = mkdtempSync(join(tmpdir(), 'augury-readers-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const ask = (url: string, payload: object, accept: string) =>
  service.inject({ method: 'POST', url, payload, headers: { accept } })

const SIZES = { a4: '595.28 x 841.89 pts (A4)', letter: '612 x 792 pts (letter)' }

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

for (const [name, row] of Object.entries(EVERY_REPORT))
  test(`${name}: Poppler opens it without a warning, and reads the texts of the JSON answer in their order`, {
    skip: NO_POPPLER,
  }, async () => {
    const { url, body } = row
    const texts = expectedTexts(row, (await ask(url, body, 'application/json')).json())
    assert.ok(texts.length > 0)
    for (const paper of PAPERS) {
      const { rawPayload } = await ask(url, { ...body, paper }, 'application/pdf')
      const file = join(folder, 'report.pdf')
      writeFileSync(file, rawPayload)
      const info = poppler('pdfinfo', file)
      assert.match(info, /^Tagged: +yes$/m)
      assert.match(info, new RegExp(`^Page size: +${RegExp.escape(SIZES[paper])}$`, 'm'))
      assert.match(poppler('pdftoppm', '-r', '20', '-f', '1', '-l', '3', file), /^P6\n/)
      const tagged = taggedTexts(file)
      const all = plain(
        tagged
          .filter(({ tag }) => tag === 'P' || tag === 'TD')
          .map(({ text }) => text)
          .join(' '),
      )
      let at = 0
      for (const text of texts) {
        const found = all.indexOf(text, at)
        assert.ok(found >= 0, `${paper}: after ${at} of ${all} there is no\n${text}`)
        at = found + text.length
      }
      // The same without the structure: every glyph has its letters.
      const seen = Map.groupBy(wordsIn(poppler('pdftotext', file, '-')), (word) => word.normalize('NFC'))
      for (const [word, times] of Map.groupBy(texts.flatMap(wordsIn), (each) => each))
        assert.ok((seen.get(word)?.length ?? 0) >= times.length, `${paper}: ${word} ${times.length} times`)
    }
  })
