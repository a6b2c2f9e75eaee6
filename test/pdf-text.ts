/** What a reader of PDF (pdf.js) finds in a report: its text by structure, its bookmarks, its metadata, and what it complains about. */
import { getDocumentProxy } from 'unpdf'

export interface ReadPdf {
  readonly pages: number
  readonly size: readonly [width: number, height: number]
  /** In the order of the file: the text of each piece of marked content, with its tag. */
  readonly texts: readonly { readonly tag: string; readonly page: number; readonly text: string }[]
  readonly bookmarks: readonly string[]
  readonly info: Readonly<Record<string, unknown>>
  readonly language: string | null
  readonly warnings: readonly string[]
}

interface Item {
  readonly type?: string
  readonly tag?: string
  readonly str?: string
  readonly hasEOL?: boolean
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const warnings: string[] = []
  const restore = hearWarnings(warnings)
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 1 })
    const texts: { tag: string; page: number; text: string }[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      texts.push(...textsIn(items as Item[]).map((text) => ({ ...text, page: number })))
      await page.getOperatorList()
    }
    const first = await pdf.getPage(1)
    const [, , width, height] = first.view as [number, number, number, number]
    const { info } = await pdf.getMetadata()
    const outline = (await pdf.getOutline()) ?? []
    return {
      pages: pdf.numPages,
      size: [width, height],
      texts,
      bookmarks: outline.map(({ title }) => title),
      info: info as Record<string, unknown>,
      language: (info as { Language: string | null }).Language,
      warnings,
    }
  } finally {
    restore()
  }
}

/** pdf.js says what it has to say on the console. */
function hearWarnings(warnings: string[]): () => void {
  const { log, warn } = console
  const hear = (...words: unknown[]) => void warnings.push(words.join(' '))
  console.log = hear
  console.warn = hear
  return () => Object.assign(console, { log, warn })
}

function textsIn(items: readonly Item[]): { tag: string; text: string }[] {
  const found: { tag: string; text: string }[] = []
  for (const { type, tag, str, hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) found.push({ tag: tag!, text: '' })
    else if (str !== undefined) found.at(-1)!.text += str + (hasEOL ? '\n' : '')
  }
  return found.map(({ tag, text }) => ({ tag, text: text.replace(/\s+/g, ' ').trim() }))
}

/** All that is no furniture: headings, paragraphs, notes, cells. A paragraph goes on over the end of a page. */
export const running = ({ texts }: ReadPdf, ...tags: readonly string[]): string =>
  texts
    .filter(({ tag }) => tags.includes(tag))
    .map(({ text }) => text)
    .join(' ')
