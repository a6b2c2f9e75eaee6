/** The sentences that the reasons of a day can have, as patterns. */

export const BODY = '(?:[Tt]he (?:Sun|Moon)|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)'
export const SIGN =
  '(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)'
export const VERB =
  '(?:meets|squares|trines|stands opposite|makes a (?:semisextile|semisquare|sextile|sesquiquadrate|quincunx) to)'
export const HOUSE =
  '(?:your own sign|your house of (?:money|everyday talk|home|play|daily work|partnership|trust|learning|career|friends|retreat))'

/** Every sentence that can be said, as a native speaker would write it down. */
export const STORIES = [
  `${BODY} is in ${SIGN}, ${HOUSE}`,
  `${BODY} in ${SIGN}, ${HOUSE}, ${VERB} ${SIGN}`,
  `${BODY} in ${SIGN}(?:, ${HOUSE},)? ${VERB} ${BODY} in ${SIGN}(?:, ${HOUSE})?`,
  `${BODY} ${VERB} ${BODY} in ${SIGN}, ${HOUSE}`,
]
export const EVENTS = [
  `${BODY} enters ${SIGN}`,
  `${BODY} turns (?:retrograde|direct)`,
  `[Tt]he (?:new|full) Moon falls in ${SIGN}`,
  `[Tt]he (?:total|partial|annular|hybrid|penumbral) (?:solar|lunar) eclipse falls in ${SIGN}`,
  `${BODY} ${VERB} ${BODY} exactly`,
]
export const MOON = [`[Tt]he Moon is in ${SIGN}, ${HOUSE}`, '[Tt]he Moon is there, too']
export const any = (forms: readonly string[]) => `(?:${forms.join('|')})`
const EVENT = `${any(EVENTS)} on this day`
export const WHY = new RegExp(`^${any(STORIES)}\\.(?: (?:${any(MOON)}(?:, and ${EVENT})?|${EVENT})\\.)?$`)

export const BODY_IN_SIGN = new RegExp(`(${BODY}) (?:is )?in (${SIGN})`, 'g')
export const SIGN_AND_HOUSE = new RegExp(`(${SIGN}), (${HOUSE})`, 'g')
