/** What is said of a birth, and of what cannot be computed for it, in several rooms. */
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const ENGLISH_BIRTH = {
  /** `Lisbon, 5 February 1990, 23:40`. */
  short: (date: string, time: string | undefined, town: string): string =>
    [town, DATE.format(new Date(`${date}T12:00:00Z`)), time ?? 'hour unknown'].filter(Boolean).join(', '),
  /** `time` is undefined if nobody knows it, `place` empty if it was not named: `Born Monday 5 February 1990 at 23:40, Lisbon, Portugal`. */
  born: (date: string, time: string | undefined, place: string): string =>
    `Born ${date}${time === undefined ? ', at an unknown hour' : ` at ${time}`}${place && `, ${place}`}`,
  problems: {
    skippedTime: (zone: string | undefined, from: string, to: string): string =>
      `The clocks of ${zone} were put forward then, from ${from} to ${to}. They never showed this time: please look at it again.`,
    dateOutOfRange: 'The sky is known here from 1600 to 2399. Please choose a date in between.',
    unknownZone: 'There is no such time zone. Choose a place, or write a name such as Europe/Lisbon.',
  },
}
