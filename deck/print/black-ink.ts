/**
 * Writes pure black as grey, which is printed with black ink alone. Chromium writes it as a mix of red, green and blue, which becomes a mix
 * of four inks: small type and crop marks would get coloured edges.
 */
import { deflateSync, inflateSync } from 'node:zlib'
import { pagesOf } from './page-boxes.ts'
import type { Pdf } from './pdf-objects.ts'

const STREAM = /^<<\/Filter \/FlateDecode\n\/Length \d+>> stream\n(.*)\nendstream$/s

function inBlackInk(content: string): string {
  const compressed = STREAM.exec(content)?.[1]
  if (compressed === undefined) return content
  const operators = inflateSync(Buffer.from(compressed, 'latin1')).toString('latin1')
  const written = deflateSync(
    Buffer.from(operators.replaceAll('\n0 0 0 RG 0 0 0 rg\n', '\n0 G 0 g\n'), 'latin1'),
  )
  return `<</Filter /FlateDecode\n/Length ${written.length}>> stream\n${written.toString('latin1')}\nendstream`
}

export function withBlackInk(pdf: Pdf): Pdf {
  const contents = new Set(pagesOf(pdf).map((page) => Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])))
  return {
    ...pdf,
    objects: pdf.objects.map((object, index) => (contents.has(index + 1) ? inBlackInk(object) : object)),
  }
}
