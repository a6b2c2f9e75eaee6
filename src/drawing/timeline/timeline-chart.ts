/** The data from which a timeline is drawn. */
import type { AspectName } from '../../chart/aspects.ts'

/** All times are what the clocks of one zone show, in milliseconds as `Date.UTC` counts them. */
export interface TimelineChart {
  readonly from: number
  /** The midnight after the last day. */
  readonly to: number
  /** Marked if it lies in the span. */
  readonly now?: number | undefined
  /** At which a transit begins and ends. */
  readonly orb: number
  /** From top to bottom. */
  readonly transits: readonly DrawnTransit[]
  /** How many lighter ones are not drawn. */
  readonly omitted?: number
}

export interface DrawnTransit {
  /** Of this one transit: no two in a picture share it. */
  readonly uid: string
  readonly body: string
  readonly aspect: AspectName
  readonly point: string
  /** False: no moment is exact, and its density says nothing. */
  readonly certain: boolean
  readonly visits: readonly DrawnVisit[]
  readonly passes: readonly { readonly at: number; readonly retrograde: boolean }[]
  /** Turns within the orb. */
  readonly stations: readonly { readonly at: number; readonly orb: number | null }[]
}

/** A stretch within the orb; null where the ephemeris ends. */
export interface DrawnVisit {
  readonly enters: number | null
  readonly leaves: number | null
}

/** The words of a picture in one language. */
export interface PictureWords {
  /** Twelve short names. */
  readonly months: readonly string[]
  readonly today: string
  /** `Saturn square Moon`. */
  readonly transit: (transit: Pick<DrawnTransit, 'body' | 'aspect' | 'point'>) => string
  /** `2 Mar – 30 Oct 2027`; the time of a year that the picture shows need not name it. */
  readonly dates: (enters: number | null, leaves: number | null) => string
  /** Of the whole picture, for those who do not see it. */
  readonly title: (from: number, to: number, count: number) => string
  /** What is hollow, filled, and not there. */
  readonly exact: string
  readonly exactRetrograde: string
  readonly harmonious: string
  readonly challenging: string
  readonly conjunction: string
  readonly omitted: (count: number) => string
}
