/** How English speaks of a year from birthday to birthday: lengths and titles (data/en/returns has the texts). */
import type { ReturnWords } from '../returns.ts'

/** In code points. */
export const RETURN_SUMMARY_LENGTH = { least: 450, most: 620 }

export const RETURN_SECTION_TITLES: ReturnWords['sectionTitles'] = {
  pace: 'The pace of the year',
  foreground: 'In the foreground',
  second_foreground: 'Also in the foreground',
  crowded: 'Where much comes together',
  age: 'The year by your age',
  rest: 'How you rest',
}

export const RETURN_WITHOUT_TIME =
  'Without the time of birth this return has no rising sign and no houses, so it tells only what holds for the whole day.'
