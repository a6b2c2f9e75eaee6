import type { BodyGlyph } from '../glyphs.ts'

/** A body or point as the wheel shows it. */
export interface WheelBody {
  readonly name: BodyGlyph
  readonly longitude: number
  readonly retrograde: boolean
  /** The way it turns within a day: it seems to stand still. */
  readonly station?: 'retrograde' | 'direct'
  /** Between which longitudes it is on a day of which the hour is not known, in the order of the zodiac. */
  readonly range?: { readonly from: number; readonly to: number }
}

/** `aspect` may be any name; those without a glyph, such as parallels, are not drawn. */
export interface WheelAspect {
  readonly planet1: string
  readonly planet2: string
  readonly aspect: string
  readonly orb: number
}

/** A chart in plain numbers, as any room can give it. */
export interface WheelChart {
  /** What it is, for its text alternative: `Composite chart wheel`. A natal chart if absent. */
  readonly title?: string
  /** Whose the chart is, written beside a bi-wheel. */
  readonly name?: string
  /** Angles and cusps are absent where the time of birth is not known: then there are no houses, and Aries begins at the left. */
  readonly ascendant?: number
  readonly midheaven?: number
  readonly cusps?: readonly number[]
  readonly bodies: readonly WheelBody[]
  readonly aspects: readonly WheelAspect[]
  /** A second ring outside the zodiac. Its aspects, from a body of the chart (`planet1`) to one of the ring (`planet2`), are drawn instead of the chart's own. */
  readonly outer?: {
    /** Whose bodies these are, for the titles: `Transiting`. */
    readonly label: string
    /** Whose ring it is, written beside it. */
    readonly name?: string
    /** Of another birth with a time: the ring shows its houses and angles. */
    readonly ascendant?: number
    readonly midheaven?: number
    readonly cusps?: readonly number[]
    readonly bodies: readonly WheelBody[]
    readonly aspects: readonly WheelAspect[]
    /** Those of the table, which has room for more than there can be lines; `aspects` if absent. */
    readonly tableAspects?: readonly WheelAspect[]
  }
  /** Lines of text below the wheel. */
  readonly caption?: readonly string[]
}
