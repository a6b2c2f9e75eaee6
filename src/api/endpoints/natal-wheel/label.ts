/** A name that a caller gives for a picture. */

/** What no name needs and no drawing may hold: controls, marks of direction, halves of pairs, and what is no character. */
const UNWRITABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/** Undefined if nothing is left of it. */
export function labelOf(given: string | undefined): string | undefined {
  const label = given?.replaceAll(UNWRITABLE, '').replaceAll(/\s+/g, ' ').trim()
  return label === '' ? undefined : label
}
