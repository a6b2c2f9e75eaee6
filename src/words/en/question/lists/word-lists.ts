/**
 * Lists of words by field, for whatever reads a question. A phrase or a sign names a list in braces: `{partner}`.
 *
 * To add a word, write it into the list of its field: words are separated by spaces, `_` is a space within one (`ex_wife`), `{name}` takes in
 * another list. Write it as `spelling.ts` leaves it: small letters, no apostrophes, British, relatives by their full names (mother, not mum).
 *
 * To add a phrase, write a line into the table of its field: in `../phrases/` if it is enough alone (a regular expression), in `../signals/`
 * if it is a sign among others (the notation of `pattern.ts`). A line that begins with # is a comment. What only sounds like danger goes into
 * `light.ts` of either folder. Then add a question of each kind to `test/fixtures/questions/` and run `npm run test:unit -- "src/words/en/question/*.test.ts"`.
 */
import { PEOPLE } from './people.ts'
import { THINGS } from './things.ts'
import { TIME_AND_FEELING } from './time-and-feeling.ts'

export const WORD_LISTS = { ...PEOPLE, ...THINGS, ...TIME_AND_FEELING }
