/** The words in the picture of a timeline. */
import { titleOf } from '../../text.ts'
import type { TimelinePictureWords } from '../timeline-picture.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const DAY_MS = 86_400_000
const yearOf = (at: number) => new Date(at).getUTCFullYear()
const dayOf = (at: number) => `${new Date(at).getUTCDate()} ${MONTHS[new Date(at).getUTCMonth()]}`
const dateOf = (at: number) => `${dayOf(at)} ${yearOf(at)}`

/** `2 Mar – 30 Oct 2027`: the year of the beginning only if it is another one. */
function dates(enters: number | null, leaves: number | null): string {
  if (enters === null) return leaves === null ? '' : `until ${dateOf(leaves)}`
  if (leaves === null) return `from ${dateOf(enters)}`
  if (dateOf(enters) === dateOf(leaves)) return dateOf(enters)
  const first = yearOf(enters) === yearOf(leaves) ? dayOf(enters) : dateOf(enters)
  return `${first} – ${dateOf(leaves)}`
}

export const TIMELINE_PICTURE: TimelinePictureWords = {
  months: MONTHS,
  today: 'Today',
  transit: ({ body, aspect, point }) => `${titleOf(body)} ${aspect} ${titleOf(point)}`,
  dates,
  // The end is the midnight after the last day.
  title: (from, to, count) =>
    `Transits from ${dateOf(from)} to ${dateOf(to - DAY_MS)}: ${count === 0 ? 'none' : count}`,
  exact: 'exact',
  exactRetrograde: 'exact, retrograde',
  harmonious: 'flowing',
  challenging: 'hard',
  conjunction: 'conjunction',
  omitted: (count) => `${count} lighter ${count === 1 ? 'transit is' : 'transits are'} not drawn`,
}
