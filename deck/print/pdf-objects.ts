/**
 * Reads the objects of a PDF that Chromium has made, and writes them again with some of them changed (ISO 32000-1, 7.5). Chromium writes
 * a plain cross-reference table, and no objects inside others. A byte is a character here, so that places in the text are places in the file.
 */
import assert from 'node:assert/strict'

export interface Pdf {
  readonly header: string
  /** By number, which begins at 1: what is between `obj` and `endobj`. */
  readonly objects: readonly string[]
  /** From `<<` to `>>`. */
  readonly trailer: string
}

const ENDING = /trailer\n(<<.*>>)\nstartxref\n(\d+)\n%%EOF\s*$/s

export function readPdf(file: Buffer): Pdf {
  const text = file.toString('latin1')
  const [, trailer, table] = ENDING.exec(text.slice(-4096)) ?? []
  assert(trailer !== undefined, 'the PDF has no plain trailer')
  const offsets = offsetsIn(text.slice(Number(table)))
  const ends = [...offsets, Number(table)].sort((a, b) => a - b)
  const objects = offsets.map((offset, index) => {
    const end = ends.find((next) => next > offset)!
    return bodyIn(text.slice(offset, end), index + 1)
  })
  return { header: text.slice(0, ends[0]), objects, trailer }
}

function offsetsIn(table: string): number[] {
  assert.match(table, /^xref\n0 \d+\n\d{10} 65535 f/, 'the PDF has no plain cross-reference table')
  return [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset))
}

function bodyIn(object: string, number: number): string {
  const body = /^(\d+) 0 obj\n(.*)\nendobj\s*$/s.exec(object)
  assert(body !== null && Number(body[1]) === number, `object ${number} of the PDF is elsewhere`)
  return body[2]!
}

export function writePdf({ header, objects, trailer }: Pdf): Buffer {
  const written = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  let end = header.length
  const entries = written.map((object) => {
    const entry = `${String(end).padStart(10, '0')} 00000 n \n`
    end += object.length
    return entry
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const ending = `trailer\n${trailer}\nstartxref\n${end}\n%%EOF\n`
  return Buffer.from([header, ...written, table, ending].join(''), 'latin1')
}
