/** What a language says in a report around the texts of a reading: titles, tables, how it was computed (docs/reports.md). */

/** When and where somebody was born, as it is printed. */
export interface PrintedBirth {
  /** `Tuesday 15 May 1990` */
  readonly date: string
  /** `14:30`; null if nobody knows it. */
  readonly time: string | null
  readonly zone: string
  /** `52.52° N, 13.405° E` */
  readonly place: string
}

/** How a chart was cast. */
export interface PrintedMethod {
  /** `placidus`, as a code; null without a time. */
  readonly houseSystem: string | null
  readonly zodiac: string
  readonly ayanamsa: string | null
  readonly byModel: boolean
}

export interface ReportWords {
  readonly kinds: {
    readonly natal: string
    readonly solarReturn: string
    readonly timeline: string
    readonly pair: (kind: string) => string
    readonly year: (year: string, sign: string) => string
    readonly spread: (name: string) => string
  }
  /** A name of an answer as people read it. */
  readonly body: (code: string) => string
  readonly term: (code: string) => string
  /** A fact of a reading by its id: `sun-in-taurus` → `Sun in Taurus`. */
  readonly fact: (id: string) => string
  readonly pairFact: (id: string) => string
  readonly bornLines: (birth: PrintedBirth) => readonly string[]
  readonly pairLine: (who: 'first' | 'second', birth: PrintedBirth) => string
  readonly longDate: (date: string) => string
  /** `17 November 2026` */
  readonly shortDate: (date: string) => string
  /** Of a local time, `2026-05-15T07:34:21`. */
  readonly moment: (local: string) => string
  readonly bornOn: (birth: PrintedBirth) => string
  readonly yearFrom: (date: string) => string
  /** `2027` or `2027-04`, in which something begins. */
  readonly beginIn: (date: string) => string
  readonly exactOn: (date: string) => string
  readonly span: (from: string, to: string) => string
  /** `3 December` */
  readonly day: (date: string) => string
  readonly titles: Readonly<Record<ReportTitle, string>>
  readonly columns: Readonly<Record<ReportColumn, string>>
  readonly houseNumber: (house: number) => string
  readonly retrograde: string
  readonly applying: (isApplying: boolean) => string
  readonly timeUnknown: string
  readonly card: (name: string, isReversed: boolean) => string
  /** A letter for each month. */
  readonly monthInitials: string
  /** Below the drawing of a year. */
  readonly monthsOfCover: string
  /** The last page, in paragraphs. */
  readonly chartMethod: (method: PrintedMethod) => readonly string[]
  readonly pairMethod: (method: PrintedMethod, pairs: number) => readonly string[]
  readonly timelineMethod: (byModel: boolean) => readonly string[]
  readonly yearMethod: (byModel: boolean) => readonly string[]
  readonly spreadMethod: (seed: string | null, byModel: boolean) => readonly string[]
}

export type ReportTitle =
  | 'portrait'
  | 'tensions'
  | 'tables'
  | 'positions'
  | 'houses'
  | 'aspects'
  | 'method'
  | 'together'
  | 'strengths'
  | 'frictions'
  | 'advice'
  | 'contacts'
  | 'first'
  | 'second'
  | 'year'
  | 'love'
  | 'career'
  | 'wellbeing'
  | 'why'
  | 'months'
  | 'keyDates'
  | 'bestDays'
  | 'carefulDays'
  | 'cards'
  | 'answer'
  | 'threads'
  | 'act'
  | 'reading'
  | 'timeline'
  | 'contents'
  | 'underWay'
  | 'peaks'
  | 'lunations'
  | 'birthChart'
  | 'houseEntries'
  | 'toNatal'

export type ReportColumn =
  | 'body'
  | 'sign'
  | 'position'
  | 'house'
  | 'motion'
  | 'cusp'
  | 'aspect'
  | 'other'
  | 'orb'
  | 'first'
  | 'second'
  | 'date'
  | 'event'
  | 'natal'
