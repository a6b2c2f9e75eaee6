/** The seed of a draw without one: everybody draws the same cards on a date. The service takes the date in UTC, a reader's own screen the reader's. */

const SEED = /^anonymous_(\d{4}-\d\d-\d\d)$/

/** `2026-11-18` → `anonymous_2026-11-18` (contract §2.2). */
export const seedOfDate = (date: string): string => `anonymous_${date}`

/** The date of such a seed; undefined for any other. */
export const dateOfSeed = (seed: string | null): string | undefined => SEED.exec(seed ?? '')?.[1]
