/** The words in the picture of a timeline, in a language. Times are milliseconds as `Date.UTC` counts them, of what local clocks show. */

export interface TimelinePictureWords {
  /** Twelve short names. */
  readonly months: readonly string[]
  readonly today: string
  /** `Saturn square Moon` */
  readonly transit: (transit: {
    readonly body: string
    readonly aspect: string
    readonly point: string
  }) => string
  /** `2 Mar – 30 Oct 2027`; null beyond the ephemeris. */
  readonly dates: (enters: number | null, leaves: number | null) => string
  /** Of the whole picture, for those who do not see it. */
  readonly title: (from: number, to: number, count: number) => string
  /** Of the legend. */
  readonly exact: string
  readonly exactRetrograde: string
  readonly harmonious: string
  readonly challenging: string
  readonly conjunction: string
  /** How many lighter transits are not drawn. */
  readonly omitted: (count: number) => string
}
