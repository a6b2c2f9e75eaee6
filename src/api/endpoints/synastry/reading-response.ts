/** The reading of two charts in its members (docs/together.md). */
import type { Depth } from '../../../readings/natal-reading.ts'
import type { SynastryText } from '../../../readings/synastry-text.ts'
import type { Words } from '../../../words/words.ts'
import { toLineResponse, toTextResponse } from '../../sourced-text.ts'

export function toPairReadingResponse({ together }: Words, { plan, written }: SynastryText, depth: Depth) {
  const { summary, sections, strengths, frictions, advice } = written.text
  const titles = together.sectionTitles[plan.kind]
  return {
    summary: toTextResponse(summary),
    ...(depth === 'full' && {
      sections: sections.map(({ id, sentences }) => ({
        id,
        title: titles[id],
        ...toTextResponse(sentences),
      })),
    }),
    strengths: strengths.map(toLineResponse),
    frictions: frictions.map(toLineResponse),
    advice: toLineResponse(advice),
  }
}
