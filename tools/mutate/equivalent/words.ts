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
  { file: 'src/words/en/event-texts.ts', code: CODE, change: EXCHANGED, reason: 'the order of sources' },
  { file: 'src/words/en/prompts.ts', code: CODE, change: EXCHANGED, reason: 'the same, of prompts' },
  {
    file: 'src/words/en/prose-rules.ts',
    code: 'raw`',
    change: /^raw`.* → raw`/,
    reason: 'the order of patterns, any one of which refuses a text',
  },
]
