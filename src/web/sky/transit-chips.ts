/** Transits as chips: of a day the sources of the text first, then the other transits of the sign; of a longer period its sources. */

import { ASPECT_GLYPHS } from '../../drawing/glyphs.ts'
import { orbText } from '../parts/figures.ts'
import { type GlyphName, glyphsOf, isGlyph, isName } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import type { Horoscope, PeriodHoroscope, Transits } from './horoscope.ts'
import { WORDS } from './words.ts'

export interface Chip {
  readonly id: string
  readonly glyphs: readonly GlyphName[]
  readonly text: string
  /** True if it is the source of a sentence. */
  readonly isCited: boolean
}

export function chipsOf({ sign, transits, interpretation, categories }: Horoscope): Chip[] {
  const sources = [interpretation, ...Object.values(categories ?? {})].flatMap((part) => part?.sources ?? [])
  const cited = [...new Set(sources.flatMap((source) => source.transits))]
  const others = [...transits.aspects, ...transits.planets_in_sign].map(({ id }) => id)
  const ids = [...cited, ...others.filter((id) => !cited.includes(id))]
  return ids.map((id) => ({ id, ...wordsFor(id, sign, transits), isCited: cited.includes(id) }))
}

function wordsFor(id: string, sign: string, transits: Transits): { glyphs: GlyphName[]; text: string } {
  const toSign = transits.aspects.find((aspect) => aspect.id === id)
  if (toSign) {
    const { planet, aspect, orb, planet_retrograde: backwards } = toSign
    const text = WORDS.transits.toSign(
      NAMES.body(planet),
      NAMES.aspect(aspect),
      NAMES.sign(sign),
      backwards,
      orbText(orb),
    )
    return { glyphs: glyphsOf(planet, aspect), text }
  }
  const inSky = transits.sky_aspects.find((aspect) => aspect.id === id)
  if (inSky) {
    const { planet1, aspect, planet2, orb } = inSky
    return {
      glyphs: glyphsOf(planet1, aspect, planet2),
      text: WORDS.transits.inSky(
        NAMES.body(planet1),
        NAMES.aspect(aspect),
        NAMES.body(planet2),
        orbText(orb),
      ),
    }
  }
  return fromId(id, transits.events.find((event) => event.id === id)?.planets)
}

/** `moon-in-aquarius`, `mercury-turns-retrograde`, `full-moon`, `moon-trine-natal-neptune`: ids that can be turned into labels. */
export function fromId(id: string, planets: readonly string[] = []): { glyphs: GlyphName[]; text: string } {
  const words = id.split('-')
  const named = words.filter(isGlyph)
  const spoken = words.map((word, at) => (at === 0 || isName(word) ? NAMES.title(word) : NAMES.term(word)))
  return { glyphs: named.length > 0 ? named : glyphsOf(...planets), text: WORDS.transits.fromWords(spoken) }
}

/** `venus-trine` → `venus-trine-leo`: an aspect whose other end is not named is one to the sign. */
export function withSign(id: string, sign: string): string {
  const [, aspect = '', ...rest] = id.split('-')
  return rest.length === 0 && aspect in ASPECT_GLYPHS ? `${id}-${sign}` : id
}

/** What the sentences came from: transits of these days, and events among the key dates. */
export function chipsOfPeriod({ sign, interpretation, key_dates: events }: PeriodHoroscope): Chip[] {
  const ids = new Set(interpretation.sources.flatMap(({ transits }) => transits))
  return [...ids].map((id) => {
    const event = events.find((known) => known.id === id)
    const shown = event
      ? {
          glyphs: glyphsOf(...event.planets),
          text: WORDS.transits.onDate(event.title, WORDS.dates.short(event.date)),
        }
      : onItsDate(withSign(id, sign))
    return { id, ...shown, isCited: true }
  })
}

/** `annular-solar-eclipse-2026-02-17`: of an event that is no key date its id still has the day. */
function onItsDate(id: string): Pick<Chip, 'glyphs' | 'text'> {
  const [, name, date] = /^(.+)-(\d{4}-\d\d-\d\d)$/.exec(id) ?? []
  if (name === undefined || date === undefined) return fromId(id)
  const { glyphs, text } = fromId(name)
  return { glyphs, text: WORDS.transits.onDate(text, WORDS.dates.short(date)) }
}
