/** How much of a chart depends on the minute of birth. */

/** How far a birth may be earlier or later before something changes, in minutes; undefined: all of the half hour that is looked at. */
interface Reach {
  readonly before: number | undefined
  readonly after: number | undefined
}

const isWhole = ({ before, after }: Reach) => before === undefined && after === undefined

const within = (range: Reach) => (isWhole(range) ? 'all that time' : `up to ${reach(range)}`)

const reach = (range: Reach): string =>
  isWhole(range)
    ? 'half an hour earlier or later'
    : `${span(range.before)} earlier or ${span(range.after)} later`

/** Cut, not rounded: up to there nothing changes. */
function span(minutes: number | undefined): string {
  if (minutes === undefined) return 'half an hour'
  const [count, unit] = minutes < 1 ? [Math.floor(minutes * 60), 'second'] : [Math.floor(minutes), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

type Value = string | number | null

export const ENGLISH_BIRTH_TIME = {
  title: 'How sure is it?',
  isThere: 'How sure it is can be read now',
  table: 'What changes within half an hour of the birth',
  columns: { at: 'At', fromBirth: 'From the birth', change: 'Change' },
  holds: (sign: string | undefined, rising: Reach, houses: Reach, aspects: Reach): string =>
    [rising, houses, aspects].every(isWhole)
      ? `${sign} rises, and every planet keeps its house and its aspects, even if the birth was up to half an hour earlier or later.`
      : `${sign} rises even if the birth was up to ${reach(rising)}. Every planet keeps its house ${within(houses)}, and every aspect holds ${within(aspects)}.`,
  /** What changes, with the names of the bodies that it changes for. */
  changes: {
    rising_sign: (_bodies: readonly string[], before: Value, after: Value): string =>
      `The rising sign goes from ${before} to ${after}`,
    midheaven_sign: (_bodies: readonly string[], before: Value, after: Value): string =>
      `The Midheaven goes from ${before} to ${after}`,
    sign: ([body]: readonly string[], before: Value, after: Value): string =>
      `${body} goes from ${before} to ${after}`,
    house: ([body]: readonly string[], before: Value, after: Value): string =>
      `${body} goes from house ${before} to house ${after}`,
    motion: ([body]: readonly string[], _before: Value, after: Value): string => `${body} turns ${after}`,
    aspect: ([first, second]: readonly string[], before: Value, after: Value): string => {
      if (before === null) return `${first} ${after} ${second} begins`
      if (after === null) return `${first} ${before} ${second} ends`
      return `${first} and ${second} go from ${before} to ${after}`
    },
  },
  /** `22 min earlier`, `40 s later`. */
  fromBirth: (minutes: number): string => {
    const far = Math.abs(minutes)
    return `${far < 1 ? `${Math.round(far * 60)} s` : `${Math.round(far)} min`} ${minutes < 0 ? 'earlier' : 'later'}`
  },
}
