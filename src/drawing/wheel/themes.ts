import type { AspectName } from '../../chart/aspects.ts'

type Tone = 'hard' | 'easy' | 'minor' | 'gold'
type Dashes = Partial<Record<AspectName, string>>

export interface WheelTheme {
  readonly ground: string
  readonly ink: string
  readonly gold: string
  readonly fire: string
  readonly earth: string
  readonly air: string
  readonly water: string
  readonly hard: string
  readonly easy: string
  readonly minor: string
  /** How strongly the signs are filled with the colours of their elements. */
  readonly ring: number
  /** Aspects whose chords are not whole lines. */
  readonly dashes: Dashes
}

/** The colour of each aspect's chord and glyph. Conjunctions have no chord: the bodies already stand together. */
export const ASPECT_TONES: Readonly<Record<AspectName, Tone>> = {
  conjunction: 'gold',
  trine: 'easy',
  sextile: 'easy',
  square: 'hard',
  opposition: 'hard',
  semisextile: 'minor',
  semisquare: 'minor',
  sesquiquadrate: 'minor',
  quincunx: 'minor',
}

const MINOR_DASHES: Dashes = {
  semisextile: '1.5 3',
  semisquare: '1.5 3',
  sesquiquadrate: '1.5 3',
  quincunx: '1.5 3',
}
const DASHES: Dashes = { ...MINOR_DASHES, sextile: '5 3' }

export const WHEEL_THEMES = {
  light: {
    ground: '#F5ECD9',
    ink: '#20233F',
    gold: '#8A6424',
    fire: '#B3452B',
    earth: '#4C6A34',
    air: '#8A6A1C',
    water: '#246270',
    hard: '#B9382F',
    easy: '#2A64A0',
    minor: '#6B7090',
    // mutate constant: how strong a colour is: taste
    ring: 0.13,
    dashes: DASHES,
  },
  dark: {
    ground: '#171B36',
    ink: '#F1E7D0',
    gold: '#DDB866',
    fire: '#EE8A66',
    earth: '#9DC07C',
    air: '#E6C56A',
    water: '#74C3CC',
    hard: '#F0776B',
    easy: '#7FB4F0',
    minor: '#A2A8CC',
    // mutate constant: how strong a colour is: taste
    ring: 0.16,
    dashes: DASHES,
  },
  /** Black on white: what the others say in colours, the dashes say. */
  print: {
    ground: '#FFFFFF',
    ink: '#000000',
    gold: '#000000',
    fire: '#000000',
    earth: '#000000',
    air: '#000000',
    water: '#000000',
    hard: '#000000',
    easy: '#000000',
    minor: '#000000',
    ring: 0,
    // mutate members: which aspect has which dashes: taste, as long as all differ (a test says so)
    dashes: { ...MINOR_DASHES, opposition: '12 3', trine: '8 3 1.5 3', sextile: '4 3' },
  },
} as const satisfies Record<string, WheelTheme>

export type WheelThemeName = keyof typeof WHEEL_THEMES
