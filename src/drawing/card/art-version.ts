/**
 * Changes when, and only when, a picture does. Links to pictures carry it, so a browser may keep what it has for ever.
 * Written by `npm run build:art-version`; a test fails while it is behind.
 */
export const ART_VERSION = '96018128'
