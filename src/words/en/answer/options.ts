/** Options of a choice, as an answer may repeat them: short, on one line, without markup or addresses; and which of two is nearer to a card. */
import type { Pull } from '../../../tarot/answer/pull.ts'

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
  // No word is cut in half, unless it is all there is, and none is left that waits for another.
  return cut.replace(/\s+\S*$/u, '').replace(UNFINISHED, '')
}

/** “Keep the money safe for the”. */
const UNFINISHED =
  /(?:\s+(?:an?|the|my|our|your|his|her|their|this|that|to|of|for|with|from|in|on|at|by|and|or|but|if|when|while|until|till|because|so|as|is|it[’']s|i|we))+$/iu

/** Somebody and not something: two people are decided between with other words. */
const PERSONS =
  /^(?:(?:the|my|an?|that|this) )?(?:\w+ )?(?:him|her|he|she|man|woman|guy|girl|boy|boyfriend|girlfriend|husband|wife|ex|friend|mum|mom|dad|mother|father|brother|sister|son|daughter|boss|colleague|roommate|housemate)\b/i

/** What begins with a verb is a thing to do, also with somebody. */
const DEEDS =
  /^(?:tell|text|ask|call|ring|message|leave|forgive|stay|wait|marry|see|visit|invite|confront|let|give|help|go|write|move|keep|trust|date|dump)\b/i

export const areOfPersons = (options: readonly string[]): boolean =>
  options.length > 0 && options.every((option) => PERSONS.test(option) && !DEEDS.test(option))

/** What begins so leaves things as they are, or changes them. “Don’t go” stays; to put money in shares or aside is neither. */
const STAYING =
  /^(?:(?:just |to |do i |should i |have to )*)(?:stay\w*|keep|keeping|remain|wait|waiting|hold|hang on|stick|sticking|carry on|leave it|let it|not|don[’']t|do not|do nothing|say nothing|things as they are|as (?:it|we) (?:is|are)|here|old|take it to|pay (?:down|off)|give (?:it|him|her|them) (?:some |more )?time|put (?:it|this|that|them) off|bite)\b/i
const GOING =
  /^(?:(?:just |to |do i |should i |have to )*)(?:go|going|move|moving|leave(?! it)|leaving|quit|quitting|change|switch|start|starting|try|trying|apply|take|accept|buy|sell|tell|telling|ask|marry|propose|book|travel|retire|resign|confess|break up|end it|emigrate|new\b|set up|jump|walk|file|text|call|ring|message|write to|confront|speak|put(?! (?!myself|ourselves|my name)\S.* (?:in|into|aside|away|by|towards?)\b)|open|launch|gap year|invite)\b/i

export const pullOfOption = (option: string): Pull | null =>
  STAYING.test(option) ? 'stay' : GOING.test(option) ? 'go' : null

/** Of two options, one of which sets out and the other stays, the one that is nearer to a card. */
export function nearerOption(options: readonly string[], pull: Pull | null): string | null {
  const pulls = options.map(pullOfOption)
  if (pull === null || options.length !== 2 || pulls[0] === pulls[1] || pulls.includes(null)) return null
  return options[pulls.indexOf(pull)]!
}
