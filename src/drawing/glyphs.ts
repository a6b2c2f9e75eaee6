/** Our own stroke glyphs in a box of 24 units centred on 0,0: no font is needed to draw a chart. */
import type { AspectName } from '../chart/aspects.ts'
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'

export const BODY_GLYPHS = {
  sun: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M-.6 0a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
  moon: 'M3.5-9A9 9 0 1 0 3.5 9C-1.5 6.5-3.5 3.5-3.5 0S-1.5-6.5 3.5-9Z',
  mercury: 'M-5-1.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-5-11.5C-5-4.8 5-4.8 5-11.5M0 3.5V11.5M-4 7.5H4',
  venus: 'M-5.5-4.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M0 1V11M-5 6H5',
  mars: 'M-8.5 3.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M2-1L9-8.5M3.5-9H9.3V-3.2',
  jupiter: 'M-8-6.5C-6.5-11.5 1.5-11 1-5.5C.6-1.5-4 1.5-8.5 4.5H8.5M4.8-10V11',
  saturn: 'M-3.5-11.5V4M-7.5-8H2M-3.5-1.5C-1-5.5 6.5-5 6-.5C5.6 3 2 4.5 2 8C2 10.5 4 11.5 6.5 10',
  uranus:
    'M-2.7 8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M0 5.3V-10.5M-5.5-3H5.5M-8.5-10C-4.5-8-4.5 2-8.5 4M8.5-10C4.5-8 4.5 2 8.5 4',
  neptune:
    'M0-10.5V11.5M-8-9.5C-8.5 1-4.5 3.5 0 3.5S8.5 1 8-9.5M-4.5 7.5H4.5M-2-8L0-10.8L2-8M-10-7.2L-8-9.8L-6-7.2M6-7.2L8-9.8L10-7.2',
  pluto: 'M-3-6.8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-7-7.5C-7.5 2 7.5 2 7-7.5M0 0V11M-4.5 5.5H4.5',
} as const satisfies Record<Planet, string>

export const SIGN_GLYPHS = {
  aries:
    'M0 11C0 0-1.5-10.5-6.5-10.5C-10.5-10.5-10.5-4-6.5-3M0 11C0 0 1.5-10.5 6.5-10.5C10.5-10.5 10.5-4 6.5-3',
  taurus: 'M-6.5 4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M-9-10.5C-6.5-10-6-2.5 0-2.5S6.5-10 9-10.5',
  gemini: 'M-8.5-10.5C-4-7.5 4-7.5 8.5-10.5M-8.5 10.5C-4 7.5 4 7.5 8.5 10.5M-3.8-8.5V8.5M3.8-8.5V8.5',
  cancer:
    'M-9-4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M-9-4.5C-7-9.5 5-10 10-5.5M2.6 4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M9 4.5C7 9.5-5 10-10 5.5',
  leo: 'M-8.2 3a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M-2.3 1C-4-3-5.5-4.5-5.5-6.5C-5.5-12.5 5.5-12.5 5.5-6.5C5.5-2.5 2 3 2 7.5C2 11.5 6.5 12 8.5 8.5',
  virgo:
    'M-10.5-8.5C-8-9-7.5-7-7.5-5V7.5M-7.5-5C-7-9.5-2.5-9.5-2.5-5V7.5M-2.5-5C-2-9.5 2.5-9.5 2.5-5V5C2.5 9 5 10.5 8.5 11M2.5-3C5-7.5 10-5.5 9 0C8.5 4.5 4 8.5-1 11',
  libra: 'M-10 9.5H10M-10 4.5H-4C-8.5 0-7-8.5 0-8.5S8.5 0 4 4.5H10',
  scorpio:
    'M-10.5-8.5C-8-9-7.5-7-7.5-5V7.5M-7.5-5C-7-9.5-2.5-9.5-2.5-5V7.5M-2.5-5C-2-9.5 2.5-9.5 2.5-5V6C2.5 9.5 5.5 10.5 9.5 8.5M6.5 5.5L10.2 8.2L7.5 11.5',
  sagittarius: 'M-9 9.5L9-9.5M1-10H9.5V-1.5M-6-1L2.5 7',
  capricorn:
    'M-10-8.5C-7-9-6-6-6 0V5M-6-1C-5.5-9 .5-11 .5-4V5C.5 8.5-1.5 11-5 11M.5 3.5a4.3 4.3 0 1 1 3.5 4.8C1.5 8 .6 5.8.5 3.5',
  aquarius: 'M-10.5-2L-6.5-6.5L-2.5-2.5L1.5-6.5L5.5-2.5L10-7M-10.5 6.5L-6.5 2L-2.5 6L1.5 2L5.5 6L10 1.5',
  pisces: 'M-8-10.5C-2.5-4-2.5 4-8 10.5M8-10.5C2.5-4 2.5 4 8 10.5M-9 0H9',
} as const satisfies Record<Sign, string>

export const ASPECT_GLYPHS = {
  conjunction: 'M-7 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M.6 1.6L8-7',
  semisextile: 'M-8 4H8M-6.5-6L0 4L6.5-6',
  semisquare: 'M-7-8V7H8',
  sextile: 'M0-8.5V8.5M-7.4-4.2L7.4 4.2M-7.4 4.2L7.4-4.2',
  square: 'M-7-7H7V7H-7Z',
  trine: 'M0-8L8 6.5H-8Z',
  sesquiquadrate: 'M-9-8H1V2H-9ZM-3 9H9V-2',
  quincunx: 'M-8-4H8M-6.5 6L0-4L6.5 6',
  opposition:
    'M-9.5 5.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5-5.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M-3.5 3L3.5-3',
} as const satisfies Record<AspectName, string>

/** The letter R with a stroke through its leg, for retrograde motion. */
export const RETROGRADE_GLYPH = 'M-6 9V-9H1C6-9 6-1 1-1H-6M0-1L8 10M8 1L0 10'
