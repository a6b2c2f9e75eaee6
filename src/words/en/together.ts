/** How English speaks of two people: titles, lengths, and what it never says (data/en/together has the texts). */
import type { TogetherWords } from '../together.ts'

export const PAIR_SECTION_TITLES: TogetherWords['sectionTitles'] = {
  love: {
    first_sight: 'At first sight',
    talking: 'How you talk',
    closeness: 'Being close',
    everyday: 'Ordinary days',
    quarrels: 'When it gets loud',
    building: 'What you build',
  },
  friendship: {
    first_sight: 'First impressions',
    talking: 'How you talk',
    closeness: 'What you like in each other',
    everyday: 'From day to day',
    quarrels: 'When you disagree',
    building: 'What you do together',
  },
  family: {
    first_sight: 'How you see each other',
    talking: 'How you talk',
    closeness: 'What is warm between you',
    everyday: 'From day to day',
    quarrels: 'When it gets loud',
    building: 'What you give each other',
  },
  work: {
    first_sight: 'First impressions',
    talking: 'How you talk things over',
    closeness: 'How you get on',
    everyday: 'The working day',
    quarrels: 'When you clash',
    building: 'What you get done',
  },
}

/** In code points. */
export const PAIR_SUMMARY_LENGTH = { least: 300, most: 600 }
export const PAIR_SECTION_LENGTH = { least: 450, most: 800 }

/** Verdicts, fate, worn-out words of the trade, and words that assume who the two are. */
const NEVER =
  /\b(soulmates?|karma\w*|fate\w*|destin\w*|meant to be(?=[.,;?]| together| yours)|lessons?|energy|energies|vibes?|journey|chemistry|sparks?|toxic|needy|deserves?|this aspect|partners?|marr(?:y|ied|iage)\w*|divorced?|he|she|him|her|his|hers|whoever|somehow|at least|universe|manifest\w*|trines?|sextiles?|quincunx|synastry)\b/i
/** What goes on in the other person is only guessed: “it can look”, “it may be”. */
const MIND =
  /\bthey(?: (?:really|secretly|still|always|never|only|just))? (?:feel|think|want|need|love|fear|hope|believe|know|hate|miss|regret|resent|wish(?! you))\b/i

export function pairFaults(text: string): string[] {
  const [never, mind] = [NEVER.exec(text), MIND.exec(text)]
  return [
    ...(never ? [`says “${never[0]}”`] : []),
    ...(mind ? [`says what goes on in the other: “${mind[0]}”`] : []),
  ]
}
