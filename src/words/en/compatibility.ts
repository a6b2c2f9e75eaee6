/** The pages about two signs. */
import { capitalised } from '../../text.ts'
import type { SignPairPageWords } from '../sign-pairs.ts'
import { KINDS_OF_PAIR, twoSigns } from './two-signs.ts'

export const SIGN_PAIR_PAGE: SignPairPageWords = {
  overview: {
    title: 'Two signs',
    description: 'What each of the twelve signs has to say to each other one, in love, friendship and work.',
  },
  ofSign: (sign) => ({
    title: `${capitalised(sign)} with each of the signs`,
    description: `${capitalised(sign)} with the other eleven signs, and with its own, in love, friendship and work.`,
  }),
  titleOfPair: twoSigns,
  kinds: KINDS_OF_PAIR,
  strengths: 'What they have',
  frictions: 'Where it grates, and what helps',
  advice: 'One thing to do',
  stands: (elements, modalities, angle) =>
    `${capitalised(elements[0])} and ${elements[1]}, ${modalities[0]} and ${modalities[1]}, ${STEPS[angle / 30]}.`,
  noNumber:
    'No number stands here. Studies of ten and of twenty-seven million couples found nothing in the signs of who is together; a text can still be about something. Two birth charts have more to say.',
  toTogether: 'Read two birth charts together',
  otherPairs: (sign) => `${capitalised(sign)} with others`,
  toAll: 'All signs',
}

/** By the steps from one sign to the other. */
const STEPS = [
  'the same sign',
  'side by side in the zodiac',
  'two signs apart',
  'at right angles',
  'four signs apart',
  'five signs apart',
  'straight across from each other',
] as const
