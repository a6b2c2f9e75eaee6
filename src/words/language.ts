/** A language is a folder beside this file and one in data/. So far there is only English. */
export const LANGUAGE = 'en'
export type Language = typeof LANGUAGE
