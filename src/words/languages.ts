/** The languages in which readings are written, as BCP 47 tags. Each is a folder beside this file and one in `data/`. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** A part of every language. Its type is that of the English one: the compiler names what another language does not have. */
export type ByLanguage<Part> = Readonly<Record<Language, Part>>
