/** What stands around the rooms of the page, and what several rooms share: menu, notices, buttons, the request behind an answer. */
const UNITS = { day: 'day', week: 'week', month: 'month', year: 'year' }
type Unit = keyof typeof UNITS

export const ENGLISH_FRAME = {
  /** Of the window. */
  titleOf: (site: string, room: string): string => `${site}: ${room}`,
  titles: {
    today: 'cards, sky and birth charts',
    spread: 'the cards',
    sky: 'the sky of a sign',
    month: 'the month’s sky',
    chart: 'birth chart',
    day: 'your day',
    ahead: 'what is coming',
    together: 'two people',
    deck: 'the deck',
    journal: 'journal',
  },
  titleOfNothing: 'nothing here',
  skip: 'Skip to the content',
  offline: 'You are offline. What you have read before is still here.',
  report: {
    ready: 'Save as PDF',
    busy: 'Making the PDF …',
    failed: 'No PDF came. Try again',
  },
  menu: {
    label: 'Rooms',
    /** The full name, and a short one for phones. */
    rooms: {
      today: { full: 'Today', short: 'Today' },
      spread: { full: 'Cards', short: 'Cards' },
      sky: { full: 'Your sign', short: 'Sign' },
      month: { full: 'The month', short: 'Month' },
      chart: { full: 'Birth chart', short: 'Chart' },
      day: { full: 'Your day', short: 'Day' },
      ahead: { full: 'Ahead', short: 'Ahead' },
      together: { full: 'Together', short: 'Together' },
      deck: { full: 'The deck', short: 'Deck' },
      journal: { full: 'Journal', short: 'Journal' },
    },
    theme: { light: 'Switch to the light theme', dark: 'Switch to the dark theme' },
  },
  births: {
    /** Of the button in the header: whose chart the rooms are about. */
    whose: (name: string): string => `Whose chart: ${name}`,
    you: 'You',
    add: 'Your birth',
  },
  footer: {
    about:
      'Augury is free software under the MIT licence. This page asks nobody but the server it came from, sets no cookie and counts no visitor.',
    developers: 'For developers: show the request behind each answer',
    reference: 'API reference',
    document: 'OpenAPI document',
    root: 'Service root',
  },
  nothing: {
    title: 'Nothing here',
    text: 'There is no page at this address. Perhaps a letter is missing, or the link is an old one.',
    ways: <Part>(cards: (text: string) => Part, sign: (text: string) => Part): readonly (Part | string)[] => [
      cards('Lay a spread'),
      ', or ',
      sign('read the day of a sign'),
      '.',
    ],
  },
  failed: { text: 'This part of the page met an answer it could not show.', again: 'Show it again' },
  waiting: { slow: 'Still waiting. The service takes its time.', status: 'Waiting for the service' },
  problem: {
    unreadable: (status: number): string =>
      `The service answered with status ${status}, and nothing this page can read.`,
    unreachable: 'The service did not answer. It may be restarting, or not running.',
    offline: 'This device is offline. What you asked is kept; try again when it is back.',
    retry: 'Try again',
    retryIn: (duration: string): string => `Try again in ${duration}`,
    overLimit: (limit: number, window: string): string =>
      `That was more than ${limit} requests in one ${window}. The sky can wait, and so must we.`,
    tooMany: 'That was one request too many. The sky can wait, and so must we.',
  },
  copy: { label: 'Copy', done: 'Copied', failed: 'Select and copy by hand' },
  steps: { previous: 'Previous', next: 'Next', close: 'Close' },
  dates: {
    label: (unit: Unit): string =>
      ({ day: 'Day', week: 'Week of', month: 'Month of', year: 'Year of' })[unit],
    before: (unit: Unit): string => `The ${UNITS[unit]} before`,
    after: (unit: Unit): string => `The ${UNITS[unit]} after`,
    /** A year without a date begins today. */
    now: { day: 'Today', week: 'This week', month: 'This month', year: 'From today' },
  },
  request: {
    title: 'The request',
    unsent: 'not sent yet',
    tabs: 'The request in several languages, and its answer',
    answer: 'Answer',
    noAnswer: 'no answer',
    took: (milliseconds: string, isFromCache: boolean): string =>
      `${milliseconds} ms${isFromCache ? ', from the cache' : ''}`,
    /** A window of a minute has no duration. */
    left: (remaining: number, limit: number, duration: string | undefined): string =>
      `${remaining} of ${limit} left ${duration === undefined ? 'this minute' : `for ${duration}`}`,
  },
  install: {
    label: 'Install this page',
    text: (site: string): string =>
      `Keep ${site} on your home screen: it opens at once, and without a network, too.`,
    accept: 'Install',
    decline: 'No, thank you',
  },
  /** Of a form that has been answered, and of a birth in the list. */
  fold: {
    change: 'change',
    changeOf: (what: string): string => `Change: ${what}`,
  },
  keep: {
    keep: 'Keep in the journal',
    isKept: 'In your journal',
    noRoom: 'This browser keeps nothing, or has no room left.',
  },
}
