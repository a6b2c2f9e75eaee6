/** Poppler, which many programs that show PDFs are made of: Debian's `poppler-utils` from the PATH. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'

/** Why a test is left out on a machine that does not have it. */
export const NO_POPPLER =
  spawnSync('pdftotext', ['-v']).error !== undefined &&
  'no pdftotext on the PATH (apt-get install poppler-utils)'

/** What one of its programs says about a file. A warning is a failure. */
export function poppler(program: 'pdfinfo' | 'pdftotext' | 'pdftoppm', ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { maxBuffer: 1e9 })
  assert.deepEqual([status, stderr.toString()], [0, ''], `${program} ${words.join(' ')}`)
  return stdout.toString(program === 'pdftoppm' ? 'latin1' : 'utf8')
}

/** An element of the document's structure with the text that is its own. */
export interface TaggedText {
  readonly tag: string
  readonly text: string
}

/** In the order in which a screen reader reads it. */
export function taggedTexts(file: string): TaggedText[] {
  const found: { tag: string; text: string }[] = []
  for (const line of poppler('pdfinfo', '-struct-text', file).split('\n')) {
    const [, text] = /^\s*"(.*)"$/.exec(line) ?? []
    const [, tag] = /^\s*(\w+)( \(\w+\))?$/.exec(line) ?? []
    if (text !== undefined) found.at(-1)!.text += text
    else if (tag !== undefined) found.push({ tag, text: '' })
  }
  return found
}
