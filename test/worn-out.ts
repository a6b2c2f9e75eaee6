/** Phrases that readers have met too often: in our own texts each stands at most three times in 10,000 words. */
export const WORN_OUT: readonly string[] = [
  'you needn’t',
  'one calm look',
  'mean it',
  'a cost, a promise, a silence',
  'for once',
  'it holds',
  'that’s all',
  'nobody is counting',
  'keeping score',
  'which is more than',
  'than you think',
  'than you feared',
  'a size smaller',
  'a size too',
  'on paper',
  'by itself',
  'and that counts',
  'that is enough',
  'half of it',
  'has a soft spot',
  'sits in your',
  'you’ve managed worse',
  'keep the receipt',
  'out loud',
  'for some days',
  'put off for long',
  'in one relation',
]

export const MAX_WORN_OUT = 3

/** How often each stands in some texts, for 10,000 words. */
export function wornOutIn(texts: readonly string[]): { phrase: string; per10000: number }[] {
  const all = texts.join(' ').toLowerCase()
  const words = all.split(/\s+/).length
  return WORN_OUT.map((phrase) => ({
    phrase,
    per10000: ((all.split(phrase).length - 1) / words) * 10_000,
  }))
}
