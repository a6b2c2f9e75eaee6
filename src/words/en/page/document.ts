/** The page's document as it is built, before a script runs, and the manifest of the installed page. They are HTML and JSON: no text has a sign of either. */
export const ENGLISH_DOCUMENT = {
  title: 'Augury: cards, sky and birth charts',
  description:
    'Ask the cards, read your sign’s day, follow the Moon through the month, and cast your birth chart. Nothing you ask leaves your browser.',
  brand: 'Augury',
  /** To browsers without scripts. */
  needsScripts: 'The cards and the charts need JavaScript. The sky of today, by the date in UTC, needs none.',
  /** What stands before, in and after the link to the reference. */
  beforeReference: 'The ',
  reference: 'API reference',
  afterReference: ' describes how to ask for more.',
  /** What an installed page offers at its icon. */
  shortcutToday: 'Today',
  shortcutDraw: 'Ask the cards',
  shortcutMonth: 'The month’s sky',
  shortcutJournal: 'Journal',
  /** What the pictures show that a browser offers the installation with. */
  screenshotToday: 'A sentence, a card and the Moon of today',
  screenshotCards: 'Cards on the cloth, and what they say',
  manifestDescription: 'Ask the cards, read your sign’s day, follow the Moon, and cast your birth chart.',
}
