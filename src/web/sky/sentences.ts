/** Which sentence came from which transit: the API names them in order, one list for the whole interpretation. */
import type { Source } from './horoscope.ts'

/**
 * The sentences of one field, in order. Text that is not among the sources becomes a sentence of its
 * own without sources.
 */
export function sentencesOf(field: string, sources: readonly Source[]): Source[] {
  const found: Source[] = []
  let rest = field
  for (const source of sources) {
    const at = rest.indexOf(source.text)
    if (at < 0) continue
    const before = rest.slice(0, at).trim()
    if (before !== '') found.push({ text: before, transits: [] })
    found.push(source)
    rest = rest.slice(at + source.text.length)
  }
  if (rest.trim() !== '') found.push({ text: rest.trim(), transits: [] })
  return found
}
