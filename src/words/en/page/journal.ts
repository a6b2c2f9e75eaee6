/** The room of the journal. */
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export const ENGLISH_JOURNAL = {
  title: 'Your journal',
  intro:
    'Draws and days that you kept, with your notes. It is in this browser and nowhere else: save it as a file if you want to have it elsewhere.',
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
  note: 'Your note',
  delete: 'Delete',
  deleteEntry: (title: string): string => `Delete “${title}”`,
  yesDelete: 'Yes, delete it',
  no: 'No',
  isDeleted: (title: string): string => `“${title}” is deleted.`,
  deleteAll: 'Delete all',
  yesDeleteAll: (entries: number): string => `Yes, delete all ${entries}`,
  isEmpty: 'The journal is empty.',
  save: 'Save as a file',
  bringIn: 'Bring in a file',
  added: (entries: number): string => `${entries} entries were added.`,
  noRoom: 'This browser keeps nothing, or has no room left. Nothing has changed.',
  /** What is wrong with a file. */
  faults: {
    unreadable: 'This file is damaged, or was not written by a journal. Nothing has changed.',
    other: 'This file is not a journal. Nothing has changed.',
    damaged: (damaged: number, all: number): string =>
      `${damaged} of the ${all} entries in this file are damaged. Nothing has changed.`,
  },
}
