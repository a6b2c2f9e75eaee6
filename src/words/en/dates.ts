/** Dates and hours in a sentence. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-12-03T14:20:00` → `3 December`. */
export function dateWords(local: string): string {
  const [, month, day] = local.slice(0, 10).split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]}`
}

/** `2026-12-03T14:20:00` → `14:20`. */
export const clockWords = (local: string): string => local.slice(11, 16)
