/** Neutral words for the cards of an answer that shows none: nothing in them celebrates, jokes, blames, foretells or hurries. */
export const QUIET = {
  meaning: 'This card says nothing about what you asked. It may be left aside.',
  inPosition: 'Nothing is read here for this question. What counts now is a person beside you.',
  keywords: ['rest', 'company', 'care', 'quiet'],
  summary:
    'These cards are not read for your question, because it should not hang on cards. Nothing in them says what will happen, what you deserve or what you should do. What is said in the answer counts, and the people who can be with you now count more than any card.',
  act: 'Please call or wake one person now, and ask them to stay with you.',
  rule: 'No card may answer this question with yes or no, so the answer is unclear. What matters is said in the reading.',
  themes: ['rest', 'company', 'care'],
} as const
