/** A language is a folder beside this file and one in data/. There is one. */
export const LANGUAGE = 'en'
export type Language = typeof LANGUAGE
