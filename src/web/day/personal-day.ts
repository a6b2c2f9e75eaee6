/** The request for one person's day, and its aspects as chips. */

import { capitalised } from '../../text.ts'
import type { Answer, Asked } from '../api/operations.ts'
import { type Birth, localTimeOf } from '../chart/birth.ts'
import type { Kept } from '../journal/entries.ts'
import { longDate } from '../parts/words.ts'
import { type Chip, fromId, glyphsOf } from '../sky/transit-chips.ts'

export type PersonalDay = Answer<'personalDay'>['data']

export const requestFor = (birth: Birth, date: string): Asked<'personalDay'> => ({
  name: 'personalDay',
  body: {
    birthDateTime: localTimeOf(birth, 'T'),
    birthLocation: {
      latitude: Number(birth.latitude),
      longitude: Number(birth.longitude),
      timezone: birth.timezone,
    },
    date: date === '' ? 'today' : date,
  },
})

/** The sources of the text first, then the other significant aspects. */
export function chipsOf({ interpretation, transitAnalysis }: PersonalDay): Chip[] {
  const cited = [...new Set(interpretation.sources.flatMap(({ transits }) => transits))]
  const aspects = new Map(transitAnalysis.significantAspects.map((aspect) => [aspect.id, aspect]))
  const ids = [...cited, ...[...aspects.keys()].filter((id) => !cited.includes(id))]
  return ids.map((id) => {
    const aspect = aspects.get(id)
    const isCited = cited.includes(id)
    if (aspect === undefined) return { id, ...fromId(id), isCited }
    const { transitPlanet, type, natalPlanet, orb } = aspect
    const text = `${capitalised(transitPlanet)} ${type} your ${capitalised(natalPlanet)}, ${orb.toFixed(1)}°`
    return { id, glyphs: glyphsOf(transitPlanet, type, natalPlanet), text, isCited }
  })
}

/** As the journal keeps it: without an address, because a birth is never in one. */
export const keptDay = ({ targetDate, interpretation }: PersonalDay): Kept => ({
  title: `Your day, ${longDate(targetDate)}`,
  question: '',
  text: interpretation.content.overall,
  cards: [],
  address: '',
})
