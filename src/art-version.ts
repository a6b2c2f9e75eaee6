/** Changes when, and only when, a picture of the deck does. Links to pictures carry it, so a browser may keep what it has for ever. */
import deck from '../data/cards/version.json' with { type: 'json' }

export const ART_VERSION: string = deck.version
