/** The room of one person's day. */
export const ENGLISH_DAY = {
  title: 'Your day',
  /** Before a birth is known. */
  invitation: 'What today’s sky does to your own chart, told in a few sentences, with something to do.',
  ahead: <Part>(link: (text: string) => Part): readonly (Part | string)[] => [
    'What lasts longer than a day, and when it ends, is told in ',
    link('Ahead'),
    '.',
  ],
  read: 'Read my day',
  hint: 'Your birth stays in this browser. It goes to this server to be computed, and never stands in an address.',
  isThere: 'Your day is there',
  withoutHour:
    'Without an hour of birth, noon is taken: what is said of your Moon, and of your houses, is uncertain.',
  /** Of an entry in the journal. */
  entryTitle: (date: string): string => `Your day, ${date}`,
  born: (sun: string, rising: string): string => `Sun in ${sun}, ${rising} rising`,
  zone: (zone: string): string => `The day and its hours are those where you are: ${zone}.`,
  parts: {
    personal_development: 'Personal development',
    relationships: 'Relationships',
    career_purpose: 'Career and purpose',
    emotional_wisdom: 'Emotional wisdom',
    timing_guidance: 'Timing',
  },
  background: 'The long weather',
  why: 'Why',
  advice: 'What to do',
  themes: 'Themes',
  energy: 'Energy',
  energyOf: (kind: string, intensity: string): string => `${kind}, ${intensity}`,
  share: (kind: string, share: string): string => `${kind} ${share}`,
  transits: 'Transits to your chart',
  transit: (planet: string, aspect: string, own: string, orb: string): string =>
    `${planet} ${aspect} your ${own}, ${orb}`,
  counted: (shown: number, all: number): string =>
    `The strongest ${shown} of ${all} aspects between the sky of the day and your birth chart.`,
  wheel: {
    title: 'The sky over your chart',
    time: 'Time of day',
    clock: (moment: Date): string =>
      moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    request: 'The request for the sky',
    /** Before the name of a planet of the sky, in the titles of the drawing. */
    transiting: 'Transiting',
    none: 'At this time no planet is close to an aspect with your chart.',
    closest: 'Closest at this time',
    aspect: (planet: string, aspect: string, own: string): string => `${planet} ${aspect} your ${own}`,
    positions: 'Where the planets stand',
    columns: { planet: 'Planet', now: 'Now', birth: 'At birth' },
  },
}
