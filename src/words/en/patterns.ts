/** A phrase for each pattern of a spread (contract §4.2, `patterns.keyThemes`). */
import type { DrawnCard, Suit } from '../../tarot/card.ts'
import type { Pattern } from '../../tarot/patterns.ts'
import { cardWords } from './deck.ts'

const MANY_OF_SUIT: Record<Suit, string> = {
  wands: 'Much fire: will, work and impatience drive the matter',
  cups: 'Much water: feeling decides more than argument',
  swords: 'Much air: thoughts and words carry the matter',
  pentacles: 'Much earth: time, body and means set the pace',
}
const NONE_OF_SUIT: Record<Suit, string> = {
  wands: 'No fire: the wish to act is what is missing',
  cups: 'No water: feelings have not been asked yet',
  swords: 'No air: plain words are still to be found',
  pentacles: 'No earth: the practical side waits for attention',
}
/** From aces to kings. */
const SAME_NUMBER = [
  'Aces together: several things begin at once',
  'Twos together: choices and pairings ask for balance',
  'Threes together: something grows when others join in',
  'Fours together: a need for rest and firm ground',
  'Fives together: a disturbance that wants an honest answer',
  'Sixes together: a passage from one shore to the next',
  'Sevens together: a time of testing and second looks',
  'Eights together: work and movement gather speed',
  'Nines together: nearly there, and tired or content with it',
  'Tens together: a round is complete and full to the brim',
  'Pages together: news, study and a beginner’s eye',
  'Knights together: everything wants to be off at once',
  'Queens together: care and quiet authority surround you',
  'Kings together: strong opinions about who decides',
]

type Phrases = { [Kind in Pattern['kind']]: (pattern: Extract<Pattern, { kind: Kind }>) => string }

const PHRASES: Phrases = {
  many_majors: () => 'Many major arcana: a turning point larger than the day',
  few_majors: () => 'Few major arcana: the matter lies in everyday hands',
  many_reversals: () => 'Many reversals: much happens inwardly or with delay',
  few_reversals: () => 'Few reversals: things can be taken as they appear',
  many_courts: () => 'Many court cards: other people shape the matter',
  no_courts: () => 'No court cards: this is between you and yourself',
  many_of_suit: ({ suit }) => MANY_OF_SUIT[suit],
  none_of_suit: ({ suit }) => NONE_OF_SUIT[suit],
  same_number: ({ number }) => SAME_NUMBER[number - 1]!,
  direction: ({ from, to }) => `From ${firstKeyword(from)} towards ${firstKeyword(to)}`,
  obstacle: ({ drawn }) => `Across the way: ${firstKeyword(drawn)}`,
  aim: ({ drawn }) => `What it aims for: ${firstKeyword(drawn)}`,
}

export const patternPhrase = (pattern: Pattern): string =>
  (PHRASES[pattern.kind] as (pattern: Pattern) => string)(pattern)

export const keyThemes = (patterns: readonly Pattern[]): readonly string[] => patterns.map(patternPhrase)

const firstKeyword = ({ card, orientation }: DrawnCard) => cardWords(card).keywords[orientation][0]!
