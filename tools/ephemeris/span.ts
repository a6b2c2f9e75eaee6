/**
 * The stretches of time the builder covers, in Julian days (TDB, taken as equal to TT: at most 0.002 s apart).
 * Each step of the chain reaches a little farther than the next one asks for.
 */

/** 1969-07-29: where the integration starts, both ways. */
export const START = 2440431.5

/** Daily states of the integration: 1597-06 to 2405-01. */
export const STATES = { first: 2304500.5, last: 2599500.5, stepDays: 1 } as const

/** The Moon of ELP/MPP02, every half day. */
export const MOON = { first: 2304600.5, last: 2599400.5, stepDays: 0.5 } as const

/** Minor bodies, every second day from 2026-06-09 (JD 2461200.5), the day of JPL's elements of Chiron, Pholus and Eris. */
export const MINOR = { start: 2461200.5, first: 2304900.5, last: 2598800.5, stepDays: 2 } as const

/** Apparent places, from which the tables are fitted: 1598-09 to 2402-11. */
export const PLACES = { first: 2304980.5, last: 2598700.5 } as const

/** The tables: 1599-01-01 to 2401-01-01, and on to the end of each body's last segment. */
export const TABLE = { first: 2305082.5, last: 2598012.5 } as const

export const J2000 = 2451545
export const CENTURIES_PER_DAY = 1 / 36525
export const ARCSECONDS_PER_RADIAN = 648000 / Math.PI

/** Julian centuries from J2000. */
export const centuries = (jd: number) => (jd - J2000) * CENTURIES_PER_DAY
