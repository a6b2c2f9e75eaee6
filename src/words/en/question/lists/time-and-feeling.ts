/** Time, and words of feeling. Notation and rules: word-lists.ts. */
import type { WordLists } from '../../../../tarot/question/pattern.ts'

export const TIME_AND_FEELING = {
  soon: 'soon tonight today tomorrow now monday tuesday wednesday thursday friday saturday sunday this_week this_weekend the_weekend next_week by_then',
  feast:
    'birthday birthdays christmas new_years new_year summer spring winter autumn easter next_years years anniversary wedding graduation',
  afraid: 'scared afraid frightened terrified petrified fearful scares frightens terrifies',
} as const satisfies WordLists
