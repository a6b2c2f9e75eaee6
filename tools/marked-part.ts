/** The part of a page that a program writes stands between `<!-- name -->` and `<!-- /name -->`. */
import assert from 'node:assert/strict'

const marksOf = (name: string) => [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`] as const

export function markedPart(page: string, name: string): string {
  const [begin, end] = marksOf(name)
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)]
  assert(page.includes(begin) && to >= from, `the page has no part ${name}`)
  return page.slice(from, to)
}

export function withMarkedPart(page: string, name: string, text: string): string {
  const [begin, end] = marksOf(name)
  return page.replace(`${begin}${markedPart(page, name)}${end}`, () => `${begin}${text}${end}`)
}
