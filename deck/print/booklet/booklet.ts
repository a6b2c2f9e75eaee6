/** The booklet of the meanings: its pages in order, and the document they make. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARD_IDS, type CardId } from '../../cards/catalogue.ts'
import { cardPage } from './card-pages.ts'
import { backCover, contents, cover, type Entry, introduction, notice } from './front-matter.ts'
import { blankPage, type Page, pageHtml } from './page.ts'
import { spreadPages } from './spread-pages.ts'

/** Each section, where it begins. */
function entriesOf(pages: readonly Page[], pagesBefore: number): Entry[] {
  return pages.flatMap(({ section }, i) =>
    section === undefined || section === pages[i - 1]?.section
      ? []
      : [{ title: section, page: pagesBefore + i + 1 }],
  )
}

/** A sheet that is folded has four pages. */
const PAGES_PER_SHEET = 4

export function bookletPages(ids: readonly CardId[] = CARD_IDS): Page[] {
  const body = [...introduction, ...ids.map(cardPage), ...spreadPages()]
  const front = [cover, notice]
  const pages = [...front, contents(entriesOf(body, front.length + 1)), ...body]
  const missing = PAGES_PER_SHEET - 1 - (pages.length % PAGES_PER_SHEET)
  return [...pages, ...Array<Page>(missing).fill(blankPage), backCover]
}

const FACES = [
  { family: 'Cinzel', style: 'normal', file: '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2' },
  {
    family: 'EB Garamond',
    style: 'normal',
    file: '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2',
  },
  {
    family: 'EB Garamond',
    style: 'italic',
    file: '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2',
  },
]

const require = createRequire(import.meta.url)

/** Inside the document, because it has no address from which it could load them. */
const fontFaces = () =>
  FACES.map(({ family, style, file }) => {
    const font = readFileSync(require.resolve(file)).toString('base64')
    return `@font-face { font-family: '${family}'; font-style: ${style}; src: url(data:font/woff2;base64,${font}) }`
  }).join('\n')

export function bookletHtml(pages: readonly Page[]): string {
  const style = readFileSync(new URL('booklet.css', import.meta.url), 'utf8')
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Augury: the cards and their meanings</title>' +
    `<style>${fontFaces()}\n${style}</style>${pages.map(pageHtml).join('')}`
  )
}
