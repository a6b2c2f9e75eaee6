/** What several rooms say of births and of their places. */

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Of a birth, and of what cannot be computed for it. */
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

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** The field that looks for places by name. */
export const ENGLISH_PLACES = {
  /** From its code: `PT` → `Portugal`. */
  country: (code: string): string => COUNTRIES.of(code) ?? code,
  example: 'Begin to type a town',
  list: 'Places',
  /** `otherwise` is a sentence: what to do then. */
  unknown: (otherwise: string): string => `No place of that name is known here. ${otherwise}`,
  unavailable: (otherwise: string): string => `Places cannot be looked up now. ${otherwise}`,
  noneFound: (otherwise: string): string => `No place found. ${otherwise}`,
  offered: (count: number): string => `${count} places offered`,
}

/** The births that a browser keeps: the form of one, the line it folds into, and the list to choose from. */
export const ENGLISH_BIRTHS = {
  title: 'Whose chart?',
  intro: 'Every room reads the one you choose. They are kept in this browser and nowhere else.',
  firstTitle: 'When and where were you born?',
  addTitle: 'Another birth',
  changeTitle: 'Change this birth',
  add: 'Add a birth',
  name: 'Name',
  nameHint: 'Family, a friend, somebody else',
  save: 'Keep',
  cancel: 'Cancel',
  close: 'Close',
  forget: 'Forget this birth',
  placeMissing: 'Choose a town from the list, or write coordinates and time zone below.',
  byHand: 'Coordinates and time zone',
  hint: 'A birth stays in this browser. It goes to this server to be computed, and never stands in an address.',
}
