/** The room of two people: its form, the reading of two charts, and what stands beside it. */
const WHOSE: Readonly<Record<string, string>> = { first: 'your', second: 'their' }

export const ENGLISH_TOGETHER = {
  title: 'Together',
  isThere: 'The reading is there',
  /** Before two births are known. */
  invitation: 'Two skies side by side: what comes easily, where it rubs, and what helps.',
  noVerdict: 'There is no percentage here, and nothing about staying or leaving.',
  /** Above a reading, in place of the form. */
  both: (first: string, second: string): string => `${first} and ${second}`,
  form: {
    you: 'You',
    they: 'The other one',
    who: 'Who',
    /** In the list of those to choose from: `Mira (Lima, 2 November 1985, hour unknown)`. */
    person: (name: string, birth: string): string => `${name} (${birth})`,
    somebodyElse: 'Somebody else',
    kind: 'What you are to each other',
    kinds: { love: 'Love', friendship: 'Friends', family: 'Family', work: 'Work' },
    read: 'Read the two charts',
    remember: 'Remember this birth in this browser',
    forget: 'Forget the other one',
    onlySigns: <Part>(link: (text: string) => Part): readonly (Part | string)[] => [
      'You know the signs and no more? ',
      link('What two signs have to say'),
      ' needs no birth.',
    ],
    hint: 'The other one is forgotten when you leave, unless you have it remembered. Both go to this server to be computed, and never stand in an address.',
  },
  /** `whose` are one or both of `first` and `second`. */
  timeUnknown: (whose: readonly string[]): string =>
    `Without ${whose.map((name) => WHOSE[name]).join(' and ')} time of birth nothing is said of the rising sign and the houses that depend on it. What is told was true all through that day, and the figures say between what they lie.`,
  whose: (name: string, text: string): string => `${name === 'first' ? 'You' : 'They'}: ${text}`,
  says: 'What the two charts say',
  print: 'Print',
  hint: 'Point at a sentence, and the wheel shows what it comes from; point at the wheel, and its sentences light up. Your chart is inside, theirs around it.',
  strengths: 'What comes easily',
  frictions: 'Where it rubs, and what helps',
  advice: 'One thing to do',
  nothing: 'These two charts have nothing in common that could be told.',
  ranks: {
    title: 'What there is between you',
    hint: (pairs: number): string =>
      `Beside ${pairs.toLocaleString('en')} pairs of strangers: a bar to the middle means that half of them have less of it. More is not better.`,
    names: {
      contact: 'Contact in all',
      ease: 'Ease',
      attraction: 'Attraction',
      tenderness: 'Tenderness',
      understanding: 'Understanding',
      steadiness: 'Steadiness',
      growth: 'Growth',
      friction: 'Friction',
    },
    rank: (rank: number): string => `more than ${rank} of 100`,
    between: (low: number, high: number): string => `more than ${low} to ${high} of 100`,
    unknown: 'not known',
  },
  contacts: {
    title: 'Where the two charts touch',
    hint: 'Press one to see what is said of it.',
    more: (count: number): string => `${count} more contacts`,
  },
  facts: {
    contact: (yours: string, aspect: string, theirs: string): string =>
      `Your ${yours} ${aspect} their ${theirs}`,
    theirsInYourHouse: (body: string, house: string): string => `Their ${body} in your house ${house}`,
    yoursInTheirHouse: (body: string, house: string): string => `Your ${body} in their house ${house}`,
    yoursInSign: (body: string, sign: string): string => `Your ${body} in ${sign}`,
    theirsInSign: (body: string, sign: string): string => `Their ${body} in ${sign}`,
  },
}
