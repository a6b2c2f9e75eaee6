/** Which sentence of a text came from which source: the API lists them in order, one list for all texts of a reading. */

export interface SourcedSentence<Source> {
  readonly text: string
  /** Undefined for text that is not among the sources. */
  readonly source: Source | undefined
}

/** The sentences of one text, in order. */
export function sentencesOf<Source extends { readonly text: string }>(
  text: string,
  sources: readonly Source[],
): SourcedSentence<Source>[] {
  const found: SourcedSentence<Source>[] = []
  const addPlain = (words: string) => words !== '' && found.push({ text: words, source: undefined })
  let rest = text
  for (const source of sources) {
    const at = rest.indexOf(source.text)
    if (at < 0) continue
    addPlain(rest.slice(0, at).trim())
    found.push({ text: source.text, source })
    rest = rest.slice(at + source.text.length)
  }
  addPlain(rest.trim())
  return found
}

/** With the first sentence by itself, which a source may have together with the next. */
export function withOpening<Source>([
  first,
  ...rest
]: readonly SourcedSentence<Source>[]): SourcedSentence<Source>[] {
  if (first === undefined) return []
  const opening = firstSentence(first.text)
  const after = first.text.slice(opening.length).trim()
  return [{ ...first, text: opening }, ...(after === '' ? [] : [{ ...first, text: after }]), ...rest]
}

/** The first sentence of a text. A quotation after a full stop begins the next. */
export const firstSentence = (text: string): string =>
  /^.+?[.!?…]+[”’)]*(?=\s+[\p{Lu}\d“‘(]|\s*$)/su.exec(text.trim())?.[0] ?? text.trim()
