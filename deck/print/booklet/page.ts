/** A page of the booklet as HTML, and how a text becomes part of it. */

export interface Page {
  /** Stands at the foot, beside the page's number; a page without it has neither. */
  readonly section?: string
  readonly kind: 'card' | 'text' | 'spreads' | 'cover' | 'blank'
  readonly html: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Our texts have a typewriter's apostrophes and quotation marks. */
export const typeset = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
    .replaceAll("'", '’')
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')

export const blankPage: Page = { kind: 'blank', html: '' }

/** The first page is a right one: the binding is at its left. */
export function pageHtml({ kind, section, html }: Page, index: number): string {
  const number = index + 1
  const foot =
    section === undefined ? '' : `<footer>${typeset(section)}<span class="number">${number}</span></footer>`
  const side = number % 2 === 1 ? 'right' : 'left'
  return `<section class="page ${kind} ${side}"><div class="area">${html}</div>${foot}</section>`
}
