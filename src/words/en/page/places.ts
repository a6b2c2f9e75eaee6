/** The field that looks for places by name. */
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

export const ENGLISH_PLACES = {
  /** From its code: `PT` → `Portugal`. */
  country: (code: string): string => COUNTRIES.of(code) ?? code,
  example: 'Begin to type a town',
  list: 'Places',
  /** `otherwise` is a sentence: what to do then. */
  unknown: (otherwise: string): string => `No place of that name is known here. ${otherwise}`,
  unavailable: (otherwise: string): string => `Places cannot be looked up now. ${otherwise}`,
  noneFound: (otherwise: string): string => `No place found. ${otherwise}`,
  offered: (count: number): string => `${count} places offered`,
}
