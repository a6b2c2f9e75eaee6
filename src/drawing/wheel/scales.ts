/** How large everything on a wheel is, in units of its own 640. */
export interface Scale {
  /** From the outside in. Each row of a planet's column (glyph, degree, minute, retrograde) has its own radius. */
  readonly radii: {
    readonly axisLabel: number
    readonly rim: number
    readonly zodiac: number
    readonly tick: number
    readonly glyph: number
    readonly degree: number
    /** Absent: minutes are left to the titles. */
    readonly minute?: number
    readonly retrograde: number
    readonly houses: number
    readonly houseNumber: number
    readonly aspects: number
  }
  /** Degrees between neighbours: room for a glyph at its radius, and for the letters of each row below it. */
  readonly gaps: { readonly planet: number; readonly houseNumber: number; readonly axisLabel: number }
  /** Glyphs are drawn in a box of 24 units; these are factors. */
  readonly glyphs: { readonly sign: number; readonly planet: number; readonly retrograde: number }
  /** Heights of letters. */
  readonly letters: {
    readonly degree: number
    readonly minute: number
    readonly houseNumber: number
    readonly axisLabel: number
  }
  /** Half the room of an aspect's glyph on its chord. */
  readonly aspectGlyph: number
}

export const SCALES = {
  /** For a wheel of 450 pixels or more. */
  full: {
    radii: {
      axisLabel: 309,
      rim: 288,
      zodiac: 248,
      tick: 240,
      glyph: 216,
      degree: 192.5,
      minute: 174,
      retrograde: 159.5,
      houses: 151,
      houseNumber: 138.5,
      aspects: 126,
    },
    gaps: { planet: 7.6, houseNumber: 7, axisLabel: 7 },
    glyphs: { sign: 0.92, planet: 0.95, retrograde: 0.38 },
    letters: { degree: 11.5, minute: 9.5, houseNumber: 12, axisLabel: 11.5 },
    aspectGlyph: 7,
  },
  /** For a phone: fewer letters, and half as large again. */
  compact: {
    radii: {
      axisLabel: 311,
      rim: 284,
      zodiac: 240,
      tick: 233,
      glyph: 205,
      degree: 169,
      retrograde: 146,
      houses: 138,
      houseNumber: 124,
      aspects: 110,
    },
    gaps: { planet: 11.6, houseNumber: 10.5, axisLabel: 7.5 },
    glyphs: { sign: 1.2, planet: 1.35, retrograde: 0.58 },
    letters: { degree: 17, minute: 0, houseNumber: 17, axisLabel: 16 },
    aspectGlyph: 10,
  },
} as const satisfies Record<string, Scale>

export type ScaleName = keyof typeof SCALES
