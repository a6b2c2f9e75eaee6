/** The first room: one sentence for the visitor, the card, the Moon, one thing to do, and what comes next. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const DAY = format({ weekday: 'long', day: 'numeric', month: 'long' })
const SHORT_DAY = format({ weekday: 'short', day: 'numeric', month: 'short' })

const noon = (local: string) => new Date(`${local.slice(0, 10)}T12:00:00Z`)

export const ENGLISH_TODAY = {
  title: 'Today',
  /** `Wednesday 18 November, where you are` */
  date: (date: string): string => `${DAY.format(noon(date)).replace(',', '')}, where you are`,
  /** `Tue 24 Nov`, with the clock if there is one: `2026-11-24T15:53:35`. */
  when: (local: string): string =>
    [SHORT_DAY.format(noon(local)).replace(',', ''), local.slice(11, 16)].filter(Boolean).join(', '),
  isThere: 'Your sentence for today is there',
  wholeDay: 'Read your whole day',
  wholeSign: (sign: string): string => `Read all of ${sign}’s day`,
  otherSign: 'another sign',
  act: 'One thing to do',
  card: {
    everybody: 'Card of the day',
    /** Of an older day, without a network. */
    of: (title: string, date: string): string => `${title}, ${date}`,
    own: 'Your card today',
    ofPerson: (name: string): string => `The card of ${name} today`,
    ask: 'Ask the cards yourself',
  },
  moon: {
    label: 'The Moon now',
    lit: (share: string): string => `${share} lit`,
    month: 'The whole month',
  },
  next: {
    title: 'What comes next',
    transit: (planet: string, aspect: string, own: string): string => `${planet} ${aspect} your ${own}`,
    natures: { harmonious: 'goes easily', challenging: 'takes patience', neutral: 'is strong' },
    request: 'The request for what comes next',
  },
  invitation: {
    title: 'A sentence of your own?',
    text: 'Give the day, the hour and the town of your birth, and this page speaks about you. It stays in this browser.',
    birth: 'Enter my birth',
    sign: 'Only my sign',
    skip: 'Not now',
    signs: 'Your sign',
    later: 'Let this page speak about you',
  },
  doors: {
    title: 'And further',
    rooms: {
      spread: 'Lay a spread, with a question or without',
      sky: 'Day, week, month and year of a sign',
      month: 'Moon, eclipses and retrogrades, day by day',
      chart: 'Where the planets stood, and what it means',
      day: 'The sky of today over your chart',
      ahead: 'What is coming, from when to when',
      together: 'Two births side by side',
      deck: 'Seventy-eight cards, each with its meaning',
      journal: 'What you have kept',
    },
  },
}
