/** What is said of a birth, and of what cannot be computed for it, in several rooms. */
export const ENGLISH_BIRTH = {
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
