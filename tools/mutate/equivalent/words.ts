import { CODE, type Equivalent, EXCHANGED } from './equivalent.ts'

export const WORDS: readonly Equivalent[] = [
  {
    file: 'src/words/en/card-names.ts',
    code: "', '",
    change: /^'[\w- ]+', '[\w- ]+' → '/,
    reason: 'the order of words for the same card',
  },
  {
    file: 'src/words/en/summary-forms.ts',
    code: '{',
    change: /^'.* → '/,
    reason: 'the order of sentences that are equally good',
  },
  {
    file: 'src/words/pool-table.ts',
    code: 'row(',
    change: /^(?:, )?[\d']|^row\(/,
    reason: 'which sentences there are to be, how many and how long: rules for those who write them',
  },
  {
    file: 'src/words/period-pool-table.ts',
    code: 'row(',
    change: /^(?:, )?\d|^row\(/,
    reason: 'which sentences there are to be, how many and how long: rules for those who write them',
  },
  { file: 'src/words/event-texts.ts', code: CODE, change: EXCHANGED, reason: 'the order of sources' },
  { file: 'src/words/prompts.ts', code: CODE, change: EXCHANGED, reason: 'the same, of prompts' },
  {
    file: 'src/words/en/prose-rules.ts',
    code: 'raw`',
    change: /^raw`.* → raw`/,
    reason: 'the order of patterns, any one of which refuses a text',
  },
  {
    file: 'src/words/en/prompt-words.ts',
    code: /^ {2}'[a-z ]+',$/,
    change: /→ '/,
    reason: 'the order of the lenses: each comes as often as any other',
  },
  {
    file: 'src/words/en/spread-reading.ts',
    code: /^ {2}(?:love|career|spiritual): \[/,
    change: /→ '/,
    reason: 'the order of openings that are equally good',
  },
  {
    file: 'src/words/en/plain-english.ts',
    code: /^ {2}\[\/\\b\(/,
    change: /→ \[/,
    reason: 'the order of spellings: none of them is part of another',
  },
  {
    file: 'src/words/en/sky-in-text.ts',
    code: 'new RegExp(`',
    change: /→ new RegExp/,
    reason: 'the order of two patterns, either of which is enough',
  },
]
