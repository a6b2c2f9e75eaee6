/** Neutral words for the cards of an answer that shows none: nothing in them celebrates, jokes, blames, foretells or hurries. */
import type { DangerKind } from '../../../tarot/question/danger.ts'

export const QUIET = {
  meaning: 'This card is not read for your question. It may be left aside.',
  inPosition: 'Nothing is read in this place for your question.',
  keywords: ['rest', 'company', 'care', 'quiet'],
  themes: ['rest', 'company', 'care'],
  summary:
    'These cards are not read for your question, because it should not hang on cards. Nothing in them says what will happen, what you deserve or what you should do. What the answer says counts, and the people who can be with you count more than any card.',
  rule: 'No card may answer this question with yes or no, so the answer is unclear. What matters is in the reading.',
} as const

export const QUIET_ACTS: Readonly<Record<DangerKind, string>> = {
  self_harm: 'Please call or wake one person now, and ask them to stay with you.',
  violence:
    'If it is safe, speak now to one person you trust, or to a helpline, from a phone that isn’t checked.',
  minor: 'Please tell one grown-up who can help, today.',
}
