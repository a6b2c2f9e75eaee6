/** The year of a solar return in its members (docs/returns.md). */
import type { KeyTransit, SolarReturnText } from '../../../readings/solar-return-texts.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import { shownOrb } from '../../numbers.ts'
import { toMomentResponse } from '../../one-person-response.ts'
import { toTextResponse } from '../../sourced-text.ts'

export function toReturnReadingResponse(
  { returns }: Words,
  { written, keyDates, cacheHit }: SolarReturnText,
  zone: Zone,
) {
  const { summary, sections } = written.text
  return {
    summary: summary.length === 0 ? null : toTextResponse(summary),
    sections: sections.map(({ id, sentences }) => ({
      id,
      title: returns.sectionTitles[id],
      ...toTextResponse(sentences),
    })),
    key_dates: keyDates.map((date) => toKeyDateResponse(date, zone)),
    note: summary.length === 0 ? returns.withoutTime : null,
    cache_hit: cacheHit,
    interpretation_source: written.source,
  }
}

const toKeyDateResponse = ({ transit, at, text }: KeyTransit, zone: Zone) => ({
  ...toMomentResponse(at, zone),
  id: transit.id,
  nature: transit.nature,
  weight: shownOrb(transit.weight),
  text,
})
