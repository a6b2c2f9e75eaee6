/** How large everything on a wheel is, in units of which the radius of the whole picture has 336. */
export interface Scale {
  /** From the outside in. The last two are the most that they may be: a crowd of bodies pushes them inwards. */
  readonly radii: { readonly rim: number; readonly zodiac: number; readonly houses: number }
  /** Between the two edges of the ring of houses. */
  readonly houseRing: number
  /** From the zodiac to where a leader turns towards its column, to where it stands over it, and to the middle of the first glyph. */
  readonly leader: { readonly tick: number; readonly bend: number; readonly glyph: number }
  /** Glyphs are drawn in a box of 24 units; these are factors. */
  readonly glyphs: { readonly sign: number; readonly body: number; readonly retrograde: number }
  /** Sizes of letters. */
  readonly letters: {
    readonly degree: number
    /** Absent: minutes are left to the titles. */
    readonly minute?: number
    readonly motion: number
    readonly houseNumber: number
    readonly axis: number
    readonly cusp: number
    readonly caption: number
  }
  /** Figures that would be smaller are left out: the titles, and a table beside the wheel, have them. */
  readonly leastFigures?: number
  /** Degrees between the labels outside the rim. */
  readonly labelGap: number
  /** From the rim to the edge of the picture. */
  readonly labelRoom: number
  /** Half the room of an aspect's glyph on its chord. */
  readonly aspectGlyph: number
  /** Length of a side of the aspect grid's squares. */
  readonly gridSquare: number
}

export const SCALES = {
  /** For a wheel of 450 pixels or more. */
  full: {
    radii: { rim: 288, zodiac: 256, houses: 168 },
    houseRing: 21,
    leader: { tick: 6, bend: 12, glyph: 29 },
    glyphs: { sign: 0.9, body: 0.95, retrograde: 0.38 },
    letters: { degree: 12, minute: 9.5, motion: 8.5, houseNumber: 12, axis: 11.5, cusp: 9.5, caption: 13 },
    labelGap: 7.8,
    labelRoom: 48,
    aspectGlyph: 7,
    gridSquare: 24,
  },
  /** For a phone: fewer letters, and half as large again. */
  compact: {
    radii: { rim: 286, zodiac: 246, houses: 152 },
    houseRing: 28,
    leader: { tick: 6, bend: 12, glyph: 35 },
    glyphs: { sign: 1.15, body: 1.3, retrograde: 0.56 },
    letters: { degree: 17, motion: 13, houseNumber: 16, axis: 15, cusp: 14, caption: 19 },
    labelGap: 10.5,
    labelRoom: 50,
    aspectGlyph: 10,
    gridSquare: 30,
  },
} as const satisfies Record<string, Scale>

export type ScaleName = keyof typeof SCALES
