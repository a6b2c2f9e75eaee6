/** Options of a choice, as an answer may repeat them: short, on one line, without markup or addresses. */

/** In characters. */
const MAX_OPTION_LENGTH = 40

/** Markup, addresses, and what cannot be seen. */
const UNWANTED = /<[^>]*>?|https?:\S*|www\.\S*|[\p{C}`*_#|~^<>{}[\]\\"“”„«»=;]/gu

/** Options are cut at brackets and commas: what follows only explains them. */
export function optionName(option: string): string {
  const plain = option
    .replace(/[([,].*$/su, '')
    .replace(UNWANTED, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const name = plain.replace(/[\s.!?:-]+$/u, '')
  const signs = [...name]
  if (signs.length <= MAX_OPTION_LENGTH) return name
  const cut = signs.slice(0, MAX_OPTION_LENGTH).join('')
  // No word is cut in half, unless it is all there is.
  return cut.replace(/\s+\S*$/u, '')
}

/** Somebody and not something: two people are decided between with other words. */
const PERSONS =
  /^(?:(?:the|my|an?|that|this) )?(?:\w+ )?(?:him|her|he|she|man|woman|guy|girl|boy|boyfriend|girlfriend|husband|wife|ex|friend|mum|mom|dad|mother|father|brother|sister|son|daughter|boss|colleague|roommate|housemate)\b/i

/** What begins with a verb is a thing to do, also with somebody. */
const DEEDS =
  /^(?:tell|text|ask|call|ring|message|leave|forgive|stay|wait|marry|see|visit|invite|confront|let|give|help|go|write|move|keep|trust|date|dump)\b/i

export const areOfPersons = (options: readonly string[]): boolean =>
  options.length > 0 && options.every((option) => PERSONS.test(option) && !DEEDS.test(option))
