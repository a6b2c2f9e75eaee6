/** The aspects of one person's day as chips, and the day as the journal keeps it. */

import type { Answer } from '../api/operations.ts'
import type { EntryDraft } from '../journal/entries.ts'
import { orbText } from '../parts/figures.ts'
import { glyphsOf } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import { type Chip, fromId } from '../sky/transit-chips.ts'
import { WORDS } from './words.ts'

export type PersonalDay = Answer<'personalDay'>['data']

/** The sources of the text first, then the other significant aspects. */
export function personalChips({ interpretation, transitAnalysis }: PersonalDay): Chip[] {
  const cited = [...new Set(interpretation.sources.flatMap(({ transits }) => transits))]
  const aspects = new Map(transitAnalysis.significantAspects.map((aspect) => [aspect.id, aspect]))
  const ids = [...cited, ...[...aspects.keys()].filter((id) => !cited.includes(id))]
  return ids.map((id) => {
    const aspect = aspects.get(id)
    const isCited = cited.includes(id)
    if (aspect === undefined) return { id, ...fromId(id), isCited }
    const { transitPlanet, type, natalPlanet, orb } = aspect
    const text = WORDS.transit(
      NAMES.body(transitPlanet),
      NAMES.aspect(type),
      NAMES.body(natalPlanet),
      orbText(orb),
    )
    return { id, glyphs: glyphsOf(transitPlanet, type, natalPlanet), text, isCited }
  })
}

/** As the journal keeps it: without an address, because a birth is never in one. */
export const dayEntry = ({ targetDate, interpretation }: PersonalDay): EntryDraft => ({
  title: WORDS.entryTitle(NAMES.longDate(targetDate)),
  question: '',
  text: interpretation.content.overall,
  cards: [],
  address: '',
})
