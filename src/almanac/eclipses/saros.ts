/**
 * The numbers of lunations and of saros series.
 *
 * Two eclipses a saros apart (223 lunations) belong to one series; an eclipse an inex later (358 lunations) belongs to the series with the
 * next number (G. van den Bergh, Periodicity and Variation of Solar (and Lunar) Eclipses, 1955). Every lunation can be reached by steps of
 * both, and both are whole, so one known series gives all.
 */
import { J2000 } from '../../time/time-scales.ts'

export type Luminary = 'solar' | 'lunar'

/** Mean length of a lunation in days, and the mean new Moon of 2000-01-06 (J. Meeus, Astronomical Algorithms, chapter 49). */
const LUNATION_DAYS = 29.530588861
const FIRST_NEW_MOON = J2000 + 5.09766

/** A lunation is counted from its new Moon; the full Moon is in its middle. */
const SHARE_OF_LUNATION = { solar: 0, lunar: 0.5 } as const

/** The mean new (or full) Moon with a number, as a Julian day of TT; that of January 2000 has the number 0. The true one is less than 0.65 days away. */
export function meanLunation(of: Luminary, number: number): number {
  return FIRST_NEW_MOON + (number + SHARE_OF_LUNATION[of]) * LUNATION_DAYS
}

/** The number, with its fraction, that a Julian day of TT would have. */
export function lunationNumber(of: Luminary, tt: number): number {
  return (tt - FIRST_NEW_MOON) / LUNATION_DAYS - SHARE_OF_LUNATION[of]
}

const SAROS_LUNATIONS = 223
/** 38 · 358 = 61 · 223 + 1: 38 inex are a lunation more than 61 saros. */
const SERIES_PER_LUNATION = 38
/** Solar 2017-08-21 is of series 145, lunar 2025-03-14 of 123 (NASA, Five Millennium Catalogs). The sum is known modulo 223; the series of 1600–2399 have numbers from 25 on. */
const REFERENCE = { solar: { lunation: 218, series: 145 }, lunar: { lunation: 311, series: 123 } } as const
const FIRST_SERIES = 25

export function sarosOf(of: Luminary, lunation: number): number {
  const reference = REFERENCE[of]
  const series = reference.series + SERIES_PER_LUNATION * (lunation - reference.lunation) - FIRST_SERIES
  return (((series % SAROS_LUNATIONS) + SAROS_LUNATIONS) % SAROS_LUNATIONS) + FIRST_SERIES
}
