/** The room of the journal. */
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** `2026-11` → an instant of it. */
const inMonth = (month: string): Date => new Date(`${month}-15T12:00:00Z`)

const SUITS = {
  majors: 'Major arcana',
  wands: 'Wands',
  cups: 'Cups',
  swords: 'Swords',
  pentacles: 'Pentacles',
}

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`

export const ENGLISH_JOURNAL = {
  title: 'Your journal',
  /** Before anything is kept. */
  invitation: 'What cards and days have told you, kept with your own words.',
  empty: <Part>(
    room: (name: 'cards' | 'sign' | 'day', text: string) => Part,
    button: (text: string) => Part,
  ): readonly (Part | string)[] => [
    'Nothing is kept yet. Below a reading of the ',
    room('cards', 'cards'),
    ', of ',
    room('sign', 'your sign'),
    ' or of ',
    room('day', 'your day'),
    ', press ',
    button('Keep in the journal'),
    '.',
  ],
  /** When an entry was kept, by the clocks of the visitor. */
  when: (instant: Date): string => WHEN.format(instant),
  question: (question: string): string => `“${question}”`,
  /** `2026-11` → `November 2026` */
  month: (month: string): string => MONTH.format(inMonth(month)),
  shortMonth: (month: string): string => SHORT_MONTH.format(inMonth(month)),
  entries: (entries: number): string => counted(entries, 'entry', 'entries'),
  search: 'Look for something you kept',
  searchExample: 'a card, a word, a month',
  found: (entries: number): string => `${counted(entries, 'entry', 'entries')} found.`,
  noneFound: 'Nothing you kept has all of these words. Try fewer, or a shorter one.',
  yearsAgo: (years: number): string => (years === 1 ? 'A year ago today' : `${years} years ago today`),
  readIt: 'Read it again',
  yourNote: (note: string): string => `You noted: ${note}`,
  recurring: {
    title: 'What comes back',
    suits: SUITS,
    /** What came most; without a suit, none did. */
    summary: (cards: number, months: number, suit?: { name: string; times: number }): string => {
      const span = months === 1 ? 'this month' : `in ${months} months`
      const most = suit === undefined ? '' : ` Most of one kind: ${suit.name}, ${suit.times} times.`
      return `${cards} cards ${span}.${most}`
    },
    /** A month of the picture, for those who cannot see it. */
    month: (month: string, counts: Readonly<Record<keyof typeof SUITS, number>>): string => {
      const suits = Object.keys(SUITS) as (keyof typeof SUITS)[]
      const bySuit = suits.filter((suit) => counts[suit] > 0).map((suit) => `${SUITS[suit]} ${counts[suit]}`)
      return `${MONTH.format(inMonth(month))}: ${bySuit.join(', ') || 'no cards'}`
    },
    cards: 'Cards you drew more than once',
    times: (times: number): string => `${times} times`,
    /** What pressing a recurring card does. */
    look: (card: string, times: number): string => `${card}, ${times} times: show these entries`,
  },
  note: 'Your note',
  notePlaceholder: 'What came of it? What do you see now?',
  delete: 'Delete',
  deleteEntry: (title: string): string => `Delete “${title}”`,
  yesDelete: 'Yes, delete it',
  no: 'No',
  isDeleted: (title: string): string => `“${title}” is deleted.`,
  deleteAll: 'Delete all',
  yesDeleteAll: (entries: number): string => `Yes, delete all ${entries}`,
  isEmpty: 'The journal is empty.',
  whereItIs: 'It is in this browser and nowhere else; an encrypted file takes it to another device.',
  file: 'Take it with you',
  /** Before anything is kept. */
  fileOfAnother: 'From another device',
  saveEncrypted: 'Save an encrypted file',
  save: 'Save as a file',
  bringIn: 'Bring in a file',
  passphrase: 'Passphrase',
  passphraseAgain: 'Passphrase, once more',
  passphraseHint: (min: number): string =>
    `At least ${min} characters; several words are best. Nobody can open the file without it, and nobody can find it out for you.`,
  passphrasesDiffer: 'The two passphrases are not the same.',
  passphraseShort: (min: number): string => `The passphrase needs at least ${min} characters.`,
  openHint: 'This file is encrypted. Which passphrase was it saved with?',
  openFile: 'Open the file',
  cancel: 'Cancel',
  encrypting: 'One moment: the file is being encrypted.',
  opening: 'One moment: the file is being opened.',
  isSaved: 'The encrypted file is saved. Bring it in on the other device, with the same passphrase.',
  cannotEncrypt: 'Browsers encrypt only on pages that come over HTTPS.',
  added: (entries: number): string => `${entries} entries were added.`,
  noRoom: 'This browser keeps nothing, or has no room left. Nothing has changed.',
  /** What is wrong with a file. */
  faults: {
    unreadable: 'This file is damaged, or was not written by a journal. Nothing has changed.',
    other: 'This file is not a journal. Nothing has changed.',
    passphrase: 'This passphrase does not open the file, or the file is damaged. Nothing has changed.',
    newer: 'This file was written by a later version of this page. Nothing has changed.',
    damaged: (damaged: number, all: number): string =>
      `${damaged} of the ${all} entries in this file are damaged. Nothing has changed.`,
  },
}
